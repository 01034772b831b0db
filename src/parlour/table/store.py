"""The store: where games are kept while they are played.

    store = Store.open()                                    # the user's own database; Store.open(url) for another
    kept = store.find_unfinished("terminal", setup) or store.new_table("terminal", setup)
    kept, turn = store.append(kept, Event("move", "S1xb4"))  # committed to the database when it returns
    kept.table.position, kept.table.view(), turn.happened, turn.said
    store.close()

``setup`` is ``Setup(game, options, deal, opponent)``, all options given. A player is any short text: the server makes
one for each browser, the terminal is "terminal". Every database trouble is a ``DatabaseTrouble``, which is ``Refused``.
"""

from __future__ import annotations

import json
import re
import secrets
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime
from typing import Any
from zlib import crc32

from sqlalchemy import ColumnElement, Connection, Row, Select, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from parlour.message import Refused
from parlour.record import Record
from parlour.registry import GAMES
from parlour.table.cache import TableCache
from parlour.table.database import Database, default_url, parse_url
from parlour.table.line import Event, Line
from parlour.table.rows import fingerprint, new_row, options_text, result_row
from parlour.table.schema import EventRow, SecretRow, TableRow
from parlour.table.table import Opponent, Result, Setup, Table, Turn

ID_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH = 16
ID = re.compile(f"[{ID_ALPHABET}]{{{ID_LENGTH}}}")


@dataclass(frozen=True, slots=True)
class Par:
    """What is known of a deal's best possible score: itself where it is proved, and what it is at least."""

    best: int | None
    at_least: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is kept: whose it is, and when it was started and last changed.

    ``winnable`` tells that this was proved of the deal before it was handed out; ``difficulty`` is 1 to 5 if known.
    ``imported`` tells that it was made of a record.
    ``daily`` is the day whose game it is, ``first_ended`` when it first ended.
    """

    id: str
    player: str
    started: datetime
    changed: datetime
    table: Table
    winnable: bool = False
    difficulty: int | None = None
    imported: bool = False
    daily: date | None = None
    par: Par | None = None
    first_ended: datetime | None = None

    @property
    def seed(self) -> int:
        """A number for the program's choice, always the same at the same place of the same game."""
        return crc32(f"{self.id} {self.table.line.ply}".encode())


class NoSuchTable(Refused):
    """The player has no table with that id."""

    def __init__(self) -> None:
        super().__init__("error-table-unknown")


class Stale(Refused):
    """The table has changed since the version that an event answers; ``current`` is the table now."""

    def __init__(self, current: Kept) -> None:
        self.current = current
        super().__init__("error-table-stale")


class OtherRules(Refused):
    """The table was played under rules that have changed since."""

    def __init__(self) -> None:
        super().__init__("error-table-rules")


