"""``parlour trace``: what the rules say at every step of game records."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from parlour.cli.arguments import read_input
from parlour.cli.complaint import complain, note
from parlour.message import Message, Refused, say
from parlour.record import parse_record, read_records, trace
from parlour.words import english

TRACED, ILLEGAL_MOVE, BAD_RECORD = 0, 1, 2


def trace_files(names: Sequence[str]) -> int:
    """Trace the records of all the files; the exit status of the worst of them."""
    return max(_trace_file(name) for name in names)


def _trace_file(name: str) -> int:
    try:
        text = read_input(name).decode("utf-8-sig")
    except Refused as refused:
        return complain(refused.message)
    except UnicodeDecodeError:
        return _refuse(say("error-record-not-text"))
    return max(_trace_record(value) for value in read_records(text))


def _trace_record(value: object) -> int:
    """Trace one record, given as its JSON value, or the reason why there is none."""
    try:
        if isinstance(value, Refused):
            raise value
        record = parse_record(value)
    except Refused as refused:
        return _refuse(refused.message)
    if record.note is not None:
        note(record.note)
    status = TRACED
    for line in trace(record):
        _print(line)
        if "error" in line:
            status = ILLEGAL_MOVE
    sys.stdout.flush()
    return status


def _refuse(message: Message) -> int:
    _print({"error": f"bad record: {english(message)}"})
    return BAD_RECORD


def _print(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
