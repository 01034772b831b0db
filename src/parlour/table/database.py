"""A database: opened, brought up to date, and read and written in transactions."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import Connection, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import ArgumentError

from parlour.message import Refused
from parlour.table.trouble import folder_trouble, shown, trouble_told

VERSION_TABLE = "parlour_version"
NEWEST_REVISION = "0004"
BUSY_SECONDS = 10
MIGRATION_LOCK = 7241903365118
"""A number of our own for PostgreSQL's advisory lock: servers that start together migrate one after the other."""


def data_folder() -> Path:
    """The user's data folder; PARLOUR_DATA names another one."""
    folder = os.environ.get("PARLOUR_DATA")
    return Path(folder) if folder else user_data_path("parlour", appauthor=False)


def default_url() -> URL:
    """The database in the user's data folder."""
    return URL.create("sqlite", database=str(data_folder().absolute() / "parlour.db"))


def parse_url(address: str) -> URL:
    """A database's address, checked. Raises Refused where it is neither a SQLite file nor a PostgreSQL database."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Refused("error-database-address") from None
    if url.drivername == "sqlite" and url.database and url.database != ":memory:" and not url.query:
        return URL.create("sqlite", database=str(Path(url.database).absolute()))
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise Refused("error-database-address")


class Database:
    """An open database whose schema is the present one."""

    def __init__(self, url: URL) -> None:
        """Open it, make it if it is a SQLite file that is not there, and bring it up to date. Raises Refused."""
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        with trouble_told(url):
            self.engine = _sqlite_engine(url) if self.is_sqlite else _postgresql_engine(url)
            try:
                _bring_up_to_date(self.engine, url)
            except BaseException:
                self.engine.dispose()
                raise
        self._writing = self.engine.execution_options(writing=True)
        # SQLite lets one write at a time, the others try again and again; so here they wait their turn.
        self._turn: AbstractContextManager[object] = Lock() if self.is_sqlite else nullcontext()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads. Raises DatabaseTrouble."""
        with trouble_told(self.url), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that is committed at the end, or not at all. Raises DatabaseTrouble."""
        with trouble_told(self.url), self._turn, self._writing.begin() as connection:
            yield connection

    def close(self) -> None:
        """Give back all connections."""
        self.engine.dispose()


def _sqlite_engine(url: URL) -> Engine:
    assert url.database is not None
    make_folder(Path(url.database))
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS, "isolation_level": None})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def make_folder(database: Path) -> None:
    """Make the folder of a database file. Raises Refused."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        file = next(folder for folder in database.parents if folder.exists())
        raise Refused("error-database-folder-is-file", database=database.name, file=str(file)) from error
    except OSError as error:
        raise folder_trouble(database, error) from error
    if database.is_dir():
        raise Refused("error-database-is-folder", database=str(database))


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names or VERSION_TABLE in names:  # Another program's file stays as it is.
        connection.execute("PRAGMA journal_mode = WAL")


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that will write says so at once: one that reads first could find itself too late to write.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writing") else "BEGIN")


def _postgresql_engine(url: URL) -> Engine:
    return create_engine(
        url,
        pool_pre_ping=True,
        pool_size=5,
        max_overflow=10,
        pool_timeout=BUSY_SECONDS,
        connect_args={"connect_timeout": 5},
    )


def _bring_up_to_date(engine: Engine, url: URL) -> None:
    with engine.execution_options(writing=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        present = _present_revision(connection, url)
        if present == NEWEST_REVISION:
            # It changes nothing, but finds out now, not in the middle of a game, whether it may be written to.
            connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num WHERE version_num = ''"))
            return
        from parlour.table.migrate import known_revisions, upgrade  # Slow to import, and seldom needed.

        if present is not None and present not in known_revisions():
            raise Refused("error-database-newer", database=shown(url))
        upgrade(connection)


def _present_revision(connection: Connection, url: URL) -> str | None:
    """The revision of a database's schema; None for an empty one. Raises Refused for another program's file."""
    names = inspect(connection).get_table_names()
    if VERSION_TABLE in names:
        present: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
        return present
    if names and url.get_backend_name() == "sqlite":
        raise Refused("error-database-other", database=shown(url))
    return None
