"""All that a study found, and the deals most worth a look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import polars as pl

from parlour.registry import find_game
from parlour.study.comparisons import Difference, Spread, differences, spreads
from parlour.study.measures import Result, results
from parlour.study.plan import THOUGHTFUL, Plan, Variant
from parlour.study.rows import WON
from parlour.table.table import Setup

EACH = 3
"""So many deals of each kind are named."""

Kind = Literal["unbeaten", "hardest", "closest", "skill"]


@dataclass(frozen=True, slots=True)
class Notable:
    """A deal worth a look: the hardest that can be won, the closest game, or the one where skill did the most.

    An "unbeaten" one can be won and no fair player did. ``value`` is how many states the solver needed, how often the
    lead changed, or how many points skill was worth.
    """

    kind: Kind
    variant: str
    deal: int
    value: int
    address: str


@dataclass(frozen=True, slots=True)
class Findings:
    """What a study found; ``last`` is the last deal that was played."""

    plan: Plan
    games: int
    last: int
    results: tuple[Result, ...]
    differences: tuple[Difference, ...]
    spreads: tuple[Spread, ...]
    notable: tuple[Notable, ...]

    @classmethod
    def of(cls, plan: Plan, rows: pl.DataFrame) -> Findings:
        """Measure the rows of a study."""
        return cls(
            plan,
            rows.height,
            int(rows["deal"].to_numpy().max(initial=plan.first)),
            tuple(results(plan, rows)),
            tuple(differences(plan, rows)),
            tuple(spreads(plan, rows)),
            tuple(notable(plan, rows)),
        )


def notable(plan: Plan, rows: pl.DataFrame) -> list[Notable]:
    """The deals most worth a look in each variant; a game without cards has none."""
    if not find_game(plan.game).dealt:
        return []
    found = []
    for variant in plan.variants:
        mine = rows.filter(pl.col("variant") == variant.name)
        kinds: dict[Kind, pl.DataFrame] = {
            "unbeaten": _unbeaten(mine),
            "hardest": _hardest(mine),
            "closest": _closest(mine),
            "skill": _skill(mine),
        }
        for kind, chosen in kinds.items():
            best = chosen.filter(pl.col("value") > 0).sort("value", "deal", descending=[True, False]).head(EACH)
            found += [_notable(plan, kind, variant, deal, value) for deal, value in best.iter_rows()]
    return found


def _hardest(rows: pl.DataFrame) -> pl.DataFrame:
    """The winnable deals with the states that the solver needed."""
    winnable = rows.filter((pl.col("player") == THOUGHTFUL) & (pl.col("verdict") == "winnable"))
    return winnable.select("deal", pl.col("states").alias("value"))


def _unbeaten(rows: pl.DataFrame) -> pl.DataFrame:
    """Those among them that fair players have tried and none has won."""
    fair = rows.filter(pl.col("player") != THOUGHTFUL)
    won = fair.filter(pl.col("verdict").is_in(WON))
    return _hardest(rows).join(fair, on="deal", how="semi").join(won, on="deal", how="anti")


def _closest(rows: pl.DataFrame) -> pl.DataFrame:
    """The deals with how often the lead changed in a game that was examined."""
    seen = rows.drop_nulls("lead_changes")
    return seen.group_by("deal").agg(pl.col("lead_changes").max().cast(pl.Int64).alias("value"))


def _skill(rows: pl.DataFrame) -> pl.DataFrame:
    """The deals with how many points the best fair player made more than the one that is worst on the whole."""
    scored = rows.filter(pl.col("player") != THOUGHTFUL).drop_nulls("score")
    means = scored.group_by("player").agg(pl.col("score").mean()).sort("score", "player")
    worst = scored.join(means.head(1), on="player", how="semi").select("deal", pl.col("score").alias("least"))
    best = scored.group_by("deal").agg(pl.col("score").max())
    return best.join(worst, on="deal").select("deal", (pl.col("score") - pl.col("least")).cast(pl.Int64).alias("value"))


def _notable(plan: Plan, kind: Kind, variant: Variant, deal: int, value: int) -> Notable:
    address = Setup(find_game(plan.game), dict(variant.options), deal).address
    return Notable(kind, variant.name, deal, value, address)
