"""Random moves a second, compiled, side by side with OpenSpiel in the same run.

Each round measures Parlour and its peer one after the other for about half a second each, so that both meet the same
machine; what counts is the median of the rounds' ratios. OpenSpiel plays Klondike in its own C++ loop with its uniform
random bot (``evaluate_bots``), and hex in the random rollouts of its MCTSBot, the tree around them included.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from parlour.compiled import compiled
from parlour.registry import find_game

ROUNDS = 7
SECONDS = 0.5


@dataclass(frozen=True)
class Comparison:
    """One comparison: medians in moves a second, and the median ratio with the rounds' extremes."""

    name: str
    ours: float
    peer: float
    ratio: float
    lowest: float
    highest: float
    wanted: float


def parlour_speed(game_id: str, most: int) -> Callable[[], float]:
    """A measurement of random games from fresh deals on, dealing included, at most ``most`` moves a game."""
    game = find_game(game_id)
    code = compiled(game)
    empty, state, moves = code.empty(game.complete_options({})), code.states(1), code.move_buffer()
    cards, games, first = len(game.deck.names), 200, 0
    results = code.result_buffer(games)

    def measure() -> float:
        nonlocal first
        made = 0
        start = time.perf_counter()
        while (seconds := time.perf_counter() - start) < SECONDS:
            numbers = np.arange(first, first + games, dtype=np.uint64)
            made += code.play_deals(empty, cards, numbers, np.uint64(1), most, state, moves, results)
            first += games
        return made / seconds

    code.play_deals(empty, cards, np.arange(2, dtype=np.uint64), np.uint64(1), most, state, moves, results)
    return measure


def random_game(game: Any, start: Any, generator: random.Random) -> int:
    """Play an OpenSpiel game to its end with random moves, driven from Python; the players' moves made."""
    state = start.clone()
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(generator.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            made += 1
    return made


def driven_from_python(name: str) -> Callable[[], float]:
    """A measurement of an OpenSpiel game's random games, driven from Python."""
    game = pyspiel.load_game(name)
    generator = random.Random(1)

    def measure() -> float:
        made = 0
        start = time.perf_counter()
        while (seconds := time.perf_counter() - start) < SECONDS:
            made += random_game(game, game.new_initial_state(), generator)
        return made / seconds

    return measure


def bot_rollouts(name: str) -> Callable[[], float]:
    """A measurement of the random rollouts inside OpenSpiel's MCTSBot, one a simulation, from the first move on.

    A rollout's length is the mean of random games played to the end from the same position.
    """
    game = pyspiel.load_game(name)
    generator = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(generator.choice(state.chance_outcomes())[0])
    length = statistics.fmean(random_game(game, state, generator) for _ in range(200))
    simulations = 2000
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, simulations, 500, False, 5, False)

    def measure() -> float:
        made = 0.0
        start = time.perf_counter()
        while (seconds := time.perf_counter() - start) < SECONDS:
            bot.step(state)
            made += simulations * length
        return made / seconds

    return measure


def own_loop(name: str) -> Callable[[], float]:
    """A measurement of an OpenSpiel game for one, played at random by OpenSpiel's own C++ bot and loop.

    The loop does not count its moves; a game's length is the mean of random games driven from Python.
    """
    game = pyspiel.load_game(name)
    generator = random.Random(1)
    length = statistics.fmean(random_game(game, game.new_initial_state(), generator) for _ in range(300))
    bot = pyspiel.make_uniform_random_bot(0, 7)

    def measure() -> float:
        played = 0
        start = time.perf_counter()
        while (seconds := time.perf_counter() - start) < SECONDS:
            pyspiel.evaluate_bots(game.new_initial_state(), [bot], played)
            played += 1
        return played * length / seconds

    return measure


def compare(name: str, ours: Callable[[], float], peer: Callable[[], float], wanted: float) -> Comparison:
    """Measure both in turn, round by round."""
    pairs = [(ours(), peer()) for _ in range(ROUNDS)]
    ratios = [own / other for own, other in pairs]
    return Comparison(
        name,
        statistics.median(own for own, _ in pairs),
        statistics.median(other for _, other in pairs),
        statistics.median(ratios),
        min(ratios),
        max(ratios),
        wanted,
    )


def comparisons() -> list[Comparison]:
    """All comparisons of this benchmark."""
    lake_effect = parlour_speed("lake-effect", 300)
    cross_jack = parlour_speed("cross-jack", 1000)
    return [
        compare("Lake Effect / Klondike from Python", lake_effect, driven_from_python("solitaire"), 5.0),
        compare("Lake Effect / Klondike in C++", lake_effect, own_loop("solitaire"), 2.0),
        compare("Cross-Jack 10x8 / hex 9x9 in MCTSBot", cross_jack, bot_rollouts("hex(board_size=9)"), 1.5),
    ]


def print_table(rows: list[Comparison]) -> None:
    """Print comparisons as a table."""
    print(f"{'random moves a second':40} {'Parlour':>10} {'OpenSpiel':>10} {'ratio':>7} {'(rounds)':>14} {'wanted':>7}")
    for row in rows:
        spread = f"({row.lowest:.1f}-{row.highest:.1f})"
        print(f"{row.name:40} {row.ours:10,.0f} {row.peer:10,.0f} {row.ratio:7.2f} {spread:>14} {row.wanted:7.1f}")
