"""What a player is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from parlour.position import Position


class Player(Protocol):
    """Someone who chooses moves: fairly, so that a move depends on nothing but what a person could have seen."""

    def choose(self, position: Position, seen: frozenset[str]) -> str:
        """A legal move of a position that is not over, as text.

        ``seen`` are the cards that were seen on the way to the position; see ``memory.py``.
        """
        ...


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a legal move is worth in a number of sampled worlds.

    ``value`` is the part of them that was won (0 to 1) or the mean final score, as the player's goal is; ``error`` is
    its standard error. ``worlds`` is how many there were.
    """

    move: str
    value: float
    error: float
    worlds: int
