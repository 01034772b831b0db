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
from parlour.search.solution import Goal

ADAPTERS: dict[str, ModuleType] = {
    "cross-the-barrier": cross_the_barrier,
    "unlocker": unlocker,
    "lake-effect": lake_effect,
    "foursquare": foursquare,
}


@dataclass(frozen=True, slots=True)
class Policy:
    """A game's policy with the weights for a goal, and the arrays that it works in.

    ``room`` holds the states to work in and ``in_bytes`` their memory as int8, a row each; ``most_moves`` is where a
    playout ends that has not come to the game's end.
    """

    code: CompiledGame
    adapter: ModuleType
    weights: Any
    most_moves: int
    budget: int
    room: Any
    in_bytes: Any
    moves: Any
    ratings: Any

    @classmethod
    def of(cls, game: Game, goal: Goal) -> Policy:
        """The policy of a game for a goal."""
        code = compiled(game)
        adapter = ADAPTERS[game.id]
        room = code.states(2 + adapter.ROOM)
        return cls(
            code=code,
            adapter=adapter,
            weights=np.array(adapter.WEIGHTS[goal], np.float64),
            most_moves=adapter.MOST_MOVES,
            budget=adapter.BUDGET,
            room=room,
            in_bytes=room.view(np.int8).reshape(room.size, -1),
            moves=code.move_buffer(),
            ratings=np.zeros(game.most_moves, np.float64),
        )

    def best(self, states: Any, seed: int) -> int:
        """The move that the policy plays in ``states[0]``; ``seed``, 0 to 2**64 - 1, chooses between equal ones."""
        self.room[0] = states[0]
        loop = self.code.loop(playouts.policy_move, self.adapter)
        return int(loop(self.room, self.moves, self.weights, self.ratings, np.uint64(seed)))

    def play(self, worlds: Any, seed: int) -> None:
        """Play each of an array of states on, in place."""
        loop = self.code.loop(playouts.play_policy, self.adapter)
        loop(worlds, self.most_moves, self.room, self.moves, self.weights, self.ratings, np.uint64(seed))
