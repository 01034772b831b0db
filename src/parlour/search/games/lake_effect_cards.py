"""Lake Effect in 256 bits: one code of four bits for each card, which tells where it lies.

A face-up card lies on one of the nine cards that agree with it in two variables, or at the bottom of a column; all
others lie where they lay at the start, in the grid, or in the talon (the stock and the waste, whose order never
changes). So a move alters one code, whatever lies on the card. Which of several columns without face-down cards a run
stands in is not said, because it changes nothing: states that differ in that alone are one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

COLUMNS = 7
CARDS = 64

BASE, NATURAL, TALON, GRID = 9, 10, 11, 12
"""Codes: at the bottom of a column; where the position had it, over a face-down card; in the talon; in the grid.

Codes below BASE are columns of NEIGHBOURS: the card that it was laid on.
"""


def _coordinates(card: int) -> tuple[int, int, int]:
    return card >> 4, (card >> 2) & 3, card & 3


def _mask(cards: list[int]) -> int:
    """The cards as bits of a signed 64-bit number."""
    return int(np.array([sum(1 << card for card in cards)], np.uint64).view(np.int64)[0])


def _agreeing(card: int) -> list[int]:
    """The cards that agree with one in exactly two variables."""
    own = _coordinates(card)
    return [other for other in range(CARDS) if sum(a == b for a, b in zip(own, _coordinates(other), strict=True)) == 2]


def _not_above(card: int) -> list[int]:
    """The other cards that are in no variable above this one: those that the grid must have before it."""
    own = _coordinates(card)
    return [
        other
        for other in range(CARDS)
        if other != card and all(b <= a for a, b in zip(own, _coordinates(other), strict=True))
    ]


NEIGHBOURS = np.array([_agreeing(card) for card in range(CARDS)], np.int8)
CODES = np.full((CARDS, CARDS), -1, np.int8)
CODES[np.arange(CARDS)[:, None], NEIGHBOURS] = np.arange(BASE)
"""``CODES[card, onto]`` is the code of a card that lies on another; -1 where it may not."""

LOWER = np.array([_mask(_not_above(card)) for card in range(CARDS)])
"""For each card, those that must be in the grid before it."""

NEXT_LOWER = np.array([_mask([card - step for step in (1, 4, 16) if (card // step) % 4 > 0]) for card in range(CARDS)])
"""For each card, the ones just below it: with these in the grid, it fits."""

NEXT_HIGHER = np.array([_mask([card + step for step in (1, 4, 16) if (card // step) % 4 < 3]) for card in range(CARDS)])
"""For each card, the ones just above it: with one of these in the grid, it cannot be taken back."""

HIGH = np.array([sum(value == 3 for value in _coordinates(card)) for card in range(CARDS)], np.int8)
"""In how many variables each card is high."""

# Places of the context, which stays the same throughout a search.
ANY_ORDER, RECYCLES, TAKE_BACKS, EMPTY_NEEDS, SINGLE, FORCED, SETTLE, LAZY, RELEASES, TALON_COUNT, QUEUE_COUNT = range(
    11
)
QUEUES = 11  # A row of WEIGHTS numbers for each queue: what its layers are, then the weights of the features.
WEIGHTS = 9
NATURAL_COUNTS = 56  # For each column, how many cards are face down, and the first face-up one.
BENEATH = 64  # For each of these cards the one beneath it, or -1.
TALON_ORDER = 128
NATURALS = 192  # CARDS places for each column.
STEPS = NATURALS + COLUMNS * CARDS  # What the number of the depths goes down by when a natural card leaves.
USEFUL = STEPS + CARDS  # For each number of depths a bit: whether all cards can still be turned up.

# Places of the scratch memory: a state taken apart.
CODE, ABOVE, COLUMN, NEW_HAND = 0, 64, 128, 192  # For each card; see ``take_apart`` and ``reach_talon``.
HEADS, ENDS, CHILD_ENDS = 256, 264, 272  # For each column.
IN_GRID, IN_TALON, FACE_DOWN, DEPTHS, CHILD_GRID, CHILD_TALON, CHILD_DEPTHS = range(280, 287)
SCRATCH = 288

# A tail is: cards in the waste + RECYCLED * times it was turned over + USE_NEXT * what has to be used next.
RECYCLED = 128
USE_NEXT = 2048


def whole(number: Any) -> Any:
    """A number as one of 64 bits with a sign, which is what all numbers are here but the words."""
    return np.int64(number)


def bit(card: int) -> Any:
    """A card as one bit."""
    return whole(1) << whole(card)


def bits_in(mask: int) -> Any:
    """How many bits are set, counted in pairs, fours and bytes side by side."""
    pairs = np.uint64(mask)
    pairs = pairs - ((pairs >> np.uint64(1)) & np.uint64(0x5555555555555555))
    fours = (pairs & np.uint64(0x3333333333333333)) + ((pairs >> np.uint64(2)) & np.uint64(0x3333333333333333))
    eights = (fours + (fours >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((eights * np.uint64(0x0101010101010101)) >> np.uint64(56))


def code_of(words: Any, card: int) -> Any:
    """Where a card lies."""
    return whole((words[card >> 4] >> np.uint64((card & 15) << 2)) & np.uint64(15))


def put(words: Any, card: int, code: int) -> None:
    """Let a card lie elsewhere."""
    shift = np.uint64((card & 15) << 2)
    words[card >> 4] = (words[card >> 4] & ~(np.uint64(15) << shift)) | (np.uint64(code) << shift)


def beneath(words: Any, card: int, context: Any) -> Any:
    """The card beneath a face-up card, or -1."""
    code = code_of(words, card)
    if code < BASE:
        return whole(NEIGHBOURS[card, code])
    return context[BENEATH + card] if code == NATURAL else whole(-1)


def depth_of(column: int, scratch: Any, context: Any) -> Any:
    """How many cards of a column are face down."""
    depth = context[NATURAL_COUNTS + column] - 1
    while depth > 0 and scratch[CODE + context[NATURALS + column * CARDS + depth]] != NATURAL:
        depth -= 1
    return max(depth, 0)


def take_apart(words: Any, context: Any, scratch: Any) -> None:
    """Read a state into the scratch memory.

    For each card its CODE, what lies ABOVE it, and its COLUMN if it is face up; for each column the first face-up
    card (HEADS) and the last (ENDS); -1 where there is none. Columns with face-down cards come first, then the others,
    then the empty ones. Besides the cards IN_GRID, IN_TALON and FACE_DOWN, and the number of the DEPTHS.
    """
    grid = whole(0)
    talon = whole(0)
    face_down = whole(0)
    for card in range(CARDS):
        scratch[ABOVE + card] = -1
        scratch[COLUMN + card] = -1
    word = words[0]
    for card in range(CARDS):
        if card & 15 == 0:
            word = words[card >> 4]
        code = whole(word & np.uint64(15))
        word = word >> np.uint64(4)
        scratch[CODE + card] = code
        if code < BASE:
            scratch[ABOVE + NEIGHBOURS[card, code]] = card
        elif code == GRID:
            grid |= bit(card)
        elif code == TALON:
            talon |= bit(card)
    depths = whole(0)
    columns = 0
    for column in range(COLUMNS):
        depth = depth_of(column, scratch, context)
        if depth > 0:
            for n in range(depth):
                face_down |= bit(context[NATURALS + column * CARDS + n])
            head = context[NATURALS + column * CARDS + depth]
            scratch[HEADS + columns] = head
            depths += depth * context[STEPS + head]
            columns += 1
    for card in range(CARDS):
        if scratch[CODE + card] == BASE and face_down & bit(card) == 0:
            scratch[HEADS + columns] = card
            columns += 1
    for column in range(COLUMNS):
        scratch[ENDS + column] = -1
        if column >= columns:
            scratch[HEADS + column] = -1
        card = scratch[HEADS + column]
        while card >= 0:
            scratch[COLUMN + card] = column
            scratch[ENDS + column] = card
            card = scratch[ABOVE + card]
    scratch[IN_GRID] = grid
    scratch[IN_TALON] = talon
    scratch[FACE_DOWN] = face_down
    scratch[DEPTHS] = depths


def reach_talon(hand: int, context: Any, scratch: Any) -> None:
    """Fill NEW_HAND: for each card of the talon that draws can bring to the top, the hand once it is played; or -1.

    The cards that can be reached are every third one after the waste, the last one, and after a recycling every third
    one of all. Without a limit to recyclings, a hand from which nothing more can be reached than from an
    empty waste counts as that.
    """
    count = bits_in(scratch[IN_TALON])
    limit = context[RECYCLES]
    waste = hand % RECYCLED
    recycled = hand // RECYCLED
    index = 0
    for n in range(context[TALON_COUNT]):
        card = context[TALON_ORDER + n]
        if scratch[CODE + card] != TALON:
            continue
        index += 1
        after = whole(-1)
        if index == count or (index >= waste and (index - waste) % 3 == 0):
            after = whole(index - 1 + RECYCLED * recycled)
        elif index % 3 == 0 and (limit < 0 or recycled < limit):
            after = whole(index - 1 + (RECYCLED * (recycled + 1) if limit >= 0 else 0))
        if limit < 0 and after > 0 and (after % 3 == 0 or after == count - 1):
            after = whole(0)
        scratch[NEW_HAND + card] = after
