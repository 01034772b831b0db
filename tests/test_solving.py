"""Solving: what is claimed is so, and replays through the rulebook."""

from __future__ import annotations

import json
import signal
import subprocess
import sys

import numpy as np
import pytest

from parlour.compiled import compiled
from parlour.position import Position
from parlour.registry import GAMES
from parlour.search.beam import solve_beam
from parlour.search.depth_first import solve_depth_first
from parlour.search.games import cross_the_barrier, foursquare, unlocker
from parlour.search.hashing import SEED, key_of, mask_without
from parlour.search.solution import Goal, Limits, Solution
from parlour.search.solve import solve
from tests.command_line import CommandLine
from tests.exhaustive import Truth, endgames
from tests.tables import play, started

ADAPTERS = {"cross-the-barrier": cross_the_barrier, "unlocker": unlocker}


def end_of(position: Position, solution: Solution) -> Position:
    return play(position, " ".join(solution.line))


def hold(position: Position, truth: Truth, goal: Goal, solution: Solution) -> None:
    """Everything that a solution of a small endgame has to be."""
    end = end_of(position, solution)
    if goal == "win":
        assert solution.verdict == ("winnable" if truth.winnable else "dead")
        assert end.status == "won" if truth.winnable else solution.line == ()
    else:
        assert solution.best == truth.best
        assert end.is_over
        assert end.score == truth.best


@pytest.mark.parametrize("name", ADAPTERS)
@pytest.mark.parametrize("goal", ["win", "score"])
def test_depth_first_search_finds_the_truth_about_endgames_with_and_without_pruning(name: str, goal: Goal) -> None:
    won = 0
    for position, truth in endgames(GAMES[name], 200, seed=1):
        for prune in (True, False):
            solution = solve_depth_first(position, goal, Limits(), ADAPTERS[name], prune=prune)
            hold(position, truth, goal, solution)
        won += truth.winnable
    assert 0 < won < 200


@pytest.mark.parametrize("goal", ["win", "score"])
def test_beam_search_finds_the_truth_about_endgames_with_and_without_bound(goal: Goal) -> None:
    for position, truth in endgames(GAMES["foursquare"], 120, seed=1):
        hold(position, truth, goal, solve_beam(position, goal, Limits(), foursquare))
        hold(position, truth, goal, solve_beam(position, goal, Limits()))


@pytest.mark.parametrize(
    ("name", "deal", "verdict", "best"),
    [("unlocker", 22, "dead", -2), ("unlocker", 13, "winnable", 11), ("cross-the-barrier", 22, "winnable", 29)],
)
def test_the_best_score_of_a_deal_is_proved(name: str, deal: int, verdict: str, best: int) -> None:
    position = started(name, deal)
    solution = solve(position, "score")
    assert (solution.verdict, solution.best) == (verdict, best)
    assert end_of(position, solution).score == best


def test_a_thousand_deals_of_unlocker_have_964_that_can_be_won() -> None:
    verdicts = [solve(started("unlocker", deal)).verdict for deal in range(1000)]
    assert (verdicts.count("winnable"), verdicts.count("dead")) == (964, 36)


def test_deals_of_foursquare_are_won_and_their_best_scores_held_between_bounds() -> None:
    for deal in range(5):
        position = started("foursquare", deal)
        solution = solve(position, "score", Limits(states=200_000))
        assert solution.verdict == "winnable"
        assert end_of(position, solution).score == solution.best_found
        assert solution.best_found is not None and solution.best_bound is not None
        assert 0 < solution.best_found <= solution.best_bound <= 24
        assert solution.best == (solution.best_found if solution.best_found == solution.best_bound else None)


@pytest.mark.parametrize("name", ["cross-the-barrier", "unlocker", "foursquare"])
@pytest.mark.parametrize("goal", ["win", "score"])
def test_a_search_cut_short_claims_nothing(name: str, goal: Goal) -> None:
    searched: list[int] = []
    for states in (1, 5):
        solution = solve(started(name, 1), goal, Limits(states=states, progress=searched.append))
        assert solution.verdict == "unknown"
        assert solution.best is None
        assert solution.states <= states
    stopped = solve(started(name, 1), goal, Limits(stopped=lambda: True))
    assert (stopped.verdict, stopped.best) == ("unknown", None)


@pytest.mark.parametrize("name", ["cross-the-barrier", "unlocker", "foursquare"])
def test_little_memory_makes_a_search_longer_and_never_wrong(name: str) -> None:
    for deal in range(4):
        position = started(name, deal)
        small, large = (solve(position, "win", Limits(memory=memory)) for memory in (2**20, 2**30))
        assert small.verdict in (large.verdict, "unknown")


def test_a_finished_game_is_what_it_is() -> None:
    position = started("unlocker", 13)
    won = end_of(position, solve(position))
    assert solve(won, "score") == Solution("winnable", (), 0, won.score, won.score, won.score)


