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
        """The move that was planned, or else did best; the only one without more ado."""
        if len(position.legal) == 1:
            return position.legal[0]
        planned = self.policy.planned_move(InformationSet.of(position, seen))
        if planned != EMPTY:
            return position.game.move_texts[planned]
        return self.appraise(position, seen)[0].move

    def appraise(self, position: Position, seen: frozenset[str]) -> list[Appraisal]:
        """What each legal move came to, the player's choice first; those given up early stand behind the others."""
        information = InformationSet.of(position, seen)
        planned = self.policy.planned_move(information)
        first, second = (0, 1) if self.goal == "win" else (1, 0)
        totals = np.zeros((len(position.game.move_texts), OUTCOMES))

        def rank(move: int) -> tuple[bool, float, float, int]:
            return move != planned, -totals[move, first], -totals[move, second], move

        ranked = list(position.legal_numbers)
        rounds = max(1, (len(ranked) - 1).bit_length())
        counts = np.zeros(len(position.game.move_texts), np.int64)
        worlds, given_up = 0, list[int]()
        for _ in range(rounds):
            more = max(1, self.budget // (rounds * len(ranked)))
            candidates = np.array(ranked, np.int64)
            outcomes = self.policy.outcomes(information, candidates, worlds, more, information.seed(self.seed))
            worlds += more
            totals[candidates] += outcomes.sum(axis=0)
            counts[candidates] = worlds
            ranked.sort(key=rank)
            kept = (len(ranked) + 1) // 2
            given_up = ranked[kept:] + given_up
            ranked = ranked[:kept]
        means = totals / np.maximum(counts, 1)[:, None]
        return [Appraisal(position.game.move_texts[move], *means[move].tolist()) for move in ranked + given_up]


def appraise(
    position: Position, seen: frozenset[str], budget: int | None = None, goal: Goal = "win", seed: int = 0
) -> list[Appraisal]:
    """What each legal move of a position came to in sampled worlds, the strong player's choice first."""
    return StrongPlayer(position.game, goal, seed, budget).appraise(position, seen)
