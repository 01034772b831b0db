"""Alpha-beta search with a table of positions met before, for games for two without chance or hidden cards.

Fail-soft alpha-beta (Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975; with a table as in Marsland, A Review of
Game-Tree Pruning, 1986) on an explicit stack in arrays, so that it can be left after any number of states and gone on
with. Values are those of the player to move. A win is worth ``WIN`` however far away it is, so a value of ``WIN`` or
``-WIN`` is proved whatever depth was searched; what lies between is an estimate, or a draw.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.entries import rules_apply, rules_legal_moves, rules_status, rules_winner
from parlour.game import PLAYING

WIN = 20_000
"""The value of a proved win; every estimate lies between it and its negative."""

NOTHING = -32_000
"""Less than any value."""

FIRST_PLAYER = 1
"""The player for whom the worth of a draw is given; the other's is the negative."""

WAYS = 4
"""How many places of the table a state may be kept in."""

ENTRY = np.dtype([("key", "uint64"), ("value", "int16"), ("move", "int16"), ("depth", "uint8"), ("mark", "uint8")])
"""What the table keeps of a state: ``mark`` is 4 times the logarithm of the states searched below it, plus the kind."""

UPPER, LOWER, EXACT = 1, 2, 3
"""The kinds of a kept value: the true one is not greater, not less, or this one."""

TO_THE_END = 250
"""The depth of a search that ends only where the game does; a proved value counts as searched to the end."""

FOUND, TRIED, BEST, MOVE, ALPHA, BETA, HIGH, DEPTH, SIDE, BEFORE, PLACE, TURN = range(12)
"""The columns of the stack: moves found and tried, the best value and its move, the window, a proved upper bound, the
depth left, the player to move, the states searched before, and the state's place in the table and turn to its key."""

COLUMNS = 12

PLY, SEARCHED, VALUE, BEST_MOVE, ROOT_DEPTH, PRUNE, DRAWN, NOISE = range(8)
"""The places of ``control``: the present ply, the states searched, what is known at the root, and what is asked: the
depth, whether to use what a game knows at a glance, what a draw is worth to the first player, and the most by which an
estimate is changed."""

OVER, TO_BEGIN = -1, -2
"""What stands in place of the present ply after a search and before it."""


def search_to_move(s: Any) -> int:
    """Stand-in for a game's player to move."""
    return FIRST_PLAYER


def search_key(s: Any) -> tuple[Any, int]:
    """Stand-in for a game's key of a state (uint64), shared by its symmetric ones, and the turn that leads there."""
    return np.uint64(0), 0


def search_turned(s: Any, move: int, turn: int, back: bool) -> int:
    """Stand-in for a game's move as it is in the turned state, or back from there."""
    return move


def search_bounds(s: Any, drawn: int) -> tuple[int, int]:
    """Stand-in for what a game knows at a glance: proved bounds of a state's value, a draw being worth ``drawn``."""
    return -WIN, WIN


def search_moves(s: Any, moves: Any, history: Any, prune: bool) -> int:
    """Stand-in for a game's legal moves, most promising first; with ``prune`` without those that cannot matter."""
    return rules_legal_moves(s, moves)


def search_estimate(s: Any) -> int:
    """Stand-in for a game's estimate of a state's value."""
    return 0


