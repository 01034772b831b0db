"""How games are kept: one schema for SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, date, datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Date,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    TypeDecorator,
    false,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Moment(TypeDecorator[datetime]):
    """A moment in universal time, whatever zone the database thinks it is in; SQLite keeps none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment with its zone."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """All that is kept."""


class SecretRow(Base):
    """A secret that is made once and that all servers on the database share."""

    __tablename__ = "secret"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(100))


class TableRow(Base):
    """A game being played. ``version`` counts its events; ``first_`` is how it first ended, and what it took till then.

    ``options`` are all the options as JSON with sorted keys, so that equal options are equal texts. ``winnable`` is
    true where that was proved of the deal before it was handed out, with its difficulty from 1 to 5 if that is known.
    ``hints`` and ``peeks`` count the help given, ``milliseconds`` the time spent. ``opening`` are moves that were
    played from the start, with spaces between them. ``daily`` is the day whose game it is. ``par`` is the deal's best
    possible score where that is proved; ``par_at_least`` is the best found, once it was searched for. ``origin`` is the
    id that a table of one's own data had where it was played. A table that was made of a record is ``imported``:
    nothing is counted of it. ``record`` is the record's fingerprint, and ``deck`` its deck as JSON, where it has one in
    place of a deal.
    """

    __tablename__ = "game_table"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    player: Mapped[str] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(40))
    deal: Mapped[int | None] = mapped_column(BigInteger)
    options: Mapped[str] = mapped_column(Text)
    rules_version: Mapped[int] = mapped_column(Integer)
    version: Mapped[int] = mapped_column(Integer)
    over: Mapped[bool] = mapped_column(Boolean)
    started: Mapped[datetime] = mapped_column(Moment)
    changed: Mapped[datetime] = mapped_column(Moment)
    first_status: Mapped[str | None] = mapped_column(String(10))
    first_winner: Mapped[str | None] = mapped_column(String(1))
    first_score: Mapped[int | None] = mapped_column(Integer)
    first_ended: Mapped[datetime | None] = mapped_column(Moment)
    opponent_level: Mapped[int | None] = mapped_column(Integer)
    opponent_tick: Mapped[str | None] = mapped_column(String(1))
    winnable: Mapped[bool] = mapped_column(Boolean, server_default=false())
    difficulty: Mapped[int | None] = mapped_column(Integer)
    hints: Mapped[int] = mapped_column(Integer, server_default="0")
    peeks: Mapped[int] = mapped_column(Integer, server_default="0")
    imported: Mapped[bool] = mapped_column(Boolean, server_default=false())
    record: Mapped[str | None] = mapped_column(String(64))
    deck: Mapped[str | None] = mapped_column(Text)
    first_moves: Mapped[int | None] = mapped_column(Integer)
    first_milliseconds: Mapped[int] = mapped_column(BigInteger, server_default="0")
    first_hints: Mapped[int] = mapped_column(Integer, server_default="0")
    first_peeks: Mapped[int] = mapped_column(Integer, server_default="0")
    milliseconds: Mapped[int] = mapped_column(BigInteger, server_default="0")
    opening: Mapped[str | None] = mapped_column(Text)
    daily: Mapped[date | None] = mapped_column(Date)
    par: Mapped[int | None] = mapped_column(Integer)
    par_at_least: Mapped[int | None] = mapped_column(Integer)
    origin: Mapped[str | None] = mapped_column(String(16))

    __table_args__ = (
        Index("game_table_of_player", "player", "over", "changed"),
        # The same record leads to the same table.
        Index("game_table_of_record", "player", "record", unique=True),
        # One table a player and day, and nothing is imported twice.
        Index("game_table_daily", "player", "game", "daily", unique=True),
        Index("game_table_origin", "player", "origin", unique=True),
        # Nobody is handed out a winnable deal twice.
        Index(
            "game_table_winnable",
            *("player", "game", "options", "deal"),
            unique=True,
            sqlite_where=winnable,
            postgresql_where=winnable,
        ),
    )


class EventRow(Base):
    """One event of a table. Its number, from 1 on, is unique there: two servers cannot both answer one position."""

    __tablename__ = "game_event"

    table_id: Mapped[str] = mapped_column(String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))
    move: Mapped[str | None] = mapped_column(String(20))
    by: Mapped[str | None] = mapped_column(String(1))
    plies: Mapped[int] = mapped_column(Integer, server_default="1")
    milliseconds: Mapped[int] = mapped_column(Integer, server_default="0")
    happened: Mapped[datetime] = mapped_column(Moment)


class ReviewRow(Base):
    """The review of a finished game, as JSON: that of the table's moves at ``version``."""

    __tablename__ = "game_review"

    table_id: Mapped[str] = mapped_column(String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    review: Mapped[str] = mapped_column(Text)


class WinnableRow(Base):
    """A deal that was proved winnable under these options and rules, beside those that came with the program."""

    __tablename__ = "winnable_deal"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    options: Mapped[str] = mapped_column(Text, primary_key=True)
    rules_version: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    deal: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
