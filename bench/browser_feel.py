"""How a table feels on a slow phone: the longest tasks while cards are moved, and how soon a tap is answered.

    python -m bench.browser_feel [--store]

Chromium shows each game on a touch screen of 360x740 and is slowed down: sixfold for the tasks, fourfold for the taps.
A task's length is processor time of the browser's main thread, of its script alone and of all of it: script, style,
layout and painting. The time of a tap is counted by the clock: until the first frame in which its cards have set off,
and until the one that shows what the server has answered. The slowing down goes by the clock too, so that all are too
long on a machine that has other work to do; so an empty page is tapped in the same way, which sends the same moves and
shows a word of each answer. That is what browser and server take by themselves on that machine at that time.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, astuple, dataclass, fields
from functools import partial
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench.keeping import store as keep
from bench.machine import machine
from bench.servers import running_server
from parlour.registry import GAMES
from tests.browser.visitor import CHROMIUM, PHONE

DEAL = 7
SLOW_TASKS, SLOW_TAPS = 6, 4
LONGEST = 100
"""What is wanted of a task and of a tap, in milliseconds."""

MOVES, GAMES_TAPPED = 10, 3
"""So many moves of a game are played, and of so many games for the time of a tap."""

STEPS = 40
"""In so many steps a finger drags a card over the table."""

TOUCHING = 60
"""So many milliseconds a finger that taps lies on the screen; the tap is when it leaves."""

ANYWHERE = (180, 300)
"""A point of the screen."""

SETTLING = 700
"""After so many milliseconds a move has been answered and its cards lie still."""

RESTING = 150
"""After so many milliseconds a finger no longer counts as moving."""

Action = Callable[[], None]

CHANGED = "before => document.querySelector('.table').dataset.version !== before"
ANSWERED = f"before => ({CHANGED})(before) || document.querySelector('.spot[aria-pressed=\"true\"]') !== null"

TABLE = "async () => (await fetch(`/api/tables/${history.state.table}`)).json()"

WATCH = """() => {
    let tapped = 0, shown = true;
    window.shown = [];
    window.answered = [];
    document.addEventListener('click', event => { tapped = event.timeStamp; shown = false; }, true);
    const drawn = times => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.push(performance.now() - tapped);
        requestAnimationFrame(() => channel.port2.postMessage(null));
    };
    const show = () => {
        if (!shown) drawn(window.shown);
        shown = true;
    };
    const table = document.querySelector('.table');
    new MutationObserver(() => { show(); drawn(window.answered); })
        .observe(table, {attributes: true, attributeFilter: ['data-version']});
    new MutationObserver(show).observe(table, {subtree: true, childList: true, attributes: true});
}"""
"""Notes the time from each tap to the end of the first frame that shows any change, and the first with the answer."""

BARE = """async game => {
    const told = async (path, body) => (await fetch(path, {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)})).json();
    document.body.replaceChildren(document.createElement('p'));
    const shown = document.body.firstChild.appendChild(document.createTextNode('Tap here.'));
    document.body.style.minHeight = '100vh';
    let table = await told('/api/tables', game);
    window.answered = [];
    document.addEventListener('click', async event => {
        const {version, view: {moves}} = table;
        const move = moves[version % moves.length].text;
        table = await told(`/api/tables/${table.id}/events`, {version, kind: 'move', move});
        shown.data = table.version;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.answered.push(performance.now() - event.timeStamp);
        requestAnimationFrame(() => channel.port2.postMessage(null));
    });
}"""
"""Sends a move of a new game at each tap, shows its version, and notes the time until then."""

SCRIPTS = ("EvaluateScript", "EventDispatch", "FireAnimationFrame", "FunctionCall", "RunMicrotasks", "TimerFire")
"""What a browser's trace calls the parts of a task in which script runs; one may be within another."""


@dataclass(frozen=True)
class Feel:
    """Milliseconds: the longest task and the most script in one, while dragging and while moving; a tap, usually.

    ``bare`` is the usual time until a tap's answer is drawn on an empty page.
    """

    drag: float
    drag_script: float
    move: float
    move_script: float
    shown: float
    answered: float
    bare: float


def measure(browser: Browser, address: str, game: str) -> Feel:
    """How one game feels."""
    moving: list[tuple[float, float]] = []
    with phone(browser, address, game, SLOW_TASKS) as (page, session):
        dragging = longest_tasks(browser, page, drag(page, session))
        play(page, session, lambda tap: moving.append(longest_tasks(browser, page, tap)))
    whole, script = (max(lengths) for lengths in zip(*moving, strict=True))
    return Feel(*dragging, whole, script, *usual_tap(browser, address, game))


def usual_tap(browser: Browser, address: str, game: str) -> tuple[float, float, float]:
    """After how many milliseconds a tap's cards have set off, its answer is drawn, and one on an empty page is drawn.

    Each is the median of the taps of some games.
    """
    times: dict[str, list[float]] = {"shown": [], "answered": []}
    bare: list[float] = []
    for _ in range(GAMES_TAPPED):
        with phone(browser, address, game, SLOW_TAPS) as (page, session):
            page.evaluate(WATCH)
            play(page, session, partial(undisturbed, page))
            for name, found in times.items():
                found += page.evaluate(f"window.{name}")
        with phone(browser, address, None, SLOW_TAPS) as (page, session):
            page.evaluate(BARE, wish_for(game))
            for _ in range(MOVES):
                undisturbed(page, partial(tap_at, page, session, ANYWHERE))
            bare += page.evaluate("window.answered")
    return median(times["shown"]), median(times["answered"]), median(bare)


