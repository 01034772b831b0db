"""Cross The Barrier's policy: pairs that let columns advance, so that no card has to be taken for a refill."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.cards import EMPTY
from parlour.players.ranks import beside, lost_cover
from parlour.rules.cross_the_barrier import BARRIER, COLUMNS, KEPT, LOWER, REPLACE, UPPER, active, crosser_of

MOST_MOVES = 200
ROOM = 1
BUDGET = 4000

# For a pair: the own column advances; each other column that does; a third crosser; crossers that the barrier card and
# barrier cards that the crosser could pair with instead; hidden cards that could pair with the barrier card, that could
# then pair with nothing face up, and that the crosser could pair with; crossers with the same rank; a card of the lower
# barrier. For a replacement: the column's level, and a third crosser. For a pair: what it takes from the worth of
# another column's advance that its crosser could pair, too. For a replacement: crossers with the same rank; hidden
# cards that the crosser could pair with. Found by bench/tune_players.py.
_WEIGHTS = (1.42, 0.49, -0.97, -0.53, -0.37, -0.49, -0.19, 0.07, 0.41, 0.64, -0.76, -0.67, 0.71, 0.59, -0.19)
WEIGHTS = {"win": _WEIGHTS, "score": _WEIGHTS}


def count_ranks(s: Any, hidden: Any, field: Any, crossers: Any) -> None:
    """How many cards of each rank are hidden, face up in the barriers, and active crossers."""
    for n in range(s["stock_count"]):
        hidden[s["stock"][n] % 13] += 1
    for place in range(2 * BARRIER):
        card = s["barriers"][place]
        if card != EMPTY:
            if s["face_up"][place]:
                field[card % 13] += 1
            else:
                hidden[card % 13] += 1
    for column in range(COLUMNS):
        for level in range(s["level"][column] + 1, 4):
            hidden[s["crossers"][level, column] % 13] += 1
        if active(s, column) != EMPTY:
            crossers[active(s, column) % 13] += 1


def stands_before(s: Any, column: int, place: int) -> bool:
    """Whether a barrier place is one of the two that a column has to clear next."""
    start = LOWER if s["level"][column] == 1 else UPPER
    return s["level"][column] < 3 and (place == start + column or place == start + column + 1)


def advances(s: Any, column: int, place: int) -> bool:
    """Whether a column goes to its next level when the card of a barrier place leaves."""
    if not stands_before(s, column, place):
        return False
    start = LOWER if s["level"][column] == 1 else UPPER
    other = 2 * (start + column) + 1 - place
    return s["barriers"][other] == EMPTY


def rate_moves(states: Any, moves: Any, count: int, weights: Any, ratings: Any) -> None:
    """See ``playouts.py``."""
    s = states[0]
    hidden = np.zeros(13, np.int64)
    field = np.zeros(13, np.int64)
    crossers = np.zeros(13, np.int64)
    count_ranks(s, hidden, field, crossers)
    for k in range(count):
        move = moves[k]
        if move < REPLACE:
            column = (move % KEPT) // (2 * BARRIER)
            place = move % (2 * BARRIER)
            rank = crosser_of(s, move) % 13
            other = s["barriers"][place] % 13
            own = advances(s, column, place)
            others = 0
            for i in range(COLUMNS):
                if i != column and advances(s, i, place):
                    others += 1
                    if active(s, i) != EMPTY and beside(field, active(s, i) % 13) > 0:
                        others -= weights[12]
            rating = (
                weights[1] * others
                + weights[3] * beside(crossers, other)
                + weights[4] * beside(field, rank)
                + weights[5] * beside(hidden, other)
                + weights[6] * lost_cover(hidden, field, other)
                + weights[7] * beside(hidden, rank)
                + weights[8] * crossers[rank]
            )
            if own:
                rating += weights[0]
            if s["level"][column] == 3:
                rating += weights[2]
            if place >= LOWER:
                rating += weights[9]
            ratings[k] = rating
        else:
            column = move - REPLACE
            rank = active(s, column) % 13
            ratings[k] = (
                weights[13] * crossers[rank] + weights[14] * beside(hidden, rank) + weights[10] * s["level"][column]
            )
            if s["level"][column] == 3:
                ratings[k] += weights[11]
