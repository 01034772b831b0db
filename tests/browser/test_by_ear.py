"""Whole games by someone who sees nothing: what to press is found by role and name alone, and what happened is learned
from what is announced and from the names of what lies on the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from parlour.position import Position
from parlour.table.line import Event
from parlour.table.table import Setup, Table
from parlour.view import Place, View
from parlour.words import english
from tests.browser.visitor import DESKTOP, STILL, Visitor, address_of, choice_of, read_case
from tests.serving import ServerProcess

GAMES = (
    ("cross-the-barrier/default-6", 0),
    ("unlocker/won-1", 15),
    ("lake-effect/recycles-1", 12),
    ("foursquare/won-1", 11),
    ("cross-jack/x-wins-1", 5),
)
"""Recorded games, and how many of their moves have been made when the listener comes to the table."""


class Listener:
    """Someone who only hears: uses the table through roles and names."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page

    @property
    def heard(self) -> str:
        """What was announced last."""
        return (self.page.get_by_role("status").text_content() or "").replace("\u2212", "-")

    def hear_after(self, action: str) -> str:
        """What is announced once a key has been pressed."""
        before = self.heard
        self.page.keyboard.press(action)
        self.page.wait_for_function(
            "before => document.querySelector('[role=status]').textContent.replace('\u2212', '-') !== before",
            arg=before,
        )
        return self.heard.strip("\u00a0")

    def names(self) -> list[str]:
        """The names of all that can be pressed on the table."""
        table = self.page.get_by_role("group", name="Table", exact=True)
        return re.findall(r'button "([^"]*)"', table.aria_snapshot())

    def press(self, place: Place, card: str | None) -> None:
        """Press what is named like a place, and like a card in it where it is of several."""
        start = re.escape(f"{english(place.label)}: {card or ''}")
        table = self.page.get_by_role("group", name="Table", exact=True)
        table.get_by_role("button", name=re.compile(f"^{start}")).press("Enter")

    def play(self, position: Position, move: str) -> None:
        """Play a move by pressing one end of it and, where that was only heard as selected, the other."""
        view, ends = position.view(), choice_of(position, move).ends
        places = {place.id: place for place in view.layout.places}
        first = ends.taps[0]
        second = ends.target if first == ends.source else ends.source
        before = self.heard
        self.press(places[first], card_at(position, places[first], ends.cards if first == ends.source else 1))
        self.page.wait_for_function(
            "before => document.querySelector('[role=status]').textContent.replace('\u2212', '-') !== before",
            arg=before,
        )
        if self.heard.startswith("Selected"):
            self.press(places[second], card_at(position, places[second], 1))
            self.page.wait_for_function(
                "() => !document.querySelector('[role=status]').textContent.startsWith('Selected')"
            )


def card_at(position: Position, place: Place, cards: int) -> str | None:
    """The card to name, so many from the end of a place; None where its name is not needed or not known."""
    if place.fan != "down" or len(place.cards) < cards:
        return None
    card = place.cards[-cards]
    return english(position.game.card_name(card)) if card else None


def expected_names(position: Position, view: View) -> list[tuple[str, str]]:
    """Each place with what the rulebook says lies on top there."""
    told = []
    for place in view.layout.places:
        if place.mirrors is not None:
            continue
        card = place.cards[-1] if place.cards else None
        name = "empty" if not place.cards else english(position.game.card_name(card)) if card else "face down"
        told.append((english(place.label), name))
    return told


def assert_heard_right(listener: Listener, position: Position) -> None:
    """The names of what lies on the table say the position that the rulebook has."""
    names = listener.names()
    for place, card in expected_names(position, position.view()):
        assert [name for name in names if name.startswith(f"{place}: {card}")], (place, card, names)


@pytest.mark.parametrize(("case", "known"), GAMES)
def test_a_game_by_ear(chromium: Browser, server: ServerProcess, case: str, known: int) -> None:
    record = read_case(f"{case}.jsonl")
    table = Table.new(Setup(record.game, record.options, record.deal))
    for move in record.moves[:known]:
        table = table.take(Event("move", move)).table
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        listener = Listener(visitor)
        visitor.open(address_of(record))
        if known:
            visitor.send_moves(record.moves[:known])
        assert_heard_right(listener, table.position)
        for move in record.moves[known:]:
            listener.play(table.position, move)
            turn = table.take(Event("move", move))
            table = turn.table
            told = listener.heard
            for message in (turn.said, *turn.noticed):
                assert english(message) in told, move
            if table.line.ply % 8 == 0:
                assert_heard_right(listener, table.position)
        outcome = table.position.view().outcome
        assert outcome is not None
        assert english(outcome) in listener.heard
        end = visitor.page.get_by_role("region", name="The end of the game")
        expect(end).to_be_focused()
        visitor.page.keyboard.press("Tab")
        expect(visitor.page.get_by_role("button", name="Look at the table")).to_be_focused()
        visitor.page.keyboard.press("Enter")
        expect(end).to_be_hidden()
        assert_heard_right(listener, table.position)


