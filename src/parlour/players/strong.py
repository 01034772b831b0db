"""The strong player: it tries each move in sampled worlds and plays the one that does best.

Moves that do badly are given up early: of the ones that are left, the worse half after each round (sequential halving,
Karnin, Koren, Somekh, "Almost optimal exploration in multi-armed bandits", 2013).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.cards import EMPTY
from parlour.game import Game
from parlour.players.information import InformationSet
from parlour.players.policies import OUTCOMES, Policy
from parlour.position import Position
from parlour.search.solution import Goal


class Appraisal(NamedTuple):
    """What a legal move came to in sampled worlds: the part of them that was won (0 to 1), and the mean final score."""

    move: str
    wins: float
    score: float


class StrongPlayer:
    """A player whose strength is its ``budget``: how many sampled worlds it plays to their ends for a move."""

    def __init__(self, game: Game, goal: Goal, seed: int, budget: int | None = None) -> None:
        self.policy = Policy.of(game, goal)
        self.goal = goal
        self.seed = seed
        self.budget = self.policy.budget if budget is None else budget

    def choose(self, position: Position, seen: frozenset[str]) -> str:
        """The move that did best; the only one without more ado."""
        if len(position.legal) == 1:
            return position.legal[0]
        obvious = self.policy.obvious_move(position)
        if obvious != EMPTY:
            return position.game.move_texts[obvious]
        return self.appraise(position, seen)[0].move

    def appraise(self, position: Position, seen: frozenset[str]) -> list[Appraisal]:
        """What each legal move came to, the best first; those given up early stand behind the others."""
        information = InformationSet.of(position, seen)
        candidates = np.array(position.legal_numbers, np.int64)
        obvious = self.policy.obvious_move(position)
        seed = information.seed(self.seed)
        rounds = max(1, (candidates.size - 1).bit_length())
        worlds = 0
        totals = np.zeros((len(position.game.move_texts), OUTCOMES))
        counts = np.zeros(len(position.game.move_texts), np.int64)
        given_up: list[int] = []
        for _ in range(rounds):
            more = max(1, self.budget // (rounds * candidates.size))
            outcomes = self.policy.outcomes(information, candidates, worlds, more, seed)
            worlds += more
            totals[candidates] += outcomes.sum(axis=0)
            counts[candidates] = worlds
            first, second = (0, 1) if self.goal == "win" else (1, 0)
            ranked = sorted(
                candidates.tolist(),
                key=lambda m: (m != obvious, -totals[m, 2], -totals[m, first], -totals[m, second], m),
            )
            kept = 1 if obvious in ranked else (len(ranked) + 1) // 2
            given_up = ranked[kept:] + given_up
            candidates = np.array(ranked[:kept], np.int64)
        texts = position.game.move_texts
        return [
            Appraisal(texts[move], *(totals[move, :2] / counts[move]).tolist())
            for move in candidates.tolist() + given_up
        ]


def appraise(
    position: Position, seen: frozenset[str], budget: int | None = None, goal: Goal = "win", seed: int = 0
) -> list[Appraisal]:
    """What each legal move of a position came to in sampled worlds, the strong player's choice first."""
    return StrongPlayer(position.game, goal, seed, budget).appraise(position, seen)
