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
    played = play_through(match, number, stopped)
    if played is None:
        return None
    end, moves = played[-1], len(played) - 1
    if end.game.players == 1:
        won = end.status == "won"
        return Played(number, "won" if won else "lost", end.score if won else end.score_if_lost, moves)
    if end.winner is None:
        return Played(number, "drawn", None, moves)
    return Played(number, "won" if end.winner == first_side(number) else "lost", None, moves)


def play_through(match: Match, number: int, stopped: Callable[[], bool] = lambda: False) -> list[Position] | None:
    """All positions of a game of a match, from where its players begin; see ``play_game``."""
    if find_game(match.game).players == 1:
        return _play_solitaire(match, number, stopped)
    return _play_for_two(match, number, stopped)


def first_side(number: int) -> str:
    """The side of a match's first player in the game with this number."""
    return "X" if number % 2 == 0 else "O"


@cache
def _players(match: Match) -> tuple[Player, ...]:
    """The players of a match, which a process makes once for all its games."""
    game = find_game(match.game)
    return tuple(find_player(game, name, match.goal, match.seed, match.budget) for name in match.players)


def _play_solitaire(match: Match, deal: int, stopped: Callable[[], bool]) -> list[Position] | None:
    """Play a deal to its end.

    A player who comes back to a position knowing no more than before would go round in circles for ever, because it
    plays alike in equal situations. So the game is given up there.
    """
    (player,) = _players(match)
    position = Position.deal(find_game(match.game), dict(match.options), deal)
    played = [position]
    seen = visible_cards(position)
    situations = set()
    while not position.is_over and len(played) <= MOST_MOVES:
        situation = position.to_bytes(), seen
        if situation in situations:
            break
        if stopped():
            return None
        situations.add(situation)
        position = position.play(player.choose(position, seen))
        seen |= visible_cards(position)
        played.append(position)
    return played


def opened_position(options: dict[str, OptionValue], game: str, number: int) -> Position:
    """A game for two after a random opening, which games 2k and 2k + 1 share."""
    random = Random(number // 2)
    position = Position.start(find_game(game), options)
    for _ in range(2 * int(options["opening"])):
        position = position.play(random.choice(position.legal))
    return position


def _play_for_two(match: Match, number: int, stopped: Callable[[], bool]) -> list[Position] | None:
    """Play a game from a random opening; the first player is X in the even games."""
    position = opened_position(dict(match.options), match.game, number)
    played = [position]
    side = first_side(number)
    first, second = _players(match)
    while position.to_move is not None:
        if stopped():
            return None
        position = position.play((first if position.to_move == side else second).choose(position, frozenset()))
        played.append(position)
    return played
