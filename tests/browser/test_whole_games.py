"""Whole games of each kind, played through the page to their ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.position import Position
from parlour.record import Record
from parlour.words import english
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess

WHOLE_GAMES = (
    "cross-the-barrier/default-6.jsonl",
    "unlocker/won-1.jsonl",
    "lake-effect/recycles-1.jsonl",
    "foursquare/won-1.jsonl",
    "cross-jack/x-wins-1.jsonl",
)


PRESSED = 20
"""So many of a long game's moves, the last ones, are pressed."""


def expect_end(visitor: Visitor, record: Record, position: Position) -> None:
    """The page says how the game ended and why."""
    outcome = position.view().outcome
    assert outcome is not None
    end = visitor.page.locator(".end")
    expect(end).to_contain_text(english(outcome))
    expect(end).to_contain_text("has won" if record.game.players == 2 else position.status.capitalize())


@pytest.mark.soak
@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_by_taps(visitor: Visitor, name: str) -> None:
    record = read_case(name)
    visitor.open(address_of(record))
    position = record.start()
    for move in record.moves:
        visitor.tap_move(position, move)
        position = position.play(move)
    expect_end(visitor, record, position)


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_by_taps_on_a_phone(chromium: Browser, server: ServerProcess, name: str) -> None:
    record = read_case(name)
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as visitor:
        visitor.open(address_of(record))
        position = record.start()
        for move in record.moves:
            visitor.tap_move(position, move)
            position = position.play(move)
        expect_end(visitor, record, position)
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_long_game_that_is_won(chromium: Browser, server: ServerProcess) -> None:
    record = read_case("lake-effect/easy-won-no-take-back-1.jsonl")
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        visitor.open(address_of(record))
        position = record.start()
        for move in record.moves[:-PRESSED]:
            position = position.play(move)
        visitor.send_moves(record.moves[:-PRESSED])
        for move in record.moves[-PRESSED:]:
            visitor.tap_move(position, move)
            position = position.play(move)
        expect_end(visitor, record, position)


@pytest.mark.parametrize(
    "name", [WHOLE_GAMES[0], *(pytest.param(name, marks=pytest.mark.soak) for name in WHOLE_GAMES[1:])]
)
def test_by_drag(chromium: Browser, server: ServerProcess, name: str) -> None:
    record = read_case(name)
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        visitor.open(address_of(record))
        position = record.start()
        for move in record.moves:
            visitor.drag_move(position, move)
            position = position.play(move)
        expect_end(visitor, record, position)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.soak) if name in WHOLE_GAMES[1:4] else name for name in WHOLE_GAMES],
)
def test_by_keyboard(chromium: Browser, server: ServerProcess, name: str) -> None:
    record = read_case(name)
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        visitor.open(address_of(record))
        visitor.page.locator('.spot[tabindex="0"]').focus()
        position = record.start()
        for move in record.moves:
            visitor.key_move(position, move)
            position = position.play(move)
        expect_end(visitor, record, position)
