"""The players by their names."""

from __future__ import annotations

from parlour.game import Game
from parlour.message import Refused
from parlour.players.player import Player
from parlour.players.simple import GreedyPlayer, RandomPlayer
from parlour.players.strong import StrongPlayer
from parlour.search.solution import Goal

SOLITAIRE_PLAYERS = ("random", "greedy", "strong")
PLAYERS_FOR_TWO = ("random",)


def player_names(game: Game) -> tuple[str, ...]:
    """The names of a game's players, the weakest first."""
    return SOLITAIRE_PLAYERS if game.players == 1 else PLAYERS_FOR_TWO


def find_player(game: Game, name: str, goal: Goal = "win", seed: int = 0, budget: int | None = None) -> Player:
    """The player of a game with this name. Raises Refused where there is none.

    A solitaire's player aims at wins or at the mean score, as ``goal`` says. ``budget``, at least 1, is how far a
    player that searches may go: the strong player's sampled worlds for a move; its usual measure unless given.
    """
    if name not in player_names(game):
        raise Refused("error-player-unknown", player=name[:40], game=game.id, players=", ".join(player_names(game)))
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(game, goal, seed)
    return StrongPlayer(game, goal, seed, budget)
