"""Solving: the truth about a position of any game, all cards being known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from parlour.position import Position
from parlour.search.beam import solve_beam
from parlour.search.depth_first import solve_depth_first
from parlour.search.games import cross_the_barrier, foursquare, unlocker
from parlour.search.solution import Goal, Limits, Solution, Verdict

Method = Callable[[Position, Goal, Limits], Solution]

METHODS: dict[str, Method] = {
    "cross-the-barrier": lambda position, goal, limits: solve_depth_first(position, goal, limits, cross_the_barrier),
    "unlocker": lambda position, goal, limits: solve_depth_first(position, goal, limits, unlocker),
    "foursquare": lambda position, goal, limits: solve_beam(position, goal, limits, foursquare),
}
"""How a game is solved."""


def solve(position: Position, goal: Goal = "win", limits: Limits | None = None) -> Solution:
    """What can be proved about a position within the limits.

    Goal "win" decides the verdict, and ``line`` is a win. Goal "score" looks for the best final score over all play
    besides, lost games included, and ``line`` leads to it.
    """
    limits = limits or Limits()
    if position.is_over:
        return _over(position)
    method = METHODS[position.game.id]
    won = method(position, "win", limits)
    if goal == "win" or position.game.players > 1:
        return won
    left = replace(limits, states=limits.states - won.states, progress=lambda n: limits.progress(won.states + n))
    best = method(position, "score", left)
    return replace(best, verdict=won.verdict, states=won.states + best.states)


def _over(position: Position) -> Solution:
    """A position that is over is what it is."""
    score = position.score
    if position.game.players > 1:
        verdict: Verdict = "X" if position.winner == "X" else "O" if position.winner == "O" else "draw"
    else:
        verdict = "winnable" if position.status == "won" else "dead"
    return Solution(verdict, (), 0, score, score, score)
