"""How the table feels: what a hand may do wrong without harm, what is done on its own, what moves and what is heard."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, FloatRect, Route, expect

from parlour.position import Position
from parlour.record import Record
from parlour.registry import find_game
from parlour.web import pages
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor, address_of, choice_of, read_case
from tests.serving import ServerProcess

WORKING = 240_000
"""How long a hint may take at most, in milliseconds; its search may have to be compiled first."""

LONGEST_FLIGHT = 500
"""No card flies longer, in milliseconds."""

STATIC = Path(pages.__file__).parent / "static"

ANIMATED = """() => {
    window.animated = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        window.animated.push(...frames.flatMap(frame => Object.keys(frame)));
        return animate.call(this, frames, timing);
    };
}"""
"""Notes what the page animates, and has it animated all the same."""

MOVING = """css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const rules = list => [...list].flatMap(rule => [rule, ...rules(rule.cssRules ?? [])]);
    return rules(sheet.cssRules).flatMap(rule =>
        rule instanceof CSSKeyframeRule ? [...rule.style]
        : rule.style?.transitionDuration ? rule.style.transitionProperty.split(', ') : []);
}"""
"""The properties that a style sheet animates."""

PEAKS = """async () => {
    const { makeSound } = await import('/static/js/play/sounds.js');
    const peaks = {};
    for (const name of ['laid', 'turned', 'impossible', 'won', 'lost']) {
        const context = new OfflineAudioContext(1, 44100, 44100);
        makeSound(context, name);
        const heard = (await context.startRendering()).getChannelData(0);
        peaks[name] = heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    }
    return peaks;
}"""
"""How loud each sound is at most; 1 is as loud as the device can be."""

HEARING = """() => {
    window.contexts = 0;
    window.AudioContext = class extends AudioContext {
        constructor() { super(); window.contexts += 1; }
    };
}"""
"""Counts what could be heard through."""


def wish(visitor: Visitor, **settings: str) -> None:
    """Have settings in the browser before a page is opened."""
    items = json.dumps([(f"parlour.setting.{name}", value) for name, value in settings.items()])
    visitor.page.add_init_script(f"for (const [key, value] of {items}) localStorage.setItem(key, value);")


def targets(position: Position, source: str) -> list[str]:
    """Where the cards of a place can go."""
    return [choice.ends.target for choice in position.view().moves if choice.ends.source == source]


def after(record: Record, plies: int) -> Position:
    """The position after so many moves of a record."""
    return next(islice(record.positions(), plies, None))


def deal(game: str, number: int) -> Position:
    return Position.deal(find_game(game), find_game(game).complete_options({}), number)


# So long that a finger no longer counts as moving, in milliseconds.
RESTING = 150


def touch(session: CDPSession, kind: str, *points: tuple[float, float], at: float | None = None) -> None:
    """What fingers do, at a moment counted in seconds where it matters."""
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    moment = {} if at is None else {"timestamp": at}
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers, **moment})


def swipe(visitor: Visitor, session: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """One finger slides and rests: the browser swallows a tap that comes soon after one that left in motion."""
    touch(session, "touchStart", start)
    for step in range(1, 5):
        touch(session, "touchMove", tuple(a + (b - a) * step / 4 for a, b in zip(start, end, strict=True)))  # type: ignore[arg-type]
    visitor.page.wait_for_timeout(RESTING)
    touch(session, "touchEnd")


def test_a_drop_goes_to_the_place_that_is_overlapped_most(visitor: Visitor) -> None:
    assert {"a2", "a3"} <= set(targets(deal("unlocker", 35), "S1"))
    for near, far in (("a2", "a3"), ("a3", "a2")):
        visitor.open("/unlocker?deal=35")
        before = visitor.version
        card, one, other = (visitor.spot(place).bounding_box() for place in ("S1", near, far))
        assert card is not None and one is not None and other is not None
        middles = [box["x"] + box["width"] / 2 for box in (one, other)]
        x = middles[0] + 0.4 * (middles[1] - middles[0]) - card["width"] / 2
        visitor.page.mouse.move(card["x"] + 9, card["y"] + 9)
        visitor.page.mouse.down()
        visitor.page.mouse.move(x + 40, one["y"] + 40)
        visitor.page.mouse.move(x + 9, one["y"] + 9)
        visitor.page.mouse.up()
        visitor.wait_for_change(before)
        expect(visitor.spot(near)).to_have_accessible_name(f"Hexagon {near}: empty")
        visitor.page.keyboard.press("u")
        visitor.wait_for_change(str(int(before) + 1))


@pytest.mark.parametrize("means", ["mouse", "keys", "finger"])
def test_a_double_press_plays_the_move_that_pays_off(chromium: Browser, server: ServerProcess, means: str) -> None:
    record = read_case("lake-effect/standard-3.jsonl")
    [paid] = [place for place in targets(record.start(), "T3") if place.startswith("G")]
    assert len(targets(record.start(), "T3")) > 1
    with Visitor.arrive(chromium, server.address, **(PHONE if means == "finger" else DESKTOP), **STILL) as visitor:
        visitor.open(address_of(record))
        empty = visitor.spot(paid).get_attribute("aria-label")
        if means == "mouse":
            visitor.spot("T3").dblclick()
        elif means == "keys":
            visitor.spot("T3").focus()
            visitor.page.keyboard.press("Enter")
            expect(visitor.spot("T3")).to_have_attribute("aria-pressed", "true")
            visitor.page.keyboard.press("Enter")
        else:
            session = visitor.page.context.new_cdp_session(visitor.page)
            for at in (1000.0, 1000.2):
                touch(session, "touchStart", visitor.grip("T3", 1), at=at)
                touch(session, "touchEnd", at=at + 0.05)
        visitor.wait_for_change("0")
        expect(visitor.spot(paid)).not_to_have_accessible_name(empty or "")


def test_a_double_press_where_one_is_enough_plays_one_move(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    visitor.spot(targets(deal("unlocker", 22), "S1")[0]).dblclick()
    visitor.wait_for_change("0")
    visitor.page.keyboard.press("u")
    visitor.wait_for_change("1")
    expect(visitor.page.locator('[data-command="undo"]')).to_have_attribute("aria-disabled", "true")
    assert not [answer.url for answer in visitor.answers if "/why" in answer.url]


def test_a_stock_may_be_pressed_as_fast_as_one_likes(visitor: Visitor) -> None:
    visitor.open(address_of(read_case("lake-effect/standard-3.jsonl")))
    visitor.spot("stock").dblclick()
    expect(visitor.page.locator('.table[data-version="2"]')).to_be_visible()


def test_only_places_and_opacity_are_animated(visitor: Visitor) -> None:
    for path in (STATIC / "css").glob("*.css"):
        assert set(visitor.page.evaluate(MOVING, path.read_text("utf-8"))) <= {"transform", "opacity", "none"}, (
            path.name
        )
    visitor.page.add_init_script(f"({ANIMATED})()")
    record = read_case("foursquare/won-1.jsonl")
    visitor.open(address_of(record))
    visitor.send_moves(record.moves[:6])
    position = after(record, 6)
    visitor.press(choice_of(position, record.moves[6]).ends.target)
    visitor.wait_for_change("6")
    visitor.press("next")
    animated = set(visitor.page.evaluate("window.animated"))
    assert {"transform"} <= animated <= {"transform", "opacity", "offset", "easing"}


def test_nothing_moves_for_who_wishes_no_motion(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        visitor.page.add_init_script(f"({ANIMATED})()")
        visitor.page.route("**/hint", lambda route: None)
        visitor.open("/unlocker?deal=22")
        visitor.drag("S1", "b2")
        expect(visitor.remark()).to_be_visible()
        visitor.press(targets(deal("unlocker", 22), "S1")[0])
        visitor.wait_for_change("0")
        visitor.command("hint")
        spinner = visitor.page.locator(".strip.busy .first")
        assert spinner.evaluate("first => getComputedStyle(first, '::before').animationName") == "none"
        assert visitor.page.evaluate("window.animated.length + document.getAnimations().length") == 0
        visitor.answer("close")


@pytest.mark.parametrize(("address", "place"), [("/unlocker?deal=22", "S1"), ("/cross-jack?columns=6&rows=5", "c5")])
def test_a_swipe_or_a_long_press_makes_no_move(
    chromium: Browser, server: ServerProcess, address: str, place: str
) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as visitor:
        visitor.open(address)
        visitor.page.evaluate("""addEventListener('contextmenu', event => {
            window.lastMenu = event.defaultPrevented ? 'prevented' : 'shown';
        })""")
        session = visitor.page.context.new_cdp_session(visitor.page)
        x, y = visitor.grip(place, 1)
        for end in ((x, 735.0), (2.0, y), (358.0, 735.0)):
            swipe(visitor, session, (x, y), end)
        session.send("Input.synthesizeTapGesture", {"x": x, "y": y, "duration": 900, "gestureSourceType": "touch"})
        visitor.page.mouse.click(x, y, button="right")
        assert visitor.page.evaluate("window.lastMenu") == "prevented"
        assert visitor.page.evaluate("getSelection().toString()") == ""
        expect(visitor.page.locator(".card.held")).to_have_count(0)
        assert visitor.version == "0"
        visitor.press(place)
        if place == "S1":
            expect(visitor.spot(place)).to_have_attribute("aria-pressed", "true")
        else:
            visitor.wait_for_change("0")


def test_a_mouse_that_slides_off_a_place_does_not_press_it(visitor: Visitor) -> None:
    visitor.open("/cross-jack?columns=6&rows=5")
    mouse = visitor.page.mouse
    mouse.move(*visitor.grip("c5", 1))
    mouse.down()
    mouse.move(*visitor.grip("e2", 1))
    mouse.up()
    visitor.press("d5")
    visitor.wait_for_change("0")
    expect(visitor.spot("c5")).to_have_accessible_name(re.compile("^c5, north zone: empty"))
    expect(visitor.spot("d5")).to_have_accessible_name("d5, north zone: X")


def test_a_second_finger_beside_the_table_ends_a_drag_too(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as visitor:
        visitor.open("/unlocker?deal=22")
        session = visitor.page.context.new_cdp_session(visitor.page)
        target = targets(deal("unlocker", 22), "S1")[0]
        there = visitor.grip(target, 1)
        touch(session, "touchStart", visitor.grip("S1", 1))
        touch(session, "touchMove", there)
        expect(visitor.page.locator(".card.held")).to_have_count(1)
        touch(session, "touchStart", there, (180, 8))
        expect(visitor.page.locator(".card.held")).to_have_count(0)
        touch(session, "touchEnd")
        visitor.press(target)
        visitor.wait_for_change("0")
        assert visitor.version == "1"


def test_a_move_is_shown_before_it_is_played_where_that_is_wished(visitor: Visitor) -> None:
    wish(visitor, confirm="on")
    visitor.open("/cross-jack?columns=6&rows=5")
    voice = visitor.page.locator('[role="status"][aria-live]')
    shown = visitor.page.locator(".card.proposed")
    visitor.press("c5")
    expect(visitor.spot("c5")).to_have_attribute("aria-pressed", "true")
    expect(shown).to_have_count(1)
    expect(voice).to_contain_text("X ticks c5? Press again to play it")
    visitor.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(voice).to_contain_text("nothing was played")
    visitor.press("c5")
    visitor.press("d5")
    expect(visitor.spot("c5")).not_to_have_attribute("aria-pressed", "true")
    expect(visitor.spot("d5")).to_have_attribute("aria-pressed", "true")
    assert visitor.version == "0"
    visitor.press("d5")
    visitor.wait_for_change("0")
    expect(visitor.spot("d5")).to_have_accessible_name("d5, north zone: X")
    expect(shown).to_have_count(0)
    visitor.walk_to("f5", 1)
    visitor.page.keyboard.press("Enter")
    expect(shown).to_have_count(1)
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_change("1")
    expect(visitor.spot("f5")).to_have_accessible_name("f5, north zone: X")


def test_a_solitaire_asks_before_no_move(visitor: Visitor) -> None:
    wish(visitor, confirm="on")
    visitor.open("/unlocker?deal=22")
    visitor.press(targets(deal("unlocker", 22), "S1")[0])
    visitor.wait_for_change("0")


def test_the_only_move_is_played_by_itself_but_not_after_an_undo(chromium: Browser, server: ServerProcess) -> None:
    record = read_case("cross-the-barrier/default-5.jsonl")
    forced = [len(after(record, ply).view().moves) == 1 for ply in range(6)]
    assert forced == [False, False, True, True, True, False]
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        wish(visitor, autoplay="on")
        visitor.page.clock.install()
        visitor.open(address_of(record))
        visitor.send_moves(record.moves[:1])
        visitor.tap_move(after(record, 1), record.moves[1])
        expect(visitor.page.locator('.table[data-version="5"]')).to_be_visible()
        assert visitor.page.evaluate(LAST) == list(record.moves[:5])
        asked: list[str] = []
        visitor.page.on("request", lambda request: asked.append(request.url))
        for version in ("5", "6"):
            visitor.page.keyboard.press("u")
            visitor.wait_for_change(version)
        visitor.page.clock.run_for(20_000)
        assert len([url for url in asked if url.endswith("/events")]) == 2
        assert visitor.version == "7"
        visitor.tap_move(after(record, 3), record.moves[3])
        expect(visitor.page.locator('.table[data-version="9"]')).to_be_visible()


LAST = "async () => (await (await fetch(`/api/tables/${history.state.table}/record`)).json()).moves"


def test_sounds_are_quiet_and_made_only_where_they_are_wished(visitor: Visitor) -> None:
    visitor.page.add_init_script(f"({HEARING})()")
    visitor.open("/unlocker?deal=22")
    peaks: dict[str, float] = visitor.page.evaluate(PEAKS)
    assert all(0.005 < peak < 0.25 for peak in peaks.values()), peaks
    visitor.press("stock")
    expect(visitor.remark()).to_be_visible()
    assert visitor.page.evaluate("window.contexts") == 0
    visitor.command("settings")
    visitor.page.get_by_label("Quiet sounds").check()
    visitor.page.keyboard.press("Escape")
    visitor.press(targets(deal("unlocker", 22), "S1")[0])
    visitor.wait_for_change("0")
    visitor.press("stock")
    expect(visitor.page.locator('.table[data-version="1"]')).to_be_visible()
    assert visitor.page.evaluate("window.contexts") == 1


def middle_of(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_sets_off_before_the_answer_and_comes_back_if_that_is_no(visitor: Visitor) -> None:
    waiting: list[Route] = []
    visitor.open("/unlocker?deal=22")
    target = targets(deal("unlocker", 22), "S1")[0]
    visitor.page.route("**/events", lambda route: waiting.append(route))
    visitor.page.wait_for_function("() => document.getAnimations().length === 0")
    card = visitor.page.locator(".card").nth(visitor.page.evaluate(ON_TOP, "S1"))
    home, goal = (middle_of(visitor.spot(place).bounding_box()) for place in ("S1", target))
    assert middle_of(card.bounding_box()) == pytest.approx(home, abs=2)
    visitor.press("S1")
    visitor.press(target)
    visitor.page.wait_for_timeout(LONGEST_FLIGHT)
    assert len(waiting) == 1 and visitor.version == "0"
    assert middle_of(card.bounding_box()) == pytest.approx(goal, abs=2)
    visitor.foresee("status of 422")
    reason = {"key": "error-table-stale", "arguments": {}}
    waiting[0].fulfill(status=422, json={"error": reason, "table": None})
    expect(visitor.remark()).to_be_visible()
    visitor.page.wait_for_timeout(LONGEST_FLIGHT)
    assert middle_of(card.bounding_box()) == pytest.approx(home, abs=2)


ON_TOP = """place => {
    const spot = document.querySelector(`.spot[data-place="${place}"]`).getBoundingClientRect();
    return [...document.querySelectorAll('.card')].findIndex(card => {
        const box = card.getBoundingClientRect();
        return Math.abs(box.x - spot.x) < 2 && Math.abs(box.y - spot.y) < 2;
    });
}"""
"""Which of the cards lies on a place."""


def test_a_faint_tick_shows_where_a_move_goes_before_the_answer(visitor: Visitor) -> None:
    waiting: list[Route] = []
    visitor.open("/cross-jack")
    visitor.page.route("**/events", lambda route: waiting.append(route))
    game = find_game("cross-jack")
    visitor.press(Position.start(game, game.complete_options({})).legal[0])
    expect(visitor.page.locator(".card.proposed")).to_have_count(1)
    assert visitor.version == "0"
    waiting[0].continue_()
    expect(visitor.page.locator('.table[data-version="1"]')).to_be_visible()
    expect(visitor.page.locator(".card.proposed")).to_have_count(0)


def test_a_hint_whose_server_was_lost_may_be_asked_for_again(visitor: Visitor) -> None:
    visitor.foresee("Failed to load resource")
    visitor.open("/unlocker?deal=22")
    visitor.page.route("**/hint", lambda route: route.abort())
    visitor.command("hint")
    expect(visitor.strip()).to_contain_text("cannot be reached")
    visitor.page.unroute("**/hint")
    visitor.answer("ask-again")
    expect(visitor.page.locator(".ring-target")).to_be_visible(timeout=WORKING)


def test_a_tick_refused_because_of_another_tab_is_answered_in_words(visitor: Visitor) -> None:
    visitor.open("/cross-jack")
    visitor.page.evaluate(BEGIN)
    visitor.page.reload()
    visitor.wait_for_table()
    expect(visitor.page.locator(".turn")).to_contain_text("Your move")
    # The program is asked for its move and answers when all of this is long over.
    visitor.page.route("**/reply", lambda route: None)
    visitor.page.evaluate(TICK, ["a6", "c6"])
    visitor.foresee("409")
    visitor.press("e6")
    expect(visitor.remark()).to_contain_text("The game has gone on in the meantime")
    expect(visitor.page.locator(".turn")).to_contain_text("Thinking")
    expect(visitor.spot("e6")).to_have_accessible_name(re.compile("^e6, north zone: empty"))
    expect(visitor.page.locator(".card.proposed")).to_have_count(0)
    expect(visitor.strip()).to_be_hidden()


BEGIN = """async () => {
    const wish = {game: 'cross-jack', fresh: true, options: {columns: 6, rows: 6}, opponent: {level: 1, tick: 'O'}};
    const headers = {'Content-Type': 'application/json'};
    const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)});
    const table = await answer.json();
    history.replaceState({table: table.id}, '', table.address);
}"""

TICK = """async places => {
    for (const move of places) {
        const path = `/api/tables/${history.state.table}`;
        const {version} = await (await fetch(path)).json();
        const headers = {'Content-Type': 'application/json'};
        await fetch(`${path}/events`, {method: 'POST', headers, body: JSON.stringify({version, kind: 'move', move})});
    }
}"""
"""Ticks places as another tab would."""
