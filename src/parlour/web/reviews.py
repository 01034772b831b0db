"""Reviews of finished games: each is made once, by a worker, and kept."""

from __future__ import annotations

import json
from concurrent.futures import Future
from contextlib import suppress
from threading import RLock
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from parlour.table.schema import ReviewRow
from parlour.table.store import Kept, Store
from parlour.web.workers import Job, Workers

Json = dict[str, Any]


GUESTS = "guests"
"""Those who ask for reviews of others' games wait their turn as if they were one player; no player's id is so short."""


class Reviews:
    """The reviews of one store, and those that are being made."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self._jobs: dict[tuple[str, int], Job] = {}
        # A job may have ended before it is told whom to tell: then its review is kept by who began it.
        self._lock = RLock()

    def find(self, kept: Kept) -> Json | None:
        """The review that is kept of a table as it is."""
        same = ReviewRow.table_id == kept.id, ReviewRow.version == kept.table.version
        with self.store.database.read() as connection:
            text = connection.scalar(select(ReviewRow.review).where(*same))
        return json.loads(text) if text is not None else None

    def find_or_begin(self, kept: Kept, asker: str) -> Json | Job:
        """A table's review, or the job that makes it, begun if it is not yet. Raises Overloaded.

        A job is known until its review is kept, so that none is made twice. One that failed is given once and then
        forgotten: it can be tried again.
        """
        key = kept.id, kept.table.version
        with self._lock:
            job = self._jobs.get(key)
            if job is None:
                return self.find(kept) or self._begin(key, kept, asker)
            if job.future.done() and job.future.exception() is not None:
                del self._jobs[key]
        return job

    def _begin(self, key: tuple[str, int], kept: Kept, asker: str) -> Job:
        owner = asker if asker == kept.player else GUESTS
        job = self.workers.submit("review", {"record": kept.table.record().to_json()}, owner)
        self._jobs[key] = job
        job.future.add_done_callback(lambda future: self._keep(key, future))
        return job

    def _keep(self, key: tuple[str, int], future: Future[Json]) -> None:
        if future.exception() is not None:
            return
        table_id, version = key
        row = {"table_id": table_id, "version": version, "review": json.dumps(future.result())}
        try:
            # The game may have been deleted in the meantime.
            with suppress(IntegrityError), self.store.database.write() as connection:
                connection.execute(delete(ReviewRow).where(ReviewRow.table_id == table_id))
                connection.execute(insert(ReviewRow), row)
        finally:
            with self._lock:
                self._jobs.pop(key, None)
