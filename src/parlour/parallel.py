"""Doing one thing after another in several processes, until all is done or somebody presses Ctrl-C."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import TypeVar

from parlour.message import Refused

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
AnyFlag = TypeVar("AnyFlag", Event, threading.Event)

# A fresh process for each worker: one that is copied would copy the locks of compiled code too.
CONTEXT = multiprocessing.get_context("spawn")
AHEAD = 2
"""So many tasks for each process are given out at once."""

Flag = Event | threading.Event

_stop: Flag | None = None


def stopped() -> bool:
    """Whether somebody has pressed Ctrl-C, in the process itself and in its workers."""
    return _stop is not None and _stop.is_set()


def run_each(work: Callable[[Task], Outcome], tasks: Iterable[Task], jobs: int) -> Iterator[Outcome]:
    """The outcome of each task, in order, worked out in ``jobs`` processes; with one job, in this one.

    At Ctrl-C no further task is begun; those that are going on are to look at ``stopped``, and their outcomes still
    come, before KeyboardInterrupt is raised. Raises Refused if a worker is killed.
    """
    if jobs == 1:
        with heeding_interrupts(threading.Event()) as alone:
            for task in tasks:
                yield work(task)
                if alone.is_set():
                    break
        return
    with heeding_interrupts(CONTEXT.Event()) as shared:
        yield from _run_in_pool(work, tasks, jobs, shared)


def _run_in_pool(work: Callable[[Task], Outcome], tasks: Iterable[Task], jobs: int, stop: Event) -> Iterator[Outcome]:
    waiting: deque[Future[Outcome]] = deque()
    with ProcessPoolExecutor(jobs, CONTEXT, begin_worker, (stop,)) as pool:
        try:
            for task in tasks:
                if stop.is_set():
                    break
                waiting.append(pool.submit(work, task))
                if len(waiting) > AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                future = waiting.popleft()
                if not (stop.is_set() and future.cancel()):
                    yield future.result()
        except BrokenProcessPool as error:
            raise Refused("usage-worker-lost") from error


def _begin(stop: Flag) -> None:
    global _stop
    _stop = stop


def begin_worker(stop: Event) -> None:
    """Have a process look at a flag of the first one."""
    # Ctrl-C reaches all processes of a terminal; the workers leave it to the first.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _begin(stop)


def _end_with_parent() -> None:
    """End the process when the first one is gone, for whom it would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def heeding_interrupts(stop: AnyFlag) -> Iterator[AnyFlag]:
    """Let the first Ctrl-C only make ``stopped`` true until the end, where it is raised; a second one comes at once."""

    def interrupt(number: int, frame: object) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()

    before = signal.signal(signal.SIGINT, interrupt)
    _begin(stop)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
    if stop.is_set():
        raise KeyboardInterrupt
