"""The game of a day: for each game one deal a day in universal time, the same for everyone, and proved winnable.

The rule: the days are numbered as in ``date.toordinal``, and the deals that came with the program (of a game without
cards the openings) are dealt out in cycles of as many days as there are deals. In each cycle they are in the order of
the SHA-256 hashes of the text ``<game> <number of the cycle> <deal>``, so no deal comes twice in a cycle. Options are
the usual ones. The rule and the files may not change: what was a day's game stays it.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache, lru_cache
from hashlib import sha256

from parlour.game import Game
from parlour.message import Refused
from parlour.table.table import Opponent, Setup
from parlour.web.winnable import FOLDER, pool_name, shipped_deals


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """What a day's game starts from, with its difficulty from 1 to 5 if that is known."""

    setup: Setup
    difficulty: int | None


def today() -> date:
    """The day it is, in universal time."""
    return datetime.now(UTC).date()


def parse_day(text: str) -> date:
    """A day that has begun, as ``2026-11-30``. Raises Refused."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refused("error-daily-date", date=text[:20]) from None
    if day.isoformat() != text:
        raise Refused("error-daily-date", date=text[:20])
    if day > today():
        raise Refused("error-daily-future", date=text)
    return day


def daily_deal(game: Game, day: date) -> DailyDeal:
    """A game's deal of a day."""
    if not game.dealt:
        openings = shipped_openings(game)
        return DailyDeal(openings[_choose(game.id, day, tuple(openings))], None)
    usual = Setup(game, game.complete_options({}), None)
    deals = shipped_deals(FOLDER, game, pool_name(usual))
    chosen = int(_choose(game.id, day, tuple(map(str, deals))))
    return DailyDeal(Setup(game, usual.options, chosen), deals[chosen])


def _choose(game: str, day: date, names: tuple[str, ...]) -> str:
    cycle, place = divmod(day.toordinal(), len(names))
    return _order(game, cycle, names)[place]


@lru_cache(maxsize=32)
def _order(game: str, cycle: int, names: tuple[str, ...]) -> list[str]:
    """The order of a cycle; to be left as it is."""
    return sorted(names, key=lambda name: sha256(f"{game} {cycle} {name}".encode()).hexdigest())


@cache
def shipped_openings(game: Game) -> dict[str, Setup]:
    """The openings that came with the program for a game for two, by their names. To be left as it is.

    After each of them the person's side is proved to win.
    """
    with (FOLDER / "openings" / f"{game.id}.csv").open(encoding="ascii", newline="") as file:
        return {" ".join(row.values()): _opened(game, row) for row in csv.DictReader(file)}


def _opened(game: Game, row: dict[str, str]) -> Setup:
    options = {"columns": int(row["columns"]), "rows": int(row["rows"]), "blockade": row["blockade"], "opening": 2}
    opponent = Opponent(int(row["level"]), "O" if row["person"] == "X" else "X")
    return Setup(game, game.complete_options(options), None, opponent, tuple(row["opening"].split()))
