"""Playing the parts of a study on a cluster, by Dask's scheduler."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from parlour.message import Refused
from parlour.study.plan import Part, Plan
from parlour.study.play import part_as_file

SECONDS_TO_ANSWER = 10
AHEAD = 3
"""So many parts for each thread of the cluster are given out at once."""

LOSSES = 20
"""So many workers may be lost while they have the same part, before that part is given up."""

LOGGING = ("distributed", "tornado", "asyncio")
"""Whose loggers tell of lost connections: the library's, and those of the libraries that it uses."""


class SchedulerGone(Exception):
    """The scheduler has gone away amid a study."""


class Cluster:
    """Plays parts on the workers of a scheduler; those of a worker that is lost are played again elsewhere."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def __call__(self, plan: Plan, parts: Iterator[Part]) -> Iterator[tuple[Part, bytes]]:
        """See ``run.Runner``. Raises SchedulerGone, and Refused where workers are lost again and again."""
        distributed = _library()
        going: dict[Any, Part] = {}
        try:
            done = distributed.as_completed(self._submit(plan, parts, going))
            for future in done:
                content = future.result()
                yield going.pop(future), content
                done.update(self._submit(plan, parts, going))
        except distributed.KilledWorker as error:
            raise Refused("usage-worker-lost") from error
        except (OSError, distributed.client.FutureCancelledError, distributed.client.ClosedClientError) as error:
            raise SchedulerGone from error
        finally:
            with contextlib.suppress(Exception):
                self.client.cancel(list(going), force=True)

    def _submit(self, plan: Plan, parts: Iterator[Part], going: dict[Any, Part]) -> list[Any]:
        """Give out parts for all threads that there are now."""
        threads = sum(self.client.nthreads().values())
        futures = []
        for part in itertools.islice(parts, max(threads * AHEAD - len(going), 0)):
            futures.append(self.client.submit(part_as_file, plan, part, pure=False, retries=2))
            going[futures[-1]] = part
        return futures


def _library() -> Any:
    """The library, which is slow to load; its functions have no types."""
    return import_module("distributed")


def dask_setup(worker: Any) -> None:
    """What Dask does in a worker of a cluster started here: it leaves Ctrl-C to the first process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _silence() -> None:
    """Let the library log nothing, for what goes wrong is told in a sentence; many a logger has its own level."""
    for name in ("distributed", *logging.root.manager.loggerDict):
        if name.partition(".")[0] in LOGGING:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


async def _ask(address: str) -> None:
    """Raise an error unless a scheduler answers in time: a client would wait for its first words for ever."""
    async with asyncio.timeout(SECONDS_TO_ANSWER), _library().core.rpc(address) as scheduler:
        if (await scheduler.identity())["type"] != "Scheduler":
            raise ValueError("no scheduler")


@contextmanager
def open_cluster(address: str, jobs: int | None) -> Iterator[Cluster]:
    """The cluster of a scheduler's address; "local" starts one here with ``jobs`` workers. Raises Refused."""
    distributed = _library()
    _silence()
    import_module("dask").config.set(
        {"distributed.scheduler.allowed-failures": LOSSES, "distributed.comm.timeouts.connect": SECONDS_TO_ANSWER}
    )
    if address == "local":
        with (
            distributed.LocalCluster(
                n_workers=jobs or os.cpu_count() or 1,
                threads_per_worker=1,
                dashboard_address="127.0.0.1:0",  # The usual port may be another cluster's.
                silence_logs=logging.CRITICAL,
                preload=__name__,
            ) as local,
            distributed.Client(local) as client,
        ):
            yield Cluster(client)
        return
    try:
        # In this thread a loop may be running already: a notebook's.
        with ThreadPoolExecutor(1) as other:
            other.submit(asyncio.run, _ask(address)).result()
        client = distributed.Client(address, timeout=SECONDS_TO_ANSWER)
    except Exception as error:  # What listens there may be anything, and fails the library in ways of its own.
        raise Refused("study-cluster-none", address=address[:80]) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=SECONDS_TO_ANSWER)
        except TimeoutError as error:
            raise Refused("study-cluster-empty", address=address[:80]) from error
        yield Cluster(client)
