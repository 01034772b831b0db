"""A study gives the same rows wherever and however often it is broken off, and its numbers are what they are called."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import reduce
from itertools import islice, product
from operator import getitem
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import polars as pl
import psutil
import pytest
from polars.testing import assert_frame_equal

from parlour.message import Refused
from parlour.registry import find_game
from parlour.study.cluster import Cluster, SchedulerGone, open_cluster
from parlour.study.comparisons import differences, spreads
from parlour.study.findings import Findings
from parlour.study.folder import Folder
from parlour.study.local import Processes, play_here
from parlour.study.measures import Rate, results
from parlour.study.plan import Part, Plan, Variant
from parlour.study.play import part_as_file
from parlour.study.report.charts import charts, final_scores
from parlour.study.report.sentences import verdict
from parlour.study.rows import SCHEMA, Row, table_of
from parlour.study.run import Runner, read_rows, run_study
from parlour.study.stopping import confidence_sequence
from parlour.words import english
from tests.chart_labels import stand_clear
from tests.command_line import CommandLine

Scored = tuple[int | None, int, int | None]
"""A score, what was found of it, and what bounds it."""

UNLOCKER = find_game("unlocker")
CROSSERS = find_game("cross-the-barrier")


def plan_of(players: tuple[str, ...] = ("random", "greedy", "thoughtful"), last: int = 9, **more: object) -> Plan:
    variants = tuple(Variant.of(UNLOCKER, UNLOCKER.complete_options(o)) for o in ({}, {"max_slots": 2}))
    given = {"examined": 0, **more}
    return Plan("unlocker", variants, players, 0, last, **given)  # type: ignore[arg-type]


def twenty_thousand() -> Plan:
    """20,000 games in eight parts: 2,500 deals under each of eight rules."""
    names = ("refill_penalty", "last_card", "left_behind")
    values = [CROSSERS.option(name).values for name in names]
    wanted = [CROSSERS.complete_options(dict(zip(names, each, strict=True))) for each in product(*values)]
    return Plan("cross-the-barrier", tuple(Variant.of(CROSSERS, o) for o in wanted), ("random",), 0, 2_499, examined=0)


def without_seconds(rows: pl.DataFrame) -> pl.DataFrame:
    return rows.drop("seconds")


def study(path: Path, plan: Plan, runner: Runner = play_here) -> pl.DataFrame:
    return without_seconds(run_study(Folder.create(path, plan), runner))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A cluster with two workers, each a process."""
    with open_cluster("local", 2) as started:
        yield started


def test_the_rows_are_the_same_on_one_process_and_on_a_cluster(tmp_path: Path, cluster: Cluster) -> None:
    plan = plan_of(examined=1)
    alone = study(tmp_path / "alone", plan)
    assert alone.height == plan.games == 60
    assert_frame_equal(alone, study(tmp_path / "cluster", plan, cluster))
    examined = alone.drop_nulls("examined")
    assert examined.height == 4
    assert (examined["examined"] == examined["moves"]).all()


def test_the_rows_are_a_parquet_file_that_others_read(tmp_path: Path) -> None:
    rows = study(tmp_path, plan_of(("greedy",)))
    assert dict(read_rows(tmp_path).schema) == SCHEMA
    with duckdb.connect() as database:
        found = database.execute(
            "select count(*) from read_parquet(?) where verdict = 'won'", [str(tmp_path / "rows.parquet")]
        )
        ((won,),) = found.fetchall()
    assert won == rows.filter(pl.col("verdict") == "won").height > 0


def killing(runner: Runner, kill: object) -> Runner:
    """A runner whose workers are killed as soon as the first part has come back."""

    def play(plan: Plan, parts: Iterator[Part]) -> Iterator[tuple[Part, bytes]]:
        assert callable(kill)
        for number, played in enumerate(runner(plan, parts)):
            if number == 0:
                kill()
            yield played

    return play


def kill_a_child() -> None:
    """Kill one of the processes that play."""
    children = [child for child in psutil.Process().children() if "spawn_main" in " ".join(child.cmdline())]
    children[0].kill()


