"""How the files of a study are written; without what makes rows, which is slow to load and not always needed."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

ROWS = "rows.parquet"
"""In a study's folder, all its games once it is over."""


def write_whole(path: Path, content: bytes | memoryview) -> None:
    """Write a file so that it is there whole or not at all, even if the machine stops. OSErrors name it."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        if isinstance(error, OSError):  # Nobody knows the unfinished file, and some errors name none.
            raise OSError(error.errno, error.strerror or str(error), str(path)) from error
        raise
