"""What is said over HTTP of lessons and of the pictures in rule sheets."""

from __future__ import annotations

from typing import Any

from parlour.web.wire import MessageJson, Place, StepJson, ViewJson, Wire


class FrameJson(Wire):
    """A position that is shown, with each card's part in the move that led to it and that move in words."""

    view: ViewJson
    happened: list[StepJson]
    said: MessageJson | None


class SceneJson(Wire):
    """A step of a lesson: its frames follow one another, and on the last of them the text is read.

    A ``cut`` is no continuation of the step before. ``point`` are places to point at. ``asked`` is the move that the
    learner is to make, null where there is only something to read; ``find`` asks to find it without being shown.
    """

    text: MessageJson
    cut: bool
    frames: list[FrameJson]
    point: list[Place]
    asked: str | None
    find: bool


class LessonJson(Wire):
    """A lesson, complete: whoever has it needs to ask nothing more. ``words`` are its part of the catalogue."""

    steps: list[SceneJson]
    words: dict[str, list[Any]]


class PictureJson(Wire):
    """A position in a rule sheet, with the places to point at."""

    view: ViewJson
    point: list[Place]


class SheetJson(Wire):
    """A game's rules as HTML. Where a picture belongs an element has its name in ``data-picture``."""

    html: str
    pictures: dict[str, PictureJson]