def test_a_killed_process_costs_no_row_and_doubles_none(tmp_path: Path) -> None:
    plan = twenty_thousand()
    assert plan.games == 20_000
    undisturbed = study(tmp_path / "undisturbed", plan)
    assert undisturbed.height == 20_000
    assert undisturbed.unique(["deal", "variant"]).height == 20_000
    disturbed = study(tmp_path / "disturbed", plan, killing(Processes(2), kill_a_child))
    assert_frame_equal(undisturbed, disturbed)


def test_a_killed_worker_of_a_cluster_costs_no_row(tmp_path: Path, cluster: Cluster) -> None:
    def kill_a_worker() -> None:
        pids = cluster.client.run(os.getpid)
        os.kill(next(iter(pids.values())), signal.SIGKILL)

    plan = twenty_thousand()
    disturbed = study(tmp_path / "disturbed", plan, killing(cluster, kill_a_worker))
    assert_frame_equal(study(tmp_path / "undisturbed", plan), disturbed)


def test_a_study_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = plan_of(("thoughtful",), 299)
    command = [sys.executable, "-m", "parlour", "study", "unlocker", "--deals", "0-299", "--player", "thoughtful"]
    command += ["--vs", "max_slots=2", "--examine", "0", "--out", str(tmp_path / "killed")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        while not list((tmp_path / "killed" / "parts").glob("v*")):
            assert process.poll() is None
            time.sleep(0.05)
        process.kill()
    folder = Folder.open(tmp_path / "killed")
    assert folder.plan == plan
    done = list((tmp_path / "killed" / "parts").glob("v*"))
    assert 0 < len(done) < 12
    before = {path: path.stat().st_mtime_ns for path in done}
    rows = without_seconds(run_study(folder, play_here))
    assert_frame_equal(rows, study(tmp_path / "whole", plan))
    assert {path: path.stat().st_mtime_ns for path in done} == before


def ahead(plan: Plan, parts: Iterator[Part]) -> Iterator[tuple[Part, bytes]]:
    """A runner that takes seven parts at a time and gives the last one first."""
    while taken := list(islice(parts, 7)):
        yield from reversed(list(play_here(plan, iter(taken))))


def test_a_study_stops_at_the_same_block_wherever_it_runs(tmp_path: Path) -> None:
    plan = plan_of(("random",), 399_999, until=0.02)
    rows = study(tmp_path / "alone", plan)
    assert rows.height < plan.games
    assert rows.height % (2 * 50_000) == 0
    for verdicts in rows.partition_by("variant"):
        low, high = confidence_sequence(int((verdicts["verdict"] == "won").sum()), verdicts.height)
        assert (high - low) / 2 <= 0.02
    assert_frame_equal(rows, study(tmp_path / "ahead", plan, ahead))


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


def made_up(verdicts: dict[tuple[str, str], list[str]], scores: list[int] | None = None) -> pl.DataFrame:
    """Rows with these verdicts by variant and player, and the same scores in each of them."""
    return table_of(
        Row(deal, variant, player, verdict, 10, 1, score=scores[deal] if scores else None)
        for (variant, player), each in verdicts.items()
        for deal, verdict in enumerate(each)
    )


def test_undecided_deals_count_as_lost_at_the_low_end_and_as_won_at_the_high_end() -> None:
    rate = Rate.of(50, 10, 100)
    assert rate.share == 0.5
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.4038, 0.6906)
    assert rate.low == Rate.of(50, 0, 100).low
    assert rate.high == Rate.of(60, 0, 100).high


def test_wins_are_compared_on_common_deals_by_mcnemar() -> None:
    plan = plan_of(("greedy",))
    # Of twelve deals seven are won only under the first rules, one only under the others: 2 * 9 / 256 = 0.0703.
    rows = made_up(
        {
            ("usual", "greedy"): ["won"] * 9 + ["lost"] * 3,
            ("max_slots=2", "greedy"): ["lost"] * 7 + ["won"] * 3 + ["lost"] * 2,
        }
    )
    (difference,) = differences(plan, rows)
    assert (difference.better, difference.worse, difference.games) == (1, 7, 12)
    assert difference.value == -0.5
    assert abs(difference.probability - 18 / 256) < 1e-9
    assert -1 <= difference.low < -0.5 < difference.high < 0.1


