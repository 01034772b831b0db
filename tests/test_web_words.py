"""The browser client says nothing that the catalogue lacks, and the catalogue has nothing that is never said."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.words import FOLDER, LANGUAGES, patterns

STATIC = Path(__file__).parent.parent / "src/parlour/web/static/js"


def said() -> set[str]:
    """The client's own keys, the toolbar's made from its commands."""
    keys: set[str] = set()
    for path in STATIC.rglob("*.js"):
        text = path.read_text("utf-8")
        keys |= set(re.findall(r"\"(web-[a-z-]+)\"", text))
    toolbar = (STATIC / "parts/toolbar.js").read_text("utf-8")
    commands = re.findall(r'^  \["([a-z-]+)", "[a-z]+"\],$', toolbar, re.MULTILINE)
    assert "undo" in commands
    return keys | {f"web-{command}" for command in commands} | {"web-new-game", "web-restart-game"}


def test_each_language_has_what_the_client_says_and_nothing_more() -> None:
    for language in LANGUAGES:
        written = set(re.findall(r"^(web-[a-z-]+) =", (FOLDER / language / "web.ftl").read_text("utf-8"), re.MULTILINE))
        assert written == said()
        assert written <= patterns(language).keys()


def test_the_client_names_no_game() -> None:
    from parlour.registry import GAMES

    for path in STATIC.rglob("*.js"):
        text = path.read_text("utf-8").lower()
        assert not [game.id for game in GAMES.values() if game.id in text], path
