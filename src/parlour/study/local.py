"""Playing the parts of a study on this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event

from parlour.message import Refused
from parlour.parallel import CONTEXT, begin_worker, heeding_interrupts, stopped
from parlour.study.plan import Part, Plan
from parlour.study.play import part_as_file

AHEAD = 2
"""So many parts for each process are given out at once."""

LOSSES = 5
"""So many times in a row may processes be lost without a part being done in between."""

Played = tuple[Part, bytes]


def play_here(plan: Plan, parts: Iterator[Part]) -> Iterator[Played]:
    """Play parts in this process."""
    with heeding_interrupts(threading.Event()) as stop:
        for part in parts:
            content = part_as_file(plan, part, stopped)
            if content is not None:
                yield part, content
            if stop.is_set():
                break


class Processes:
    """Plays parts in several processes; the parts of one that is killed are played again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, plan: Plan, parts: Iterator[Part]) -> Iterator[Played]:
        """See ``run.Runner``. Raises Refused where processes are lost again and again."""
        again: list[Part] = []
        losses = 0
        with heeding_interrupts(CONTEXT.Event()) as stop:
            while losses < LOSSES:
                going: dict[Future[bytes | None], Part] = {}
                try:
                    for played in self._play(plan, parts, again, going, stop):
                        losses = 0
                        yield played
                    return
                except BrokenProcessPool:
                    again = [*going.values(), *again]
                    losses += 1
        raise Refused("usage-worker-lost")

    def _play(
        self,
        plan: Plan,
        parts: Iterator[Part],
        again: list[Part],
        going: dict[Future[bytes | None], Part],
        stop: Event,
    ) -> Iterator[Played]:
        """Play with one set of processes; ``going`` are the parts that have been given out and are not done."""
        with ProcessPoolExecutor(self.jobs, CONTEXT, begin_worker, (stop,)) as pool:
            while True:
                while len(going) < AHEAD * self.jobs and not stop.is_set():
                    part = again.pop(0) if again else next(parts, None)
                    if part is None:
                        break
                    try:
                        going[pool.submit(part_unless_stopped, plan, part)] = part
                    except BrokenProcessPool:
                        again.append(part)
                        raise
                if not going:
                    return
                done, _ = wait(going, return_when=FIRST_COMPLETED)
                for future in done:
                    content = future.result()
                    part = going.pop(future)
                    if content is not None:
                        yield part, content


def part_unless_stopped(plan: Plan, part: Part) -> bytes | None:
    """Play a part; None when somebody presses Ctrl-C meanwhile."""
    return part_as_file(plan, part, stopped)