def test_the_interval_of_a_paired_difference_holds_the_truth_about_as_often_as_it_says() -> None:
    plan, generator, held = plan_of(("greedy",)), np.random.default_rng(5), 0
    for _ in range(200):
        first, second = generator.random((2, 80)) < np.array([[0.5], [0.7]])
        verdicts = {("usual", "greedy"): first, ("max_slots=2", "greedy"): second}
        rows = made_up({who: ["won" if won else "lost" for won in each] for who, each in verdicts.items()})
        (difference,) = differences(plan, rows)
        held += difference.low <= 0.2 <= difference.high
    assert held / 200 >= 0.91


def test_a_change_of_scores_is_told_only_if_chance_alone_would_seldom_bring_it() -> None:
    plan = plan_of(("greedy",), goal="score")
    for deals, kind in ((4, "open"), (12, "more")):
        rows = made_up_scores({"usual": [(5, 5, 5)] * deals, "max_slots=2": [(7, 7, 7)] * deals})
        assert kinds_of_scores(Findings.of(plan, rows)) == [kind]


@pytest.mark.parametrize(("bound", "kind"), [(8, "more"), (60, "undecided"), (None, "undecided")])
def test_scores_that_are_not_proved_speak_against_a_change(bound: int | None, kind: str) -> None:
    plan = plan_of(("thoughtful",), goal="score")
    known: list[Scored] = [*[(7, 7, 7)] * 20, (4, 4, 4)]
    usual: list[Scored] = [*[(5, 5, 5)] * 20, (None, 3, bound)]
    rows = made_up_scores({"usual": usual, "max_slots=2": known})
    rows = rows.with_columns(player=pl.lit("thoughtful"), verdict=pl.lit("winnable"))
    findings = Findings.of(plan, rows)
    assert kinds_of_scores(findings) == [kind]
    assert "In 2.4% of the deals the best score is not proved" in " ".join(map(english, verdict(findings)))


def made_up_scores(scores: dict[str, list[Scored]]) -> pl.DataFrame:
    """Rows of games that were won with these scores; each with what was found and what bounds it."""
    return table_of(
        Row(deal, variant, "greedy", "won", 1, 1, score=score, found=found, bound=bound)
        for variant, each in scores.items()
        for deal, (score, found, bound) in enumerate(each)
    )


def kinds_of_scores(findings: Findings) -> list[str]:
    """What kind of change the verdict tells of scores."""
    said = [english(sentence) for sentence in verdict(findings)]
    words = {"points more": "more", "points less": "less", "too little to": "open", "many are not proved": "undecided"}
    return [kind for sentence in said for word, kind in words.items() if word in sentence]


def test_the_interval_of_skill_holds_the_truth_and_is_not_told_of_few_deals() -> None:
    plan, generator, held = plan_of(("random", "greedy")), np.random.default_rng(3), 0
    for _ in range(100):
        deals, noise = generator.normal(0, 20, 200), generator.normal(0, 5, (2, 200))
        rows = table_of(
            Row(deal, "usual", player, "won", 1, 1, score=round(100 + luck + skill + noise[number, deal]))
            for number, (player, skill) in enumerate({"random": 0, "greedy": 30}.items())
            for deal, luck in enumerate(deals)
        )
        spread = next(spreads(plan, rows))
        assert spread.low is not None and spread.high is not None
        # Two players 30 apart have a variance of 450, the deals one of 400.
        held += spread.low <= 450 / 850 <= spread.high
    assert held >= 88
    few = made_up({("usual", player): ["won", "lost"] * 3 for player in ("random", "greedy")})
    assert next(spreads(plan, few)).low is None


def test_skill_is_all_where_players_differ_alike_and_none_where_only_deals_do() -> None:
    plan = plan_of(("random", "greedy"))
    skill = made_up({("usual", "random"): ["lost"] * 6, ("usual", "greedy"): ["won"] * 6})
    luck = made_up({("usual", player): ["won", "lost"] * 3 for player in ("random", "greedy")})
    assert [next(spreads(plan, rows)).skill for rows in (skill, luck)] == [1.0, 0.0]


