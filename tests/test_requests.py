"""Requests that no page of the server's would send: each is refused, in a sentence, and nothing breaks."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator

import httpx
import pytest

from parlour.table.store import Store
from parlour.web.guard import MOST_BYTES, Guard, known_names
from tests.serving import Json, browser, open_table, served
from tests.test_server import refused

pytestmark = pytest.mark.xdist_group("databases")
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def address(new_database: Callable[[str], str]) -> Iterator[str]:
    # PostgreSQL takes fewer texts than SQLite does, so what is odd is tried on it.
    store = Store.open(new_database("postgresql"))
    with served(store) as address:
        yield address
    store.close()


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    with browser(address) as client:
        yield client


def is_known(host: str, *names: str) -> bool:
    return Guard(None, known_names(names))._is_known(host)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8642",
        "LOCALHOST:1",
        "localhost.",
        "127.0.0.1:8642",
        "192.168.1.7",
        "[::1]:8642",
        "[::1]",
    ],
)
def test_the_server_answers_to_local_names_and_addresses(host: str) -> None:
    assert is_known(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "a@localhost",
        "[::1",
        ":80",
        "[evil]:80",
        "[127.0.0.1]",
        "::1",
        "127.0.0.1:8642.evil.example",
        "127.0.0.1:evil.example",
        "127.0.0.1:",
        "127.0.0.1:80:80",
        "127.0.0.1:-1",
        "127.0.0.1:\u0663",
        "localhost/evil.example",
        "localhost?evil.example",
        "localhost#evil.example",
        " ",
    ],
)
def test_the_server_does_not_answer_to_other_names(host: str) -> None:
    assert not is_known(host)


def test_the_server_answers_to_its_machine_and_to_the_name_it_was_given() -> None:
    assert is_known(f"{socket.gethostname()}:8642")
    assert not is_known("games.example")
    assert is_known("Games.Example:8642", "games.example")


def test_a_page_that_points_its_own_name_at_this_machine_is_refused(client: httpx.Client) -> None:
    refused(client.get("/", headers={"host": "evil.example"}), 400, "error-host")
    answer = client.post("/api/tables", json={"game": "unlocker"}, headers={"host": "evil.example:8642"})
    refused(answer, 400, "error-host")
    assert "set-cookie" not in answer.headers


def test_only_the_servers_own_pages_change_games(client: httpx.Client, address: str) -> None:
    for origin in ("http://evil.example", "null", "http://localhost", f"{address}0", address.replace("http", "ftp")):
        answer = client.post("/api/tables", json={"game": "unlocker"}, headers={"origin": origin})
        refused(answer, 403, "error-origin")
    assert client.post("/api/tables", json={"game": "unlocker"}, headers={"origin": address}).status_code == 200
    assert client.get("/api/tables", headers={"origin": "http://evil.example"}).status_code == 200


def test_a_page_and_its_server_speak_the_same_protocol(client: httpx.Client, address: str) -> None:
    secure = address.replace("http", "https")
    answer = client.post("/api/tables", json={"game": "unlocker"}, headers={"origin": secure})
    refused(answer, 403, "error-origin")
    before_a_proxy = {"origin": secure, "x-forwarded-proto": "https"}
    assert client.post("/api/tables", json={"game": "unlocker"}, headers=before_a_proxy).status_code == 200


def test_a_browser_that_hides_where_a_request_comes_from_still_tells_whether_it_is_ours(client: httpx.Client) -> None:
    for site in ("cross-site", "same-site"):
        headers = {"sec-fetch-site": site}
        refused(client.post("/api/tables", json={"game": "unlocker"}, headers=headers), 403, "error-cross-site")
        assert client.get("/api/tables", headers=headers).status_code == 200
    for site in ("same-origin", "none"):
        answer = client.post("/api/tables", json={"game": "unlocker"}, headers={"sec-fetch-site": site})
        assert answer.status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""])
def test_a_body_is_json_and_says_so(client: httpx.Client, kind: str) -> None:
    answer = client.post("/api/tables", content=b'{"game":"unlocker"}', headers={"content-type": kind})
    refused(answer, 415, "error-not-json-type")


def test_json_may_say_how_it_is_written(client: httpx.Client) -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    assert client.post("/api/tables", content=b'{"game":"unlocker"}', headers=headers).status_code == 200


def test_a_large_body_is_not_read(client: httpx.Client) -> None:
    just_fits = b'{"game":"unlocker"' + b" " * (MOST_BYTES - 19) + b"}"
    assert client.post("/api/tables", content=just_fits, headers=JSON).status_code == 200
    refused(client.post("/api/tables", content=just_fits + b" ", headers=JSON), 413, "error-too-large")
    refused(client.post("/api/tables", content=iter([b" " * 1_000] * 70), headers=JSON), 413, "error-too-large")
    refused(client.request("GET", "/api/games", content=just_fits + b" ", headers=JSON), 413, "error-too-large")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "error-body-missing"),
        (b"{", "error-body-not-json"),
        (b"[]", "error-body-not-json"),
        (b"null", "error-body-not-json"),
        (b'"game"', "error-body-not-json"),
        (b"\xff\xfe", "error-body-not-json"),
        (b'{"game":"unlocker"} {}', "error-body-not-json"),
        (b"[" * 60_000, "error-body-not-json"),
        (b'{"a":' * 10_000, "error-body-not-json"),
        (b'{"game":"unlocker","options":{"max_slots":' + b"9" * 5_000 + b"}}", "error-body-not-json"),
        (b'{"game":"unlocker","options":{"max_slots":' + b"9" * 4_000 + b"}}", "error-option-value"),
        (b'{"game":"unlocker","options":{"max_slots":NaN}}', "error-request"),
        (b'{"game":"unlocker","options":{"max_slots":-Infinity}}', "error-request"),
        (b'{"game":"unlocker","options":{"max_slots":3.0}}', "error-request"),
        (b'{"game":"unlocker","options":{"max_slots":true}}', "error-option-value"),
        (b'{"game":"unlocker","options":{"max_slots":"\\u0000"}}', "error-option-value"),
        (b'{"game":"unlocker","options":{"\\ud800":1}}', "error-request"),
        (b'{"game":"unlocker","options":{"\\u0000":1}}', "error-option-unknown"),
        (b'{"game":"unlocker","options":[]}', "error-request"),
        (b'{"game":"\\ud800"}', "error-request"),
        (b'{"game":"\\u0000"}', "error-game-unknown"),
        (b'{"game":"chess"}', "error-game-unknown"),
        (b'{"game":7}', "error-request"),
        (b"{}", "error-request-missing"),
        (b'{"game":"unlocker","colour":1}', "error-request-unknown"),
        (b'{"game":"unlocker","game":"foursquare"}', "error-request-twice"),
        (b'{"game":"unlocker","g\\u0061me":"unlocker"}', "error-request-twice"),
        (b'{"game":"unlocker","options":{"max_slots":3,"max_slots":2}}', "error-request-twice"),
        (b'{"\\ud800":1,"\\ud800":1}', "error-request-twice"),
        (b'{"game":"unlocker","fresh":1}', "error-request"),
        (b'{"game":"unlocker","deal":22}', "error-request"),
        (b'{"game":"unlocker","deal":"-1"}', "error-deal"),
        (b'{"game":"unlocker","deal":"1e3"}', "error-deal"),
        (b'{"game":"unlocker","deal":"007"}', "error-deal"),
        (b'{"game":"unlocker","deal":"9223372036854775808"}', "error-deal"),
        ('{"game":"unlocker","deal":"\u0663"}'.encode(), "error-deal"),
        (b'{"game":"cross-jack","deal":"7"}', "error-deal-missing"),
        (b'{"game":"unlocker","preset":"hard"}', "error-preset-unknown"),
        (b'{"game":"lake-effect","options":{"max_slots":3}}', "error-option-unknown"),
    ],
)
def test_a_wrong_wish_for_a_table_is_answered_in_a_sentence(client: httpx.Client, body: bytes, key: str) -> None:
    refused(client.post("/api/tables", content=body, headers=JSON), 422, key)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"kind": "undo"}, "error-request-missing"),
        ({"version": 0}, "error-request-missing"),
        ({"version": -1, "kind": "undo"}, "error-request"),
        ({"version": 2**31, "kind": "undo"}, "error-request"),
        ({"version": "0", "kind": "undo"}, "error-request"),
        ({"version": False, "kind": "undo"}, "error-request"),
        ({"version": 0, "kind": "fly"}, "error-request"),
        ({"version": 0, "kind": "move"}, "error-request-missing"),
        ({"version": 0, "kind": "move", "move": "\x00"}, "error-illegal-move"),
        ({"version": 0, "kind": "move", "move": "\ud800"}, "error-request"),
        ({"version": 0, "kind": "move", "move": "S1xc3" * 1_000}, "error-illegal-move"),
        ({"version": 0, "kind": "undo", "move": "open"}, "error-request-unknown"),
        ({"version": 0, "kind": "undo", "by": "X"}, "error-request-unknown"),
        ({"version": 0, "kind": "give up", "by": "Z"}, "error-request"),
        ({"version": 0, "kind": "give up", "by": "X"}, "error-give-up-by"),
    ],
)
def test_a_wrong_wish_for_an_event_is_answered_in_a_sentence(client: httpx.Client, wish: Json, key: str) -> None:
    table = open_table(client, "unlocker", deal="1")
    answer = client.post(f"/api/tables/{table['id']}/events", content=json.dumps(wish), headers=JSON)
    refused(answer, 422, key)
    assert client.get(f"/api/tables/{table['id']}").json() == table


@pytest.mark.parametrize("id", ["x", "%00", "%ff%fe", "a" * 16, "a" * 5_000, "%ed%a0%80", "'; DROP TABLE game_table"])
def test_there_is_no_table_of_an_odd_name(client: httpx.Client, id: str) -> None:
    answer = client.get(f"/api/tables/{id}/record")
    refused(answer, 404, "error-table-unknown")


@pytest.mark.parametrize("query", ["source=%00", "source=%ff", "source=S1&target=%ed%a0%80", "source=discard&target=x"])
def test_an_odd_place_has_nothing_to_say(client: httpx.Client, query: str) -> None:
    table = open_table(client, "unlocker", deal="1")
    answer = client.get(f"/api/tables/{table['id']}/why?{query}")
    assert answer.status_code == 200
    assert answer.json()["reason"]["key"].startswith("why-nothing-")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", "GET, HEAD, POST"),
        ("PUT", "/api/games", "GET, HEAD"),
        ("GET", "/api/tables/x/events", "POST"),
        ("POST", "/", "GET, HEAD"),
        ("PATCH", "/unlocker", "GET, HEAD"),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(client: httpx.Client, method: str, path: str, allowed: str) -> None:
    answer = client.request(method, path)
    refused(answer, 405, "error-method")
    assert answer.headers["allow"] == allowed


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/tables", "/api/tables/x", "/static/x", "/x/y", "/openapi.json"]
)
def test_every_answer_is_guarded(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_a_mere_part_of_a_page_has_no_headers_that_mean_nothing_for_it(client: httpx.Client) -> None:
    for path in ("/static/js/main.js", "/static/css/base.css", "/static/icons/icon-180.png"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers
    for path in ("/static/icon.svg", "/static/index.html", "/service-worker.js", "/static/nothing.js/"):
        assert "content-security-policy" in client.get(path).headers


def test_a_fault_of_the_servers_is_owned_to(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(new_database("sqlite"))
    monkeypatch.setattr(store, "list_tables", lambda *_, **__: 1 / 0)
    with served(store) as address, browser(address) as client, browser(address) as other:
        refused(client.get("/api/tables"), 500, "error-server")
        assert other.get("/api/games").status_code == 200
    store.close()


def test_games_are_not_kept_in_caches_on_the_way(client: httpx.Client) -> None:
    assert client.get("/api/tables").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/", "/unlocker", "/chess", "/static/index.html", "/api/games", "/api/tables/x", "/x/y"]
)
def test_a_head_is_what_it_would_be_with_its_body(client: httpx.Client, path: str) -> None:
    head, whole = client.head(path), client.get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert len(whole.content) > 0
    for name in ("content-length", "content-type", "etag", "content-security-policy"):
        assert head.headers.get(name) == whole.headers.get(name)
    assert client.get("/api/games").status_code == 200, "the connection goes on"


def test_whoever_opens_an_address_that_is_none_sees_the_page(client: httpx.Client) -> None:
    browses = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = client.get("/finished")
    shell = page.text
    for path in ("/unlocker/x", "/a/b/c", "/chess"):
        answer = client.get(path, headers=browses)
        assert (answer.status_code, answer.text) == (404, shell)
        assert answer.headers["content-type"].startswith("text/html")
        again = client.get(path, headers={**browses, "if-none-match": page.headers["etag"]})
        assert (again.status_code, again.text) == (404, shell)
    for path in ("/static/x", "/api/x/y", "/api/games/x"):
        refused(client.get(path, headers=browses), 404, "error-page-unknown")
    refused(client.get("/unlocker/x"), 404, "error-page-unknown")
    refused(client.post("/unlocker/x", headers=browses), 404, "error-page-unknown")
