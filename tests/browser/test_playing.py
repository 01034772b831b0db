"""Playing: what presses, drags and keys mean, what is not possible, and what is undone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from parlour.position import Position
from parlour.registry import GAMES, find_game
from parlour.words import english
from tests.browser.visitor import PHONE, SEND, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess


def deal(game: str, number: int) -> Position:
    return Position.deal(find_game(game), find_game(game).complete_options({}), number)


def test_a_place_that_can_mean_several_moves_is_selected_and_its_other_ends_light_up(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    position = deal("unlocker", 22)
    targets = {choice.ends.target for choice in position.view().moves if choice.ends.source == "S1"}
    assert len(targets) > 1
    visitor.press("S1")
    expect(visitor.spot("S1")).to_have_attribute("aria-pressed", "true")
    lit = visitor.page.locator(".spot.target").evaluate_all("spots => spots.map(spot => spot.dataset.place)")
    assert set(lit) == targets
    visitor.press("S1")
    expect(visitor.page.locator(".spot.target")).to_have_count(0)
    expect(visitor.page.locator('[aria-pressed="true"]')).to_have_count(0)


def test_the_target_may_be_pressed_first(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    before = visitor.version
    target = next(choice.ends.target for choice in deal("unlocker", 22).view().moves)
    visitor.press(target)
    visitor.wait_for_change(before)
    expect(visitor.spot(target)).to_have_accessible_name(f"Hexagon {target}: empty")


def test_an_illegal_press_is_answered_with_the_reason(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    position = deal("unlocker", 22)
    possible = {choice.ends.target for choice in position.view().moves}
    wrong = next(
        place.id
        for place in position.view().layout.places
        if place.area == "hexagon" and place.cards[0] is not None and place.id not in possible
    )
    visitor.press("S1")
    visitor.press(wrong)
    expect(visitor.remark()).to_have_text(english(position.why_not_between("S1", wrong)))
    expect(visitor.remark()).to_contain_text("are not neighbours")
    expect(visitor.page.locator('.unseen[role="status"]')).to_contain_text("are not neighbours")
    assert visitor.version == "0"


def test_an_illegal_drop_is_answered_with_the_reason_and_the_card_goes_back(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    visitor.drag("S1", "b2")
    expect(visitor.remark()).to_have_text(english(deal("unlocker", 22).why_not_between("S1", "b2")))
    expect(visitor.page.locator(".card.held")).to_have_count(0)
    assert visitor.version == "0"


def test_a_press_that_can_mean_nothing_is_answered_with_the_reason(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    visitor.press("stock")
    expect(visitor.remark()).to_have_text(english(deal("unlocker", 22).why_not_between("stock", None)))


def test_a_drop_lands_where_a_quarter_of_the_card_overlaps(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    target = next(choice.ends.target for choice in deal("unlocker", 22).view().moves)
    card, goal = visitor.spot("S1").bounding_box(), visitor.spot(target).bounding_box()
    assert card is not None and goal is not None
    mouse = visitor.page.mouse
    for share, lands in ((0.15, False), (0.35, True)):
        mouse.move(card["x"] + 10, card["y"] + 10)
        mouse.down()
        mouse.move(goal["x"] + 40, goal["y"] + 10 + goal["height"] * 0.5)
        mouse.move(goal["x"] + 10 + goal["width"] * (1 - share), goal["y"] + 10)
        mouse.up()
        if lands:
            visitor.wait_for_change("0")
        else:
            visitor.page.wait_for_timeout(300)
            assert visitor.version == "0"


def test_dragged_cards_follow_the_pointer_exactly(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    x, y = visitor.grip("S1", 1)
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(x - 30, y - 20)
    start = visitor.page.locator(".card.held").bounding_box()
    visitor.page.mouse.move(x - 131, y - 77)
    end = visitor.page.locator(".card.held").bounding_box()
    assert start is not None and end is not None
    assert (round(end["x"] - start["x"]), round(end["y"] - start["y"])) == (-101, -57)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".card.held")).to_have_count(0)
    visitor.page.mouse.up()
    assert visitor.version == "0"


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_a_second_finger_cancels_the_drag_and_the_next_tap_works(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE) as visitor:
        visitor.open("/unlocker?deal=22")
        session = visitor.page.context.new_cdp_session(visitor.page)
        x, y = visitor.grip("S1", 1)
        target = next(choice.ends.target for choice in deal("unlocker", 22).view().moves)
        to_x, to_y = visitor.grip(target, 1)
        touch(session, "touchStart", (x, y))
        touch(session, "touchMove", (to_x, to_y))
        expect(visitor.page.locator(".card.held")).to_have_count(1)
        touch(session, "touchStart", (to_x, to_y), (60, 300))
        expect(visitor.page.locator(".card.held")).to_have_count(0)
        touch(session, "touchEnd")
        visitor.page.wait_for_timeout(300)
        assert visitor.version == "0"
        visitor.press(target)
        visitor.wait_for_change("0")


def test_a_cancelled_pointer_makes_no_move(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE) as visitor:
        visitor.open("/unlocker?deal=22")
        session = visitor.page.context.new_cdp_session(visitor.page)
        x, y = visitor.grip("S1", 1)
        target = next(choice.ends.target for choice in deal("unlocker", 22).view().moves)
        touch(session, "touchStart", (x, y))
        touch(session, "touchMove", visitor.grip(target, 1))
        touch(session, "touchCancel")
        expect(visitor.page.locator(".card.held")).to_have_count(0)
        assert visitor.version == "0"


def test_a_run_is_dragged_together(visitor: Visitor) -> None:
    record = read_case("lake-effect/recycles-1.jsonl")
    visitor.open(address_of(record))
    position = record.start()
    for move in record.moves:
        if move.endswith((":2", ":3")):
            break
        visitor.tap_move(position, move)
        position = position.play(move)
    count = int(move[-1])
    x, y = visitor.grip(move[:2], count)
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(x + 40, y + 40)
    expect(visitor.page.locator(".card.held")).to_have_count(count)
    visitor.page.mouse.up()


def test_one_lay_that_turns_a_row_and_a_column_is_one_undo(visitor: Visitor) -> None:
    record = read_case("foursquare/won-1.jsonl")
    position = record.start()
    ply = 0
    for move in record.moves:
        after = position.play(move)
        places = [place.id for place in position.view().layout.places]
        turned = [place for place in places if is_turned(position, after, place, move)]
        if any(place[0] == move[0] for place in turned) and any(place[1] == move[1] for place in turned):
            break
        position = position.play(move)
        ply += 1
    visitor.open(address_of(record))
    position = record.start()
    for earlier in record.moves[:ply]:
        visitor.tap_move(position, earlier)
        position = position.play(earlier)
    before = visitor.labels()
    visitor.tap_move(position, record.moves[ply])
    assert visitor.labels() != before
    version = visitor.version
    visitor.command("undo")
    visitor.wait_for_change(version)
    assert visitor.labels() == before


def is_turned(before: Position, after: Position, place: str, laid: str) -> bool:
    """Whether a move turned the top card of a place other than the one where a card was laid."""

    def top(position: Position) -> object:
        return next((one.cards for one in position.view().layout.places if one.id == place), None)

    return place != laid and top(before) != top(after) and bool(top(before)) and bool(top(after))


def test_undo_and_redo_have_no_limit(visitor: Visitor) -> None:
    record = read_case("unlocker/won-1.jsonl")
    visitor.open(address_of(record))
    start = visitor.labels()
    position = record.start()
    for move in record.moves[:8]:
        visitor.tap_move(position, move)
        position = position.play(move)
    end = visitor.labels()
    for _ in range(8):
        visitor.page.keyboard.press("u")
    expect(visitor.page.locator('[data-command="undo"]')).to_have_attribute("aria-disabled", "true")
    assert visitor.labels() == start
    for _ in range(8):
        visitor.page.keyboard.press("y")
    expect(visitor.page.locator('[data-command="redo"]')).to_have_attribute("aria-disabled", "true")
    assert visitor.labels() == end


def test_the_focus_stays_on_the_table_when_it_changes(visitor: Visitor) -> None:
    record = read_case("foursquare/won-1.jsonl")
    visitor.open(address_of(record))
    visitor.page.locator('.spot[tabindex="0"]').focus()
    position = record.start()
    for move in record.moves[:3]:
        visitor.key_move(position, move)
        position = position.play(move)
        focused = visitor.page.evaluate("document.activeElement.dataset.place")
        assert focused == move
    visitor.page.keyboard.press("Tab")
    assert visitor.page.evaluate("document.activeElement.closest('.spot')") is None


def test_moves_are_announced(visitor: Visitor) -> None:
    record = read_case("unlocker/won-1.jsonl")
    visitor.open(address_of(record))
    position = record.start()
    move = record.moves[0]
    said = next(choice.words for choice in position.view().moves if choice.text == move)
    visitor.tap_move(position, move)
    expect(visitor.page.locator('.unseen[role="status"]')).to_contain_text(english(said))


def test_a_ghost_beyond_the_seam_plays_the_place_that_it_repeats(visitor: Visitor) -> None:
    visitor.open("/cross-jack?columns=6&rows=5")
    visitor.page.locator('[data-key="f5< -"]').click()
    visitor.wait_for_change("0")
    expect(visitor.spot("f5")).to_have_accessible_name("f5, north zone: X")


@pytest.mark.parametrize("lost", ["request", "answer"])
def test_a_move_whose_request_or_answer_is_lost_is_made_once(visitor: Visitor, lost: str) -> None:
    visitor.open("/unlocker?deal=22")
    visitor.foresee("Failed to load resource")
    target = next(choice.ends.target for choice in deal("unlocker", 22).view().moves)
    times = []

    def lose(route: object) -> None:
        times.append(1)
        if len(times) > 2:
            route.fallback()  # type: ignore[attr-defined]
            return
        if lost == "answer" and len(times) == 1:
            route.fetch()  # type: ignore[attr-defined]
        route.abort()  # type: ignore[attr-defined]

    visitor.page.route("**/events", lose)
    visitor.press(target)
    expect(visitor.page.locator(".banner")).to_be_visible()
    visitor.wait_for_change("0")
    expect(visitor.page.locator(".banner")).to_be_hidden()
    assert visitor.version == "1"
    expect(visitor.spot(target)).to_have_accessible_name(f"Hexagon {target}: empty")
    expect(visitor.remark()).to_have_count(0)


def test_a_table_that_changed_elsewhere_is_shown_as_it_is(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    first, second = [choice.ends.target for choice in deal("unlocker", 22).view().moves][:2]
    visitor.page.evaluate(SEND, [deal("unlocker", 22).view().moves[0].text])
    visitor.foresee("409")
    visitor.press(second)
    visitor.wait_for_change("0")
    assert visitor.version == "1"
    expect(visitor.spot(first)).to_have_accessible_name(f"Hexagon {first}: empty")
    expect(visitor.remark()).to_contain_text("The game has gone on in the meantime")
    expect(visitor.page.locator('.unseen[role="status"]')).to_contain_text("The game has gone on in the meantime")


def test_a_table_is_fetched_anew_when_its_window_is_looked_at_again_or_another_one_has_changed_it(
    visitor: Visitor,
) -> None:
    visitor.open("/unlocker?deal=22")
    tab = Visitor(visitor.page.context.new_page(), visitor.address, False)
    tab.open("/unlocker?deal=22")
    tab.press(deal("unlocker", 22).view().moves[0].ends.target)
    tab.wait_for_change("0")
    visitor.wait_for_change("0")
    assert visitor.labels() == tab.labels()
    visitor.page.evaluate(SEND, [deal("unlocker", 22).play(deal("unlocker", 22).view().moves[0].text).legal[0]])
    visitor.page.evaluate("dispatchEvent(new Event('focus'))")
    visitor.wait_for_change("1")
    assert visitor.labels() != tab.labels()


def test_the_browsers_back_closes_a_dialog_and_then_leaves_the_page(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.goto("/statistics")
    page.locator("a[href='/']").first.click()
    expect(page).to_have_url(f"{visitor.address}/")
    page.locator("a[href='/unlocker']").first.click()
    visitor.wait_for_table()
    table = page.url
    dialog = page.get_by_role("dialog")
    for leave in (page.go_back, lambda: page.keyboard.press("Escape"), page.go_back):
        visitor.command("rules")
        expect(dialog).to_be_visible()
        leave()
        expect(dialog).to_have_count(0)
        assert page.url == table
        assert visitor.version == "0"
    visitor.command("rules")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("n")
    expect(page).not_to_have_url(table)
    page.go_back()
    expect(page).to_have_url(table)
    page.go_back()
    expect(page).to_have_url(f"{visitor.address}/")


FITS = """() => {
    const table = document.querySelector('.table').getBoundingClientRect();
    const inside = [...document.querySelectorAll('.spot')].every(spot => {
        const box = spot.getBoundingClientRect();
        return box.left >= table.left - 1 && box.right <= table.right + 1
            && box.top >= table.top - 1 && box.bottom <= table.bottom + 1;
    });
    const page = document.documentElement;
    return inside && page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight;
}"""


@pytest.mark.parametrize(
    "size",
    [
        (360, 740),
        pytest.param((768, 1024), marks=pytest.mark.soak),
        pytest.param((1440, 900), marks=pytest.mark.soak),
        (740, 360),
    ],
)
def test_nothing_scrolls_during_play(chromium: Browser, server: ServerProcess, size: tuple[int, int]) -> None:
    viewport: dict[str, Any] = {"viewport": {"width": size[0], "height": size[1]}}
    with Visitor.arrive(chromium, server.address, **viewport, **STILL) as visitor:
        for game in GAMES:
            visitor.open(f"/{game}")
            assert visitor.page.evaluate(FITS), game
