"""All that is kept of a player, as a whole: read out, taken in, and deleted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import Row, delete, func, insert, select

from parlour.table.line import Event
from parlour.table.rows import new_row
from parlour.table.schema import EventRow, TableRow
from parlour.table.store import Store, new_id
from parlour.table.table import Setup, Table


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played somewhere else: its id there, its end, and each event with its moment."""

    origin: str
    started: datetime
    table: Table
    events: tuple[tuple[Event, datetime], ...]
    first_ended: datetime | None


def replay(origin: str, setup: Setup, started: datetime, events: Iterator[tuple[Event, datetime]]) -> Played:
    """A game played anew by the rules, event by event. Raises Refused at what is not possible."""
    table = Table.new(setup)
    done: list[tuple[Event, datetime]] = []
    first_ended = None
    for wish, moment in events:
        event, table = table.after(wish)
        done.append((event, moment))
        if first_ended is None and table.first_result is not None:
            first_ended = moment
    return Played(origin, started, table, tuple(done), first_ended)


def rows_of(played: Played, more: dict[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What is kept of a game that was played somewhere else: the table's row, but for the player, and its events'."""
    row = {
        "id": new_id(),
        "origin": played.origin,
        **new_row(played.table),
        "started": played.started,
        "changed": played.events[-1][1] if played.events else played.started,
        "first_ended": played.first_ended,
        **more,
    }
    events = [
        {
            "table_id": row["id"],
            "number": number,
            "happened": moment,
            "kind": event.kind,
            "move": event.move,
            "by": event.by,
            "plies": event.plies,
            "milliseconds": event.milliseconds,
        }
        for number, (event, moment) in enumerate(played.events, 1)
    ]
    return row, events


def take_in(store: Store, player: str, games: list[tuple[dict[str, Any], list[dict[str, Any]]]]) -> tuple[int, int]:
    """Keep games that were played somewhere else, all or none; how many were new, and how many were there already.

    A player has one table a day: of another one only the game is kept.
    """
    mine = TableRow.player == player
    with store.database.write() as connection:
        known = set(connection.scalars(select(TableRow.id).where(mine)))
        known |= set(connection.scalars(select(TableRow.origin).where(mine, TableRow.origin.is_not(None))))
        days = {(game, day) for game, day in connection.execute(select(TableRow.game, TableRow.daily).where(mine))}
        count = 0
        for row, events in games:
            if row["origin"] in known:
                continue
            known.add(row["origin"])
            day = row["daily"] if (row["game"], row["daily"]) not in days else None
            days.add((row["game"], day))
            connection.execute(insert(TableRow), row | {"player": player, "daily": day})
            if events:
                connection.execute(insert(EventRow), events)
            count += 1
    return count, len(games) - count


def read_out(store: Store, player: str) -> list[tuple[Row[Any], list[Row[Any]]]]:
    """All of a player's tables, the oldest first, each with its events."""
    tables = select(TableRow).where(TableRow.player == player).order_by(TableRow.started, TableRow.id)
    events = select(EventRow).join(TableRow).where(TableRow.player == player)
    with store.database.read() as connection:
        rows = connection.execute(tables).all()
        happened = connection.execute(events.order_by(EventRow.table_id, EventRow.number)).all()
    by_table = {id: list(group) for id, group in groupby(happened, lambda event: event.table_id)}
    return [(row, by_table.get(row.id, [])) for row in rows]


def count_tables(store: Store, player: str) -> int:
    """How many tables a player has."""
    with store.database.read() as connection:
        wanted = select(func.count()).select_from(TableRow).where(TableRow.player == player)
        return connection.scalar(wanted) or 0


def delete_all(store: Store, player: str) -> None:
    """Delete all of a player's tables, with their events and reviews."""
    mine = TableRow.player == player
    with store.database.write() as connection:
        ids = connection.scalars(select(TableRow.id).where(mine)).all()
        connection.execute(delete(TableRow).where(mine))
    for id in ids:
        store.cache.forget(id)
