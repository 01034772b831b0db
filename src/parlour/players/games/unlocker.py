"""Unlocker's policy: pairs that unlock much and keep many ranks in play."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.cards import EMPTY
from parlour.players.ranks import beside, lost_cover
from parlour.rules.unlocker import FIELD_SIZE, OPEN, REPLACE, SIX_NEIGHBOURS, emptied_neighbours

MOST_MOVES = 200
ROOM = 1
BUDGET = 2000

# For a pair: locked cards that it helps to turn up; slots with the same rank; field cards that the slot's card could
# pair with, and slots that the field card could; hidden cards that could pair with the field card, that could then pair
# with nothing face up, and that the slot's card could pair with. For a replacement: slots with the same rank. For
# opening a slot: always, for each open slot and for each stock card. For a replacement: hidden cards that the slot's
# card could pair with. Found by bench/tune_players.py.
WEIGHTS = {
    "win": (0.35, 0.26, -0.74, 0.08, -0.46, -0.23, -0.22, 0.89, 0.48, 0.21, 0.69, -0.18),
    "score": (0.81, 0.08, -0.59, 0.05, -0.43, -0.48, -0.22, 0.99, -0.04, 0.36, -0.4, -0.17),
}


def count_ranks(s: Any, hidden: Any, field: Any, slots: Any) -> None:
    """How many cards of each rank are hidden, face up in the hexagon, and in the slots."""
    for place in range(FIELD_SIZE):
        card = s["field"][place]
        if card != EMPTY:
            if s["face_up"][place]:
                field[card % 13] += 1
            else:
                hidden[card % 13] += 1
    for n in range(s["stock_count"]):
        hidden[s["stock"][n] % 13] += 1
    for slot in range(s["open_slots"]):
        if s["slots"][slot] != EMPTY:
            slots[s["slots"][slot] % 13] += 1


def unlocking(s: Any, place: int) -> float:
    """How much it does for locked neighbours to empty a place: 1 for each that turns up, a part for the others."""
    gain = 0.0
    for k in range(6):
        near = SIX_NEIGHBOURS[place][k]
        if near != place and s["field"][near] != EMPTY and s["face_up"][near] == 0:
            missing = s["unlock_at"] - emptied_neighbours(s, near)
            gain += 1.0 / (missing * missing)
    return gain


def rate_moves(states: Any, moves: Any, count: int, weights: Any, ratings: Any) -> None:
    """See ``playouts.py``."""
    s = states[0]
    hidden = np.zeros(13, np.int64)
    field = np.zeros(13, np.int64)
    slots = np.zeros(13, np.int64)
    count_ranks(s, hidden, field, slots)
    for k in range(count):
        move = moves[k]
        if move < REPLACE:
            place = move % FIELD_SIZE
            rank = s["slots"][move // FIELD_SIZE] % 13
            other = s["field"][place] % 13
            ratings[k] = (
                weights[0] * unlocking(s, place)
                + weights[1] * slots[rank]
                + weights[2] * beside(field, rank)
                + weights[3] * beside(slots, other)
                + weights[4] * beside(hidden, other)
                + weights[5] * lost_cover(hidden, field, other)
                + weights[6] * beside(hidden, rank)
            )
        elif move < OPEN:
            rank = s["slots"][move - REPLACE] % 13
            ratings[k] = weights[7] * slots[rank] + weights[11] * beside(hidden, rank)
        else:
            ratings[k] = weights[8] + weights[9] * s["open_slots"] + weights[10] * s["stock_count"]
