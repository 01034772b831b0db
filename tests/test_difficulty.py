"""The difficulty of deals, and the winnable deals that come with the program."""

from __future__ import annotations

import csv
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour.players.difficulty import STEPS, difficulty, measure_ease
from parlour.position import Position
from parlour.registry import GAMES
from parlour.search.solve import solve
from tests.tables import started

POOLS = Path(parlour.__file__).parent / "pools"
FILES = [(game, preset) for game in GAMES.values() if game.players == 1 for preset in (game.presets or ("default",))]
AT_LEAST = 1000
CHECKED = 2


@pytest.mark.parametrize("name", STEPS)
def test_a_deal_is_as_difficult_as_it_is_easy_and_always_the_same(name: str) -> None:
    starts = [started(name, deal) for deal in range(4)]
    eases = [measure_ease(start) for start in starts]
    assert eases == [measure_ease(start) for start in starts]
    assert len(set(eases)) > 1
    levels = [difficulty(start) for _, start in sorted(zip(eases, starts, strict=True), key=lambda one: one[0])]
    assert levels == sorted(levels, reverse=True)
    assert set(levels) <= {1, 2, 3, 4, 5}


@pytest.mark.parametrize(("game", "preset"), FILES, ids=lambda value: getattr(value, "id", value))
def test_the_deals_that_come_with_the_program_are_winnable_and_as_difficult_as_they_are_said_to_be(
    game: object, preset: str
) -> None:
    rules = next(one for one in GAMES.values() if one is game)
    with (POOLS / f"{rules.id}-{preset}.csv").open(encoding="ascii", newline="") as file:
        rows = {int(row["deal"]): int(row["difficulty"]) for row in csv.DictReader(file)}
    assert len(rows) >= AT_LEAST
    assert len(set(rows.values())) >= 2
    options = rules.preset(preset) if rules.presets else rules.complete_options({})
    for deal in Random(1).sample(sorted(rows), CHECKED):
        position = Position.deal(rules, options, deal)
        assert solve(position).verdict == "winnable"
        assert difficulty(position) == rows[deal]
