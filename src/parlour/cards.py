"""The decks: card ids, their names, and how they are said."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.message import Message, say

EMPTY = -1
"""What stands in a place of the state where no card lies."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: ``kind`` tells a screen which faces to draw; ``names[id]`` is a card's text."""

    kind: str
    names: tuple[str, ...]

    def identify(self, name: str) -> int:
        """The id of a card by its name, or EMPTY where the deck has no such card."""
        return self.names.index(name) if name in self.names else EMPTY


RANKS = "A23456789TJQK"
STANDARD = Deck("standard", tuple(rank + suit for suit in "CDHS" for rank in RANKS))
ACE_TO_TEN = Deck("standard", tuple(rank + suit for suit in "CDHS" for rank in RANKS[:10]))
TRIPLE_TOPPER = Deck("triple-topper", tuple(c + s + n for c in "RYGB" for s in "CHTS" for n in "1234"))
TICKS = Deck("ticks", ("X", "O"))


def standard_name(name: str) -> Message:
    """How a standard card is said: "seven of hearts"."""
    return say("card-standard", rank=say(f"rank-{name[0]}"), suit=say(f"suit-{name[1]}"))


def triple_topper_name(name: str) -> Message:
    """How a Triple Topper card is said: "green heart 4"."""
    return say("card-triple-topper", colour=name[0], shape=name[1], number=name[2])


def neighbours(first: int, second: int) -> bool:
    """Whether two standard cards differ by one in rank; ace and king are neighbours too."""
    difference = (first - second) % 13
    return difference == 1 or difference == 12
