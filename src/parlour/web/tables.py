"""The tables of the player who asks."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from parlour.message import Refused
from parlour.record import parse_deal
from parlour.registry import find_game
from parlour.table.line import Event
from parlour.table.store import ID, Store
from parlour.table.table import Finished, Setup
from parlour.web.answers import Answer, record_json, refusal, summary_json, table_json
from parlour.web.documents import BAD_QUERY, CHANGES, DATABASE, NOT_FOUND, OF_A_TABLE, STALE, TABLE, answers
from parlour.web.players import player_of
from parlour.web.wire import NewEvent, NewTable, ReasonJson, RecordJson, TableSummary

RANDOM_DEALS = 10**9
"""A deal that the server draws has at most nine digits, so that a person can tell it to another."""


async def store_of(request: Request) -> Store:
    """The store that the application serves."""
    store: Store = request.app.state.store
    return store


Player = Annotated[str, Depends(player_of)]
Tables = Annotated[Store, Depends(store_of)]
TableId = Annotated[str, Path(json_schema_extra={"pattern": f"^{ID.pattern}$"})]
PlaceId = Annotated[str, Query(min_length=1, max_length=20)]

router = APIRouter(prefix="/api/tables")


@router.get("", responses=answers(list[TableSummary]) | DATABASE | BAD_QUERY)
def list_tables(player: Player, tables: Tables, state: Literal["unfinished", "finished"] = "unfinished") -> Response:
    """The player's tables, the newest first, at most fifty; only those where something has happened."""
    return Answer([summary_json(kept) for kept in tables.list_tables(player, finished=state == "finished")])


@router.post("", responses=TABLE | CHANGES)
def open_table(player: Player, tables: Tables, wish: NewTable) -> Response:
    """The player's newest unfinished table of that game, deal and options, else a new one."""
    setup = _setup(wish)
    found = None if wish.fresh else tables.find_unfinished(player, setup)
    return Answer(table_json(found or tables.new_table(player, setup)))


@router.get("/{id}", operation_id="readTable", responses=TABLE | OF_A_TABLE)
def read_table(player: Player, tables: Tables, id: TableId) -> Response:
    """A table as it is."""
    return Answer(table_json(tables.load(player, id)))


@router.post("/{id}/events", operation_id="addEvent", responses=TABLE | CHANGES | NOT_FOUND | STALE)
def add_event(player: Player, tables: Tables, id: TableId, wish: NewEvent) -> Response:
    """Let something happen at a table. The answer comes when it is kept for good."""
    kept = tables.load(player, id)
    if wish.version != kept.table.version:
        return refusal(409, Refused("error-table-stale").message, kept)
    try:
        return Answer(table_json(*tables.append(kept, _event(wish))))
    except Finished as error:
        return refusal(409, error.message, kept)


@router.get("/{id}/why", operation_id="readWhy", responses=answers(ReasonJson) | OF_A_TABLE | BAD_QUERY)
def read_why(
    player: Player, tables: Tables, id: TableId, source: PlaceId, target: Annotated[PlaceId | None, Query()] = None
) -> Response:
    """Why nothing can be played from one place to another, or by a press on one place."""
    position = tables.load(player, id).table.position
    return Answer({"reason": position.why_not_between(source, target).to_json()})


@router.get("/{id}/record", operation_id="readRecord", responses=answers(RecordJson) | OF_A_TABLE)
def read_record(player: Player, tables: Tables, id: TableId) -> Response:
    """The game record: what was dealt and the moves that are played."""
    return Answer(record_json(tables.load(player, id)))


def _setup(wish: NewTable) -> Setup:
    game = find_game(wish.game)
    preset = game.preset(wish.preset) if wish.preset is not None else {}
    options = game.complete_options(preset | (wish.options or {}))
    if not game.dealt:
        if wish.deal is not None:
            raise Refused("error-deal-missing", game=game.id)
        return Setup(game, options, None)
    return Setup(game, options, secrets.randbelow(RANDOM_DEALS) if wish.deal is None else parse_deal(wish.deal))


def _event(wish: NewEvent) -> Event:
    if wish.kind == "move":
        if wish.move is None:
            raise Refused("error-request-missing", where="move")
    elif wish.move is not None:
        raise Refused("error-request-unknown", where="move")
    if wish.by is not None and wish.kind != "give up":
        raise Refused("error-request-unknown", where="by")
    return Event(wish.kind, wish.move, wish.by)
