"""How fast the searches are: Lake Effect's beside Solvitaire's published figures, and alpha-beta on Cross-Jack."""

from __future__ import annotations

import time
from dataclasses import dataclass

from parlour.position import Position
from parlour.registry import GAMES
from parlour.search.alpha_beta import Search, deepen
from parlour.search.best_first import BestFirst
from parlour.search.solution import Limits
from parlour.search.solve import adapter_of, solve

SOLVITAIRE_STATES = 700_000
SOLVITAIRE_BYTES = (320, 650)
"""States a second and bytes a cached state of Solvitaire (C. Blake and I. Gent, 2019) at Klondike, on a like core."""

LAKE_DEALS = range(3000, 3012)
LAKE_STATES = 1_000_000
TABLE = 2**20
NODES = 300_000


@dataclass(frozen=True)
class Rate:
    """What was searched in how long, and what a state takes where that is known."""

    states: int
    seconds: float
    bytes_a_state: float | None = None

    @property
    def a_second(self) -> float:
        """States a second."""
        return self.states / self.seconds


def measure() -> dict[str, Rate]:
    """The searches by their names."""
    return {"Lake Effect, hard": lake_effect(), "Cross-Jack 10x8": cross_jack()}


def print_table(found: dict[str, Rate]) -> None:
    """Print the rates, beside Solvitaire's."""
    low, high = SOLVITAIRE_BYTES
    print(f"\n{'searches':40} {'M states/s':>10} {'bytes':>8}")
    for name, rate in found.items():
        size = f"{rate.bytes_a_state:.0f}" if rate.bytes_a_state else ""
        print(f"{name:40} {rate.a_second / 1e6:10.2f} {size:>8}")
    print(f"{'Solvitaire, Klondike, as published':40} {SOLVITAIRE_STATES / 1e6:10.2f} {f'{low}-{high}':>8}")


def lake_effect() -> Rate:
    """The solver of Lake Effect, over deals under "hard" to their ends."""
    game = GAMES["lake-effect"]
    options = game.preset("hard")
    solve(Position.deal(game, options, 0), "win", Limits(states=1000))
    start, states = time.perf_counter(), 0
    for deal in LAKE_DEALS:
        states += solve(Position.deal(game, options, deal), "win", Limits(states=LAKE_STATES)).states
    seconds = time.perf_counter() - start
    position = Position.deal(game, options, 0)
    adapter = adapter_of(game)
    *_, whole = adapter.prepare(position, "win", frozenset())
    size = BestFirst(position, whole, Limits(states=1000), adapter).bytes_per_state
    return Rate(states, seconds, size)


def cross_jack() -> Rate:
    """Alpha-beta on the empty board of 10 by 8."""
    game = GAMES["cross-jack"]
    position = Position.start(game, game.complete_options({}))
    for move in ("a8", "c8", "b1", "d1"):
        position = position.play(move)
    deepen(Search(position, TABLE), position, 1000)
    search = Search(position, TABLE)
    start = time.perf_counter()
    deepen(search, position, NODES)
    return Rate(search.searched, time.perf_counter() - start)
