"""Helpers to run the command line, inside this process or as a process of its own."""

from __future__ import annotations

import io
import subprocess
import sys
from dataclasses import dataclass

import pytest

from parlour.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command came to."""

    status: int
    out: str
    error: str


class CommandLine:
    """Runs commands inside this process, which is quick."""

    def __init__(self, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self._capture = capture
        self._patch = patch

    def __call__(self, *arguments: str, typed: str | bytes = b"") -> Ran:
        data = typed.encode() if isinstance(typed, str) else typed
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        self._capture.readouterr()
        status = main(arguments)
        captured = self._capture.readouterr()
        return Ran(status, captured.out, captured.err)

    def refused(self, *arguments: str) -> str:
        """The sentence with which a command is refused: one line on standard error, and nothing else."""
        ran = self(*arguments)
        assert ran.status == 2
        assert ran.out == ""
        assert ran.error.startswith("parlour: ")
        assert ran.error.count("\n") == 1
        return ran.error.removeprefix("parlour: ").rstrip("\n")


def run_process(*arguments: str, typed: bytes = b"") -> Ran:
    """A command as a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-m", "parlour", *arguments], input=typed, capture_output=True, timeout=60, check=False
    )
    return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode())
