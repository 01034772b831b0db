"""The catalogue: every text that a person reads on a screen, one folder a language, in Project Fluent's format."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast, parse

from parlour.message import Message, Refused

FOLDER = Path(__file__).parent / "words"
GROUPED_FROM = 10_000
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, as in ``LANG=lv_LV.UTF-8``; English where there is none such."""
    wish = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = re.split("[_.@]", wish)[0].lower()
    return language if language in LANGUAGES else "en"


@cache
def catalogue_text(language: str) -> str:
    """All of a language's messages, as Fluent text. Raises Refused where the language is not there."""
    if language not in LANGUAGES:
        raise Refused("error-language", language=language[:20], languages=", ".join(LANGUAGES))
    return "\n".join(path.read_text("utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks around values help mixed scripts; in a terminal they show as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_text(language)))
    return bundle


def put(message: Message, language: str) -> str:
    """A message in words. A key that the catalogue lacks is a fault of the program and raises KeyError."""
    bundle = _bundle(language)
    values = {name: _value(value, language) for name, value in message.values}
    pattern = bundle.get_message(message.key).value
    if pattern is None:
        raise KeyError(message.key)
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)


def _value(value: float | str | Message, language: str) -> Any:
    """What stands for a value: a number's digits are grouped from five on, as in the browser."""
    if isinstance(value, Message):
        return put(value, language)
    return value if isinstance(value, str) else fluent_number(value, useGrouping=abs(value) >= GROUPED_FROM)


def english(message: Message) -> str:
    """A message in English, for the command line and the logs."""
    return put(message, "en")


@cache
def patterns(language: str) -> dict[str, Any]:
    """The catalogue as JSON for a browser: each key with its pattern.

    A pattern is a list of texts, ``{"value": name}`` for a value, and ``{"select": name, "cases": {key: pattern},
    "otherwise": key}``, whose key is the value itself or its plural category.
    """
    return {
        entry.id.name: _pattern(entry.value)
        for entry in parse(catalogue_text(language)).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _pattern(pattern: ast.Pattern) -> list[Any]:
    return [_element(element) for element in pattern.elements]


def _element(element: ast.TextElement | ast.Placeable) -> Any:
    if isinstance(element, ast.TextElement):
        return element.value
    expression = element.expression
    if isinstance(expression, ast.StringLiteral):
        return expression.parse()["value"]
    if isinstance(expression, ast.VariableReference):
        return {"value": expression.id.name}
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        return {
            "select": expression.selector.id.name,
            "cases": {_case(variant): _pattern(variant.value) for variant in expression.variants},
            "otherwise": next(_case(variant) for variant in expression.variants if variant.default),
        }
    raise TypeError(f"the catalogue uses a part of Fluent that the browser does not read: {expression!r}")


def _case(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
