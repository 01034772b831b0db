"""Best-first search that forgets nothing: a win, or the proof that there is none.

Every state that is met is kept once, in a few dozen bytes, and stands in one or more queues. A queue has layers, and
the search goes round them: it takes the most promising state of one layer, then that of the next (cyclic best-first
search: Kao, Sewell and Jacobson, A branch, bound, and remember algorithm, 2009). So no layer, such as the states with
so many cards left, is starved by another one that looks better. With one layer it is plain best-first search; several
queues take turns (Röger and Helmert, The more, the merrier: combining heuristic estimators, 2010).

A state is some 64-bit *words* and a small number, its *tail*, which is not part of the key: a state is dropped if one
with the same words was met before whose tail covers its own. The game's adapter says what tails mean, makes the
children, and ranks. Equal states are told by all their bits, so no proof rests on luck with hashing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import numpy as np

from parlour.compiled import compiled
from parlour.position import Position
from parlour.search.best_first_loop import (
    BEST,
    DONE,
    FULL,
    KEPT,
    LAYER,
    LAYERS,
    MOST,
    RANKS,
    TAIL,
    TAIL_BITS,
    expand_one,
    keep,
    search,
)
from parlour.search.solution import Goal, Limits, Solution, Verdict

SLICE = 2_000
"""So many states are expanded between two looks at the limits."""


@dataclass(frozen=True)
class Problem:
    """What an adapter makes of a position.

    The ``words`` and the ``tail`` are the start; ``context`` is what the adapter's functions want to know besides and
    ``scratch`` where they work; there are ``queues`` queues and at most ``children`` children of a state, each by at
    most ``steps`` steps. ``hopeless`` tells that the position is proved to be dead already, and ``bound`` that no
    final score can be higher. A problem that only has a ``share`` of the states may leave out moves, so that it can
    prove wins and nothing else.
    """

    words: Any
    tail: int
    context: Any
    scratch: int
    queues: int
    children: int
    steps: int
    target: int
    score: int
    bound: int
    hopeless: bool
    share: float = 1


class BestFirst:
    """A best-first search of one problem."""

    def __init__(self, position: Position, problem: Problem, limits: Limits, adapter: ModuleType) -> None:
        code = compiled(position.game)
        self.problem = problem
        self.limits = limits
        self._keep = code.loop(keep, adapter)
        self._search = code.loop(search, adapter)
        self._expand = code.loop(expand_one, adapter)
        words, queues = problem.words.size, problem.queues
        self._words = np.zeros(words, np.uint64)
        self._scratch = np.zeros(problem.scratch, np.int64)
        self._children = np.zeros((problem.children, words), np.uint64)
        self._facts = np.zeros((problem.children, 2), np.int64)
        self._steps = np.zeros((problem.children, problem.steps + 1), np.int16)
        self._ranks = np.zeros((queues, 2), np.int64)
        self._control = np.zeros(LAYER + queues, np.int64)
        self._control[MOST] = problem.score
        fixed = queues * LAYERS * (RANKS * 4 + 8) + problem.context.nbytes + self._steps.nbytes + 2**16
        room = max((limits.memory - fixed) // self.bytes_per_state, 0)
        self.room = int(min(room, limits.states, 2**32 - 2))
        self._heads = np.zeros((queues if self.room else 0, LAYERS, RANKS), np.uint32)
        self._cursors = np.full((queues, LAYERS), RANKS, np.int64)
        self._pool = np.zeros((self.room, words + 1), np.uint64)
        self._links = np.zeros((queues, self.room), np.uint32)
        self._table = np.zeros(self.room * 4 // 3 + 1, np.uint32)

    @property
    def bytes_per_state(self) -> int:
        """What each state takes in the pool, the queues and the table, which is three quarters full at most."""
        return 8 * (self.problem.words.size + 1) + 4 * self.problem.queues + 6

    @property
    def kept(self) -> int:
        """The states met so far."""
        return int(self._control[KEPT])

    @property
    def most(self) -> int:
        """The best score met."""
        return int(self._control[MOST])

    @property
    def won(self) -> bool:
        """Whether a state with the target score was met."""
        return self.most == self.problem.target

    @property
    def exhausted(self) -> bool:
        """Whether all states there are were met, and none of them is a win."""
        return bool(self._control[DONE]) and not self._control[FULL] and not self.won

    def run(self) -> None:
        """Search to the end or to the limits."""
        memory = (self._pool, self._links, self._table, self._heads, self._cursors, self._control)
        work = (self.problem.context, self._scratch)
        self._keep(self.problem.words, self.problem.tail, 0, *work, self._ranks, *memory)
        while not self._control[DONE] and not self._control[FULL] and not self.limits.stopped():
            self._search(
                SLICE,
                self.problem.target,
                self._words,
                *work,
                self._children,
                self._facts,
                self._steps,
                self._ranks,
                *memory,
            )
            self.limits.progress(self.kept)

    def steps(self) -> list[int]:
        """The steps from the start to the state with the best score."""
        steps: list[int] = []
        index = int(self._control[BEST])
        while index > 0:
            parent = int(self._pool[index, -1]) & (2**32 - 1)
            steps[:0] = self._steps_between(parent, index)
            index = parent
        return steps

    def _steps_between(self, parent: int, child: int) -> list[int]:
        """The steps from a state to a child of its own, found by making its children again."""
        words, tails = self._pool[:, :-1], [int(self._pool[n, -1]) >> 32 & (2**TAIL_BITS - 1) for n in (parent, child)]
        count = self._expand(
            words[parent].copy(),
            tails[0],
            self.problem.context,
            self._scratch,
            self._children,
            self._facts,
            self._steps,
        )
        same = (self._children[:count] == words[child]).all(axis=1) & (self._facts[:count, TAIL] == tails[1])
        row = self._steps[int(np.flatnonzero(same)[0])]
        return [int(step) for step in row[1 : row[0] + 1]]


def solve_best_first(
    position: Position, goal: Goal, limits: Limits, adapter: ModuleType, without: frozenset[str] = frozenset()
) -> Solution:
    """A win, or the best score found (goal "score"), of a position that is not over.

    ``without`` are names from the adapter's ``PRUNINGS``, which are then not made use of.
    """
    *parts, whole = adapter.prepare(position, goal, without)
    searched = 0
    for part in parts:
        if not part.hopeless:
            search = _run(position, part, limits, int(limits.states * part.share), searched, adapter)
            searched += search.kept
            if search.won:
                return Solution("winnable", adapter.line(position, search.steps()), searched)
    if whole.hopeless and goal == "win":
        return Solution("dead", (), searched)
    search = _run(position, whole, limits, limits.states - searched, searched, adapter)
    searched += search.kept
    verdict: Verdict = "winnable" if search.won else "dead" if search.exhausted or whole.hopeless else "unknown"
    if goal == "win":
        return Solution(verdict, adapter.line(position, search.steps()) if search.won else (), searched)
    line = adapter.line(position, search.steps())
    bound = search.most if search.exhausted or search.won else whole.bound
    return Solution(verdict, line, searched, search.most if search.most == bound else None, search.most, bound)


def _run(
    position: Position, problem: Problem, limits: Limits, states: int, before: int, adapter: ModuleType
) -> BestFirst:
    """Search a problem to the end or to ``states``, ``before`` states having been searched already."""
    within = replace(limits, states=states, progress=lambda count: limits.progress(before + count))
    search = BestFirst(position, problem, within, adapter)
    if search.room > 0:
        search.run()
    return search
