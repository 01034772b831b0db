"""The plain truth about a small endgame: every state that can be reached is looked at, with no search's help."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from parlour.compiled import compiled
from parlour.game import Game
from parlour.position import Position
from tests.random_games import play_random


@dataclass(frozen=True)
class Truth:
    """Whether a position can be won, the best final score, and how many states there are."""

    winnable: bool
    best: int
    states: int


def exhaust(position: Position, most: int) -> Truth | None:
    """The truth about a position from which at most ``most`` states can be reached; None if there are more."""
    game, code = position.game, compiled(position.game)
    moves = code.move_buffer()
    states = np.frombuffer(position.to_bytes(), dtype=game.dtype).copy()
    seen: set[bytes] = set()
    ends: list[Position] = []
    while states.size > 0:
        new = [state for state in {record.tobytes() for record in states} if state not in seen]
        seen.update(new)
        if len(seen) > most:
            return None
        states = np.frombuffer(b"".join(new), dtype=game.dtype).copy()
        counts = np.zeros(states.size, np.int64)
        code.legal_moves_of(states, np.zeros((states.size, game.most_moves), np.int64), counts)
        ends += [Position.from_bytes(game, states[k].tobytes()) for k in np.flatnonzero(counts == 0)]
        children = code.states(int(counts.sum()))
        if children.size > 0:
            code.expand(states, moves, children, np.zeros(children.size, np.int64))
        states = children
    return Truth(any(end.status == "won" for end in ends), max(end.score or 0 for end in ends), len(seen))


def endgames(game: Game, count: int, seed: int, most: int = 2_000) -> Iterator[tuple[Position, Truth]]:
    """Positions near the end of random games under random options, with the truth about them."""
    random = Random(seed)
    while count > 0:
        positions = play_random(game, random).positions
        for position in positions[-2 : -len(positions) - 1 : -random.randint(1, 3)]:
            truth = exhaust(position, most)
            if truth is None:
                break
            yield position, truth
            count -= 1
