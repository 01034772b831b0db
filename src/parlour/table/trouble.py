"""Trouble with the database, told in one sentence."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError, TimeoutError

from parlour.message import Message, Refused, say

# How an error's name (SQLite) or number (PostgreSQL) starts, and what it comes to for a person.
CAUSES = {
    "SQLITE_FULL": "error-database-full",
    "SQLITE_IOERR": "error-database-disk",
    "SQLITE_READONLY": "error-database-readonly",
    "SQLITE_PERM": "error-database-readonly",
    "SQLITE_CANTOPEN": "error-database-cannot-open",
    "SQLITE_BUSY": "error-database-busy",
    "SQLITE_LOCKED": "error-database-busy",
    "SQLITE_NOTADB": "error-database-not-one",
    "SQLITE_CORRUPT": "error-database-not-one",
    "53": "error-database-full",
    "25006": "error-database-readonly",
    "42501": "error-database-readonly",
    "55P03": "error-database-busy",
    "57014": "error-database-busy",
}


class DatabaseTrouble(Refused):
    """The database could not do what was asked; nothing has changed."""


@contextmanager
def trouble_told(url: URL) -> Iterator[None]:
    """Turn the database's errors into DatabaseTrouble; but something being there already is for the caller to judge."""
    try:
        yield
    except IntegrityError:
        raise
    except SQLAlchemyError as error:
        message = what_went_wrong(error, url)
        raise DatabaseTrouble(message.key, **dict(message.values)) from error


def what_went_wrong(error: SQLAlchemyError, url: URL) -> Message:
    """The sentence for a database error."""
    original = error.orig if isinstance(error, DBAPIError) else None
    name = getattr(original, "sqlite_errorname", None) or getattr(original, "sqlstate", None) or ""
    for start, key in CAUSES.items():
        if name.startswith(start):
            return say(key, database=shown(url))
    if isinstance(original, sqlite3.Error):
        return say("error-database-failed", database=shown(url), reason=_first_line(original))
    if isinstance(error, TimeoutError):
        return say("error-database-busy", database=shown(url))
    if original is None:
        return say("error-database-failed", database=shown(url), reason=type(error).__name__)
    return say("error-database-unreachable", database=shown(url), reason=_first_line(original))


def folder_trouble(database: Path, error: OSError) -> Refused:
    """The refusal for an error with a database file's folder or with what lies beside the file."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DatabaseTrouble("error-database-full", database=str(database))
    return Refused("error-database-folder", database=str(database), reason=error.strerror or str(error))


def shown(url: URL) -> str:
    """A database's address as it may be shown: a file's path, or a server and its database without secrets."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return URL.create(url.get_backend_name(), host=url.host, port=url.port, database=url.database).render_as_string()


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
