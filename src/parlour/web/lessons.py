"""Lessons and the pictures of rule sheets. They are the same for everybody, and nothing is kept of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Response

from parlour.game import Game
from parlour.lessons.lesson import Frame, Scene, read_lesson, read_pictures
from parlour.message import Refused
from parlour.registry import find_game
from parlour.web.answers import Answer, refusal
from parlour.web.documents import NOT_FOUND, answers
from parlour.web.wire_lessons import LessonJson
from parlour.words import patterns

LESSON_WORDS = "lesson-"
"""How the keys of the texts begin that are only said in lessons."""

router = APIRouter(prefix="/api/lessons")


@router.get("/{game}", operation_id="readLesson", responses=answers(LessonJson) | NOT_FOUND)
def answer_lesson(game: str, language: str = "en") -> Response:
    """A game's lesson with all its steps and their texts."""
    try:
        return Answer(lesson_json(find_game(game), language))
    except Refused as error:
        return refusal(404, error.message)


@cache
def pictures_json(game: Game) -> dict[str, Any]:
    """The pictures of a game's rule sheet by their names."""
    return {
        name: {"view": picture.view.to_json(), "point": list(picture.point)}
        for name, picture in read_pictures(game).items()
    }


@cache
def lesson_json(game: Game, language: str) -> dict[str, Any]:
    """A game's lesson, its texts in a language. Raises Refused where there is none."""
    steps = read_lesson(game)
    if not steps:
        raise Refused("error-lesson-none", game=game.title)
    known = patterns(language)
    return {
        "steps": [_scene_json(scene) for scene in steps],
        "words": {scene.text.key: known[scene.text.key] for scene in steps},
    }


def _scene_json(scene: Scene) -> dict[str, Any]:
    return {
        "text": scene.text.to_json(),
        "cut": scene.cut,
        "frames": [_frame_json(frame) for frame in scene.frames],
        "point": list(scene.point),
        "asked": scene.asked,
        "find": scene.find,
    }


def _frame_json(frame: Frame) -> dict[str, Any]:
    return {
        "view": frame.view.to_json(),
        "happened": [step.to_json() for step in frame.happened],
        "said": frame.said.to_json() if frame.said is not None else None,
    }
