"""What the table shows besides the cards: piles to look through, signs, marks, and room for all of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from parlour.position import Position
from parlour.view import Place
from parlour.words import english
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess

LAND = {**PHONE, "viewport": {"width": 740, "height": 360}}

# The table makes room for the panel before the next picture is drawn, not at once.
APART = """() => {
    const end = document.querySelector('.end').getBoundingClientRect();
    return [...document.querySelectorAll('.spot')].every(spot => {
        const box = spot.getBoundingClientRect();
        return box.left >= end.right || box.right <= end.left || box.top >= end.bottom || box.bottom <= end.top;
    });
}"""


def place_of(position: Position, name: str) -> Place:
    return next(place for place in position.view().layout.places if place.id == name)


def test_all_cards_of_the_waste_can_be_seen(visitor: Visitor) -> None:
    record = read_case("lake-effect/recycles-1.jsonl")
    position, ply = record.start(), 0
    while len(place_of(position, "waste").cards) < 6:
        position = position.play(record.moves[ply])
        ply += 1
    visitor.open(address_of(record))
    visitor.send_moves(record.moves[:ply])
    waste = place_of(position, "waste").cards
    button = visitor.page.get_by_role("button", name=f"Look through: Waste, {len(waste)} cards")
    button.focus()
    visitor.page.keyboard.press("Enter")
    names = visitor.page.locator(".pile [role=img]").evaluate_all("faces => faces.map(face => face.ariaLabel)")
    assert names == [english(record.game.card_name(card)) for card in reversed(waste) if card]
    visitor.page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_an_empty_stock_shows_that_a_press_turns_the_waste(visitor: Visitor) -> None:
    record = read_case("lake-effect/recycles-1.jsonl")
    position, ply = record.start(), 0
    while (
        not (turning := [one for one in position.view().moves if "stock" in one.ends.taps])
        or place_of(position, "stock").count
    ):
        position = position.play(record.moves[ply])
        ply += 1
    visitor.open(address_of(record))
    visitor.send_moves(record.moves[:ply])
    expect(visitor.page.locator(".frame.role-stock .icon")).to_be_visible()
    said = english(turning[0].words)
    expect(visitor.spot("stock")).to_have_accessible_name(
        f"{english(place_of(position, 'stock').label)}: empty, {said}"
    )


def test_the_last_tick_is_marked(chromium: Browser, server: ServerProcess) -> None:
    record = read_case("cross-jack/x-wins-1.jsonl")
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        visitor.open(address_of(record))
        visitor.send_moves(record.moves[:-2])
        position = record.start()
        for move in record.moves[:-2]:
            position = position.play(move)
        for move in record.moves[-2:]:
            visitor.tap_move(position, move)
            position = position.play(move)
            mark, spot = visitor.page.locator(".marked").bounding_box(), visitor.spot(move).bounding_box()
            assert mark is not None and spot is not None
            assert (mark["x"], mark["y"]) == pytest.approx((spot["x"], spot["y"]), abs=1)
        visitor.page.reload()
        visitor.wait_for_table()
        expect(visitor.page.locator(".marked")).to_have_count(1)


def lines_of(visitor: Visitor) -> tuple[float, float]:
    """Where the line of numbers lies and how high it is; it is as wide as the numbers are."""
    box = visitor.page.locator(".status").bounding_box()
    assert box is not None
    return box["y"], box["height"]


@pytest.mark.parametrize("kind", [PHONE, LAND, DESKTOP], ids=["phone", "phone lying", "desk"])
@pytest.mark.parametrize("game", ["unlocker", "lake-effect", "cross-jack"])
def test_the_end_covers_nothing_and_moves_no_line(
    chromium: Browser, server: ServerProcess, kind: dict[str, Any], game: str
) -> None:
    with Visitor.arrive(chromium, server.address, **kind, **STILL) as visitor:
        visitor.open(f"/{game}")
        before = lines_of(visitor)
        visitor.command("give-up")
        visitor.page.locator('[data-answer="yes"]').click()
        expect(visitor.page.locator(".end")).to_be_visible()
        assert lines_of(visitor) == before
        visitor.page.wait_for_function(APART)


LINE_FITS = """() => {
    const line = document.querySelector('.status');
    const room = line.getBoundingClientRect();
    return [...line.children].filter(child => child.getClientRects().length > 0).every(child => {
        const box = child.getBoundingClientRect();
        return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
    });
}"""


@pytest.mark.parametrize(
    "size",
    [
        (320, 568),
        (568, 320),
        pytest.param((800, 600), marks=pytest.mark.soak),
        pytest.param((1100, 700), marks=pytest.mark.soak),
    ],
)
def test_the_line_above_the_table_holds_all_its_numbers(
    chromium: Browser, server: ServerProcess, size: tuple[int, int]
) -> None:
    viewport: dict[str, Any] = {"viewport": {"width": size[0], "height": size[1]}}
    with Visitor.arrive(chromium, server.address, **viewport, **STILL) as visitor:
        for address in ("foursquare?deal=123456789", "lake-effect?deal=123456789&recycles=3", "cross-jack"):
            visitor.open(f"/{address}")
            assert visitor.page.evaluate(LINE_FITS), address


def test_keys_are_not_spoken_of_where_there_are_none(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as visitor:
        visitor.open("/unlocker")
        visitor.page.locator('[data-command="more"]').click()
        expect(visitor.page.locator('[data-command="copy-link"]')).to_be_visible()
        expect(visitor.page.locator('[data-command="keys"]')).to_be_hidden()
