"""Without a connection: what was read can be read, a move is kept and made once, and a new release comes whole."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from parlour.position import Position
from parlour.registry import find_game
from tests.browser.test_records import WON, send_record
from tests.browser.test_review import expect_ply
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor, read_case
from tests.serving import ServerProcess

SOURCE = Path(__file__).parent.parent.parent / "src" / "parlour"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
NOTHING_WAITS = "() => !Object.keys(localStorage).some(key => key.startsWith('parlour.waiting.'))"
READ_RECORD = "async id => (await (await fetch(`/api/tables/${id}/record`)).json()).moves"
PAUSE = "await new Promise(resolve => setTimeout(resolve, 50))"
KEPT = "(await (await caches.match(`/api/tables/${history.state.table}`))?.json())?.version"
UNTIL_KEPT = f"async version => {{ while ({KEPT} !== version) {PAUSE}; }}"
RELEASES = "(await caches.keys()).filter(name => name.startsWith('parlour-files-'))"
UNTIL_READY = f"""async old => {{
    const registration = await navigator.serviceWorker.getRegistration();
    while (registration.installing || {RELEASES}.every(name => name === old)) {PAUSE};
}}"""
UNTIL_ALONE = f"async () => {{ while ({RELEASES}.length > 1) {PAUSE}; }}"

AROUND = (".banner", ".home", ".cards .card")
BOXES = """what => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(what ?? '.banner'));
    const box = what ? document.querySelector(what).getBoundingClientRect() : range.getBoundingClientRect();
    return box.toJSON();
}"""
"""Where an element is on the screen; of null, where the text of the banner is."""

Start = Callable[[], ServerProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a server, always at the same address and with the same games."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    started: list[ServerProcess] = []

    def start_it() -> ServerProcess:
        started.append(ServerProcess(f"sqlite:///{tmp_path}/parlour.db", "--port", str(port)))
        return started[-1]

    yield start_it
    for server in started:
        server.kill()


@pytest.fixture
def someone(chromium: Browser, server: ServerProcess) -> Iterator[Visitor]:
    """A visitor whose browser keeps what it needs without a connection."""
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL, service_workers="allow") as visitor:
        arrive(visitor)
        yield visitor


def arrive(visitor: Visitor) -> None:
    """Wait until the browser has kept the release."""
    visitor.foresee("Failed to load resource")
    visitor.page.goto("/")
    visitor.page.wait_for_function(CONTROLLED)


def targets(deal: int) -> list[str]:
    """Where to press for two moves of a deal, one after the other, each of which a press alone makes clear."""
    game = find_game("unlocker")
    position = Position.deal(game, game.complete_options({}), deal)
    pressed = []
    for _ in range(2):
        moves = [choice for choice in position.view().moves if choice.text != "open"]
        move = next(one for one in moves if sum(one.ends.target in other.ends.taps for other in moves) == 1)
        pressed.append(move.ends.target)
        position = position.play(move.text)
    return pressed


def copy_with_other_words(folder: Path) -> Path:
    """The program again, with a word more on its front page. All else it takes from where it is, compiled already."""
    copy = folder / "parlour"
    shutil.copytree(SOURCE / "words", copy / "words")
    shutil.copy(SOURCE / "words.py", copy)
    (copy / "__init__.py").write_text(
        f"{(SOURCE / '__init__.py').read_text('utf-8')}\n__path__.append({str(SOURCE)!r})\n"
    )
    words = copy / "words/en/web.ftl"
    words.write_text(words.read_text("utf-8").replace("web-tagline = Five", "web-tagline = Still five"), "utf-8")
    return folder


def another_page(visitor: Visitor) -> None:
    """Close the page, as one closes a browser, and open another one."""
    context = visitor.page.context
    visitor.page.close()
    visitor.page = context.new_page()


def test_what_was_read_is_there_without_a_connection(someone: Visitor) -> None:
    record = read_case(WON)
    page = someone.page
    table = send_record(someone, record)
    page.goto("/finished")
    expect(page.locator(".finished .game-card")).to_have_count(1)
    page.goto(f"/{record.game.id}/replay/{table}")
    expect_ply(someone, 0)
    page.wait_for_function(
        "async id => (await caches.match(`/api/tables/${id}/positions?ply=0&skip=0`)) !== undefined", arg=table
    )
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator(".game-card h3").filter(has_text=record.game.title)).to_have_count(2)
    expect(page.locator(".connection")).to_contain_text("at each table one move is kept")
    page.locator(".kept .rules button").last.click()
    expect(page.locator(".sheet h2").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".kept .game-card a").click()
    expect_ply(someone, 0)
    page.keyboard.press("End")
    expect_ply(someone, len(record.moves))
    page.reload()
    expect_ply(someone, 0)
    page.goto("/finished")
    expect(page.locator(".finished .game-card")).to_have_count(1)
    page.context.set_offline(False)
    expect(page.locator(".connection")).to_be_hidden()


def test_tables_that_were_only_begun_are_found_again_without_a_connection(someone: Visitor) -> None:
    someone.open("/cross-the-barrier/daily")
    someone.page.evaluate(UNTIL_KEPT, 0)
    someone.open("/unlocker?deal=22")
    someone.press(targets(22)[0])
    someone.wait_for_change("0")
    someone.page.evaluate(UNTIL_KEPT, 1)
    someone.page.context.set_offline(True)
    for address in ("/unlocker?deal=22", "/unlocker/"):
        someone.page.goto("/")
        someone.open(address)
        assert someone.version == "1"
        expect(someone.page.locator(".deal")).to_have_text("Deal 22")
    someone.open("/cross-the-barrier/daily")
    expect(someone.page.locator(".deal")).to_contain_text("Game of ")
    someone.page.goto("/unlocker?deal=23")
    expect(someone.page.locator(".banner")).to_be_visible()
    expect(someone.page.locator(".table[data-version]")).to_have_count(0)


def test_a_move_without_a_server_is_kept_and_made_once_when_it_is_back(chromium: Browser, start: Start) -> None:
    server = start()
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL, service_workers="allow") as visitor:
        arrive(visitor)
        visitor.open("/unlocker?deal=22")
        first, second = targets(22)
        visitor.press(first)
        visitor.wait_for_change("0")
        table = visitor.page.evaluate("history.state.table")
        server.kill()
        visitor.press(second)
        expect(visitor.page.locator(".banner")).to_contain_text("Your move is kept here")
        expect(visitor.page.locator(".banner")).to_contain_text("the next move and Undo have to wait")
        visitor.command("hint")
        expect(visitor.remark()).to_contain_text("has to wait")
        another_page(visitor)
        visitor.page.goto("/")
        visitor.page.locator(".kept .game-card a").first.click()
        visitor.wait_for_table()
        expect(visitor.page.locator(".banner")).to_contain_text("Your move is kept here")
        assert visitor.version == "1"
        start()
        visitor.wait_for_change("1")
        expect(visitor.page.locator(".banner")).to_be_hidden()
        assert visitor.page.evaluate(NOTHING_WAITS)
        visitor.page.reload()
        visitor.wait_for_table()
        assert visitor.version == "2"
        assert len(visitor.page.evaluate(READ_RECORD, table)) == 2


@pytest.mark.parametrize("language", ["en", "es", "lv"])
def test_that_a_move_is_kept_can_be_read_on_a_phone(chromium: Browser, server: ServerProcess, language: str) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL, locale=language) as visitor:
        visitor.foresee("ERR_INTERNET_DISCONNECTED")
        visitor.open("/unlocker?deal=22")
        visitor.page.context.set_offline(True)
        visitor.press(targets(22)[0])
        expect(visitor.page.locator(".banner")).to_be_visible()
        text, banner, home, cards = (visitor.page.evaluate(BOXES, what) for what in (None, *AROUND))
        assert banner["top"] <= text["top"] and text["bottom"] <= banner["bottom"]
        assert banner["left"] <= text["left"] and text["right"] <= banner["right"]
        assert home["top"] >= 0 and banner["bottom"] <= cards["top"]
        assert banner["top"] >= (home["top"] + home["bottom"]) / 2


def test_a_kept_move_goes_out_from_any_page_and_never_to_another_version(someone: Visitor) -> None:
    page = someone.page
    someone.open("/unlocker?deal=22")
    first, second = targets(22)
    table = page.evaluate("history.state.table")
    page.context.set_offline(True)
    someone.press(first)
    expect(page.locator(".banner")).to_be_visible()
    page.locator(".home").click()
    expect(page.locator(".connection")).to_be_visible()
    page.context.set_offline(False)
    page.wait_for_function(NOTHING_WAITS)
    assert len(page.evaluate(READ_RECORD, table)) == 1
    someone.open("/unlocker?deal=22")
    page.context.set_offline(True)
    someone.press(second)
    expect(page.locator(".banner")).to_be_visible()
    page.locator(".home").click()
    expect(page.locator(".connection")).to_be_visible()
    path = f"{someone.address}/api/tables/{table}"
    undone = page.context.request.post(f"{path}/events", data={"version": 1, "kind": "undo"})
    assert undone.ok, undone.text()
    page.context.set_offline(False)
    expect(someone.remark()).to_contain_text("could not be played. The game has gone on in the meantime")
    assert page.evaluate(NOTHING_WAITS)
    assert page.context.request.get(path).json()["ply"] == 0


@pytest.mark.soak
def test_a_new_release_comes_whole(
    chromium: Browser, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL, service_workers="allow") as visitor:
        arrive(visitor)
        page = visitor.page
        expect(page.locator(".masthead p")).to_have_text("Five table games by independent designers.")
        server.kill()
        old = page.evaluate(f"async () => {RELEASES}[0]")
        monkeypatch.setenv("PYTHONPATH", str(copy_with_other_words(tmp_path / "src")))
        start()
        page.goto("/")
        expect(page.locator(".masthead p")).to_have_text("Five table games by independent designers.")
        page.evaluate(UNTIL_READY, old)
        # A worker that is watched, as by a test, never comes to rest by itself, which the next one waits for.
        session = page.context.new_cdp_session(page)
        session.send("ServiceWorker.enable")
        session.send("ServiceWorker.stopAllWorkers")
        page.evaluate(UNTIL_ALONE)
        expect(page.locator(".masthead p")).to_have_text("Five table games by independent designers.")
        page.locator('.masthead a[href="/finished"]').click()
        expect(page.locator(".masthead p")).to_have_text("Still five table games by independent designers.")
        expect(page.locator("h1")).to_have_text("Finished games")
