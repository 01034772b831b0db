"""Lake Effect's policy."""

from __future__ import annotations

from typing import Any

from parlour.rules.lake_effect import (
    CARDS,
    COLUMNS,
    RECYCLE,
    RUN,
    TAKE_BACK,
    TO_GRID,
    WASTE_TO_COLUMN,
    WASTE_TO_GRID,
    agree_in_two,
    fits_grid,
)

MOST_MOVES = 600
ROOM = 1
BUDGET = 500
WEIGHTS = {
    "win": (100.0, 10.0, 30.0, 1.0, 20.0, -10.0, 10.0, 5.0, 2.0, -5.0, 2.0, 2.0),
    "score": (100.0, 10.0, 30.0, 1.0, 20.0, -10.0, 10.0, 5.0, 2.0, -5.0, 2.0, 2.0),
}

USELESS = -1000.0


def is_idle(move: int) -> bool:
    """Drawing and turning the waste over bring nothing of themselves."""
    return move <= RECYCLE


def is_stuck(s: Any, idle: int) -> bool:
    """Whether the whole stock has gone by twice, as it may lie otherwise from the first recycling on."""
    return 3 * idle > 2 * (s["stock_count"] + s["waste_count"]) + 12


def rate_run(s: Any, source: int, target: int, cards: int, weights: Any) -> float:
    """How promising it looks to move a run."""
    left = s["lengths"][source] - cards
    onto_empty = s["lengths"][target] == 0
    if left > s["face_down"][source]:
        exposed = s["columns"][source, left - 1]
        if onto_empty or not fits_grid(s, exposed):
            return USELESS
        return weights[6]
    if left == 0:
        return USELESS if onto_empty else weights[4]
    rating = weights[2] + weights[3] * s["face_down"][source]
    if onto_empty:
        rating += weights[5]
    return rating


def waiting_heads(s: Any, card: int) -> int:
    """How many runs that lie on face-down cards could be moved onto a card."""
    count = 0
    for column in range(COLUMNS):
        down = s["face_down"][column]
        if down > 0:
            head = s["columns"][column, down]
            if head < card and agree_in_two(head, card):
                count += 1
    return count


def rate_moves(states: Any, moves: Any, count: int, weights: Any, ratings: Any) -> None:
    """See ``playouts.py``."""
    s = states[0]
    empty = 0
    for column in range(COLUMNS):
        if s["lengths"][column] == 0:
            empty += 1
    for k in range(count):
        move = moves[k]
        if move <= RECYCLE:
            ratings[k] = 0.0
        elif move < TO_GRID:
            ends = (move - RUN) // CARDS
            ratings[k] = rate_run(s, ends // COLUMNS, ends % COLUMNS, (move - RUN) % CARDS + 1, weights)
        elif move < WASTE_TO_COLUMN:
            ratings[k] = weights[0]
        elif move < WASTE_TO_GRID:
            card = s["waste"][s["waste_count"] - 1]
            if s["lengths"][move - WASTE_TO_COLUMN] == 0:
                ratings[k] = weights[9] + weights[10] * empty + weights[11] * waiting_heads(s, card)
            else:
                ratings[k] = weights[7] + weights[8] * waiting_heads(s, card)
        elif move < TAKE_BACK:
            ratings[k] = weights[1]
        else:
            ratings[k] = USELESS