class Store:
    """The tables of all players in one database. It may be used from many threads, and by many servers at once."""

    def __init__(self, database: Database, cache: TableCache | None = None) -> None:
        self.database = database
        self.cache = cache or TableCache()

    @classmethod
    def open(cls, url: str | None = None) -> Store:
        """The store in a database, by default in the user's data folder. Raises Refused where it cannot be opened."""
        return cls(Database(default_url() if url is None else parse_url(url)))

    def close(self) -> None:
        """Close the database."""
        self.database.close()

    def secret(self, name: str) -> str:
        """The secret of that name, made when it is first asked for."""
        for _ in range(2):
            with self.database.read() as connection:
                value = connection.scalar(select(SecretRow.value).where(SecretRow.name == name))
                if value is not None:
                    return value
            try:
                with self.database.write() as connection:
                    connection.execute(insert(SecretRow).values(name=name, value=secrets.token_urlsafe(32)))
            except IntegrityError:  # Another server was first.
                continue
        raise AssertionError("a secret that is there already could not be read")

    def new_table(
        self,
        player: str,
        setup: Setup,
        *,
        winnable: bool = False,
        difficulty: int | None = None,
        daily: date | None = None,
    ) -> Kept:
        """Begin a game.

        Raises IntegrityError where the player has had the deal as a winnable one before, or the game of that day.
        """
        kept = _new_kept(player, Table.new(setup), winnable=winnable, difficulty=difficulty, daily=daily)
        with self.database.write() as connection:
            connection.execute(insert(TableRow), _new_row(kept))
        self.cache.put(kept.id, kept.table)
        return kept

    def keep_record(self, player: str, record: Record) -> Kept:
        """The player's table of a record, with all that has happened at it since; made if it is not there yet.

        Raises Refused for a record that the rules do not allow.
        """
        kept = _new_kept(player, Table.of_record(record), imported=True)
        if kept.table.first_result is not None:
            kept = replace(kept, first_ended=kept.started)
        mark = fingerprint(kept.table)
        events = [
            asdict(event) | {"table_id": kept.id, "number": number, "happened": kept.started}
            for number, event in enumerate(kept.table.line.events, 1)
        ]
        try:
            with self.database.write() as connection:
                connection.execute(insert(TableRow), _new_row(kept) | {"record": mark, "first_ended": kept.first_ended})
                if events:
                    connection.execute(insert(EventRow), events)
        except IntegrityError:
            return self._load(TableRow.player == player, TableRow.record == mark)
        self.cache.put(kept.id, kept.table)
        return kept

    def load(self, player: str, table_id: str) -> Kept:
        """A table of the player's. Raises NoSuchTable, OtherRules."""
        return self._load(_of_id(table_id), TableRow.player == player)

    def look(self, player: str, table_id: str) -> Kept:
        """A table of the player's, or anybody's whose game is over. Raises NoSuchTable, OtherRules."""
        return self._load(_of_id(table_id), or_(TableRow.player == player, TableRow.over))

    def _load(self, *wanted: ColumnElement[bool]) -> Kept:
        with self.database.read() as connection:
            row = connection.execute(select(TableRow).where(*wanted)).first()
            if row is None:
                raise NoSuchTable
            return self._kept(connection, row)

    def find_daily(self, player: str, game: str, day: date) -> Kept | None:
        """The player's table with the game of a day. Raises OtherRules."""
        mine = TableRow.player == player, TableRow.game == game, TableRow.daily == day
        with self.database.read() as connection:
            row = connection.execute(select(TableRow).where(*mine)).first()
            return self._kept(connection, row) if row is not None else None

    def find_unfinished(self, player: str, setup: Setup) -> Kept | None:
        """The player's newest table with this game, deal and options that is not over.

        It is not made of a record, and not the game of a day.
        """
        wanted = _newest(player, over=False).where(
            TableRow.daily.is_(None),
            TableRow.game == setup.game.id,
            TableRow.deal == setup.deal,
            TableRow.options == options_text(setup.options),
            TableRow.rules_version == setup.game.rules_version,
            TableRow.imported.is_(False),
            TableRow.opponent_level == (setup.opponent.level if setup.opponent is not None else None),
            TableRow.opponent_tick == (setup.opponent.tick if setup.opponent is not None else None),
        )
        with self.database.read() as connection:
            row = connection.execute(wanted.limit(1)).first()
            return self._kept_if_same_rules(connection, row) if row is not None else None

    def list_tables(self, player: str, *, finished: bool, most: int = 50) -> list[Kept]:
        """The player's newest tables where something has happened, those that are over or those that are not."""
        wanted = _newest(player, over=finished).where(TableRow.version > 0)
        with self.database.read() as connection:
            rows = connection.execute(wanted.limit(most)).all()
            return [kept for row in rows if (kept := self._kept_if_same_rules(connection, row)) is not None]

    def list_finished(self, player: str, game: str | None, skip: int, most: int) -> tuple[list[Kept], bool]:
        """Some of the player's games that are over, the newest first, after the first ``skip``; whether there are more.

        Games that were played under older rules are left out, so there may be fewer than ``most``.
        """
        wanted = _newest(player, over=True)
        if game is not None:
            wanted = wanted.where(TableRow.game == game)
        with self.database.read() as connection:
            rows = connection.execute(wanted.offset(skip).limit(most + 1)).all()
            found = [self._kept_if_same_rules(connection, row) for row in rows[:most]]
        return [kept for kept in found if kept is not None], len(rows) > most

    def append(self, kept: Kept, event: Event) -> tuple[Kept, Turn]:
        """Let an event happen at a table. When this returns it is in the database for good.

        Raises Refused if the event is not possible, Stale if the table has changed since ``kept`` was read; then
        nothing has happened.
        """
        turn = kept.table.take(event)
        now = datetime.now(UTC)
        if not self._commit(kept, turn, now):
            raise Stale(self.load(kept.player, kept.id))
        self.cache.put(kept.id, turn.table)
        return replace(kept, changed=now, table=turn.table, first_ended=_first_ended(kept, turn.table, now)), turn

    def keep_par(self, kept: Kept, par: Par) -> Kept:
        """Keep what was found out of the best possible score of a table's deal."""
        changes = {"par": par.best, "par_at_least": par.at_least}
        with self.database.write() as connection:
            connection.execute(update(TableRow).where(TableRow.id == kept.id).values(changes))
        return replace(kept, par=par)

    def _commit(self, kept: Kept, turn: Turn, now: datetime) -> bool:
        """Write an event and what it changes; False if another event was first."""
        old, new, event = kept.table, turn.table, turn.event
        changes = {"version": new.version, "over": new.is_over, "changed": now}
        changes |= {"hints": new.line.hints, "peeks": new.line.peeks, "milliseconds": new.line.milliseconds}
        if old.first_result is None and new.first_result is not None:
            changes |= result_row(new.first_result) | {"first_ended": now}
        with self.database.write() as connection:
            same = (TableRow.id == kept.id, TableRow.player == kept.player, TableRow.version == old.version)
            if connection.execute(update(TableRow).where(*same).values(changes)).rowcount != 1:
                return False
            row = {"table_id": kept.id, "number": new.version, "happened": now}
            connection.execute(insert(EventRow), row | asdict(event))
        return True

    def _kept_if_same_rules(self, connection: Connection, row: Row[Any]) -> Kept | None:
        try:
            return self._kept(connection, row)
        except OtherRules:
            return None

    def _kept(self, connection: Connection, row: Row[Any]) -> Kept:
        table = self.cache.get(row.id)
        if table is None or table.version != row.version:
            table = _replay(connection, row)
            self.cache.put(row.id, table)
        par = Par(row.par, row.par_at_least) if row.par_at_least is not None else None
        about = (row.winnable, row.difficulty, row.imported, row.daily, par, row.first_ended)
        return Kept(row.id, row.player, row.started, row.changed, table, *about)


