"""The server is killed in the middle of games, again and again: what it acknowledged is there, and the games go on."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Timer

import httpx
import pytest

from parlour.registry import GAMES
from tests.serving import Json, ServerProcess, browser, open_table, play_move, tell

MINUTES = 250
"""Seconds that an answer may take: what the program plays with may have to be compiled first."""


@dataclass
class Seen:
    """What a player has seen acknowledged: how a table was after each of its versions, and the time played by then."""

    views: dict[int, Json] = field(default_factory=dict)
    times: dict[int, int] = field(default_factory=dict)

    def note(self, table: Json) -> None:
        self.views[table["version"]] = table["view"]
        self.times[table["version"]] = table["milliseconds"]


def play_until_killed(client: httpx.Client, table: Json, seen: Seen, random: Random) -> int:
    """Play on at random until the server is gone; the number of events that it acknowledged."""
    count = 0
    while True:
        seen.note(table)
        kind, more = "move", {}
        if table["can_undo"] and (table["over"] or random.random() < 0.2):
            kind = "undo"
        else:
            more = {"move": random.choice(table["view"]["moves"])["text"]}
        spent, before = random.randrange(1, 1000), table["milliseconds"]
        try:
            answer = tell(client, table, kind, milliseconds=spent, **more)
        except httpx.TransportError:
            return count
        assert answer.status_code == 200, answer.text
        table, count = answer.json(), count + 1
        assert table["milliseconds"] == before + spent


@pytest.mark.parametrize("kills", [7, pytest.param(20, marks=pytest.mark.soak)])
def test_no_acknowledged_event_is_lost_when_the_server_is_killed(tmp_path: Path, kills: int) -> None:
    random = Random()
    games: dict[str, tuple[str, Seen]] = {}
    cookies = httpx.Cookies()
    acknowledged = 0
    for kill in range(kills):
        server = ServerProcess(f"sqlite:///{tmp_path}/parlour.db")
        timer = Timer(random.uniform(0.05, 0.6), server.process.kill)
        try:
            with browser(server.address) as client:
                client.cookies = cookies
                for table_id, seen in games.values():
                    check_nothing_lost(client.get(f"/api/tables/{table_id}").json(), seen)
                game = list(GAMES)[kill % len(GAMES)]
                if game not in games:
                    games[game] = (open_table(client, game)["id"], Seen())
                table_id, seen = games[game]
                table = client.get(f"/api/tables/{table_id}").json()
                cookies = client.cookies
                timer.start()
                acknowledged += play_until_killed(client, table, seen, random)
        finally:
            timer.cancel()
            server.kill()
    assert acknowledged > kills


def check_nothing_lost(table: Json, seen: Seen) -> None:
    """The table is as it was last acknowledged, or one event further: the one whose answer the kill swallowed."""
    last = max(seen.views)
    assert table["version"] in (last, last + 1)
    if table["version"] == last:
        assert (table["view"], table["milliseconds"]) == (seen.views[last], seen.times[last])
    else:
        assert table["milliseconds"] > seen.times[last]


def test_the_programs_move_is_kept_before_it_is_told(tmp_path: Path) -> None:
    cookies = httpx.Cookies()
    table: Json = {}
    for kill in range(3):
        server = ServerProcess(f"sqlite:///{tmp_path}/parlour.db")
        try:
            with browser(server.address) as client:
                client.cookies, client.timeout = cookies, httpx.Timeout(MINUTES)
                if not table:
                    table = open_table(client, "cross-jack", opponent={"level": 1, "tick": "O"}, options={"opening": 1})
                seen = client.get(f"/api/tables/{table['id']}").json()
                # Of the answer that the kill swallowed nobody knows; all that was told before is there.
                assert seen["version"] == table["version"] or (kill == 2 and seen["version"] == table["version"] + 1)
                assert seen["view"] == table["view"] or seen["version"] > table["version"]
                table = seen
                if table["view"]["to_move"] != "O":
                    table = play_move(client, table)
                reply = client.post(f"/api/tables/{table['id']}/reply", json={"version": table["version"]})
                assert reply.status_code == 200, reply.text
                table = reply.json()
                cookies = client.cookies
                if kill == 1:
                    table = killed_while_the_program_thinks(client, server, table)
        finally:
            server.kill()
    assert table["ply"] >= 5


def killed_while_the_program_thinks(client: httpx.Client, server: ServerProcess, table: Json) -> Json:
    """The table as it was last acknowledged."""
    table = play_move(client, table)
    Timer(0.005, server.process.kill).start()
    with suppress(httpx.TransportError):
        table = client.post(f"/api/tables/{table['id']}/reply", json={"version": table["version"]}).json()
    server.process.wait()
    return table
