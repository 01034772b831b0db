"""What a player remembers of a game: the cards that were seen."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.position import Position


def visible_cards(position: Position) -> frozenset[str]:
    """The cards that are not hidden: those on view, and those that left the table in sight."""
    state = position.thawed()
    hidden = {state[place.field][place.index] for place in position.hidden()}
    return frozenset(name for card, name in enumerate(position.game.deck.names) if card not in hidden)


def seen_cards(start: Position, moves: Iterable[str]) -> frozenset[str]:
    """The cards that are seen at some time while moves are played from a start. Raises Refused for an illegal move.

    In a game that shuffles cards back into its stock, they tell which of the hidden cards must lie there.
    """
    seen = visible_cards(start)
    position = start
    for move in moves:
        position = position.play(move)
        seen |= visible_cards(position)
    return seen
