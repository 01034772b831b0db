"""Undo to the deal and redo to the end give the same game again, later shuffles included."""

from random import Random

import pytest

from parlour.record import trace
from parlour.registry import GAMES
from parlour.table.line import Event
from parlour.table.table import Setup, Table
from tests.random_games import play_random


def table_after(setup: Setup, moves: tuple[str, ...]) -> Table:
    table = Table.new(setup)
    for move in moves:
        table = table.take(Event("move", move)).table
    return table


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", range(4))
def test_undo_to_the_deal_and_redo_to_the_end_give_the_identical_trace(name: str, seed: int) -> None:
    record = play_random(GAMES[name], Random(seed)).record
    table = table_after(Setup(record.game, record.options, record.deal), record.moves)
    before = [table.position.to_bytes()]
    for _ in record.moves:
        table = table.take(Event("undo")).table
        before.append(table.position.to_bytes())
    assert not table.can_undo
    assert table.position.to_bytes() == record.start().to_bytes()
    after = [table.position.to_bytes()]
    for _ in record.moves:
        table = table.take(Event("redo")).table
        after.append(table.position.to_bytes())
    assert not table.can_redo
    assert after == before[::-1]
    assert list(trace(table.record())) == list(trace(record))


def test_among_them_is_a_game_that_was_shuffled_again() -> None:
    played = [play_random(GAMES["cross-the-barrier"], Random(seed)) for seed in range(4)]
    generators = [{position.thawed()["generator"] for position in game.positions} for game in played]
    assert any(len(states) > 1 for states in generators)
