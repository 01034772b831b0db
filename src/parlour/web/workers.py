"""Worker processes for slow jobs: searches would hold up every other answer if they ran in the server's process.

    workers = Workers(jobs.perform)
    job = workers.submit("hint", {"record": ...}, player="ann")   # raises Overloaded
    answer = job.future.result()                                   # raises Lost where the worker died
    workers.close()

Each worker process has a thread in the server that hands it one job after the other, waits for what comes back, kills
it if it does not keep the time, and starts another in its place. Processes are started when there is something to do.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import Any

from parlour.message import Refused
from parlour.web.worker import Json, Perform, work


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of job: what is more urgent goes first, and for quick kinds there are workers that do nothing else.

    ``seconds`` is the time in which a job has to find its answer.
    """

    urgency: int
    quick: bool
    seconds: float


KINDS = {
    "reply": Kind(6, True, 5),
    "hint": Kind(5, True, 2),
    "outlook": Kind(4, True, 5),
    "peek": Kind(3, False, 10),
    "find winnable": Kind(2, False, 8),
    "statistics": Kind(3, True, 10),
    "charts": Kind(2, True, 8),
    "import": Kind(2, True, 10),
    "import much": Kind(2, False, 120),
    "par": Kind(3, True, 5),
    "review": Kind(1, False, 120),
    "fill pool": Kind(0, False, 5),
    "compile": Kind(-1, False, 5),
    "warm up": Kind(-1, True, 5),
}

MOST_WAITING = 40
"""How many jobs may wait in all, and of one player's."""
MOST_WAITING_OF_A_PLAYER = 4

SECONDS_OF_GRACE = 240
"""How long after its time a job is given up: before it begins, a worker may have to compile what it needs."""

NICENESS = 10
NICENESS_OF_QUICK = 5
"""By how much workers leave the processor to the server."""


class Overloaded(Refused):
    """There is more to do than can be done soon."""

    def __init__(self) -> None:
        super().__init__("error-overloaded")


class Lost(Refused):
    """The worker that had the job died, or it did not come to an end."""

    def __init__(self) -> None:
        super().__init__("error-job-lost")


@dataclass(eq=False, slots=True)
class Job:
    """Something to be done by a worker. ``done`` goes from 0 to 1."""

    name: str
    arguments: Json
    player: str | None
    kind: Kind
    future: Future[Json] = field(default_factory=Future)
    done: float = 0.0

    async def answer(self) -> Json:
        """The job's answer, once it is there; meanwhile other requests are answered. Raises Lost."""
        return await asyncio.wrap_future(self.future)

    @property
    def owner(self) -> object:
        """Of the jobs with the same owner one runs at a time: a player's quick ones, and a player's others."""
        return (self.player, self.kind.quick) if self.player is not None else self


class Workers:
    """The worker processes and the jobs that wait for them. It may be used from many threads."""

    def __init__(
        self, perform: Perform, kinds: dict[str, Kind] = KINDS, grace: float = SECONDS_OF_GRACE, each: int | None = None
    ) -> None:
        """``each`` is the number of workers for quick jobs only, and that of the others; else the machine decides."""
        self.perform = perform
        self.kinds = kinds
        self.grace = grace
        self.each = each or max(1, (os.cpu_count() or 1) // 2)
        self._waiting: list[Job] = []
        self._running: set[object] = set()
        self._workers: list[_Worker] = []
        self._closed = False
        self._changed = Condition()

    def submit(self, name: str, arguments: Json, player: str | None = None) -> Job:
        """Have something done. Raises Overloaded where too much is waiting already."""
        job = Job(name, arguments, player, self.kinds[name])
        with self._changed:
            self._waiting = [other for other in self._waiting if not other.future.cancelled()]
            mine = sum(player is not None and other.player == player for other in self._waiting)
            if self._closed or len(self._waiting) >= MOST_WAITING or mine >= MOST_WAITING_OF_A_PLAYER:
                raise Overloaded
            self._waiting.append(job)
            self._waiting.sort(key=lambda other: -other.kind.urgency)
            if not self._workers:
                self._workers = [_Worker(self, only_quick) for only_quick in (True, False) for _ in range(self.each)]
                for worker in self._workers:
                    worker.thread.start()
            self._changed.notify_all()
        return job

    def take(self, only_quick: bool) -> Job | None:
        """The next job for a worker, which has to give it back with ``finish``; None when there will be none."""
        with self._changed:
            while not self._closed:
                for job in self._waiting:
                    if job.owner not in self._running and (job.kind.quick or not only_quick):
                        self._waiting.remove(job)
                        if job.future.set_running_or_notify_cancel():
                            self._running.add(job.owner)
                            return job
                        break
                else:
                    self._changed.wait()
        return None

    def finish(self, job: Job) -> None:
        """A job has come to its end, good or bad."""
        with self._changed:
            self._running.discard(job.owner)
            self._changed.notify_all()

    def close(self) -> None:
        """Kill all workers; whoever waits for a job is told that it is lost."""
        with self._changed:
            self._closed = True
            waiting, self._waiting = self._waiting, []
            for worker in self._workers:
                worker.kill()
            self._changed.notify_all()
        for job in waiting:
            if job.future.set_running_or_notify_cancel():
                job.future.set_exception(Lost())
        for worker in self._workers:
            worker.thread.join()

    @contextmanager
    def not_closed(self) -> Iterator[None]:
        """While this lasts, the workers are not closed. Raises Lost where they are already."""
        with self._changed:
            if self._closed:
                raise Lost
            yield

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes that are alive."""
        return [id for worker in self._workers if (id := worker.process_id) is not None]


class _Worker:
    """One worker process after another, and the thread that hands them jobs."""

    def __init__(self, workers: Workers, only_quick: bool) -> None:
        self.workers = workers
        self.only_quick = only_quick
        self.thread = Thread(target=self._serve, name="parlour worker", daemon=True)
        self._process: Any = None
        self._connection: Any = None

    @property
    def process_id(self) -> int | None:
        """The id of the process, if it is alive."""
        process = self._process
        return process.pid if process is not None and process.is_alive() else None

    def kill(self) -> None:
        """Kill the process. The thread will notice."""
        process = self._process
        if process is not None:
            process.kill()

    def _serve(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            # The processes inherit this: an interrupt at the keyboard is for the server, which ends them.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        while (job := self.workers.take(self.only_quick)) is not None:
            try:
                answer = self._do(job)
            except Exception as error:
                self.workers.finish(job)
                job.future.set_exception(error)
            else:
                self.workers.finish(job)
                job.future.set_result(answer)
        self._clear_away()

    def _do(self, job: Job) -> Json:
        """Hand a job to the process and wait for its answer. Raises Lost where none comes."""
        end = time.monotonic() + job.kind.seconds + self.workers.grace
        try:
            if self.process_id is None:
                self._clear_away()
                self._start()
            self._connection.send((job.name, job.arguments, job.kind.seconds))
            while self._connection.poll(max(0.0, end - time.monotonic())):
                what, value = self._connection.recv()
                if what == "answer":
                    return value
                if what == "failure":
                    raise RuntimeError(value)
                job.done = value
        except (EOFError, OSError):  # The process has died.
            pass
        self._clear_away()
        raise Lost

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        niceness = NICENESS_OF_QUICK if self.only_quick else NICENESS
        process = context.Process(target=work, args=(theirs, self.workers.perform, niceness), daemon=True)
        with self.workers.not_closed():
            process.start()
            self._process = process
        theirs.close()

    def _clear_away(self) -> None:
        """Kill the process if it is alive, and forget it."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            self._connection.close()
