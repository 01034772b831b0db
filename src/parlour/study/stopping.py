"""Intervals that stay valid however often one looks at them, so that a study may stop when they are narrow enough.

The confidence sequence for a chance comes from the beta-binomial mixture (H. Robbins, "Statistical methods related to
the law of the iterated logarithm", 1970; S. R. Howard and others, "Time-uniform, nonparametric, nonasymptotic
confidence sequences", 2021): for the true chance p, the ratio of the mixture's likelihood to p's is a martingale that
begins at 1, so by Ville's inequality it ever reaches 1 / (1 - CONFIDENCE) with no more than that probability. The
interval holds each p for which it has not.
"""

from __future__ import annotations

from collections.abc import Callable

from scipy.optimize import brentq
from scipy.special import betaln, xlog1py, xlogy

from parlour.players.summary import CONFIDENCE


def confidence_sequence(won: int, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Where the chance lies, after ``won`` of ``games``; all looks together err with 1 - ``confidence`` at most."""
    if games == 0:
        return 0.0, 1.0
    evidence = _evidence_against(won, games, confidence)
    rate = won / games
    low = 0.0 if evidence(0.0) <= 0 else brentq(evidence, 0.0, rate)
    high = 1.0 if evidence(1.0) <= 0 else brentq(evidence, rate, 1.0)
    return float(low), float(high)


def _evidence_against(won: int, games: int, confidence: float) -> Callable[[float], float]:
    """The logarithm of the martingale of a chance, over the one at which the chance is ruled out; never infinite."""
    lost = games - won
    mixture = float(betaln(won + 1, lost + 1))

    def evidence(chance: float) -> float:
        likelihood = float(xlogy(won, chance) + xlog1py(lost, -chance))
        return min(mixture - likelihood - _log(1 / (1 - confidence)), 1e300)

    return evidence


def _log(value: float) -> float:
    return float(xlogy(1, value))


def is_narrow(won: int, undecided: int, games: int, until: float) -> bool:
    """Whether an interval's ends are no further than ``until`` from its middle, what is undecided counting as both."""
    low, _ = confidence_sequence(won, games)
    _, high = confidence_sequence(won + undecided, games)
    return (high - low) / 2 <= until