def test_the_moves_are_read_and_played_and_taken_back_by_keys(chromium: Browser, server: ServerProcess) -> None:
    record = read_case("foursquare/won-1.jsonl")
    position = record.start()
    view = position.view()
    words = [english(choice.words) for choice in view.moves]
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        listener = Listener(visitor)
        visitor.open(address_of(record))
        visitor.page.keyboard.press("Tab")
        expect(visitor.page.get_by_role("button", name="Skip to the table")).to_be_focused()
        visitor.page.keyboard.press("Enter")
        first = visitor.page.get_by_role("button", name=english(view.layout.places[0].label))
        expect(first).to_be_focused()
        status = listener.hear_after("s")
        assert status == f"Score: 0. Face down, at most 4: 0. Piles: 1. Stock: 39. {len(words)} moves are possible."
        assert listener.hear_after("m") == f"{words[0]}. Move 1 of {len(words)}."
        assert listener.hear_after("Shift+M") == f"{words[-1]}. Move {len(words)} of {len(words)}."
        assert listener.hear_after("m") == f"{words[0]}. Move 1 of {len(words)}."
        assert listener.hear_after("Enter").startswith(words[0])
        expect(first).to_be_focused()
        assert listener.hear_after("u").startswith(f"Taken back: {words[0]}")
        assert listener.hear_after("r").startswith(f"Again: {words[0]}")
        assert_heard_right(listener, position.play(view.moves[0].text))


def test_the_focus_goes_back_to_what_opened_a_menu_or_dialog(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        page = visitor.page
        visitor.open("/unlocker?deal=22")
        for opener, first in (("Help", re.compile("^Hint")), ("More", "Pause")):
            button = page.get_by_role("button", name=opener, exact=True)
            button.press("Enter")
            expect(page.get_by_role("button", name=first)).to_be_focused()
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Escape")
            expect(button).to_be_focused()
        button.press("Enter")
        page.get_by_role("button", name="Keyboard").press("Enter")
        dialog = page.get_by_role("dialog", name="Keyboard")
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(button).to_be_focused()
        page.get_by_role("button", name="Help", exact=True).press("Enter")
        page.get_by_role("button", name=re.compile("^Hint")).press("Enter")
        play = page.get_by_role("button", name="Play it")
        play.press("Enter")
        expect(play).to_be_hidden()
        expect(page.locator(".spot:focus")).to_have_count(1)


def test_in_a_pause_nothing_is_read_and_the_focus_comes_back(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        listener = Listener(visitor)
        visitor.open("/unlocker?deal=22")
        visitor.page.locator(".spot[tabindex='0']").focus()
        visitor.page.keyboard.press("ArrowRight")
        place = visitor.page.locator(".spot:focus").get_attribute("data-place") or ""
        assert listener.hear_after("p") == "The game is paused."
        for key in ("m", "Shift+M", "s"):
            assert listener.hear_after(key) == "Paused."
        expect(visitor.page.locator(".ring")).to_have_count(0)
        visitor.page.keyboard.press("p")
        expect(visitor.spot(place)).to_be_focused()


def test_keys_in_a_menu_are_the_menus(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        listener = Listener(visitor)
        visitor.open("/unlocker?deal=22")
        assert "Move 1 of" in listener.hear_after("m")
        visitor.page.locator('[data-command="help"]').click()
        outlook = visitor.page.locator('[data-command="outlook"]')
        expect(outlook).to_contain_text("It does not count as help.")
        outlook.focus()
        visitor.page.keyboard.press("m")
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.get_by_role("log")).to_contain_text(
            re.compile("whether it can still be won|can no longer be won")
        )
        assert "Move 1 of" in listener.heard
        assert visitor.version == "0"


def test_a_new_deal_is_announced_with_the_way_back(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        listener, page = Listener(visitor), visitor.page
        visitor.open("/lake-effect?deal=22")
        visitor.press("stock")
        visitor.wait_for_change("0")
        page.keyboard.press("n")
        expect(page).not_to_have_url(re.compile("deal=22$"))
        expect(visitor.remark()).to_contain_text("The game before is kept.")
        deal = page.url.rpartition("=")[2]
        assert listener.heard == f"New deal: {deal}. The game before is kept; the browser’s Back leads to it."
        expect(page.locator(".spot:focus")).to_have_count(1)
        visitor.answer("offered")
        expect(page).to_have_url(re.compile("deal=22$"))
        visitor.wait_for_table()
        assert visitor.version == "1"


def test_a_review_is_walked_by_keys_and_said(chromium: Browser, server: ServerProcess) -> None:
    record = read_case("unlocker/won-1.jsonl")
    position = record.start()
    said = []
    for move in record.moves:
        said.append(english(choice_of(position, move).words))
        position = position.play(move)
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        listener = Listener(visitor)
        visitor.open(address_of(record))
        visitor.send_moves(record.moves)
        page = visitor.page
        page.get_by_role("link", name="Review").press("Enter")
        expect(page.get_by_role("heading", name="Review")).to_be_visible()
        expect(page.get_by_role("status")).to_contain_text(said[-1])
        assert "The start" in listener.hear_after("Home")
        for words in said[:3]:
            assert words in listener.hear_after("ArrowRight")
        assert said[-1] in listener.hear_after("End")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("better line")


def test_the_table_can_be_read_in_the_systems_own_colours(chromium: Browser, server: ServerProcess) -> None:
    record = read_case("lake-effect/recycles-1.jsonl")
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL, forced_colors="active") as visitor:
        visitor.open(address_of(record))
        page = visitor.page
        assert page.evaluate("matchMedia('(forced-colors: active)').matches")
        for part in (".card .face .paper", ".card .face .shape"):
            fills = page.locator(part).evaluate_all(
                "parts => [...new Set(parts.map(part => getComputedStyle(part).fill))]"
            )
            assert len(fills) >= 4, part
        outlines = page.locator(".card > .face").evaluate_all(
            "faces => faces.map(face => getComputedStyle(face).outlineStyle)"
        )
        assert set(outlines) == {"solid"}
        page.locator(".spot[tabindex='0']").focus()
        page.keyboard.press("ArrowRight")
        ring = page.locator(".spot:focus").evaluate("spot => getComputedStyle(spot, '::after').outlineStyle")
        assert ring == "double"
