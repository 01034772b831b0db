"""How strong the players are on deals that nothing was tuned on: ``python -m bench.players_strength 5001 5500 2``.

The arguments are the first and the last deal and the number of processes. The results are stored in ``bench/results``,
a line as soon as it is known.
"""

from __future__ import annotations

import json
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from bench.machine import machine
from parlour.game import OptionValue
from parlour.players.match import Match, play_match
from parlour.players.summary import summarize
from parlour.registry import find_game
from parlour.search.solution import Goal

RESULTS = Path(__file__).parent / "results"
MEASURED: tuple[tuple[str, str | None, Goal], ...] = (
    ("unlocker", None, "win"),
    ("unlocker", None, "score"),
    ("foursquare", None, "win"),
    ("cross-the-barrier", None, "score"),
    ("lake-effect", "standard", "win"),
    ("lake-effect", "hard", "win"),
)


def measure(game_id: str, preset: str | None, goal: Goal, player: str, deals: range, jobs: int) -> dict[str, object]:
    """Play the deals and say how it went."""
    game = find_game(game_id)
    options: dict[str, OptionValue] = game.complete_options({}) if preset is None else game.preset(preset)
    match = Match(game_id, tuple(options.items()), (player,), goal)
    start = time.perf_counter()
    played = list(play_match(match, deals, jobs))
    seconds = time.perf_counter() - start
    summary = summarize(played)
    assert summary.scores is not None
    return {
        "game": game_id,
        "preset": preset,
        "goal": goal,
        "player": player,
        "deals": f"{deals.start}-{deals.stop - 1}",
        "won": summary.win_rate,
        "interval": [summary.low, summary.high],
        "mean score": summary.scores.mean,
        "milliseconds a move": 1000 * jobs * seconds / sum(game.moves for game in played),
    }


def main(first: int, last: int, jobs: int) -> None:
    """Measure all players and store what was found."""
    now = datetime.now(UTC)
    file = RESULTS / f"players-{now:%Y-%m-%d}.json"
    found: list[dict[str, object]] = []
    for game_id, preset, goal in MEASURED:
        for player in ("greedy", "strong"):
            found.append(measure(game_id, preset, goal, player, range(first, last + 1), jobs))
            print(json.dumps(found[-1]), flush=True)
            content = {"date": now.isoformat(timespec="seconds"), "machine": machine(), "players": found}
            file.write_text(json.dumps(content, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:4]))
