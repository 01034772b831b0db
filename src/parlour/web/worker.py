"""What goes on in a worker process: one job after the other, until the server has gone."""

from __future__ import annotations

import multiprocessing
import os
import time
import traceback
from collections.abc import Callable
from threading import Thread
from typing import Any

Json = Any

PROGRESS_SECONDS = 0.2
"""How often a job's progress is told at most."""


class Clock:
    """What a job is told and tells while it runs: when to stop, and how far it has come.

    The time begins when it is first asked about, since a job may have to prepare itself before.
    """

    def __init__(self, seconds: float, tell: Callable[[float], None]) -> None:
        self.seconds = seconds
        self._tell = tell
        self._end: float | None = None
        self._told = -PROGRESS_SECONDS

    def stopped(self) -> bool:
        """Whether the time is over."""
        if self._end is None:
            self._end = time.monotonic() + self.seconds
        return time.monotonic() >= self._end

    def progress(self, done: float) -> None:
        """Tell how far the job has come, from 0 to 1."""
        if time.monotonic() >= self._told + PROGRESS_SECONDS:
            self._told = time.monotonic()
            self._tell(done)


Perform = Callable[[str, Json, Clock], Json]
"""Does a job by its name, in a worker; a function of a module, so that a worker can find it."""


def work(connection: Any, perform: Perform, niceness: int) -> None:
    """What a worker process does: one job after the other, until the server has gone."""
    Thread(target=end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)
    while True:
        try:
            name, arguments, seconds = connection.recv()
        except (EOFError, OSError):
            return
        clock = Clock(seconds, lambda done: connection.send(("done", done)))
        try:
            answer = "answer", perform(name, arguments, clock)
        except Exception:
            answer = "failure", traceback.format_exc()
        connection.send(answer)


def end_with_the_server() -> None:
    """Wait, in a thread of its own, for the server to go, and go with it."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
