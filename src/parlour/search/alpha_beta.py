"""Alpha-beta search of a game for two: exact answers, and the best move found within a number of states."""

from __future__ import annotations

from types import ModuleType

import numpy as np

from parlour.compiled import compiled
from parlour.position import Position
from parlour.search import alpha_beta_loop as loop
from parlour.search.games import cross_jack
from parlour.search.solution import Limits, Solution, Verdict

ADAPTERS: dict[str, ModuleType] = {"cross-jack": cross_jack}
"""What each game for two adds to the search."""

SLICE = 20_000
"""The states that are searched between two looks at the limits."""

DEEPEST = 200
"""The depth at which a search for a move is content."""

GLANCE_STATES = 2_000
"""The states that choose a move of a line where every move will do."""

GLANCE_TABLE = 2**12
"""The states that are kept meanwhile."""


class Search:
    """The arrays of a search and its compiled code; what one search has learnt is of use to the next."""

    def __init__(self, position: Position, entries: int, prune: bool = True) -> None:
        """Get ready for searches of a position, or of any that follow it, with a table of so many states."""
        code, adapter = compiled(position.game), ADAPTERS[position.game.id]
        self.go_on = code.loop(loop.search, adapter)
        plies = most_plies(position)
        self.states = code.states(plies + 1)
        self.moves = np.zeros((plies + 1, plies), np.int16)
        self.history = np.zeros((3, position.game.most_moves), np.int64)
        self.stack = np.zeros((plies + 1, loop.COLUMNS), np.int64)
        self.keys = np.zeros(plies + 1, np.uint64)
        self.control = np.zeros(loop.NOISE + 1, np.int64)
        self.table = np.zeros(entries // loop.WAYS * loop.WAYS, loop.ENTRY)
        self.prune = prune

    def start(self, position: Position, depth: int, drawn: int = 0, noise: int = 0, seed: int = 0) -> None:
        """Begin with a position in which the game goes on; the other arguments are those of the loop."""
        self.states[0] = np.frombuffer(position.to_bytes(), dtype=position.game.dtype)[0]
        self.seed = np.uint64(seed)
        asked = (loop.TO_BEGIN, depth, self.prune, drawn, noise)
        self.control[[loop.PLY, loop.ROOT_DEPTH, loop.PRUNE, loop.DRAWN, loop.NOISE]] = asked

    def run(self, budget: int) -> bool:
        """Search at most so many more states; whether the search has come to its end."""
        arrays = (self.states, self.moves, self.history, self.stack, self.keys, self.control, self.table)
        self.go_on(budget, self.seed, *arrays)
        return bool(self.control[loop.PLY] == loop.OVER)

    @property
    def searched(self) -> int:
        """The states searched since this was made."""
        return int(self.control[loop.SEARCHED])

    @property
    def value(self) -> int:
        """The value of the position for its player to move, as far as the search has come."""
        return int(self.control[loop.VALUE])

    @property
    def best_move(self) -> int:
        """The number of the best move up to now, or -1."""
        return int(self.control[loop.BEST_MOVE])


def most_plies(position: Position) -> int:
    """The most moves that a game can still take; no more are legal at any time."""
    state = position.thawed()
    return int(state["columns"] * state["rows"] - state["ticks"])


def bytes_without_table(position: Position) -> int:
    """What a search takes beside its table."""
    plies = most_plies(position)
    each = position.game.dtype.itemsize + 2 * plies + 8 * loop.COLUMNS + 8
    return (plies + 1) * each + 24 * position.game.most_moves + 64


def deepen(
    search: Search, position: Position, nodes: int, depth: int = DEEPEST, noise: int = 0, seed: int = 0
) -> tuple[int, int]:
    """The best move's number, and its value, after searching deeper and deeper for so many states in all.

    The first ply is always searched to its end. A search that finds every move lost does not change the choice: the
    one before it found the move that loses latest.
    """
    best, value, last = -1, 0, search.searched + nodes
    for plies in range(1, depth + 1):
        search.start(position, plies, noise=noise, seed=seed)
        finished = search.run(max(last - search.searched, 0))
        while best < 0 and not finished:
            finished = search.run(SLICE)
        if search.best_move >= 0 and (finished or search.value > -loop.WIN):
            value = search.value
            if best < 0 or value > -loop.WIN:
                best = search.best_move
        if not finished or abs(value) == loop.WIN:
            break
    return best, value


class Solver:
    """Two searches within the same limits, "does X win?" and "does O win?", and a small one that chooses freely."""

    def __init__(self, position: Position, limits: Limits) -> None:
        """Get ready for a position and those that follow it."""
        self.limits = limits
        entries = entries_each(position, limits.memory)
        self.questions = {player: Search(position, entries) for player in ("X", "O")}
        self.glance = Search(position, GLANCE_TABLE)

    @property
    def searched(self) -> int:
        """The states searched in all."""
        return self.glance.searched + sum(search.searched for search in self.questions.values())

    @property
    def left(self) -> int:
        """The states that may still be searched."""
        return self.limits.states - self.searched

    def wins(self, player: str, position: Position) -> bool | None:
        """Whether a player wins, a draw being as good as a loss; None if the limits were reached before.

        It is asked deeper and deeper: most wins are not far away, and a deep search then meets good moves first.
        """
        search = self.questions[player]
        drawn = -loop.WIN if player == "X" else loop.WIN
        for depth in (*range(2, min(most_plies(position), loop.TO_THE_END), 2), loop.TO_THE_END):
            search.start(position, depth, drawn=drawn)
            while not search.run(min(SLICE, self.left)):
                self.limits.progress(self.searched)
                if self.left <= 0 or self.limits.stopped():
                    return None
            if abs(search.value) == loop.WIN:
                break
        return (search.value > 0) == (position.to_move == player)

    def verdict(self, position: Position) -> Verdict:
        """Who wins a position in which the game goes on."""
        x_wins = self.wins("X", position)
        if x_wins:
            return "X"
        o_wins = None if x_wins is None else self.wins("O", position)
        if o_wins:
            return "O"
        return "unknown" if o_wins is None else "draw"

    def move(self, position: Position, verdict: Verdict) -> str | None:
        """A move that keeps a proved verdict; None if the limits were reached.

        A quick search comes first, to win soon and to lose late.
        """
        player = position.to_move or ""
        other = "O" if player == "X" else "X"
        if self.left < GLANCE_STATES:
            return None
        best, value = -1, 0
        if verdict != "draw":
            best, value = deepen(self.glance, position, GLANCE_STATES)
        if verdict != other and value < loop.WIN:
            question = player if verdict == player else other
            if self.wins(question, position) is None:
                return None
            best = self.questions[question].best_move
        return position.game.move_texts[best]


def entries_each(position: Position, memory: int) -> int:
    """The states that each question's table may hold, so that all arrays together take no more than ``memory``."""
    glance = GLANCE_TABLE * loop.ENTRY.itemsize
    return (memory - glance - 3 * bytes_without_table(position)) // 2 // loop.ENTRY.itemsize


def solve_two(position: Position, limits: Limits) -> Solution:
    """Who wins a position of a game for two with best play on both sides, and a line of such play to the game's end.

    The answer is "unknown", without a line, if the limits were reached before both were found.
    """
    if position.is_over:
        return Solution(outcome(position), (), 0)
    if entries_each(position, limits.memory) < loop.WAYS:
        return Solution("unknown", (), 0)
    solver = Solver(position, limits)
    verdict = solver.verdict(position)
    line: list[str] = []
    while verdict != "unknown" and not position.is_over:
        move = solver.move(position, verdict)
        if move is None:
            return Solution("unknown", (), solver.searched)
        line.append(move)
        position = position.play(move)
    return Solution(verdict, tuple(line), solver.searched)


def outcome(position: Position) -> Verdict:
    """Who has won, or "draw", where the game is over."""
    if position.winner is None:
        return "draw"
    return "X" if position.winner == "X" else "O"
