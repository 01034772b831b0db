"""What Unlocker adds to an exact search."""

from __future__ import annotations

from parlour.cards import EMPTY
from parlour.game import State
from parlour.rules.unlocker import FIELD_SIZE, MOST_SLOTS, field_cards

PAST = ("points",)
"""What counts only what has happened: what can still be won does not depend on it."""

RANKS = 13


def search_bound(s: State) -> int:
    """No more points than pairs can be made.

    Proof. Only a pair brings a point, and no more than one.
    """
    return most_pairs(s)


def search_dead(s: State) -> bool:
    """Lost if there are not enough cards of the right ranks to pair the field's cards with.

    Proof. The game is won when every field card has left in a pair.
    """
    return most_pairs(s) < field_cards(s)


def most_pairs(s: State) -> int:
    """The most pairs that the cards left could make if all of them could be had at any time.

    A pair takes a field card and the card of a slot, and every card that will ever lie in a slot lies in one now or in
    the stock. So the pairs that are made match field cards with cards of neighbouring ranks, each used once. From field
    rank 0 by partner rank 1 to field rank 2 and on by twos, the ranks that can be matched form one circle, since 13 is
    odd. Cut it open by choosing how many of field rank 0 go to partner rank 12; along the chain that is left, what is
    taken from the partner behind first takes nothing away from what comes.
    """
    field = partners = 0  # Four bits hold the count of each rank, 4 at most.
    for place in range(FIELD_SIZE):
        if s["field"][place] != EMPTY:
            field += 1 << (4 * (s["field"][place] % RANKS))
    for slot in range(MOST_SLOTS):
        if s["slots"][slot] != EMPTY:
            partners += 1 << (4 * (s["slots"][slot] % RANKS))
    for n in range(s["stock_count"]):
        partners += 1 << (4 * (s["stock"][n] % RANKS))
    most = 0
    for first in range(min(field & 15, (partners >> (4 * (RANKS - 1))) & 15) + 1):
        pairs = behind = 0
        for n in range(RANKS):
            rank, ahead = (2 * n) % RANKS, (2 * n + 1) % RANKS
            cards = (field >> (4 * rank)) & 15
            left = (partners >> (4 * ahead)) & 15
            if n == 0:
                behind = first
            if n == RANKS - 1:
                left -= first
            used_behind = min(cards, behind)
            used_ahead = min(cards - used_behind, left)
            pairs += used_behind + used_ahead
            behind = left - used_ahead
        most = max(most, pairs)
    return most
