"""Someone who plays in a browser: knows where to press for a move, and sees what a person would see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, expect

from parlour.game import option_text
from parlour.position import Position
from parlour.record import Record, parse_record
from parlour.registry import GAMES
from parlour.view import Choice

CHROMIUM = next((path for name in ("chromium-headless-shell", "chromium") if (path := which(name))), None)
"""Debian's Chromium; the one without a window of its own is several times as fast."""

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

DOUBLE = 320
"""From how many milliseconds on two presses of a finger are two."""

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
"""Someone who asked for less motion; the cards are where they belong at once."""

HELP = ("hint", "peek", "outlook", "watch")
"""The commands in the menu of help."""

CASES = Path(__file__).parent.parent / "cases"

ANSWERED = """before => {
    const version = document.querySelector('.table')?.dataset.version;
    return version !== before || document.querySelector('.spot[aria-pressed="true"]') !== null;
}"""

OFFERED = json.dumps(["parlour.offered", *(f"parlour.lesson.{game}" for game in GAMES)])
NOT_NEW = f"for (const name of {OFFERED}) localStorage.setItem(name, 'yes')"
"""Someone who has been offered the lessons and the program before."""

SEND = """async moves => {
    const path = `/api/tables/${history.state.table}`;
    let table = await (await fetch(path)).json();
    for (const move of moves) {
        const body = JSON.stringify({version: table.version, kind: 'move', move});
        const headers = {'Content-Type': 'application/json'};
        const answer = await fetch(`${path}/events`, {method: 'POST', headers, body});
        table = await answer.json();
    }
}"""


def read_case(name: str) -> Record:
    """A recorded game of the test cases."""
    return parse_record(json.loads((CASES / name).read_text("utf-8").splitlines()[0]))


def address_of(record: Record) -> str:
    """The address that deals a record's cards."""
    query = [f"deal={record.deal}"] if record.deal is not None else []
    query += [f"{name}={option_text(value)}" for name, value in record.options.items()]
    return f"/{record.game.id}?{'&'.join(query)}"


def choice_of(position: Position, move: str) -> Choice:
    """A legal move as the screen offers it."""
    return next(choice for choice in position.view().moves if choice.text == move)


