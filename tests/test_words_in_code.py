"""What people read stands in the catalogue and nowhere else: the code of the screens holds no words for them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "parlour"
JAVASCRIPT = sorted((SOURCE / "web" / "static" / "js").rglob("*.js"))
FOR_DEVELOPERS = SOURCE / "web" / "documents.py"
"""The document of the HTTP interface describes it in English."""

PYTHON = sorted({path for folder in ("web", "terminal") for path in (SOURCE / folder).glob("*.py")} - {FOR_DEVELOPERS})

COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$|(?<=\s)//\s.*?$", re.DOTALL | re.MULTILINE)
TEXT = re.compile(r""""(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`""")

FOR_THE_MACHINE = re.compile(
    r"""(?:
        \bError\(                                       # for developers, on the console
      | (?:querySelector(?:All)?|matches|closest)\(     # selectors
      | (?:className\ =|classList\.\w+\(|class:)        # classes
      | (?:viewBox|d|points|transform|rel|style)[:=]    # drawings
      | \brequest\(                                     # addresses
    )[^;\n]*$""",
    re.VERBOSE,
)
"""What a text stands behind, in its line, that nobody reads."""

KNOWN = {
    *("give up", "agree draw", "agreed draw"),
    *("Enter", "Esc", "Escape", "Home", "End", "Shift", "Control"),
    *("take over", '"as it is being written"', "Files"),
}
"""What the server calls some of the things that happen at a table, what stands on keys, and what programs say among
themselves."""

STYLE = re.compile(r"^\(prefers-|^(?:translate|rotate|scale)\(")
"""How a text begins that is CSS."""

CAPITAL = re.compile(r"^[A-Z][a-z]+$")
"""A word that begins like a label."""

SAID = re.compile(
    r"""(?:\b(?:textContent|innerText|ariaLabel|title|placeholder|alt)\s*=|"(?:aria-label|aria-description)":|\b(?:title|placeholder|alt):)\s*["'`](?!["'`$]|web-)"""
)
"""Where a text is shown or said at once that is neither empty nor made elsewhere nor a key of the catalogue."""

WORDS = r"[^\W\d_]{2,}[,.!?:;]? [^\W\d_]{2,}"
SENTENCE = re.compile(rf"{WORDS}[,.!?:;]? \w|\b[A-Z][a-z]+[,.!?:;]? [a-z]{{2,}}|^[A-Z][a-z]+[.!?]$|[a-z] [a-z]+[.!?]$")
"""What a text for people looks like in Python, where two words alone are a name."""


def words_in_javascript(source: str) -> list[str]:
    """The texts that look as if a person should read them: with a space between words, or foreign letters."""
    source = COMMENT.sub("", source)
    found = [match.group() for match in SAID.finditer(source)]
    for match in TEXT.finditer(source):
        before = source[source.rfind("\n", 0, match.start()) + 1 : match.start()]
        text = re.sub(r"\$\{[^}]*\}", "", match.group()[1:-1])
        looks_like_words = (
            re.search(WORDS, text) or re.search(r"[^\x00-\x7f]", text) or SENTENCE.search(text) or CAPITAL.search(text)
        )
        if looks_like_words and text not in KNOWN and not STYLE.search(text) and not FOR_THE_MACHINE.search(before):
            found.append(text)
    return found


def test_a_text_for_people_would_be_found_in_javascript() -> None:
    for text in (
        'make("p", {}, "No more moves")',
        'button.textContent = "Undo"',
        '{ "aria-label": "Close" }',
        'tell("¡Hola!")',
        'make("button", {}, "Undo")',
    ):
        assert words_in_javascript(text), text
    for text in ('say(words, "web-undo")', '// It is "as it is".', 'throw new Error("there is none")'):
        assert not words_in_javascript(text), text


@pytest.mark.parametrize("path", JAVASCRIPT, ids=lambda path: path.name)
def test_no_words_for_people_in_javascript(path: Path) -> None:
    assert words_in_javascript(path.read_text("utf-8")) == []


def words_in_python(source: str) -> list[str]:
    """The same in Python, where docstrings are for developers."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
        if SENTENCE.search(node.value) and node.value not in KNOWN
    ]


def test_a_text_for_people_would_be_found_in_python() -> None:
    for text in ("The game is over", "no more moves", "Good luck", "Over."):
        assert words_in_python(f'click.echo("{text}")') == [text]
    assert words_in_python('"""The module."""\nsay("status-won")') == []


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_words_for_people_in_python(path: Path) -> None:
    assert words_in_python(path.read_text("utf-8")) == []
