"""Solving: the truth about a position of any game, all cards being known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from types import ModuleType

from parlour.position import Position
from parlour.search.alpha_beta import solve_two
from parlour.search.beam import solve_beam
from parlour.search.best_first import solve_best_first
from parlour.search.depth_first import solve_depth_first
from parlour.search.games import cross_the_barrier, foursquare, lake_effect, unlocker
from parlour.search.solution import Goal, Limits, Solution, Verdict


@dataclass(frozen=True, slots=True)
class Method:
    """How a solitaire is solved, and what it adds to that search."""

    search: Callable[[Position, Goal, Limits, ModuleType], Solution]
    adapter: ModuleType


METHODS = {
    "cross-the-barrier": Method(solve_depth_first, cross_the_barrier),
    "unlocker": Method(solve_depth_first, unlocker),
    "foursquare": Method(solve_beam, foursquare),
    "lake-effect": Method(solve_best_first, lake_effect),
}


def solve(position: Position, goal: Goal = "win", limits: Limits | None = None) -> Solution:
    """What can be proved about a position within the limits.

    Goal "win" decides the verdict, and ``line`` is a win. Goal "score" looks for the best final score over all play
    besides, lost games included, and ``line`` leads to it.
    """
    limits = limits or Limits()
    won = solve_win(position, limits)
    if goal == "win" or position.is_over or position.game.players > 1:
        return won
    left = replace(limits, states=limits.states - won.states, progress=lambda n: limits.progress(won.states + n))
    best = solve_score(position, left, won.line)
    return replace(best, verdict=won.verdict, states=won.states + best.states)


def solve_win(position: Position, limits: Limits) -> Solution:
    """Whether a position can be won, with a line to the win; in a game for two, who wins."""
    if position.game.players > 1:
        return solve_two(position, limits)
    if position.is_over:
        return _over(position)
    method = METHODS[position.game.id]
    return method.search(position, "win", limits, method.adapter)


def solve_score(position: Position, limits: Limits, line: tuple[str, ...] = ()) -> Solution:
    """The best final score of a solitaire's position; ``line`` is one to the end that is known already."""
    if position.is_over:
        return _over(position)
    if line:
        end = position
        for move in line:
            end = end.play(move)
        if end.score == highest_score(position):
            verdict: Verdict = "winnable" if end.status == "won" else "unknown"
            return Solution(verdict, line, 0, end.score, end.score, end.score)
    method = METHODS[position.game.id]
    return method.search(position, "score", limits, method.adapter)


def highest_score(position: Position) -> int:
    """A final score that no play can exceed, seen without a search."""
    bound: int = METHODS[position.game.id].adapter.search_bound(position.thawed())
    return (position.score or 0) + bound


def _over(position: Position) -> Solution:
    """A solitaire that is over is what it is."""
    score = position.score
    return Solution("winnable" if position.status == "won" else "dead", (), 0, score, score, score)
