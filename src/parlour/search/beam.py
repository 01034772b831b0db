"""Beam search (B. Lowerre, The Harpy speech recognition system, 1976): move by move, the states that promise most.

States of one level are all reached by the same number of moves. As long as none has to be left out, the search is
exhaustive; of those left out, the best score that they could have led to is remembered. So a win is found fast and the
best score is held between two numbers, and in a small enough tree both are proved.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from parlour.compiled import compiled
from parlour.entries import rules_apply, rules_legal_moves, rules_score, rules_status
from parlour.game import PLAYING, WON
from parlour.position import Position
from parlour.search.hashing import SEED, key_of, mask_without
from parlour.search.solution import Goal, Limits, Solution, Verdict

WIDTHS = (100, 1_000, 10_000, 100_000, 1_000_000)
"""So many states of a level are kept, in one try after the other."""

CROWD = 8
"""So many new states for each of the width are gathered before the best are chosen."""

LONGEST = 64
"""A guess of how many levels there are, to know what memory they take."""

SLICE = 2_000
"""So many states' moves are tried between two looks at the limits."""

MOST_SCORE = 30_000
"""More than any game's score."""

FILLED, BEST, PARENT, MOVE, ENDED_WON, TRIED = range(6)
"""The places of the control: rows filled; the best final score, the move to it, whether it is a win; states tried."""


def search_bound(s: Any) -> int:
    """Stand-in for a game's bound of what can still be scored from a state."""
    return MOST_SCORE


def search_promise(s: Any) -> int:
    """Stand-in for a game's judgement of how much a state promises."""
    return 0


def grow(
    goal_win: bool,
    parents: Any,
    first: int,
    mask: Any,
    scratch: Any,
    words: Any,
    moves: Any,
    keys: Any,
    rows: Any,
    control: Any,
) -> int:
    """Try the moves of the parents from number ``first`` on while there is room; the number of the next parent.

    ``scratch`` is one state and ``words`` the same memory as uint64. For each state that goes on, its key is put into
    ``keys``, and parent, move, promise and bound of the final score into a row of ``rows`` (int32).
    """
    for k in range(first, parents.size):
        count = rules_legal_moves(parents[k], moves)
        if control[FILLED] + count > keys.size:
            return k
        for n in range(count):
            scratch[0] = parents[k]
            rules_apply(scratch[0], moves[n])
            control[TRIED] += 1
            status = rules_status(scratch[0])
            if status != PLAYING:
                better = rules_score(scratch[0]) > control[BEST]
                if status == WON if goal_win and control[ENDED_WON] == 0 else better:
                    control[BEST] = rules_score(scratch[0])
                    control[PARENT] = k
                    control[MOVE] = moves[n]
                    control[ENDED_WON] = 1 if status == WON else 0
                continue
            bound = rules_score(scratch[0]) + search_bound(scratch[0])
            if goal_win or bound > control[BEST]:
                row = control[FILLED]
                keys[row] = key_of(words[0], mask, SEED)
                rows[row, 0] = k
                rows[row, 1] = moves[n]
                rows[row, 2] = search_promise(scratch[0])
                rows[row, 3] = bound
                control[FILLED] += 1
    return parents.size


def build(parents: Any, rows: Any, children: Any) -> None:
    """The states after the moves of the chosen rows."""
    for k in range(children.size):
        children[k] = parents[rows[k, 0]]
        rules_apply(children[k], rows[k, 1])


