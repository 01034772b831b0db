"""Studies of Unlocker under two rules, for tests of how studies are run."""

from __future__ import annotations

from pathlib import Path

import polars as pl

from parlour.registry import find_game
from parlour.study.folder import Folder
from parlour.study.local import play_here
from parlour.study.plan import Plan, Variant
from parlour.study.run import Runner, run_study

UNLOCKER = find_game("unlocker")


def plan_of(players: tuple[str, ...] = ("random", "greedy", "thoughtful"), last: int = 9, **more: object) -> Plan:
    variants = tuple(Variant.of(UNLOCKER, UNLOCKER.complete_options(o)) for o in ({}, {"max_slots": 2}))
    given = {"examined": 0, **more}
    return Plan("unlocker", variants, players, 0, last, **given)  # type: ignore[arg-type]


def without_seconds(rows: pl.DataFrame) -> pl.DataFrame:
    return rows.drop("seconds")


def study(path: Path, plan: Plan, runner: Runner = play_here) -> pl.DataFrame:
    return without_seconds(run_study(Folder.create(path, plan), runner))
