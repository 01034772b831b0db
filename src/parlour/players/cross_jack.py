"""Players of Cross-Jack in five levels, and what the strongest thinks of a position.

A player searches with alpha-beta within a budget of states. The lower its level, the more noise there is in its
estimates: it misjudges positions, as a beginner does, but what it sees it plays right. The noise follows from the seed
and the position, so a player always answers the same position alike.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from parlour.position import Position
from parlour.search.alpha_beta import DEEPEST, Search, deepen, solve_two
from parlour.search.alpha_beta_loop import WAYS, WIN
from parlour.search.solution import Limits, Verdict

TABLE = 2**17
"""The states that a player's table holds."""

ANALYSIS_MEMORY = 2**26
"""The bytes of a proof within an analysis."""

SCALE = 600
"""The estimate that stands for about three wins to one loss: two ticks ahead."""


@dataclass(frozen=True, slots=True)
class Level:
    """What a level may do: states a move, plies ahead, noise in hundredths of a tick, and proofs at a glance."""

    nodes: int
    depth: int
    noise: int
    prune: bool


LEVELS = {
    1: Level(nodes=1_000, depth=1, noise=1_500, prune=False),
    2: Level(nodes=1_000, depth=1, noise=500, prune=False),
    3: Level(nodes=1_000, depth=1, noise=300, prune=True),
    4: Level(nodes=1_000, depth=DEEPEST, noise=60, prune=True),
    5: Level(nodes=200_000, depth=DEEPEST, noise=5, prune=True),
}


class CrossJackPlayer:
    """A player of one level, from 1, a beginner, to 5, the strongest."""

    def __init__(self, level: int, seed: int, nodes: int | None = None) -> None:
        """Make a player; ``nodes`` is a budget of states a move in place of the level's own."""
        self.level = level
        self.seed = seed
        self.nodes = LEVELS[level].nodes if nodes is None else nodes

    def choose(self, position: Position, seen: frozenset[str] = frozenset()) -> str:
        """The player's move, as text, in a position in which the game goes on. Nothing is hidden, or to be seen."""
        if len(position.legal) == 1:
            return position.legal[0]
        level = LEVELS[self.level]
        search = Search(position, TABLE, level.prune)
        best, _ = deepen(search, position, self.nodes, level.depth, level.noise, self.seed)
        return position.game.move_texts[best]


def level_player(level: int, seed: int, nodes: int | None = None) -> CrossJackPlayer:
    """The player of a level, 1 to 5; see ``CrossJackPlayer``."""
    return CrossJackPlayer(level, seed, nodes)


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found out about a position within its budget.

    ``value`` is an estimate for the player to move, from -1 (lost) to 1 (won); it is exact only where ``proved`` tells
    the outcome. ``line`` starts with the best move, and goes on to the end of the game where that was found.
    """

    best_move: str
    value: float
    proved: Verdict | None
    line: tuple[str, ...]
    nodes: int


def estimate(position: Position) -> float:
    """A quick estimate for the player to move, from -1 (lost) to 1 (won), in a position in which the game goes on."""
    _, value = deepen(Search(position, WAYS), position, 0, 1)
    return as_share(value)


def as_share(value: int) -> float:
    """A value of the search as a number from -1 to 1; only what is proved reaches either."""
    return value / WIN if abs(value) == WIN else math.tanh(value / SCALE / 2)


def analyse(position: Position, nodes: int) -> Analysis:
    """What a search of about so many states thinks of a position.

    Half of the states go into the best move; the rest into a proof, and a line to the end of the game with it.
    """
    if position.is_over:
        raise ValueError("the game is over")
    search = Search(position, TABLE)
    best, value = deepen(search, position, nodes // 2)
    solution = solve_two(position, Limits(states=max(nodes - search.searched, 0), memory=ANALYSIS_MEMORY))
    searched = search.searched + solution.states
    if solution.verdict != "unknown":
        share = 0.0 if solution.verdict == "draw" else 1.0 if solution.verdict == position.to_move else -1.0
        return Analysis(solution.line[0], share, solution.verdict, solution.line, searched)
    move = position.game.move_texts[best]
    proved: Verdict | None = None
    if abs(value) == WIN:
        proved = "X" if (value > 0) == (position.to_move == "X") else "O"
    return Analysis(move, as_share(value), proved, (move,), searched)