def wish_for(game: str) -> dict[str, str]:
    """The game that is measured, as the server is asked for it."""
    return {"game": game, "deal": str(DEAL)} if GAMES[game].dealt else {"game": game}


@contextmanager
def phone(browser: Browser, address: str, game: str | None, slowness: int) -> Iterator[tuple[Page, CDPSession]]:
    """A phone that nobody knows yet, so many times slower than this machine, with a new table of a game or nothing."""
    context = browser.new_context(base_url=address, **PHONE)
    page = context.new_page()
    if game is None:
        page.goto("/api/games")
    else:
        wish = wish_for(game)
        page.goto(f"/{game}?deal={wish['deal']}" if "deal" in wish else f"/{game}")
        page.locator(".table[data-version]").wait_for()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
    yield page, session
    context.close()


def undisturbed(page: Page, action: Action) -> None:
    """What a finger does and all that follows, without a question to the page that would keep it busy meanwhile."""
    action()
    page.wait_for_timeout(SETTLING)


def longest_tasks(browser: Browser, page: Page, action: Action) -> tuple[float, float]:
    """The longest task while a finger does something and until all lies still again, and the most script in one."""
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    undisturbed(page, action)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    timed = [event for event in events if (event["pid"], event["tid"]) in mains and "tdur" in event]
    tasks = [event for event in timed if event["name"] == "RunTask"]
    scripts = [event for event in timed if event["name"] in SCRIPTS]
    return max(task["tdur"] for task in tasks) / 1000, max(time_within(task, scripts) for task in tasks) / 1000


def time_within(task: dict[str, Any], parts: list[dict[str, Any]]) -> float:
    """The processor time of those parts of a task that are within it, counted once where they are within another."""
    start, end = task["tts"], task["tts"] + task["tdur"]
    spans = sorted(
        (part["tts"], part["tts"] + part["tdur"])
        for part in parts
        if part["tid"] == task["tid"] and start <= part["tts"] and part["tts"] + part["tdur"] <= end
    )
    total = 0.0
    for began, ended in spans:
        total += max(0.0, ended - max(began, start))
        start = max(start, ended)
    return total


def drag(page: Page, session: CDPSession) -> Action:
    """Taking a card that can be played all over the table with a finger, and back again."""
    move = page.evaluate(TABLE)["view"]["moves"][0]
    x, y = middle(page, move["source"])

    def action() -> None:
        finger(session, "touchStart", (x, y))
        for step in range(STEPS):
            finger(session, "touchMove", (20 + 320 * step / STEPS, 120 + 500 * step / STEPS))
        finger(session, "touchMove", (x, y))
        page.wait_for_timeout(RESTING)  # Of a finger that leaves in motion the browser takes the next tap as the end.
        finger(session, "touchEnd")

    return action


def play(page: Page, session: CDPSession, observe: Callable[[Action], None]) -> None:
    """Tap some moves, a different one of the possible ones each time; every tap is made by who observes it."""
    for number in range(MOVES):
        table = page.evaluate(TABLE)
        moves = table["view"]["moves"]
        if not moves:
            return
        move = moves[number % len(moves)]
        first = move["taps"][0]
        second = move["target"] if first == move["source"] else move["source"]
        observe(tap(page, session, first, move["cards"] if first == move["source"] else 1))
        page.wait_for_function(ANSWERED, arg=str(table["version"]))
        if page.locator(".table").get_attribute("data-version") == str(table["version"]):
            observe(tap(page, session, second, 1))
            page.wait_for_function(CHANGED, arg=str(table["version"]))


def tap(page: Page, session: CDPSession, place: str, cards: int) -> Action:
    """Touching a place for a moment."""
    return partial(tap_at, page, session, middle(page, place, cards))


def tap_at(page: Page, session: CDPSession, point: tuple[float, float]) -> None:
    """Touching a point for a moment."""
    finger(session, "touchStart", point)
    page.wait_for_timeout(TOUCHING)
    finger(session, "touchEnd")


def middle(page: Page, place: str, cards: int = 1) -> tuple[float, float]:
    """Where to touch a place, or a card of it on which others lie."""
    wanted = page.locator(f'button.spot[data-place="{place}"][data-cards="{cards}"]')
    spot = wanted if wanted.count() else page.locator(f'button.spot[data-place="{place}"]').last
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 12)


def finger(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """One finger on the screen."""
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def main() -> None:
    """Measure, print, and store if wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.browser_feel", description=__doc__)
    parser.add_argument("--store", action="store_true", help="keep the results, with the date and the machine")
    store = parser.parse_args().store
    feels: dict[str, Feel] = {}
    print(f"{'ms':20} {' '.join(f'{field.name:>12}' for field in fields(Feel))}")
    with running_server() as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        version = browser.version
        for game in GAMES:
            feel = feels[game] = measure(browser, address, game)
            print(f"{game:20} " + " ".join(f"{value:12.1f}" for value in astuple(feel)), flush=True)
        browser.close()
    print(f"{'wanted, below':20} {' '.join(f'{LONGEST:12}' for _ in fields(Feel))}")
    if store:
        results = {
            "machine": machine() | {"browser": f"Chromium {version}", "load": os.getloadavg()[0]},
            "slowed down": {"tasks": SLOW_TASKS, "answers": SLOW_TAPS},
            "milliseconds": {game: asdict(feel) for game, feel in feels.items()},
        }
        print("stored in", keep("browser-feel", results))


if __name__ == "__main__":
    main()
