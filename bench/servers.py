"""A server process with an empty database of its own, to be measured."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def running_server() -> Iterator[tuple[str, int]]:
    """The address of a fresh server and the number of its process; it ends with the block."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'bench.db'}"
        command = [sys.executable, "-m", "parlour.web", "--port", "0", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip(), server.pid
            finally:
                server.terminate()
