"""Par: the best possible score of a finished game's deal, looked for by a worker when it is first asked for."""

from __future__ import annotations

from fastapi import APIRouter, Response
from starlette.concurrency import run_in_threadpool

from parlour.message import Refused
from parlour.record import Record
from parlour.table.store import Kept, Par
from parlour.web.advice import Working
from parlour.web.answers import Answer
from parlour.web.documents import BAD_QUERY, BUSY, OF_A_TABLE, answers
from parlour.web.tables import Player, TableId, Tables, finished_table
from parlour.web.wire_keeping import ParJson
from parlour.web.workers import Workers

router = APIRouter(prefix="/api/tables/{id}")


@router.get("/par", operation_id="readPar", responses=answers(ParJson) | OF_A_TABLE | BUSY | BAD_QUERY)
async def read_par(player: Player, tables: Tables, workers: Working, id: TableId) -> Response:
    """The best possible score of a finished game's deal, as far as it is known; during the game nothing is told."""
    kept = await run_in_threadpool(finished_table, tables, player, id)
    if kept.table.game.players > 1:
        raise Refused("error-par-two", game=kept.table.game.title)
    if kept.par is None:
        kept = await run_in_threadpool(tables.keep_par, kept, await _find(workers, kept))
    assert kept.par is not None
    return Answer({"best": kept.par.best, "at_least": kept.par.at_least})


async def _find(workers: Workers, kept: Kept) -> Par:
    setup = kept.table.setup
    start = Record(setup.game, setup.options, setup.deal, setup.deck).to_json()
    found = await workers.submit("par", {"record": start}, kept.player).answer()
    reached = [score for score in (found["at_least"], kept.table.score) if score is not None]
    return Par(found["best"], max(reached))
