"""Random games with random options: what the properties of the rulebook are tried on."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from parlour.game import Game, OptionValue
from parlour.position import DEALS, Position
from parlour.record import Record
from parlour.registry import GAMES

MOST_MOVES = 120
"""Lake Effect without a limit to its recycles need never end; games are cut here."""


@dataclass(frozen=True)
class Played:
    """A game as played: its record, and its positions from the start on."""

    record: Record
    positions: tuple[Position, ...]

    @property
    def game(self) -> Game:
        return self.record.game


def play_random(game: Game, random: Random, custom_deck: bool = False) -> Played:
    """A game under random options with random moves, from a random deal or deck."""
    options: dict[str, OptionValue] = {option.name: random.choice(option.values) for option in game.options}
    if game.dealt and custom_deck:
        record = Record(game, options, deck=tuple(random.sample(game.deck.names, len(game.deck.names))))
    elif game.dealt:
        record = Record(game, options, deal=random.randrange(DEALS))
    else:
        record = Record(game, options)
    positions = [record.start()]
    moves: list[str] = []
    while positions[-1].legal and len(moves) < MOST_MOVES:
        moves.append(random.choice(positions[-1].legal))
        positions.append(positions[-1].play(moves[-1]))
    return Played(
        Record(game, options, deal=record.deal, deck=record.deck, moves=tuple(moves)),
        tuple(positions),
    )


@st.composite
def played_games(draw: st.DrawFn) -> Played:
    """Games played at random, as a hypothesis strategy."""
    game = draw(st.sampled_from(sorted(GAMES)))
    return play_random(GAMES[game], Random(draw(st.integers(0, 2**32))), draw(st.booleans()))
