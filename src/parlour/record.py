"""Game records and traces, as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from parlour.game import Game, OptionValue
from parlour.message import Message, Refused, in_json, say
from parlour.position import DEALS, Position
from parlour.registry import find_game

KEYS = ("game", "deal", "deck", "options", "moves", "rules_version", "ended", "about")
ENDINGS = ("gave up", "agreed draw", "time")


@dataclass(frozen=True, slots=True)
class Record:
    """A game as played: what was dealt under which options, and the moves. ``options`` are complete."""

    game: Game
    options: dict[str, OptionValue]
    deal: int | None = None
    deck: tuple[str, ...] | None = None
    moves: tuple[str, ...] = ()
    rules_version: int | None = None
    ended: dict[str, Any] | None = None
    about: dict[str, Any] = field(default_factory=dict)

    def start(self) -> Position:
        """The position before the first move."""
        if self.deal is not None:
            return Position.deal(self.game, self.options, self.deal)
        if self.deck is not None:
            return Position.deal_cards(self.game, self.options, self.deck)
        return Position.start(self.game, self.options)

    def positions(self) -> Iterator[Position]:
        """The positions from the start to the end of the moves. Raises Refused at a move that is not legal."""
        position = self.start()
        yield position
        for ply, move in enumerate(self.moves, 1):
            if move not in position.legal:
                raise Refused("error-record-move", ply=ply, move=move[:40], reason=position.why_not(move))
            position = position.play(move)
            yield position

    def end(self) -> Position:
        """The position after the last move. Raises Refused at a move that is not legal."""
        *_, last = self.positions()
        return last

    @property
    def note(self) -> Message | None:
        """What is to be told of the record beside the game: that it was made under other rules than today's."""
        if self.rules_version in (None, self.game.rules_version):
            return None
        return say("note-record-rules", version=self.rules_version, now=self.game.rules_version)

    def to_json(self) -> dict[str, Any]:
        """The record as JSON; the deal as its digits, for readers without 64-bit whole numbers."""
        data: dict[str, Any] = {"game": self.game.id}
        if self.deal is not None:
            data["deal"] = str(self.deal)
        if self.deck is not None:
            data["deck"] = list(self.deck)
        data |= {"options": self.options, "moves": list(self.moves)}
        if self.rules_version is not None:
            data["rules_version"] = self.rules_version
        if self.ended is not None:
            data["ended"] = self.ended
        if self.about:
            data["about"] = self.about
        return data


def parse_deal(value: object) -> int:
    """A deal number from a whole number or its digits. Raises Refused."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and (value == "0" or value[0] != "0"):
        number: object = int(value) if len(value) < 20 else DEALS
    else:
        number = value
    if type(number) is int and 0 <= number < DEALS:
        return number
    raise Refused("error-deal", deal=value[:40] if isinstance(value, str) else in_json(value))


def parse_record(data: object) -> Record:
    """A record from its JSON. Raises Refused if it makes no sense."""
    if not isinstance(data, dict):
        raise Refused("error-record-object")
    for key in data:
        if key not in KEYS:
            raise Refused("error-record-key", key=str(key)[:40], keys=", ".join(KEYS))
    if "game" not in data:
        raise Refused("error-record-no-game")
    game = find_game(data["game"])
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise Refused("error-record-options")
    moves = data.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise Refused("error-record-moves")
    return Record(
        game=game,
        options=game.complete_options(options),
        moves=tuple(moves),
        **_parse_start(game, data),
        **_parse_extras(game, data),
    )


def _parse_start(game: Game, data: dict[str, Any]) -> dict[str, Any]:
    """What was dealt: a deal number or a deck, or neither where the game has no deal."""
    given = [key for key in ("deal", "deck") if key in data]
    if not game.dealt:
        if given:
            raise Refused("error-record-not-dealt", game=game.id, key=given[0])
        return {}
    if len(given) != 1:
        raise Refused("error-record-deal-or-deck", count=len(given))
    return {"deal": parse_deal(data["deal"])} if "deal" in data else {"deck": parse_deck(game, data["deck"])}


def parse_deck(game: Game, cards: object) -> tuple[str, ...]:
    """A custom deck: every card of the game once, top first. Raises Refused."""
    names = game.deck.names
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise Refused("error-deck-list", count=len(names))
    for place, card in enumerate(cards):
        if card not in names:
            raise Refused("error-deck-card", card=card[:20], place=place + 1, example=names[0])
        if card in cards[:place]:
            raise Refused("error-deck-twice", card=card, place=place + 1)
    if len(cards) != len(names):
        missing = next(name for name in names if name not in cards)
        raise Refused("error-deck-missing", card=missing, found=len(cards), count=len(names))
    return tuple(cards)


def _parse_extras(game: Game, data: dict[str, Any]) -> dict[str, Any]:
    """The keys that change no trace."""
    extras: dict[str, Any] = {}
    if "rules_version" in data:
        if type(data["rules_version"]) is not int or data["rules_version"] < 1:
            raise Refused("error-record-rules-version")
        extras["rules_version"] = data["rules_version"]
    if "about" in data:
        if not isinstance(data["about"], dict):
            raise Refused("error-record-about")
        extras["about"] = data["about"]
    if "ended" in data:
        ended = data["ended"]
        players = ("X", "O", None) if game.players == 2 else (None,)
        if (
            not isinstance(ended, dict)
            or set(ended) - {"how", "by"}
            or ended.get("how") not in ENDINGS
            or ended.get("by") not in players
        ):
            raise Refused("error-record-ended", endings=", ".join(ENDINGS))
        extras["ended"] = {"how": ended["how"], "by": ended.get("by")}
    return extras


def read_records(text: str) -> Iterator[object]:
    """The JSON values of a text: one value, however long, or one a line.

    In place of a line that is not JSON comes the Refused that says so; the lines after it are read all the same.
    """
    try:
        yield _read_json(text)
        return
    except Refused as twice:
        yield twice
        return
    except (ValueError, RecursionError):
        # A text inside JSON may hold the rarer line ends that splitlines() knows.
        lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        yield Refused("error-no-record")
    for number, line in lines:
        try:
            yield _read_json(line)
        except Refused as twice:
            yield twice
        except json.JSONDecodeError:
            yield Refused("error-not-json", line=number)
        except (ValueError, RecursionError):
            yield Refused("error-json-too-large", line=number)


def _read_json(text: str) -> object:
    """A JSON value. Raises Refused where an object has a key twice: which of the two was meant, nobody knows."""
    return json.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_unique_keys)


def _refuse_constant(name: str) -> object:
    raise json.JSONDecodeError(f"{name} is not JSON", name, 0)


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise Refused("error-record-key-twice", key=key[:40])
        found[key] = value
    return found


def trace(record: Record) -> Iterator[dict[str, Any]]:
    """What the rules say at every step of a record; a move that is not legal ends the trace with an ``error``."""
    position = record.start()
    yield _trace_line(0, None, position)
    for ply, move in enumerate(record.moves, 1):
        if move not in position.legal:
            yield {"error": "illegal move", "ply": ply, "move": move, "legal": list(position.legal)}
            return
        position = position.play(move)
        yield _trace_line(ply, move, position)


def _trace_line(ply: int, move: str | None, position: Position) -> dict[str, Any]:
    return {
        "ply": ply,
        "move": move,
        "legal": list(position.legal),
        "status": position.status,
        "winner": position.winner,
        "score": position.score,
    }
