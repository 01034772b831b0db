"""Help at the table: hints, looks at the hidden cards, whether the game can still be won, and winnable deals."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from parlour.position import Position
from parlour.registry import find_game
from parlour.words import english
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess

WORKING = 240_000
"""How long a worker may take at most, in milliseconds; it may have to compile first."""

GIVE_HINT = """async () => {
    const body = JSON.stringify({version: 0});
    const headers = {'Content-Type': 'application/json'};
    await fetch(`/api/tables/${history.state.table}/hint`, {method: 'POST', headers, body});
}"""
"""Have a hint given at a new table without the page's knowing, as when its answer comes too late."""


def give_up(visitor: Visitor) -> None:
    visitor.command("give-up")
    visitor.page.locator('dialog [data-answer="yes"]').click()


def open_near_end(visitor: Visitor, name: str, left: int) -> Position:
    """Open a recorded game so many moves before its end."""
    record = read_case(name)
    visitor.open(address_of(record))
    visitor.send_moves(record.moves[:-left])
    position = record.start()
    for move in record.moves[:-left]:
        position = position.play(move)
    return position


def test_a_hint_points_out_a_legal_move_says_why_and_can_be_played(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    game = find_game("unlocker")
    position = Position.deal(game, game.complete_options({}), 22)
    visitor.page.keyboard.press("h")
    expect(visitor.page.locator(".ring-target")).to_be_visible(timeout=WORKING)
    ends = visitor.pointed_out()
    (choice,) = (one for one in position.view().moves if (one.ends.source, one.ends.target) == ends)
    sentences = visitor.strip().locator(".said p").all_text_contents()
    assert sentences[0] == english(choice.words)
    assert len(sentences) == 2 and sentences[1]
    heard = " ".join(sentence if sentence.endswith(".") else f"{sentence}." for sentence in sentences)
    expect(visitor.page.get_by_role("log")).to_have_text(heard)
    before = visitor.version
    visitor.answer("play")
    visitor.wait_for_change(before)
    assert visitor.labels() != []
    expect(visitor.strip()).to_be_hidden()
    expect(visitor.page.locator(".ring")).to_have_count(0)
    give_up(visitor)
    expect(visitor.page.locator(".helped")).to_have_text("1 hint")


def test_who_plays_on_needs_no_hint_any_more(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    game = find_game("unlocker")
    position = Position.deal(game, game.complete_options({}), 22)
    (choice, *_) = position.view().moves
    # The hint may be given before the move is sent or after it; if before, the move is refused once and sent again.
    visitor.foresee("409")
    visitor.page.keyboard.press("h")
    visitor.press(choice.ends.source)
    visitor.press(choice.ends.target)
    expect(visitor.spot(choice.ends.target)).to_have_accessible_name(re.compile(": empty$"))
    expect(visitor.strip()).to_be_hidden()
    visitor.page.wait_for_timeout(500)
    expect(visitor.page.locator(".ring")).to_have_count(0)


def test_a_move_is_made_though_a_hint_was_given_in_the_meantime(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    game = find_game("unlocker")
    position = Position.deal(game, game.complete_options({}), 22)
    visitor.page.evaluate(GIVE_HINT)
    visitor.foresee("409")
    visitor.tap_move(position, position.legal[0])
    assert visitor.version == "2"
    expect(visitor.remark()).to_have_count(0)


def test_a_peek_is_asked_about_once_and_its_line_can_be_followed_and_taken_back(visitor: Visitor) -> None:
    open_near_end(visitor, "unlocker/won-1.jsonl", 6)
    visitor.command("peek")
    expect(visitor.page.locator("dialog")).to_contain_text("hidden cards")
    visitor.page.keyboard.press("Escape")
    expect(visitor.strip()).to_be_hidden()
    visitor.command("peek")
    visitor.answer("yes")
    expect(visitor.strip()).to_contain_text("Step 1 of", timeout=WORKING)
    first = visitor.pointed_out()
    before = visitor.version
    visitor.answer("play")
    visitor.wait_for_change(before)
    expect(visitor.strip()).to_contain_text("Step 2 of")
    before = visitor.version
    visitor.page.keyboard.press("u")
    visitor.wait_for_change(before)
    expect(visitor.strip()).to_contain_text("Step 1 of")
    assert visitor.pointed_out() == first
    visitor.page.keyboard.press("Escape")
    expect(visitor.strip()).to_be_hidden()
    visitor.command("peek")
    expect(visitor.strip()).to_contain_text("Step 1 of", timeout=WORKING)
    give_up(visitor)
    expect(visitor.page.locator(".helped")).to_have_text("2 peeks")


def test_it_is_said_whether_the_game_can_still_be_won(visitor: Visitor) -> None:
    position = open_near_end(visitor, "unlocker/won-1.jsonl", 1)
    assert "won" in {position.play(move).status for move in position.legal}
    visitor.command("outlook")
    expect(visitor.strip()).to_contain_text("Yes, it can still be won.", timeout=WORKING)
    position = open_near_end(visitor, "unlocker/lost-1.jsonl", 1)
    assert {position.play(move).status for move in position.legal} == {"lost"}
    visitor.command("outlook")
    expect(visitor.strip()).to_contain_text("No, this game can no longer be won.", timeout=WORKING)


def test_who_wishes_is_told_at_once_when_nothing_more_can_be_won(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as visitor:
        open_near_end(visitor, "unlocker/won-1.jsonl", 1)
        visitor.page.locator('[data-command="help"]').tap()
        visitor.page.locator(".switch").tap()
        position = open_near_end(visitor, "unlocker/lost-1.jsonl", 2)
        move = read_case("unlocker/lost-1.jsonl").moves[-2]
        visitor.tap_move(position, move)
        expect(visitor.strip()).to_contain_text("This game can no longer be won. Go on for the score?", timeout=WORKING)
        said = next(choice.words for choice in position.view().moves if choice.text == move)
        expect(visitor.page.locator('.unseen[role="status"]')).to_contain_text(english(said))
        before = visitor.version
        visitor.answer("undo")
        visitor.wait_for_change(before)
        expect(visitor.strip()).to_be_hidden()
        with visitor.page.expect_response("**/outlook"):
            visitor.tap_move(position, move)
        visitor.page.wait_for_timeout(200)
        expect(visitor.strip()).to_be_hidden()


def test_a_winnable_deal_says_so_and_how_hard_it_is(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    visitor.command("winnable")
    expect(visitor.page).not_to_have_url(re.compile("deal=22$"), timeout=WORKING)
    deal = visitor.page.locator(".head .deal")
    expect(deal).to_have_text(re.compile(r"Deal \d+ · can be won( · ((very )?easy|medium|(very )?hard))?$"))
    first = deal.text_content()
    give_up(visitor)
    visitor.page.locator('[data-wish="winnable"]').click()
    expect(deal).not_to_have_text(first or "", timeout=WORKING)
    expect(deal).to_contain_text("can be won")
    visitor.command("options")
    visitor.page.locator('dialog [value="winnable"]').click()
    expect(visitor.page.locator("dialog")).to_have_count(0)


def test_no_card_moves_when_what_was_said_is_out_of_date(chromium: Browser, server: ServerProcess) -> None:
    game = find_game("unlocker")
    position = Position.deal(game, game.complete_options({}), 22)
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as visitor:
        visitor.open("/unlocker?deal=22")
        free = visitor.spot("c1").bounding_box()
        visitor.command("outlook")
        expect(visitor.page.locator(".strip:not(.busy)")).to_be_visible(timeout=WORKING)
        held = visitor.spot("c1").bounding_box()
        assert held != free
        before = visitor.version
        visitor.tap_move(position, position.legal[0])
        visitor.wait_for_change(before)
        expect(visitor.strip()).to_be_hidden()
        assert visitor.spot("c1").bounding_box() == held
        visitor.command("outlook")
        expect(visitor.strip()).to_be_visible()
        visitor.answer("close")
        visitor.page.wait_for_function(LIES_AT, arg=["c1", free])


LIES_AT = """([place, {x, y}]) => {
    const box = document.querySelector(`.spot[data-place="${place}"]`).getBoundingClientRect();
    return Math.abs(box.x - x) < 1 && Math.abs(box.y - y) < 1;
}"""


def test_help_covers_no_card(chromium: Browser, server: ServerProcess) -> None:
    for size in (PHONE, DESKTOP):
        with Visitor.arrive(chromium, server.address, **size, **STILL) as visitor:
            visitor.open("/unlocker?deal=22")
            visitor.command("outlook")
            expect(visitor.strip()).to_be_visible()
            strip, table = visitor.strip().bounding_box(), visitor.page.locator(".table").bounding_box()
            assert strip is not None and table is not None
            assert strip["y"] + strip["height"] <= table["y"]
