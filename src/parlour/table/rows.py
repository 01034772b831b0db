"""What the database keeps of a table."""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256
from typing import Any

from parlour.game import OptionValue
from parlour.table.table import Result, Setup, Table


def new_row(table: Table) -> dict[str, Any]:
    """What is kept of a table that is new to the database, but for what a store knows of it."""
    line, first = table.line, table.first_result
    return {
        **setup_row(table.setup),
        "version": table.version,
        "over": table.is_over,
        "hints": line.hints,
        "peeks": line.peeks,
        "milliseconds": line.milliseconds,
        **(result_row(first) if first is not None else {}),
    }


def setup_row(setup: Setup) -> dict[str, Any]:
    """What is kept of a setup."""
    opponent = setup.opponent
    return {
        "game": setup.game.id,
        "deal": setup.deal,
        "deck": json.dumps(setup.deck) if setup.deck is not None else None,
        "options": options_text(setup.options),
        "rules_version": setup.game.rules_version,
        "opponent_level": opponent.level if opponent is not None else None,
        "opponent_tick": opponent.tick if opponent is not None else None,
        "opening": " ".join(setup.opening) or None,
    }


def result_row(result: Result) -> dict[str, Any]:
    """What is kept of a first end, but for when it was."""
    return {f"first_{name}": value for name, value in asdict(result).items()}


def fingerprint(table: Table) -> str:
    """The same for records that mean the same game."""
    text = json.dumps(table.record().to_json(), sort_keys=True)
    return sha256(text.encode("utf-8")).hexdigest()


def options_text(options: dict[str, OptionValue]) -> str:
    """All options as one text: equal for equal options."""
    return json.dumps(options, sort_keys=True, separators=(",", ":"))
