"""Searching in Lake Effect: planning with the cards that are known, and looking ahead in a sampled world.

A plan is the way to the best table that can be reached without turning up a card, or by turning up one: what an unknown
card brings is not thought of. To look ahead is the same search with all cards open. It is best-first search for some
hundreds of states, with draws taken together: every card of the waste that draws can bring to the top may be played.
"""

from __future__ import annotations

import heapq
from typing import Any

import numpy as np

from parlour.cards import EMPTY
from parlour.players.games.lake_effect_table import value_of
from parlour.rules.lake_effect import (
    ANY,
    CARDS,
    COLUMNS,
    DRAW,
    RECYCLE,
    RUN,
    TO_GRID,
    UNLIMITED,
    WASTE_TO_COLUMN,
    WASTE_TO_GRID,
    apply,
    can_lay,
    can_recycle,
    fits_grid,
    last,
    legal_moves,
    score,
)
from parlour.search.hashing import key_of

MOST_CHILDREN = 400
"""More than a state has children, those by way of draws included."""

TABLE = 2**13
"""The size of the table of states met, a power of two well above their number."""

MOST_DRAWS = 30
"""More draws and recyclings than it takes until the waste lies as before."""


def first_empty(s: Any) -> int:
    """The first empty column, or COLUMNS."""
    for column in range(COLUMNS):
        if s["lengths"][column] == 0:
            return column
    return COLUMNS


def to_grid(s: Any) -> int:
    """A move of a column's last card to the grid, or EMPTY."""
    for column in range(COLUMNS):
        if s["lengths"][column] > 0 and fits_grid(s, last(s, column)):
            return TO_GRID + column
    return EMPTY


def turned_column(s: Any, move: int) -> int:
    """The column where a move from a column turns up a card, or EMPTY."""
    column = move - TO_GRID if move >= TO_GRID else (move - RUN) // CARDS // COLUMNS
    cards = 1 if move >= TO_GRID else (move - RUN) % CARDS + 1
    if s["face_down"][column] > 0 and s["lengths"][column] - cards == s["face_down"][column]:
        return column
    return EMPTY


def worth_trying(s: Any, move: int, hole: int) -> bool:
    """Whether a column's move may do something that no other does; one empty column is like another."""
    if move < RUN or move >= WASTE_TO_COLUMN:
        return False
    if move >= TO_GRID:
        return True
    source = (move - RUN) // CARDS // COLUMNS
    target = (move - RUN) // CARDS % COLUMNS
    if s["lengths"][target] > 0:
        return True
    return target == hole and s["lengths"][source] > (move - RUN) % CARDS + 1


def next_turn(s: Any, open_cards: bool) -> int:
    """Drawing or recycling, or EMPTY where neither is possible, or the next cards are not known."""
    if s["stock_count"] > 0:
        return DRAW if open_cards or s["recycled"] > 0 else EMPTY
    return RECYCLE if can_recycle(s) else EMPTY


def is_new(key: Any, table: Any) -> bool:
    """Enter a key in the table of those met before, unless it is there."""
    slot = np.int64(key >> np.uint64(20)) % TABLE
    while table[slot] != 0:
        if table[slot] == key:
            return False
        slot = (slot + 1) % TABLE
    table[slot] = key
    return True


def add_child(states: Any, count: int, move: int, first: int, depth: int, facts: Any) -> int:
    """Play a move in ``states[count]``, a copy of its parent; the number of states then.

    A row of ``facts`` is the first move on the way to a state, its depth, and the column where a card turned up.
    """
    apply(states[count], move)
    facts[count, 0] = move if first == EMPTY else first
    facts[count, 1] = depth + 1
    facts[count, 2] = EMPTY
    return count + 1


