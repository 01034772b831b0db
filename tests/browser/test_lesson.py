"""Lessons: by finger, by keyboard, without a connection; where they are offered; and what a game's own rules are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from parlour.game import Game
from parlour.lessons.lesson import Scene, read_lesson
from parlour.registry import GAMES
from parlour.words import english
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor
from tests.serving import ServerProcess

ANSWERED = """before => document.querySelector('.table').dataset.step !== before
    || document.querySelector('.spot[aria-pressed="true"]') !== null"""

COUNT_TABLES = "async () => (await (await fetch('/api/tables')).json()).length"


def expect_step(visitor: Visitor, number: int, scene: Scene) -> None:
    """The page is at a step, and shows its text."""
    visitor.page.locator(f'.table[data-step="{number}"]').wait_for()
    expect(visitor.page.locator(".teacher .text")).to_have_text(english(scene.text))


def ends_of(scene: Scene) -> tuple[tuple[str, int], tuple[str, int]]:
    """What to press for the move that is asked for, and what after that where one press could mean several moves."""
    ends = next(move.ends for move in scene.frames[-1].view.moves if move.text == scene.asked)
    source, target = (ends.source, ends.cards), (ends.target, 1)
    return (source, target) if ends.taps[0] == ends.source else (target, source)


def test_by_finger_with_a_wrong_press_on_the_way(chromium: Browser, server: ServerProcess) -> None:
    steps = read_lesson(GAMES["lake-effect"])
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as visitor:
        page = visitor.page
        page.goto("/")
        page.get_by_role("link", name="Learn to play Lake Effect").tap()
        for number, scene in enumerate(steps, 1):
            expect_step(visitor, number, scene)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            if number == len(steps):
                break
            if scene.asked is None:
                page.locator('button[data-step="next"]').tap()
                continue
            if number == 3:
                visitor.press("stock")
                advice = page.locator(".teacher .advice")
                expect(advice).to_have_text("That is allowed too. But for now: yellow square 3 to column 4.")
                visitor.press("G:BS")
                expect(advice).to_have_text("Not that one. Try this: yellow square 3 to column 4.")
            for place, cards in ends_of(scene):
                visitor.press(place, cards)
                page.wait_for_function(ANSWERED, arg=str(number))
                if page.locator(".table").get_attribute("data-step") != str(number):
                    break
        assert page.evaluate(COUNT_TABLES) == 0
        page.locator('[data-wish="play"]').tap()
        visitor.wait_for_table()
        expect(visitor.strip()).to_be_hidden()


def test_by_keyboard_alone(chromium: Browser, server: ServerProcess) -> None:
    steps = read_lesson(GAMES["cross-jack"])
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        visitor.page.goto("/cross-jack/lesson")
        for number, scene in enumerate(steps, 1):
            expect_step(visitor, number, scene)
            expect(visitor.page.locator('.unseen[role="status"]')).to_contain_text(english(scene.text))
            if scene.asked is not None:
                visitor.walk_to(*ends_of(scene)[0])
            visitor.page.keyboard.press("Enter")
        visitor.wait_for_table()
        assert visitor.page.url.endswith("/cross-jack")


TAUGHT = [pytest.param(game, marks=pytest.mark.soak if game.players == 1 else (), id=id) for id, game in GAMES.items()]
"""Every lesson; those of the solitaires are like one another, and take long."""


@pytest.mark.parametrize("game", TAUGHT)
def test_each_lesson_goes_through_to_its_end_without_a_connection(
    chromium: Browser, server: ServerProcess, game: Game
) -> None:
    steps = read_lesson(game)
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        page = visitor.page
        page.goto(f"/{game.id}/lesson")
        expect_step(visitor, 1, steps[0])
        page.context.set_offline(True)
        for number, scene in enumerate(steps[1:], 2):
            page.locator('button[data-step="next"]').click()
            expect_step(visitor, number, scene)
            expect(page.locator(".ring-noted")).to_have_count(len(scene.point))
            expect(page.locator(".ring-target")).to_have_count(1 if scene.asked and not scene.find else 0)
        expect(page.locator(".teacher .progress")).to_have_text(f"{len(steps)} of {len(steps)}")
        expect(page.locator('[data-wish="play"]')).to_be_focused()
        page.locator('button[data-step="previous"]').click()
        expect_step(visitor, len(steps) - 1, steps[-2])


def test_moves_are_shown_one_after_the_other(visitor: Visitor) -> None:
    visitor.page.goto("/cross-jack/lesson")
    steps = read_lesson(GAMES["cross-jack"])
    number = next(number for number, step in enumerate(steps, 1) if len(step.frames) == 3)
    for step in range(1, number):
        expect_step(visitor, step, steps[step - 1])
        visitor.page.locator('button[data-step="next"]').click()
    ticks = visitor.page.locator('button.spot.filled[data-role="board"]')
    expect(ticks).to_have_count(2)
    expect(ticks).to_have_count(3)
    expect(ticks).to_have_count(4)
    expect(visitor.page.locator(".ring-noted")).to_have_count(2)


def test_a_lesson_is_offered_once_and_found_in_the_rules(newcomer: Visitor) -> None:
    newcomer.open("/unlocker?max_slots=6")
    expect(newcomer.strip()).to_contain_text("The lesson takes two minutes.")
    newcomer.answer("lesson")
    newcomer.page.locator('.table[data-step="1"]').wait_for()
    newcomer.open("/unlocker?max_slots=6&unlock_at=2")
    expect(newcomer.strip()).to_be_hidden()
    expect(newcomer.page.locator(".head .deal")).to_contain_text("Slots at most: 6 · Empty neighbours to unlock: 2")
    newcomer.page.locator('[data-command="more"]').click()
    expect(newcomer.page.locator(".different li")).to_have_text(["Slots at most: 6", "Empty neighbours to unlock: 2"])
    newcomer.command("options")
    expect(newcomer.page.locator("#option-max_slots option", has_text="(usual)")).to_have_text("4 (usual)")
    newcomer.page.keyboard.press("Escape")
    newcomer.command("rules")
    expect(newcomer.page.locator(".figure .picture .card").first).to_be_visible()
    newcomer.page.locator('[data-wish="lesson"]').click()
    newcomer.page.locator('.table[data-step="1"]').wait_for()
