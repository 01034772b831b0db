"""In which orders face-down cards can be turned up at all: a relaxation of Lake Effect under ``descending``.

What is kept of a state is only how many cards of each column are face down (a *depth* for each column). Every card
that is not face down is taken to be free to go wherever it may lie, at any time. That leaves two things to ask of a
card that lies over a face-down one, the *head* of its column:

* Whether it goes to the grid: the grid is filled with every card that is free and fits.
* Otherwise, whether at the moment after it has moved all free cards of the columns can lie somewhere: each on a card
  of its own, or as the lowest of an open column. Cards of the talon may help, if they lie somewhere themselves. That
  is a perfect matching of cards with places; a card of the talon may be matched with itself, which leaves it out.

No real move can do more. A real arrangement stays one when the cards that the relaxation has in the grid are taken
out, since whatever lies on such a card is lower and in the grid too. So depths from which the relaxation does not turn
up every card are those of dead positions. Matchings are found by augmenting paths (Berge 1957; Kuhn 1955).
"""

from __future__ import annotations

from typing import Any

from parlour.search.games.lake_effect_cards import (
    BASE,
    CARDS,
    COLUMNS,
    EMPTY_NEEDS,
    GRID,
    HIGH,
    NATURAL_COUNTS,
    NATURALS,
    NEIGHBOURS,
    NEXT_LOWER,
    TALON,
    bit,
    bits_in,
    code_of,
    whole,
)

HIDDEN, IN_GRID, MOST = 0, 1, 2
"""Places of ``masks``: the cards face down, those in the grid, and the most cards that can come into the grid."""

PLACES = CARDS + COLUMNS
WORK = CARDS + 3 * PLACES
"""What a card is matched with: a card that it lies on, or an open column."""


def lay_out(depths: Any, words: Any, context: Any, masks: Any) -> None:
    """Fill the grid with all free cards that fit, turning up what comes free; sets ``masks`` and lowers ``depths``."""
    hidden = whole(0)
    grid = whole(0)
    for k in range(COLUMNS):
        for n in range(depths[k]):
            hidden |= bit(context[NATURALS + k * CARDS + n])
    for card in range(CARDS):
        if code_of(words, card) == GRID:
            grid |= bit(card)
    changed = True
    while changed:
        changed = False
        for card in range(CARDS):
            if (grid | hidden) & bit(card) == 0 and NEXT_LOWER[card] & ~grid == 0:
                grid |= bit(card)
                changed = True
        for k in range(COLUMNS):
            while depths[k] > 0 and grid & bit(context[NATURALS + k * CARDS + depths[k]]) != 0:
                depths[k] -= 1
                hidden &= ~bit(context[NATURALS + k * CARDS + depths[k]])
                changed = True
    masks[HIDDEN] = hidden
    masks[IN_GRID] = grid


def find_path(start: int, kinds: Any, opens: int, context: Any, mates: Any, queue: Any, via: Any) -> bool:
    """Match one more card, by an augmenting path. ``kinds`` of cards: see ``can_release``."""
    for place in range(PLACES):
        via[place] = -1
    queue[0] = start
    head = 0
    tail = 1
    while head < tail:
        card = queue[head]
        head += 1
        fits_column = HIGH[card] >= context[EMPTY_NEEDS] or kinds[card] == 3
        for n in range(9 + (opens if fits_column else 0) + 1):
            if n < 9:
                place = NEIGHBOURS[card, n]
                if place < card or kinds[place] == 0:
                    continue
            elif n < 9 + (opens if fits_column else 0):
                place = whole(CARDS + n - 9)
            elif kinds[card] == 1:
                place = whole(card)
            else:
                continue
            if via[place] >= 0:
                continue
            via[place] = card
            if mates[place] >= 0:
                queue[tail] = mates[place]
                tail += 1
                continue
            while True:
                card = via[place]
                before = whole(-1)
                for other in range(PLACES):
                    if mates[other] == card:
                        before = whole(other)
                mates[place] = card
                if before >= 0:
                    mates[before] = -1
                if card == start:
                    return True
                place = before
    return False


def can_release(column: int, depths: Any, words: Any, context: Any, masks: Any, work: Any) -> bool:
    """Whether all cards have a place when the head of a column has just been moved off it.

    Kinds of cards in ``work``: 0 not on the table, 1 in the talon, 2 to be placed, 3 the same and already at the bottom
    of a column, 4 the head of another column.
    """
    kinds = work[:CARDS]
    mates = work[CARDS : CARDS + PLACES]
    queue = work[CARDS + PLACES : CARDS + 2 * PLACES]
    via = work[CARDS + 2 * PLACES :]
    out = masks[HIDDEN] | masks[IN_GRID]
    for card in range(CARDS):
        code = code_of(words, card)
        kinds[card] = 0
        if out & bit(card) == 0:
            kinds[card] = 1 if code == TALON else 3 if code == BASE else 2
    opens = 0
    for k in range(COLUMNS):
        if depths[k] == 0:
            opens += 1
        elif k != column:
            kinds[context[NATURALS + k * CARDS + depths[k]]] = 4
    for place in range(PLACES):
        mates[place] = -1
    for card in range(CARDS):
        if kinds[card] == 1:
            mates[card] = card
    for card in range(CARDS):
        if kinds[card] in (2, 3) and not find_path(card, kinds, opens, context, mates, queue, via):
            return False
    return True


def read_depths(index: int, context: Any, depths: Any) -> None:
    """The depths that a number stands for: digits, the first column's changing fastest."""
    for k in range(COLUMNS):
        size = max(context[NATURAL_COUNTS + k], 1)
        depths[k] = index % size
        index //= size


def index_of(depths: Any, context: Any) -> Any:
    """The number that stands for these depths."""
    index = whole(0)
    for n in range(COLUMNS):
        k = COLUMNS - 1 - n
        index = index * max(context[NATURAL_COUNTS + k], 1) + depths[k]
    return index


def explore_releases(
    words: Any, context: Any, depths: Any, masks: Any, work: Any, settled: Any, ways: Any, useful: Any
) -> None:
    """Fill ``useful`` (for each number of depths, whether all cards can still be turned up); MOST of ``masks`` too.

    ``settled`` gets the number after the grid was filled, ``ways`` bits for the columns that can be released, 128 where
    the depths can be reached at all.
    """
    last = useful.size - 1
    for index in range(useful.size):
        read_depths(index, context, depths)
        lay_out(depths, words, context, masks)
        settled[index] = index_of(depths, context)
    ways[settled[last]] = 128
    for n in range(useful.size):
        index = last - n
        if ways[index] == 0:
            continue
        read_depths(index, context, depths)
        lay_out(depths, words, context, masks)
        masks[MOST] = max(masks[MOST], bits_in(masks[IN_GRID]))
        step = 1
        for k in range(COLUMNS):
            if depths[k] > 0 and can_release(k, depths, words, context, masks, work):
                ways[index] |= 1 << k
                ways[settled[index - step]] |= 128
            step *= max(context[NATURAL_COUNTS + k], 1)
    for index in range(useful.size):
        if ways[settled[index]] == 0:
            continue
        if index == 0 or (settled[index] == 0):
            useful[index] = 1
            continue
        if settled[index] != index:
            useful[index] = useful[settled[index]]
            continue
        step = 1
        for k in range(COLUMNS):
            if ways[index] & (1 << k) != 0 and useful[settled[index - step]] == 1:
                useful[index] = 1
            step *= max(context[NATURAL_COUNTS + k], 1)
