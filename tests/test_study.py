"""What a study's rows, command and report say, and what it says of wrong use."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import duckdb
import polars as pl
import pytest

from parlour.registry import find_game
from parlour.study.measures import results
from parlour.study.plan import Plan, Variant
from parlour.study.rows import SCHEMA
from parlour.study.run import read_rows
from tests.command_line import CommandLine
from tests.studying import plan_of, study


def test_the_rows_are_a_parquet_file_that_others_read(tmp_path: Path) -> None:
    rows = study(tmp_path, plan_of(("greedy",)))
    assert dict(read_rows(tmp_path).schema) == SCHEMA
    with duckdb.connect() as database:
        found = database.execute(
            "select count(*) from read_parquet(?) where verdict = 'won'", [str(tmp_path / "rows.parquet")]
        )
        ((won,),) = found.fetchall()
    assert won == rows.filter(pl.col("verdict") == "won").height > 0


def test_rows_say_what_the_rulebook_says(tmp_path: Path) -> None:
    plan = plan_of(("thoughtful",), 19, goal="score")
    for row in study(tmp_path, plan).iter_rows(named=True):
        assert row["verdict"] in ("winnable", "dead")
        assert row["score"] == row["found"] == row["bound"]
    usual = read_rows(tmp_path).filter((pl.col("player") == "thoughtful") & (pl.col("variant") == "usual"))
    assert usual["deal"].to_list() == list(range(20))


def test_a_game_for_two_is_told_by_who_begins(tmp_path: Path) -> None:
    game = find_game("cross-jack")
    small = Variant.of(game, game.complete_options({"columns": 6, "rows": 4}))
    plan = Plan("cross-jack", (small,), ("level-4", "level-3:level-2", "thoughtful"), 0, 3, examined=1)
    rows = study(tmp_path, plan)
    assert set(rows["verdict"]) <= {"X", "O", "draw"}
    found = list(results(plan, rows.with_columns(seconds=pl.lit(0.0))))
    assert [result.player for result in found] == list(plan.players)
    assert all(result.won.games == 4 and result.scores is None for result in found)


def test_who_stops_reading_is_no_mistake(tmp_path: Path) -> None:
    study(tmp_path, plan_of(("greedy",)))
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as closed:
        command = [sys.executable, "-m", "parlour", "study", "--resume", str(tmp_path)]
        done = subprocess.run(command, stdout=closed, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_preset_is_called_by_its_name(parlour: CommandLine, tmp_path: Path) -> None:
    given = ("study", "lake-effect", "--deals", "0-4", "--player", "greedy", "--examine", "0")
    ran = parlour(*given, "--vs", "hard", "--vs", "order=any", "--out", str(tmp_path))
    assert "With “Hard”" in ran.out and "With “Easy”" in ran.out
    assert "the usual rules" in (tmp_path / "report.html").read_text("utf-8")


def test_the_command_tells_a_verdict_and_writes_a_report(parlour: CommandLine, tmp_path: Path) -> None:
    out = str(tmp_path / "study")
    given = ("study", "unlocker", "--deals", "0-19", "--player", "greedy", "--player", "thoughtful", "--examine", "1")
    ran = parlour(*given, "--vs", "max_slots=2", "--out", out)
    assert ran.status == 0
    assert "deals can be won" in ran.out
    page = (tmp_path / "study" / "report.html").read_text("utf-8")
    assert "parlour study unlocker --deals 0-19 --player greedy --player thoughtful --vs max_slots=2" in page
    assert "“Slots at most: 2”" in ran.out and "“Slots at most: 2”" in page
    assert ran.out.count("max_slots=2") == 1
    assert page.count("<svg") == 2
    assert "<script" not in page and "src=" not in page
    assert "greedy" in ran.out and "Greedy" not in ran.out
    assert "Greedy wins" in page and "<td>Greedy</td>" in page and ">Greedy</text>" in page
    assert page.count("greedy") == 1, "the command alone has the raw word"
    again = parlour("study", "--resume", out, "--json")
    assert json.loads(again.out)["games"] == 80


OPTIONS_WITH_USUAL_VALUES = ("--goal", "--seed", "--budget", "--states", "--memory", "--examine", "--until", "--jobs")


def refusals(folder: Path) -> dict[tuple[str, ...], str]:
    """What is wrong, and what is said about it."""
    start = ("unlocker", "--deals", "0-9", "--player", "greedy")
    return {
        (): "parlour study needs a game",
        ("unlocker", "--deals", "0-9"): "Name at least one player with --player; the players are random, greedy",
        (*start, "--player", "greedy"): "The player greedy is named twice",
        (*start, "--player", "best"): 'There is no player "best" for unlocker; its players are random, greedy, strong',
        (*start, "--vs", "max_slots=9"): 'The option max_slots cannot be "9"',
        (*start, "--vs", "max_slots="): 'The option max_slots cannot be ""; it can be 1 to 6',
        (*start, "--vs", "hard"): 'Unlocker has no preset "hard" for --vs, and it sets no option; write it like '
        "first_slot_free=true",
        (*start, "--set", "first_slot_free=true", "--vs", "hard"): "write it like first_slot_free=false",
        (*start, "--vs", "max_slots=2,hard"): '"hard" does not set an option; write it like first_slot_free=true',
        (*start, "--vs", "max_slots=4"): "Two of the variants are the same, usual",
        (*start, "--until", "half"): '--until cannot be "half"; it is a percentage',
        (*start, "--out", "/proc/study"): 'The study cannot be kept in "/proc/study"',
        ("--resume", str(folder)): f'There is no study in "{folder}" to go on with',
        ("unlocker", "--deals", "9-0", "--player", "greedy"): 'The option --deals cannot be "9-0"',
        ("unlocker", "--deals", "-1-3", "--player", "greedy"): 'The option --deals cannot be "-1-3"',
        ("unlocker", "--player", "greedy"): "Say which deals with --deals",
        ("unlocker", "--deals", "0-9223372036854775807", "--player", "greedy"): "A study has 10,000,000 games at most",
        (*start, "--out", ""): "--out needs the name of a folder",
        **{(*start, option, ""): f'{option} cannot be ""; ' for option in OPTIONS_WITH_USUAL_VALUES},
        ("--resume", ""): "--resume needs the name of a folder",
        ("cross-jack", "--deals", "0-9", "--player", "thoughtful:level-2"): "is no side in a game",
        (*start, "--cluster", "tcp://127.0.0.1:1"): 'No scheduler answers at "tcp://127.0.0.1:1"',
        (*start, "--cluster", "tcp://10.0.0.1:8786", "--jobs", "2"): "--jobs is for this machine",
    }


def test_wrong_use_is_told_in_one_sentence(
    parlour: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.study.cluster.SECONDS_TO_ANSWER", 1)
    for number, (given, sentence) in enumerate(refusals(tmp_path / "none").items()):
        out = () if "--resume" in given or "--out" in given or not given else ("--out", str(tmp_path / str(number)))
        assert sentence in parlour.refused("study", *given, *out), given
        assert not (tmp_path / str(number)).exists()


def test_a_game_without_scores_has_no_study_of_them(tmp_path: Path) -> None:
    variant = Variant.of(find_game("cross-jack"), find_game("cross-jack").complete_options({}))
    kept = Plan("cross-jack", (variant,), ("random",), 0, 1).to_json()
    assert Plan.from_json(kept).to_json() == kept
    with pytest.raises(ValueError, match="no plan"):
        Plan.from_json(kept | {"goal": "score"})


def test_nothing_is_claimed_of_what_could_not_be_decided(parlour: CommandLine, tmp_path: Path) -> None:
    start = ("study", "foursquare", "--deals", "0-4", "--player", "thoughtful", "--vs", "pile_limit=5")
    told = parlour(*start, "--states", "1", "--out", str(tmp_path)).out
    assert "none could be decided" in told and "can be won" not in told


def test_of_two_players_the_better_one_is_named(parlour: CommandLine, tmp_path: Path) -> None:
    start = ("study", "cross-jack", "--deals", "0-9", "--player", "level-2:level-1", "--player", "level-1")
    told = parlour(*start, "--set", "columns=6", "--set", "rows=4", "--examine", "0", "--out", str(tmp_path)).out
    rows = pl.read_parquet(tmp_path / "rows.parquet").filter(pl.col("player") == "level-2:level-1")
    won = sum(
        (verdict == "X") == (deal % 2 == 0)
        for deal, verdict in rows.select("deal", "verdict").iter_rows()
        if verdict != "draw"
    )
    assert f"level-2 wins {won / 10:.1%} of the games against level-1" in told
    assert "spread of results" not in told
