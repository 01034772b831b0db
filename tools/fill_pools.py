"""Fill ``src/parlour/pools``: winnable deals of each preset, each with its difficulty.

    python tools/fill_pools.py 1000

For each preset (of a game without presets, its usual options) the deals from ``FIRST`` on are tried, as many as it
takes. A deal that is not proved winnable within ``STATES`` states is left out.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

from parlour.players.difficulty import difficulty
from parlour.position import Position
from parlour.registry import GAMES
from parlour.search.solution import Limits
from parlour.search.solve import solve

FOLDER = Path(__file__).parent.parent / "src/parlour/pools"
FIRST = 100_000
STATES = 100_000
PROCESSES = 2


def judge(task: tuple[str, str, int]) -> tuple[int, int | None]:
    """A deal, and its difficulty if it is proved winnable."""
    name, preset, deal = task
    game = GAMES[name]
    options = game.preset(preset) if preset in game.presets else game.complete_options({})
    position = Position.deal(game, options, deal)
    won = solve(position, "win", Limits(states=STATES)).verdict == "winnable"
    return deal, difficulty(position) if won else None


def fill(name: str, preset: str, wanted: int) -> None:
    """Write the file of one preset."""
    tasks = ((name, preset, deal) for deal in range(FIRST, FIRST + 10 * wanted))
    with (
        get_context("spawn").Pool(PROCESSES) as pool,
        (FOLDER / f"{name}-{preset}.csv").open("w", encoding="ascii", newline="") as file,
    ):
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("deal", "difficulty"))
        for _, (deal, level) in zip(range(wanted), _won(pool.imap(judge, tasks)), strict=False):
            rows.writerow((deal, level))


def _won(judged: Iterator[tuple[int, int | None]]) -> Iterator[tuple[int, int | None]]:
    return (one for one in judged if one[1] is not None)


def main() -> None:
    """Fill the files of all solitaires."""
    wanted = int(sys.argv[1])
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        if game.players == 1:
            for preset in game.presets or ("default",):
                fill(game.id, preset, wanted)


if __name__ == "__main__":
    main()
