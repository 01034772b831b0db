"""The policies of the games: how their players judge a move at sight."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from parlour.compiled import CompiledGame, compiled
from parlour.game import Game
from parlour.players import playouts
from parlour.players.games import cross_the_barrier, foursquare, lake_effect, unlocker
from parlour.players.information import InformationSet
from parlour.search.solution import Goal

OUTCOMES = 2
"""What is told about a try; see ``try_moves``."""

ADAPTERS: dict[str, ModuleType] = {
    "cross-the-barrier": cross_the_barrier,
    "unlocker": unlocker,
    "lake-effect": lake_effect,
    "foursquare": foursquare,
}


@dataclass(frozen=True, slots=True)
class Policy:
    """A game's policy with the weights for a goal, and the arrays that it works in.

    ``room`` holds the states to work in, ``in_bytes`` and ``words`` their memory as int8 and uint64, a row each;
    ``most_moves`` is where a playout ends that has not come to the game's end; ``budget`` is the usual number of tries.
    """

    code: CompiledGame
    adapter: ModuleType
    weights: Any
    most_moves: int
    budget: int
    room: Any
    in_bytes: Any
    words: Any
    moves: Any
    ratings: Any

    @classmethod
    def of(cls, game: Game, goal: Goal) -> Policy:
        """The policy of a game for a goal."""
        code = compiled(game)
        adapter = ADAPTERS[game.id]
        room = code.states(1 + adapter.ROOM)
        return cls(
            code=code,
            adapter=adapter,
            weights=np.array(adapter.WEIGHTS[goal], np.float64),
            most_moves=adapter.MOST_MOVES,
            budget=adapter.BUDGET,
            room=room,
            in_bytes=room.view(np.int8).reshape(room.size, -1),
            words=room.view(np.uint64).reshape(room.size, -1),
            moves=code.move_buffer(),
            ratings=np.zeros(game.most_moves, np.float64),
        )

    def planned_move(self, information: InformationSet) -> int:
        """The move that the game's own way to plan finds, EMPTY where it has none or finds nothing."""
        return self._run(True, information, np.zeros(0, np.int64), 0, 0, np.zeros((0, 0, OUTCOMES)))

    def best(self, information: InformationSet, seed: int) -> int:
        """The move that looks best at sight; ``seed``, 0 to 2**64 - 1, chooses between equal ones."""
        return self._run(False, information, np.zeros(0, np.int64), 0, seed, np.zeros((0, 0, OUTCOMES)))

    def outcomes(self, information: InformationSet, candidates: Any, first: int, count: int, seed: int) -> Any:
        """What came of moves in the sampled worlds ``first`` to ``first + count - 1``: [world, move, which]."""
        outcomes = np.zeros((count, candidates.size, OUTCOMES))
        self._run(False, information, candidates, first, seed, outcomes)
        return outcomes

    def _run(
        self, plans: bool, information: InformationSet, candidates: Any, first: int, seed: int, outcomes: Any
    ) -> int:
        move: int = self.code.loop(playouts.try_moves, self.adapter)(
            plans,
            information.states,
            information.places,
            information.reshuffled,
            information.known,
            information.unknown,
            self.most_moves,
            candidates,
            first,
            np.uint64(seed),
            self.room,
            self.in_bytes,
            self.words,
            self.moves,
            self.weights,
            self.ratings,
            outcomes,
        )
        return move
