"""Schemas more exact than the types that check a request: what the rulebook will take, game by game."""

from __future__ import annotations

from typing import Any

from parlour.game import Game
from parlour.players.find import player_names
from parlour.position import DEALS
from parlour.registry import GAMES
from parlour.study.plan import THOUGHTFUL
from parlour.table.line import MOST_MILLISECONDS

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


def new_study_schema(most: int) -> dict[str, Any]:
    """The schema of a request for a study: a form for each game. Some that fit ask for the same rules twice."""
    return {"title": "NewStudy", "oneOf": [_new_study_of(game, most) for game in GAMES.values()]}


def _new_study_of(game: Game, most: int) -> dict[str, Any]:
    options = _object({option.name: {"enum": list(option.values)} for option in game.options})
    players = {"enum": [*player_names(game), THOUGHTFUL]}
    form = {
        "game": {"const": game.id},
        "options": options,
        "versus": options,
        "players": {"type": "array", "items": players, "minItems": 1, "uniqueItems": True},
        "deals": {"type": "integer", "minimum": 1, "maximum": most},
        "first": {"type": "string", "pattern": digits_up_to(DEALS - most)},
    }
    return _object(form, required=["game", "options", "versus", "players", "deals"])


def daily_schema() -> dict[str, Any]:
    """The schema of a request for a day's game."""
    date = {"anyOf": [{"type": "string", "format": "date"}, NULL]}
    return {"title": "DailyWish", **_object({"game": {"enum": list(GAMES)}, "date": date}, required=["game"])}


def event_schema() -> dict[str, Any]:
    """The schema of a request for something to happen: one form for each kind."""
    longest = max(len(text) for game in GAMES.values() for text in game.move_texts)
    move = {"type": "string", "minLength": 1, "maxLength": longest}
    return {
        "title": "NewEvent",
        "oneOf": [
            _event_of(["move"], move, NULL, needs=["move"]),
            _event_of(["undo", "redo", "restart", "agree draw", "pause", "resume"], NULL, NULL),
            _event_of(["give up"], NULL, {"enum": ["X", "O", None]}),
        ],
    }


def _event_of(
    kinds: list[str], move: dict[str, Any], by: dict[str, Any], needs: list[str] | None = None
) -> dict[str, Any]:
    version = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
    spent = {"type": "integer", "minimum": 0, "maximum": MOST_MILLISECONDS}
    properties = {"version": version, "kind": {"enum": kinds}, "move": move, "by": by, "milliseconds": spent}
    return _object(properties, required=["version", "kind", *(needs or [])])


def _object(properties: dict[str, Any], required: list[str] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": required or [],
        "additionalProperties": False,
    }
