"""Finished games, and the records of games: a record that is opened becomes a table."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from parlour.game import Game
from parlour.message import Refused
from parlour.position import Position
from parlour.record import Record, parse_record, read_records
from parlour.web.answers import Answer, summary_json, table_json
from parlour.web.documents import BAD_QUERY, CHANGES, DATABASE, NOT_FOUND, OF_A_TABLE, TABLE, answers
from parlour.web.tables import Player, TableId, Tables, finished_table
from parlour.web.wire_records import FinishedJson, GivenRecord, PlayedMovesJson

ON_A_PAGE = 20
"""How many finished games one answer lists."""

MOST_SKIPPED = 10**6

router = APIRouter(prefix="/api")


@router.get("/finished", responses=answers(FinishedJson) | DATABASE | BAD_QUERY)
def list_finished(
    player: Player,
    tables: Tables,
    game: Annotated[str | None, Query(max_length=40, pattern="^[a-z-]+$")] = None,
    skip: Annotated[int, Query(ge=0, lt=MOST_SKIPPED)] = 0,
) -> Response:
    """The player's finished games, of one game or of all, the newest first: at most twenty, after ``skip`` others."""
    found, more = tables.list_finished(player, game, skip, ON_A_PAGE)
    return Answer({"tables": [summary_json(kept) for kept in found], "more": more})


@router.post("/records", operation_id="openRecord", responses=TABLE | CHANGES)
def open_record(player: Player, tables: Tables, wish: GivenRecord) -> Response:
    """The table of a record, made if it is not there yet. Nothing is counted of it. The same record has one table.

    That it was made under other rules than today's is said in ``noticed``.
    """
    record = _read(wish.text)
    noticed = [record.note.to_json()] if record.note is not None else []
    return Answer(table_json(tables.keep_record(player, record)) | {"noticed": noticed})


@router.get("/tables/{id}/moves", operation_id="readMoves", responses=answers(PlayedMovesJson) | OF_A_TABLE | NOT_FOUND)
def read_moves(player: Player, tables: Tables, id: TableId) -> Response:
    """The moves of a finished game, in words."""
    table = finished_table(tables, player, id).table
    moves = [_in_words(table.game, *played) for played in zip(table.states, table.line.played, strict=False)]
    return Answer({"moves": moves})


def _read(text: str) -> Record:
    """The one record in a text. Raises Refused."""
    found = list(read_records(text))
    for one in found:
        if isinstance(one, Refused):
            raise one
    if len(found) > 1:
        raise Refused("error-records-many", count=len(found))
    return parse_record(found[0])


def _in_words(game: Game, state: bytes, move: str) -> dict[str, Any]:
    position = Position.from_bytes(game, state)
    return {"move": move, "words": game.describe(position.thawed(), game.moves_by_text[move]).to_json()}
