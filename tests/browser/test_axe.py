"""axe-core finds nothing serious on any page, dialog or menu, light or dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from parlour.registry import GAMES
from tests.browser.test_review import WORKING
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess

AXE = Path(__file__).parent.parent.parent / "node_modules" / "axe-core" / "axe.min.js"

BOTH = ("light", "dark")

KINDS = [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desk", marks=pytest.mark.soak)]
"""What is the same on a desk but for its place."""

RUN = """async () => {
    const { violations } = await axe.run({ exclude: [['svg']] }, { resultTypes: ['violations'] });
    return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)]);
}"""
"""What axe has against a page. Drawings are left out: they are hidden from those who do not see, and take long."""


def examine(visitor: Visitor, *schemes: str) -> None:
    """Have axe look at the page as it is in some colour schemes: it must find nothing."""
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        faults: list[Any] = page.evaluate(RUN)
        assert faults == [], (page.url, scheme)


def test_axe_sees_a_fault(visitor: Visitor) -> None:
    visitor.page.goto("/")
    expect(visitor.page.locator("main .game-card")).to_have_count(len(GAMES))
    visitor.page.evaluate("document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        examine(visitor, "light")


@pytest.mark.parametrize("kind", KINDS)
def test_the_pages_around_the_tables(chromium: Browser, server: ServerProcess, kind: dict[str, Any]) -> None:
    with Visitor.arrive(chromium, server.address, **kind, **STILL) as visitor:
        visitor.page.goto("/")
        expect(visitor.page.locator("main .game-card")).to_have_count(len(GAMES))
        examine(visitor, *BOTH)
        visitor.foresee("404")
        visitor.page.goto("/nothing-here")
        expect(visitor.page.locator("h1")).to_be_visible()
        examine(visitor, *BOTH)


@pytest.mark.parametrize("kind", KINDS)
def test_the_dialogs_menus_and_advice(chromium: Browser, server: ServerProcess, kind: dict[str, Any]) -> None:
    keys = () if kind is PHONE else ("keys",)
    with Visitor.arrive(chromium, server.address, **kind, **STILL) as visitor:
        visitor.open("/lake-effect?deal=22")
        for command in ("rules", "settings", *keys, "number", "options", "give-up"):
            visitor.command(command)
            expect(visitor.page.locator("dialog[open] header")).to_be_visible()
            examine(visitor, *BOTH)
            visitor.page.keyboard.press("Escape")
            expect(visitor.page.locator("dialog[open]")).to_have_count(0)
        for menu in ("help", "more"):
            visitor.command(menu)
            examine(visitor, *BOTH)
            visitor.page.keyboard.press("Escape")
        visitor.command("hint")
        expect(visitor.page.locator('[data-answer="play"]')).to_be_visible(timeout=WORKING)
        examine(visitor, *BOTH)


@pytest.mark.parametrize(
    ("case", "kind"),
    [
        pytest.param("cross-the-barrier/default-6", DESKTOP, marks=pytest.mark.soak),
        pytest.param("unlocker/won-1", PHONE, marks=pytest.mark.soak),
        pytest.param("lake-effect/recycles-1", DESKTOP, marks=pytest.mark.soak),
        pytest.param("foursquare/won-1", PHONE, marks=pytest.mark.soak),
        pytest.param("cross-jack/x-wins-1", PHONE, marks=pytest.mark.soak),
    ],
)
def test_a_game_from_its_deal_to_its_end(
    chromium: Browser, server: ServerProcess, case: str, kind: dict[str, Any]
) -> None:
    record = read_case(f"{case}.jsonl")
    half = len(record.moves) // 2
    with Visitor.arrive(chromium, server.address, **kind, **STILL) as visitor:
        visitor.open(address_of(record))
        examine(visitor, "light")
        visitor.send_moves(record.moves[:half])
        visitor.page.locator(".spot[tabindex='0']").focus()
        examine(visitor, "dark")
        visitor.send_moves(record.moves[half:])
        expect(visitor.page.locator(".end")).to_be_visible()
        examine(visitor, *BOTH)


@pytest.mark.parametrize("kind", KINDS)
def test_the_pages_of_finished_games(chromium: Browser, server: ServerProcess, kind: dict[str, Any]) -> None:
    record = read_case("cross-the-barrier/default-6.jsonl")
    with Visitor.arrive(chromium, server.address, **kind, **STILL) as visitor:
        page = visitor.page
        visitor.open(address_of(record))
        visitor.send_moves(record.moves)
        page.locator('[data-wish="review"]').click()
        expect(page.locator(".graph .sure")).to_be_attached(timeout=WORKING)
        examine(visitor, *BOTH)
        page.locator('[data-doing="replay"]').click()
        expect(page.locator(".remark h2")).to_be_visible()
        examine(visitor, *BOTH)
        page.goto("/finished")
        expect(page.locator(".finished .game-card")).to_have_count(1)
        examine(visitor, *BOTH)
        page.goto("/statistics")
        expect(page.locator(".group")).to_have_count(1, timeout=WORKING)
        examine(visitor, *BOTH)
        page.goto("/cross-jack/lesson")
        expect(page.locator('.table[data-step="1"]')).to_be_visible()
        examine(visitor, *BOTH)
