"""A player's results, summed up and drawn by a worker: the libraries for it are not to be loaded by the server."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from sqlalchemy import select
from starlette.concurrency import run_in_threadpool

from parlour.message import say
from parlour.registry import GAMES
from parlour.table.schema import TableRow
from parlour.table.store import Store
from parlour.web.advice import Working
from parlour.web.answers import Answer
from parlour.web.daily import DayPlayed, days_played, longest_streak, result_of, streak, streak_of_any
from parlour.web.daily_deals import today
from parlour.web.documents import BAD_QUERY, BUSY, answers
from parlour.web.tables import Player, Tables
from parlour.web.wire_keeping import ChartJson, StatisticsJson
from parlour.words import catalogue_text, put

MOST_GAMES = 20_000
"""Of more games only the newest are summed up."""

Language = Annotated[str, Query(max_length=20)]

router = APIRouter(prefix="/api/statistics")


@router.get("", responses=answers(StatisticsJson) | BUSY)
async def read_statistics(player: Player, tables: Tables, workers: Working) -> Response:
    """What the player's finished games come to, by game, options and the program's level, and the days in a row."""
    games = await run_in_threadpool(finished_games, tables, player)
    played = await run_in_threadpool(days_played, tables, player)
    groups = (await workers.submit("statistics", {"games": games}, player).answer())["groups"] if games else []
    return Answer({"groups": groups, "streaks": _streaks(played)})


@router.get("/charts", responses=answers(list[ChartJson]) | BUSY | BAD_QUERY)
async def read_charts(player: Player, tables: Tables, workers: Working, language: Language = "en") -> Response:
    """Charts of the groups with the most games, as SVG."""
    catalogue_text(language)  # Where the language is not there, this says so.
    titles = {name: put(say(f"statistics-{name}"), language) for name in ("score", "games", "when")}
    games = await run_in_threadpool(finished_games, tables, player)
    if not games:
        return Answer([])
    drawn = await workers.submit("charts", {"games": games, "titles": titles}, player).answer()
    return Answer(drawn["charts"])


def finished_games(tables: Store, player: str) -> list[dict[str, Any]]:
    """The player's own finished games as plain data, in the order in which they first ended."""
    finished = TableRow.player == player, TableRow.first_ended.is_not(None), TableRow.first_status.is_not(None)
    own = TableRow.imported.is_(False)
    wanted = select(TableRow).where(*finished, own).order_by(TableRow.first_ended.desc(), TableRow.id).limit(MOST_GAMES)
    with tables.database.read() as connection:
        rows = connection.execute(wanted).all()
    return [_game(row) for row in reversed(rows) if row.game in GAMES]


def _game(row: Any) -> dict[str, Any]:
    two = GAMES[row.game].players == 2
    return {
        "game": row.game,
        "options": json.loads(row.options),
        "options_text": row.options,
        "deal": str(row.deal) if row.deal is not None else None,
        "level": row.opponent_level,
        "two": two and row.opponent_level is None,
        "result": result_of(row),
        "winner": row.first_winner,
        "score": row.first_score,
        "par": row.par,
        "milliseconds": row.first_milliseconds,
        "helped": row.first_hints + row.first_peeks > 0,
        "ended": row.first_ended.isoformat(),
    }


def _streaks(played: list[DayPlayed]) -> dict[str, Any]:
    day, won = today(), [one for one in played if one.counts]
    games = [
        {"game": game, "now": streak(days, day), "longest": longest_streak(days)}
        for game in GAMES
        if (days := [one.day for one in won if one.game == game])
    ]
    return {"now": streak_of_any(played, day), "longest": longest_streak(one.day for one in won), "games": games}
