"""The pages around the table: front page, addresses, options, deals, the end."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Response, expect

from parlour.position import Position
from parlour.registry import GAMES, find_game
from parlour.words import english
from tests.browser.visitor import DESKTOP, PHONE, STILL, Visitor, address_of, read_case
from tests.serving import ServerProcess

MOST_BYTES = 200_000


def test_one_may_choose_a_game_before_the_page_has_come_to_life(chromium: Browser, server: ServerProcess) -> None:
    with Visitor.arrive(chromium, server.address, **PHONE, java_script_enabled=False) as visitor:
        visitor.page.goto("/")
        links = visitor.page.locator(".game-card a")
        assert links.all_text_contents() == [game.title for game in GAMES.values()]
        links.first.click()
        expect(visitor.page).to_have_url(re.compile(f"/{next(iter(GAMES))}$"))


def test_the_front_page_shows_the_games(visitor: Visitor) -> None:
    visitor.page.goto("/")
    cards = visitor.page.locator("main .game-card")
    expect(cards).to_have_count(len(GAMES))
    for game in GAMES.values():
        card = cards.filter(has_text=game.title)
        expect(card).to_contain_text(f"{game.minutes} minutes")
        expect(card).to_contain_text(("easy", "medium", "hard")[game.difficulty - 1])
        expect(card.locator(".picture .card").first).to_be_visible()
    expect(visitor.page.locator(".unfinished")).to_be_hidden()


def test_the_first_page_is_light(visitor: Visitor) -> None:
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.page.goto("/", wait_until="networkidle")
    expect(visitor.page.locator("main .game-card")).to_have_count(len(GAMES))
    sizes = [answer.request.sizes() for answer in answers]
    assert 20_000 < sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes) < MOST_BYTES


def test_unfinished_games_come_first_and_go_on(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    game = find_game("unlocker")
    position = Position.deal(game, game.complete_options({}), 22)
    visitor.tap_move(position, position.legal[0])
    labels = visitor.labels()
    visitor.page.locator(".home").click()
    going_on = visitor.page.locator(".going-on .game-card")
    expect(going_on).to_have_count(1)
    expect(going_on).to_contain_text("Deal 22")
    going_on.locator("a").click()
    visitor.wait_for_table()
    assert visitor.labels() == labels
    visitor.page.goto("/unlocker")
    visitor.wait_for_table()
    expect(visitor.page).to_have_url(re.compile(r"/unlocker\?deal=22$"))
    assert visitor.labels() == labels


def test_a_reload_in_the_middle_shows_the_same_table(visitor: Visitor) -> None:
    record = read_case("lake-effect/recycles-1.jsonl")
    visitor.open(address_of(record))
    position = record.start()
    for move in record.moves[:7]:
        visitor.tap_move(position, move)
        position = position.play(move)
    labels, version = visitor.labels(), visitor.version
    visitor.page.reload()
    visitor.wait_for_table()
    assert (visitor.labels(), visitor.version) == (labels, version)
    visitor.tap_move(position, record.moves[7])


def test_a_reload_at_the_end_shows_the_end(chromium: Browser, server: ServerProcess) -> None:
    record = read_case("cross-the-barrier/default-6.jsonl")
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        visitor.open(address_of(record))
        position = record.start()
        for move in record.moves:
            visitor.tap_move(position, move)
            position = position.play(move)
        expect(visitor.page.locator(".end")).to_be_visible()
        visitor.page.reload()
        expect(visitor.page.locator(".end")).to_contain_text("Won")


@pytest.mark.parametrize("number", [22, 9007199254740993, 9223372036854775807])
def test_a_link_deals_the_same_cards_to_someone_else(visitor: Visitor, other_visitor: Visitor, number: int) -> None:
    visitor.open(f"/lake-effect?deal={number}&recycles=3")
    expect(visitor.page).to_have_url(f"{visitor.address}/lake-effect?deal={number}&recycles=3")
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.command("copy-link")
    expect(visitor.remark()).to_be_visible()
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    other_visitor.open(link)
    assert other_visitor.labels() == visitor.labels()
    expect(other_visitor.page.locator(".head .deal")).to_have_text(f"Deal {number} · Turnings of the waste: 3")
    game = find_game("lake-effect")
    position = Position.deal(game, game.complete_options({"recycles": 3}), number)
    last = [place.cards[-1] for place in position.view().layout.places if place.area == "columns"]
    said = [english(game.card_name(card)) for card in last if card]
    labels = [label for label in visitor.labels() if label.startswith("Column")]
    assert [any(words in label for label in labels) for words in said] == [True] * 7


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("cross-the-barrier/default-1.jsonl", marks=pytest.mark.soak),
        "unlocker/won-1.jsonl",
        "lake-effect/recycles-1.jsonl",
        pytest.param("foursquare/won-1.jsonl", marks=pytest.mark.soak),
    ],
)
def test_nothing_tells_a_hidden_card(chromium: Browser, server: ServerProcess, name: str) -> None:
    record = read_case(name)
    with Visitor.arrive(chromium, server.address, **DESKTOP, **STILL) as visitor:
        visitor.open(address_of(record))
        position = record.start()
        seen: set[str] = set()
        assert_hidden(visitor, position, seen)
        for move in record.moves[:12]:
            visitor.answers.clear()
            visitor.tap_move(position, move)
            position = position.play(move)
            assert_hidden(visitor, position, seen)


KNOWN = r'"awaits":"..."|"noticed-ready","values":{"place":{.*?}},"card":{.*?}}'
"""Where an answer names the card that a place waits for."""


def assert_hidden(visitor: Visitor, position: Position, seen: set[str]) -> None:
    """No answer of the server and nothing in the page names a card that was never seen."""
    game = position.game
    seen.update(card for place in position.view().layout.places for card in place.cards if card is not None)
    cards = {game.deck.names[position._state[place.field][place.index]] for place in position.hidden()} - seen
    assert cards
    # What a place waits for is no secret, wherever that card lies; outlines of drawings can look like names of cards.
    tables = [re.sub(KNOWN, "", answer.text()) for answer in visitor.answers if "/api/tables" in answer.url]
    page = re.sub(r' d="[^"]*"|(waits|ready) for [a-z]+ [a-z]+ \d', "", visitor.page.content())
    for card in cards:
        name = english(game.card_name(card))
        assert name not in page
        assert not re.search(rf"\b{card}\b", page)
        for text in tables:
            assert not re.search(rf'"{card}[":]', text)
            name_as_message = json.dumps(game.card_name(card).to_json()["values"], separators=(",", ":"))
            assert name_as_message not in text


def test_deal_by_number(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22&max_slots=3")
    visitor.command("number")
    field = visitor.page.locator("#deal-number")
    visitor.foresee("422")
    for wrong in ("1e3", "-1", "9223372036854775808"):
        field.fill(wrong)
        field.press("Enter")
        expect(visitor.page.locator("#deal-error")).to_contain_text(f'"{wrong}" is not a deal number')
    field.fill("")
    field.press("Enter")
    expect(visitor.page.locator("#deal-error")).to_contain_text("Any number will do")
    field.fill("9223372036854775807")
    field.press("Enter")
    expect(visitor.page).to_have_url(f"{visitor.address}/unlocker?deal=9223372036854775807&max_slots=3")
    expect(visitor.page.locator("dialog")).to_have_count(0)


def test_options_start_a_new_game(visitor: Visitor) -> None:
    visitor.open("/lake-effect?deal=22")
    visitor.command("options")
    dialog = visitor.page.locator("dialog")
    expect(dialog.locator(".option")).to_have_count(len(find_game("lake-effect").options))
    dialog.get_by_label("Hard").check()
    expect(dialog.locator("#option-recycles")).to_have_value("3")
    expect(dialog.locator("#option-take_back")).to_have_value("false")
    dialog.locator("#option-recycles").select_option("2")
    expect(dialog.locator("input:checked")).to_have_count(0)
    dialog.locator("button.strong").click()
    expect(visitor.page).to_have_url(re.compile(r"/lake-effect\?deal=\d+&recycles=2&take_back=false$"))
    expect(visitor.page.locator(".status")).to_contain_text("Turnings left2")
    visitor.page.go_back()
    expect(visitor.page).to_have_url(re.compile(r"/lake-effect\?deal=22$"))
    expect(visitor.page.locator(".status")).not_to_contain_text("Turnings left")


def test_a_link_may_name_a_preset_and_says_twice_what_only_counts_once(visitor: Visitor) -> None:
    visitor.open("/lake-effect?deal=22&preset=hard")
    expect(visitor.page).to_have_url(f"{visitor.address}/lake-effect?deal=22&recycles=3&take_back=false")
    visitor.open("/lake-effect?deal=22&recycles=2&deal=23&recycles=3")
    expect(visitor.page).to_have_url(f"{visitor.address}/lake-effect?deal=22&recycles=2")


def test_a_copied_link_means_its_own_board_whatever_else_was_begun(visitor: Visitor) -> None:
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.open("/cross-jack")
    visitor.command("copy-link")
    expect(visitor.remark()).to_be_visible()
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    cells = visitor.page.locator('button.spot[data-role="board"]').count()
    visitor.open("/cross-jack?columns=6&rows=5")
    visitor.press("c5")
    visitor.wait_for_change("0")
    visitor.open(link)
    expect(visitor.page.locator('button.spot[data-role="board"]')).to_have_count(cells)


def test_restart_deals_the_same_cards_and_can_be_redone(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    start = visitor.labels()
    game = find_game("unlocker")
    position = Position.deal(game, game.complete_options({}), 22)
    visitor.tap_move(position, position.legal[0])
    after, before = visitor.labels(), visitor.version
    visitor.command("restart")
    visitor.wait_for_change(before)
    assert visitor.labels() == start
    before = visitor.version
    visitor.page.keyboard.press("r")
    visitor.wait_for_change(before)
    assert visitor.labels() == after


def test_giving_up_is_asked_about_and_offers_what_comes_next(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=9223372036854775807")
    visitor.command("give-up")
    expect(visitor.page.locator("dialog")).to_contain_text("This cannot be undone.")
    visitor.page.locator("dialog").get_by_text("Go back").click()
    expect(visitor.page.locator(".end")).to_be_hidden()
    visitor.command("give-up")
    visitor.page.locator('[data-answer="yes"]').click()
    expect(visitor.page.locator(".end")).to_contain_text("Lost: given up")
    expect(visitor.page.locator('.unseen[role="status"]')).not_to_contain_text("..")
    expect(visitor.page.locator('[data-wish="next"]')).to_have_text("Deal 0")
    visitor.page.locator('[data-wish="next"]').click()
    expect(visitor.page).to_have_url(f"{visitor.address}/unlocker?deal=0")
    expect(visitor.page.locator(".end")).to_be_hidden()


def test_the_same_deal_again_is_another_table(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    start = visitor.labels()
    visitor.command("give-up")
    visitor.page.locator('[data-answer="yes"]').click()
    visitor.page.locator('[data-wish="again"]').click()
    expect(visitor.page.locator(".end")).to_be_hidden()
    visitor.wait_for_table()
    expect(visitor.page).to_have_url(f"{visitor.address}/unlocker?deal=22")
    assert visitor.labels() == start
    assert visitor.version == "0"


def test_two_players_agree_a_draw_or_one_gives_up(visitor: Visitor) -> None:
    visitor.open("/cross-jack")
    expect(visitor.page.locator(".turn")).to_contain_text("X to move")
    visitor.command("agree-draw")
    visitor.page.locator('[data-answer="yes"]').click()
    expect(visitor.page.locator(".end")).to_contain_text("Both players agreed a draw.")
    visitor.page.locator('[data-wish="fresh"]').click()
    expect(visitor.page.locator(".end")).to_be_hidden()
    visitor.press("c8")
    visitor.wait_for_change("0")
    visitor.command("give-up")
    visitor.page.locator('[data-answer="yes"]').click()
    expect(visitor.page.locator(".end")).to_contain_text("O has won")
    expect(visitor.page.locator(".end")).to_contain_text("X gave up.")
    expect(visitor.page.locator(".marked")).to_have_count(1)


def test_the_rules_are_shown_with_a_picture_and_their_author(visitor: Visitor) -> None:
    for game in GAMES.values():
        visitor.open(f"/{game.id}")
        visitor.command("rules")
        dialog = visitor.page.locator("dialog")
        expect(dialog).to_contain_text(game.author)
        expect(dialog.locator(".sheet h2").first).to_be_visible()
        expect(dialog.locator(".picture .card").first).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_keys(visitor: Visitor) -> None:
    visitor.open("/unlocker?deal=22")
    visitor.page.keyboard.press("?")
    expect(visitor.page.locator("dialog")).to_contain_text("undo")
    visitor.page.keyboard.press("n")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog")).to_have_count(0)
    expect(visitor.page).to_have_url(re.compile(r"deal=22$"))
    visitor.page.keyboard.press("n")
    expect(visitor.page).not_to_have_url(re.compile(r"deal=22$"))


def test_an_address_that_leads_nowhere(visitor: Visitor) -> None:
    visitor.foresee("404")
    visitor.page.goto("/whist")
    expect(visitor.page.locator("h1")).to_have_text("There is no such game")
    visitor.page.get_by_text("All games").click()
    expect(visitor.page.locator("main .game-card")).to_have_count(len(GAMES))


@pytest.mark.parametrize("address", ["/unlocker/x", "/%E0%A4%A"])
def test_a_longer_address_leads_nowhere_kindly(visitor: Visitor, address: str) -> None:
    visitor.foresee("404")
    visitor.page.goto(address)
    expect(visitor.page.locator("h1")).to_have_text("There is no such game")


@pytest.mark.parametrize(
    ("query", "odd", "then"),
    [
        ("deal=1e3", "1e3", r"deal=\d+"),
        (
            "max_slots=9&deal=7&jokers=2",
            "“max_slots=9, jokers=2”, which is not possible in Unlocker. The rest of it can be played. "
            "Possible for “max_slots”: 1, 2, 3, 4, 5, 6.",
            "deal=7",
        ),
        ("deal=7&preset=toString", "“preset=toString”", "deal=7"),
    ],
)
def test_an_address_that_asks_for_what_is_not_there(visitor: Visitor, query: str, odd: str, then: str) -> None:
    visitor.foresee("422")
    visitor.page.goto(f"/unlocker?{query}")
    refusal = visitor.page.locator(".refusal")
    expect(refusal).to_contain_text(odd)
    refusal.locator("button").click()
    visitor.wait_for_table()
    expect(visitor.page).to_have_url(re.compile(rf"/unlocker\?{then}$"))


def test_what_others_add_to_a_link_means_nothing(visitor: Visitor) -> None:
    visitor.open("/unlocker/?deal=7&fbclid=IwAR0&utm_source=x&max_slots=3")
    expect(visitor.page).to_have_url(re.compile(r"/unlocker\?deal=7&max_slots=3$"))
