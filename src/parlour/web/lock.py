"""One server for each SQLite database: a lock file beside it that holds the server's address."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from parlour.message import Refused
from parlour.table.database import make_folder
from parlour.table.trouble import folder_trouble

if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[str]) -> bool:
        # A byte far beyond the address, which others have to be able to read.
        file.seek(1_000_000)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextmanager
def only_server(database: Path, address: str) -> Iterator[None]:
    """Be the only server of a database. Raises Refused, with the other's address, where there is one."""
    make_folder(database)
    path = database.with_name(database.name + ".lock")
    with _open(path) as file:
        if not _try_lock(file):
            file.seek(0)
            raise Refused("error-database-served", database=str(database), address=file.read().strip())
        try:
            file.truncate(0)
            # Past the file's buffer, which would try again to write it when it is closed.
            os.write(file.fileno(), f"{address}\n".encode())
        except OSError as error:
            raise folder_trouble(database, error) from error
        yield


def _open(path: Path) -> IO[str]:
    try:
        return path.open("a+", encoding="utf-8")
    except OSError as error:
        raise folder_trouble(path, error) from error