@pytest.mark.parametrize("chance", [0.02, 0.5, 0.9])
def test_a_confidence_sequence_ever_errs_no_more_often_than_it_may(chance: float) -> None:
    generator = np.random.default_rng(7)
    looks = np.unique(np.geomspace(1, 2_000, 30).astype(int))
    erred = 0
    for _ in range(100):
        won = np.cumsum(generator.random(2_000) < chance)
        intervals = (confidence_sequence(int(won[n - 1]), int(n)) for n in looks)
        erred += any(not low <= chance <= high for low, high in intervals)
    assert erred / 100 <= 0.1


def test_an_interval_that_one_looks_at_again_and_again_would_err_more_often_by_wilson() -> None:
    generator = np.random.default_rng(7)
    looks = np.unique(np.geomspace(10, 2_000, 15).astype(int))
    erred = 0
    for _ in range(40):
        won = np.cumsum(generator.random(2_000) < 0.5)
        rates = (Rate.of(int(won[n - 1]), 0, int(n)) for n in looks)
        erred += any(not rate.low <= 0.5 <= rate.high for rate in rates)
    assert erred / 40 > 0.15


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        ("wwww", "wwww", "the same deals can be won, 100.0%"),
        ("w" * 20, "w" * 8 + "d" * 12, "40.0% of the deals can be won instead of 100.0%"),
        ("wwwwd", "wwwdd", "60.0% of the deals can be won, before 80.0%, too few to tell"),
        ("wwww", "www?", "at least 75.0% of the deals can be won, before at least 100.0%, too much is undecided"),
        ("w" * 20, "w" * 8 + "d" * 8 + "?" * 4, "too much is undecided to tell"),
        ("w" * 40, "w" * 8 + "d" * 28 + "?" * 4, "20.0% of the deals can be won instead of 100.0%"),
    ],
)
def test_what_is_undecided_is_not_passed_over_in_the_verdict(first: str, second: str, sentence: str) -> None:
    meaning = {"w": "winnable", "d": "dead", "?": "unknown"}
    plan = plan_of(("thoughtful",), len(first) - 1)
    verdicts = {
        (variant, "thoughtful"): [meaning[letter] for letter in letters]
        for variant, letters in (("usual", first), ("max_slots=2", second))
    }
    said = " ".join(english(one) for one in verdict(Findings.of(plan, made_up(verdicts))))
    assert sentence in said


@pytest.mark.parametrize("scores", [[-26, 37], [-104, -25, -17], [3, 4], [7, 7]])
def test_final_scores_stand_clear_of_one_another(scores: list[int]) -> None:
    rows = made_up({(variant, "greedy"): ["won"] * len(scores) for variant in ("usual", "max_slots=2")}, scores)
    findings = Findings.of(plan_of(("greedy",), len(scores) - 1), rows)
    _, (_, drawn) = charts(findings, "en")
    assert stand_clear(drawn)
    shares = [one["share"] for one in final_scores(findings, "en")["data"]["values"]]
    assert abs(sum(shares) - 2) < 1e-9
    assert sum(share > 0 for share in shares) == 2 * len(set(scores))


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


def test_a_study_goes_on_only_as_it_began(parlour: CommandLine, tmp_path: Path) -> None:
    start = ("study", "unlocker", "--deals", "0-9", "--player", "greedy", "--examine", "0")
    assert parlour(*start, "--out", str(tmp_path / "a")).status == 0
    kept = ("--resume", str(tmp_path / "a"))
    for more in (("unlocker",), ("--deals", "0-9"), ("--seed", "5"), ("--set", "max_slots=3"), ("--out", "b")):
        assert "has its own game, deals and options" in parlour.refused("study", *more, *kept), more
    assert "There is no study" in parlour.refused("study", "unlocker", "--resume", str(tmp_path / "nowhere"))
    assert parlour("study", *kept, "--jobs", "2").status == 0
    assert "There is a study" in parlour.refused(*start, "--out", str(tmp_path / "a"))


def test_a_folder_with_other_files_is_left_alone(parlour: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text("mine", "utf-8")
    told = parlour.refused("study", "unlocker", "--deals", "0-9", "--player", "greedy", "--out", str(tmp_path))
    assert "There are other files" in told
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]


