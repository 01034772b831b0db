"""How many deals of Lake Effect are decided by how many states: a table, one line for each choice of options."""

from __future__ import annotations

import argparse
import time

from parlour.position import Position
from parlour.registry import GAMES
from parlour.search.solution import Limits
from parlour.search.solve import solve_win

BUDGETS = (10_000, 100_000, 1_000_000, 4_000_000, 20_000_000)


def main() -> None:
    """Solve a range of deals and print for each budget the deals won, dead and undecided."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", default="2001-2100", help="first and last deal number")
    parser.add_argument("--preset", default="standard")
    parser.add_argument("--set", action="append", default=[], help="an option, such as recycles=3")
    parser.add_argument("--states", type=int, default=20_000_000, help="the most states a deal")
    asked = parser.parse_args()
    game = GAMES["lake-effect"]
    options = game.preset(asked.preset)
    for name, text in (setting.split("=") for setting in asked.set):
        options[name] = game.option(name).parse(text)
    first, last = (int(number) for number in asked.deals.split("-"))
    decided: dict[str, list[int]] = {"winnable": [], "dead": []}
    undecided, searched, start = [], 0, time.process_time()
    for number in range(first, last + 1):
        position = Position.deal(game, options, number)
        solution = solve_win(position, Limits(states=asked.states, memory=2**31))
        searched += solution.states
        for move in solution.line:
            position = position.play(move)
        if solution.verdict == "unknown":
            undecided.append(number)
        else:
            decided[solution.verdict].append(solution.states)
            assert (solution.verdict == "winnable") == (position.status == "won"), number
    seconds = time.process_time() - start
    print(asked.preset, *asked.set, f"deals {asked.deals}: {searched / seconds:,.0f} states a second")
    for budget in BUDGETS:
        if budget <= asked.states:
            won, dead = (sum(states <= budget for states in decided[verdict]) for verdict in ("winnable", "dead"))
            print(f"{budget:>12,} states: {won} won, {dead} dead, {last - first + 1 - won - dead} undecided")
    print("undecided:", *undecided)


if __name__ == "__main__":
    main()
