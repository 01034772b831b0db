"""A lesson as it is written down, and what a screen shows at each of its steps.

``lessons/<game>.toml`` holds games that were played (``games``), the steps of the lesson in their order (``steps``)
and the pictures of the rule sheet (``pictures``). A step goes on where the one before it stopped, unless it names
another place: a ply, and the game where that changes too. ``shown`` moves of the game are then played for the
learner to see, and the step is read; where ``asked`` is given, the learner plays so many moves, one after the other.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from parlour.game import Game
from parlour.message import Message, say
from parlour.position import Position
from parlour.record import parse_record
from parlour.view import Step, View, steps_between

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Played:
    """A game that was played: ``moves[i]`` leads from ``positions[i]`` to the next one."""

    moves: tuple[str, ...]
    positions: tuple[Position, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """A position that is shown, with each card's part in the move that led to it and that move in words."""

    view: View
    happened: tuple[Step, ...] = ()
    said: Message | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A step of a lesson: the ``frames`` follow one another, and on the last of them the text is read.

    A ``cut`` is no continuation of the step before. ``point`` are the places to point at. ``asked`` is the move that
    the learner is to make, None where there is only something to read; ``find`` asks to find it without being shown.
    """

    text: Message
    cut: bool
    frames: tuple[Frame, ...]
    point: tuple[str, ...]
    asked: str | None
    find: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """A position for a rule sheet, with the places to point at."""

    view: View
    point: tuple[str, ...]


def has_lesson(game: Game) -> bool:
    """Whether there is a lesson for a game."""
    return (FOLDER / f"{game.id}.toml").exists()


@cache
def read_lesson(game: Game) -> tuple[Scene, ...]:
    """The steps of a game's lesson; none where it has no lesson. Raises ValueError where the file makes no sense."""
    written = _read(game)
    games = _games(game, written)
    scenes: list[Scene] = []
    name, ply = "", 0
    for step in written.get("steps", []):
        cut = "ply" in step
        if scenes and scenes[-1].asked is not None and cut:
            raise ValueError(f"{game.id}: {step['text']} does not show what the asked move led to")
        name, ply = step.get("game", name), step.get("ply", ply)
        text = say(f"lesson-{game.id}-{step['text']}")
        shown, asked = step.get("shown", 0), step.get("asked", 0)
        moved = bool(scenes) and scenes[-1].asked is not None
        frames = [_frame(games[name], ply, moved), *(_frame(games[name], ply + n, True) for n in range(1, shown + 1))]
        ply += shown
        for move in games[name].moves[ply : ply + asked] if asked else (None,):
            point = _checked(frames[-1].view, step.get("point", []))
            scenes.append(Scene(text, cut, tuple(frames), point, move, step.get("find", False)))
            if move is not None:
                ply, cut = ply + 1, False
                frames = [_frame(games[name], ply, True)]
    if scenes and (scenes[-1].asked is not None or scenes[-1].frames[-1].view.status != "won"):
        raise ValueError(f"{game.id}: the lesson does not end with a win")
    return tuple(scenes)


@cache
def read_pictures(game: Game) -> dict[str, Picture]:
    """The pictures of a game's rule sheet by their names. Raises ValueError where the file makes no sense."""
    written = _read(game)
    games = _games(game, written)
    pictures = {}
    for picture in written.get("pictures", []):
        view = games[picture["game"]].positions[picture["ply"]].view()
        pictures[picture["name"]] = Picture(view, _checked(view, picture.get("point", [])))
    return pictures


def _read(game: Game) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{game.id}.toml").read_text("utf-8")) if has_lesson(game) else {}


def _games(game: Game, written: dict[str, Any]) -> dict[str, Played]:
    """The games of a file, each a record whose moves are written in one text."""
    records = {
        name: parse_record({**played, "game": game.id, "moves": played["moves"].split()})
        for name, played in written.get("games", {}).items()
    }
    return {name: Played(record.moves, tuple(record.positions())) for name, record in records.items()}


def _frame(played: Played, ply: int, moved: bool) -> Frame:
    """The position at a ply, with how it came about where it has just been ``moved`` to."""
    view = played.positions[ply].view()
    if not moved:
        return Frame(view)
    before = played.positions[ply - 1].view()
    move = next(choice for choice in before.moves if choice.text == played.moves[ply - 1])
    return Frame(view, steps_between(before, view, move.ends), move.words)


def _checked(view: View, point: list[str]) -> tuple[str, ...]:
    """The places to point at. Raises ValueError where a view has no such place."""
    known = {place.id for place in view.layout.places}
    if not known.issuperset(point):
        raise ValueError(f"{view.game}: not all of {', '.join(point)} are places")
    return tuple(point)
