"""A state's two forms: frozen (the bytes of its record) and thawed (what plain Python plays on).

Numbers of numpy wrap, saturate and add like booleans where compiled code does not, so plain Python never computes on
them: a thawed state is a dict of whole numbers, lists and grids with the same spelling as the record's.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.game import Game, OptionValue, State
from parlour.generator import shuffle


class Grid:
    """A small table of whole numbers, read and written as ``grid[row, column]``."""

    __slots__ = ("columns", "values")

    def __init__(self, columns: int, values: list[int]) -> None:
        self.columns = columns
        self.values = values

    def __getitem__(self, place: tuple[int, int]) -> int:
        return self.values[place[0] * self.columns + place[1]]

    def __setitem__(self, place: tuple[int, int], value: int) -> None:
        self.values[place[0] * self.columns + place[1]] = value


def empty_state(game: Game, options: dict[str, OptionValue]) -> State:
    """A thawed state with these options (all of them) and nothing on the table."""
    state: dict[str, Any] = {}
    for part in game.fields:
        size = int(np.prod(part.shape))
        if not part.shape:
            state[part.name] = part.empty
        elif len(part.shape) == 1:
            state[part.name] = [part.empty] * size
        else:
            state[part.name] = Grid(part.shape[1], [part.empty] * size)
    for option in game.options:
        state[option.name] = option.code(options[option.name])
    return state


def deal_number(game: Game, options: dict[str, OptionValue], number: int) -> State:
    """The thawed state that a deal number stands for."""
    state = empty_state(game, options)
    count = len(game.deck.names)
    state["stock"][:count] = range(count - 1, -1, -1)
    generator = shuffle(state["stock"], count, number)
    return _dealt(game, state, generator)


def deal_deck(game: Game, options: dict[str, OptionValue], cards: list[int]) -> State:
    """The thawed state that a deck, card by card from its top, is dealt to; later shuffles start from state 0."""
    state = empty_state(game, options)
    state["stock"][: len(cards)] = reversed(cards)
    return _dealt(game, state, 0)


def _dealt(game: Game, state: State, generator: int) -> State:
    state["stock_count"] = len(game.deck.names)
    if "generator" in state:
        state["generator"] = generator
    game.deal(state)
    return state


def freeze(game: Game, state: State) -> bytes:
    """The bytes of a thawed state's record."""
    record = np.zeros((), dtype=game.dtype)
    for part in game.fields:
        value = state[part.name]
        if isinstance(value, Grid):
            value = np.array(value.values, dtype=part.type).reshape(part.shape)
        record[part.name] = value
    return record.tobytes()


def thaw(game: Game, frozen: bytes) -> State:
    """The thawed state that a record's bytes stand for."""
    record = np.frombuffer(frozen, dtype=game.dtype)[0]
    state: dict[str, Any] = {}
    for part in game.fields:
        value = record[part.name]
        if not part.shape:
            state[part.name] = int(value)
        elif len(part.shape) == 1:
            state[part.name] = value.tolist()
        else:
            state[part.name] = Grid(part.shape[1], value.ravel().tolist())
    return state


def copy_state(state: State) -> State:
    """A thawed state of its own with the same contents."""
    copy: dict[str, Any] = {}
    for name, value in state.items():
        if isinstance(value, list):
            copy[name] = value.copy()
        elif isinstance(value, Grid):
            copy[name] = Grid(value.columns, value.values.copy())
        else:
            copy[name] = value
    return copy
