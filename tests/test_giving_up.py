"""A solitaire that is given up is lost where it stands, and scores as such."""

import pytest

from parlour.message import say
from parlour.registry import GAMES
from parlour.table.line import Event
from parlour.table.table import Setup, Table


def given_up(name: str) -> Table:
    game = GAMES[name]
    table = Table.new(Setup(game, game.complete_options({}), 7 if game.dealt else None))
    return table.take(Event("give up")).table


@pytest.mark.parametrize(
    ("name", "score", "cost"),
    [
        ("unlocker", -5 - 19, 19),  # one slot, and every card of the hexagon
        ("cross-the-barrier", -17, 17),  # every card of the five rows
        ("lake-effect", 0, 0),
        ("foursquare", 0, 0),
        ("cross-jack", None, 0),
    ],
)
def test_the_cards_that_are_left_count_against_it_and_it_says_so(name: str, score: int | None, cost: int) -> None:
    table = given_up(name)
    assert table.score == score
    assert table.view().score == score
    assert table.view().outcome == (say("given-up-cost", points=cost) if cost else None)
