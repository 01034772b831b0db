"""What Foursquare adds to a beam search."""

from __future__ import annotations

from parlour.game import State
from parlour.rules.foursquare import SPAN


def search_bound(s: State) -> int:
    """The cards that are left in the stock if each from now on begins a pile, and one at least turns the rest up.

    Proof. A game that is lost scores 0, one that is won the cards left. A card begins one pile at most, and sixteen
    are needed; while one of sixteen lies face down, another card is needed to turn it up.
    """
    missing = SPAN * SPAN - s["piles"]
    if missing == 0 and s["piles_down"] > 0:
        missing = 1
    return max(s["stock_count"] - missing, 0)


def search_promise(s: State) -> int:
    """Many piles. How many lie face down says little: one card may turn up many."""
    return s["piles"]