def damage(path: Path, how: str) -> None:
    content = path.read_bytes()
    if how == "another part":
        shutil.copy(next(file for file in path.parent.iterdir() if file != path), path)
    else:
        middle = len(content) // 2
        changed = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
        path.write_bytes({"cut": content[:-50], "empty": b"", "random": bytes(200), "one bit": changed}[how])


@pytest.mark.parametrize("how", ["cut", "empty", "random", "one bit", "another part"])
def test_a_damaged_part_is_played_again(tmp_path: Path, how: str) -> None:
    plan = plan_of(("greedy", "random"))
    whole = study(tmp_path / "a", plan, play_here)
    parts = sorted((tmp_path / "a" / "parts").iterdir())
    damage(parts[0], how)
    assert without_seconds(run_study(Folder.open(tmp_path / "a"), play_here)).equals(whole)


@pytest.mark.parametrize(("name", "value"), [("seed", 1), ("goal", "score"), ("examined", 3)])
def test_parts_of_another_plan_are_played_again(tmp_path: Path, name: str, value: object) -> None:
    plan = plan_of(("greedy", "thoughtful"))
    study(tmp_path / "a", plan)
    kept = tmp_path / "a" / "study.json"
    kept.write_text(json.dumps(json.loads(kept.read_text("utf-8")) | {name: value}), "utf-8")
    changed = Folder.open(tmp_path / "a")
    assert not any(changed.is_done(part) for block in plan.blocks() for part in plan.parts_of(block))
    assert_frame_equal(without_seconds(run_study(changed, play_here)), study(tmp_path / "b", changed.plan))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seed", "zero"),
        ("last", "-9"),
        ("players", ["gredy"]),
        ("until", 1e999),
        ("variants", [{"name": "unusual", "options": {}}]),
        ("goal", "fun"),
        ("game", "chess"),
    ],
)
def test_a_damaged_plan_is_no_study(parlour: CommandLine, tmp_path: Path, name: str, value: object) -> None:
    folder = Folder.create(tmp_path, plan_of(("greedy",)))
    kept = folder.plan.to_json()
    for text in (json.dumps(kept | {name: value}), json.dumps(kept)[:-9], "[" * 100_000, "{}"):
        (tmp_path / "study.json").write_text(text, "utf-8")
        assert "is not as a study writes it" in parlour.refused("study", "--resume", str(tmp_path))
    (tmp_path / "study.json").write_text(json.dumps(kept | {"rules_version": 99}), "utf-8")
    assert "under other rules" in parlour.refused("study", "--resume", str(tmp_path))


