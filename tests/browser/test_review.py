"""The review of a finished game: the graph, the moves that cost most, and better lines to walk along."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, expect

from parlour.position import Position
from parlour.record import Record
from tests.browser.visitor import PHONE, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess

WORKING = 240_000
"""How long a review may take at most, in milliseconds."""

LOST = "unlocker/lost-1.jsonl"

READ = "async () => (await (await fetch(`/api/tables/${location.pathname.split('/')[3]}/review`)).json()).review"


def open_finished(visitor: Visitor, name: str) -> Record:
    """Play a recorded game to its end."""
    record = read_case(name)
    visitor.open(address_of(record))
    visitor.send_moves(record.moves)
    expect(visitor.page.locator(".end")).to_be_visible()
    return record


def wait_for_review(visitor: Visitor) -> dict[str, Any]:
    """Wait until the review is made; what the server says of it."""
    expect(visitor.page.locator(".graph .sure")).to_be_attached(timeout=WORKING)
    review: dict[str, Any] = visitor.page.evaluate(READ)
    return review


def expect_ply(visitor: Visitor, ply: int) -> None:
    """The table shows the position after so many moves."""
    expect(visitor.page.locator(".table")).to_have_attribute("data-ply", str(ply))


def position_at(record: Record, ply: int) -> Position:
    position = record.start()
    for move in record.moves[:ply]:
        position = position.play(move)
    return position


def test_a_replay_shows_score_and_counts_as_the_table_did(visitor: Visitor) -> None:
    record = open_finished(visitor, LOST)
    visitor.page.goto(f"/unlocker/replay/{visitor.page.evaluate('history.state.table')}")
    for ply in (0, len(record.moves)):
        visitor.page.keyboard.press("End" if ply else "Home")
        expect_ply(visitor, ply)
        view = position_at(record, ply).view()
        expect(visitor.page.locator(".controls .score")).to_have_text(f"Score {view.score}".replace("-", "\u2212"))
        stock = next(place for place in view.layout.places if place.role == "stock")
        counts = visitor.page.locator(".counted").filter(has_text=re.compile(rf"^{stock.count}$"))
        assert (stock.count > 1) == (ply == 0)
        expect(counts).to_have_count(0 if ply else 1)


def test_a_review_is_one_press_after_the_end_and_shows_where_the_win_was_lost(visitor: Visitor) -> None:
    record = open_finished(visitor, LOST)
    visitor.page.locator('[data-wish="review"]').click()
    expect_ply(visitor, len(record.moves))
    review = wait_for_review(visitor)
    fatal = review["fatal"]
    assert fatal is not None
    expect(visitor.page.locator(".dot-fatal")).to_have_count(1)
    visitor.page.get_by_text(f"Move {fatal} lost the win").click()
    expect_ply(visitor, fatal)
    expect(visitor.page.locator(".remark")).to_contain_text("This move lost the win.")
    expect(visitor.page.locator('.moves [aria-current="step"]')).to_have_attribute("data-ply", str(fatal))
    line = review["moves"][fatal - 1]["line"]
    position = position_at(record, fatal - 1)
    for move in line:
        position = position.play(move)
    assert position.status == "won"
    visitor.page.locator('[data-step="enter-line"]').click()
    for number in range(1, 4):
        visitor.page.locator('[data-step="next"]').click()
        expect_ply(visitor, fatal - 1 + number)
    expect(visitor.page.locator(".counter")).to_have_text(f"3 of {len(line)}")
    expect(visitor.page.locator(".ring-target")).to_have_count(1)
    visitor.page.locator('[data-step="last"]').click()
    expect(visitor.page.locator(".remark")).to_contain_text("The better line ends here")
    visitor.page.locator('[data-step="leave-line"]').click()
    expect_ply(visitor, fatal)
    visitor.page.locator(".home").click()
    expect(visitor.page.locator(".end")).to_be_visible()


def test_by_keyboard_alone(visitor: Visitor) -> None:
    record = open_finished(visitor, LOST)
    keyboard = visitor.page.keyboard
    visitor.page.locator('[data-wish="fresh"]').focus()
    keyboard.press("Tab")
    keyboard.press("Enter")
    review = wait_for_review(visitor)
    keyboard.press("Home")
    expect_ply(visitor, 0)
    for ply in range(1, review["fatal"] + 1):
        keyboard.press("ArrowRight")
        expect_ply(visitor, ply)
    heard = visitor.page.locator('.unseen[role="status"]')
    expect(heard).to_contain_text("This move lost the win.")
    keyboard.press("b")
    expect(visitor.page.locator('[data-step="leave-line"]')).to_be_visible()
    keyboard.press("ArrowRight")
    expect_ply(visitor, review["fatal"])
    keyboard.press("Escape")
    keyboard.press("ArrowLeft")
    expect_ply(visitor, review["fatal"] - 1)
    keyboard.press("End")
    expect_ply(visitor, len(record.moves))
    slider = visitor.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", str(len(record.moves)))


def test_the_graph_can_be_pressed_and_is_a_table_too(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as visitor:
        record = open_finished(visitor, "unlocker/won-1.jsonl")
        visitor.page.locator('[data-wish="review"]').tap()
        review = wait_for_review(visitor)
        expect(visitor.page.locator("table.data tbody tr")).to_have_count(len(record.moves) + 1)
        best = review["start"]["best"]
        if best is not None:
            expect(visitor.page.locator("table.data tbody tr").first).to_contain_text(f"{best} points")
        box = visitor.page.locator(".graph").bounding_box()
        assert box is not None
        visitor.page.touchscreen.tap(box["x"] + 44, box["y"] + 40)
        expect_ply(visitor, 0)
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        visitor.page.reload()
        assert wait_for_review(visitor) == review


def test_who_comes_too_early_is_told_so(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    table = visitor.page.evaluate("history.state.table")
    visitor.foresee("409")
    visitor.page.goto(f"/unlocker/review/{table}")
    expect(visitor.page.locator(".progress")).to_contain_text("not over yet")
    visitor.page.get_by_text("Back to the table").click()
    visitor.wait_for_table()
    visitor.foresee("404")
    visitor.page.goto("/unlocker/review/nothing")
    expect(visitor.page.locator("h1")).to_have_text("There is no such game")
