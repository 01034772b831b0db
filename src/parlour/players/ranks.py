"""Counts of ranks, for the games that pair cards of neighbouring ranks, king and ace included."""

from __future__ import annotations

from typing import Any

RANKS = 13


def beside(ranks: Any, rank: int) -> int:
    """How many of the counted cards pair with one of this rank."""
    return ranks[(rank + 1) % RANKS] + ranks[(rank + RANKS - 1) % RANKS]


def lost_cover(hidden: Any, face_up: Any, rank: int) -> int:
    """How many hidden cards would pair with nothing face up if a face-up card of this rank left."""
    if face_up[rank] > 1:
        return 0
    lost = 0
    for side in (1, RANKS - 1):
        partner = (rank + side) % RANKS
        if face_up[(partner + side) % RANKS] == 0:
            lost += hidden[partner]
    return lost
