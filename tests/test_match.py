"""``parlour match``: what it tells, and how it says that something is wrong."""

from __future__ import annotations

import json
import math
import os
import re
import signal
import subprocess
import sys

import pytest

from parlour.cli.match import play_match
from parlour.players.match import Match, Played, play_game
from parlour.players.summary import summarize
from parlour.registry import find_game
from tests.command_line import CommandLine


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    return CommandLine(capsys, monkeypatch)


UNLOCKER = ("match", "unlocker", "--player", "greedy")


def options(game_id: str) -> tuple[tuple[str, bool | int | str], ...]:
    return tuple(find_game(game_id).complete_options({}).items())


def test_a_match_is_told_in_words(run: CommandLine) -> None:
    ran = run(*UNLOCKER, "--deals", "1-30")
    assert ran.status == 0
    title, won, score, *counts = ran.out.splitlines()
    assert title == "Unlocker: greedy, deals 1-30"
    assert won.startswith("Won ")
    assert "on average" in score
    assert counts[0].startswith("Games by score: ")
    assert ran.error == ""


def test_a_match_in_json_says_the_same(run: CommandLine) -> None:
    ran = run(*UNLOCKER, "--deals", "1-30", "--set", "max_slots=3", "--json", "--seed", "4")
    data = json.loads(ran.out)
    assert data["games"] == data["won"] + data["lost"] == 30
    assert data["drawn"] == 0
    assert data["options"] == {"first_slot_free": False, "max_slots": 3, "unlock_at": 3}
    assert data["interval"][0] < data["win_rate"] == data["won"] / 30 < data["interval"][1]
    counts = {int(score): count for score, count in data["score"]["counts"].items()}
    assert sum(counts.values()) == 30
    assert math.isclose(data["score"]["mean"], sum(score * count for score, count in counts.items()) / 30)
    assert data["score"]["quantiles"]["0.0"] == min(counts)
    assert data["score"]["quantiles"]["1.0"] == max(counts)


def test_the_games_come_out_alike_in_any_number_of_processes() -> None:
    match = Match("unlocker", options("unlocker"), ("strong",), budget=20)
    alone = list(play_match(match, range(6), jobs=1))
    assert [played.number for played in alone] == list(range(6))
    assert list(play_match(match, range(6), jobs=2)) == alone


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_match_tells_what_is_known(jobs: str) -> None:
    arguments = ("match", "foursquare", "--player", "greedy", "--deals", "0-999999", "--jobs", jobs, "--json")
    command = [sys.executable, "-m", "parlour", *arguments]
    # A terminal for the progress, which tells when a game is over.
    terminal, its_end = os.openpty()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=its_end) as process:
        os.close(its_end)
        shown = ""
        while not re.search("[1-9][0-9]*/1000000", shown):
            shown += os.read(terminal, 1000).decode()
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    os.close(terminal)
    assert process.returncode == 130
    data = json.loads(out)
    assert 1 <= data["games"] == data["won"] + data["lost"] < 1000


def test_a_game_that_is_stopped_counts_for_nothing() -> None:
    for game_id, players in (("unlocker", ("greedy",)), ("cross-jack", ("random", "random"))):
        match = Match(game_id, options(game_id), players)
        answers = [False, False, True]
        assert play_game(match, 1, answers.pop) is None
        assert play_game(match, 1) is not None


def test_sides_alternate_in_a_game_for_two_and_openings_come_in_pairs() -> None:
    match = Match("cross-jack", options("cross-jack"), ("level-2", "random"))
    assert [played.result for played in play_match(match, range(6), jobs=1)] == ["won"] * 6
    match = Match("cross-jack", options("cross-jack"), ("random", "level-2"))
    played = list(play_match(match, range(6), jobs=1))
    assert [one.result for one in played] == ["lost"] * 6
    assert all(one.score is None for one in played)


def test_a_player_who_goes_round_in_circles_gives_up() -> None:
    match = Match("lake-effect", options("lake-effect"), ("greedy",))
    (played,) = play_match(match, range(3, 4), jobs=1)
    assert played.result == "lost"
    assert played.moves < 500


def test_a_summary_counts_and_spreads() -> None:
    games = [Played(n, "won" if score > 0 else "lost", score, 10) for n, score in enumerate((-4, 2, 2, 8))]
    summary = summarize(games)
    assert (summary.games, summary.won, summary.lost, summary.win_rate) == (4, 3, 1, 0.75)
    assert summary.scores is not None
    assert summary.scores.mean == 2
    assert summary.scores.counts == ((-4, 1), (2, 2), (8, 1))
    assert summary.scores.quantiles[3] == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("unlocker", "--deals", "1-2"), "Unlocker is a game for one player; name it with --player."),
        (
            ("cross-jack", "--player", "random", "--deals", "1-2"),
            "Cross-Jack is a game for 2 players; name each with --player.",
        ),
        (
            ("unlocker", "--player", "genius", "--deals", "1-2"),
            'There is no player "genius" for unlocker; its players are random, greedy, strong.',
        ),
        (
            (*UNLOCKER[1:], "--deals", "5-3"),
            'The option --deals cannot be "5-3"; it is two deal numbers, the smaller first, as in 0-99.',
        ),
        (
            (*UNLOCKER[1:], "--deals", "1-2", "--budget", "0"),
            'The option --budget cannot be "0"; it is a whole number from 1 to 9223372036854775807, written in digits.',
        ),
        (
            (*UNLOCKER[1:], "--deals", "1-2", "--jobs", "0"),
            'The option --jobs cannot be "0"; it is a whole number from 1 to 256, written in digits.',
        ),
        (
            (*UNLOCKER[1:], "--deals", "7"),
            'The option --deals cannot be "7"; it is two deal numbers, the smaller first, as in 0-99.',
        ),
        (
            (*UNLOCKER[1:], "--deals", "1-2", "--goal", "fun"),
            'The option --goal cannot be "fun"; it can be win, score.',
        ),
        (
            ("cross-jack", "--player", "random", "--player", "random", "--deals", "1-2", "--goal", "win"),
            "Cross-Jack has no score to aim at, so leave the goal out.",
        ),
    ],
)
def test_wrong_use_is_told_in_one_sentence(run: CommandLine, arguments: tuple[str, ...], sentence: str) -> None:
    assert run.refused("match", *arguments) == sentence


def test_a_deal_that_is_no_number_is_told(run: CommandLine) -> None:
    assert run.refused(*UNLOCKER, "--deals", "a-3").startswith('"a" is not a deal number')
    for half in ("1-", "-1", "-1-3"):
        assert run.refused(*UNLOCKER, "--deals", half).startswith(f'The option --deals cannot be "{half}"')
