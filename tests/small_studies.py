"""What plays studies for tests: at once, or not until a gate is opened, or badly."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

from parlour.study.files import ROWS, write_whole
from parlour.web.study_files import CONTENT, PROGRESS, REPORT


def play_at_once(path: str) -> None:
    """Find nothing, at once."""
    folder = Path(path)
    write_whole(folder / PROGRESS, json.dumps({"games": 7, "seconds_left": 0.0, "results": []}).encode())
    for language in ("en", "es", "lv"):
        write_whole(folder / f"{CONTENT}-{language}.html", f"<p>{language}</p>".encode())
        write_whole(folder / f"{REPORT}-{language}.html", f"<html>{language}</html>".encode())
    write_whole(folder / ROWS, b"rows")


def play_late(gate: str, path: str) -> None:
    """The same, once the gate is there."""
    while not Path(gate).exists():
        time.sleep(0.01)
    play_at_once(path)


def die(path: str) -> None:
    """Be killed."""
    os.kill(os.getpid(), signal.SIGKILL)


def play_eagerly(path: str) -> None:
    """Play a study as the page does, but not out of everybody's way: on a busy machine that would take long."""
    from parlour.web import study_process

    study_process.NICENESS = 0
    study_process.play_study(path)
