"""Messages: what a person is told, as data.

A message is a key of the catalogue in ``words/`` and the values that its sentence needs. The rulebook and the errors
speak in messages; a screen turns them into words in its reader's language.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """A catalogue key with its values; a value is a number, a text or another message."""

    key: str
    values: tuple[tuple[str, float | str | Message], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The message as JSON: ``{"key": ..., "values": {...}}``, nested messages likewise."""
        return {
            "key": self.key,
            "values": {name: value.to_json() if isinstance(value, Message) else value for name, value in self.values},
        }


def say(key: str, /, **values: float | str | Message) -> Message:
    """Make a message: ``say("place-slot", number=2)``."""
    return Message(key, tuple(values.items()))


def in_json(value: object, most: int = 40) -> str:
    """A value as JSON spells it, cut short: what a message quotes of something that makes no sense."""
    try:
        text = json.dumps(value)
    except ValueError:  # A whole number of more digits than Python writes out.
        text = "a number too long to write"
    return text if len(text) <= most else f"{text[: most - 3]}..."


class Refused(ValueError):
    """Something asked for makes no sense; ``message`` says what, where and what would be right."""

    def __init__(self, key: str, /, **values: float | str | Message) -> None:
        self.message = say(key, **values)
        super().__init__(key)

    def __str__(self) -> str:
        from parlour.words import english  # The catalogue is only read when a sentence is needed.

        return english(self.message)
