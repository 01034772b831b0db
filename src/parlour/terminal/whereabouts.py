"""Where all the cards lie, the hidden ones too: for those who know the deal number, which tells them anyway."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from parlour.cards import EMPTY
from parlour.game import Game, Hidden, State
from parlour.position import Position
from parlour.state import copy_state, thaw
from parlour.view import Place, View


def open_view(position: Position) -> tuple[View, frozenset[str], list[str]]:
    """The view with all faces but the stock's; which of these lie face down; and the stock, its top card first."""
    state = thaw(position.game, position.to_bytes())
    view = position.view()
    stock: list[str] = []
    found: dict[str, list[str]] = {}
    for hidden in position.hidden():
        card = position.game.deck.names[_card(state, hidden)]
        if hidden.field == "stock":
            stock.append(card)
        else:
            found.setdefault(_place_of(position.game, state, hidden, view), []).append(card)
    places = tuple(_turned_up(place, found.get(place.id, [])) for place in view.layout.places)
    backs = frozenset(card for cards in found.values() for card in cards)
    return replace(view, layout=replace(view.layout, places=places)), backs, stock[::-1]


def _turned_up(place: Place, hidden: list[str]) -> Place:
    """A place with its hidden cards, bottom to top, in place of the backs."""
    faces = iter(hidden)
    return replace(place, cards=tuple(next(faces, None) if card is None else card for card in place.cards))


def _card(state: State, hidden: Hidden) -> int:
    card: int = state[hidden.field][hidden.index]
    return card


def _place_of(game: Game, state: State, hidden: Hidden, view: View) -> str:
    """The place where a hidden card lies: the one that looks different without it.

    In a pile nothing looks different without a covered card; then it is the place that shows the pile's other cards.
    """
    without = copy_state(state)
    without[hidden.field][hidden.index] = EMPTY
    for before, after in zip(view.layout.places, game.layout(without).places, strict=True):
        if before.count != after.count and before.role not in ("discard", "stock"):
            return before.id
    pile = _pile(game, state, hidden)
    return next(place.id for place in view.layout.places if any(card in pile for card in place.cards))


def _pile(game: Game, state: State, hidden: Hidden) -> set[str]:
    """The cards in the same row of the state's field as a hidden card."""
    cards: Any = state[hidden.field]
    if isinstance(hidden.index, tuple):
        row = hidden.index[0]
        shape = next(field.shape for field in game.fields if field.name == hidden.field)
        cards = [cards[row, column] for column in range(shape[1])]
    return {game.deck.names[card] for card in cards if card != EMPTY}
