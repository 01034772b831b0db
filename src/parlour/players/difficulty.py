"""How difficult a deal is: how a player fares in it that sees no hidden card and slips now and then.

The measure is the mean outcome of ``GAMES_PLAYED`` games of the very deal by the game's policy at sight, which instead
of its move plays a random one with a chance of one in ``SLIPS``. A game ends after ``MOST_MOVES`` moves at the latest.
The outcome is the final score, or where a loss scores nothing the win (0 or 1). All random numbers come from the deal's
cards, so that the measure of a deal is the same wherever and whenever it is taken.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.entries import rules_apply, rules_legal_moves, rules_score, rules_status
from parlour.game import WON
from parlour.generator import next_number, signed_half
from parlour.players.playouts import best_move
from parlour.players.policies import Policy
from parlour.position import Position

GAMES_PLAYED = 100
MOST_MOVES = 400
SLIPS = 8

BY_WINS = ("foursquare",)
"""The games in which the win is the outcome, since a loss scores nothing; in the others it is the final score."""


def play_with_slips(
    start: Any, most: int, room: Any, moves: Any, weights: Any, ratings: Any, seed: int, outcomes: Any
) -> None:
    """Play ``start[0]`` to its end, for ``most`` moves at most, once for each row of ``outcomes``: win, score."""
    for game in range(outcomes.shape[0]):
        room[0] = start[0]
        for _ in range(most):
            count = rules_legal_moves(room[0], moves)
            if count == 0:
                break
            seed, number = next_number(seed)
            if signed_half(number >> 32) % SLIPS == 0:
                seed, number = next_number(seed)
                move = moves[(signed_half(number >> 32) * count) >> 32]
            else:
                move, seed = best_move(room, moves, count, weights, ratings, seed)
            rules_apply(room[0], move)
        outcomes[game, 0] = 1.0 if rules_status(room[0]) == WON else 0.0
        outcomes[game, 1] = rules_score(room[0])


def measure_ease(position: Position) -> float:
    """How well the slipping player fares from a position of a solitaire: its part of wins, or its mean score."""
    game = position.game
    by_wins = game.id in BY_WINS
    policy = Policy.of(game, "win" if by_wins else "score")
    start = np.frombuffer(position.to_bytes(), game.dtype).copy()
    seed = np.uint64(int.from_bytes(position.to_bytes()[:8], "little"))
    outcomes = np.zeros((GAMES_PLAYED, 2))
    policy.code.loop(play_with_slips, policy.adapter)(
        start, MOST_MOVES, policy.room, policy.moves, policy.weights, policy.ratings, seed, outcomes
    )
    return float(outcomes[:, 0 if by_wins else 1].mean())


STEPS: dict[str, tuple[float, float, float, float]] = {
    "cross-the-barrier": (23, 21.5, 20.5, 19),
    "unlocker": (4.5, 1.5, -2, -4.5),
    "foursquare": (0.51, 0.46, 0.39, 0.32),
    "lake-effect": (24, 14, 7, 3.5),
}
"""How easy a deal of each game is at least for the difficulties 1 to 4: over its presets, about a fifth of
the deals has each."""


def difficulty(position: Position) -> int:
    """How difficult a deal of a solitaire is, from 1, an easy one, to 5."""
    ease = measure_ease(position)
    return 1 + sum(ease < step for step in STEPS[position.game.id])
