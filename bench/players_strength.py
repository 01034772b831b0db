"""How strong a solitaire's players are on deals that nothing was tuned on.

    python -m bench.players_strength unlocker --goal score --deals 5001-5200 [--preset hard] [--jobs 2]

Each player's row is printed as soon as it is known and stored in ``bench/results``, in the file of the day, instead of
the row of the same player with the same goal and preset.
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import UTC, datetime
from statistics import stdev
from typing import Any

from bench.keeping import RESULTS, store
from parlour.cli.arguments import chosen_options, parse_goal, parse_range
from parlour.cli.match import play_match
from parlour.players.find import SOLITAIRE_PLAYERS
from parlour.players.match import Match
from parlour.players.summary import summarize
from parlour.registry import find_game

SAME = ("game", "preset", "goal", "player")


def measure(match: Match, preset: str | None, deals: range, jobs: int) -> dict[str, Any]:
    """Play the deals and say how it went."""
    start = time.process_time()
    played = list(play_match(match, deals, jobs))
    seconds = time.process_time() - start
    summary = summarize(played)
    assert summary.scores is not None
    scores = [game.score for game in played if game.score is not None]
    row: dict[str, Any] = {
        "game": match.game,
        "preset": preset,
        "goal": match.goal,
        "player": match.players[0],
        "deals": f"{deals.start}-{deals.stop - 1}",
        "won": summary.win_rate,
        "interval": [summary.low, summary.high],
        "mean score": summary.scores.mean,
        "standard error": stdev(scores) / len(scores) ** 0.5,
    }
    if jobs == 1:
        row["milliseconds a move"] = 1000 * seconds / sum(game.moves for game in played)
    return row


def add(row: dict[str, Any]) -> None:
    """Put a row into the file of the day."""
    file = RESULTS / f"players-{datetime.now(UTC):%Y-%m-%d}.json"
    rows = json.loads(file.read_text("utf-8"))["players"] if file.exists() else []
    rows = [other for other in rows if any(other[name] != row[name] for name in SAME)]
    store("players", {"players": [*rows, row]})


def main() -> None:
    """Measure all players of a game and store what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.players_strength", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--deals", default="5001-5200")
    parser.add_argument("--goal", default="win")
    parser.add_argument("--preset")
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    game = find_game(wish.game)
    options = tuple(chosen_options(game, wish.preset, ()).items())
    for player in SOLITAIRE_PLAYERS:
        match = Match(game.id, options, (player,), parse_goal(wish.goal))
        row = measure(match, wish.preset, parse_range(wish.deals, "--deals"), wish.jobs)
        print(json.dumps(row), flush=True)
        add(row)


if __name__ == "__main__":
    main()
