"""What differs in a study: variants on common deals, players on the same deals, and deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import polars as pl
from scipy.stats import binomtest, bootstrap, norm, wilcoxon
from scipy.stats import t as student

from parlour.players.summary import CONFIDENCE
from parlour.registry import find_game
from parlour.study.plan import THOUGHTFUL, Plan
from parlour.study.rows import WON

BLOCKS = 20
"""So many times skill is measured with as large a part of the deals left out, to know how sure it is."""

RESAMPLES = 2_000
LARGEST_BATCH = 5_000_000
"""Resamples of the bootstrap, and how many numbers it draws at once."""

SCORES = ("score", "found", "bound")


@dataclass(frozen=True, slots=True)
class Spread:
    """How far results go apart, as variances of the mean: between players on the same deals, and between deals.

    ``skill`` is the first one's part of both together, from 0 (all luck) to 1; ``low`` to ``high`` is its 95% interval,
    None where there are too few deals for one.
    """

    variant: str
    players: float
    deals: float
    low: float | None
    high: float | None

    @property
    def skill(self) -> float | None:
        """The part of the spread that is the players'; None where there is no spread at all."""
        return _share(self.players, self.deals)


@dataclass(frozen=True, slots=True)
class Difference:
    """Another variant less the first one, for one player on common deals, with its 95% interval.

    ``probability`` is that of a difference as large if there were none: for wins by McNemar's exact test (Q. McNemar,
    1947), for scores by the signed-rank test (F. Wilcoxon, 1945). The interval of wins is Bonett's and Price's (2012),
    that of scores the paired bootstrap's (B. Efron, 1979). Of ``open`` deals more a score is not proved; ``worst`` is
    what is left of ``value`` if all of them spoke against it, None if nothing bounds that.
    """

    variant: str
    player: str
    games: int
    of_scores: bool
    value: float
    low: float
    high: float
    better: int
    worse: int
    probability: float
    open: int
    worst: float | None


def spreads(plan: Plan, rows: pl.DataFrame) -> Iterator[Spread]:
    """Luck and skill in each variant that at least two fair players have played, by their scores, else by their wins.

    The variances are those of a two-way layout without repetition (R. A. Fisher, "Statistical Methods for Research
    Workers", 1925): what is neither the player's nor the deal's is left out of both.
    """
    if find_game(plan.game).players > 1:
        return  # A row tells how X fared, not how a player did.
    fair = rows.filter(pl.col("player") != THOUGHTFUL)
    for variant in plan.variants:
        mine = fair.filter(pl.col("variant") == variant.name)
        if mine["player"].n_unique() < 2:
            continue
        by_score = mine["score"].null_count() == 0
        value = pl.col("score").cast(pl.Float64) if by_score else pl.col("verdict").is_in(WON).cast(pl.Float64)
        cells = (
            mine.with_columns(value.alias("value"))
            .pivot("player", index="deal", values="value")
            .drop("deal")
            .to_numpy()
        )
        if cells.shape[0] > 1:
            yield Spread(variant.name, *_two_way(cells), *_interval_of_skill(cells))


