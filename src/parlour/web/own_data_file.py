"""The file of all one's data: what it looks like, written and read. docs/own-data.md describes it for people."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt, ValidationError
from sqlalchemy import Row

from parlour.message import Refused
from parlour.record import parse_deal, parse_deck, read_records
from parlour.registry import find_game
from parlour.table.line import MOST_MILLISECONDS, Event, EventKind
from parlour.table.table import Opponent, Setup
from parlour.table.whole import replay, rows_of
from parlour.web.daily_deals import daily_deal, parse_day
from parlour.web.winnable import FOLDER, pool_name, shipped_deals
from parlour.web.wire import OpponentJson, Text, Tick, Value, Wire

FORMAT = 1
MOST_GAMES = 20_000
MOST_EVENTS = 20_000
"""More games than a file may hold, and more events than a game may."""

MOST_PARTS = 2_500_000
"""A file of games of the largest size has fewer values than this; one of nothing but brackets has more."""

MOST_AT = 100 * 366 * 24 * 60 * 60 * 1000

Games = list[tuple[dict[str, Any], list[dict[str, Any]]]]


class EventInFile(Wire):
    """Something that happened, ``at`` milliseconds after the start, and the ``milliseconds`` spent before it."""

    kind: EventKind
    move: Annotated[Text, Field(max_length=20)] | None = None
    by: Tick | None = None
    at: StrictInt = Field(ge=0, lt=MOST_AT)
    milliseconds: StrictInt = Field(default=0, ge=0, lt=MOST_MILLISECONDS + 1)


class GameInFile(Wire):
    """A game: what it started from, and all that happened."""

    id: Annotated[Text, Field(pattern="^[a-z2-7]{16}$")]
    game: Text
    deal: Text | None = None
    deck: Annotated[list[Text], Field(max_length=200)] | None = None
    imported: StrictBool = False
    options: dict[Text, Value]
    rules_version: StrictInt
    opponent: OpponentJson | None = None
    opening: list[Text] = Field(default=[], max_length=20)
    daily: Text | None = None
    started: Text
    events: list[EventInFile] = Field(max_length=MOST_EVENTS)


class OwnDataFile(Wire):
    """All the games of a player."""

    parlour: Literal[1]
    exported: Text
    games: list[GameInFile] = Field(max_length=MOST_GAMES)


def write_file(tables: list[tuple[Row[Any], list[Row[Any]]]]) -> dict[str, Any]:
    """The file of some tables."""
    games = [_game_json(row, events) for row, events in tables]
    return {"parlour": FORMAT, "exported": datetime.now(UTC).isoformat(), "games": games}


def read_file(body: bytes, stopped: Callable[[], bool] = lambda: False) -> Games:
    """The games of a file, each played anew by the rules. Raises Refused, which names the game where it is one's."""
    if sum(body.count(mark) for mark in (b",", b"[", b"{")) > MOST_PARTS:
        raise Refused("error-own-data-parts", most=MOST_PARTS)
    data = _parse(body)
    if not isinstance(data, dict) or "parlour" not in data:
        raise Refused("error-own-data-none")
    if not isinstance(data.get("games"), list) or len(data["games"]) > MOST_GAMES:
        raise Refused("error-own-data-shape", where="games")
    games, data["games"] = data["games"], []
    _check(OwnDataFile, data, "")
    return [_read_game(game, f"games.{number}", stopped) for number, game in enumerate(games)]


def _parse(body: bytes) -> object:
    try:
        data = next(read_records(body.decode("utf-8")))
    except UnicodeDecodeError:
        raise Refused("error-own-data-none") from None
    return data  # Instead of JSON it may be the Refused that says why there is none.


def _check(model: type[Wire], data: object, where: str) -> Any:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        place = ".".join([where, *map(str, error.errors()[0]["loc"])]).strip(".")
        raise Refused("error-own-data-shape", where=place[:80]) from None


