"""Exact values of Cross-Jack from the empty board: how far the solver comes, board by board.

Results are stored after each board.
"""

from __future__ import annotations

import argparse

from bench.keeping import store
from parlour.position import Position
from parlour.registry import find_game
from parlour.search.alpha_beta import solve_two
from parlour.search.solution import Limits

BOARDS = (
    *((columns, 3) for columns in range(4, 11)),
    *((columns, 4) for columns in range(4, 11)),
    *((columns, 5) for columns in range(4, 11)),
    *((columns, 6) for columns in (4, 5, 6, 7, 8, 10, 11, 12)),
    *((columns, 7) for columns in (6, 7, 8, 12, 9)),
    (9, 6),
)
"""The boards, the hardest ones last."""


def main() -> None:
    """Solve board after board, printing and storing what there is."""
    parser = argparse.ArgumentParser(prog="python -m bench.cross_jack_exact", description=__doc__)
    parser.add_argument("--states", type=int, default=100_000_000, help="the most states for each board")
    limits = Limits(states=parser.parse_args().states, memory=2**30)
    game = find_game("cross-jack")
    boards = []
    for columns, rows in BOARDS:
        for blockade in ("any", "both"):
            options = game.complete_options({"columns": columns, "rows": rows, "blockade": blockade})
            found = solve_two(Position.start(game, options), limits)
            board = {"columns": columns, "rows": rows, "blockade": blockade, "verdict": found.verdict}
            boards.append(board | {"states": found.states, "plies": len(found.line)})
            print(boards[-1], flush=True)
            store("cross-jack-exact", {"limits": {"states": limits.states, "memory": limits.memory}, "boards": boards})


if __name__ == "__main__":
    main()
