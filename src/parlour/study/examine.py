"""Looking at a game move by move: from where it was lost, where there was a choice, and how often it turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import mean

from parlour.players.cross_jack import analyse
from parlour.players.memory import visible_cards
from parlour.players.strong import appraise
from parlour.position import Position
from parlour.search.solution import Goal, Limits
from parlour.search.solve import solve_win

BUDGET = 60
"""Sampled worlds for an appraisal; the nodes of an analysis in a game for two are 50 times as many."""

STATES = 10_000
"""So many states at most are searched to prove that a position is lost; some ten positions of a game are tried."""

POSITIONS = 60
"""In a longer game no more than so many are looked at, evenly spaced."""

DECISION = {"win": 0.05, "score": 0.5}
"""From what difference on, in the chance to win or in points, a choice is worth clearly more than a random one."""

EVEN = 0.5


@dataclass(frozen=True, slots=True)
class Examined:
    """What was seen in a game; see ``rows.Row``."""

    examined: int
    dead: int | None
    decisions: int
    lead_changes: int


def examine(played: Sequence[Position], goal: Goal, limits: Limits) -> Examined:
    """Look at the positions of a game, the last one being its end.

    Lead changes are Browne's (C. Browne, "Automatic generation and evaluation of recombination games", 2008), the two
    sides of a solitaire being to win and to lose.
    """
    if played[0].game.players > 1:
        return _examine_two(played)
    step = (len(played) - 2) // POSITIONS + 1
    played = [*played[:-1:step], played[-1]]
    spans, decisions, chances = 0, 0, []
    seen: frozenset[str] = frozenset()
    for position in played[:-1]:
        seen |= visible_cards(position)
        appraisals = appraise(position, seen, BUDGET, goal)
        chances.append(appraisals[0].wins)
        values = [one.wins if goal == "win" else one.score for one in appraisals]
        decisions += values[0] - mean(values) >= DECISION[goal]
        spans += 1
    return Examined(spans, _count_dead(played, limits), decisions, _crossings(chances))


def _examine_two(played: Sequence[Position]) -> Examined:
    """The same for a game for two; the chances are X's, and a decision is a position that is not proved."""
    chances, decisions = [], 0
    for position in played[:-1]:
        analysis = analyse(position, 50 * BUDGET)
        value = analysis.value if position.to_move == "X" else -analysis.value
        chances.append((1 + value) / 2)
        decisions += analysis.proved is None
    return Examined(len(played) - 1, None, decisions, _crossings(chances))


def _count_dead(played: Sequence[Position], limits: Limits) -> int:
    """How many positions of a game are proved to be dead: all from the first such on, which halving finds.

    Where a search comes to no end the position is taken for one that can be won, so that no more is said than proved.
    """
    if played[-1].status == "won":
        return 0
    few = replace(limits, states=min(limits.states, STATES))
    first, last = 0, len(played) - 1
    while first < last:
        middle = (first + last) // 2
        if solve_win(played[middle], few).verdict == "dead":
            last = middle
        else:
            first = middle + 1
    return len(played) - 1 - first


def _crossings(chances: Sequence[float]) -> int:
    """How often chances change from more than even to less, or back."""
    leads = [chance > EVEN for chance in chances if chance != EVEN]
    return sum(one != other for one, other in pairwise(leads))