class Visitor:
    """A page in a browser of its own, and what went wrong on it."""

    def __init__(self, page: Page, address: str, touch: bool) -> None:
        self.page = page
        self.address = address.rstrip("/")
        self.touch = touch
        self.pressed = ""
        self.errors: list[str] = []
        self.foreseen = ["Service Worker registration blocked"]
        self.answers: list[Response] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)
        page.on("response", lambda answer: self.answers.append(answer) if "/api/" in answer.url else None)

    @classmethod
    @contextmanager
    def arrive(cls, browser: Browser, address: str, *, is_new: bool = False, **kind: Any) -> Iterator[Visitor]:
        """A new browser, known to nobody; in the end its pages must have raised no errors.

        Only someone who ``is_new`` has not been offered the lessons and the program yet.
        It keeps nothing to be read without a connection, unless ``service_workers`` are allowed: that takes time.
        """
        context = browser.new_context(base_url=address.rstrip("/"), **{"service_workers": "block"} | kind)
        if not is_new:
            context.add_init_script(NOT_NEW)
        context.set_default_timeout(20_000)
        visitor = cls(context.new_page(), address, kind.get("has_touch", False))
        yield visitor
        context.close()
        assert visitor.errors == [], visitor.errors

    def foresee(self, words: str) -> None:
        """The browser itself will write this on its console, as it does for every request that is refused."""
        self.foreseen.append(words)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not any(words in said.text for words in self.foreseen):
            self.errors.append(said.text)

    def labels(self) -> list[str]:
        """Everything that lies on the table, as it is said."""
        labels: list[str] = self.page.locator("button.spot").evaluate_all("spots => spots.map(spot => spot.ariaLabel)")
        return labels

    def remark(self) -> Locator:
        """What the page says near its bottom for a while."""
        return self.page.locator(".toast.shown")

    def open(self, address: str) -> None:
        """Go to an address and wait until its table is set."""
        self.page.goto(address)
        self.wait_for_table()

    def wait_for_table(self) -> None:
        """Wait until the table is set."""
        expect(self.page.locator(".table[data-version]")).to_be_visible()

    @property
    def version(self) -> str:
        """The table's version, which every change raises."""
        return self.page.locator(".table").get_attribute("data-version") or ""

    def wait_for_change(self, before: str) -> None:
        """Wait until the table is another one than before."""
        self.page.wait_for_function("before => document.querySelector('.table').dataset.version !== before", arg=before)

    def send_moves(self, moves: tuple[str, ...]) -> None:
        """Play moves without pressing anything, as another tab of the browser would, and look at the table again."""
        self.page.evaluate(SEND, list(moves))
        self.page.reload()
        self.wait_for_table()

    def spot(self, place: str, cards: int = 1) -> Locator:
        """What is pressed for a place, or for the run of so many cards in it."""
        spots = self.page.locator(f'button.spot[data-place="{place}"]')
        wanted = self.page.locator(f'button.spot[data-place="{place}"][data-cards="{cards}"]')
        return wanted if wanted.count() else spots.last

    def press(self, place: str, cards: int = 1) -> None:
        """Press a place with a mouse or a finger."""
        spot = self.spot(place, cards)
        if self.touch:
            if place == self.pressed:  # Two presses that are meant singly are further apart than those of a double one.
                self.page.wait_for_timeout(DOUBLE)
            self.pressed = place
            spot.tap()
        else:
            spot.click()

    def tap_move(self, position: Position, move: str) -> None:
        """Play a move by pressing one end of it and, where that could mean several moves, the other."""
        ends = choice_of(position, move).ends
        first = ends.taps[0]
        second = ends.target if first == ends.source else ends.source
        before = self.version
        self.press(first, ends.cards if first == ends.source else 1)
        self.page.wait_for_function(ANSWERED, arg=before)
        if self.version == before:
            self.press(second, ends.cards if second == ends.source else 1)
            self.wait_for_change(before)

    def drag_move(self, position: Position, move: str) -> None:
        """Play a move by dragging its cards from its source to its target."""
        ends = choice_of(position, move).ends
        before = self.version
        self.drag(ends.source, ends.target, ends.cards)
        self.wait_for_change(before)

    def drag(self, source: str, target: str, cards: int = 1) -> None:
        """Drag cards from a place to another."""
        x, y = self.grip(source, cards)
        to_x, to_y = self.grip(target, 1)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move((x + to_x) / 2, (y + to_y) / 2)
        mouse.move(to_x, to_y)
        mouse.up()

    def grip(self, place: str, cards: int) -> tuple[float, float]:
        """Where one would take hold of a card: a little below its upper edge, where no other card covers it."""
        box = self.spot(place, cards).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 12)

    def key_move(self, position: Position, move: str) -> None:
        """Play a move by keys alone: walk to one end, press, and walk to the other if that was not enough."""
        ends = choice_of(position, move).ends
        first = ends.taps[0]
        second = ends.target if first == ends.source else ends.source
        before = self.version
        self.walk_to(first, ends.cards if first == ends.source else 1)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(ANSWERED, arg=before)
        if self.version == before:
            self.walk_to(second, ends.cards if second == ends.source else 1)
            self.page.keyboard.press("Enter")
            self.wait_for_change(before)

    def walk_to(self, place: str, cards: int) -> None:
        """Walk with the arrow keys until the focus is on a spot."""
        goal = self.spot(place, cards)
        for _ in range(60):
            arrow = self._arrow_to(goal)
            if not arrow:
                return
            self.page.keyboard.press(arrow)
        raise AssertionError(f"no way to {place}")

    def _arrow_to(self, goal: Locator) -> str:
        """The arrow along the axis on which the goal is further away; none where the focus is on it."""
        arrow: str = goal.evaluate("""goal => {
            if (goal === document.activeElement) return '';
            const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
            const [x, y] = middle(goal.getBoundingClientRect());
            const [fromX, fromY] = middle(document.activeElement.getBoundingClientRect());
            const [across, down] = [x - fromX, y - fromY];
            if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
            return down > 0 ? 'ArrowDown' : 'ArrowUp';
        }""")
        return arrow

    def command(self, name: str) -> None:
        """Press a button of the toolbar, or one in its menus."""
        button = self.page.locator(f'[data-command="{name}"]')
        if not button.is_visible():
            menu = "help" if name in HELP else "more"
            self.page.locator(f'[data-command="{menu}"]').click()
        button.click()

    def strip(self) -> Locator:
        """What the program has to say above the table."""
        return self.page.locator(".strip")

    def answer(self, name: str) -> None:
        """Press a button of what the program says or asks."""
        self.page.locator(f'[data-answer="{name}"]').click()

    def pointed_out(self) -> tuple[str | None, str]:
        """The two ends of the move that is pointed out on the table; None where a move has but one."""
        target = self.page.locator(".ring-target")
        expect(target).to_have_count(1)
        source = self.page.locator(".ring-source")
        return source.get_attribute("data-at") if source.count() else None, target.get_attribute("data-at") or ""