def places(value: object, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all values within JSON, that of the whole too."""
    yield place
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inner:
        yield from places(each, (*place, name))


def put(value: Any, place: tuple[str | int, ...], other: object) -> Any:
    """A copy of JSON with another value in a place."""
    if not place:
        return other
    whole = copy.copy(value)
    whole[place[0]] = put(value[place[0]], place[1:], other)
    return whole


def at(value: Any, place: tuple[str | int, ...]) -> object:
    return reduce(getitem, place, value)


WRONG = (None, True, False, 0, 1, -1, 1.0, 1.5, 0.7, float("nan"), float("inf"), 2**63, 10**30, "", "x", "1", "\ud800")
WRONG_INSIDE: tuple[object, ...] = (
    [],
    [None],
    [5],
    ["x", ["x"]],
    {},
    {"x": 1},
    {"options": 5},
    {"name": "usual", "options": {"x": []}},
)
RIGHT = {
    "variants": (),
    "seed": (0, 1),
    "budget": (None, 1),
    "states": (1,),
    "memory": (1,),
    "examined": (0, 1),
    "until": (None,),
    "first": ("1",),
    "last": ("1",),
}
"""Of the values above those that another study would have."""


@pytest.mark.parametrize("game", ["unlocker", "cross-jack"])
def test_a_plan_with_any_value_of_another_kind_is_no_study(parlour: CommandLine, tmp_path: Path, game: str) -> None:
    variant = Variant.of(find_game(game), find_game(game).complete_options({}))
    kept = Folder.create(tmp_path, Plan(game, (variant,), ("random",), 0, 1, budget=7, until=0.25)).plan.to_json()
    for place in places(kept):
        for wrong in (*WRONG, *WRONG_INSIDE):
            text = json.dumps(put(kept, place, wrong))
            right = (at(kept, place), *(RIGHT.get(str(place[0]), ()) if len(place) == 1 else ()))
            if text in (json.dumps(put(kept, place, each)) for each in right):
                continue
            if place[:1] == ("variants",) and "options" in place and type(wrong) is type(at(kept, place)):
                continue  # Another value of the option, perhaps, under the name of the usual rules.
            if place == ("rules_version",) and type(wrong) is int:
                continue
            (tmp_path / "study.json").write_text(text, "utf-8")
            assert "is not as a study writes it" in parlour.refused("study", "--resume", str(tmp_path)), text
    (tmp_path / "study.json").write_bytes(b"\xff")
    assert "is not as a study writes it" in parlour.refused("study", "--resume", str(tmp_path))


def test_a_game_without_scores_has_no_study_of_them(tmp_path: Path) -> None:
    variant = Variant.of(find_game("cross-jack"), find_game("cross-jack").complete_options({}))
    kept = Plan("cross-jack", (variant,), ("random",), 0, 1).to_json()
    assert Plan.from_json(kept).to_json() == kept
    with pytest.raises(ValueError, match="no plan"):
        Plan.from_json(kept | {"goal": "score"})


@pytest.mark.parametrize("name", ["report.html", "rows.parquet", ".lock", f"parts/v0-p0-{0:019}"])
def test_a_folder_in_the_way_is_named(parlour: CommandLine, tmp_path: Path, name: str) -> None:
    folder = Folder.create(tmp_path / "g", plan_of(("greedy",), 1))
    (folder.path / name).mkdir()
    told = parlour.refused("study", "--resume", str(folder.path))
    assert told == f'The study cannot be kept in "{folder.path}", because of "{folder.path / name}": Is a directory.'
    (folder.path / name).rmdir()
    assert not list(folder.path.rglob(".*.*")), "an unfinished file is left"
    assert parlour("study", "--resume", str(folder.path)).status == 0


def test_a_file_in_the_way_of_a_folder_is_named(parlour: CommandLine, tmp_path: Path) -> None:
    folder = Folder.create(tmp_path / "g", plan_of(("greedy",), 1))
    (folder.path / "parts").rmdir()
    (folder.path / "parts").touch()
    told = parlour.refused("study", "--resume", str(folder.path))
    assert told == f'The study cannot be kept in "{folder.path}", because of "{folder.path}/parts": File exists.'
    start = ("study", "unlocker", "--deals", "0-1", "--player", "greedy", "--out")
    file = folder.path / "parts"
    assert parlour.refused(*start, str(file)) == f'The study cannot be kept in "{file}": File exists.'
    assert f'in "{file}/in/it", because of "{file}": Not a directory.' in parlour.refused(*start, f"{file}/in/it")


@pytest.mark.parametrize("name", ["a b", "it's", "-x", "$HOME;ls", "two\nlines", os.fsdecode(b"not utf-8 \xff")])
def test_the_command_to_go_on_with_is_one_that_a_shell_takes(parlour: CommandLine, tmp_path: Path, name: str) -> None:
    start = ("study", "unlocker", "--deals", "0-1", "--player", "greedy", "--examine", "0", "--out")
    ran = parlour(*start, str(tmp_path / name))
    assert ran.status == 0
    command = "parlour() { printf '%s|' \"$@\"; };" + ran.error.rpartition("go on with: ")[2]
    taken = subprocess.run(["bash", "-c", command], stdout=subprocess.PIPE, check=True).stdout
    assert taken == b"study|--resume|" + os.fsencode(tmp_path / name) + b"|"
    assert parlour("study", "--resume", str(tmp_path / name)).status == 0
    assert "There is a study in" in parlour.refused(*start, str(tmp_path / name))


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


@contextmanager
def full_disk() -> Iterator[None]:
    """No file may have more than ten bytes, so that writing fails as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path) -> None:
    plan = plan_of(("greedy",))
    with full_disk(), pytest.raises(Refused, match=r"cannot be kept in .*: File too large"):
        Folder.create(tmp_path / "none", plan)
    folder = Folder.create(tmp_path / "study", plan)
    part = next(plan.parts_of(range(5)))
    content = part_as_file(plan, part)
    assert content is not None
    with full_disk(), pytest.raises(Refused, match="File too large"):
        folder.write(part, content)
    with full_disk(), pytest.raises(Refused, match="File too large"):
        folder.keep_report("as long as a report")
    assert {path.name for path in tmp_path.rglob("*") if path.is_file()} == {"study.json"}
    assert not folder.is_done(part)
    folder.write(part, content)
    assert folder.is_done(part)


