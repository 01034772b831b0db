"""The players by their names."""

from __future__ import annotations

from parlour.game import Game
from parlour.message import Refused
from parlour.players.player import Player
from parlour.search.solution import Goal

SOLITAIRE_PLAYERS = ("random", "greedy", "strong")
LEVELS = {f"level-{level}": level for level in range(1, 6)}
PLAYERS_FOR_TWO = ("random", *LEVELS)


def player_names(game: Game) -> tuple[str, ...]:
    """The names of a game's players, the weakest first."""
    return SOLITAIRE_PLAYERS if game.players == 1 else PLAYERS_FOR_TWO


def find_player(game: Game, name: str, goal: Goal = "win", seed: int = 0, budget: int | None = None) -> Player:
    """The player of a game with this name. Raises Refused where there is none.

    A solitaire's player aims at wins or at the mean score, as ``goal`` says. ``budget``, at least 1, is how far a
    player that searches may go for a move, its usual measure unless given: tries in sampled worlds, or states in a game
    for two.
    """
    if name not in player_names(game):
        raise Refused("error-player-unknown", player=name[:40], game=game.id, players=", ".join(player_names(game)))
    if name == "random":
        from parlour.players.simple import RandomPlayer

        return RandomPlayer(seed)
    if name == "greedy":
        from parlour.players.simple import GreedyPlayer

        return GreedyPlayer(game, goal, seed)
    if name == "strong":
        from parlour.players.strong import StrongPlayer

        return StrongPlayer(game, goal, seed, budget)
    from parlour.players.cross_jack import level_player

    return level_player(LEVELS[name], seed, budget)
