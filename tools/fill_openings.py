"""Fill ``src/parlour/pools/openings``: boards of Cross-Jack after the opening ticks, each proved won for one side.

    python tools/fill_openings.py 400

The boards are small enough to be solved exactly. An opening is tried at random; it is kept if the search proves a
winner and took at least ``STATES_AT_LEAST`` states for it, so that the win does not lie open. That is X nearly always,
since X goes on. The program's level goes from 2 to 5. The numbers come from ``SEED``, so the same file comes again.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from random import Random

from parlour.position import Position
from parlour.registry import GAMES
from parlour.search.solution import Limits
from parlour.search.solve import solve

FILE = Path(__file__).parent.parent / "src/parlour/pools/openings/cross-jack.csv"
COLUMNS = ("columns", "rows", "blockade", "opening", "level", "person")
BOARDS = ((6, 4), (7, 4), (7, 5), (8, 5), (9, 5))
LEVELS = (2, 3, 4, 5)
SEED = 20260101
STATES = 30_000
MEMORY = 4 * 2**20
STATES_AT_LEAST = 30


def find(random: Random) -> dict[str, str | int]:
    """A random board and opening that is proved won for a side, the person's; without the program's level."""
    game = GAMES["cross-jack"]
    while True:
        columns, rows = random.choice(BOARDS)
        options = game.complete_options(
            {"columns": columns, "rows": rows, "blockade": random.choice(("any", "both")), "opening": 2}
        )
        position, moves = Position.start(game, options), []
        while len(moves) < 4:
            moves.append(random.choice(position.legal))
            position = position.play(moves[-1])
        solution = solve(position, "win", Limits(STATES, MEMORY))
        if solution.verdict in ("X", "O") and solution.states >= STATES_AT_LEAST:
            return {
                "columns": columns,
                "rows": rows,
                "blockade": str(options["blockade"]),
                "opening": " ".join(moves),
                "person": solution.verdict,
            }


def main() -> None:
    """Write the file."""
    random = Random(SEED)
    FILE.parent.mkdir(exist_ok=True)
    with FILE.open("w", encoding="ascii", newline="") as file:
        rows = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        rows.writeheader()
        seen: set[str] = set()
        while len(seen) < int(sys.argv[1]):
            found = find(random)
            if (key := " ".join(str(value) for value in found.values())) not in seen:
                seen.add(key)
                rows.writerow(found | {"level": LEVELS[len(seen) % len(LEVELS)]})
                file.flush()


if __name__ == "__main__":
    main()