def test_two_cannot_run_the_same_study(tmp_path: Path) -> None:
    folder = Folder.create(tmp_path, plan_of(("greedy",)))
    with folder.alone(), pytest.raises(Refused, match="Somebody is running"), Folder.open(tmp_path).alone():
        pass


SCHEDULER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    free = "127.0.0.1:0"
    cluster = LocalCluster(n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=free)
    print(cluster.scheduler_address, flush=True)
    sys.stdin.read()
"""
"""A cluster in a process of its own, which tells its address."""


def test_a_scheduler_elsewhere_plays_a_study_and_may_go_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.study.cluster.SECONDS_TO_ANSWER", 2)
    plan = plan_of(("thoughtful",), 199)
    with (
        subprocess.Popen([sys.executable, "-c", SCHEDULER], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process,
        open_cluster((process.stdout or pytest.fail()).readline().decode().strip(), None) as cluster,
    ):
        assert study(tmp_path / "a", plan_of(("thoughtful",), 9), cluster).height == 20
        with pytest.raises(SchedulerGone):
            study(tmp_path / "b", plan, killing(cluster, process.kill))
    done = len(list((tmp_path / "b" / "parts").iterdir()))
    assert 0 < done < 8
    rows = without_seconds(run_study(Folder.open(tmp_path / "b"), play_here))
    assert rows.height == plan.games


def test_what_is_no_scheduler_is_not_waited_for(parlour: CommandLine, tmp_path: Path) -> None:
    start = ("study", "unlocker", "--deals", "0-1", "--player", "greedy", "--out", str(tmp_path / "a"))
    with pytest.MonkeyPatch.context() as patch, socket.create_server(("127.0.0.1", 0)) as silent:
        patch.setattr("parlour.study.cluster.SECONDS_TO_ANSWER", 1)
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        begun = time.monotonic()
        assert f'No scheduler answers at "{address}"' in parlour.refused(*start, "--cluster", address)
        assert time.monotonic() < begun + 10
    assert not (tmp_path / "a").exists()


def test_a_worker_is_no_scheduler(cluster: Cluster) -> None:
    worker = next(iter(cluster.client.scheduler_info()["workers"]))
    with pytest.raises(Refused, match="No scheduler answers"), open_cluster(worker, None):
        pass


def test_a_notebook_may_study_on_a_cluster(cluster: Cluster, tmp_path: Path) -> None:
    plan = plan_of(("random",))

    async def cell() -> pl.DataFrame:
        with open_cluster(cluster.client.scheduler.address, None) as found:
            return study(tmp_path / "cluster", plan, found)

    with ThreadPoolExecutor(1) as notebook:
        rows = notebook.submit(asyncio.run, cell()).result()
    assert_frame_equal(rows, study(tmp_path / "alone", plan))


def test_of_a_scheduler_that_goes_away_one_sentence_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "a b"
    start = ["study", "unlocker", "--deals", "0-999", "--player", "thoughtful", "--examine", "0", "--out", str(folder)]
    with subprocess.Popen([sys.executable, "-c", SCHEDULER], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        address = (process.stdout or pytest.fail()).readline().decode().strip()
        command = [sys.executable, "-m", "parlour", *start, "--cluster", address]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as player:
            while not list((folder / "parts").glob("v*")):
                assert player.poll() is None
                time.sleep(0.05)
            process.kill()
            out, error = player.communicate()
    assert (player.returncode, out) == (2, "")
    told = [line for line in error.splitlines() if not line.startswith("Preparing")]
    resuming = f"parlour study --resume '{folder}'"
    assert told == [
        f"The study is kept in {folder}; if it is broken off, go on with: {resuming}",
        f"parlour: The scheduler is gone. What was done is kept; go on with: {resuming}",
    ]
