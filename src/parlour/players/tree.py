"""Tree search over sampled worlds: what each move is worth if what follows is chosen as well as the tree knows.

Information set Monte Carlo tree search (Cowling, Powley, Whitehouse, 2012) with the choice of UCB1 (Auer, Cesa-Bianchi,
Fischer, "Finite-time analysis of the multiarmed bandit problem", 2002). A node is what a player would see, so that all
worlds that look alike share it, and no move in it can follow from a hidden card. Each try deals a world, goes down the
tree, adds a node and plays on by the policy. The tree is kept in a table, by the keys of what is seen.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from parlour.entries import rules_apply, rules_legal_moves, rules_score
from parlour.generator import signed_half
from parlour.players.information import deal_hidden
from parlour.players.playouts import play_on, rate_moves
from parlour.search.hashing import SEED, key_of

DEEPEST = 64
"""So many choices of a game are made in the tree at most."""

TABLE = 2**15
"""The nodes that a tree has room for; a try that finds none is played on by the policy from there."""

WAYS = 8
"""A node may be kept in so many places of the table, one after the other."""


def hide_cards(s: Any) -> None:
    """Stand-in for a game's way to make states alike that a player need not tell apart: no hidden card may be left."""


def node_of(key: Any, keys: Any) -> int:
    """A node's place in the table, or a free one for it; -1 where there is none."""
    first = signed_half((key >> np.uint64(1)) % np.uint64(keys.size - WAYS + 1))
    for place in range(first, first + WAYS):
        if keys[place] == key or keys[place] == 0:
            return place
    return -1


def choose_try(
    states: Any, moves: Any, count: int, visits: Any, totals: Any, exploration: float, weights: Any, ratings: Any
) -> int:
    """Which move of a node to try next: each once, the most promising first, then by UCB1."""
    tried = 0
    for k in range(count):
        tried += visits[k]
    best = -1
    if tried < count:
        rate_moves(states, moves, count, weights, ratings)
        for k in range(count):
            if visits[k] == 0 and (best < 0 or ratings[k] > ratings[best]):
                best = k
        return best
    highest = -math.inf
    for k in range(count):
        worth = totals[k] / visits[k] + exploration * math.sqrt(math.log(tried) / visits[k])
        if worth > highest:
            highest = worth
            best = k
    return best


def grow_tree(
    states: Any,
    places: Any,
    reshuffled: int,
    known: Any,
    unknown: Any,
    most: int,
    tries: int,
    seed: int,
    exploration: float,
    room: Any,
    in_bytes: Any,
    words: Any,
    mask: Any,
    moves: Any,
    weights: Any,
    ratings: Any,
    keys: Any,
    visits: Any,
    totals: Any,
    path: Any,
    outcomes: Any,
) -> None:
    """Make so many tries of a tree for a situation with a choice, and sum up what came of them for each of its moves.

    ``outcomes[k]`` are for legal move k the tries, the wins and the sum of the final scores. ``states`` to ``unknown``
    are those of an information set; ``room``, ``in_bytes`` and ``words`` are as for ``try_moves``. ``keys`` (zeros),
    ``visits`` and ``totals``, with a row of moves for each node, are the tree's; ``path`` is room for ``DEEPEST`` rows.
    """
    places = places.copy()
    known = known.copy()
    unknown = unknown.copy()
    outcome = np.zeros(2)
    for _ in range(tries):
        room[0] = states[0]
        seed = deal_hidden(room[0], in_bytes[0], places, reshuffled, known, unknown, seed)
        depth = 0
        grown = False
        while depth < path.shape[0] and not grown:
            count = rules_legal_moves(room[0], moves)
            if count == 0:
                break
            chosen = 0
            if count > 1:
                room[1] = room[0]
                hide_cards(room[1])
                key = key_of(words[1], mask, SEED) | np.uint64(1)
                node = node_of(key, keys)
                if node < 0:
                    break
                if keys[node] == 0:
                    keys[node] = key
                    visits[node] = 0
                    totals[node] = 0.0
                    grown = True
                chosen = choose_try(room, moves, count, visits[node], totals[node], exploration, weights, ratings)
                path[depth, 0] = node
                path[depth, 1] = chosen
                path[depth, 2] = rules_score(room[0])
                depth += 1
            rules_apply(room[0], moves[chosen])
        play_on(room, words, most, moves, weights, ratings, seed, outcome)
        for d in range(depth):
            visits[path[d, 0], path[d, 1]] += 1
            totals[path[d, 0], path[d, 1]] += outcome[1] - path[d, 2]
        outcomes[path[0, 1], 0] += 1.0
        outcomes[path[0, 1], 1] += outcome[0]
        outcomes[path[0, 1], 2] += outcome[1]
