"""How cards are drawn: a face of three characters in a cell of five."""

from __future__ import annotations

from parlour.terminal.canvas import Style

CELL = 5
"""How many characters a card takes."""

STANDARD_SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
SHAPES = {"C": "●", "H": "♥", "T": "▲", "S": "■"}
SHAPE_STYLES = {
    "R": Style("bright_white", "red", bold=True),
    "Y": Style("black", "yellow", bold=True),
    "G": Style("black", "green", bold=True),
    "B": Style("bright_white", "blue", bold=True),
}
BLACK = Style("black", "bright_white", bold=True)
RED = Style("red", "bright_white", bold=True)
BACK = Style("bright_white", "bright_black")
EMPTY = Style(dim=True)
TICK_STYLES = {
    ("X", False): Style("bright_red", bold=True),
    ("X", True): Style("bright_white", "red", bold=True),
    ("O", False): Style("bright_cyan", bold=True),
    ("O", True): Style("black", "cyan", bold=True),
}
"""By the tick and whether it is the newest."""


def face(deck: str, card: str, signs: bool) -> str:
    """A card's face: " 7♥", "10♥", "R●1"; letters in place of signs for a terminal that has none."""
    if deck == "standard":
        rank, suit = card[0], card[1]
        return ("10" if rank == "T" else rank).rjust(2) + (STANDARD_SUITS[suit] if signs else suit)
    if deck == "triple-topper":
        return card[0] + (SHAPES[card[1]] if signs else card[1]) + card[2]
    return card.center(3)


def face_style(deck: str, card: str) -> Style:
    """The colours of a card's face."""
    if deck == "triple-topper":
        return SHAPE_STYLES[card[0]]
    return RED if card[-1] in "DH" else BLACK


def card_cell(text: str, colour: bool) -> str:
    """A face in its cell: with edges, where no colour shows them."""
    return f" {text} " if colour else f"[{text}]"


def known_back_cell(text: str, colour: bool) -> str:
    """The cell of a card that lies face down, but whose face is told all the same."""
    return f" {text} " if colour else f"({text})"


def back_cell(count: int | None, signs: bool, colour: bool) -> str:
    """A card's back; with the number of cards where a whole stock lies there."""
    back = "▒" if signs else "#"
    text = back * 3 if count is None else str(count).rjust(3, back)
    return f" {text} " if colour else f"[{text}]"
