"""Matches: many games of one player, or of two against each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Literal

from parlour.game import OptionValue
from parlour.players.find import find_player
from parlour.players.memory import visible_cards
from parlour.players.player import Player
from parlour.position import Position
from parlour.registry import find_game
from parlour.search.solution import Goal

MOST_MOVES = 2000
"""A game that has not ended after so many moves is given up."""

Result = Literal["won", "lost", "drawn"]


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: a game by its id, with all its options, by one player or in a game for two by two.

    ``goal``, ``seed`` and ``budget`` are the players'; see ``find_player``.
    """

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    players: tuple[str, ...]
    goal: Goal = "win"
    seed: int = 0
    budget: int | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """How a game of a match ended for its first player, after so many moves; a solitaire has a final score."""

    number: int
    result: Result
    score: int | None
    moves: int


def play_game(match: Match, number: int, stopped: Callable[[], bool] = lambda: False) -> Played | None:
    """Play one game of a match: the deal with this number, or in a game for two that number of the match.

    ``stopped`` is asked before every move; the game that it ends counts for nothing, and None comes back.
    """
    if find_game(match.game).players == 1:
        return _play_solitaire(match, number, stopped)
    return _play_for_two(match, number, stopped)


@cache
def _players(match: Match) -> tuple[Player, ...]:
    """The players of a match, which a process makes once for all its games."""
    game = find_game(match.game)
    return tuple(find_player(game, name, match.goal, match.seed, match.budget) for name in match.players)


def _play_solitaire(match: Match, deal: int, stopped: Callable[[], bool]) -> Played | None:
    """Play a deal to its end.

    A player who comes back to a position knowing no more than before would go round in circles for ever, because it
    plays alike in equal situations. So the game is given up there.
    """
    (player,) = _players(match)
    position = Position.deal(find_game(match.game), dict(match.options), deal)
    seen = visible_cards(position)
    situations = set()
    moves = 0
    while not position.is_over and (situation := (position.to_bytes(), seen)) not in situations and moves < MOST_MOVES:
        if stopped():
            return None
        situations.add(situation)
        position = position.play(player.choose(position, seen))
        seen |= visible_cards(position)
        moves += 1
    won = position.status == "won"
    return Played(deal, "won" if won else "lost", position.score if won else position.score_if_lost, moves)


def _play_for_two(match: Match, number: int, stopped: Callable[[], bool]) -> Played | None:
    """Play a game from a random opening, which games 2k and 2k + 1 share; the first player is X in game 2k."""
    options = dict(match.options)
    random = Random(number // 2)
    position = Position.start(find_game(match.game), options)
    for _ in range(2 * int(options["opening"])):
        position = position.play(random.choice(position.legal))
    sides = dict(zip(("X", "O") if number % 2 == 0 else ("O", "X"), _players(match), strict=True))
    first_side = next(iter(sides))
    moves = 0
    while position.to_move is not None:
        if stopped():
            return None
        position = position.play(sides[position.to_move].choose(position, frozenset()))
        moves += 1
    if position.winner is None:
        return Played(number, "drawn", None, moves)
    return Played(number, "won" if position.winner == first_side else "lost", None, moves)
