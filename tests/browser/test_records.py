"""Finished games: their list, their replay, and records that go out and come in."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, FilePayload, expect

from parlour.record import Record
from parlour.web.guard import MOST_BYTES
from parlour.words import english
from tests.browser.test_review import expect_ply, open_finished
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor, read_case
from tests.serving import ServerProcess

WON = "foursquare/won-1.jsonl"

SEND_RECORD = """async text => {
    const headers = {'Content-Type': 'application/json'};
    const answer = await fetch('/api/records', {method: 'POST', headers, body: JSON.stringify({text})});
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).id;
}"""


def send_record(visitor: Visitor, record: Record) -> str:
    """Open a record without pressing anything; the id of its table."""
    table: str = visitor.page.evaluate(SEND_RECORD, json.dumps(record.to_json()))
    return table


def words_of(record: Record) -> list[str]:
    """Each move of a record, as it is said."""
    said = []
    for position, move in zip(record.positions(), record.moves, strict=False):
        choice = next(choice for choice in position.view().moves if choice.text == move)
        said.append(english(choice.words))
    return said


def test_a_finished_game_is_walked_through_and_downloaded_and_comes_back_as_one_table(
    visitor: Visitor, tmp_path: Path
) -> None:
    record = open_finished(visitor, WON)
    visitor.page.goto("/finished")
    card = visitor.page.locator(".finished .game-card")
    expect(card).to_contain_text("Won")
    expect(card).not_to_contain_text("From a record")
    card.locator("h3 a").click()
    expect_ply(visitor, 0)
    said = words_of(record)
    assert visitor.page.locator(".moves .words").all_text_contents() == said
    for ply in (1, 2, 3):
        visitor.page.keyboard.press("ArrowRight")
        expect_ply(visitor, ply)
        expect(visitor.page.locator(".remark .words")).to_have_text(said[ply - 1])
    visitor.page.locator(f'.moves [data-ply="{len(record.moves)}"]').click()
    expect(visitor.page.locator(".remark")).to_contain_text("Won")
    visitor.page.keyboard.press("ArrowLeft")
    play = visitor.page.locator('[data-doing="play-by-itself"]')
    play.click()
    expect_ply(visitor, len(record.moves))
    expect(play).to_have_accessible_name("Play")
    play.click()
    expect(play).to_have_accessible_name("Pause")
    expect_ply(visitor, 1)
    play.click()
    expect(play).to_have_accessible_name("Play")
    with visitor.page.expect_download() as download:
        visitor.page.locator('[data-doing="download"]').click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    for _ in range(2):
        visitor.page.goto("/finished")
        visitor.page.locator('[data-doing="open-record"]').click()
        visitor.page.locator("#record-file").set_input_files(file)
        expect_ply(visitor, 0)
    visitor.page.goto("/finished")
    expect(visitor.page.locator(".finished .game-card")).to_have_count(2)
    expect(visitor.page.locator(".finished .game-card").first).to_contain_text("From a record")


def test_a_record_is_pasted_or_refused_in_a_sentence_and_an_unfinished_one_is_played_on(visitor: Visitor) -> None:
    visitor.foresee("422")
    visitor.page.goto("/finished")
    visitor.page.locator('[data-doing="open-record"]').click()
    text = visitor.page.locator("#record-text")
    for wrong, said in (
        ("7 of hearts", "Line 1 is not JSON"),
        ('{"game": "whist"}', 'There is no game "whist"'),
        ('{"game": "unlocker", "deal": 7, "moves": ["S9xz9"]}', "Move 1 of the record"),
    ):
        text.fill(wrong)
        visitor.page.locator("form.record .strong").click()
        expect(visitor.page.locator("#record-error")).to_contain_text(said)
    large: FilePayload = {"name": "film.mp4", "mimeType": "video/mp4", "buffer": b" " * (MOST_BYTES + 1)}
    visitor.page.locator("#record-file").set_input_files(large)
    expect(visitor.page.locator("#record-error")).to_have_text(
        "This is too large to be read here; it may have up to 64 kB."
    )
    assert len(text.input_value()) < 100
    visitor.page.keyboard.press("Escape")
    visitor.page.evaluate("""() => {
        const data = new DataTransfer();
        data.setData('text', '{"game": "lake-effect", "deal": 7, "moves": ["draw"], "rules_version": 99}');
        document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));
    }""")
    visitor.wait_for_table()
    expect(visitor.remark()).to_contain_text("under version 99 of the rules")
    assert visitor.version == "1"
    visitor.press("stock")
    visitor.wait_for_change("1")
    visitor.page.reload()
    visitor.wait_for_table()
    assert visitor.version == "2"


def test_all_finished_games_can_be_reached_and_those_of_one_game(visitor: Visitor) -> None:
    visitor.page.goto("/finished")
    expect(visitor.page.locator(".note")).to_contain_text("No game is finished yet.")
    games = [read_case(WON).game, read_case("unlocker/lost-1.jsonl").game]
    ended = {"how": "gave up", "by": None}
    for deal in range(22):
        game = games[deal % 2]
        send_record(visitor, Record(game, game.complete_options({}), deal, ended=ended))
    visitor.page.reload()
    cards = visitor.page.locator(".finished .game-card")
    expect(cards).to_have_count(20)
    visitor.page.locator('[data-doing="older"]').click()
    expect(cards).to_have_count(22)
    expect(visitor.page.locator('[data-doing="older"]')).to_be_hidden()
    expect(cards.last).to_contain_text("Deal 0")
    visitor.page.locator("select").select_option(games[0].id)
    expect(cards).to_have_count(11)
    assert set(cards.locator("h3").all_inner_texts()) == {games[0].title}


def test_whoever_is_given_the_link_sees_the_game_and_can_play_its_deal(
    chromium: Browser, server: ServerProcess, visitor: Visitor
) -> None:
    record = read_case("unlocker/won-1.jsonl")
    record = Record(record.game, record.options, 22, moves=("S1xd4",), ended={"how": "gave up", "by": None})
    visitor.page.goto("/")
    table = send_record(visitor, record)
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.page.goto(f"/unlocker/replay/{table}")
    visitor.page.locator('[data-doing="copy-link"]').click()
    expect(visitor.page.locator('[data-doing="play"]')).to_have_count(0)
    expect(visitor.remark()).to_contain_text("shows this game")
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    with Visitor.arrive(chromium, server.address, **PHONE, **STILL) as guest:
        guest.page.goto(link)
        expect_ply(guest, 0)
        expect(guest.page.get_by_label("Back to the table")).to_have_count(0)
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        guest.page.locator('[data-doing="play"]').tap()
        guest.wait_for_table()
        expect(guest.page).to_have_url(f"{guest.address}/unlocker?deal=22")
        assert guest.version == "0"
        guest.foresee("404")
        guest.page.goto(visitor.address + "/unlocker/replay/" + "a" * 16)
        expect(guest.page.locator("h1")).to_have_text("There is no such game")


def test_a_game_that_ran_out_of_time_says_so(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        game = read_case("cross-jack/drawn-1.jsonl").game
        visitor.page.goto("/")
        ended = {"how": "time", "by": "X"}
        table = send_record(visitor, Record(game, game.complete_options({}), moves=("a8",), ended=ended))
        visitor.page.goto(f"/cross-jack/replay/{table}")
        expect_ply(visitor, 0)
        visitor.page.keyboard.press("End")
        expect(visitor.page.locator(".remark")).to_contain_text("O has won. X ran out of time.")