def _new_kept(player: str, table: Table, **about: Any) -> Kept:
    now = datetime.now(UTC)
    return Kept(new_id(), player, now, now, table, **about)


def _new_row(kept: Kept) -> dict[str, Any]:
    names = ("id", "player", "started", "changed", "winnable", "difficulty", "imported", "daily")
    return {name: getattr(kept, name) for name in names} | new_row(kept.table)


def _of_id(table_id: str) -> ColumnElement[bool]:
    if not ID.fullmatch(table_id):
        raise NoSuchTable
    return TableRow.id == table_id


def _newest(player: str, *, over: bool) -> Select[TableRow]:
    mine = select(TableRow).where(TableRow.player == player, TableRow.over == over)
    return mine.order_by(TableRow.changed.desc(), TableRow.id)


def _same_rules(row: Row[Any]) -> bool:
    return row.game in GAMES and GAMES[row.game].rules_version == row.rules_version


def _replay(connection: Connection, row: Row[Any]) -> Table:
    """The table that its kept events lead to."""
    if not _same_rules(row):
        raise OtherRules
    opening = tuple((row.opening or "").split())
    line = Line(opening, len(opening), opening=len(opening))
    events = select(EventRow).where(EventRow.table_id == row.id).order_by(EventRow.number).limit(row.version)
    for each in connection.execute(events):
        line = line.after(Event(each.kind, each.move, each.by, each.plies, each.milliseconds))
    first = None
    if row.first_status is not None:
        spent = row.first_moves, row.first_milliseconds, row.first_hints, row.first_peeks
        first = Result(row.first_status, row.first_winner, row.first_score, *spent)
    game = GAMES[row.game]
    try:
        opponent = Opponent(row.opponent_level, row.opponent_tick) if row.opponent_level is not None else None
        deck = tuple(json.loads(row.deck)) if row.deck is not None else None
        setup = Setup(game, game.complete_options(json.loads(row.options)), row.deal, opponent, opening, deck)
        return Table.replay(setup, line, row.version, first)
    except Refused as error:
        raise OtherRules from error


def _first_ended(kept: Kept, table: Table, now: datetime) -> datetime | None:
    """When a table that is this now first ended."""
    return now if kept.first_ended is None and table.first_result is not None else kept.first_ended


def new_id() -> str:
    """An id for a table, which nobody guesses."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))
