"""Hints, peeks, the program's own moves and reviews over HTTP."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest

from parlour.position import Position
from parlour.record import parse_record
from parlour.registry import GAMES
from parlour.table.store import Store
from parlour.web.jobs import perform
from parlour.web.wire import TableJson
from parlour.web.wire_advice import HintJson, PeekJson, ReviewJson
from parlour.web.workers import KINDS, MOST_WAITING_OF_A_PLAYER, Workers
from parlour.words import english
from tests.serving import Json, browser, open_table, play_move, served, tell
from tests.small_jobs import advise, advise_late
from tests.test_server import message_of, refused
from tests.test_workers import until

MINUTES = 250
"""Seconds that an answer may take where something may have to be compiled first."""


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """The file that reviews of ``advised`` wait for."""
    return tmp_path / "gate"


@pytest.fixture
def workers(gate: Path) -> Workers:
    """One worker for quick jobs and one for all, whose advice is quick."""
    return Workers(partial(advise, str(gate)), each=1)


@pytest.fixture
def address(kept_store: Store, workers: Workers) -> Iterator[str]:
    with served(kept_store, workers) as address:
        yield address


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    with browser(address) as client:
        yield client


def ask(client: httpx.Client, table: Json, what: str) -> httpx.Response:
    """Ask for a hint, a peek or a reply."""
    return client.post(f"/api/tables/{table['id']}/{what}", json={"version": table["version"]})


def look(client: httpx.Client, table: Json, what: str = "", **query: object) -> httpx.Response:
    return client.get(f"/api/tables/{table['id']}{what and '/'}{what}", params={k: str(v) for k, v in query.items()})


def given_up(client: httpx.Client, game: str = "unlocker", moves: int = 3) -> Json:
    """A game that was given up after some moves."""
    table = open_table(client, game, deal="5", fresh=True)
    for _ in range(moves):
        table = play_move(client, table)
    over: Json = tell(client, table, "give up").json()
    return over


def answered(ask_again: Callable[[], httpx.Response], status: int = 200) -> Json:
    """The answer, once it is no longer that one has to wait."""
    end = time.monotonic() + 60
    while (answer := ask_again()).status_code == 202:
        assert 0 <= answer.json()["done"] <= 1
        assert time.monotonic() < end
        time.sleep(0.01)
    assert answer.status_code == status, answer.text
    data: Json = answer.json()
    return data


def test_a_hint_is_counted_with_the_table_and_changes_nothing_else(client: httpx.Client) -> None:
    table = tell(client, play_move(client, open_table(client, "unlocker", deal="4")), "undo").json()
    hint = ask(client, table, "hint").json()
    assert hint["move"] == table["view"]["moves"][0]["text"]
    assert hint["table"]["hints"] == table["hints"] + 1
    same = ("version", "hints", "said", "noticed")
    assert {k: v for k, v in hint["table"].items() if k not in same} == {
        k: v for k, v in table.items() if k not in same
    } | {"happened": []}
    assert hint["table"]["version"] == table["version"] + 1
    assert look(client, table).json()["hints"] == hint["table"]["hints"]
    refused(ask(client, table, "hint"), 409, "error-table-stale")


def test_help_is_for_games_that_go_on(client: httpx.Client) -> None:
    over = given_up(client)
    for what in ("hint", "peek"):
        assert refused(ask(client, over, what), 409, "error-table-finished")["table"]["version"] == over["version"]
    for what in ("review", "positions"):
        refused(look(client, open_table(client, "unlocker"), what), 409, "error-review-unfinished")


@pytest.mark.parametrize("tick", ["X", "O"])
def test_the_program_plays_its_side(client: httpx.Client, tick: str) -> None:
    table = open_table(client, "cross-jack", opponent={"level": 2, "tick": tick})
    assert table["opponent"] == {"level": 2, "tick": tick}
    programs = 0
    while table["ply"] < 12:
        if table["view"]["to_move"] == tick:
            assert table["view"]["moves"] == []
            for what in ("hint", "peek"):
                refused(ask(client, table, what), 409, "error-programs-turn")
            assert (
                refused(tell(client, table, "move", move="a1"), 409, "error-programs-turn")["table"]["ply"]
                == (table["ply"])
            )
            assert look(client, table, "why", source="a1").json()["reason"]["key"] == "error-programs-turn"
            table = ask(client, table, "reply").json()
            programs += 1
            assert table["happened"]
            assert look(client, table).json()["ply"] == table["ply"], "it is kept"
        else:
            refused(ask(client, table, "reply"), 409, "error-not-programs-turn")
            table = play_move(client, table, 3)
    assert programs == 6
    back = tell(client, table, "undo").json()
    assert back["view"]["to_move"] != tick
    assert back["ply"] < table["ply"]
    about = look(client, table, "record").json()["about"]
    assert about[tick] == "program, level 2"
    assert about["O" if tick == "X" else "X"] == "person"
    over = tell(client, back, "give up").json()
    assert over["ended"]["by"] != tick


def test_a_game_against_the_program_is_another_than_one_of_two_people(client: httpx.Client) -> None:
    program = open_table(client, "cross-jack", opponent={"level": 2, "tick": "O"})
    assert open_table(client, "cross-jack", opponent={"level": 2, "tick": "O"})["id"] == program["id"]
    for other in (None, {"level": 3, "tick": "O"}, {"level": 2, "tick": "X"}):
        assert open_table(client, "cross-jack", opponent=other)["id"] != program["id"]
    assert open_table(client, "cross-jack")["opponent"] is None
    refused(ask(client, open_table(client, "cross-jack"), "reply"), 409, "error-not-programs-turn")


def test_no_review_holds_up_another_players_moves(client: httpx.Client, address: str, gate: Path) -> None:
    over = given_up(client)
    review = partial(look, client, over, "review")
    assert review().status_code == 202
    while review().json()["state"] == "waiting":
        time.sleep(0.01)
    with browser(address) as other:
        for player in (other, client):
            table = play_move(player, open_table(player, "cross-jack", opponent={"level": 2, "tick": "O"}))
            table = play_move(player, table)
            assert ask(player, table, "reply").status_code == 200
            table = open_table(player, "unlocker")
            table = ask(player, table, "hint").json()["table"]
            assert look(player, table, "outlook").json() == {"version": table["version"], "verdict": "unknown"}
    assert review().json()["state"] == "running"
    gate.touch()
    assert answered(review)["state"] == "done"


def test_a_review_is_made_once(client: httpx.Client, kept_store: Store, gate: Path) -> None:
    gate.touch()
    over = given_up(client)
    first = answered(partial(look, client, over, "review"))
    gate.unlink()
    with served(kept_store, Workers(partial(advise, str(gate)), each=1)) as there, browser(there) as again:
        again.cookies.update(client.cookies)
        assert look(again, over, "review").json() == first


def test_a_review_that_a_server_did_not_finish_is_begun_again_by_the_next(kept_store: Store, gate: Path) -> None:
    with served(kept_store, Workers(partial(advise, str(gate)), each=1)) as here, browser(here) as client:
        over = given_up(client)
        assert look(client, over, "review").status_code == 202
    gate.touch()
    with served(kept_store, Workers(partial(advise, str(gate)), each=1)) as there, browser(there) as again:
        again.cookies.update(client.cookies)
        assert answered(partial(look, again, over, "review"))["state"] == "done"


def test_a_game_that_goes_on_after_its_end_is_reviewed_anew(client: httpx.Client, gate: Path) -> None:
    gate.touch()
    table = open_table(client, "cross-the-barrier", deal="5", fresh=True)
    random = Random(1)
    while not table["over"]:
        table = play_move(client, table, random.randrange(100))
    answered(partial(look, client, table, "review"))
    back = tell(client, table, "undo").json()
    refused(look(client, back, "review"), 409, "error-review-unfinished")
    gate.unlink()
    again = tell(client, back, "redo").json()
    assert look(client, again, "review").status_code == 202
    gate.touch()
    answered(partial(look, client, again, "review"))


def test_a_lost_worker_is_a_sentence_and_the_next_job_is_done(client: httpx.Client, workers: Workers) -> None:
    table = open_table(client, "unlocker", deal="8")
    refused(ask(client, table, "peek"), 503, "error-job-lost")
    assert look(client, table).json()["peeks"] == 0
    assert ask(client, table, "hint").status_code == 200
    over = given_up(client)
    review = partial(look, client, over, "review")
    while review().json()["state"] == "waiting":
        time.sleep(0.01)
    for process in workers.processes:
        os.kill(process, signal.SIGKILL)
    refused_data = answered(review, 503)
    assert refused_data["error"]["key"] == "error-job-lost"
    assert review().status_code == 202, "it is begun again"


def test_who_asks_for_too_much_is_told_so(client: httpx.Client, address: str) -> None:
    games = [given_up(client) for _ in range(MOST_WAITING_OF_A_PLAYER + 2)]
    first = partial(look, client, games[0], "review")
    while first().json()["state"] == "waiting":
        time.sleep(0.01)
    for game in games[1:-1]:
        assert look(client, game, "review").json()["state"] == "waiting"
    refused(look(client, games[-1], "review"), 503, "error-overloaded")
    assert play_move(client, open_table(client, "unlocker"))["ply"] > 0
    with browser(address) as other:
        assert look(other, given_up(other), "review").status_code == 202


def test_a_reply_to_what_was_taken_back_is_not_played(client: httpx.Client) -> None:
    table = open_table(client, "cross-jack", opponent={"level": 1, "tick": "O"}, options={"opening": 1})
    table = play_move(client, table)
    with ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(lambda what: what(), [partial(ask, client, table, "reply")] * 2))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert look(client, table).json()["ply"] == 2


def test_the_positions_of_a_game_and_of_a_better_line(client: httpx.Client) -> None:
    table = open_table(client, "lake-effect", deal="6")
    views = [table["view"]]
    for _ in range(60):
        table = play_move(client, table, 0)
        views.append(table["view"])
    over = tell(client, table, "give up").json()
    positions = look(client, over, "positions").json()
    assert positions == {"skip": 0, "count": 61, "views": views[:50]}
    assert look(client, over, "positions", skip=50).json()["views"] == views[50:]
    assert look(client, over, "positions", ply=58).json() == {"skip": 0, "count": 3, "views": views[58:]}
    assert look(client, over, "positions", ply=99, skip=7).json() == {"skip": 7, "count": 1, "views": []}
    other = views[2]["moves"][-1]["text"]
    line = look(client, over, "positions", ply=2, line=other).json()
    assert (line["count"], line["views"][0]) == (2, views[2])
    assert line["views"][1] != views[3]
    refused(look(client, over, "positions", ply=2, line="d4xd4"), 422, "error-illegal-move")


def test_help_that_nobody_waits_for_is_not_counted(kept_store: Store, gate: Path) -> None:
    with served(kept_store, Workers(partial(advise_late, str(gate)), each=1)) as address, browser(address) as client:
        table = open_table(client, "unlocker")
        for what in ("hint", "peek"):
            with pytest.raises(httpx.ReadTimeout):
                client.post(f"/api/tables/{table['id']}/{what}", json={"version": table["version"]}, timeout=0.2)
        gate.touch()
        # The jobs of one player are done one after the other, so by now those are done.
        asked = ask(client, table, "peek").json()["table"]
        assert (asked["peeks"], asked["hints"]) == (1, 0)


def test_nobody_is_advised_at_anothers_table(client: httpx.Client, address: str) -> None:
    table = open_table(client, "unlocker")
    with browser(address) as other:
        for what in ("hint", "peek", "reply"):
            refused(ask(other, table, what), 404, "error-table-unknown")
        for what in ("outlook", "review", "positions"):
            refused(look(other, table, what), 404, "error-table-unknown")


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "unlocker", "opponent": {"level": 1, "tick": "X"}}, "error-opponent"),
        ({"game": "cross-jack", "opponent": {"level": 0, "tick": "X"}}, "error-request"),
        ({"game": "cross-jack", "opponent": {"level": 6, "tick": "X"}}, "error-request"),
        ({"game": "cross-jack", "opponent": {"level": 1, "tick": "Z"}}, "error-request"),
        ({"game": "cross-jack", "opponent": {"level": 1}}, "error-request-missing"),
        ({"game": "cross-jack", "winnable": True}, "error-winnable-game"),
        ({"game": "unlocker", "deal": "1", "winnable": True}, "error-winnable-deal"),
        ({"game": "unlocker", "winnable": 1}, "error-request"),
    ],
)
def test_a_wrong_wish_is_answered_in_a_sentence(client: httpx.Client, wish: Json, key: str) -> None:
    refused(client.post("/api/tables", json=wish), 422, key)


@pytest.fixture(scope="module")
def real(new_database: Callable[[str], str]) -> Iterator[str]:
    """The address of a server whose workers do their real jobs, but have little time for each."""
    store = Store.open(new_database("sqlite"))
    kinds = {name: replace(kind, seconds=0.5) for name, kind in KINDS.items()}
    with served(store, Workers(perform, kinds, each=1)) as address:
        yield address
    store.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_programs_advice_is_true(real: str, game: str) -> None:
    with browser(real) as client:
        client.timeout = httpx.Timeout(MINUTES)
        table = play_move(client, open_table(client, game, deal="5" if GAMES[game].dealt else None))
        hint = ask(client, table, "hint")
        HintJson.model_validate(hint.json())
        table = hint.json()["table"]
        assert table["hints"] == 1
        assert hint.json()["move"] in [move["text"] for move in table["view"]["moves"]]
        assert english(message_of(hint.json()["reason"]))

        outlook = look(client, table, "outlook").json()
        assert outlook["version"] == table["version"]
        peek = ask(client, table, "peek")
        PeekJson.model_validate(peek.json())
        assert english(message_of(peek.json()["words"]))
        verdict, line = peek.json()["verdict"], peek.json()["line"]
        assert peek.json()["table"]["peeks"] == (1 if line else 0)
        position = position_of(client, table)
        for move in line:
            position = position.play(move)
        if verdict != "unknown":
            assert outlook["verdict"] in (verdict, "unknown")
            assert {"won": "winnable", "lost": "dead"}.get(position.status, position.winner or "draw") == verdict

        table = play_move(client, peek.json()["table"])
        over = tell(client, table, "give up").json()
        review = answered(partial(look, client, over, "review"))
        ReviewJson.model_validate(review)
        assert [judged["move"] for judged in review["review"]["moves"]] == look(client, over, "record").json()["moves"]


def position_of(client: httpx.Client, table: Json) -> Position:
    """The position on a table, as its record has it."""
    return parse_record(look(client, table, "record").json()).end()


def test_along_a_way_to_win_nothing_is_worked_out_again(kept_store: Store) -> None:
    workers = Workers(perform, each=1)
    with served(kept_store, workers) as address, browser(address) as client:
        client.timeout = httpx.Timeout(MINUTES)
        table = open_table(client, "cross-the-barrier", deal="5")
        peek = ask(client, table, "peek").json()
        workers.close()
        table = peek["table"]
        assert len(peek["line"]) > 3
        for move in peek["line"]:
            assert look(client, table, "outlook").json() == {"version": table["version"], "verdict": "winnable"}
            table = tell(client, table, "move", move=move).json()
        assert table["view"]["status"] == "won"
        other = open_table(client, "cross-the-barrier", deal="6")
        refused(look(client, other, "outlook"), 503, "error-overloaded")


def test_of_a_players_looks_ahead_only_the_last_is_still_worked_out(kept_store: Store, gate: Path) -> None:
    workers = Workers(partial(advise_late, str(gate)), each=1)
    with served(kept_store, workers) as address, browser(address) as client, ThreadPoolExecutor(3) as threads:
        table = open_table(client, "unlocker")
        running = threads.submit(look, client, table, "outlook")
        until(lambda: len(workers.processes) > 0 and not workers._waiting)
        waiting = threads.submit(look, client, table, "outlook")
        until(lambda: len(workers._waiting) > 0)
        last = threads.submit(look, client, table, "outlook")
        assert waiting.result(MINUTES).json()["verdict"] == "unknown"
        assert not (running.done() or last.done())
        gate.touch()
        assert running.result(MINUTES).status_code == last.result(MINUTES).status_code == 200


def test_every_level_plays(real: str) -> None:
    with browser(real) as client:
        client.timeout = httpx.Timeout(MINUTES)
        for level in range(1, 6):
            table = open_table(client, "cross-jack", opponent={"level": level, "tick": "X"})
            reply = ask(client, table, "reply")
            TableJson.model_validate(reply.json())
            assert reply.json()["ply"] == 1
            same = open_table(client, "cross-jack", opponent={"level": level, "tick": "X"}, fresh=True)
            assert ask(client, same, "reply").status_code == 200
