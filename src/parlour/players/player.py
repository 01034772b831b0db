"""What a player is."""

from __future__ import annotations

from typing import Protocol

from parlour.position import Position


class Player(Protocol):
    """Someone who chooses moves: fairly, so that a move depends on nothing but what a person could have seen."""

    def choose(self, position: Position, seen: frozenset[str]) -> str:
        """A legal move of a position that is not over, as text.

        ``seen`` are the cards that were seen on the way to the position; see ``memory.py``.
        """
        ...
