"""A game for two against the program."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

THINKING = 240_000
"""How long the program may think at most, in milliseconds; it may have to be compiled first."""


def begin(visitor: Visitor, program: str) -> None:
    """Begin a game against the program at its weakest on a small board."""
    visitor.open("/cross-jack")
    visitor.command("new")
    dialog = visitor.page.locator("dialog")
    dialog.get_by_label("The program").check()
    dialog.locator("#opponent-level").select_option("1")
    dialog.locator(f'[name="program-tick"][value="{program}"]').check()
    dialog.locator("#option-columns").select_option("6")
    dialog.locator("#option-rows").select_option("6")
    dialog.get_by_text("Start").click()
    expect(dialog).to_have_count(0)
    visitor.wait_for_table()
    expect(visitor.page.locator(".status")).to_contain_text(f"Program ({program})Beginner")


def wait_for_turn(visitor: Visitor) -> None:
    """Wait until the program has moved, or the game is over."""
    expect(visitor.page.locator(".turn")).to_contain_text("Your move", timeout=THINKING)


def ticks(visitor: Visitor) -> int:
    """How many places are ticked."""
    return visitor.page.locator('button.spot.filled[data-role="board"]').count()


def move(visitor: Visitor) -> None:
    """Tick the first place that is open."""
    before = visitor.version
    visitor.page.locator("button.spot.open").first.click()
    visitor.wait_for_change(before)


def test_the_program_answers_and_what_is_taken_back_is_taken_back_to_ones_own_turn(visitor: Visitor) -> None:
    begin(visitor, "O")
    expect(visitor.page.locator(".turn-X")).to_contain_text("Your move")
    move(visitor)
    move(visitor)
    wait_for_turn(visitor)
    assert ticks(visitor) == 4
    move(visitor)
    wait_for_turn(visitor)
    assert ticks(visitor) == 6
    before = visitor.version
    visitor.command("undo")
    visitor.wait_for_change(before)
    expect(visitor.page.locator(".turn-X")).to_contain_text("Your move")
    assert ticks(visitor) == 4


def test_the_program_begins_and_after_a_reload_it_goes_on(visitor: Visitor) -> None:
    begin(visitor, "X")
    wait_for_turn(visitor)
    assert ticks(visitor) == 2
    move(visitor)
    # The program's answer is lost on the way, again and again, until the page is loaded anew.
    visitor.foresee("net::ERR_FAILED")
    visitor.page.route("**/reply", lambda route: route.abort())
    move(visitor)
    expect(visitor.page.locator(".turn-X")).to_contain_text("Thinking")
    expect(visitor.page.locator(".spot.open")).to_have_count(0)
    visitor.page.unroute("**/reply")
    visitor.page.reload()
    visitor.wait_for_table()
    wait_for_turn(visitor)
    assert ticks(visitor) == 5
    expect(visitor.page.locator(".status")).to_contain_text("Program (X)Beginner")


def test_a_friend_may_sit_at_the_same_screen(newcomer: Visitor) -> None:
    newcomer.open("/cross-jack?columns=7")
    expect(newcomer.strip()).to_contain_text("Two play on this screen")
    newcomer.answer("program")
    newcomer.page.locator("dialog").get_by_label("A friend on this screen").check()
    newcomer.page.locator("dialog").get_by_text("Start").click()
    expect(newcomer.page.locator("dialog")).to_have_count(0)
    newcomer.wait_for_table()
    expect(newcomer.page.locator(".turn")).to_contain_text("X to move")
    expect(newcomer.page.locator(".status")).not_to_contain_text("Program")
    expect(newcomer.strip()).to_be_hidden()
