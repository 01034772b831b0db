"""What a study found, as numbers with their names and sources."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import polars as pl

from parlour.players.summary import QUANTILES, wilson_interval
from parlour.study.plan import THOUGHTFUL, Plan
from parlour.study.rows import WON
from parlour.study.stopping import confidence_sequence

Interval = Callable[[int, int], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something happened: ``count`` of ``games``, with ``undecided`` ones, and the 95% interval.

    The interval is Wilson's; in a study that may stop early it is that of the confidence sequence it stops by. What is
    undecided counts as not happened at its low end and as happened at its high end (the way of Solvitaire: C. Blake and
    I. P. Gent, "The winnability of Klondike solitaire and many other patience games", 2019).
    """

    count: int
    undecided: int
    games: int
    low: float
    high: float

    @classmethod
    def of(cls, count: int, undecided: int, games: int, interval: Interval = wilson_interval) -> Rate:
        """The rate with its interval; ``games`` at least 1."""
        return cls(count, undecided, games, interval(count, games)[0], interval(count + undecided, games)[1])

    @property
    def share(self) -> float:
        """The part of all games, the undecided ones counting as not happened."""
        return self.count / self.games


@dataclass(frozen=True, slots=True)
class Scores:
    """Final scores: how many are known, their mean, quantiles at ``QUANTILES``, and how often each occurred.

    ``gap`` is the mean distance to par where that is proved, in ``compared`` games.
    """

    known: int
    mean: float
    quantiles: tuple[float, ...]
    counts: tuple[tuple[int, int], ...]
    gap: float | None
    compared: int


@dataclass(frozen=True, slots=True)
class Course:
    """How games go: their mean length in moves, legal moves a position, and shares of positions from 0 to 1.

    ``forced``: with just one legal move. Of the games that were examined: ``dead``: the game was lost for good there;
    ``decisions``: the strong player's choice was worth clearly more than a random one. ``lead_changes`` a game.
    """

    length: float
    branching: float | None
    forced: float | None
    dead: float | None
    decisions: float | None
    lead_changes: float | None
    examined: int


@dataclass(frozen=True, slots=True)
class Result:
    """What one player did in one variant; of two against each other, ``named_first`` games were won by the first."""

    variant: str
    player: str
    won: Rate
    drawn: int
    named_first: int
    scores: Scores | None
    course: Course
    states: int
    seconds: float

    @property
    def is_thoughtful(self) -> bool:
        """Whether it was the solver, who knows all cards."""
        return self.player == THOUGHTFUL

    # In a game for two ``won`` is what X won, who begins. The four measures that follow are Browne's (C. Browne,
    # "Automatic generation and evaluation of recombination games", 2008), over the games that came to an end.

    @property
    def decided(self) -> int:
        """How many games came to an end, in a draw or not."""
        return self.won.games - self.won.undecided

    @property
    def drawn_share(self) -> float:
        """The draw rate."""
        return self.drawn / self.decided if self.decided else 0.0

    @property
    def lost_share(self) -> float:
        """How often it was lost, in a game for two by X."""
        return (self.decided - self.won.count - self.drawn) / self.decided if self.decided else 0.0

    @property
    def decisive(self) -> float:
        """Decisiveness: how often somebody won."""
        return 1 - self.drawn_share if self.decided else 0.0

    @property
    def advantage(self) -> float:
        """The first player's advantage, from -1 to 1: how much more often X won than O."""
        return self.decisive - 2 * self.lost_share


def results(plan: Plan, rows: pl.DataFrame) -> Iterator[Result]:
    """What each player did in each variant, in the plan's order."""
    interval = wilson_interval if plan.until is None else confidence_sequence
    pars = rows.filter(pl.col("player") == THOUGHTFUL).select("deal", "variant", pl.col("score").alias("par"))
    for variant in plan.variants:
        for player in plan.players:
            mine = rows.filter((pl.col("variant") == variant.name) & (pl.col("player") == player))
            if mine.height > 0:
                yield _result(variant.name, player, mine.join(pars, on=["deal", "variant"], how="left"), interval)


def _result(variant: str, player: str, rows: pl.DataFrame, interval: Interval) -> Result:
    verdict, even = rows["verdict"], rows["deal"] % 2 == 0
    return Result(
        variant=variant,
        player=player,
        won=Rate.of(int(verdict.is_in(WON).sum()), int((verdict == "unknown").sum()), rows.height, interval),
        drawn=int((verdict == "draw").sum()),
        named_first=int((((verdict == "X") & even) | ((verdict == "O") & ~even)).sum()),
        scores=_scores(rows, player),
        course=_course(rows),
        states=int(rows["states"].sum()),
        seconds=float(rows["seconds"].sum()),
    )


def _scores(rows: pl.DataFrame, player: str) -> Scores | None:
    scores = rows["score"].drop_nulls()
    if scores.len() == 0:
        return None
    counts = scores.value_counts().sort("score")
    gaps = (rows["par"] - rows["score"]).drop_nulls()
    with_gap = player != THOUGHTFUL and gaps.len() > 0
    values = scores.to_numpy()
    return Scores(
        known=scores.len(),
        mean=float(values.mean()),
        quantiles=tuple(np.quantile(values, QUANTILES).tolist()),
        counts=tuple((int(score), int(count)) for score, count in counts.iter_rows()),
        gap=float(gaps.to_numpy().mean()) if with_gap else None,
        compared=gaps.len() if with_gap else 0,
    )


def _course(rows: pl.DataFrame) -> Course:
    played = rows.filter(pl.col("choices").is_not_null())
    moves = int(played["moves"].sum())
    seen = rows.filter(pl.col("examined").is_not_null())
    positions = int(seen["examined"].sum())
    judged = seen.filter(pl.col("dead").is_not_null())
    return Course(
        length=float(rows["moves"].to_numpy().mean()),
        branching=int(played["choices"].sum()) / moves if moves else None,
        forced=int(played["forced"].sum()) / moves if moves else None,
        dead=int(judged["dead"].sum()) / positions if positions and judged.height else None,
        decisions=int(seen["decisions"].sum()) / positions if positions else None,
        lead_changes=float(seen["lead_changes"].to_numpy().mean()) if seen.height else None,
        examined=seen.height,
    )