def _read_game(data: object, where: str, stopped: Callable[[], bool]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    game: GameInFile = _check(GameInFile, data, where)
    try:
        setup = _setup(game)
        started = _moment(game.started)
        played = replay(game.id, setup, started, _events(game, setup, started, stopped))
        day = _day(game, setup)
    except Refused as error:
        if error.message.key == "error-own-data-time":
            raise
        raise Refused("error-own-data-game", where=where, game=game.game[:40], reason=error.message) from None
    difficulty = None
    if setup.deal is not None:
        difficulty = shipped_deals(FOLDER, setup.game, pool_name(setup)).get(setup.deal)
    return rows_of(played, {"daily": day, "winnable": False, "imported": game.imported, "difficulty": difficulty})


def _setup(data: GameInFile) -> Setup:
    game = find_game(data.game)
    if data.rules_version != game.rules_version:
        raise Refused("error-table-rules")
    if data.opponent is not None and game.players == 1:
        raise Refused("error-opponent", game=game.title)
    if [data.deal, data.deck].count(None) != (1 if game.dealt else 2):
        raise Refused("error-deal-missing" if data.deal is not None else "error-own-data-deal", game=game.title)
    if game.dealt and data.opening:
        raise Refused("error-request-unknown", where="opening")
    options = game.complete_options(data.options)
    deal = parse_deal(data.deal) if data.deal is not None else None
    opponent = Opponent(data.opponent.level, data.opponent.tick) if data.opponent is not None else None
    deck = parse_deck(game, data.deck) if data.deck is not None else None
    return Setup(game, options, deal, opponent, tuple(data.opening), deck)


def _day(data: GameInFile, setup: Setup) -> Any:
    """The day whose game it is, if it is that."""
    if data.daily is None:
        return None
    day = parse_day(data.daily)
    return day if daily_deal(setup.game, day).setup == setup else None


def _events(
    data: GameInFile, setup: Setup, started: datetime, stopped: Callable[[], bool]
) -> Iterator[tuple[Event, datetime]]:
    now = datetime.now(UTC)
    for event in data.events:
        if stopped():
            raise Refused("error-own-data-time")
        if (event.kind in ("move", "hint")) != (event.move is not None):
            raise Refused("error-request-missing" if event.move is None else "error-request-unknown", where="move")
        if event.move is not None and event.move not in setup.game.move_texts:
            raise Refused("error-own-data-move", move=event.move)
        moment = min(now, started + timedelta(milliseconds=event.at))
        yield Event(event.kind, event.move, event.by, milliseconds=event.milliseconds), moment


def _moment(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise Refused("error-own-data-moment", moment=text[:40]) from None
    if moment.tzinfo is None or not 2000 < moment.year < 9000:
        raise Refused("error-own-data-moment", moment=text[:40])
    return min(moment.astimezone(UTC), datetime.now(UTC))


def _game_json(row: Row[Any], events: list[Row[Any]]) -> dict[str, Any]:
    game: dict[str, Any] = {"id": row.origin or row.id, "game": row.game}
    if row.deal is not None:
        game["deal"] = str(row.deal)
    if row.deck is not None:
        game["deck"] = json.loads(row.deck)
    if row.imported:
        game["imported"] = True
    game |= {"options": json.loads(row.options), "rules_version": row.rules_version}
    if row.opponent_level is not None:
        game["opponent"] = {"level": row.opponent_level, "tick": row.opponent_tick}
    if row.opening is not None:
        game["opening"] = row.opening.split()
    if row.daily is not None:
        game["daily"] = row.daily.isoformat()
    game |= {"started": row.started.isoformat(), "events": [_event_json(row, event) for event in events]}
    return game


def _event_json(row: Row[Any], event: Row[Any]) -> dict[str, Any]:
    at = max(0, round((event.happened - row.started).total_seconds() * 1000))
    written = {"kind": event.kind, "move": event.move, "by": event.by, "at": at, "milliseconds": event.milliseconds}
    return {key: value for key, value in written.items() if value is not None and (key != "milliseconds" or value)}
