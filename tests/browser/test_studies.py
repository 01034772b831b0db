"""Studies in a real browser: from the form to the report, stopped and taken up again, and whatever is asked wrongly."""

from __future__ import annotations

from pathlib import Path

import polars as pl
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_axe import BOTH, examine
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor
from tests.serving import ServerProcess

WORKING = 120_000
"""Milliseconds that a study may take on a busy machine, where what it plays with may have to be compiled first."""

BEGIN = """async wish => {
    const headers = {'Content-Type': 'application/json'};
    const answer = await fetch('/api/studies', {method: 'POST', headers, body: JSON.stringify(wish)});
    return (await answer.json()).id;
}"""

LONG = {
    "game": "unlocker",
    "options": {},
    "versus": {"max_slots": 2},
    "players": ["random", "strong"],
    "deals": 10_000,
}


def fits(page: Page) -> bool:
    """Whether nothing on a page has to be scrolled sideways but what does so inside itself."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide


def fill_in(page: Page, deals: str) -> None:
    """Ask for Unlocker with at most four slots against two."""
    page.locator("#study-game").select_option("unlocker")
    page.locator("#other-option-first_slot_free").select_option("false")
    page.locator("#other-option-max_slots").select_option("2")
    page.locator("#study-deals").fill(deals)


def test_from_the_form_to_the_report(chromium: Browser, server: ServerProcess, tmp_path: Path) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as visitor:
        page = visitor.page
        page.goto("/")
        page.locator('nav a[href="/studies"]').click()
        fill_in(page, "60")
        expect(page.locator('input[name="size"]:checked')).to_have_count(0)
        expect(page.locator('[data-told="estimate"]')).to_contain_text("less than a minute")
        examine(visitor, "light")
        assert fits(page)
        page.locator('.study-form button[type="submit"]').click()
        expect(page.locator("h1")).to_have_text("Unlocker: a study")
        expect(page.locator(".so-far tbody tr")).to_have_count(4)
        examine(visitor, "dark")
        expect(page.locator("div[role=status]")).to_contain_text("of 240 games", timeout=WORKING)
        expect(page.locator(".so-far .full").first).to_be_attached(timeout=WORKING)
        expect(page.locator(".findings .verdict li").first).to_be_visible(timeout=WORKING)
        expect(page.locator(".findings svg")).to_have_count(2)
        expect(page.locator("h1")).to_have_count(1)
        examine(visitor, *BOTH)
        assert fits(page)
        with page.expect_download() as rows:
            page.locator('.standing a[href$=".parquet"]').click()
        rows.value.save_as(tmp_path / "rows.parquet")
        assert pl.read_parquet(tmp_path / "rows.parquet").height == 240
        with page.expect_download() as report:
            page.locator('.standing a[href*="report.html"]').click()
        report.value.save_as(tmp_path / "report.html")
        assert f"{server.address}unlocker?" in (tmp_path / "report.html").read_text("utf-8")
        with Visitor.arrive(chromium, server.address, locale="lv", **DESKTOP, **STILL) as other:
            other.page.goto(page.url)
            expect(other.page.locator(".findings .verdict")).to_contain_text("Noteikumi (parastie)")
            expect(other.page.locator(".standing button")).to_have_count(0)
        page.locator('.findings td a[href^="/unlocker"]').first.click()
        visitor.wait_for_table()


def test_a_study_is_stopped_goes_on_and_is_deleted(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/studies")
    study = page.evaluate(BEGIN, LONG)
    page.goto(f"/studies/{study}")
    page.locator('[data-doing="cancel"]').click()
    expect(page.locator(".told")).to_contain_text("The study was stopped.")
    expect(page.locator('[data-doing="resume"]')).to_be_focused()
    examine(visitor, "light")
    page.keyboard.press("Enter")
    expect(page.locator('[data-doing="cancel"]')).to_be_focused()
    page.goto("/studies")
    expect(page.locator(".studies-list .state")).not_to_contain_text("Stopped")
    page.locator(".studies-list a").click()
    page.locator('[data-doing="cancel"]').click()
    page.locator('[data-doing="delete"]').click()
    visitor.answer("yes")
    expect(page.locator(".study-form")).to_be_visible()
    expect(page.locator(".studies-list")).to_have_count(0)
    visitor.foresee("404")
    page.goto(f"/studies/{study}")
    expect(page.locator("main [role=alert]")).to_contain_text("There is no such study here")


def test_what_is_asked_wrongly_is_told_in_a_sentence(visitor: Visitor) -> None:
    page = visitor.page
    visitor.foresee("422")
    page.goto("/studies")
    begin, error = page.locator('.study-form button[type="submit"]'), page.locator(".study-form [role=alert]")
    fill_in(page, "many")
    begin.click()
    expect(error).to_have_text("There are from 1 to 10,000 games of each player under each rules in a study.")
    page.locator("#study-deals").fill("5")
    expect(error).to_be_empty()
    page.locator("#other-option-max_slots").select_option("4")
    begin.click()
    expect(error).to_contain_text("The two sets of rules are the same")
    page.locator("#other-option-max_slots").select_option("2")
    for name in ("random", "greedy"):
        page.locator(f"#player-{name}").uncheck()
    begin.click()
    expect(error).to_contain_text("Nobody plays")
    page.locator("#player-random").check()
    page.locator("#study-first").fill("-1")
    begin.click()
    expect(error).to_contain_text('"-1" is not a deal number')
    assert page.evaluate("fetch('/api/studies').then(answer => answer.json())")["studies"] == []
