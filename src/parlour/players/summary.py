"""What a match came to: how many games were won, how sure that is, and how the scores are spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy.stats import binomtest

from parlour.players.match import Played

CONFIDENCE = 0.95
QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


@dataclass(frozen=True, slots=True)
class Scores:
    """Final scores: their mean, their quantiles at ``QUANTILES``, and how often each occurred, lowest first."""

    mean: float
    quantiles: tuple[float, ...]
    counts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """A match so far. ``low`` to ``high`` is the Wilson interval of the win rate; ``scores`` are a solitaire's."""

    games: int
    won: int
    drawn: int
    lost: int
    low: float
    high: float
    scores: Scores | None

    @property
    def win_rate(self) -> float:
        """The part of the games that was won."""
        return self.won / self.games


def summarize(games: Sequence[Played]) -> Summary:
    """Sum up at least one game."""
    results = Counter(game.result for game in games)
    low, high = wilson_interval(results["won"], len(games))
    scores = [game.score for game in games if game.score is not None]
    return Summary(
        games=len(games),
        won=results["won"],
        drawn=results["drawn"],
        lost=results["lost"],
        low=low,
        high=high,
        scores=_spread(scores) if scores else None,
    )


def wilson_interval(won: int, games: int) -> tuple[float, float]:
    """Where the chance to win lies with 95% confidence (E. B. Wilson, 1927)."""
    interval = binomtest(won, games).proportion_ci(CONFIDENCE, method="wilson")
    return float(interval.low), float(interval.high)


def _spread(scores: list[int]) -> Scores:
    quantiles = np.quantile(scores, QUANTILES).tolist()
    return Scores(float(np.mean(scores)), tuple(quantiles), tuple(sorted(Counter(scores).items())))
