"""A study gives the same rows in any number of processes and on a cluster, whatever is killed amid it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice, product
from pathlib import Path

import polars as pl
import psutil
import pytest
from polars.testing import assert_frame_equal

from parlour.message import Refused
from parlour.registry import find_game
from parlour.study.cluster import Cluster, SchedulerGone, open_cluster
from parlour.study.folder import Folder
from parlour.study.local import Processes, play_here
from parlour.study.plan import Part, Plan, Variant
from parlour.study.run import Runner, run_study
from parlour.study.stopping import confidence_sequence
from tests.command_line import CommandLine
from tests.studying import plan_of, study, without_seconds

CROSSERS = find_game("cross-the-barrier")


def twenty_thousand() -> Plan:
    """20,000 games in eight parts: 2,500 deals under each of eight rules."""
    names = ("refill_penalty", "last_card", "left_behind")
    values = [CROSSERS.option(name).values for name in names]
    wanted = [CROSSERS.complete_options(dict(zip(names, each, strict=True))) for each in product(*values)]
    return Plan("cross-the-barrier", tuple(Variant.of(CROSSERS, o) for o in wanted), ("random",), 0, 2_499, examined=0)


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
