"""Helpers to set up positions and to look at them."""

from __future__ import annotations

from parlour.game import OptionValue
from parlour.position import Position
from parlour.registry import find_game
from parlour.view import Place


def deck_of(game_id: str, first: str, last: str = "") -> tuple[str, ...]:
    """A whole deck that begins with some cards, named in one text, and ends with others; the rest in order between."""
    begin, end = first.split(), last.split()
    between = [card for card in find_game(game_id).deck.names if card not in begin and card not in end]
    return (*begin, *between, *end)


def dealt(game_id: str, first: str, **options: OptionValue) -> Position:
    """The start of a game with a deck that begins with some cards."""
    game = find_game(game_id)
    return Position.deal_cards(game, game.complete_options(options), deck_of(game_id, first))


def started(game_id: str, number: int = 7, /, **options: OptionValue) -> Position:
    """The start of a game by deal number, or of a game that has no deal."""
    game = find_game(game_id)
    complete = game.complete_options(options)
    return Position.deal(game, complete, number) if game.dealt else Position.start(game, complete)


def play(position: Position, moves: str) -> Position:
    """The position after some moves, named in one text."""
    for move in moves.split():
        position = position.play(move)
    return position


def place(position: Position, name: str) -> Place:
    """A place of the view by its id."""
    return next(found for found in position.view().layout.places if found.id == name)


def shown(position: Position, *names: str) -> list[str]:
    """What is seen on top of some places: a card, "?" for a back, "" for nothing."""
    tops = []
    for name in names:
        cards = place(position, name).cards
        tops.append((cards[-1] or "?") if cards else "")
    return tops


def edited(position: Position, **fields: object) -> Position:
    """The same position with some fields of its state changed; for endings that take long to reach."""
    state = position.thawed()
    for name, value in fields.items():
        assert name in state
        state[name] = value
    return Position(position.game, state)
