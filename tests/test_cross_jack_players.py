"""The players of Cross-Jack: what they never do, and what they think."""

from random import Random

import pytest

from parlour.game import OptionValue
from parlour.players.cross_jack import LEVELS, analyse, estimate, level_player
from parlour.position import Position
from parlour.registry import find_game
from parlour.search.alpha_beta import outcome

GAME = find_game("cross-jack")
levels = pytest.mark.parametrize("level", LEVELS)
BUDGET = 2_000


def random_positions(count: int, seed: int) -> list[Position]:
    """Positions of random games with random options on boards of moderate size."""
    random = Random(seed)
    positions: list[Position] = []
    while len(positions) < count:
        options: dict[str, OptionValue] = {
            "columns": random.randrange(4, 13),
            "rows": random.randrange(3, 10),
            "blockade": random.choice(("any", "both")),
            "opening": random.randrange(1, 5),
        }
        position = Position.start(GAME, GAME.complete_options(options))
        for _ in range(random.randrange(40)):
            after = position.play(random.choice(position.legal))
            if after.is_over:
                break
            position = after
        positions.append(position)
    return positions


def winning_moves(position: Position) -> set[str]:
    return {move for move in position.legal if position.play(move).winner == position.to_move}


@levels
def test_a_player_moves_legally_and_alike_for_the_same_seed(level: int) -> None:
    for position in random_positions(25, level):
        move = level_player(level, 1, BUDGET).choose(position)
        assert move in position.legal
        assert move == level_player(level, 1, BUDGET).choose(position)


def test_a_weak_player_moves_in_different_ways_for_different_seeds() -> None:
    position = Position.start(GAME, GAME.complete_options({})).play("a8").play("c8").play("e1").play("h1")
    assert len({level_player(1, seed).choose(position) for seed in range(20)}) > 3


@levels
def test_a_player_wins_where_one_move_wins(level: int) -> None:
    met = 0
    for position in random_positions(400, 11):
        if winning := winning_moves(position):
            met += 1
            assert level_player(level, met, BUDGET).choose(position) in winning
    assert met > 20


@pytest.mark.parametrize("level", [3, 4, 5])
def test_from_the_third_level_on_a_player_takes_the_only_move_against_a_loss_at_once(level: int) -> None:
    met = 0
    for position in random_positions(400, 12):
        if winning_moves(position):
            continue
        safe = {move for move in position.legal if not winning_moves(position.play(move))}
        if len(safe) == 1 and len(position.legal) > 1:
            met += 1
            assert level_player(level, met, BUDGET).choose(position) in safe
    assert met > 5


def test_an_analysis_proves_what_it_can_and_its_line_ends_as_proved() -> None:
    proved = 0
    for position in random_positions(30, 13):
        found = analyse(position, 20_000)
        assert found.best_move == found.line[0]
        assert found.best_move in position.legal
        assert found.nodes <= 25_000
        if found.proved is None:
            assert -1 < found.value < 1
            continue
        proved += 1
        sign = 0 if found.proved == "draw" else 1 if found.proved == position.to_move else -1
        assert found.value == sign
        end = position
        for move in found.line:
            end = end.play(move)
        if end.is_over:
            assert outcome(end) == found.proved
    assert proved > 10


def test_an_estimate_favours_the_one_who_is_closer() -> None:
    position = Position.start(GAME, GAME.complete_options({}))
    for move in ("a8", "b8", "e1", "f1", "a7", "e2", "a6", "d1", "a5", "c1"):
        position = position.play(move)
    assert position.to_move == "X"
    assert estimate(position) > 0.3
    assert estimate(position.play("a4")) < -0.3
