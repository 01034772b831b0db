"""Thousands of Lake Effect's endgames: with all prunings, without each, without all, and by looking at every state.

    python -m bench.endgames --count 3000

The suite tries some hundred of them. A difference ends the run with the position that shows it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from bench.keeping import store
from tests.test_lake_effect_search import KINDS, WITHOUT, compare, small


def main() -> None:
    """Compare, print and store."""
    parser = argparse.ArgumentParser(prog="python -m bench.endgames", description=__doc__)
    parser.add_argument("--count", type=int, default=3000, help="endgames of each kind")
    parser.add_argument("--seed", type=int, default=20261130)
    given = parser.parse_args()
    rows = []
    for kind in KINDS:
        random = Random(given.seed)
        verdicts = Counter(compare(*small(kind, random)) for _ in range(given.count))
        rows.append(
            {"kind": kind, "endgames": given.count, "verdicts": dict(verdicts), "searches each": 2 * len(WITHOUT)}
        )
        print(rows[-1], flush=True)
        store("lake-effect-endgames", {"seed": given.seed, "rows": rows, "differences": 0})


if __name__ == "__main__":
    main()
