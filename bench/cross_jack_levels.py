"""The ladder of Cross-Jack's players: each level against the next, on the default board.

Every opening, drawn at random, is played twice with the sides changed. The strongest level plays here with a budget
that keeps its moves below a tenth of a second.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

from bench.keeping import store
from parlour.players.cross_jack import LEVELS, CrossJackPlayer, level_player
from parlour.position import Position
from parlour.registry import find_game

STRONGEST_NODES = 40_000


def opened(options: dict[str, Any], random: Random) -> Position:
    """A board with random opening ticks."""
    game = find_game("cross-jack")
    position = Position.start(game, game.complete_options(options))
    while position.thawed()["ticks"] < 2 * position.thawed()["opening"]:
        position = position.play(random.choice(position.legal))
    return position


def player_of(level: int, seed: int) -> CrossJackPlayer:
    """A level as it plays in the ladder."""
    return level_player(level, seed, STRONGEST_NODES if level == max(LEVELS) else None)


def match(upper: int, numbers: range) -> dict[str, Any]:
    """A level against the one below in the games of these numbers; results as the upper one sees them."""
    results = {"wins": 0, "draws": 0, "losses": 0}
    moves, seconds = [0, 0], [0.0, 0.0]
    plies = 0
    for number in numbers:
        position = opened({}, Random(number // 2))
        levels = {"X": upper, "O": upper - 1} if number % 2 == 0 else {"X": upper - 1, "O": upper}
        while not position.is_over:
            level = levels[position.to_move or ""]
            start = time.perf_counter()
            move = player_of(level, number).choose(position)
            seconds[upper - level] += time.perf_counter() - start
            moves[upper - level] += 1
            position = position.play(move)
            plies += 1
        winner = position.winner
        results["draws" if winner is None else "wins" if levels[winner] == upper else "losses"] += 1
    milliseconds = [round(1000 * total / count, 1) for total, count in zip(seconds, moves, strict=True)]
    found = {"levels": [upper, upper - 1], **results, "mean plies": plies / len(numbers)}
    return found | {"milliseconds a move": milliseconds}


def main() -> None:
    """Play the ladder, print it and store it."""
    parser = argparse.ArgumentParser(prog="python -m bench.cross_jack_levels", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each pair")
    parser.add_argument("--first", type=int, default=10_000, help="number of the first game; openings go by numbers")
    parser.add_argument("--level", type=int, default=2, help="the lowest level that plays the one below")
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.games)
    level_player(max(LEVELS), 0, 1).choose(opened({}, Random(0)))  # Compiles, so that no move is charged for it.
    ladder = []
    for upper in range(given.level, max(LEVELS) + 1):
        ladder.append(match(upper, numbers))
        print(ladder[-1], flush=True)
    whole = {"first game": given.first, "games of each pair": given.games, "ladder": ladder}
    print("stored in", store("cross-jack-levels", whole))


if __name__ == "__main__":
    main()
