"""What is the same for everybody: the games, their rules and the catalogue of texts."""

from __future__ import annotations

from functools import cache
from html import escape
from random import Random
from typing import Any

from fastapi import APIRouter, Response

from parlour.game import Game
from parlour.lessons.lesson import has_lesson
from parlour.message import Refused
from parlour.position import Position
from parlour.registry import GAMES, find_game
from parlour.table.table import Setup
from parlour.web.answers import Answer, refusal
from parlour.web.documents import NOT_FOUND, answers
from parlour.web.lessons import LESSON_WORDS, pictures_json
from parlour.web.wire import GameJson
from parlour.web.wire_lessons import SheetJson
from parlour.words import FOLDER, catalogue_text, patterns

PICTURE_DEAL = 22
PICTURE_MOVES = 24

router = APIRouter(prefix="/api")


@router.get("/games", responses=answers(list[GameJson]))
def list_games() -> Response:
    """The games, with their options and a picture of each."""
    return Answer([game_json(game) for game in GAMES.values()])


@router.get("/words/{language}", responses=answers(dict[str, list[Any]]) | NOT_FOUND)
def read_words(language: str) -> Response:
    """The catalogue: each text's pattern by its key. What is only said in a lesson comes with that.

    A pattern is a list of texts, ``{"value": name}`` for a value, and
    ``{"select": name, "cases": {key: pattern}, "otherwise": key}``.
    """
    try:
        return Answer({key: text for key, text in patterns(language).items() if not key.startswith(LESSON_WORDS)})
    except Refused as error:
        return refusal(404, error.message)


@router.get("/sheets/{game}", responses=answers(SheetJson) | NOT_FOUND)
def read_sheet(game: str, language: str = "en") -> Response:
    """A game's rules, as HTML, with the pictures that belong in it."""
    try:
        return Answer(sheet_json(find_game(game), language))
    except Refused as error:
        return refusal(404, error.message)


def sheet_json(game: Game, language: str) -> dict[str, Any]:
    """A game's rules, with their pictures. Raises Refused where the language is not there."""
    return {"html": sheet_html(game.id, language), "pictures": pictures_json(game)}


@cache
def sheet_html(game: str, language: str) -> str:
    """A game's rules as HTML. Raises Refused where the language is not there."""
    from markdown_it import MarkdownIt  # Slow to import.

    catalogue_text(language)
    text = (FOLDER / language / f"{game}.md").read_text("utf-8")
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.add_render_rule("image", _image_html)
    html: str = reader.render(text)
    return html


def _image_html(_: Any, tokens: Any, index: int, *__: Any) -> str:
    """Where a picture belongs, which a browser draws: its name, and in words what can be seen on it."""
    name, words = str(tokens[index].attrs["src"]), str(tokens[index].content)
    return f'<span class="figure" data-picture="{escape(name)}"><span class="caption">{escape(words)}</span></span>'


@cache
def game_json(game: Game) -> dict[str, Any]:
    """A game as it is listed."""
    return {
        "id": game.id,
        "title": game.title,
        "author": game.author,
        "players": game.players,
        "minutes": game.minutes,
        "difficulty": game.difficulty,
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default} for option in game.options
        ],
        "presets": game.presets,
        "rules_version": game.rules_version,
        "picture": _picture(game).view().to_json(),
        "lesson": has_lesson(game),
    }


def _picture(game: Game) -> Position:
    """A position from the middle of a game, always the same one."""
    positions = [Setup(game, game.complete_options({}), PICTURE_DEAL if game.dealt else None).start()]
    random = Random(PICTURE_DEAL)
    while not positions[-1].is_over and len(positions) <= 2 * PICTURE_MOVES:
        positions.append(positions[-1].play(random.choice(positions[-1].legal)))
    return positions[len(positions) // 2]
