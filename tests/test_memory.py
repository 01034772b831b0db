"""What the server needs in memory when a thousand games are open."""

from __future__ import annotations

import subprocess
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, update

from parlour.registry import GAMES
from parlour.table.schema import EventRow, TableRow
from parlour.table.store import Store
from parlour.table.table import Setup
from tests.serving import ServerProcess, browser

OPEN_GAMES = 1_000
MOST_MEGABYTES = 300
MOVES = 30


@pytest.mark.soak
def test_a_thousand_open_games_fit_into_300_megabytes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/parlour.db"
    server = ServerProcess(database)
    with browser(server.address) as client:
        client.get("/")
        player = client.cookies["parlour"].split(".")[0]
        for table_id in tables_in_the_middle(database, player):
            assert client.get(f"/api/tables/{table_id}").json()["version"] > 0
        megabytes = resident_megabytes(server.process.pid)
    server.kill()
    assert megabytes < MOST_MEGABYTES


def tables_in_the_middle(database: str, player: str) -> list[str]:
    """Tables of a player's, each in the middle of a game."""
    store = Store.open(database)
    tables = [store.new_table(player, setup_of(number)).id for number in range(OPEN_GAMES)]
    play_all(store, tables)
    store.close()
    return tables


def setup_of(number: int) -> Setup:
    game = list(GAMES.values())[number % len(GAMES)]
    return Setup(game, game.complete_options({}), number if game.dealt else None)


def play_all(store: Store, tables: list[str]) -> None:
    """Write the events of games, played at random, all at once."""
    now = datetime.now(UTC)
    events: list[dict[str, Any]] = []
    versions = []
    for number, table_id in enumerate(tables):
        moves = random_moves(setup_of(number), Random(number))
        versions.append({"version": len(moves), "key": table_id})
        events += [
            {"table_id": table_id, "number": place, "kind": "move", "move": move, "by": None, "happened": now}
            for place, move in enumerate(moves, 1)
        ]
    with store.database.write() as connection:
        connection.execute(insert(EventRow), events)
        for each in versions:
            connection.execute(update(TableRow).where(TableRow.id == each["key"]).values(version=each["version"]))


def random_moves(setup: Setup, random: Random) -> list[str]:
    position = setup.start()
    moves: list[str] = []
    while not position.is_over and len(moves) < MOVES:
        moves.append(random.choice(position.legal))
        position = position.play(moves[-1])
    return moves


def resident_megabytes(process: int) -> float:
    kilobytes = subprocess.check_output(["ps", "-o", "rss=", "-p", str(process)], text=True)
    return int(kilobytes) / 1024