def test_solve_prints_a_line_that_its_trace_confirms(parlour: CommandLine) -> None:
    lines = parlour("solve", "unlocker", "--deals", "20-23", "--goal", "score").out.splitlines()
    assert [json.loads(line)["deal"] for line in lines] == ["20", "21", "22", "23"]
    for line in map(json.loads, lines):
        record = {"game": "unlocker", "deal": line["deal"], "moves": line["line"]}
        traced = [json.loads(step) for step in parlour("trace", "-", typed=json.dumps(record)).out.splitlines()]
        assert traced[-1]["score"] == line["best"]
        assert line["verdict"] == ("dead" if line["deal"] == "22" else "winnable")


def test_solve_goes_on_from_the_end_of_a_record(parlour: CommandLine) -> None:
    moves = json.loads(parlour("solve", "unlocker", "--deal", "13").out)["line"]
    record = {"game": "unlocker", "deal": 13, "moves": moves[:-1]}
    answer = json.loads(parlour("solve", "unlocker", "-", typed=json.dumps(record)).out)
    assert (answer["deal"], answer["verdict"], answer["line"]) == ("13", "winnable", [moves[-1]])


def test_several_jobs_print_what_one_does(parlour: CommandLine) -> None:
    arguments = ("solve", "unlocker", "--deals", "0-7")
    assert parlour(*arguments, "--jobs", "2").out == parlour(*arguments).out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("unlocker", "Unlocker needs something to start from: --deal 7, --deals 0-99, or the file of a record."),
        ("unlocker --deal 1 --deals 1-2", "parlour solve takes one start: --deal, --deals or a record."),
        (
            "unlocker --deals 5-3",
            'The option --deals cannot be "5-3"; it is two deal numbers, the smaller first, as in 0-99.',
        ),
        ("unlocker --deal 1 --goal best", 'The option --goal cannot be "best"; it can be win, score.'),
        (
            "unlocker --deal 1 --jobs 0",
            'The option --jobs cannot be "0"; it is a whole number from 1 to 256, written in digits.',
        ),
        (
            "unlocker --deal 1 --memory lots",
            'The option --memory cannot be "lots"; it is a size from 1M to 1024G, as in 512M or 2G.',
        ),
        ("unlocker no-such-file", '"no-such-file" cannot be read: No such file or directory.'),
        ("cross-jack --deals 1-2", "Cross-Jack has no cards to deal, so leave the deal out."),
        ("unlocker --preset hard -", "A record has its own options, so leave --set and --preset out."),
    ],
)
def test_wrong_use_of_solve_gets_one_sentence(parlour: CommandLine, arguments: str, sentence: str) -> None:
    assert parlour.refused("solve", *arguments.split()) == sentence


def test_a_record_that_cannot_be_solved_gets_one_sentence(parlour: CommandLine) -> None:
    def refused(*records: object) -> str:
        ran = parlour("solve", "unlocker", "-", typed="\n".join(map(json.dumps, records)))
        assert (ran.status, ran.out) == (2, "")
        return ran.error

    other = {"game": "foursquare", "deal": 1, "moves": []}
    assert refused(other) == 'parlour: The record in "-" is of foursquare, not of unlocker.\n'
    wrong = {"game": "unlocker", "deal": 13, "moves": ["S1xa1", "S2xa1"]}
    assert refused(wrong).startswith("parlour: Move 2 of the record, S2xa1, is not possible there.")
    right = {"game": "unlocker", "deal": 13, "moves": ["S1xa1"]}
    assert refused(right, wrong).startswith("parlour: Record 2: Move 2 of the record, S2xa1, is not possible there.")
    assert refused(right, right, {"deal": 13}).startswith("parlour: Record 3: The record names no game")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_with_what_is_known(jobs: str) -> None:
    command = [sys.executable, "-m", "parlour", "solve", "foursquare", "--deals", "0-99999", "--jobs", jobs]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        lines = [process.stdout.readline()]
        process.send_signal(signal.SIGINT)
        # Not communicate: that would miss the lines that have been read ahead of the first one's end.
        lines += process.stdout.read().splitlines()
        errors = process.stderr.read()
    assert process.returncode == 130
    assert [json.loads(line)["deal"] for line in lines] == [str(deal) for deal in range(len(lines))]
    assert len(lines) < 100
    assert "Traceback" not in errors


def test_states_that_differ_in_a_face_down_flag_or_in_the_generator_have_different_keys() -> None:
    for name in ADAPTERS:
        game = GAMES[name]
        key = compiled(game).loop(key_of)
        mask = mask_without(game, *ADAPTERS[name].PAST)
        state = np.frombuffer(started(name, 3).to_bytes(), game.dtype).copy()
        keys = {int(key(state.view(np.uint64), mask, SEED))}
        changes = [("face_up", place) for place in range(state["face_up"].size)]
        changes += [("generator", 0)] if "generator" in (state.dtype.names or ()) else []
        for field, place in changes:
            other = state.copy()
            other[field].reshape(-1)[place] ^= 1
            keys.add(int(key(other.view(np.uint64), mask, SEED)))
        assert len(keys) == 1 + len(changes)
        state["points"] += 5
        assert int(key(state.view(np.uint64), mask, SEED)) in keys
