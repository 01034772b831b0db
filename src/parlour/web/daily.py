"""The games of the day: opening one's table, and how one stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from fastapi import APIRouter, Response
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from parlour.registry import GAMES, find_game
from parlour.table.schema import TableRow
from parlour.table.store import Kept, Store
from parlour.web.answers import Answer, table_json
from parlour.web.daily_deals import daily_deal, parse_day, today
from parlour.web.documents import CHANGES, DATABASE, TABLE, answers
from parlour.web.tables import Player, Tables
from parlour.web.wire_keeping import DailyWish, TodayJson

router = APIRouter(prefix="/api/daily")


@dataclass(frozen=True, slots=True)
class DayPlayed:
    """A player's game of a day: ``result`` is "won", "lost" or "drawn" once it is over.

    ``counts`` tells whether it was won on the very day.
    """

    game: str
    day: date
    begun: bool
    result: str | None
    counts: bool


@router.get("", responses=answers(TodayJson) | DATABASE)
def read_today(player: Player, tables: Tables) -> Response:
    """How the player stands in the games of this day, and on how many days in a row they were won."""
    day, played = today(), days_played(tables, player)
    here = {one.game: one for one in played if one.day == day}
    games = [
        {
            "game": game,
            "state": _state(here.get(game)),
            "streak": streak((one.day for one in played if one.counts and one.game == game), day),
        }
        for game in GAMES
    ]
    return Answer({"date": day.isoformat(), "games": games, "streak": streak_of_any(played, day)})


@router.post("", operation_id="openDaily", responses=TABLE | CHANGES)
def open_daily(player: Player, tables: Tables, wish: DailyWish) -> Response:
    """The player's table of a game's day, begun if it is not yet; without a date, of today."""
    game = find_game(wish.game)
    day = parse_day(wish.date) if wish.date is not None else today()
    return Answer(table_json(find_or_begin(tables, player, game.id, day)))


def find_or_begin(tables: Store, player: str, game: str, day: date) -> Kept:
    """The one table that a player has of a day's game."""
    found = tables.find_daily(player, game, day)
    if found is not None:
        return found
    deal = daily_deal(GAMES[game], day)
    try:
        return tables.new_table(player, deal.setup, difficulty=deal.difficulty, daily=day)
    except IntegrityError:  # It was begun a moment ago.
        return find_or_begin(tables, player, game, day)


def days_played(tables: Store, player: str) -> list[DayPlayed]:
    """The games of days that a player has begun."""
    wanted = select(TableRow).where(TableRow.player == player, TableRow.daily.is_not(None))
    with tables.database.read() as connection:
        return [_played(row) for row in connection.execute(wanted)]


def streak(days: Iterable[date], last: date) -> int:
    """How many of the days follow on one another up to the last one, or up to the day before it."""
    won = set(days)
    end = last if last in won else last - timedelta(1)
    count = 0
    while end in won:
        count, end = count + 1, end - timedelta(1)
    return count


def streak_of_any(played: Iterable[DayPlayed], last: date) -> int:
    """On how many days in a row some game of the day was won."""
    return streak((one.day for one in played if one.counts), last)


def longest_streak(days: Iterable[date]) -> int:
    """The most days that follow on one another."""
    won = set(days)
    return max((streak(won, day) for day in won), default=0)


def is_won(row: Any) -> bool:
    """Whether a table's first end is its person's win."""
    return row.first_status == "won" and (row.first_winner is None or row.first_winner != row.opponent_tick)


def result_of(row: Any) -> str | None:
    """A table's first end as its person sees it."""
    if row.first_status is None or row.first_status == "drawn":
        result: str | None = row.first_status
        return result
    return "won" if is_won(row) else "lost"


def _played(row: Any) -> DayPlayed:
    result = result_of(row)
    on_its_day = row.first_ended is not None and row.first_ended.date() == row.daily
    return DayPlayed(row.game, row.daily, row.version > 0, result, result == "won" and on_its_day)


def _state(played: DayPlayed | None) -> str:
    if played is None or not played.begun:
        return "new"
    return played.result or "going"
