"""Jobs for worker processes that do little, and nothing well: they wait, hang, fail and die when they are asked to."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path
from typing import Any

from parlour.record import Record, parse_record
from parlour.web.jobs import JOBS
from parlour.web.worker import Clock
from parlour.web.workers import Kind

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
    """Quick advice; but reviews wait for a gate to be opened, and peeks die."""
    if name == "review":
        wait_for_file(gate)
    if name == "peek":
        os.kill(os.getpid(), signal.SIGKILL)
    return advise_at_once(name, arguments, clock)


def advise_late(gate: str, name: str, arguments: Any, clock: Clock) -> Any:
    """Advice that waits for a gate to be opened."""
    wait_for_file(gate)
    return advise_at_once(name, arguments, clock)


def advise_at_once(name: str, arguments: Any, clock: Clock) -> Any:
    """Advice that comes at once and is good for nothing."""
    if name in ("import", "import much", "statistics", "charts"):
        return JOBS[name](arguments, clock)
    if name == "find winnable":
        return {"deals": random.sample(range(arguments["below"]), arguments["count"])}
    record = parse_record(arguments["record"])
    if name == "review":
        return review(record)
    if name == "par":
        return {"best": None, "at_least": 7}
    if name == "outlook":
        return {"verdict": "unknown", "line": []}
    choice = record.end().view().moves[0]
    words = choice.words.to_json()
    return {
        "hint": {"move": choice.text, "words": words, "reason": words},
        "peek": {"verdict": "unknown", "line": [choice.text], "words": words},
        "reply": {"move": choice.text},
    }[name]


def review(record: Record) -> Any:
    """A review that knows nothing."""
    standing = {"verdict": "unknown", "best": None, "found": None, "bound": None, "value": None}
    words = record.start().why_not("").to_json()
    moves: list[Any] = [
        {"ply": ply, "move": move, "words": words, **standing, "lost": None, "line": [], "marks": []}
        for ply, move in enumerate(record.moves, 1)
    ]
    return {"start": standing, "moves": moves, "fatal": None, "costly": [], "complete": False}


def find(deals: list[int], name: str, arguments: Any, clock: Clock) -> Any:
    """Find the same deals whatever is asked for."""
    return {"deals": deals}


def wait_for_file(file: str) -> None:
    """Wait until there is such a file."""
    while not Path(file).exists():
        time.sleep(0.01)
