"""What Lake Effect adds to best-first search: which moves are worth trying, and which states look good.

Draws are no moves here: every card of the talon that draws can bring to the top may be played.

*Shifts* (under ``descending``, with whole runs). A run that leaves a face-up card y for another place is only ever
moved to lay another card on y: y itself cannot go to the grid before the run has. Take a line of play in which the
next move does not use y. It can as well be made before the shift, as a look at each kind of move tells: the places it
needs are there before the shift too, and a run that would move without y's load, or with it, moves with the one it
has now. If it moves the shifted run again, one move does for both. So shifts can be put off until their use comes
next, and left out at the end. In the same way the lowest run of a column that has none face down leaves it only if no
column is empty, and only to have another card laid there. Wherever a card goes for another reason, one place is as
good as any other, since a shift leads from one to the other; empty columns come last, because from a place on a card
a shift leads to them at any time. None of this holds where single cards move: a card that was shifted and laid on
cannot be shifted back.
"""

from __future__ import annotations

from typing import Any

from parlour.search.games.lake_effect_cards import (
    ABOVE,
    ANY_ORDER,
    BASE,
    CARDS,
    CODE,
    CODES,
    COLUMN,
    COLUMNS,
    DEPTHS,
    EMPTY_NEEDS,
    ENDS,
    FACE_DOWN,
    GRID,
    HEADS,
    HIGH,
    IN_GRID,
    IN_TALON,
    LAZY,
    LOWER,
    NATURALS,
    NEIGHBOURS,
    NEW_HAND,
    NEXT_LOWER,
    QUEUE_COUNT,
    QUEUES,
    RECYCLED,
    RECYCLES,
    TALON,
    USE_NEXT,
    WEIGHTS,
    bit,
    bits_in,
    code_of,
    depth_of,
    reach_talon,
    take_apart,
    whole,
)
from parlour.search.games.lake_effect_moves import hand_after, make_child
from parlour.search.games.lake_effect_start import PRUNINGS as PRUNINGS
from parlour.search.games.lake_effect_start import line as line
from parlour.search.games.lake_effect_start import prepare as prepare
from parlour.search.games.lake_effect_start import search_bound as search_bound


