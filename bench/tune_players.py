"""How the weights of the players' policies were found: ``python -m bench.tune_players unlocker win``.

The cross-entropy method (Rubinstein, 1999): weights are drawn from a normal distribution for each, the best of them say
where the next ones are drawn from. Every generation plays other deals, from a million on, with the policy alone.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from parlour.entries import rules_apply, rules_legal_moves
from parlour.players.playouts import best_move
from parlour.players.policies import Policy
from parlour.registry import find_game
from parlour.search.solution import Goal

FIRST_DEAL = 1_000_000
GENERATIONS = 25
DEALS = 2000
DRAWN, KEPT = 30, 8
LEAST_SPREAD = 0.3
"""How widely weights near 0 are drawn at first; others by half of themselves."""


def play_worlds(worlds: Any, room: Any, moves: Any, weights: Any, ratings: Any, seed: int) -> None:
    """Play each world to its end, in place, by the policy; ``room`` are states to work in."""
    for k in range(worlds.size):
        room[0] = worlds[k]
        count = rules_legal_moves(room[0], moves)
        while count > 0:
            move, seed = best_move(room, moves, count, weights, ratings, seed)
            rules_apply(room[0], move)
            count = rules_legal_moves(room[0], moves)
        worlds[k] = room[0]


class Trial:
    """Plays deals with a policy and any weights."""

    def __init__(self, game_id: str, goal: Goal) -> None:
        game = find_game(game_id)
        self.goal = goal
        self.policy = Policy.of(game, goal)
        self.options = game.complete_options({})
        self.loop = self.policy.code.loop(play_worlds, self.policy.adapter)

    def value(self, weights: Any, first: int, deals: int) -> float:
        """The part of the deals that is won, or the mean score."""
        policy = self.policy
        worlds = policy.code.deal(self.options, list(range(first, first + deals)))
        self.loop(worlds, policy.room, policy.moves, weights, policy.ratings, np.uint64(1))
        results = policy.code.result_buffer(deals)
        policy.code.play_out(worlds, np.uint64(1), 0, policy.moves, results)
        return float((results[:, 0] == 1).mean() if self.goal == "win" else results[:, 2].mean())


def tune(game_id: str, goal: Goal) -> None:
    """Print the weights of each generation, and how they do in deals that none was tuned on."""
    trial = Trial(game_id, goal)
    random = np.random.default_rng(1)
    mean = trial.policy.weights
    spread = np.maximum(np.abs(mean) / 2, LEAST_SPREAD)
    for generation in range(GENERATIONS):
        drawn = mean + spread * random.standard_normal((DRAWN, mean.size))
        first = FIRST_DEAL + generation * DEALS
        values = np.array([trial.value(weights, first, DEALS) for weights in drawn])
        best = drawn[np.argsort(-values)[:KEPT]]
        mean = 0.3 * mean + 0.7 * best.mean(axis=0)
        spread = 0.3 * spread + 0.7 * best.std(axis=0)
        print(generation, f"{trial.value(mean, 2 * FIRST_DEAL, DEALS):.4f}", np.round(mean, 2).tolist(), flush=True)


if __name__ == "__main__":
    tune(sys.argv[1], "win" if sys.argv[2] == "win" else "score")
