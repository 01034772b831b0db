"""Whether the difficulty of a deal orders deals as a strong player's results do: Spearman's rank correlation.

    python -m bench.difficulty [--deals 40] [--store]

The deals are none that anything was tuned on. Each is played several times by the strong player with other random
numbers and a small budget; a deal's result is the mean of its final scores.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from multiprocessing import get_context
from statistics import mean

from scipy.stats import spearmanr

from bench.keeping import store
from parlour.players.difficulty import BY_WINS, measure_ease
from parlour.players.match import Match, play_game
from parlour.position import Position
from parlour.registry import GAMES
from parlour.search.solution import Goal

FIRST = 700_000
SEEDS = {"cross-the-barrier": 4, "unlocker": 4, "foursquare": 4, "lake-effect": 1}
"""How often a deal is played; a plan hardly depends on random numbers."""

BUDGETS = {"cross-the-barrier": 60, "unlocker": 60, "foursquare": 30, "lake-effect": 4}
PRESETS = (
    ("cross-the-barrier", None),
    ("unlocker", None),
    ("foursquare", None),
    ("lake-effect", "easy"),
    ("lake-effect", "standard"),
    ("lake-effect", "hard"),
)


def judge(task: tuple[str, str | None, int]) -> tuple[float, float]:
    """How easy a deal is measured to be, and what the strong player makes of it."""
    name, preset, deal = task
    game = GAMES[name]
    options = game.complete_options({}) if preset is None else game.preset(preset)
    goal: Goal = "win" if name in BY_WINS else "score"
    scores = []
    for seed in range(SEEDS[name]):
        played = play_game(Match(name, tuple(options.items()), ("strong",), goal, seed, BUDGETS[name]), deal)
        assert played is not None and played.score is not None
        scores.append(played.score)
    return measure_ease(Position.deal(game, options, deal)), mean(scores)


def measure(deals: int) -> Iterator[dict[str, object]]:
    """The rank correlation for each game and preset."""
    with get_context("spawn").Pool() as pool:
        for name, preset in PRESETS:
            judged = pool.map(judge, [(name, preset, deal) for deal in range(FIRST, FIRST + deals)], chunksize=1)
            ease, results = zip(*judged, strict=True)
            yield {"game": name, "preset": preset, "deals": deals, "correlation": float(spearmanr(ease, results)[0])}


def main() -> None:
    """Measure, print, and store if wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.difficulty", description=__doc__)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--store", action="store_true", help="keep the results, with the date and the machine")
    wish = parser.parse_args()
    rows = []
    for row in measure(wish.deals):
        print(row, flush=True)
        rows.append(row)
    if wish.store:
        print("stored in", store("difficulty", {"rows": rows}))


if __name__ == "__main__":
    main()
