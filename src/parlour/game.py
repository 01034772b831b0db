"""What a game is: the names that a rules file must define, gathered into a ``Game``.

A rules file is a module of plain functions over a state. A state is one record of fixed size (``numpy.dtype`` with
named fields); plain Python plays on its thawed form (see ``state.py``), compiled code on the record itself. In both,
a field is read and written as ``s["field"]``, ``s["row"][i]`` and ``s["grid"][i, j]``.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any, Literal

import numpy as np

from parlour.cards import Deck
from parlour.message import Message, Refused, in_json, say
from parlour.view import Ends, Layout

PLAYING, WON, LOST, DRAWN = 0, 1, 2, 3
STATUS_NAMES: tuple[Literal["playing", "won", "lost", "drawn"], ...] = ("playing", "won", "lost", "drawn")
PLAYER_NAMES = (None, "X", "O")

State = Any
"""A thawed state in plain Python, a numpy record in compiled code."""

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state: its numpy type, its shape (empty for one number) and what it holds when unused."""

    name: str
    type: str
    shape: tuple[int, ...] = ()
    empty: int = 0


@dataclass(frozen=True)
class Option:
    """A choice that the rules leave open. The first value is the default; ``codes`` are the values in the state."""

    name: str
    values: tuple[OptionValue, ...]
    codes: tuple[int, ...] = ()

    def code(self, value: OptionValue) -> int:
        """The whole number that stands for a value in the state."""
        place = self.values.index(value)
        if self.codes:
            return self.codes[place]
        return place if isinstance(value, str) else int(value)

    @property
    def default(self) -> OptionValue:
        """The value that holds where none is given."""
        return self.values[0]

    @property
    def texts(self) -> tuple[str, ...]:
        """The values as a person types them."""
        return tuple(option_text(value) for value in self.values)

    def said(self, value: OptionValue) -> Message | str:
        """A value as a person is told it: "Yes", "Either way", "3"."""
        if isinstance(value, bool):
            return say("value-true" if value else "value-false")
        return say(f"value-{self.name}-{value}") if isinstance(value, str) else str(value)

    @property
    def range_text(self) -> str:
        """The values in short: "true or false", "1 to 6", "unlimited, 0 to 9"."""
        words = [option_text(value) for value in self.values if isinstance(value, (bool, str))]
        numbers = sorted(value for value in self.values if not isinstance(value, (bool, str)))
        if numbers:
            words.append(f"{numbers[0]} to {numbers[-1]}")
        return ", ".join(words)

    def check(self, value: object) -> OptionValue:
        """The value itself if it is one of the option's, of the very same type (1 is not true).

        Raises Refused otherwise.
        """
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
        raise Refused("error-option-value", option=self.name, value=in_json(value), values=self.range_text)

    def parse(self, text: str) -> OptionValue:
        """The value that a typed text stands for. Raises Refused where there is none."""
        if text in self.texts:
            return self.values[self.texts.index(text)]
        raise Refused("error-option-value", option=self.name, value=f'"{text[:60]}"', values=self.range_text)


def option_text(value: object) -> str:
    """An option's value as text: ``true``, ``3``, ``unlimited``."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, eq=False)
class Game:
    """A game of the rulebook. Its functions are those of its rules file; see any file in ``rules/``."""

    module: ModuleType
    id: str
    title: str
    author: str
    players: int
    rules_version: int
    minutes: int
    difficulty: int
    deck: Deck
    dealt: bool
    options: tuple[Option, ...]
    presets: dict[str, dict[str, OptionValue]]
    fields: tuple[Field, ...]
    move_texts: tuple[str, ...]
    most_moves: int
    deal: Callable[[State], None]
    legal_moves: Callable[[State, MutableSequence[int]], int]
    apply: Callable[[State, int], None]
    status: Callable[[State], int]
    score: Callable[[State], int | None]
    score_if_lost: Callable[[State], int | None]
    winner: Callable[[State], int]
    to_move: Callable[[State], int]
    hidden: Callable[[State], Sequence[Hidden]]
    layout: Callable[[State], Layout]
    ends: Callable[[State, int], Ends]
    describe: Callable[[State, int], Message]
    why_not: Callable[[State, int], Message]
    why_ended: Callable[[State], Message]
    card_name: Callable[[str], Message]
    dtype: np.dtype[Any] = field(init=False)
    """The state as a record, padded to a multiple of eight bytes so that it can be read as 64-bit words."""

    def __post_init__(self) -> None:
        parts: list[Any] = [(part.name, part.type, part.shape) for part in self.fields]
        size = np.dtype(parts).itemsize
        if size % 8:
            parts.append(("padding", "uint8", (8 - size % 8,)))
        object.__setattr__(self, "dtype", np.dtype(parts))

    @classmethod
    def from_rules(cls, rules: ModuleType) -> Game:
        """The game that a rules file defines."""
        return cls(
            module=rules,
            id=rules.ID,
            title=rules.TITLE,
            author=rules.AUTHOR,
            players=getattr(rules, "PLAYERS", 1),
            rules_version=rules.RULES_VERSION,
            minutes=rules.MINUTES,
            difficulty=rules.DIFFICULTY,
            deck=rules.DECK,
            dealt=any(part.name == "stock" for part in rules.STATE),
            options=rules.OPTIONS,
            presets=rules.PRESETS,
            fields=rules.STATE,
            move_texts=rules.MOVE_TEXTS,
            most_moves=rules.MOST_MOVES,
            deal=rules.deal,
            legal_moves=rules.legal_moves,
            apply=rules.apply,
            status=rules.status,
            score=getattr(rules, "score", _no_score),
            score_if_lost=getattr(rules, "score_if_lost", getattr(rules, "score", _no_score)),
            winner=getattr(rules, "winner", _nobody),
            to_move=getattr(rules, "to_move", _nobody),
            hidden=rules.hidden,
            layout=rules.layout,
            ends=rules.ends,
            describe=rules.describe,
            why_not=rules.why_not,
            why_ended=rules.why_ended,
            card_name=rules.card_name,
        )

    @cached_property
    def moves_by_text(self) -> dict[str, int]:
        """Each move of the game by its text."""
        return {text: move for move, text in enumerate(self.move_texts)}

    def option(self, name: str) -> Option:
        """The option of that name. Raises Refused where the game has none."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise Refused("error-option-unknown", option=name[:60], game=self.id, options=known)

    def complete_options(self, given: dict[str, Any]) -> dict[str, OptionValue]:
        """All the game's options: the given ones, checked, and the defaults of the others. Raises Refused."""
        checked = {name: self.option(name).check(value) for name, value in given.items()}
        return {option.name: checked.get(option.name, option.default) for option in self.options}

    def preset(self, name: str) -> dict[str, OptionValue]:
        """The options of a preset, all of them. Raises Refused where the game has no such preset."""
        if name not in self.presets:
            known = ", ".join(self.presets) or "none"
            raise Refused("error-preset-unknown", preset=name[:60], game=self.id, presets=known)
        return self.complete_options(self.presets[name])


@dataclass(frozen=True, slots=True)
class Hidden:
    """A place of the state whose card the player cannot tell: ``s[field][index]``, in a grid with a pair of indices.

    ``reshuffled`` tells that cards which were seen before may lie there too, in an order nobody knows.
    """

    field: str
    index: int | tuple[int, int]
    reshuffled: bool = False


def _no_score(_: State) -> int | None:
    return None


def _nobody(_: State) -> int:
    return 0
