"""Looking ahead in a sampled world of Lake Effect: how far its cards can be played out.

Best-first search with all cards open, for a few hundred states. What a world comes to is the best table met.
"""

from __future__ import annotations

import heapq
from typing import Any

import numpy as np

from parlour.players.games.lake_effect_table import value_of
from parlour.rules.lake_effect import (
    CARDS,
    COLUMNS,
    DRAW,
    RECYCLE,
    RUN,
    TO_GRID,
    WASTE_TO_COLUMN,
    WASTE_TO_GRID,
    apply,
    can_lay,
    can_recycle,
    fits_grid,
    legal_moves,
    score,
)
from parlour.search.hashing import key_of

MOST_CHILDREN = 400
"""More than a state has children, those by way of draws included."""

TABLE = 2**12
"""The size of the table of states met, a power of two well above their number."""


def first_empty(s: Any) -> int:
    """The first empty column, or COLUMNS."""
    for column in range(COLUMNS):
        if s["lengths"][column] == 0:
            return column
    return COLUMNS


def is_new(key: Any, table: Any) -> bool:
    """Enter a key in the table of those met before, unless it is there."""
    slot = np.int64(key >> np.uint64(20)) % TABLE
    while table[slot] != 0:
        if table[slot] == key:
            return False
        slot = (slot + 1) % TABLE
    table[slot] = key
    return True


def worth_trying(s: Any, move: int, hole: int) -> bool:
    """Whether a column's move may do something that no other does: one empty column is like another."""
    if move < RUN or move >= WASTE_TO_COLUMN:
        return False
    if move >= TO_GRID:
        return True
    source = (move - RUN) // CARDS // COLUMNS
    target = (move - RUN) // CARDS % COLUMNS
    if s["lengths"][target] > 0:
        return True
    return target == hole and s["lengths"][source] > (move - RUN) % CARDS + 1


def turn_stock(s: Any) -> bool:
    """Draw or recycle, if that is possible."""
    if s["stock_count"] > 0:
        apply(s, DRAW)
        return True
    if can_recycle(s):
        apply(s, RECYCLE)
        return True
    return False


def waste_moves(s: Any, hole: int, moves: Any) -> int:
    """The moves of the waste's top card that are worth trying; how many there are."""
    count = 0
    if s["waste_count"] == 0:
        return count
    card = s["waste"][s["waste_count"] - 1]
    if fits_grid(s, card):
        moves[count] = WASTE_TO_GRID
        count += 1
    for target in range(COLUMNS):
        if can_lay(s, card, target) and (s["lengths"][target] > 0 or target == hole):
            moves[count] = WASTE_TO_COLUMN + target
            count += 1
    return count


def children_of(states: Any, k: int, count: int, moves: Any) -> int:
    """Write the children of ``states[k]`` from ``states[count]`` on; the number of states then."""
    found = legal_moves(states[k], moves)
    for n in range(found):
        if moves[n] >= TO_GRID and moves[n] < WASTE_TO_COLUMN and states[k]["order"] == 0:
            # Under ``descending`` it is always right to lay a column's last card in the grid.
            states[count] = states[k]
            apply(states[count], moves[n])
            return count + 1
    hole = first_empty(states[k])
    for n in range(found):
        if worth_trying(states[k], moves[n], hole):
            states[count] = states[k]
            apply(states[count], moves[n])
            count += 1
    # The waste as it lies, and after each draw until it lies so again.
    turned = states.size - 1
    states[turned] = states[k]
    for _ in range(30):
        found = waste_moves(states[turned], hole, moves)
        for n in range(found):
            states[count] = states[turned]
            apply(states[count], moves[n])
            count += 1
        if not turn_stock(states[turned]) or (
            states[turned]["stock_count"] == states[k]["stock_count"] and states[turned]["recycled"] > 0
        ):
            break
    return count


def look_ahead(states: Any, words: Any, mask: Any, moves: Any, weights: Any, outcome: Any) -> None:
    """Search from ``states[0]`` until ``states`` is full; ``outcome`` is a win or none, the best score, the best value.

    ``words`` is the memory of ``states``, ``mask`` what of it counts, both as uint64.
    """
    table = np.zeros(TABLE, np.uint64)
    seed = np.uint64(0x9E3779B97F4A7C15)
    best = value_of(states[0], weights)
    best_score = score(states[0])
    heap = [(-best, 0)]
    depths = np.zeros(states.size, np.int64)
    count = 1
    while len(heap) > 0 and count < states.size - MOST_CHILDREN and best_score < CARDS:
        _, k = heapq.heappop(heap)
        end = children_of(states, k, count, moves)
        for child in range(count, end):
            if is_new(key_of(words[child], mask, seed) | np.uint64(1), table):
                states[count] = states[child]
                depths[count] = depths[k] + 1
                value = value_of(states[count], weights) - weights[6] * depths[count]
                best = max(best, value)
                best_score = max(best_score, score(states[count]))
                heapq.heappush(heap, (-value, count))
                count += 1
    outcome[0] = 1.0 if best_score == CARDS else 0.0
    outcome[1] = best_score
    outcome[2] = best
