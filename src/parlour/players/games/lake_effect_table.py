"""How good a table of Lake Effect looks."""

from __future__ import annotations

from typing import Any

from parlour.rules.lake_effect import CARDS, COLUMNS, UNLIMITED, colour_of, number_of, score, suit_of


def height_of(card: int) -> int:
    """How high a card is in the three variables together, 0 to 9."""
    return colour_of(card) + suit_of(card) + number_of(card) - 1


def lies_below(card: int, other: int) -> bool:
    """Whether a card has to be in the grid before another."""
    return (
        colour_of(card) <= colour_of(other) and suit_of(card) <= suit_of(other) and number_of(card) <= number_of(other)
    )


def blocked_by(s: Any, column: int) -> int:
    """How many of a column's face-down cards have to be in the grid before the card that lies on them."""
    down = s["face_down"][column]
    head = s["columns"][column, down]
    blocked = 0
    for n in range(down):
        if lies_below(s["columns"][column, n], head):
            blocked += 1
    return blocked


def value_of(s: Any, weights: Any) -> float:
    """How good a table looks, with all its cards open."""
    laid = score(s)
    value = weights[0] * laid
    if laid == CARDS:
        value += weights[7]
    empty = 0
    for column in range(COLUMNS):
        down = s["face_down"][column]
        value -= weights[1] * down + weights[2] * down * down
        if s["lengths"][column] == 0:
            empty += 1
        elif down > 0:
            value -= weights[8] * height_of(s["columns"][column, down]) + weights[9] * blocked_by(s, column)
    if empty > 0:
        value += weights[3]
    value -= weights[4] * (s["stock_count"] + s["waste_count"])
    if s["recycles"] != UNLIMITED:
        value -= weights[5] * s["recycled"]
    return value
