"""Lake Effect's policy."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.cards import EMPTY
from parlour.players.games.lake_effect_search import look_ahead
from parlour.rules.lake_effect import (
    ANY,
    CARDS,
    COLUMNS,
    DRAW,
    RECYCLE,
    RUN,
    TAKE_BACK,
    TO_GRID,
    UNLIMITED,
    WASTE_TO_COLUMN,
    WASTE_TO_GRID,
    agree_in_two,
    fits_grid,
    last,
)

MOST_MOVES = 600
ROOM = 700
BUDGET = 150
WEIGHTS = {
    "win": (
        100.0,
        10.0,
        30.0,
        1.0,
        20.0,
        -10.0,
        10.0,
        5.0,
        2.0,
        -5.0,
        2.0,
        2.0,
        1.0,
        -1.0,
        15.0,
        1.0,
        5.0,
        -1.0,
        5.0,
        8.0,
        0.3,
        8.0,
        0.0,
        3.0,
        0.05,
        100.0,
        0.3,
        1.0,
    ),
    "score": (
        100.0,
        10.0,
        30.0,
        1.0,
        20.0,
        -10.0,
        10.0,
        5.0,
        2.0,
        -5.0,
        2.0,
        2.0,
        1.0,
        -1.0,
        15.0,
        1.0,
        5.0,
        -1.0,
        5.0,
        8.0,
        0.3,
        8.0,
        0.0,
        3.0,
        0.05,
        100.0,
        0.3,
        1.0,
    ),
}

USELESS = -1000.0


def obvious_move(s: Any) -> int:
    """A move that needs no thought, or EMPTY.

    Where the waste can be turned over without end, it costs nothing to look through the stock first. Under
    ``descending`` it is always right to lay a column's last card in the grid.
    """
    if s["recycles"] == UNLIMITED and s["recycled"] == 0:
        if s["stock_count"] > 0:
            return DRAW
        if s["waste_count"] > 0:
            return RECYCLE
    if s["order"] != ANY:
        for column in range(COLUMNS):
            if s["lengths"][column] > 0 and fits_grid(s, last(s, column)):
                return TO_GRID + column
    return EMPTY


def play_on(
    states: Any, words: Any, most: int, moves: Any, weights: Any, ratings: Any, seed: int, outcome: Any
) -> None:
    """Instead of a playout to the end, a look at how far the world can be played out."""
    mask = np.full(words.shape[1], 0xFFFFFFFFFFFFFFFF, np.uint64)
    look_ahead(states, words, mask, moves, weights[18:], outcome)


def rate_run(s: Any, source: int, target: int, cards: int, empty: int, weights: Any) -> float:
    """How promising it looks to move a run."""
    left = s["lengths"][source] - cards
    onto_empty = s["lengths"][target] == 0
    if onto_empty:
        rating = weights[5] + weights[12] * (empty - 1)
    else:
        onto = s["columns"][target, s["lengths"][target] - 1]
        rating = weights[13] * waiting_heads(s, onto, source)
    if left > s["face_down"][source]:
        exposed = s["columns"][source, left - 1]
        if fits_grid(s, exposed):
            return rating + weights[6]
        waiting = waiting_heads(s, exposed, source)
        if waiting > 0:
            return rating + weights[14] + weights[15] * waiting
        if s["waste_count"] > 0:
            card = s["waste"][s["waste_count"] - 1]
            if lies_on(s, card, exposed) and (onto_empty or not lies_on(s, card, onto)):
                return rating + weights[16]
        return USELESS
    if left == 0:
        return USELESS if onto_empty else rating + weights[4]
    return rating + weights[2] + weights[3] * s["face_down"][source]


def lies_on(s: Any, card: int, onto: int) -> bool:
    """Whether a card could be laid on another."""
    return agree_in_two(card, onto) and (card < onto or s["order"] == ANY)


def waiting_heads(s: Any, onto: int, source: int) -> int:
    """How many runs that lie on face-down cards, in columns other than ``source``, could be moved onto a card."""
    count = 0
    for column in range(COLUMNS):
        down = s["face_down"][column]
        if down > 0 and column != source and lies_on(s, s["columns"][column, down], onto):
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
            ratings[k] = rate_run(s, ends // COLUMNS, ends % COLUMNS, (move - RUN) % CARDS + 1, empty, weights)
        elif move < WASTE_TO_COLUMN:
            ratings[k] = weights[0]
        elif move < WASTE_TO_GRID:
            target = move - WASTE_TO_COLUMN
            card = s["waste"][s["waste_count"] - 1]
            heads = waiting_heads(s, card, target)
            if s["lengths"][target] == 0:
                ratings[k] = weights[9] + weights[10] * empty + weights[11] * heads
            else:
                onto = s["columns"][target, s["lengths"][target] - 1]
                ratings[k] = weights[7] + weights[8] * heads + weights[17] * waiting_heads(s, onto, target)
        elif move < TAKE_BACK:
            ratings[k] = weights[1]
        else:
            ratings[k] = USELESS
