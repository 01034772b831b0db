"""The rulebook at its two speeds: the same bytes after every move."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest

from parlour.compiled import compiled
from parlour.game import Game, OptionValue
from parlour.perft import perft
from parlour.position import Position
from parlour.registry import GAMES
from tests.random_games import play_random

GAMES_EACH = 25

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(f"compiled {name}")) for name, game in GAMES.items()]
)


@every_game
def test_plain_and_compiled_states_are_equal_byte_for_byte_after_every_move(game: Game) -> None:
    code = compiled(game)
    for seed in range(GAMES_EACH):
        played = play_random(game, Random(seed), custom_deck=seed % 4 == 0)
        states = code.states(len(played.positions))
        states[0] = np.frombuffer(played.positions[0].to_bytes(), dtype=game.dtype)[0]
        code.replay(states, np.array([game.moves_by_text[move] for move in played.record.moves], np.int64))
        for k, position in enumerate(played.positions):
            assert states[k].tobytes() == position.to_bytes(), (seed, k)


@every_game
def test_plain_and_compiled_code_find_the_same_moves_in_the_same_order(game: Game) -> None:
    code = compiled(game)
    for seed in range(GAMES_EACH):
        positions = play_random(game, Random(seed)).positions
        states = np.concatenate([np.frombuffer(position.to_bytes(), dtype=game.dtype) for position in positions])
        moves = np.zeros((len(positions), game.most_moves), np.int64)
        counts = np.zeros(len(positions), np.int64)
        code.legal_moves_of(states, moves, counts)
        for k, position in enumerate(positions):
            assert tuple(moves[k, : counts[k]].tolist()) == position.legal_numbers, (seed, k)


@every_game
def test_plain_and_compiled_deals_are_equal(game: Game) -> None:
    if not game.dealt:
        return
    numbers = [0, 1, 7, 2**31, 2**32, 9007199254740993, 2**63 - 2, 2**63 - 1, *range(100, 130)]
    options = game.complete_options({})
    states = compiled(game).deal(options, numbers)
    for k, number in enumerate(numbers):
        assert states[k].tobytes() == Position.deal(game, options, number).to_bytes()


@every_game
def test_random_games_end_as_the_plain_rules_say_and_the_same_seed_plays_the_same(game: Game) -> None:
    code = compiled(game)
    start = code.deal(game.complete_options({}), list(range(20))) if game.dealt else code.states(20)
    if not game.dealt:
        start[:] = code.empty(game.complete_options({}))[0]
    ends = []
    for _ in range(2):
        states, results = start.copy(), code.result_buffer(20)
        code.play_out(states, np.uint64(5), 500, code.move_buffer(), results)
        ends.append((states.tobytes(), results.tobytes()))
        for k in range(20):
            position = Position.from_bytes(game, states[k].tobytes())
            assert position.is_over or results[k, 3] == 500
            assert (None, "X", "O")[results[k, 1]] == position.winner
            assert game.players == 2 or results[k, 2] == position.score
    assert ends[0] == ends[1]


def plain_counts(position: Position, depth: int) -> list[tuple[int, int]]:
    """Lines and different positions at each depth, counted by plain play without any merging."""
    level, counts = [position], [(1, 1)]
    for _ in range(depth):
        level = [before.play(move) for before in level for move in before.legal]
        counts.append((len(level), len({after.to_bytes() for after in level})))
    return counts


@every_game
def test_perft_counts_what_plain_play_reaches(game: Game) -> None:
    for seed in (1, 2, 3):
        positions = play_random(game, Random(seed)).positions
        for position in (positions[0], positions[len(positions) // 2]):
            found = [(count.lines, count.positions) for count in perft(position, 2)]
            assert found == plain_counts(position, 2)


# Lines of legal moves by depth, counted once by plain play (see plain_counts).
KNOWN_LINES: list[tuple[str, dict[str, OptionValue], int, tuple[int, ...]]] = [
    ("cross-the-barrier", {}, 1, (1, 5, 16, 46, 118, 203, 391, 1077, 2627)),
    ("cross-the-barrier", {}, 2, (1, 3, 6, 12, 27, 71, 197, 372, 810)),
    ("cross-the-barrier", {}, 3, (1, 2, 2, 6, 6, 14, 42, 90, 246)),
    ("unlocker", {}, 1, (1, 3, 9, 18, 45, 135, 270, 810, 810)),
    ("unlocker", {}, 2, (1, 3, 3, 6, 6, 12, 30, 60, 80)),
    ("unlocker", {}, 3, (1, 2, 6, 12, 12, 12, 30, 90, 306)),
    ("lake-effect", {}, 1, (1, 5, 29, 177, 1092, 6710)),
    ("lake-effect", {}, 2, (1, 4, 15, 60, 266, 1336)),
    ("lake-effect", {}, 3, (1, 5, 22, 94, 402, 1721)),
    ("foursquare", {}, 1, (1, 5, 37, 349, 3892, 48868)),
    ("foursquare", {"max_down": 1}, 1, (1, 5, 37, 269, 2564, 12884)),
    ("foursquare", {"max_down": 1}, 2, (1, 5, 37, 261, 2444, 17252)),
    ("foursquare", {"max_down": 1}, 3, (1, 5, 37, 269, 1452, 9196)),
    ("cross-jack", {}, 0, (1, 10, 90, 900, 8100)),
    ("cross-jack", {"columns": 5, "rows": 4, "blockade": "both"}, 0, (1, 5, 20, 100, 400, 2800, 19600)),
]


@pytest.mark.parametrize(("name", "options", "number", "lines"), KNOWN_LINES)
def test_perft_of_known_deals(name: str, options: dict[str, OptionValue], number: int, lines: tuple[int, ...]) -> None:
    game = GAMES[name]
    complete = game.complete_options(options)
    start = Position.deal(game, complete, number) if game.dealt else Position.start(game, complete)
    assert tuple(count.lines for count in perft(start, len(lines) - 1)) == lines


def test_compiled_code_is_kept_on_the_disk_for_the_next_process() -> None:
    script = (
        "from parlour.compiled import compiled\n"
        "from parlour.registry import GAMES\n"
        "code = compiled(GAMES['unlocker'])\n"
        "code.deal(code.game.complete_options({}), [1])\n"
        "print(sum(code.deal_states.stats.cache_misses.values()))\n"
    )
    runs = [subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True) for _ in "12"]
    assert runs[1].stdout.strip() == "0"


def test_compiled_code_leaves_linear_algebra_alone_until_somebody_wants_it() -> None:
    script = "import sys, parlour.compiled; print('scipy.linalg' in sys.modules); import scipy.linalg.cython_blas"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"