def add_column_moves(states: Any, k: int, count: int, open_cards: bool, moves: Any, facts: Any) -> int:
    """Write the states after moves from columns behind the ``count`` states there are; the number of states then."""
    found = legal_moves(states[k], moves)
    hole = first_empty(states[k])
    forced = EMPTY if states[k]["order"] == ANY else to_grid(states[k])
    for n in range(found):
        move = moves[n]
        if (forced == EMPTY and worth_trying(states[k], move, hole)) or move == forced:
            states[count] = states[k]
            count = add_child(states, count, move, facts[k, 0], facts[k, 1], facts)
            if not open_cards:
                facts[count - 1, 2] = turned_column(states[k], move)
    return count


def add_waste_moves(states: Any, k: int, count: int, open_cards: bool, facts: Any) -> int:
    """Write the states after moves from the waste, as it lies and after each draw until it lies so again."""
    hole = first_empty(states[k])
    turned = states.size - 1
    states[turned] = states[k]
    first = facts[k, 0]
    for draws in range(MOST_DRAWS):
        waste = states[turned]["waste_count"]
        for target in range(COLUMNS + 1 if waste > 0 else 0):
            card = states[turned]["waste"][waste - 1]
            if target == COLUMNS:
                possible = fits_grid(states[turned], card)
            else:
                possible = can_lay(states[turned], card, target) and (
                    states[turned]["lengths"][target] > 0 or target == hole
                )
            if possible:
                move = WASTE_TO_GRID if target == COLUMNS else WASTE_TO_COLUMN + target
                states[count] = states[turned]
                count = add_child(states, count, move, first, facts[k, 1] + draws, facts)
        turn = next_turn(states[turned], open_cards)
        if turn == EMPTY:
            break
        if first == EMPTY:
            first = turn
        apply(states[turned], turn)
        if states[turned]["stock_count"] == states[k]["stock_count"]:
            break
    return count


def search_table(open_cards: bool, states: Any, words: Any, moves: Any, weights: Any, outcome: Any) -> int:
    """Search from ``states[0]`` until ``states`` is full; the first move to the best table met, if any.

    ``words`` is the memory of ``states`` as uint64. ``outcome`` is 1 for a win or 0, and the best score.
    """
    mask = np.full(words.shape[1], 0xFFFFFFFFFFFFFFFF, np.uint64)
    seed = np.uint64(0x9E3779B97F4A7C15)
    table = np.zeros(TABLE, np.uint64)
    facts = np.zeros((states.size, 3), np.int64)
    facts[0, 0] = EMPTY
    best = value_of(states[0], open_cards, EMPTY, weights)
    best_first = EMPTY
    best_score = score(states[0])
    heap = [(-best, 0)]
    count = 1
    is_new(key_of(words[0], mask, seed) | np.uint64(1), table)
    while len(heap) > 0 and count < states.size - MOST_CHILDREN and best_score < CARDS:
        _, k = heapq.heappop(heap)
        end = add_column_moves(states, k, count, open_cards, moves, facts)
        if states[k]["order"] == ANY or to_grid(states[k]) == EMPTY:
            end = add_waste_moves(states, k, end, open_cards, facts)
        for child in range(count, end):
            if not is_new(key_of(words[child], mask, seed) | np.uint64(1), table):
                continue
            value = value_of(states[child], open_cards, facts[child, 2], weights) - weights[0] * facts[child, 1]
            if value > best:
                best = value
                best_first = facts[child, 0]
            best_score = max(best_score, score(states[child]))
            if facts[child, 2] == EMPTY:
                states[count] = states[child]
                facts[count] = facts[child]
                heapq.heappush(heap, (-value, count))
                count += 1
    outcome[0] = 1.0 if best_score == CARDS else 0.0
    outcome[1] = best_score
    return best_first


def plan(states: Any, room: Any, words: Any, moves: Any, weights: Any) -> int:
    """The first move of the best plan for ``states[0]``, which is not over; EMPTY where no move brings anything.

    Where the waste can be turned over without end, it costs nothing to look through the stock first.
    """
    s = states[0]
    look_first = s["recycles"] == UNLIMITED and s["recycled"] == 0
    turn = next_turn(s, True)
    if look_first and turn != EMPTY:
        return turn
    room[0] = s
    move = search_table(False, room, words, moves, weights, np.zeros(2))
    return turn if move == EMPTY else move
