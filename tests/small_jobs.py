"""Jobs for worker processes that do little, and nothing well: they wait, hang, fail and die when they are asked to."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from parlour.record import parse_record
from parlour.web.workers import Clock, Kind

SECONDS = 60

KINDS = {
    "quick": Kind(3, True, SECONDS),
    "urgent": Kind(2, False, SECONDS),
    "slow": Kind(1, False, SECONDS),
    "short": Kind(1, False, 0.05),
}


def perform(name: str, arguments: Any, clock: Clock) -> Any:
    """Do what the arguments say, ``{"do": what, ...}``, and tell who did it."""
    match arguments["do"]:
        case "wait":
            clock.progress(0.5)
            wait_for_file(arguments["file"])
        case "note":
            with Path(arguments["file"]).open("a") as file:
                file.write(arguments["text"])
        case "fail":
            raise ValueError("as asked")
        case "die":
            os.kill(os.getpid(), signal.SIGKILL)
        case "hang":
            time.sleep(SECONDS)
        case "search":
            while not clock.stopped():
                time.sleep(0.01)
    return {"process": os.getpid(), "niceness": os.nice(0)}


def advise(gate: str, name: str, arguments: Any, clock: Clock) -> Any:
    """Quick advice that is good for nothing; but reviews wait for a gate to be opened, and peeks die."""
    if name == "review":
        wait_for_file(gate)
        standing = {"verdict": "unknown", "best": None, "found": None, "bound": None, "value": None}
        return {"start": standing, "moves": [], "fatal": None, "costly": [], "complete": False}
    if name == "peek":
        os.kill(os.getpid(), signal.SIGKILL)
    record = parse_record(arguments["record"])
    position = record.start()
    for move in record.moves:
        position = position.play(move)
    choice = position.view().moves[0]
    words = choice.words.to_json()
    return {"move": choice.text, "words": words, "reason": words, "verdict": "unknown", "line": []}


def wait_for_file(file: str) -> None:
    """Wait until there is such a file."""
    while not Path(file).exists():
        time.sleep(0.01)
