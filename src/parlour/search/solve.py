"""Solving: the truth about a position of any game, all cards being known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from types import ModuleType

from parlour.game import Game
from parlour.position import Position
from parlour.search.alpha_beta import solve_two
from parlour.search.beam import solve_beam
from parlour.search.best_first import solve_best_first
from parlour.search.depth_first import solve_depth_first
from parlour.search.solution import Goal, Limits, Solution, Verdict

METHODS: dict[str, Callable[[Position, Goal, Limits, ModuleType], Solution]] = {
    "cross-the-barrier": solve_depth_first,
    "unlocker": solve_depth_first,
    "foursquare": solve_beam,
    "lake-effect": solve_best_first,
}
"""How each solitaire is searched."""


def adapter_of(game: Game) -> ModuleType:
    """What a solitaire adds to its search; it is loaded when it is first asked for."""
    return import_module(f"parlour.search.games.{game.id.replace('-', '_')}")


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
    return METHODS[position.game.id](position, "win", limits, adapter_of(position.game))


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
    return METHODS[position.game.id](position, "score", limits, adapter_of(position.game))


def highest_score(position: Position) -> int:
    """A final score that no play can exceed, seen without a search."""
    bound: int = adapter_of(position.game).search_bound(position.thawed())
    return (position.score or 0) + bound


def _over(position: Position) -> Solution:
    """A solitaire that is over is what it is."""
    score = position.score
    return Solution("winnable" if position.status == "won" else "dead", (), 0, score, score, score)
