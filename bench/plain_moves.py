"""The plain speed: how long the rulebook takes for legal moves and a move, beside OpenSpiel driven from Python."""

from __future__ import annotations

import random
import statistics
import time

import pyspiel

from bench.random_moves import random_game
from parlour.position import Position
from parlour.registry import GAMES

GAMES_EACH = 30
MOST_MOVES = 200


def milliseconds_a_move(name: str) -> float:
    """The median over random games of the mean time for the legal moves of a position and a move."""
    game = GAMES[name]
    options = game.complete_options({})
    generator = random.Random(1)
    means = []
    for number in range(GAMES_EACH):
        position = Position.deal(game, options, number) if game.dealt else Position.start(game, options)
        made = 0
        start = time.perf_counter()
        while position.legal and made < MOST_MOVES:
            position = position.play(generator.choice(position.legal))
            made += 1
        means.append((time.perf_counter() - start) / made * 1000)
    return statistics.median(means)


def klondike_milliseconds() -> float:
    """The same of OpenSpiel's Klondike."""
    game = pyspiel.load_game("solitaire")
    generator = random.Random(1)
    means = []
    for _ in range(GAMES_EACH):
        start = time.perf_counter()
        made = random_game(game, game.new_initial_state(), generator)
        means.append((time.perf_counter() - start) / made * 1000)
    return statistics.median(means)


def measure() -> dict[str, float]:
    """Milliseconds a move for each game, and for OpenSpiel's Klondike."""
    return {name: milliseconds_a_move(name) for name in GAMES} | {"OpenSpiel solitaire": klondike_milliseconds()}
