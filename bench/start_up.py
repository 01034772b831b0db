"""How long a fresh process takes, beside a Python that does nothing."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

ROUNDS = 9
COMMANDS = {
    "parlour --help": ["-m", "parlour", "--help"],
    "parlour deal unlocker 7": ["-m", "parlour", "deal", "unlocker", "7"],
    "parlour solve unlocker --deal 13": ["-m", "parlour", "solve", "unlocker", "--deal", "13"],
    "parlour play unlocker, first board": ["-m", "parlour", "play", "unlocker", "--deal", "7"],
}


@dataclass(frozen=True)
class StartUp:
    """The median time, and the median of its ratios to an empty Python process run just before."""

    milliseconds: float
    ratio: float


def measure() -> dict[str, StartUp]:
    """The start-up of some commands, with a data folder of their own and no input."""
    with tempfile.TemporaryDirectory() as folder:
        return {name: _measure(arguments, folder) for name, arguments in COMMANDS.items()}


def _measure(arguments: list[str], folder: str) -> StartUp:
    _seconds(arguments, folder)
    pairs = [(_seconds(["-c", "pass"], folder), _seconds(arguments, folder)) for _ in range(ROUNDS)]
    return StartUp(
        statistics.median(ours for _, ours in pairs) * 1000,
        statistics.median(ours / empty for empty, ours in pairs),
    )


def _seconds(arguments: list[str], folder: str) -> float:
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        env={"PARLOUR_DATA": folder, "PATH": ""},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - start
