"""How good a table of Lake Effect looks."""

from __future__ import annotations

from typing import Any

from parlour.rules.lake_effect import COLUMNS, UNLIMITED, colour_of, number_of, score, suit_of

USUAL_HEIGHT = 4.5
"""What ``height_of`` is on average."""


def height_of(card: int) -> int:
    """How high a card is in the three variables together, 0 to 9."""
    return colour_of(card) + suit_of(card) + number_of(card) - 1


def lies_below(card: int, other: int) -> bool:
    """Whether a card has to be in the grid before another."""
    return (
        colour_of(card) <= colour_of(other) and suit_of(card) <= suit_of(other) and number_of(card) <= number_of(other)
    )


def blocked_by(s: Any, column: int, open_cards: bool) -> float:
    """How many of a column's face-down cards have to be in the grid before the card that lies on them.

    Where the face-down cards are not known, any of them may lie anywhere.
    """
    head = s["columns"][column, s["face_down"][column]]
    blocked = 0
    cards = 0
    for other in range(COLUMNS):
        if other == column or not open_cards:
            for n in range(s["face_down"][other]):
                cards += 1
                if lies_below(s["columns"][other, n], head):
                    blocked += 1
    if open_cards:
        return float(blocked)
    return s["face_down"][column] * blocked / cards


def value_of(s: Any, open_cards: bool, turned: int, weights: Any) -> float:
    """How good a table looks, by the weights of ``lake_effect.py``; column ``turned`` has its last card unknown."""
    value = weights[1] * score(s)
    empty = 0
    for column in range(COLUMNS):
        down = s["face_down"][column]
        value -= weights[2] * down + weights[3] * down * down
        if s["lengths"][column] == 0:
            empty += 1
        elif column == turned:
            value -= weights[4] * USUAL_HEIGHT
        elif down > 0:
            value -= weights[4] * height_of(s["columns"][column, down])
            value -= weights[5] * blocked_by(s, column, open_cards)
    if empty > 0:
        value += weights[6] + weights[7] * (empty - 1)
    value -= weights[8] * (s["stock_count"] + s["waste_count"])
    if s["recycles"] != UNLIMITED:
        value -= weights[9] * s["recycled"]
    return value
