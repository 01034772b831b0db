"""Compile what many tests need once, before many processes want it at the same time: ``python -m tests.ready``."""

from __future__ import annotations

from multiprocessing import get_context

from parlour.registry import GAMES
from parlour.web.jobs import perform
from parlour.web.worker import Clock

PROCESSES = 2
SLOWEST_FIRST = ("lake-effect", "cross-jack", "cross-the-barrier", "unlocker", "foursquare")


def compile_game(name: str) -> None:
    """Have the server's advice about a game compiled, or read from the disk."""
    perform("warm up", {"game": name}, Clock(1, lambda done: None))


def main() -> None:
    """Compile all games."""
    assert set(SLOWEST_FIRST) == set(GAMES)
    with get_context("spawn").Pool(PROCESSES) as pool:
        pool.map(compile_game, SLOWEST_FIRST, chunksize=1)


if __name__ == "__main__":
    main()
