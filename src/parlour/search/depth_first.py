"""Depth-first search with a table of positions met before: the exact best of a game that cannot go round in circles.

Branch and bound for one player. What is searched for a state is its *value*: the most by which the final score can
exceed the score now (goal "score"), or 1 for a game that can be won and 0 for one that cannot (goal "win"). A state is
searched with a limit, and its value is exact if it is above the limit; at or below, what comes back is only known not
to be less than the value. The table keeps which of the two it was, as a two-sided table does in alpha-beta search (Knuth
and Moore, An Analysis of Alpha-Beta Pruning, 1975; T. A. Marsland's fail-soft form).

The search stands on an explicit stack in arrays, so it can be left after any number of states and gone on with.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.entries import rules_apply, rules_legal_moves, rules_score, rules_status
from parlour.game import WON
from parlour.search.hashing import key_of

NOTHING = -20_000
"""Less than any value."""

WAYS = 4
"""How many places of the table a state may be kept in."""

ENTRY_BYTES = 10
"""What the table takes for each state: 8 bytes for its key, 2 for its value."""


def search_bound(s: Any) -> int:
    """Stand-in for a game's bound: no state's value is greater. Without one, nothing is pruned."""
    return -NOTHING


def search_order(s: Any, moves: Any, count: int) -> None:
    """Stand-in for a game's ordering: puts the moves that promise most first."""


def bound_of(s: Any, goal_win: bool, prune: bool) -> int:
    """What a state's value cannot exceed."""
    if goal_win:
        return 1
    return search_bound(s) if prune else -NOTHING


def look_up(key: Any, slot: int, keys: Any, values: Any) -> int:
    """The place of a state in the table, or -1."""
    for way in range(slot, slot + WAYS):
        if keys[way] == key:
            return way
    return -1


def keep(key: Any, slot: int, value: int, exact: bool, keys: Any, values: Any) -> None:
    """Keep a state's value, over its old one, in a free place, or in place of some other."""
    place = look_up(key, slot, keys, values)
    if place < 0:
        place = look_up(np.uint64(0), slot, keys, values)
    if place < 0:
        place = slot + np.int64(key >> np.uint64(62))
    keys[place] = key
    values[place] = 2 * value + (1 if exact else 0)


def enter(depth: int, s: Any, found: int, limit: int, bound: int, stack: Any) -> None:
    """Put a state on the stack; see ``Stack`` for the columns."""
    stack[depth, 0] = found
    stack[depth, 1] = 0
    stack[depth, 2] = NOTHING
    stack[depth, 3] = NOTHING
    stack[depth, 4] = limit
    stack[depth, 5] = bound


def search(
    goal_win: bool,
    prune: bool,
    budget: int,
    states: Any,
    words: Any,
    mask: Any,
    moves: Any,
    stack: Any,
    slots: Any,
    control: Any,
    keys: Any,
    values: Any,
) -> None:
    """Go on with a search for about ``budget`` more states.

    ``states`` are the states of the stack and ``words`` the same memory as uint64 words; ``moves`` a row of legal moves
    for each. ``stack`` has a row for each: moves, moves tried, best exact value, greatest bound, limit, bound of the
    state, gain of the move to it. ``slots`` is its key and place in the table. ``control`` is the depth, the states
    searched, and the root's value and whether it is exact; the depth is -1 at the end, -2 if the stack was too short.
    """
    depth = control[0]
    searched = control[1]
    stop = searched + budget
    places = np.uint64(keys.size - WAYS + 1)
    while depth >= 0 and searched < stop:
        best = stack[depth, 2]
        limit = max(stack[depth, 4], best)
        if stack[depth, 1] < stack[depth, 0] and limit < stack[depth, 5]:
            move = moves[depth, stack[depth, 1]]
            stack[depth, 1] += 1
            child = depth + 1
            if child >= states.size:
                control[0] = -2
                return
            states[child] = states[depth]
            rules_apply(states[child], move)
            gain = 0 if goal_win else rules_score(states[child]) - rules_score(states[depth])
            found = rules_legal_moves(states[child], moves[child])
            if found == 0:
                searched += 1
                value = gain + (1 if goal_win and rules_status(states[child]) == WON else 0)
                stack[depth, 2] = max(best, value)
                stack[depth, 3] = max(stack[depth, 3], value)
                continue
            bound = bound_of(states[child], goal_win, prune)
            if gain + bound <= limit:
                stack[depth, 3] = max(stack[depth, 3], gain + bound)
                continue
            key = key_of(words[child], mask, np.uint64(0x9E3779B97F4A7C15)) | np.uint64(1)
            slot = np.int64((key >> np.uint64(1)) % places)
            place = look_up(key, slot, keys, values)
            if place >= 0:
                value = gain + (values[place] >> 1)
                exact = values[place] & 1
                if exact == 1 or value <= limit:
                    if exact == 1:
                        stack[depth, 2] = max(best, value)
                    stack[depth, 3] = max(stack[depth, 3], value)
                    continue
            searched += 1
            search_order(states[child], moves[child], found)
            enter(child, states[child], found, limit - gain, bound, stack)
            stack[child, 6] = gain
            slots[child, 0] = key
            slots[child, 1] = np.uint64(slot)
            depth = child
        else:
            exact = best > stack[depth, 4]
            value = best if exact else max(stack[depth, 3], best)
            if stack[depth, 1] < stack[depth, 0] and not exact:
                # Left early because not even the state's bound is above the limit.
                value = max(value, stack[depth, 5])
            keep(slots[depth, 0], np.int64(slots[depth, 1]), value, exact, keys, values)
            value += stack[depth, 6]
            depth -= 1
            if depth >= 0:
                if exact:
                    stack[depth, 2] = max(stack[depth, 2], value)
                stack[depth, 3] = max(stack[depth, 3], value)
            else:
                control[2] = value
                control[3] = 1 if exact else 0
    control[0] = depth
    control[1] = searched
