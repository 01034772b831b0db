"""The catalogue: every text that is asked for is there, with its values, and none is there for nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from parlour.game import Game, option_text
from parlour.registry import GAMES
from parlour.words import LANGUAGES, catalogue_text, patterns

SOURCE = Path(__file__).parent.parent / "src" / "parlour"
PYTHON = sorted(SOURCE.rglob("*.py"))
JAVASCRIPT = sorted(SOURCE.rglob("*.js"))
MAKERS = ("say", "Refused")
"""What makes a message of a key and its values in Python; a class that is itself Refused calls ``super().__init__``."""

START = re.compile(r"[a-z]+-[A-Za-z0-9_-]*\*")
"""The beginning of a key whose rest is filled in: ``rank-*``."""


class Variables(Visitor):
    """Gathers the values that a message needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's way to name it
        self.names.add(node.id.name)


@cache
def messages(language: str = "en") -> dict[str, set[str]]:
    """Each key with the values that its message needs."""
    found = {}
    for entry in parse(catalogue_text(language)).body:
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def python_calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in Python that makes a message, with where it stands."""
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _makes_message(node.func):
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", node


def _makes_message(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id in MAKERS
    return isinstance(function, ast.Attribute) and function.attr == "__init__"


def literals(argument: ast.expr) -> list[str]:
    """The keys that an argument may be, where they are written out."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
    if isinstance(argument, ast.IfExp):
        return literals(argument.body) + literals(argument.orelse)
    return []


def python_texts() -> set[str]:
    """Every text written out in Python, and the beginning, with an asterisk, of those with parts to fill in."""
    texts = set()
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                texts.add(str(node.values[0].value) + "*")
    return texts


def javascript_texts() -> set[str]:
    """The same in JavaScript."""
    texts = set()
    for path in JAVASCRIPT:
        source = path.read_text("utf-8")
        texts |= {text for _, text in re.findall(r"""(["'`])([\w-]+)\1""", source)}
        texts |= {f"{start}*" for start in re.findall(r"`([\w-]+)\$\{", source)}
    return texts


def is_used(key: str, texts: set[str]) -> bool:
    return key in texts or any(START.fullmatch(text) and key.startswith(text[:-1]) for text in texts)


def test_every_message_made_in_python_is_in_the_catalogue_with_just_its_values() -> None:
    known = messages()
    for where, call in python_calls():
        for key in literals(call.args[0]):
            assert key in known, f"{where}: {key}"
            given = {keyword.arg for keyword in call.keywords}
            if None not in given:
                assert given >= known[key], f"{where}: {key}"


def test_every_text_said_in_the_browser_is_in_the_catalogue() -> None:
    known = messages()
    for path in JAVASCRIPT:
        for key in re.findall(r"""\bsay\(\s*[\w.]+,\s*["'`]([\w-]+)["'`]""", path.read_text("utf-8")):
            assert key in known, f"{path.relative_to(SOURCE)}: {key}"


def test_no_text_is_in_the_catalogue_for_nothing() -> None:
    texts = python_texts() | javascript_texts()
    assert [key for key in messages() if not is_used(key, texts)] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_everything_about_a_game_has_words(game: Game) -> None:
    keys = [f"game-{game.id}", f"terminal-typing-{game.id}"]
    for option in game.options:
        keys += [f"option-{game.id}-{option.name}", f"option-name-{game.id}-{option.name}"]
        keys += [f"value-{option_text(value)}" for value in option.values if isinstance(value, bool)]
        keys += [f"value-{option.name}-{value}" for value in option.values if isinstance(value, str)]
    for preset in game.presets:
        keys += [f"preset-{preset}", f"preset-meaning-{game.id}-{preset}"]
    assert set(keys) <= messages().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(language: str) -> None:
    keys = [entry.id.name for entry in parse(catalogue_text(language)).body if isinstance(entry, fluent.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_read_without_complaint_and_by_the_browser_too(language: str) -> None:
    assert not [entry for entry in parse(catalogue_text(language)).body if isinstance(entry, fluent.Junk)]
    assert patterns(language).keys() == messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_values(language: str) -> None:
    assert messages(language) == messages("en")