def place_in_table(key: Any, table: Any) -> Any:
    """The first of the places where a state may be kept."""
    mixed = (key ^ (key >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    mixed ^= mixed >> np.uint64(32)
    return WAYS * np.int64(mixed % np.uint64(table.size // WAYS))


def look_up(key: Any, place: int, table: Any) -> int:
    """Where a state is kept, or -1."""
    for way in range(place, place + WAYS):
        if table[way]["mark"] != 0 and table[way]["key"] == key:
            return way
    return -1


def keep(key: Any, place: int, value: int, kind: int, move: int, depth: int, work: int, table: Any) -> None:
    """Keep a state's value over its old one, or in place of the state that took the least work."""
    effort = 0
    while work > 0 and effort < 63:
        work >>= 1
        effort += 1
    chosen = place
    for way in range(place, place + WAYS):
        if table[way]["mark"] != 0 and table[way]["key"] == key:
            chosen = way
            break
        if table[way]["mark"] < table[chosen]["mark"]:
            chosen = way
    table[chosen]["key"] = key
    table[chosen]["value"] = value
    table[chosen]["move"] = move
    table[chosen]["depth"] = TO_THE_END if (value == WIN or value == -WIN) else depth
    table[chosen]["mark"] = 4 * effort + kind


def noise_of(key: Any, seed: Any, noise: int) -> Any:
    """A number from ``-noise`` to ``noise`` that a state's key and a seed decide."""
    mixed = (key ^ seed) * np.uint64(0xFF51AFD7ED558CCD)
    mixed = (mixed ^ (mixed >> np.uint64(32))) * np.uint64(0xC4CEB9FE1A85EC53)
    return (np.int64(mixed >> np.uint64(40)) * (2 * noise + 1) >> 24) - noise


def worth_of_draw(side: int, control: Any) -> Any:
    """What a draw is worth to a player."""
    return control[DRAWN] if side == FIRST_PLAYER else -control[DRAWN]


def enter(
    ply: int,
    alpha: int,
    beta: int,
    depth: int,
    seed: Any,
    states: Any,
    moves: Any,
    history: Any,
    stack: Any,
    keys: Any,
    control: Any,
    table: Any,
) -> Any:
    """Put a state on the stack, or give its value where that is known already; NOTHING if it was put there."""
    s = states[ply]
    side = search_to_move(s)
    low, high = -WIN, WIN
    if control[PRUNE] == 1:
        low, high = search_bounds(s, worth_of_draw(side, control))
    key, turn = search_key(s)
    place = place_in_table(key, table)
    known: Any = -1
    value: Any
    if ply > 0:
        if low >= beta or low >= high:
            return low
        if high <= alpha:
            return high
        way = look_up(key, place, table)
        if way >= 0:
            value = np.int64(table[way]["value"])
            kind = table[way]["mark"] & 3
            if table[way]["depth"] >= depth and (
                kind == EXACT or (kind == LOWER and value >= beta) or (kind == UPPER and value <= alpha)
            ):
                return value
            known = np.int64(table[way]["move"])
        if depth == 0:
            value = search_estimate(s)
            if control[NOISE] > 0:
                value += noise_of(key, seed, control[NOISE])
            return min(max(value, low), high)
    else:
        low, high = -WIN, WIN
        way = look_up(key, place, table)
        if way >= 0:
            known = np.int64(table[way]["move"])
    found = search_moves(s, moves[ply], history, control[PRUNE] == 1)
    if known >= 0:
        known = search_turned(s, known, turn, True)
        for n in range(found):
            if moves[ply, n] == known:
                for k in range(n, 0, -1):
                    moves[ply, k] = moves[ply, k - 1]
                moves[ply, 0] = known
                break
    row = stack[ply]
    row[FOUND] = found
    row[TRIED] = 0
    row[BEST] = low if low > -WIN else NOTHING
    row[MOVE] = -1
    row[ALPHA] = alpha
    row[BETA] = min(beta, high)
    row[HIGH] = high
    row[DEPTH] = depth
    row[SIDE] = side
    row[BEFORE] = control[SEARCHED]
    row[PLACE] = place
    row[TURN] = turn
    keys[ply] = key
    return NOTHING


def leave(ply: int, states: Any, stack: Any, keys: Any, history: Any, control: Any, table: Any) -> Any:
    """Keep the value of a state whose moves are done with, and give it."""
    row = stack[ply]
    value = min(row[BEST], row[HIGH])
    kind = EXACT
    if value <= row[ALPHA]:
        kind = UPPER
    elif value >= row[BETA] and value < row[HIGH]:
        kind = LOWER
    move = row[MOVE]
    if move >= 0 and kind != UPPER:
        depth = row[DEPTH]
        history[row[SIDE], move] += 1 if depth == TO_THE_END else depth * depth
    if move >= 0:
        move = search_turned(states[ply], move, row[TURN], False)
    keep(keys[ply], row[PLACE], value, kind, move, row[DEPTH], control[SEARCHED] - row[BEFORE], table)
    return value


def search(
    budget: int,
    seed: Any,
    states: Any,
    moves: Any,
    history: Any,
    stack: Any,
    keys: Any,
    control: Any,
    table: Any,
) -> None:
    """Go on with a search of ``states[0]``, in which the game is not over, for at most ``budget`` more states.

    What is asked stands in ``control``; noise follows from the state and from ``seed``. ``states`` are those of the
    stack, a row of ``moves`` and a key belong to each, and ``stack`` has the columns above. ``history`` counts for each
    player the moves that were good elsewhere, and ``table`` is an array of ``ENTRY``.
    """
    ply = control[PLY]
    stop = control[SEARCHED] + budget
    if ply == TO_BEGIN:
        control[VALUE] = NOTHING
        control[BEST_MOVE] = -1
        ply = 0
        enter(0, -WIN, WIN, control[ROOT_DEPTH], seed, states, moves, history, stack, keys, control, table)
    while ply >= 0 and control[SEARCHED] < stop:
        row = stack[ply]
        if row[TRIED] < row[FOUND] and row[BEST] < row[BETA]:
            move = moves[ply, row[TRIED]]
            row[TRIED] += 1
            child = ply + 1
            states[child] = states[ply]
            rules_apply(states[child], move)
            control[SEARCHED] += 1
            side = row[SIDE]
            if rules_status(states[child]) != PLAYING:
                winner = rules_winner(states[child])
                value = worth_of_draw(side, control)
                if winner != 0:
                    value = WIN if winner == side else -WIN
            else:
                alpha, beta = max(row[ALPHA], row[BEST]), row[BETA]
                depth = row[DEPTH]
                if depth != TO_THE_END and row[FOUND] > 1:
                    depth -= 1
                same = search_to_move(states[child]) == side
                low, high = (alpha, beta) if same else (-beta, -alpha)
                value = enter(child, low, high, depth, seed, states, moves, history, stack, keys, control, table)
                if value == NOTHING:
                    ply = child
                    continue
                if not same:
                    value = -value
        else:
            value = leave(ply, states, stack, keys, history, control, table)
            side = row[SIDE]
            ply -= 1
            if ply == OVER:
                control[VALUE] = value
                break
            row = stack[ply]
            move = moves[ply, row[TRIED] - 1]
            if row[SIDE] != side:
                value = -value
        if value > row[BEST]:
            row[BEST] = value
            row[MOVE] = move
        if ply == 0:
            control[VALUE] = row[BEST]
            control[BEST_MOVE] = row[MOVE]
    control[PLY] = ply
