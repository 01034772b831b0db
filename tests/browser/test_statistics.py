"""The statistics page, and one's own data on it, in a real browser."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import FilePayload, Route, expect

from parlour.web.guard import MOST_BYTES_OF_OWN_DATA
from tests.browser.visitor import Visitor

GIVE_UP = """async games => {
    const send = async (path, body) => {
        const headers = {'Content-Type': 'application/json'};
        return (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
    };
    for (const game of games) {
        const table = await send('/api/tables', game);
        await send(`/api/tables/${table.id}/events`, {version: 0, kind: 'give up', milliseconds: 60000});
    }
}"""

GAMES_GIVEN_UP = [
    {"game": "unlocker", "deal": "5"},
    {"game": "unlocker", "deal": "6"},
    {"game": "unlocker", "deal": "5", "fresh": True},
    {"game": "lake-effect", "deal": "5", "preset": "hard"},
]


def test_the_page_tells_how_games_went_in_numbers_and_charts(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/statistics")
    expect(page.locator("main")).to_contain_text("When you have finished a game", timeout=20_000)
    page.evaluate(GIVE_UP, GAMES_GIVEN_UP)
    page.reload()
    unlocker = page.locator('.group[data-game="unlocker"]')
    expect(unlocker).to_contain_text("Usual options", timeout=20_000)
    expect(unlocker).to_contain_text("0 (0%; from 0% to 66%)")
    expect(unlocker).to_contain_text("1 more game of a deal you knew")
    expect(page.locator('.group[data-game="lake-effect"]')).to_contain_text("Hard")
    chart = unlocker.locator('[data-chart="over_time"] svg')
    expect(chart).to_be_visible(timeout=20_000)
    bar = chart.locator("path[fill='var(--wrong)']").first
    colours = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        colours.append(bar.evaluate("bar => getComputedStyle(bar).fill"))
    assert colours[0] != colours[1]
    unlocker.locator('[data-chart="over_time"] summary').click()
    expect(unlocker.locator('[data-chart="over_time"] tbody td').last).to_have_text("2")


def test_charts_find_the_room_that_was_kept_for_them(visitor: Visitor) -> None:
    page = visitor.page
    asked: list[Route] = []
    page.goto("/statistics")
    page.evaluate(GIVE_UP, GAMES_GIVEN_UP)
    page.route("**/api/statistics/charts*", lambda route: asked.append(route))
    page.reload()
    room = page.locator('[data-game="unlocker"] [data-chart="scores"] .chart')
    expect(room).to_have_text("Drawing the chart.", timeout=20_000)
    results = page.locator(".results")
    before = results.bounding_box()
    for route in asked:
        route.continue_()
    expect(room.locator("svg")).to_be_visible(timeout=20_000)
    assert results.bounding_box() == before
    expect(results.get_by_text("Drawing the chart.")).to_have_count(0)


def test_where_no_charts_come_no_room_is_kept(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/statistics")
    page.evaluate(GIVE_UP, GAMES_GIVEN_UP)
    page.route("**/api/statistics/charts*", lambda route: route.fulfill(json=[]))
    page.reload()
    expect(page.locator(".group")).to_have_count(2, timeout=20_000)
    expect(page.locator(".chart")).to_have_count(0)


def test_the_key_of_the_colours_stands_at_the_charts(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/statistics")
    page.evaluate(GIVE_UP, GAMES_GIVEN_UP)
    page.reload()
    group = page.locator('[data-game="unlocker"]')
    key, figures = (group.locator(part).bounding_box() for part in (".colour-key", ".figures"))
    assert key is not None and figures is not None
    assert key["x"] == figures["x"]
    assert 0 <= figures["y"] - key["y"] - key["height"] < 20


def test_all_goes_into_a_file_and_into_another_browser_and_can_be_deleted(
    visitor: Visitor, other_visitor: Visitor, tmp_path: Path
) -> None:
    page, other = visitor.page, other_visitor.page
    page.goto("/statistics")
    page.evaluate(GIVE_UP, GAMES_GIVEN_UP)
    with page.expect_download() as download:
        page.locator(".own-data a[download]").click()
    file = tmp_path / "parlour.json"
    download.value.save_as(file)
    assert len(json.loads(file.read_text())["games"]) == len(GAMES_GIVEN_UP)

    other.goto("/statistics")
    other.locator("#own-data-file").set_input_files(file)
    told = other.locator(".own-data .told")
    expect(told).to_have_text("New games: 4; already here: 0.", timeout=20_000)
    expect(other.locator(".group")).to_have_count(2, timeout=20_000)
    other_visitor.foresee("422")
    picture: FilePayload = {"name": "cat.png", "mimeType": "image/png", "buffer": b"\x89PNG\r\n"}
    other.locator("#own-data-file").set_input_files(picture)
    expect(told).to_contain_text("This is no file of Parlour's", timeout=20_000)
    with (tmp_path / "film.json").open("wb") as film:
        film.truncate(MOST_BYTES_OF_OWN_DATA + 1)
    other.locator("#own-data-file").set_input_files(tmp_path / "film.json")
    expect(told).to_have_text("This is too large to be read here; it may have up to 20 MB.")

    other.locator('[data-command="delete"]').click()
    other_visitor.answer("yes")
    expect(other.locator("dialog")).to_contain_text("4 games")
    other_visitor.answer("yes")
    expect(other.locator("main")).to_contain_text("When you have finished a game", timeout=20_000)
    assert other.evaluate("fetch('/api/own-data/count').then(answer => answer.json())") == {"games": 0}