class Beam:
    """Beam searches of one position, each wider than the one before and only for what is better than it found."""

    def __init__(self, position: Position, goal: Goal, limits: Limits, adapter: ModuleType | None) -> None:
        code = compiled(position.game)
        self.position = position
        self.goal_win = goal == "win"
        self.limits = limits
        self.line: tuple[str, ...] = ()
        self._states = code.states
        self._grow = code.loop(grow, adapter)
        self._build = code.loop(build, adapter)
        self._mask = mask_without(position.game)
        self._moves = code.move_buffer()
        self._scratch = code.states(1)
        self._words = self._scratch.view(np.uint64).reshape(1, -1)
        self._control = np.zeros(TRIED + 1, np.int64)
        self._control[BEST] = -MOST_SCORE
        self._control[MOVE] = -1

    @property
    def tried(self) -> int:
        """The states tried so far."""
        return int(self._control[TRIED])

    @property
    def best(self) -> int:
        """The best final score found so far; -MOST_SCORE before any."""
        return int(self._control[BEST])

    @property
    def won(self) -> bool:
        """Whether ``line``, which leads to the best found, is a win."""
        return bool(self._control[ENDED_WON])

    def widest(self) -> int:
        """The greatest width that the memory allows: two levels of states, the new ones' rows twice, and the trail."""
        return max(self.limits.memory // (2 * self._scratch.itemsize + 2 * 32 * CROWD + 8 * LONGEST), 1)

    def run(self, width: int) -> int | None:
        """The best score that what was left out could have led to, -MOST_SCORE if nothing was; None at the limits."""
        states = self._states(1)
        states[0] = np.frombuffer(self.position.to_bytes(), states.dtype)[0]
        room = CROWD * width + self._moves.size
        keys, rows = np.zeros(room, np.uint64), np.zeros((room, 4), np.int32)
        trail: list[Any] = []
        left_out = -MOST_SCORE
        while states.size > 0 and not (self.goal_win and self.won):
            worst = self._level(states, width, keys, rows, trail)
            if worst is None:
                return None
            left_out = max(left_out, worst)
            chosen = rows[: self._control[FILLED]]
            trail.append(chosen[:, :2].copy())
            children = self._states(len(chosen))
            self._build(states, chosen, children)
            states = children
        return left_out

    def _level(self, states: Any, width: int, keys: Any, rows: Any, trail: list[Any]) -> int | None:
        """Put the moves to the next level into ``rows``; what comes back is as for ``run``."""
        left_out = -MOST_SCORE
        first = 0
        self._control[FILLED] = 0
        while first < states.size:
            slice_size = min((self.limits.states - self.tried) // self._moves.size, SLICE)
            if slice_size <= 0 or self.limits.stopped():
                return None
            first = self._grow(
                self.goal_win,
                states[: first + slice_size],
                first,
                self._mask,
                self._scratch,
                self._words,
                self._moves,
                keys,
                rows,
                self._control,
            )
            self.limits.progress(self.tried)
            if self._control[MOVE] >= 0:
                self.line = self._line_to(trail)
                self._control[MOVE] = -1
            if first == states.size or self._control[FILLED] > keys.size - self._moves.size:
                left_out = max(left_out, self._choose(width, keys, rows))
        return left_out

    def _choose(self, width: int, keys: Any, rows: Any) -> int:
        """Keep the most promising of the new states, of equal ones the first by key; the best score left out."""
        filled = self._control[FILLED]
        _, different = np.unique(keys[:filled], return_index=True)
        order = different[np.argsort(-rows[different, 2], kind="stable")]
        chosen, others = order[:width], order[width:]
        worst = int(rows[others, 3].max()) if others.size > 0 else -MOST_SCORE
        keys[: chosen.size], rows[: chosen.size] = keys[chosen], rows[chosen]
        self._control[FILLED] = chosen.size
        return worst

    def _line_to(self, trail: list[Any]) -> tuple[str, ...]:
        """The moves to the best end found, which was just found at the level after the trail."""
        parent, moves = int(self._control[PARENT]), [int(self._control[MOVE])]
        for level in reversed(trail):
            moves.append(int(level[parent, 1]))
            parent = int(level[parent, 0])
        return tuple(self.position.game.move_texts[move] for move in reversed(moves))


def solve_beam(position: Position, goal: Goal, limits: Limits, adapter: ModuleType | None = None) -> Solution:
    """A win (goal "win") or the best score found and a bound of it (goal "score"), of a position that is not over.

    The adapter's ``search_bound`` is what can still be scored at most. A verdict of "dead" is given for goal "win".
    """
    beam = Beam(position, goal, limits, adapter)
    bound = MOST_SCORE
    if adapter is not None:
        bound = (position.score or 0) + adapter.search_bound(position.thawed())
    exhausted = False
    for width in WIDTHS:
        left_out = beam.run(min(width, beam.widest()))
        if left_out is None:
            break
        exhausted = left_out == -MOST_SCORE
        bound = min(bound, max(beam.best, left_out))
        if exhausted or bound <= beam.best or (beam.won and goal == "win") or width >= beam.widest():
            break
    verdict: Verdict = "winnable" if beam.won else "dead" if exhausted and goal == "win" else "unknown"
    if goal == "win":
        return Solution(verdict, beam.line if beam.won else (), beam.tried)
    found = beam.best if beam.line else None
    return Solution(verdict, beam.line, beam.tried, found if found == bound else None, found, bound)
