"""The server: the games over HTTP, each browser its own player, and a sentence for whatever is asked wrongly."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from urllib.parse import parse_qsl, urlsplit

import httpx
import pytest

from parlour.message import Message, say
from parlour.record import parse_record, trace
from parlour.registry import GAMES
from parlour.table.store import Store
from parlour.web.client_files import STATIC
from parlour.words import english
from tests.conftest import DATABASES
from tests.serving import Json, browser, open_table, play_move, served, tell

pytestmark = pytest.mark.xdist_group("databases")


@pytest.fixture(scope="module", params=DATABASES)
def address(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> Iterator[str]:
    store = Store.open(new_database(request.param))
    with served(store) as address:
        yield address
    store.close()


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    with browser(address) as client:
        yield client


def message_of(data: Json) -> Message:
    values = {name: message_of(value) if isinstance(value, dict) else value for name, value in data["values"].items()}
    return say(data["key"], **values)


def refused(answer: httpx.Response, status: int, key: str) -> Json:
    """The refusal, after a look that it is the right one and can be said in English."""
    assert answer.status_code == status, answer.text
    data: Json = answer.json()
    assert set(data) == {"error", "table"}
    assert data["error"]["key"] == key
    assert english(message_of(data["error"]))
    return data


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(client: httpx.Client, game: str) -> None:
    random = Random(1)
    table = open_table(client, game, deal="7" if GAMES[game].dealt else None)
    while not table["over"] and table["version"] < 80:
        table = play_move(client, table, random.randrange(1_000))
        assert table["said"]
        assert table["can_undo"]
    assert table == client.get(f"/api/tables/{table['id']}").json() | {
        "happened": table["happened"],
        "said": table["said"],
        "noticed": table["noticed"],
    }
    record = client.get(f"/api/tables/{table['id']}/record").json()
    last = list(trace(parse_record(record)))[-1]
    view = table["view"]
    assert (last["ply"], last["status"], last["winner"], last["score"]) == (
        table["ply"],
        view["status"],
        view["winner"],
        view["score"],
    )
    assert last["legal"] == [move["text"] for move in view["moves"]]


def test_what_is_told_of_a_table_holds_no_card_that_is_face_down(client: httpx.Client) -> None:
    table = open_table(client, "unlocker", deal="22")
    faces = {card for place in table["view"]["places"] for card in place["cards"] if card is not None}
    assert len(faces) == 13
    text = json.dumps(table["view"]) + client.get(f"/api/tables/{table['id']}/record").text
    others = set(GAMES["unlocker"].deck.names) - faces
    assert not [card for card in others if f'"{card}"' in text]


def test_undo_redo_restart(client: httpx.Client) -> None:
    start = open_table(client, "foursquare", deal="3")
    there = play_move(client, play_move(client, start))
    back = tell(client, there, "undo").json()
    assert (back["ply"], back["version"], back["can_redo"]) == (1, 3, True)
    again = tell(client, back, "redo").json()
    assert again["view"] == there["view"]
    restarted = tell(client, again, "restart").json()
    assert restarted["view"] == start["view"]
    assert (restarted["ply"], restarted["version"], restarted["can_undo"]) == (0, 5, False)
    refused(tell(client, restarted, "undo"), 422, "error-nothing-to-undo")


def test_a_stale_request_is_told_how_the_table_is(client: httpx.Client) -> None:
    start = open_table(client, "lake-effect", deal="3")
    there = play_move(client, start)
    data = refused(tell(client, start, "move", move="draw"), 409, "error-table-stale")
    assert data["table"] == there | {"happened": [], "said": None, "noticed": []}
    refused(tell(client, there | {"version": 99}, "undo"), 409, "error-table-stale")


def test_of_two_requests_at_once_one_is_answered(client: httpx.Client) -> None:
    table = open_table(client, "lake-effect", deal="4")
    table = tell(client, play_move(client, table), "undo").json()
    with ThreadPoolExecutor(6) as threads:
        for turn in range(6):
            answers = list(threads.map(tell, [client] * 6, [table] * 6, ["undo" if turn % 2 else "redo"] * 6))
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
            table = client.get(f"/api/tables/{table['id']}").json()
    assert table["version"] == 8


def test_giving_up_ends_a_game(client: httpx.Client) -> None:
    table = play_move(client, open_table(client, "unlocker", deal="3"))
    over = tell(client, table, "give up").json()
    assert (over["over"], over["ended"]) == (True, {"how": "gave up", "by": None})
    assert over["view"]["outcome"]["values"] == {"points": 18}
    lost = {"moves": [], "score": -22, "outcome": over["view"]["outcome"]}
    assert over["view"] == table["view"] | lost, "it scores as a game that is lost there"
    data = refused(tell(client, over, "undo"), 409, "error-table-finished")
    assert data["table"]["version"] == over["version"]
    assert client.get(f"/api/tables/{over['id']}/record").json()["ended"] == over["ended"]


def test_two_agree_a_draw(client: httpx.Client) -> None:
    table = tell(client, open_table(client, "cross-jack"), "agree draw").json()
    assert table["ended"] == {"how": "agreed draw", "by": None}
    refused(tell(client, open_table(client, "unlocker"), "agree draw"), 422, "error-agree-draw")


def test_the_unfinished_game_is_taken_up(client: httpx.Client) -> None:
    table = play_move(client, open_table(client, "unlocker", deal="12", options={"max_slots": 3}))
    assert open_table(client, "unlocker", deal="12", options={"max_slots": 3})["id"] == table["id"]
    assert open_table(client, "unlocker", deal="12")["id"] != table["id"]
    assert open_table(client, "unlocker", deal="12", options={"max_slots": 3}, fresh=True)["id"] != table["id"]
    assert open_table(client, "cross-jack")["id"] == open_table(client, "cross-jack")["id"]
    tell(client, table, "give up")
    fresh = open_table(client, "unlocker", deal="12", options={"max_slots": 3})
    assert (fresh["version"], fresh["over"]) == (0, False)


def test_an_address_stands_for_the_same_cards(client: httpx.Client, address: str) -> None:
    wish = {"deal": "9223372036854775807", "options": {"recycles": 3, "order": "any"}, "preset": "hard"}
    table = open_table(client, "lake-effect", **wish)
    assert table["options"]["take_back"] is False
    parts = urlsplit(table["address"])
    query = dict(parse_qsl(parts.query))
    assert query.pop("deal") == table["deal"] == "9223372036854775807"
    options = {name: GAMES["lake-effect"].option(name).parse(text) for name, text in query.items()}
    with browser(address) as friend:
        same = open_table(friend, parts.path[1:], deal=table["deal"], options=options)
    assert same["view"] == table["view"]
    assert same["options"] == table["options"]


def test_a_drawn_deal_is_easy_to_say(client: httpx.Client) -> None:
    deals = {open_table(client, "unlocker")["deal"] for _ in range(5)}
    assert len(deals) == 5
    assert all(deal.isdigit() and int(deal) < 10**9 for deal in deals)


def test_lists_hold_the_games_of_the_browser(client: httpx.Client) -> None:
    open_table(client, "foursquare", deal="1")
    older = play_move(client, open_table(client, "unlocker", deal="1"))
    newer = play_move(client, open_table(client, "lake-effect", deal="1", preset="hard"))
    over = tell(client, open_table(client, "cross-jack"), "agree draw").json()
    unfinished = client.get("/api/tables").json()
    assert [table["id"] for table in unfinished] == [newer["id"], older["id"]]
    assert (unfinished[0]["preset"], unfinished[0]["address"]) == ("hard", newer["address"])
    assert unfinished[0]["view"] == newer["view"]
    finished = client.get("/api/tables?state=finished").json()
    assert [(table["id"], table["ended"]) for table in finished] == [(over["id"], over["ended"])]


def test_why_nothing_can_be_played(client: httpx.Client) -> None:
    table = open_table(client, "unlocker", deal="22")
    address = f"/api/tables/{table['id']}/why"
    between = client.get(address, params={"source": "S1", "target": "c3"}).json()
    assert english(message_of(between["reason"])) == "That card is locked until 3 places next to it are empty."
    alone = client.get(address, params={"source": "discard"}).json()
    assert alone["reason"]["key"] == "why-nothing-here"
    refused(client.get(address), 422, "error-request-missing")


def test_each_browser_is_a_player_of_its_own(client: httpx.Client, address: str) -> None:
    table = play_move(client, open_table(client, "unlocker", deal="2"))
    with browser(address) as other:
        other.get("/")
        for answer in (
            other.get(f"/api/tables/{table['id']}"),
            other.get(f"/api/tables/{table['id']}/record"),
            other.get(f"/api/tables/{table['id']}/why?source=S1"),
            tell(other, table, "undo"),
        ):
            refused(answer, 404, "error-table-unknown")
        assert other.get("/api/tables").json() == []
        assert open_table(other, "unlocker", deal="2")["id"] != table["id"]


def test_the_cookie_is_signed_and_kept_from_scripts(client: httpx.Client) -> None:
    cookie = client.get("/").headers["set-cookie"]
    assert cookie.startswith("parlour=")
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"):
        assert part in cookie
    assert "set-cookie" not in client.get("/api/tables").headers
    assert "set-cookie" not in client.get("/api/games").headers
    assert client.get("/").headers["set-cookie"] == cookie, "a page gives the same cookie another year"


@pytest.mark.parametrize("change", ["forged", "garbled", "cut", "empty", "odd"])
def test_a_cookie_that_was_tampered_with_makes_a_new_player(client: httpx.Client, address: str, change: str) -> None:
    table = play_move(client, open_table(client, "unlocker", deal="2"))
    cookie = client.cookies["parlour"]
    bad = {
        "forged": "terminal." + cookie.split(".")[1],
        "garbled": cookie[:-2] + ("AA" if cookie[-2:] != "AA" else "BB"),
        "cut": cookie.split(".")[0],
        "empty": "",
        "odd": "\xff;;=.",
    }[change]
    with browser(address) as other:
        answer = other.get("/api/tables", headers=[(b"cookie", f"parlour={bad}".encode("latin-1"))])
        assert (answer.status_code, answer.json()) == (200, [])
        new = answer.headers["set-cookie"].split(";")[0].removeprefix("parlour=")
        assert new.split(".")[0] not in (cookie.split(".")[0], "terminal")
    assert client.get(f"/api/tables/{table['id']}").status_code == 200


def test_the_library_is_there_for_everybody(client: httpx.Client) -> None:
    games = client.get("/api/games").json()
    assert [game["id"] for game in games] == list(GAMES)
    for game in games:
        assert game["picture"]["status"] == "playing"
        assert game["picture"]["moves"]
        assert client.get(f"/api/sheets/{game['id']}").json()["html"].startswith("<h1>")
        assert client.get(f"/{game['id']}").status_code == 200
    lake_effect = games[list(GAMES).index("lake-effect")]
    assert lake_effect["presets"]["hard"] == {"recycles": 3, "take_back": False}
    assert lake_effect["options"][1]["default"] == "unlimited"
    assert client.get("/api/words/en").json()["place-stock"] == ["Stock"]
    refused(client.get("/api/words/xx"), 404, "error-language")
    refused(client.get("/api/sheets/chess"), 404, "error-game-unknown")
    refused(client.get("/api/sheets/unlocker?language=xx"), 404, "error-language")


def test_pages_and_files_are_asked_about_again_each_time(client: httpx.Client) -> None:
    for address in ("/", "/unlocker", "/static/index.html"):
        page = client.get(address)
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        again = client.get(address, headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    unknown = client.get("/chess")
    assert (unknown.status_code, unknown.text) == (404, client.get("/finished").text)
    refused(client.get("/static/nothing.js"), 404, "error-page-unknown")
    refused(client.get("/static/%2e%2e%2fapp.py"), 404, "error-page-unknown")


def test_a_file_of_this_edition_is_asked_for_just_once(client: httpx.Client) -> None:
    page = client.get("/unlocker").text
    named = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
    assert len(named) > 50
    for address in named:
        file = client.get(address)
        assert file.status_code == 200
        assert file.headers["cache-control"] == "public, max-age=31536000, immutable"
        _, _, edition, path = address.split("/", 3)
        assert file.content == (STATIC / path).read_bytes()
        other = client.get(f"/static/{edition[::-1]}/{path}")
        assert (other.content, other.headers["cache-control"]) == (file.content, "no-cache")
    packed, plain = (client.get(named[-1], headers={"accept-encoding": wish}) for wish in ("gzip", "identity"))
    assert (packed.headers["content-encoding"], packed.content) == ("gzip", plain.content)
    assert "content-encoding" not in plain.headers
    refused(client.get(f"/static/{edition}/nothing.js"), 404, "error-page-unknown")
    refused(client.get(f"/static/{edition}/%2e%2e/%2e%2e/app.py"), 404, "error-page-unknown")


def test_the_openapi_document_tells_the_addresses(client: httpx.Client) -> None:
    document = client.get("/openapi.json").json()
    date = document["components"]["schemas"]["DailyWish"]["properties"]["date"]
    assert date["anyOf"] == [{"type": "string", "format": "date"}, {"type": "null"}]
    assert sorted(document["paths"]) == [
        "/",
        "/api/daily",
        "/api/finished",
        "/api/games",
        "/api/lessons/{game}",
        "/api/own-data",
        "/api/own-data/count",
        "/api/own-data/delete",
        "/api/records",
        "/api/release",
        "/api/sheets/{game}",
        "/api/statistics",
        "/api/statistics/charts",
        "/api/studies",
        "/api/studies/{id}",
        "/api/studies/{id}/cancel",
        "/api/studies/{id}/delete",
        "/api/studies/{id}/report",
        "/api/studies/{id}/report.html",
        "/api/studies/{id}/resume",
        "/api/studies/{id}/rows.parquet",
        "/api/tables",
        "/api/tables/{id}",
        "/api/tables/{id}/events",
        "/api/tables/{id}/hint",
        "/api/tables/{id}/moves",
        "/api/tables/{id}/outlook",
        "/api/tables/{id}/par",
        "/api/tables/{id}/peek",
        "/api/tables/{id}/positions",
        "/api/tables/{id}/record",
        "/api/tables/{id}/reply",
        "/api/tables/{id}/review",
        "/api/tables/{id}/why",
        "/api/words/{language}",
        "/service-worker.js",
        "/studies/{id}",
        "/{game}",
        "/{game}/daily",
        "/{game}/daily/{id}",
        "/{game}/lesson",
        "/{game}/replay/{id}",
        "/{game}/review/{id}",
    ]
