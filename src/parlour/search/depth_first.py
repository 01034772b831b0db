"""Depth-first search with a table of states met before: the exact best of a game that cannot go round in circles.

Branch and bound for one player. What is searched for a state is its *value*: the most by which the final score can
exceed the score now (goal "score"), or 1 for a game that can be won and 0 for one that cannot (goal "win"). A state is
searched with a limit: above the limit its value comes back exact; otherwise comes back something that it does not
exceed. The table keeps which of the two it was, as alpha-beta search does (fail-soft: J. P. Fishburn, Analysis of
Speedup in Distributed Algorithms, 1981).

The search stands on an explicit stack in arrays, so it can be left after any number of states and gone on with.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from parlour.compiled import compiled
from parlour.entries import rules_apply, rules_legal_moves, rules_score, rules_status
from parlour.game import WON
from parlour.position import Position
from parlour.search.hashing import SEED, key_of, mask_without
from parlour.search.solution import Goal, Limits, Solution
from parlour.search.transposition import ENTRY_BYTES, SMALLEST, keep, move_over, place_of

NOTHING = -8_000
"""Less than any value."""

DEEPEST = 128
"""The longest line that is followed. A game with longer ones is not decided."""

SLICE = 50_000
"""So many states are searched between two looks at the limits."""

COUNT, TRIED, BEST, UPPER, LIMIT, BOUND, GAIN = range(7)
"""The columns of the stack: moves, moves tried, best exact value, greatest bound of a child, limit, bound, gain."""

DEPTH, SEARCHED, VALUE, EXACT, TAKEN = range(5)
"""The places of the control: depth (-1 at the end, -2 if the stack was too short), states, root's value, entries."""


def search_bound(s: Any) -> int:
    """Stand-in for a game's bound, which no value exceeds; without one nothing is pruned."""
    return -NOTHING


def search_dead(s: Any) -> bool:
    """Stand-in for a game's proof that a state cannot be won."""
    return False


def search_order(s: Any, moves: Any, count: int) -> None:
    """Stand-in for a game's ordering: puts the moves that promise most first."""


def search(
    goal_win: bool,
    prune: bool,
    budget: int,
    states: Any,
    words: Any,
    mask: Any,
    moves: Any,
    stack: Any,
    path: Any,
    control: Any,
    keys: Any,
    values: Any,
) -> None:
    """Go on with a search for about ``budget`` more states.

    ``states`` are those of the stack and ``words`` the same memory as uint64; ``moves`` has a row of legal moves for
    each, ``stack`` one of numbers (int64, see above), ``path`` its key.
    """
    depth = control[DEPTH]
    stop = control[SEARCHED] + budget
    if depth == 0:
        path[0] = key_of(words[0], mask, SEED) | np.uint64(1)
    while depth >= 0 and control[SEARCHED] < stop:
        top = stack[depth]
        limit = max(top[LIMIT], top[BEST])
        if top[TRIED] == top[COUNT] or limit >= top[BOUND]:
            depth = leave(depth, stack, path, control, keys, values)
            continue
        child = depth + 1
        if child == states.size:
            control[DEPTH] = -2
            return
        move = moves[depth, top[TRIED]]
        top[TRIED] += 1
        states[child] = states[depth]
        rules_apply(states[child], move)
        gain = 0 if goal_win else rules_score(states[child]) - rules_score(states[depth])
        found = rules_legal_moves(states[child], moves[child])
        if found == 0:
            control[SEARCHED] += 1
            take(top, gain + (1 if goal_win and rules_status(states[child]) == WON else 0), True)
            continue
        bound = 1 if goal_win else -NOTHING
        if prune:
            if not goal_win:
                bound = search_bound(states[child])
            elif search_dead(states[child]):
                bound = 0
        if gain + bound <= limit:
            take(top, gain + bound, False)
            continue
        key = key_of(words[child], mask, SEED) | np.uint64(1)
        place = place_of(key, keys)
        if place >= 0:
            value = gain + (values[place] >> 1)
            exact = (values[place] & 1) == 1
            if exact or value <= limit:
                take(top, value, exact)
                continue
        control[SEARCHED] += 1
        search_order(states[child], moves[child], found)
        depth = child
        enter(stack[depth], found, limit - gain, bound, gain)
        path[depth] = key
    control[DEPTH] = depth


def enter(top: Any, count: int, limit: int, bound: int, gain: int) -> None:
    """Begin a state on the stack."""
    top[COUNT] = count
    top[TRIED] = 0
    top[BEST] = NOTHING
    top[UPPER] = NOTHING
    top[LIMIT] = limit
    top[BOUND] = bound
    top[GAIN] = gain


def take(top: Any, value: int, exact: bool) -> None:
    """Take account of a child's value, or of what it does not exceed."""
    if exact:
        top[BEST] = max(top[BEST], value)
    top[UPPER] = max(top[UPPER], value)


