"""The players that do not search."""

from __future__ import annotations

from random import Random

from parlour.game import Game
from parlour.players.information import InformationSet
from parlour.players.policies import Policy
from parlour.position import Position
from parlour.search.solution import Goal


class RandomPlayer:
    """Plays any legal move, each as often as any other; the same one in the same situation."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, position: Position, seen: frozenset[str]) -> str:
        """A legal move."""
        return Random(InformationSet.of(position, seen).seed(self.seed)).choice(position.legal)


class GreedyPlayer:
    """Plays the move that looks best at sight."""

    def __init__(self, game: Game, goal: Goal, seed: int) -> None:
        self.policy = Policy.of(game, goal)
        self.seed = seed

    def choose(self, position: Position, seen: frozenset[str]) -> str:
        """The move that the game's policy plays."""
        information = InformationSet.of(position, seen)
        return position.game.move_texts[self.policy.best(information, information.seed(self.seed))]
