"""How many deals of Lake Effect are decided by how many states: the presets, and each option alone.

    python -m bench.lake_effect_curve --presets 20000000 --options 1000000 [--store]

The solver was tuned on deals 1-100 and is tried on others. Every line is replayed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

from bench.keeping import store
from parlour.game import OptionValue
from parlour.position import Position
from parlour.registry import GAMES
from parlour.search.solution import MEMORY, Limits
from parlour.search.solve import solve_win

GAME = GAMES["lake-effect"]
BUDGETS = (10_000, 100_000, 200_000, 1_000_000, 4_000_000, 20_000_000)
PRESET_DEALS = range(2001, 2101)
OPTION_DEALS = range(2001, 2041)


def measure(name: str, options: dict[str, OptionValue], deals: range, states: int) -> dict[str, Any]:
    """How many of the deals are won and dead within each budget up to ``states``, and which are open."""
    decided: dict[str, list[int]] = {"winnable": [], "dead": []}
    undecided, searched, start = [], 0, time.process_time()
    for number in deals:
        position = Position.deal(GAME, options, number)
        solution = solve_win(position, Limits(states, MEMORY))
        searched += solution.states
        for move in solution.line:
            position = position.play(move)
        assert (solution.verdict == "winnable") == (position.status == "won"), number
        if solution.verdict == "unknown":
            undecided.append(number)
        else:
            decided[solution.verdict].append(solution.states)
    return {
        "options": name,
        "deals": f"{deals[0]}-{deals[-1]}",
        "states a second": round(searched / (time.process_time() - start)),
        "decided": {
            str(budget): {verdict: sum(n <= budget for n in found) for verdict, found in decided.items()}
            for budget in BUDGETS
            if budget <= states
        },
        "undecided": undecided,
    }


def rows(preset_states: int, option_states: int) -> Iterator[dict[str, Any]]:
    """The rows of the study."""
    for preset in GAME.presets:
        yield measure(preset, GAME.preset(preset), PRESET_DEALS, preset_states)
    for option in GAME.options:
        for value in option.values[1:]:
            options = GAME.complete_options({option.name: value})
            yield measure(f"{option.name}={value}", options, OPTION_DEALS, option_states)


def main() -> None:
    """Measure, print, and store if wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.lake_effect_curve", description=__doc__)
    parser.add_argument("--presets", type=int, default=20_000_000, help="the most states a deal for the presets")
    parser.add_argument("--options", type=int, default=1_000_000, help="the most states a deal for each option alone")
    parser.add_argument("--store", action="store_true", help="keep the results, with the date and the machine")
    wish = parser.parse_args()
    found = []
    for row in rows(wish.presets, wish.options):
        print(json.dumps(row), flush=True)
        found.append(row)
        if wish.store:
            store("lake-effect", {"rows": found})


if __name__ == "__main__":
    main()