def _two_way(cells: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> tuple[float, float]:
    """The variance components of the columns (players) and the rows (deals) of a table."""
    deals, players = cells.shape
    means = cells.mean(), cells.mean(axis=0), cells.mean(axis=1)
    rest = cells - means[1][None, :] - means[2][:, None] + means[0]
    noise = float((rest**2).sum()) / ((deals - 1) * (players - 1))
    of_players = float(means[1].var(ddof=1)) - noise / deals
    of_deals = float(means[2].var(ddof=1)) - noise / players
    return max(of_players, 0.0), max(of_deals, 0.0)


def _share(players: float, deals: float) -> float | None:
    return players / (players + deals) if players + deals > 0 else None


def _interval_of_skill(cells: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> tuple[float | None, float | None]:
    """The 95% interval of skill, by the jackknife over blocks of deals.

    (J. W. Tukey, "Bias and confidence in not quite large samples", 1958.)
    """
    if len(cells) < 2 * BLOCKS:
        return None, None
    shares = [_share(*_two_way(np.delete(cells, slice(k, None, BLOCKS), axis=0))) for k in range(BLOCKS)]
    whole, known = _share(*_two_way(cells)), [share for share in shares if share is not None]
    if whole is None or len(known) < BLOCKS:
        return None, None
    error = float(np.sqrt((BLOCKS - 1) * np.var(known)))
    reach = float(student.ppf((1 + CONFIDENCE) / 2, BLOCKS - 1)) * error
    return max(whole - reach, 0.0), min(whole + reach, 1.0)


def differences(plan: Plan, rows: pl.DataFrame) -> Iterator[Difference]:
    """Each other variant against the first, player by player, on the deals that both have decided results for."""
    base = plan.variants[0].name
    for variant in plan.variants[1:]:
        for player in plan.players:
            pair = _pair(rows.filter(pl.col("player") == player), base, variant.name)
            if pair.height == 0:
                continue
            yield _of_wins(variant.name, player, pair)
            scored = pair.drop_nulls(["score", "score_other"])
            if scored.height > 1:
                yield _of_scores(variant.name, player, scored, pair, plan.seed)


def _pair(rows: pl.DataFrame, base: str, other: str) -> pl.DataFrame:
    columns = [pl.col("deal"), pl.col("verdict").is_in(WON).alias("won"), *(pl.col(name) for name in SCORES)]
    decided = rows.filter(pl.col("verdict") != "unknown")
    first = decided.filter(pl.col("variant") == base).select(columns)
    return first.join(decided.filter(pl.col("variant") == other).select(columns), on="deal", suffix="_other")


def _of_wins(variant: str, player: str, pair: pl.DataFrame) -> Difference:
    """The difference of win rates, with the interval of Bonett and Price.

    (D. G. Bonett and R. M. Price, "Adjusted Wald confidence interval for a difference of binomial proportions based on
    paired data", 2012.)
    """
    better = int((pair["won_other"] & ~pair["won"]).sum())
    worse = int((pair["won"] & ~pair["won_other"]).sum())
    games = pair.height
    up, down = (better + 1) / (games + 2), (worse + 1) / (games + 2)
    reach = float(norm.ppf((1 + CONFIDENCE) / 2)) * float(np.sqrt((up + down - (up - down) ** 2) / (games + 2)))
    probability = chance_alone(better, worse)
    value = (better - worse) / games
    low, high = max(up - down - reach, -1.0), min(up - down + reach, 1.0)
    return Difference(variant, player, games, False, value, low, high, better, worse, probability, 0, None)


def chance_alone(better: int, worse: int) -> float:
    """How probable so many changed deals, or more on one side, are where either way is as likely: McNemar's test."""
    return float(binomtest(better, better + worse).pvalue) if better + worse else 1.0


def _of_scores(variant: str, player: str, scored: pl.DataFrame, pair: pl.DataFrame, seed: int) -> Difference:
    """The difference of scores in the deals that have ``scored`` under both, out of all that are decided."""
    gained = (scored["score_other"] - scored["score"]).to_numpy().astype(np.float64)
    better, worse = int((gained > 0).sum()), int((gained < 0).sum())
    value = float(gained.mean())
    low, high, probability = value, value, 1.0
    if better + worse:
        probability = float(wilcoxon(gained).pvalue)
        found = bootstrap(
            (gained,),
            np.mean,
            n_resamples=RESAMPLES,
            batch=max(LARGEST_BATCH // gained.size, 1),
            confidence_level=CONFIDENCE,
            method="percentile",
            rng=np.random.default_rng(seed),
        ).confidence_interval
        low, high = float(found.low), float(found.high)
    left = pair.height - gained.size
    worst = _worst(pair, value) if left else value
    return Difference(variant, player, gained.size, True, value, low, high, better, worse, probability, left, worst)


def _worst(pair: pl.DataFrame, value: float) -> float | None:
    """The mean difference if every score that is not proved were the one that speaks most against ``value``."""
    one, other = ("bound", "found") if value > 0 else ("found", "bound")
    gained = pl.coalesce("score_other", f"{other}_other") - pl.coalesce("score", one)
    worst: pl.Series = pair.select(gained.alias("gained"))["gained"]
    return float(worst.to_numpy().mean()) if worst.null_count() == 0 else None
