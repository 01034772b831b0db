"""What a move of Lake Effect makes of a packed state, with all that may as well happen at once.

*Forced moves* (under ``descending``): the last card of a column that fits the grid is laid there. Nothing is lost: a
card that could be laid on it is lower and in the grid. Let D be the cards that lie in the grid for that reason, and
in a column if the moves were not forced. What lies on a card of D is lower, so in D too: D can be taken off the
columns from their ends. Whatever is played with D in the columns can be played without it, except the moves of D
itself, and ends with no more cards in the grid. The same shows that no card need ever be taken back.

For the last card of the talon it holds too, as long as no other card becomes hard to reach: where the waste may be
turned over for ever and the hand counts as an empty waste, or where all cards are in the waste. What is left of the
talon then is the same with its end cut off; whoever plays on with the card in the talon can reach no other
card that cannot be reached without it.

*Settling* (where shifts are put off): a run that lies on a face-up card, or alone in a column that it may come back
to, can go to and fro between two places. States that differ in that are one as far as proofs go, so such a run goes
where the card beneath it is the greatest, columns of their own last.
"""

from __future__ import annotations

from typing import Any

from parlour.search.games.lake_effect_cards import (
    BASE,
    CHILD_DEPTHS,
    CHILD_ENDS,
    CHILD_GRID,
    CHILD_TALON,
    CODE,
    CODES,
    COLUMN,
    COLUMNS,
    DEPTHS,
    EMPTY_NEEDS,
    ENDS,
    FACE_DOWN,
    FORCED,
    GRID,
    HIGH,
    IN_GRID,
    IN_TALON,
    LAZY,
    NATURAL,
    NEIGHBOURS,
    NEW_HAND,
    NEXT_HIGHER,
    NEXT_LOWER,
    RECYCLED,
    RECYCLES,
    RELEASES,
    SINGLE,
    STEPS,
    TAKE_BACKS,
    TALON,
    TALON_COUNT,
    TALON_ORDER,
    USE_NEXT,
    USEFUL,
    beneath,
    bit,
    bits_in,
    code_of,
    put,
    whole,
)


def hand_after(card: int, hand: int, context: Any, scratch: Any) -> Any:
    """The hand once this card has been taken from where it lies; -1 if it cannot be."""
    code = scratch[CODE + card]
    if code == TALON:
        return scratch[NEW_HAND + card]
    if code == GRID:
        free = context[TAKE_BACKS] == 1 and NEXT_HIGHER[card] & scratch[IN_GRID] == 0
        return whole(hand) if free else whole(-1)
    column = scratch[COLUMN + card]
    if column < 0 or (context[SINGLE] == 1 and scratch[ENDS + column] != card):
        return whole(-1)
    return whole(hand)


def write_step(steps: Any, card: int, code: int) -> None:
    """Note a step: a card that goes where the code says."""
    steps[0] += 1
    steps[steps[0]] = card * 16 + code


def make_child(
    words: Any,
    card: int,
    code: int,
    hand: int,
    place: int,
    use_next: int,
    context: Any,
    scratch: Any,
    child: Any,
    fact: Any,
    steps: Any,
) -> int:
    """Write the state after a card has moved, with all that lies on it, to the column ``place`` or to the grid.

    Returns how many children that makes: none if the state is proved to be dead.
    """
    child[:] = words
    steps[0] = 0
    scratch[CHILD_ENDS : CHILD_ENDS + COLUMNS] = scratch[ENDS : ENDS + COLUMNS]
    scratch[CHILD_GRID] = scratch[IN_GRID] & ~bit(card)
    scratch[CHILD_TALON] = scratch[IN_TALON] & ~bit(card)
    scratch[CHILD_DEPTHS] = scratch[DEPTHS]
    column = scratch[COLUMN + card]
    freed = beneath(words, card, context) if column >= 0 else whole(card)
    if scratch[CODE + card] == NATURAL:
        scratch[CHILD_DEPTHS] -= context[STEPS + card]
    if code != GRID:
        # The run's last card stays an end, that of its new column now.
        scratch[CHILD_ENDS + place] = freed
    else:
        scratch[CHILD_GRID] |= bit(card)
        if column >= 0:
            scratch[CHILD_ENDS + column] = freed
    put(child, card, code)
    write_step(steps, card, code)
    if context[FORCED] == 1:
        hand = play_forced(child, hand, context, scratch, steps)
    depths = scratch[CHILD_DEPTHS]
    if context[RELEASES] == 1 and context[USEFUL + (depths >> 6)] & bit(depths & 63) == 0:
        return 0
    if context[LAZY] == 1 and use_next == 0:
        settle(child, context, scratch, steps)
    fact[0] = hand + USE_NEXT * use_next
    fact[1] = bits_in(scratch[CHILD_GRID])
    return 1


def play_forced(child: Any, hand: int, context: Any, scratch: Any, steps: Any) -> int:
    """Lay in the grid what is best there; the hand after that."""
    grid = scratch[CHILD_GRID]
    changed = True
    while changed:
        changed = False
        for column in range(COLUMNS):
            card = scratch[CHILD_ENDS + column]
            while card >= 0 and NEXT_LOWER[card] & ~grid == 0:
                scratch[CHILD_ENDS + column] = beneath(child, card, context)
                if code_of(child, card) == NATURAL:
                    scratch[CHILD_DEPTHS] -= context[STEPS + card]
                put(child, card, GRID)
                write_step(steps, card, GRID)
                grid |= bit(card)
                changed = True
                card = scratch[CHILD_ENDS + column]
        count = bits_in(scratch[CHILD_TALON])
        if count > 0 and (hand == 0 if context[RECYCLES] < 0 else hand % RECYCLED == count):
            n = context[TALON_COUNT] - 1
            while scratch[CHILD_TALON] & bit(context[TALON_ORDER + n]) == 0:
                n -= 1
            card = context[TALON_ORDER + n]
            if NEXT_LOWER[card] & ~grid == 0:
                put(child, card, GRID)
                write_step(steps, card, GRID)
                grid |= bit(card)
                scratch[CHILD_TALON] &= ~bit(card)
                if context[RECYCLES] >= 0:
                    hand -= 1
                changed = True
    scratch[CHILD_GRID] = grid
    return hand


def settle(child: Any, context: Any, scratch: Any, steps: Any) -> None:
    """Bring the runs that can go to and fro to where they belong.

    Every step brings a run onto a greater card or out of a column of its own, so there is an end to it.
    """
    changed = True
    while changed:
        changed = False
        for column in range(COLUMNS):
            end = scratch[CHILD_ENDS + column]
            if end < 0:
                continue
            for n in range(9):
                card = whole(NEIGHBOURS[end, n])
                if card > end:
                    break
                code = code_of(child, card)
                if code > BASE:
                    continue
                if code == BASE and (HIGH[card] < context[EMPTY_NEEDS] or scratch[FACE_DOWN] & bit(card) != 0):
                    continue
                under = beneath(child, card, context)
                if under >= end:
                    continue
                put(child, card, CODES[card, end])
                write_step(steps, card, CODES[card, end])
                scratch[CHILD_ENDS + column] = under
                changed = True
                break
