"""Whether games can still be won. What was proved of a position is remembered, with what follows from it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from starlette.concurrency import run_in_threadpool

from parlour.table.store import Kept
from parlour.table.table import Table
from parlour.web.workers import Job, Workers

MOST_REMEMBERED = 20_000
"""How many positions are remembered, some hundred bytes each."""

Position = tuple[str, bytes]


class Outlooks:
    """The verdicts about positions, from memory or from a worker."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._proved: OrderedDict[Position, str] = OrderedDict()
        self._newest: dict[str, Job] = {}

    async def verdict(self, kept: Kept) -> str:
        """What is proved of the position on a table. Raises Overloaded, Lost.

        What a player has asked before and still waits in the queue is answered with "unknown": the game has gone on.
        """
        known = self._find(kept.table)
        if known is not None:
            return known
        before = self._newest.get(kept.player)
        if before is not None:
            before.future.cancel()
        job = self.workers.submit("outlook", {"record": kept.table.record().to_json()}, kept.player)
        self._newest[kept.player] = job
        try:
            found = await job.answer()
        except asyncio.CancelledError:
            if self._newest.get(kept.player) is job:
                raise
            return "unknown"
        finally:
            if self._newest.get(kept.player) is job:
                del self._newest[kept.player]
        await self.remember(kept.table, found)
        verdict: str = found["verdict"]
        return verdict

    async def remember(self, table: Table, found: dict[str, Any]) -> None:
        """Remember what was proved of the position on a table; along a way to win, all positions can be won."""
        verdict = found["verdict"]
        if verdict == "unknown":
            return
        states = [table.position.to_bytes()]
        if verdict == "winnable":
            states = await run_in_threadpool(_states_along, table, found["line"])
        for state in states:
            self._proved[table.game.id, state] = verdict
        while len(self._proved) > MOST_REMEMBERED:
            self._proved.popitem(last=False)

    def _find(self, table: Table) -> str | None:
        """What is known of the position on a table: a game for one that was dead before is dead for good."""
        *before, here = (self._proved.get((table.game.id, state)) for state in table.states[: table.line.ply + 1])
        return "dead" if "dead" in before else here


def _states_along(table: Table, line: list[str]) -> list[bytes]:
    """The positions from a table's on along a line that wins; if it did not, only the table's own."""
    position = table.position
    states = [position.to_bytes()]
    for move in line:
        position = position.play(move)
        states.append(position.to_bytes())
    return states if position.status == "won" else states[:1]