def leave(depth: int, stack: Any, path: Any, control: Any, keys: Any, values: Any) -> int:
    """Keep what was found out about the state at the top of the stack and tell the one before it; the depth then."""
    top = stack[depth]
    exact = top[BEST] > top[LIMIT]
    value = top[BEST]
    if not exact:
        # Where moves were left out, it was because not even the state's bound is above the limit.
        value = top[UPPER] if top[TRIED] == top[COUNT] else top[BOUND]
    control[TAKEN] += keep(path[depth], 2 * value + (1 if exact else 0), keys, values)
    if depth > 0:
        take(stack[depth - 1], value + top[GAIN], exact)
    control[VALUE] = value
    control[EXACT] = 1 if exact else 0
    return depth - 1


class DepthFirst:
    """Searches in one game that share a table of states; no more memory than ``memory`` bytes is ever taken."""

    def __init__(self, position: Position, goal: Goal, memory: int, adapter: ModuleType | None, prune: bool) -> None:
        self.game = position.game
        self.goal_win = goal == "win"
        self.prune = prune
        self.code = compiled(self.game)
        self.adapter = adapter
        self.mask = mask_without(self.game, *getattr(adapter, "PAST", ()))
        self.most = max(memory // ENTRY_BYTES, SMALLEST)
        self.keys = np.zeros(SMALLEST, np.uint64)
        self.values = np.zeros(SMALLEST, np.int16)
        self.states = self.code.states(DEEPEST)
        self.words = self.states.view(np.uint64).reshape(DEEPEST, -1)
        self.moves = np.zeros((DEEPEST, self.game.most_moves), np.int64)
        self.stack = np.zeros((DEEPEST, GAIN + 1), np.int64)
        self.path = np.zeros(DEEPEST, np.uint64)
        self.control = np.zeros(TAKEN + 1, np.int64)

    @property
    def searched(self) -> int:
        """The states searched so far."""
        return int(self.control[SEARCHED])

    @property
    def ended(self) -> bool:
        """Whether the search that was begun has come to its end."""
        return int(self.control[DEPTH]) == -1

    def begin(self, position: Position, limit: int) -> None:
        """Begin a search of a position that has legal moves."""
        self.states[0] = np.frombuffer(position.to_bytes(), self.game.dtype)[0]
        moves = position.legal_numbers
        self.moves[0, : len(moves)] = moves
        enter(self.stack[0], len(moves), limit, 1 if self.goal_win else -NOTHING, 0)
        self.control[DEPTH] = 0

    def go_on(self, budget: int) -> None:
        """Search for about ``budget`` more states."""
        if 2 * self.control[TAKEN] > self.keys.size:
            self._grow()
        self.code.loop(search, self.adapter)(
            self.goal_win,
            self.prune,
            budget,
            self.states,
            self.words,
            self.mask,
            self.moves,
            self.stack,
            self.path,
            self.control,
            self.keys,
            self.values,
        )

    def _grow(self) -> None:
        """Take a table four times as large, if both together fit into the memory."""
        size = min(4 * self.keys.size, self.most - self.keys.size)
        if size <= self.keys.size:
            return
        keys, values = np.zeros(size, np.uint64), np.zeros(size, np.int16)
        self.control[TAKEN] = self.code.loop(move_over)(self.keys, self.values, keys, values)
        self.keys, self.values = keys, values

    def value_of(self, position: Position, limit: int, limits: Limits) -> int | None:
        """What the position's value is if that is above the limit, else a bound of it; None where the limits end it."""
        self.begin(position, limit)
        while self.control[DEPTH] >= 0:
            left = limits.states - self.searched
            if left <= 0 or limits.stopped():
                return None
            self.go_on(min(left, SLICE))
            limits.progress(self.searched)
        return int(self.control[VALUE]) if self.control[DEPTH] == -1 else None

    def best_line(self, position: Position, value: int) -> tuple[str, ...]:
        """Moves that reach a position's exact value, found with the table that the search for it has left."""
        line: list[str] = []
        while not position.is_over:
            text, position, value = self._best_move(position, value)
            line.append(text)
        return tuple(line)

    def _best_move(self, position: Position, value: int) -> tuple[str, Position, int]:
        """A move that reaches a position's exact value, and the position after it with its own."""
        endless = Limits(states=2**62)
        for text in position.legal:
            after = position.play(text)
            wanted = value if self.goal_win else value - ((after.score or 0) - (position.score or 0))
            if after.is_over:
                found = int(self.goal_win and after.status == "won")
            else:
                found = self.value_of(after, wanted - 1, endless) or 0
            if found >= wanted:
                return text, after, wanted
        raise AssertionError("an exact value is the value of some move")


def solve_depth_first(
    position: Position, goal: Goal, limits: Limits, adapter: ModuleType | None = None, *, prune: bool = True
) -> Solution:
    """The exact verdict (goal "win") or the best final score (goal "score") of a position that is not over.

    The verdict for goal "score" comes from the best line alone, so it is "unknown" where that is no win.
    """
    search = DepthFirst(position, goal, limits.memory, adapter, prune)
    value = search.value_of(position, 0 if goal == "win" else NOTHING, limits)
    searched = search.searched
    if value is None:
        return Solution("unknown", (), searched)
    if goal == "win" and value == 0:
        return Solution("dead", (), searched)
    line = search.best_line(position, value)
    end = position
    for text in line:
        end = end.play(text)
    best = end.score if goal == "score" else None
    return Solution("winnable" if end.status == "won" else "unknown", line, searched, best, end.score, best)
