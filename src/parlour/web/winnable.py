"""Deals that are proved winnable, to be handed out: those that came with the program, and those found since.

Nobody is handed out the same deal twice: of what is there, those are left out for which the player has a table, and
the database refuses a second one.
"""

from __future__ import annotations

import csv
import secrets
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from starlette.concurrency import run_in_threadpool

from parlour.game import Game
from parlour.message import Refused
from parlour.table.rows import options_text
from parlour.table.schema import TableRow, WinnableRow
from parlour.table.store import Kept, Store
from parlour.table.table import Setup
from parlour.web.workers import Overloaded, Workers

FOLDER = Path(__file__).parent.parent / "pools"
"""The deals that came with the program: files ``<game>-<preset>.csv`` with the columns deal and difficulty."""

DEFAULT = "default"
"""What stands in a file's name for the usual options of a game without presets."""

LOW = 20
"""When a player has fewer deals than this left, more are searched for."""

FOUND_AT_ONCE = 10
"""How many deals a search that fills the pool looks for before others have their turn."""

RANDOM_DEALS = 10**9
"""A deal that the server draws has at most nine digits, so that a person can tell it to another."""


class NoneFound(Refused):
    """No winnable deal was found in the time there was."""

    def __init__(self) -> None:
        super().__init__("error-none-winnable")


class Pool:
    """The winnable deals of one store."""

    def __init__(self, store: Store, workers: Workers, folder: Path = FOLDER) -> None:
        self.store = store
        self.workers = workers
        self.folder = folder
        self._filling: set[tuple[str, str]] = set()

    async def new_table(self, player: str, setup: Setup) -> Kept:
        """Begin a game with a winnable deal in place of the setup's; where there is none, one is searched for.

        Raises NoneFound, Overloaded, Lost.
        """
        kept = await run_in_threadpool(self._hand_out, player, setup)
        if kept is None:
            job = self.workers.submit("find winnable", _wish(setup, 1), player)
            await run_in_threadpool(self._keep, setup, (await job.answer())["deals"])
            kept = await run_in_threadpool(self._hand_out, player, setup)
        if kept is None:
            raise NoneFound
        return kept

    def _hand_out(self, player: str, setup: Setup) -> Kept | None:
        """Begin a game with a deal from the pool; None where it is empty for the player."""
        left = self.deals_left(player, setup)
        if len(left) < LOW:
            self._fill(setup)
        while left:
            deal = secrets.choice(list(left))
            here = Setup(setup.game, setup.options, deal)
            try:
                return self.store.new_table(player, here, winnable=True, difficulty=left.pop(deal))
            except IntegrityError:  # The player was handed it out a moment ago.
                continue
        return None

    def deals_left(self, player: str, setup: Setup) -> dict[int, int | None]:
        """The winnable deals that the player has not had yet, with how difficult each is, 1 to 5, if that is known."""
        game, options = setup.game, options_text(setup.options)
        had = select(TableRow.deal).where(
            TableRow.player == player, TableRow.game == game.id, TableRow.options == options
        )
        found = select(WinnableRow.deal).where(
            WinnableRow.game == game.id,
            WinnableRow.options == options,
            WinnableRow.rules_version == game.rules_version,
        )
        with self.store.database.read() as connection:
            deals = dict.fromkeys(connection.scalars(found)) | shipped_deals(self.folder, game, pool_name(setup))
            all_had = set(connection.scalars(had))
        return {deal: difficulty for deal, difficulty in deals.items() if deal not in all_had}

    def _fill(self, setup: Setup) -> None:
        """Have more deals searched for, when nothing else is to be done."""
        key = setup.game.id, options_text(setup.options)
        if key in self._filling:
            return

        def keep(future: Any) -> None:
            self._filling.discard(key)
            if future.exception() is None:
                self._keep(setup, future.result()["deals"])

        self._filling.add(key)
        try:
            self.workers.submit("fill pool", _wish(setup, FOUND_AT_ONCE)).future.add_done_callback(keep)
        except Overloaded:
            self._filling.discard(key)

    def _keep(self, setup: Setup, deals: list[int]) -> None:
        """Put deals that were found into the pool."""
        game = setup.game
        row = {"game": game.id, "options": options_text(setup.options), "rules_version": game.rules_version}
        for deal in deals:
            try:
                with self.store.database.write() as connection:
                    connection.execute(insert(WinnableRow), row | {"deal": deal})
            except IntegrityError:  # It was found before.
                continue


def pool_name(setup: Setup) -> str | None:
    """The preset, or what stands for it, that a file of deals is named after."""
    if not setup.game.presets and setup.options == setup.game.complete_options({}):
        return DEFAULT
    return setup.preset


def _wish(setup: Setup, count: int) -> dict[str, Any]:
    return {"game": setup.game.id, "options": setup.options, "count": count, "below": RANDOM_DEALS}


@cache
def shipped_deals(folder: Path, game: Game, preset: str | None) -> dict[int, int | None]:
    """The deals that came with the program for a preset, each with its difficulty. To be left as it is."""
    path = folder / f"{game.id}-{preset}.csv"
    if preset is None or not path.exists():
        return {}
    with path.open(encoding="ascii", newline="") as file:
        return {int(row["deal"]): int(row["difficulty"]) if row["difficulty"] else None for row in csv.DictReader(file)}
