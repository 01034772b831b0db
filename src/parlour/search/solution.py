"""What a search is asked, how far it may go, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Goal = Literal["win", "score"]
Verdict = Literal["winnable", "dead", "X", "O", "draw", "unknown"]


STATES = 20_000_000
MEMORY = 2**31
MOST_STATES = 10**12
MOST_MEMORY = 2**40
"""How far a search goes where nothing else is asked: in states, and in bytes."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search may go: in states, in bytes of memory (never exceeded), and until it is told to stop.

    ``stopped`` is asked many times a second; ``progress`` is told the number of states searched so far as often.
    """

    states: int = STATES
    memory: int = MEMORY
    stopped: Callable[[], bool] = lambda: False
    progress: Callable[[int], None] = lambda states: None


@dataclass(frozen=True, slots=True)
class Solution:
    """What a search found out about a position.

    ``verdict`` is "winnable" or "dead" only when it is proved; in a game for two it is who wins, or "draw". ``line``
    are the moves, as text, that lead from the position to what is claimed: a win, or the best score found.
    ``best`` is the best final score where it is proved; ``best_found`` and ``best_bound`` hold it between them.
    """

    verdict: Verdict
    line: tuple[str, ...]
    states: int
    best: int | None = None
    best_found: int | None = None
    best_bound: int | None = None
