"""Cross-Jack's strongest player against itself on boards of several sizes: who wins, and how long games are.

The opening ticks are drawn at random. A game is over as soon as the search has proved who wins. Results are stored
after each board.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from bench.cross_jack_levels import opened
from bench.keeping import store
from parlour.players.cross_jack import LEVELS, TABLE
from parlour.position import Position
from parlour.search.alpha_beta import Search, deepen, outcome
from parlour.search.alpha_beta_loop import WIN

BOARDS = ((10, 8), (10, 6), (8, 6), (12, 8), (14, 8))


def play(position: Position, nodes: int, seed: int) -> tuple[str, int]:
    """Play a position to its end, or until a winner is proved; who wins, or "draw", and the plies played."""
    level, plies = LEVELS[max(LEVELS)], 0
    while not position.is_over:
        best, value = deepen(Search(position, TABLE), position, nodes, level.depth, level.noise, seed)
        if abs(value) == WIN:
            return ("X" if (value > 0) == (position.to_move == "X") else "O"), plies
        position = position.play(position.game.move_texts[best])
        plies += 1
    return outcome(position), plies


def measure(columns: int, rows: int, blockade: str, games: int, nodes: int) -> dict[str, Any]:
    """Games on one board."""
    results = {"X": 0, "O": 0, "draw": 0}
    total = 0
    for number in range(games):
        position = opened({"columns": columns, "rows": rows, "blockade": blockade}, Random(number))
        winner, plies = play(position, nodes, number)
        results[winner] += 1
        total += plies
    board = {"columns": columns, "rows": rows, "blockade": blockade, "games": games}
    return board | results | {"mean plies after the opening": round(total / games, 1)}


def main() -> None:
    """Measure board after board, printing and storing what there is."""
    parser = argparse.ArgumentParser(prog="python -m bench.cross_jack_boards", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games on each board")
    parser.add_argument("--nodes", type=int, default=80_000, help="states searched for a move")
    given = parser.parse_args()
    boards = []
    for columns, rows in BOARDS:
        for blockade in ("any", "both"):
            boards.append(measure(columns, rows, blockade, given.games, given.nodes))
            print(boards[-1], flush=True)
            store("cross-jack-boards", {"states a move": given.nodes, "boards": boards})


if __name__ == "__main__":
    main()
