"""The rule sheets: complete, in one order, and readable on every screen."""

from __future__ import annotations

import re

import pytest
from markdown_it import MarkdownIt

from parlour.game import Game, option_text
from parlour.registry import GAMES
from parlour.words import FOLDER, LANGUAGES

HEADINGS = ["In short", "What you need", "Layout", "The turn", "Ending", "Scoring", "Options"]
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def sheet(game: Game, language: str = "en") -> str:
    return (FOLDER / language / f"{game.id}.md").read_text("utf-8")


def section(game: Game, heading: str) -> str:
    return sheet(game).split(f"\n## {heading}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_every_game_has_a_sheet_that_opens_with_its_author(game: Game, language: str) -> None:
    title, credit, *_ = sheet(game, language).split("\n\n")
    assert title == f"# {game.title}"
    assert all(word in credit for word in re.findall(r"[A-Z]\w+|\d+", game.author))


@games
def test_the_headings_stand_in_one_order(game: Game) -> None:
    assert re.findall(r"^## (.+)$", sheet(game), re.MULTILINE) == HEADINGS


@games
def test_in_short_is_three_or_four_sentences(game: Game) -> None:
    sentences = re.findall(r"[.?!](?=\s|$)", section(game, "In short"))
    assert 3 <= len(sentences) <= 4


@games
def test_every_option_and_value_is_explained(game: Game) -> None:
    options = section(game, "Options")
    for option in game.options:
        item = next(item for item in options.split("\n- ") if f"(`{option.name}`)" in item)
        assert f"`{option_text(option.default)}`" in item
        for value in option.values:
            if isinstance(value, (bool, str)):
                assert f"`{option_text(value)}`" in item
        numbers = [value for value in option.values if type(value) is int]
        if numbers:
            assert str(min(numbers)) in item
            assert str(max(numbers)) in item
    for preset in game.presets:
        assert f"(`{preset}`)" in options


@games
def test_a_sheet_is_plain_markdown(game: Game) -> None:
    tokens = MarkdownIt("commonmark").parse(sheet(game))
    kinds = {token.type for token in tokens} | {child.type for token in tokens for child in token.children or []}
    assert kinds <= {
        *("heading_open", "heading_close", "inline", "text", "softbreak", "paragraph_open", "paragraph_close"),
        *("strong_open", "strong_close", "em_open", "em_close", "code_inline", "fence"),
        *("bullet_list_open", "bullet_list_close", "ordered_list_open", "ordered_list_close"),
        *("list_item_open", "list_item_close", "image"),
    }


@games
def test_drawings_fit_a_phone(game: Game) -> None:
    for token in MarkdownIt("commonmark").parse(sheet(game)):
        if token.type == "fence":
            assert max(len(line) for line in token.content.splitlines()) <= 40