def expand(words: Any, tail: int, context: Any, scratch: Any, children: Any, facts: Any, steps: Any) -> int:
    """Write the states after each move worth trying; how many there are."""
    take_apart(words, context, scratch)
    hand = tail % USE_NEXT
    reach_talon(hand, context, scratch)
    if tail >= USE_NEXT:
        return expand_use(words, hand, tail // USE_NEXT - 1, context, scratch, children, facts, steps)
    count = expand_to_grid(words, hand, context, scratch, children, facts, steps)
    if context[LAZY] == 1:
        return expand_lazily(words, hand, count, context, scratch, children, facts, steps)
    return expand_fully(words, hand, count, context, scratch, children, facts, steps)


def expand_to_grid(words: Any, hand: int, context: Any, scratch: Any, children: Any, facts: Any, steps: Any) -> int:
    """The moves to the grid; how many there are."""
    count = 0
    for card in range(CARDS):
        code = scratch[CODE + card]
        if code == GRID or NEXT_LOWER[card] & ~scratch[IN_GRID] != 0:
            continue
        after = whole(hand)
        if code == TALON:
            after = scratch[NEW_HAND + card]
        elif scratch[COLUMN + card] < 0 or scratch[ENDS + scratch[COLUMN + card]] != card:
            continue
        if after >= 0:
            count += make_child(
                words, card, GRID, after, 0, 0, context, scratch, children[count], facts[count], steps[count]
            )
    return count


def expand_fully(
    words: Any, hand: int, count: int, context: Any, scratch: Any, children: Any, facts: Any, steps: Any
) -> int:
    """Every move to a column, after the ``count`` children made already; how many there are then."""
    for place in range(COLUMNS):
        end = scratch[ENDS + place]
        if end < 0 and place > 0 and scratch[ENDS + place - 1] < 0:
            break  # One empty column is like another, and they come last.
        for card in range(CARDS):
            if not may_lie(card, end, context, scratch) or scratch[COLUMN + card] == place:
                continue
            after = hand_after(card, hand, context, scratch)
            if after >= 0:
                code = BASE if end < 0 else whole(CODES[card, end])
                count += make_child(
                    words, card, code, after, place, 0, context, scratch, children[count], facts[count], steps[count]
                )
    return count


def may_lie(card: int, end: int, context: Any, scratch: Any) -> bool:
    """Whether a card may be laid on another one, or in an empty column (-1) unless it fills a column already."""
    if end < 0:
        return HIGH[card] >= context[EMPTY_NEEDS] and scratch[CODE + card] != BASE
    return CODES[card, end] >= 0 and (card < end or context[ANY_ORDER] == 1)


def find_place(card: int, context: Any, scratch: Any) -> Any:
    """A column that a card may go to, an empty one only if there is no other; -1 if there is none at all."""
    for place in range(COLUMNS):
        end = scratch[ENDS + place]
        if (end < 0 or card < end) and scratch[COLUMN + card] != place and may_lie(card, end, context, scratch):
            return whole(place)
    return whole(-1)


def has_use(onto: int, but: int, hand: int, context: Any, scratch: Any) -> bool:
    """Whether some card other than ``but`` could be laid on a card, or in an empty column (CARDS)."""
    if onto < CARDS:
        for n in range(9):
            card = whole(NEIGHBOURS[onto, n])
            if card != but and card < onto and hand_after(card, hand, context, scratch) >= 0:
                return True
        return False
    for card in range(CARDS):
        if card != but and may_lie(card, -1, context, scratch) and hand_after(card, hand, context, scratch) >= 0:
            return True
    return False


def use_after(card: int, scratch: Any) -> Any:
    """What has to be used next if this card goes to another column: a card, CARDS an empty column, -1 nothing."""
    code = scratch[CODE + card]
    if code < BASE:
        return whole(NEIGHBOURS[card, code])
    return whole(CARDS if code == BASE else -1)


def move_lazily(
    words: Any,
    card: int,
    place: int,
    hand: int,
    context: Any,
    scratch: Any,
    child: Any,
    fact: Any,
    steps: Any,
) -> int:
    """Move a card to a column unless that can be put off; how many children that makes."""
    if scratch[CODE + card] == BASE and scratch[ENDS + COLUMNS - 1] < 0:
        return 0  # There is an empty column already.
    after = hand_after(card, hand, context, scratch)
    use = use_after(card, scratch)
    if after < 0 or (use >= 0 and not has_use(use, card, after, context, scratch)):
        return 0
    end = scratch[ENDS + place]
    code = BASE if end < 0 else whole(CODES[card, end])
    return make_child(words, card, code, after, place, use + 1, context, scratch, child, fact, steps)


def expand_lazily(
    words: Any, hand: int, count: int, context: Any, scratch: Any, children: Any, facts: Any, steps: Any
) -> int:
    """For each card a move to a column, after the ``count`` children made already; how many there are then."""
    for card in range(CARDS):
        if hand_after(card, hand, context, scratch) < 0:
            continue
        place = find_place(card, context, scratch)
        if place >= 0:
            count += move_lazily(
                words, card, place, hand, context, scratch, children[count], facts[count], steps[count]
            )
    return count


def expand_use(
    words: Any, hand: int, onto: int, context: Any, scratch: Any, children: Any, facts: Any, steps: Any
) -> int:
    """The moves that use what has just been uncovered: a card, or an empty column (CARDS); how many there are."""
    end = whole(-1) if onto == CARDS else whole(onto)
    place = 0
    while scratch[ENDS + place] != end:
        place += 1
    count = 0
    for card in range(CARDS):
        if card != onto and may_lie(card, end, context, scratch):
            count += move_lazily(
                words, card, place, hand, context, scratch, children[count], facts[count], steps[count]
            )
    return count


def rank(words: Any, tail: int, context: Any, scratch: Any, ranks: Any) -> None:
    """For each queue the layer of a state and its rank, by weights of a few features."""
    take_apart(words, context, scratch)
    hand = tail % USE_NEXT
    talon = bits_in(scratch[IN_TALON])
    not_in_grid = CARDS - bits_in(scratch[IN_GRID])
    face_down = bits_in(scratch[FACE_DOWN])
    blocked = count_blocked(context, scratch)
    empty = 0
    for column in range(COLUMNS):
        if scratch[HEADS + column] < 0:
            empty += 1
    for q in range(context[QUEUE_COUNT]):
        row = QUEUES + q * WEIGHTS
        layers = context[row]
        ranks[q, 0] = 0
        if layers == 1:
            ranks[q, 0] = talon
        elif layers == 2:
            ranks[q, 0] = hand // RECYCLED * 36 + hand % RECYCLED
        elif layers == 3:
            ranks[q, 0] = not_in_grid + talon + face_down
        elif layers == 4:
            ranks[q, 0] = not_in_grid
        elif layers == 5:
            ranks[q, 0] = face_down
        elif layers == 6:
            ranks[q, 0] = talon + face_down
        elif layers == 7:
            ranks[q, 0] = scratch[DEPTHS]
        elif layers == 8:
            ranks[q, 0] = not_in_grid * 22 + face_down
        ranks[q, 1] = (
            100
            + context[row + 1] * not_in_grid
            + context[row + 2] * face_down
            + context[row + 3] * blocked
            - context[row + 4] * empty
            + context[row + 5] * (hand // RECYCLED)
            + context[row + 6] * talon
        )


def count_blocked(context: Any, scratch: Any) -> int:
    """How many cards lie over a face-down card that must come into the grid before them."""
    blocked = 0
    for column in range(COLUMNS):
        depth = depth_of(column, scratch, context)
        under = whole(0)
        for n in range(depth):
            card = context[NATURALS + column * CARDS + n]
            if LOWER[card] & under != 0:
                blocked += 1
            under |= bit(card)
        if depth > 0:
            card = context[NATURALS + column * CARDS + depth]
            while card >= 0:
                if LOWER[card] & under != 0:
                    blocked += 1
                card = scratch[ABOVE + card]
    return blocked


def covers(kept: int, other: int, words: Any, context: Any) -> bool:
    """Whether with the first tail all can be done that can with the second, the cards lying alike.

    What must be used next is a duty, and a hand is no worse if the other one can be drawn from it.
    """
    if kept >= USE_NEXT and kept // USE_NEXT != other // USE_NEXT:
        return False
    waste, other_waste = kept % RECYCLED, other % RECYCLED
    recycled, other_recycled = kept % USE_NEXT // RECYCLED, other % USE_NEXT // RECYCLED
    if recycled == other_recycled:
        if waste <= other_waste and (other_waste - waste) % 3 == 0:
            return True
        if context[RECYCLES] < 0:
            return other_waste == 0
    elif recycled > other_recycled:
        return False
    elif other_waste % 3 == 0:
        return True
    talon = 0
    for card in range(CARDS):
        if code_of(words, card) == TALON:
            talon += 1
    return other_waste == talon
