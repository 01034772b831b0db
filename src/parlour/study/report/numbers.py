"""How numbers are told: as messages, since each language writes fractions in its own way."""

from __future__ import annotations

from parlour.message import Message, say

LEAST = 0.001
"""Smaller probabilities are told as less than this."""

MINUS = "\u2212"


def decimal(value: float, digits: int, signed: bool = False) -> str | Message:
    """A number with so many digits after the point; with its sign if wanted."""
    sign = "+" if signed and round(value, digits) else ""
    text = f"{value:{sign}z.{digits}f}".replace("-", MINUS)
    whole, _, rest = text.partition(".")
    return say("study-decimal", whole=whole, rest=rest) if rest else whole


def short(value: float) -> str | Message:
    """A number with one digit after the point, or with none where it is whole."""
    return decimal(value, 0 if round(value, 1) == round(value) else 1)


def percent(share: float, signed: bool = False) -> Message:
    """A share as a percentage."""
    return say("study-percent", number=decimal(100 * share, 1, signed))


def points(value: float) -> str | Message:
    """A difference of scores, with its sign."""
    return decimal(value, 2, signed=True)


def between(low: str | Message, high: str | Message) -> Message:
    """An interval."""
    return say("study-between", low=low, high=high)


def probability(value: float) -> Message:
    """The probability that chance alone brings as much."""
    number = decimal(max(value, LEAST), 3)
    return say("study-probability", sign="<" if value < LEAST else "=", number=number)
