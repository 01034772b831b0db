"""A trace ends: each game that uses up its cards or its board is over after no more moves than it can hold."""

from random import Random

import pytest

from parlour.position import Position
from parlour.registry import GAMES

# Pairs and cards from the stock: 8 + 35 + the 6 that can come back; 19 + 32; the 39 cards after the first; the board.
MOST_MOVES = {"cross-the-barrier": 49, "unlocker": 51, "foursquare": 39, "cross-jack": 26 * 26}


@pytest.mark.parametrize("name", sorted(MOST_MOVES))
@pytest.mark.parametrize("seed", range(12))
def test_every_game_ends(name: str, seed: int) -> None:
    game, random = GAMES[name], Random(seed)
    options = {option.name: random.choice(option.values) for option in game.options}
    position = Position.deal(game, options, seed) if game.dealt else Position.start(game, options)
    made = 0
    while position.legal:
        position = position.play(random.choice(position.legal))
        made += 1
        assert made <= MOST_MOVES[name]
    assert position.status in ("won", "lost", "drawn")


def test_lake_effect_may_go_on_for_ever_but_ends_when_it_is_won_or_stuck() -> None:
    game = GAMES["lake-effect"]
    options = game.complete_options({"recycles": 0, "take_back": False, "empty_needs": 3})
    endings = set()
    for number in range(30):
        position = Position.deal(game, options, number)
        for _ in range(500):
            # Draw whenever possible: then what is left are moves that cannot be repeated for long.
            if position.is_over:
                break
            position = position.play("draw" if "draw" in position.legal else position.legal[-1])
        endings.add(position.status)
    assert "lost" in endings
