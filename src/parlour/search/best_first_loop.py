"""The loops of best-first search that are compiled for each game; see ``best_first.py``.

The stand-ins ``expand``, ``rank`` and ``covers`` are what a game's adapter has to define.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.search.hashing import SEED

TAIL_BITS = 31
"""How many bits a tail may have. In the last column of the pool stand the parent, the tail, and whether expanded."""

TAIL, SCORE = 0, 1
"""Columns of the facts about a child."""

KEPT, DONE, BEST, MOST, FULL, TURN, LAYER = range(7)
"""Places of the control: states kept; 1 if nothing is left to do; the state with the best score, and that score; 1 if
a state found no room; whose turn it is among the queues; and for each of them the layer used last."""

LAYERS, RANKS = 256, 1024
"""How many layers a queue has, and ranks a layer."""


def expand(words: Any, tail: int, context: Any, scratch: Any, children: Any, facts: Any, steps: Any) -> int:
    """Stand-in for a game's expansion: writes the children's words, facts and steps; how many there are.

    Row k of ``steps`` gets the number of steps to child k, then these, each a number that the adapter understands.
    """
    return 0


def rank(words: Any, tail: int, context: Any, scratch: Any, ranks: Any) -> None:
    """Stand-in for a game's ranking: for each queue the layer and the rank there, the lower the better."""


def covers(kept: int, other: int, words: Any, context: Any) -> bool:
    """Stand-in for a game's comparison: whether with the first tail all can be done that can with the second."""
    return kept == other


def slot_of(words: Any, size: int) -> Any:
    """Where in the table to look for a state first."""
    key = SEED
    for k in range(words.size):
        key = (key ^ words[k]) * np.uint64(0xFF51AFD7ED558CCD)
        key = key ^ (key >> np.uint64(32))
    key = key * np.uint64(0xC4CEB9FE1A85EC53)
    return np.int64(((key >> np.uint64(32)) * np.uint64(size)) >> np.uint64(32))


def tail_of(last: Any) -> Any:
    """The tail, from the last column of the pool."""
    return np.int64((last >> np.uint64(32)) & np.uint64(2**TAIL_BITS - 1))


def keep(
    words: Any,
    tail: int,
    parent: int,
    context: Any,
    scratch: Any,
    ranks: Any,
    pool: Any,
    links: Any,
    table: Any,
    heads: Any,
    cursors: Any,
    control: Any,
) -> bool:
    """Keep a state and put it into the queues, unless it is covered or there is no room; whether it was kept."""
    count = words.size
    slot = slot_of(words, table.size)
    while table[slot] != 0:
        known = np.int64(table[slot]) - 1
        k = 0
        while k < count and pool[known, k] == words[k]:
            k += 1
        if k == count and covers(tail_of(pool[known, count]), tail, words, context):
            return False
        slot += 1
        if slot == table.size:
            slot = 0
    index = control[KEPT]
    if index == pool.shape[0]:
        control[FULL] = 1
        return False
    control[KEPT] = index + 1
    table[slot] = index + 1
    for k in range(count):
        pool[index, k] = words[k]
    pool[index, count] = np.uint64(parent) | np.uint64(tail) << np.uint64(32)
    rank(words, tail, context, scratch, ranks)
    for q in range(heads.shape[0]):
        layer = ranks[q, 0] % heads.shape[1]
        place = min(max(ranks[q, 1], 0), heads.shape[2] - 1)
        links[q, index] = heads[q, layer, place]
        heads[q, layer, place] = index + 1
        cursors[q, layer] = min(cursors[q, layer], place)
    return True


def take(links: Any, heads: Any, cursors: Any, control: Any) -> Any:
    """Take the next state out of the queue whose turn it is; -1 if it is empty."""
    q = control[TURN]
    control[TURN] = (q + 1) % heads.shape[0]
    layer = control[LAYER + q]
    for _ in range(heads.shape[1]):
        layer += 1
        if layer == heads.shape[1]:
            layer = 0
        place = cursors[q, layer]
        while place < heads.shape[2] and heads[q, layer, place] == 0:
            place += 1
        cursors[q, layer] = place
        if place < heads.shape[2]:
            control[LAYER + q] = layer
            index = np.int64(heads[q, layer, place]) - 1
            heads[q, layer, place] = links[q, index]
            return index
    return np.int64(-1)


def search(
    budget: int,
    target: int,
    words: Any,
    context: Any,
    scratch: Any,
    children: Any,
    facts: Any,
    steps: Any,
    ranks: Any,
    pool: Any,
    links: Any,
    table: Any,
    heads: Any,
    cursors: Any,
    control: Any,
) -> None:
    """Go on with a search for ``budget`` more expansions, or to the first state with the score ``target``."""
    count = words.size
    for _ in range(budget):
        index = take(links, heads, cursors, control)
        if index < 0:
            control[DONE] = 1
            return
        last = pool[index, count]
        if last >> np.uint64(63) != 0:
            continue
        pool[index, count] = last | np.uint64(1) << np.uint64(63)
        for k in range(count):
            words[k] = pool[index, k]
        found = expand(words, tail_of(last), context, scratch, children, facts, steps)
        for n in range(found):
            new = keep(
                children[n],
                facts[n, TAIL],
                index,
                context,
                scratch,
                ranks,
                pool,
                links,
                table,
                heads,
                cursors,
                control,
            )
            if new and facts[n, SCORE] > control[MOST]:
                control[MOST] = facts[n, SCORE]
                control[BEST] = control[KEPT] - 1
                if facts[n, SCORE] == target:
                    control[DONE] = 1
                    return
        if control[FULL] == 1:
            return


def expand_one(words: Any, tail: int, context: Any, scratch: Any, children: Any, facts: Any, steps: Any) -> int:
    """The children of one state."""
    return expand(words, tail, context, scratch, children, facts, steps)
