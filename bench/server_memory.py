"""The server's memory with a thousand open games, every one begun by its first moves."""

from __future__ import annotations

import statistics
import time
from typing import Any

import httpx
import psutil

from bench.servers import running_server
from parlour.registry import GAMES

OPEN_GAMES = 1_000
MOVES_EACH = 10
MEGABYTE = 2**20


def measure() -> dict[str, float]:
    """Megabytes of the server's process when empty and with the games open, and milliseconds for a move's answer."""
    with running_server() as (address, number):
        return _measure(address, psutil.Process(number))


def _measure(address: str, process: psutil.Process) -> dict[str, float]:
    times: list[float] = []
    with httpx.Client(base_url=address, timeout=30, trust_env=False) as client:
        client.get("/api/games").raise_for_status()
        empty = process.memory_info().rss / MEGABYTE
        names = list(GAMES)
        for number in range(OPEN_GAMES):
            times += _begin_game(client, names[number % len(names)], number)
        return {
            "empty server, MB": empty,
            f"{OPEN_GAMES} open games, MB": process.memory_info().rss / MEGABYTE,
            "a move's answer, ms": statistics.median(times) * 1000,
        }


def _begin_game(client: httpx.Client, name: str, number: int) -> list[float]:
    wish: dict[str, Any] = {"game": name, "fresh": True}
    if GAMES[name].dealt:
        wish["deal"] = str(number)
    table = client.post("/api/tables", json=wish).raise_for_status().json()
    times = []
    for _ in range(MOVES_EACH):
        event = {"version": table["version"], "kind": "move", "move": table["view"]["moves"][0]["text"]}
        start = time.perf_counter()
        table = client.post(f"/api/tables/{table['id']}/events", json=event).raise_for_status().json()
        times.append(time.perf_counter() - start)
        if table["over"]:
            break
    return times
