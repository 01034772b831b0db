"""The pages in Spanish and Latvian: no English is left on them, and their longer words fit a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from parlour.message import say
from parlour.registry import GAMES
from parlour.words import patterns, put
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess

OTHERS = pytest.mark.parametrize("language", ["es", "lv"])

READ = """() => {
    const texts = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('code')) texts.push(walk.currentNode.data);
    for (const element of document.querySelectorAll('*'))
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
            if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
    return texts.map(text => text.trim()).filter(text => text !== '');
}"""

TIGHT = ":is(button:not(.spot), .button, select, .counter, .preset):not(.skip:not(:focus))"
"""What has words in little room; the way past the head of a page takes none until the keyboard comes to it."""

SPILLED = """tight => [...document.querySelectorAll(tight)].filter(one => {
    const box = one.getBoundingClientRect();
    if (box.width === 0) return false;
    const inside = [...one.children].every(child => {
        const { left, right, width } = child.getBoundingClientRect();
        return width === 0 || (left >= box.left - 1 && right <= box.right + 1);
    });
    return !inside || one.scrollWidth > one.clientWidth + 1 || box.right > innerWidth + 1;
}).map(one => one.textContent)"""


@cache
def english_texts(language: str) -> dict[str, re.Pattern[str]]:
    """What each text would look like in English, whatever its values are, where this language says it differently."""
    found = {}
    for key, pattern in patterns("en").items():
        for way in ways(pattern):
            said_in_letters = re.search(r"[A-Za-z]{3,}", re.sub(r"\\[wWdDsS.+*]|\(.*?\)", "", way))
            if said_in_letters and pattern != patterns(language)[key]:
                found[f"{key} {way}"] = re.compile(way)
    return found


@cache
def own_texts(language: str) -> frozenset[str]:
    """What the language itself says, which may be as in English: "No"."""
    return frozenset(way for pattern in patterns(language).values() for way in ways(pattern))


def ways(pattern: list[object]) -> Iterator[str]:
    """The regular expressions of all that a pattern can say; its values can be anything."""
    if not pattern:
        yield ""
        return
    first, *rest = pattern
    heads = [re.escape(first)] if isinstance(first, str) else [".+"]
    if isinstance(first, dict) and "cases" in first:
        heads = [way for case in first["cases"].values() for way in ways(case)]
    for head in heads:
        for tail in ways(rest):
            yield head + tail


def expect_no_english(visitor: Visitor, language: str) -> None:
    """None of what can be read or heard on the page is what the English catalogue says."""
    texts = visitor.page.evaluate(READ)
    assert len(texts) > 10
    known = own_texts(language)
    english = english_texts(language)
    left = [
        (text, key)
        for text in texts
        for key, way in english.items()
        if way.fullmatch(text) and way.pattern not in known and way.pattern.count(".+") < 2
    ]
    assert left == []


def expect_room(visitor: Visitor) -> None:
    """No button's words are wider than the button, and the page is no wider than the phone."""
    assert visitor.page.evaluate(SPILLED, TIGHT) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("language", "name"),
    [
        pytest.param("es", "lake-effect/recycles-1.jsonl", marks=pytest.mark.soak),
        ("lv", "cross-jack/x-wins-1.jsonl"),
        pytest.param("lv", "lake-effect/recycles-1.jsonl", marks=pytest.mark.soak),
        pytest.param("es", "cross-jack/x-wins-1.jsonl", marks=pytest.mark.soak),
    ],
)
def test_a_game_to_its_end(chromium: Browser, server: ServerProcess, language: str, name: str) -> None:
    record = read_case(name)
    positions = list(record.positions())
    with Visitor.arrive(chromium, server.address, locale=language, **PHONE, **STILL) as visitor:
        visitor.open(address_of(record))
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        visitor.tap_move(positions[0], record.moves[0])
        visitor.tap_move(positions[1], record.moves[1])
        for menu in ("help", "more"):
            visitor.page.locator(f'[data-command="{menu}"]').click()
            expect_no_english(visitor, language)
            expect_room(visitor)
            visitor.page.locator(f'[data-command="{menu}"]').click()
        for dialog in ("options", "rules"):
            visitor.command(dialog)
            expect(visitor.page.locator("dialog :is(form, .sheet h2)").first).to_be_visible()
            expect_no_english(visitor, language)
            expect_room(visitor)
            visitor.page.keyboard.press("Escape")
        visitor.send_moves(record.moves[2:])
        outcome = positions[-1].view().outcome
        assert outcome is not None
        expect(visitor.page.locator(".end")).to_contain_text(put(outcome, language))
        expect_no_english(visitor, language)
        expect_room(visitor)


@OTHERS
def test_the_front_page(chromium: Browser, server: ServerProcess, language: str) -> None:
    with Visitor.arrive(chromium, server.address, locale=f"{language}-XX", **PHONE, **STILL) as visitor:
        visitor.page.goto("/")
        expect(visitor.page.locator("main .game-card")).to_have_count(len(GAMES))
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        expect_no_english(visitor, language)
        expect_room(visitor)


def test_english_would_be_noticed(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, locale="de", **PHONE, **STILL) as visitor:
        visitor.page.goto("/")
        expect(visitor.page.locator("main .game-card")).to_have_count(len(GAMES))
        expect(visitor.page.locator("html")).to_have_attribute("lang", "en")
        with pytest.raises(AssertionError, match="web-tagline"):
            expect_no_english(visitor, "es")
        visitor.page.locator("[data-command=settings]").evaluate("button => (button.style.width = '3em')")
        with pytest.raises(AssertionError):
            expect_room(visitor)


def test_another_language_is_chosen_in_the_middle_of_a_game(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, locale="lv", **DESKTOP, **STILL) as visitor:
        visitor.open("/unlocker?deal=7")
        table = visitor.page.evaluate("history.state.table")
        visitor.command("settings")
        visitor.page.locator('input[name="language"][value="es"]').check(force=True)
        chosen = visitor.page.locator('dialog input[name="language"][value="es"]')
        expect(visitor.page.locator("html")).to_have_attribute("lang", "es")
        expect(chosen).to_be_focused()
        expect(chosen).to_be_checked()
        visitor.page.keyboard.press("Escape")
        visitor.wait_for_table()
        expect(visitor.page.locator('[data-command="undo"]')).to_have_text(put(say("web-undo"), "es"))
        assert visitor.page.evaluate("history.state.table") == table
        visitor.page.reload()
        visitor.wait_for_table()
        expect(visitor.page.locator("html")).to_have_attribute("lang", "es")
