"""What Cross The Barrier adds to an exact search."""

from __future__ import annotations

from parlour.cards import EMPTY
from parlour.game import State
from parlour.rules.cross_the_barrier import COLUMNS, KEEP, LOWER, PLAY_ON, UPPER, barrier_cards

PAST = ("points",)
"""What counts only what has happened: what can still be won does not depend on it."""


def search_bound(s: State) -> int:
    """The bonuses that are left, and a point for each barrier card whose pair need not be followed by a refill.

    Proof. Points come from pairs, cleared columns and barriers that go. There are no more pairs than barrier cards. A
    pair brings at most one point. With the penalty it costs one to refill the crosser's place, so it brings nothing,
    unless the crosser was kept (one for each column), its column advanced (for each column as often as there are
    levels left), the pair was the winning one, or the stock was empty (only under ``play_on``, as the game is lost
    otherwise).
    """
    upper, lower = barrier_cards(s, UPPER), barrier_cards(s, LOWER)
    bonuses = 0
    free = 1
    for column in range(COLUMNS):
        level = s["level"][column]
        free += 3 - level
        if level < 3:
            bonuses += 5
        if s["left_behind"] == KEEP and (level < 3 or s["crossers"][2, column] != EMPTY):
            free += 1
    if upper > 0:
        bonuses += 7
    if lower > 0:
        bonuses += 7
    pairs = upper + lower
    if s["refill_penalty"] == 1 and s["last_card"] != PLAY_ON:
        pairs = min(pairs, free)
    return bonuses + pairs
