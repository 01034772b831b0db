"""One's own data: a file that holds it all, taken in by the rules or not at all, and everything deleted for good."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from parlour.message import Refused
from parlour.registry import GAMES
from parlour.table.line import Event
from parlour.table.schema import EventRow, ReviewRow, TableRow
from parlour.table.store import Kept, Par, Store
from parlour.table.table import Opponent, Setup
from parlour.table.whole import count_tables, delete_all, read_out, take_in
from parlour.web.daily import days_played, find_or_begin
from parlour.web.guard import MOST_BYTES, MOST_BYTES_OF_OWN_DATA
from parlour.web.own_data_file import MOST_PARTS, read_file, write_file
from parlour.web.statistics import finished_games
from tests.serving import browser, open_table, play_move, served, tell

pytestmark = pytest.mark.xdist_group("databases")
Json = dict[str, Any]
DAY = date(2026, 3, 1)
PATIENCE = 250
"""Seconds that an answer may take where a worker has to be started."""


def play(store: Store, kept: Kept, seed: int, most: int) -> Kept:
    random = Random(seed)
    while not kept.table.is_over and kept.table.line.ply < most:
        kept, _ = store.append(kept, Event("move", random.choice(kept.table.position.legal), milliseconds=700))
    return kept


def fill(store: Store, player: str) -> list[Kept]:
    """Some games of every kind."""
    tables = []
    for seed, rules in enumerate(GAMES.values()):
        opponent = Opponent(2, "O") if rules.players == 2 else None
        setup = Setup(rules, rules.complete_options({}), 2**63 - 1 if rules.dealt else None, opponent)
        kept = play(store, store.new_table(player, setup), seed, 30)
        if kept.table.can_undo:
            for kind in ("undo", "redo", "pause", "resume", "peek"):
                if not (kept.table.is_over and kind not in ("undo", "redo")):
                    kept, _ = store.append(kept, Event(kind))
        if not kept.table.is_over:
            kept, _ = store.append(kept, Event("hint", kept.table.position.legal[0]))
        tables.append(kept)
    daily = find_or_begin(store, player, "cross-jack", DAY)
    daily, _ = store.append(daily, Event("move", daily.table.position.legal[0]))
    daily, _ = store.append(daily, Event("give up"))
    return [*tables, daily]


def file_of(store: Store, player: str) -> bytes:
    return json.dumps(write_file(read_out(store, player))).encode()


def test_what_is_taken_in_is_what_was_there(open_store: Callable[[], Store]) -> None:
    store = open_store()
    tables = fill(store, "ann")
    file = file_of(store, "ann")
    assert take_in(store, "bob", read_file(file)) == (len(tables), 0)
    with store.database.read() as connection:
        ids = dict(connection.execute(select(TableRow.origin, TableRow.id).where(TableRow.player == "bob")).all())
    fresh = open_store()
    for kept in tables:
        mine = fresh.load("bob", ids[kept.id])
        assert mine.table == kept.table
        assert mine.daily == kept.daily
        assert abs(mine.started - kept.started) < timedelta(seconds=1)
    assert without_moments(finished_games(store, "bob")) == without_moments(finished_games(store, "ann"))
    assert [one.day for one in days_played(store, "bob")] == [DAY]
    moved, _ = fresh.append(fresh.load("bob", ids[tables[0].id]), Event("undo"))
    assert moved.table.version == tables[0].table.version + 1


def without_moments(games: list[Json]) -> list[Json]:
    played = [{name: value for name, value in game.items() if name != "ended"} for game in games]
    return sorted(played, key=lambda game: str(sorted(game.items(), key=str)))


def test_to_take_in_twice_changes_nothing(store: Store) -> None:
    count = len(fill(store, "ann"))
    file = file_of(store, "ann")
    games = read_file(file)
    assert take_in(store, "ann", games) == (0, count)
    assert take_in(store, "bob", games) == (count, 0)
    assert take_in(store, "bob", read_file(file_of(store, "ann"))) == (0, count)
    # Back again, from the browser that took it in: it is still the same game.
    assert take_in(store, "ann", read_file(file_of(store, "bob"))) == (0, count)
    assert count_tables(store, "bob") == count
    assert take_in(store, "cid", read_file(file) + read_file(file)) == (count, count)


def test_a_player_keeps_one_table_a_day(store: Store) -> None:
    find_or_begin(store, "bob", "cross-jack", DAY)
    fill(store, "ann")
    take_in(store, "bob", read_file(file_of(store, "ann")))
    assert [one.day for one in days_played(store, "bob")] == [DAY]


def a_file(**changes: Any) -> Json:
    """A file with one small game, some of it changed."""
    game = {
        "id": "a" * 16,
        "game": "lake-effect",
        "deal": "22",
        "options": {},
        "rules_version": 1,
        "started": "2026-01-01T00:00:00+00:00",
        "events": [{"kind": "move", "move": "draw", "at": 5}, {"kind": "undo", "at": 9, "milliseconds": 4}],
    }
    return {"parlour": 1, "exported": "2026-01-02T00:00:00+00:00", "games": [game | changes]}


def test_results_are_worked_out_and_not_believed() -> None:
    row, events = read_file(json.dumps(a_file()).encode())[0]
    assert (row["version"], row["over"], row["milliseconds"], row.get("first_status")) == (2, False, 4, None)
    assert [event["plies"] for event in events] == [1, 1]
    assert events[1]["happened"] == datetime(2026, 1, 1, 0, 0, 0, 9000, tzinfo=UTC)
    # A day's deal is one of that day, or it is none of the day's games.
    assert read_file(json.dumps(a_file(daily="2026-01-01")).encode())[0][0]["daily"] is None


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"events": [{"kind": "move", "move": "fly", "at": 1}]}, "error-own-data-game"),
        ({"events": [{"kind": "undo", "at": 1}]}, "error-own-data-game"),
        ({"events": [{"kind": "hint", "move": "\0", "at": 1}]}, "error-own-data-game"),
        ({"events": [{"kind": "hint", "at": 1}]}, "error-own-data-game"),
        ({"events": [{"kind": "pause", "move": "draw", "at": 1}]}, "error-own-data-game"),
        ({"events": [{"kind": "win", "at": 1}]}, "error-own-data-shape"),
        ({"events": [{"kind": "resume", "at": -1}]}, "error-own-data-shape"),
        ({"events": 7}, "error-own-data-shape"),
        ({"first_score": 1_000}, "error-own-data-shape"),
        ({"game": "whist"}, "error-own-data-game"),
        ({"deal": None}, "error-own-data-game"),
        ({"deal": "9" * 19}, "error-own-data-game"),
        ({"options": {"order": "upwards"}}, "error-own-data-game"),
        ({"opponent": {"level": 1, "tick": "X"}}, "error-own-data-game"),
        ({"opening": ["draw", "fly"]}, "error-own-data-game"),
        ({"rules_version": 99}, "error-own-data-game"),
        ({"daily": "2999-01-01"}, "error-own-data-game"),
        ({"started": "yesterday"}, "error-own-data-game"),
        ({"id": "../../etc/passwd"}, "error-own-data-shape"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_by_its_place(changes: Json, key: str) -> None:
    file = a_file()
    file["games"].append(file["games"][0] | changes)
    with pytest.raises(Refused) as refused:
        read_file(json.dumps(file).encode())
    assert refused.value.message.key == key
    assert "games.1" in str(refused.value)


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"{", "none"),
        (b"\xff", "none"),
        (b"[]", "none"),
        (b"7", "none"),
        (b'{"parlour": 2, "exported": "", "games": []}', "shape"),
        (b'{"parlour": 1, "games": []}', "shape"),
        (b'{"parlour": 1, "exported": "", "games": [], "games": []}', "none"),
        (b"[" * 100_000, "none"),
        (b"[" + b"[]," * (MOST_PARTS // 2 + 1) + b"[]]", "parts"),
        (b'{"parlour": 1, "exported": "", "games": ' + b"9" * 10_000 + b"}", "none"),
    ],
    ids=["cut", "not text", "list", "number", "other format", "no date", "twice", "deep", "wide", "number too long"],
)
def test_what_is_no_such_file_is_refused(body: bytes, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_file(body)
    assert refused.value.message.key == f"error-own-data-{key}"


def test_what_takes_too_long_is_broken_off() -> None:
    with pytest.raises(Refused) as refused:
        read_file(json.dumps(a_file()).encode(), lambda: True)
    assert refused.value.message.key == "error-own-data-time"


def test_everything_is_deleted_and_nothing_else(open_store: Callable[[], Store]) -> None:
    store = open_store()
    tables = fill(store, "ann")
    others = fill(store, "bob")
    store.keep_par(tables[0], Par(1, 1))
    review = {"table_id": tables[0].id, "version": tables[0].table.version, "review": "{}"}
    with store.database.write() as connection:
        connection.execute(insert(ReviewRow), review)
    delete_all(store, "ann")
    with store.database.read() as connection:
        left = set(connection.scalars(select(TableRow.id)))
        assert left == {kept.id for kept in others}
        assert set(connection.scalars(select(EventRow.table_id))) == left
        assert connection.scalar(select(func.count()).select_from(ReviewRow)) == 0
    assert store.cache.get(tables[0].id) is None


def test_own_data_over_http(new_database: Callable[[str], str]) -> None:
    store = Store.open(new_database("sqlite"))
    with served(store) as address, browser(address) as ann, browser(address) as bob:
        bob.timeout = PATIENCE
        table = open_table(ann, "unlocker", deal="5")
        tell(ann, play_move(ann, table), "give up", milliseconds=1234)
        answer = ann.get("/api/own-data")
        assert "attachment" in answer.headers["content-disposition"]
        file = answer.json()
        assert bob.post("/api/own-data", json=file).json() == {"added": 1, "known": 0}
        assert bob.post("/api/own-data", json=file).json() == {"added": 0, "known": 1}
        moved = bob.get("/api/tables?state=finished").json()
        assert [(one["game"], one["deal"], one["milliseconds"]) for one in moved] == [("unlocker", "5", 1234)]

        file["games"].append(file["games"][0] | {"id": "b" * 16, "game": "foursquare"})
        refused = bob.post("/api/own-data", json=file)
        assert refused.status_code == 422
        assert refused.json()["error"]["values"]["game"] == "foursquare"
        assert bob.get("/api/own-data/count").json() == {"games": 1}

        large = json.dumps(a_file()).encode() + b" " * MOST_BYTES
        json_type = {"Content-Type": "application/json"}
        assert bob.post("/api/own-data", content=large, headers=json_type).status_code == 200
        too_large = b" " * (MOST_BYTES_OF_OWN_DATA + 1)
        assert bob.post("/api/own-data", content=too_large, headers=json_type).status_code == 413
        assert bob.post("/api/tables", content=large, headers=json_type).status_code == 413
        assert bob.post("/api/own-data", content=large, headers=json_type | {"Origin": "http://x"}).status_code == 403

        assert bob.post("/api/own-data/delete", json={"games": 1}).status_code == 409
        assert bob.post("/api/own-data/delete", json={"games": 2}).json() == {"games": 2}
        assert bob.get("/api/own-data").json()["games"] == []
        assert ann.get("/api/own-data/count").json() == {"games": 1}
    store.close()
