"""Worker processes: what they are given is done in turn, whoever hangs, fails or dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.web.workers import MOST_WAITING, MOST_WAITING_OF_A_PLAYER, Job, Lost, Overloaded, Workers
from parlour.words import english
from tests.small_jobs import KINDS, perform

LONG = 10
"""Seconds after which a test gives up waiting."""

Start = Callable[..., Workers]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts workers, one for quick jobs and one for all, that are closed at the end."""
    started: list[Workers] = []

    def start_them(each: int = 1, grace: float = LONG) -> Workers:
        started.append(Workers(perform, KINDS, grace, each))
        return started[-1]

    yield start_them
    for workers in started:
        workers.close()


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """A file that some jobs wait for; it is there at the latest when the test is over."""
    return tmp_path / "gate"


def wait(workers: Workers, gate: Path, kind: str = "slow", player: str | None = None) -> Job:
    """A job that runs until the gate is opened. It is running when this returns."""
    job = workers.submit(kind, {"do": "wait", "file": str(gate)}, player)
    until(lambda: job.done > 0)
    return job


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def answer(job: Job) -> Any:
    return job.future.result(LONG)


def lost(job: Job) -> None:
    """The job's end is a sentence."""
    with pytest.raises(Lost) as raised:
        answer(job)
    assert english(raised.value.message)


def test_a_job_is_done_by_another_process_that_leaves_the_processor_to_the_server(start: Start) -> None:
    workers = start()
    assert workers.processes == [], "no process is started before there is something to do"
    quick, slow = (answer(workers.submit(kind, {"do": "nothing"})) for kind in ("quick", "slow"))
    assert os.getpid() not in (quick["process"], slow["process"])
    assert os.nice(0) < quick["niceness"] <= slow["niceness"]
    assert {quick["process"], slow["process"]} <= set(workers.processes)


def test_quick_jobs_are_done_while_slow_ones_go_on(start: Start, gate: Path) -> None:
    workers = start()
    slow = [wait(workers, gate), workers.submit("slow", {"do": "nothing"})]
    for _ in range(3):
        answer(workers.submit("quick", {"do": "nothing"}))
    assert not any(job.future.done() for job in slow)
    gate.touch()
    for job in slow:
        answer(job)


def test_of_a_players_jobs_one_runs_at_a_time(start: Start, gate: Path) -> None:
    workers = start(each=2)
    running = wait(workers, gate, player="ann")
    second = workers.submit("urgent", {"do": "nothing"}, "ann")
    answer(workers.submit("slow", {"do": "nothing"}, "bob"))
    answer(workers.submit("slow", {"do": "nothing"}))
    answer(workers.submit("quick", {"do": "nothing"}, "ann"))
    assert not running.future.done()
    assert not (second.future.running() or second.future.done())
    gate.touch()
    answer(second)


def test_what_is_urgent_goes_first(start: Start, gate: Path, tmp_path: Path) -> None:
    workers = start()
    wait(workers, gate)
    notes = tmp_path / "notes"
    jobs = [
        workers.submit(kind, {"do": "note", "file": str(notes), "text": text})
        for kind, text in (("slow", "c"), ("slow", "d"), ("urgent", "a"), ("urgent", "b"))
    ]
    gate.touch()
    for job in jobs:
        answer(job)
    assert notes.read_text() == "abcd"


def test_a_worker_that_dies_loses_its_job_and_no_other(start: Start, gate: Path) -> None:
    workers = start()
    first = answer(workers.submit("slow", {"do": "nothing"}))["process"]
    running = wait(workers, gate)
    waiting = workers.submit("slow", {"do": "nothing"})
    os.kill(first, signal.SIGKILL)
    lost(running)
    assert answer(waiting)["process"] != first
    lost(workers.submit("quick", {"do": "die"}))
    answer(workers.submit("quick", {"do": "nothing"}))


def test_a_worker_that_dies_between_jobs_is_replaced(start: Start) -> None:
    workers = start()
    first = answer(workers.submit("slow", {"do": "nothing"}))["process"]
    os.kill(first, signal.SIGKILL)
    until(lambda: first not in workers.processes)
    assert answer(workers.submit("slow", {"do": "nothing"}))["process"] != first


def test_a_search_is_told_when_its_time_is_over(start: Start) -> None:
    assert answer(start().submit("short", {"do": "search"}))["process"]


def test_a_job_that_does_not_end_is_ended(start: Start) -> None:
    workers = start(grace=0.1)
    lost(workers.submit("short", {"do": "hang"}))
    answer(workers.submit("slow", {"do": "nothing"}))


def test_a_job_that_fails_says_why_and_the_worker_goes_on(start: Start) -> None:
    workers = start()
    with pytest.raises(RuntimeError, match="ValueError: as asked"):
        answer(workers.submit("slow", {"do": "fail"}))
    answer(workers.submit("slow", {"do": "nothing"}))


def test_who_asks_for_too_much_is_refused_and_others_are_not(start: Start, gate: Path) -> None:
    workers = start()
    wait(workers, gate, player="ann")
    for _ in range(MOST_WAITING_OF_A_PLAYER):
        workers.submit("slow", {"do": "nothing"}, "ann")
    with pytest.raises(Overloaded) as raised:
        workers.submit("slow", {"do": "nothing"}, "ann")
    assert english(raised.value.message)
    last = workers.submit("slow", {"do": "nothing"}, "bob")
    gate.touch()
    answer(last)


def test_there_is_an_end_to_what_may_wait(start: Start, gate: Path) -> None:
    workers = start()
    wait(workers, gate)
    for number in range(MOST_WAITING):
        workers.submit("slow", {"do": "nothing"}, f"player {number}")
    with pytest.raises(Overloaded):
        workers.submit("slow", {"do": "nothing"}, "zoe")


def test_what_nobody_waits_for_any_more_is_not_done(start: Start, gate: Path, tmp_path: Path) -> None:
    workers = start()
    wait(workers, gate)
    forgotten = workers.submit("slow", {"do": "note", "file": str(tmp_path / "notes"), "text": "x"})
    last = workers.submit("slow", {"do": "nothing"})
    assert forgotten.future.cancel()
    gate.touch()
    answer(last)
    assert not (tmp_path / "notes").exists()


def test_at_the_end_no_process_is_left_and_nobody_waits(start: Start, gate: Path) -> None:
    workers = start()
    running = wait(workers, gate)
    waiting = workers.submit("slow", {"do": "nothing"})
    processes = workers.processes
    workers.close()
    lost(running)
    lost(waiting)
    assert processes
    assert not any(is_alive(process) for process in processes)
    with pytest.raises(Overloaded):
        workers.submit("slow", {"do": "nothing"})


SERVER = """
import sys, time
from parlour.web.workers import Workers
from tests.small_jobs import KINDS, perform
if __name__ == "__main__":
    job = Workers(perform, KINDS).submit("slow", {"do": "nothing"})
    print(job.future.result()["process"], flush=True)
    time.sleep(60)
"""


def test_workers_end_with_the_server_however_it_ends(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        assert is_alive(process)
        server.kill()
    until(lambda: not is_alive(process))


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
