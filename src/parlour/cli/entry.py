"""Where the command line begins and ends: streams, exit statuses, and every trouble told in one sentence."""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from parlour.cli.commands import parlour
from parlour.cli.complaint import complain
from parlour.cli.usage import explain
from parlour.message import Refused, say

OK, INTERRUPTED, PIPE_CLOSED = 0, 130, 141

NEW_OBJECTS = 50_000
"""After so many new objects garbage is looked for. Python's own 700 costs a command a quarter of the time that it
takes to load its libraries, where there is none."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit status; without ``arguments``, that of this process, which then ends."""
    gc.set_threshold(NEW_OBJECTS)
    prepare_streams()
    try:
        status = run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
    except click.UsageError as error:
        status = complain(explain(error))
    except Refused as refused:
        status = complain(refused.message)
    except (KeyboardInterrupt, click.Abort):
        status = INTERRUPTED
    except BrokenPipeError:
        forget_output()
        status = PIPE_CLOSED
    except MemoryError:
        status = complain(say("usage-memory"))
    except OSError as error:
        key = "usage-output" if error.filename is None and output_fails() else "usage-system"
        forget_output()
        status = complain(say(key, reason=error.strerror or str(error)))
    if arguments is None:
        # Nothing of it is searched for garbage when Python ends, which takes a fifth of a second after compiled code.
        gc.freeze()
    return status


def run(arguments: list[str]) -> int:
    """Find the command and run it."""
    try:
        with parlour.make_context("parlour", arguments) as context:
            status = parlour.invoke(context)
    except click.exceptions.Exit as end:
        return end.exit_code
    return status if isinstance(status, int) else OK


def prepare_streams() -> None:
    """Let no stream be missing, and none fail for a sign that it does not know."""
    for name, errors in (("stdout", "replace"), ("stderr", "backslashreplace")):
        stream = getattr(sys, name)
        if stream is None:
            null = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - it stays open to the end.
            setattr(sys, name, null)
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def output_fails() -> bool:
    """Whether it is the output that cannot be written: then an empty line cannot either."""
    try:
        sys.stdout.write("\n")
        sys.stdout.flush()
    except OSError:
        return True
    return False


def forget_output() -> None:
    """Nobody reads our output any more; Python would try to write the rest of it when it ends, and complain."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)
