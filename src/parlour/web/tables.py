"""The tables of the player who asks."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.concurrency import run_in_threadpool

from parlour.message import Refused, say
from parlour.record import parse_deal
from parlour.registry import find_game
from parlour.table.line import Event
from parlour.table.store import ID, Kept, Store
from parlour.table.table import Finished, Opponent, Paused, Setup
from parlour.web.answers import Answer, record_json, refusal, summary_json, table_json
from parlour.web.documents import BAD_QUERY, CHANGES, DATABASE, NOT_FOUND, OF_A_TABLE, STALE, TABLE, answers
from parlour.web.players import player_of
from parlour.web.refusals import NotNow
from parlour.web.winnable import RANDOM_DEALS, Pool
from parlour.web.wire import NewEvent, NewTable, ReasonJson, RecordJson, TableSummary


async def store_of(request: Request) -> Store:
    """The store that the application serves."""
    store: Store = request.app.state.store
    return store


async def pool_of(request: Request) -> Pool:
    """The winnable deals of the application."""
    pool: Pool = request.app.state.pool
    return pool


Player = Annotated[str, Depends(player_of)]
Tables = Annotated[Store, Depends(store_of)]
WinnableDeals = Annotated[Pool, Depends(pool_of)]
TableId = Annotated[str, Path(json_schema_extra={"pattern": f"^{ID.pattern}$"})]
PlaceId = Annotated[str, Query(min_length=1, max_length=20)]

router = APIRouter(prefix="/api/tables")


@router.get("", responses=answers(list[TableSummary]) | DATABASE | BAD_QUERY)
def list_tables(player: Player, tables: Tables, state: Literal["unfinished", "finished"] = "unfinished") -> Response:
    """The player's tables, the newest first, at most fifty; only those where something has happened."""
    return Answer([summary_json(kept) for kept in tables.list_tables(player, finished=state == "finished")])


@router.post("", responses=TABLE | CHANGES)
async def open_table(player: Player, tables: Tables, pool: WinnableDeals, wish: NewTable) -> Response:
    """The player's newest unfinished table of that game, deal, options and opponent, else a new one.

    With ``winnable`` it is always a new one, with a deal that the player has not been handed out before.
    """
    setup = _setup(wish)
    if wish.winnable:
        return Answer(table_json(await pool.new_table(player, setup)))
    return Answer(table_json(await run_in_threadpool(_find_or_begin, tables, player, setup, wish.fresh)))


@router.get("/{id}", operation_id="readTable", responses=TABLE | OF_A_TABLE)
def read_table(player: Player, tables: Tables, id: TableId) -> Response:
    """A table as it is: one of the player's, or anybody's whose game is over."""
    kept = tables.look(player, id)
    return Answer(table_json(kept, own=kept.player == player))


@router.post("/{id}/events", operation_id="addEvent", responses=TABLE | CHANGES | NOT_FOUND | STALE)
def add_event(player: Player, tables: Tables, id: TableId, wish: NewEvent) -> Response:
    """Let something happen at a table. The answer comes when it is kept for good."""
    kept = tables.load(player, id)
    if wish.version != kept.table.version:
        return refusal(409, Refused("error-table-stale").message, kept)
    if wish.kind == "move" and not kept.table.line.paused and kept.table.is_programs_turn:
        raise NotNow("error-programs-turn", kept)
    try:
        return Answer(table_json(*tables.append(kept, _event(wish))))
    except (Finished, Paused) as error:
        return refusal(409, error.message, kept)


@router.get("/{id}/why", operation_id="readWhy", responses=answers(ReasonJson) | OF_A_TABLE | BAD_QUERY)
def read_why(
    player: Player, tables: Tables, id: TableId, source: PlaceId, target: Annotated[PlaceId | None, Query()] = None
) -> Response:
    """Why nothing can be played from one place to another, or by a press on one place."""
    table = tables.load(player, id).table
    if table.is_programs_turn:
        return Answer({"reason": say("error-programs-turn").to_json()})
    return Answer({"reason": table.position.why_not_between(source, target).to_json()})


@router.get("/{id}/record", operation_id="readRecord", responses=answers(RecordJson) | OF_A_TABLE)
def read_record(player: Player, tables: Tables, id: TableId) -> Response:
    """The game record: what was dealt and the moves that are played."""
    return Answer(record_json(tables.look(player, id)))


def finished_table(tables: Store, player: str, id: str) -> Kept:
    """A table whose game is over, whoever played it. Raises NotNow where it goes on."""
    kept = tables.look(player, id)
    if not kept.table.is_over:
        raise NotNow("error-review-unfinished", kept)
    return kept


def _setup(wish: NewTable) -> Setup:
    game = find_game(wish.game)
    preset = game.preset(wish.preset) if wish.preset is not None else {}
    options = game.complete_options(preset | (wish.options or {}))
    if wish.opponent is not None and game.players == 1:
        raise Refused("error-opponent", game=game.title)
    if not game.dealt:
        if wish.deal is not None or wish.winnable:
            raise Refused("error-deal-missing" if wish.deal is not None else "error-winnable-game", game=game.title)
        opponent = Opponent(wish.opponent.level, wish.opponent.tick) if wish.opponent is not None else None
        return Setup(game, options, None, opponent)
    if wish.winnable and wish.deal is not None:
        raise Refused("error-winnable-deal")
    return Setup(game, options, secrets.randbelow(RANDOM_DEALS) if wish.deal is None else parse_deal(wish.deal))


def _find_or_begin(tables: Store, player: str, setup: Setup, fresh: bool) -> Kept:
    found = None if fresh else tables.find_unfinished(player, setup)
    return found or tables.new_table(player, setup)


def _event(wish: NewEvent) -> Event:
    if wish.kind == "move":
        if wish.move is None:
            raise Refused("error-request-missing", where="move")
    elif wish.move is not None:
        raise Refused("error-request-unknown", where="move")
    if wish.by is not None and wish.kind != "give up":
        raise Refused("error-request-unknown", where="by")
    return Event(wish.kind, wish.move, wish.by, milliseconds=wish.milliseconds)
