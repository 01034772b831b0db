"""Schemas more exact than the types that check a request: what the rulebook will take, game by game."""

from __future__ import annotations

from typing import Any

from parlour.game import Game
from parlour.position import DEALS
from parlour.registry import GAMES

NULL = {"type": "null"}


def digits_up_to(most: int) -> str:
    """A pattern for the whole numbers from 0 to ``most``, written without needless zeros."""
    text = str(most)
    shorter = f"0|[1-9][0-9]{{0,{len(text) - 2}}}"
    smaller = [
        f"{text[:place]}[{0 if place else 1}-{int(digit) - 1}][0-9]{{{len(text) - place - 1}}}"
        for place, digit in enumerate(text)
        if int(digit) > (0 if place else 1)
    ]
    return f"^({'|'.join([shorter, *smaller, text])})$"


DEAL_PATTERN = digits_up_to(DEALS - 1)


def new_table_schema() -> dict[str, Any]:
    """The schema of a request for a new table: a form or two for each game."""
    forms = [form for game in GAMES.values() for form in _new_tables_of(game)]
    return {"title": "NewTable", "oneOf": forms}


def _new_tables_of(game: Game) -> list[dict[str, Any]]:
    options = {option.name: {"enum": list(option.values)} for option in game.options}
    common = {
        "game": {"const": game.id},
        "options": {"anyOf": [_object(options), NULL]},
        "preset": {"enum": [*game.presets, None]},
        "fresh": {"type": "boolean"},
        "opponent": {"anyOf": [_opponent(), NULL]} if game.players == 2 else NULL,
    }
    deal = {"anyOf": [{"type": "string", "pattern": DEAL_PATTERN}, NULL]} if game.dealt else NULL
    forms = [_object(common | {"deal": deal, "winnable": {"const": False}}, required=["game"])]
    if game.dealt:
        winnable = {"deal": NULL, "winnable": {"const": True}}
        forms.append(_object(common | winnable, required=["game", "winnable"]))
    return forms


def _opponent() -> dict[str, Any]:
    level = {"type": "integer", "minimum": 1, "maximum": 5}
    return _object({"level": level, "tick": {"enum": ["X", "O"]}}, required=["level", "tick"])


def event_schema() -> dict[str, Any]:
    """The schema of a request for something to happen: one form for each kind."""
    longest = max(len(text) for game in GAMES.values() for text in game.move_texts)
    move = {"type": "string", "minLength": 1, "maxLength": longest}
    return {
        "title": "NewEvent",
        "oneOf": [
            _event_of(["move"], move, NULL, needs=["move"]),
            _event_of(["undo", "redo", "restart", "agree draw"], NULL, NULL),
            _event_of(["give up"], NULL, {"enum": ["X", "O", None]}),
        ],
    }


def _event_of(
    kinds: list[str], move: dict[str, Any], by: dict[str, Any], needs: list[str] | None = None
) -> dict[str, Any]:
    version = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
    properties = {"version": version, "kind": {"enum": kinds}, "move": move, "by": by}
    return _object(properties, required=["version", "kind", *(needs or [])])


def _object(properties: dict[str, Any], required: list[str] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": required or [],
        "additionalProperties": False,
    }
