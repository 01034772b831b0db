"""What the program has to say at a table: hints, its own moves, and what is true of a game."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.concurrency import run_in_threadpool

from parlour.position import Position
from parlour.table.line import Event
from parlour.table.store import Kept, Stale, Store
from parlour.web.answers import Answer, table_json
from parlour.web.documents import (
    ADVICE,
    AWAITED,
    BAD_QUERY,
    BUSY,
    CHANGES,
    NOT_FOUND,
    OF_A_TABLE,
    STALE,
    TABLE,
    answers,
)
from parlour.web.outlooks import Outlooks
from parlour.web.refusals import NotNow
from parlour.web.reviews import Reviews
from parlour.web.tables import Player, TableId, Tables, finished_table
from parlour.web.wire import AtVersion
from parlour.web.wire_advice import HintJson, OutlookJson, PeekJson, PositionsJson, ReviewJson
from parlour.web.workers import Job, Workers

MOST_VIEWS = 50
"""How many positions one answer shows."""

MOST_MOVES = 10_000
"""More moves than any game has."""

MOST_LETTERS = 4_000
"""A line of moves in an address is not longer; an address has to fit into 64 kB even where a letter takes 12 bytes."""


async def workers_of(request: Request) -> Workers:
    """The workers of the application."""
    workers: Workers = request.app.state.workers
    return workers


async def reviews_of(request: Request) -> Reviews:
    """The reviews of the application."""
    reviews: Reviews = request.app.state.reviews
    return reviews


async def outlooks_of(request: Request) -> Outlooks:
    """The outlooks of the application."""
    outlooks: Outlooks = request.app.state.outlooks
    return outlooks


Working = Annotated[Workers, Depends(workers_of)]
Reviewing = Annotated[Reviews, Depends(reviews_of)]
LookingOut = Annotated[Outlooks, Depends(outlooks_of)]
Ply = Annotated[int, Query(ge=0, lt=MOST_MOVES)]
Line = Annotated[str | None, Query(max_length=MOST_LETTERS)]

router = APIRouter(prefix="/api/tables/{id}")


@router.post("/hint", operation_id="giveHint", responses=answers(HintJson) | ADVICE)
async def give_hint(
    request: Request, player: Player, tables: Tables, workers: Working, id: TableId, wish: AtVersion
) -> Response:
    """A good move as far as the player can see. It is counted if there is one and the player has waited for it."""
    kept = await run_in_threadpool(_persons_turn, tables, player, id, wish.version)
    hint = await workers.submit("hint", _at(kept), player).answer()
    if hint["move"] is None:
        return Answer(hint | {"table": table_json(kept)})
    return Answer(hint | {"table": await _count(request, tables, kept, Event("hint", hint["move"]))})


@router.post("/peek", operation_id="peek", responses=answers(PeekJson) | ADVICE)
async def peek(
    request: Request,
    player: Player,
    tables: Tables,
    workers: Working,
    outlooks: LookingOut,
    id: TableId,
    wish: AtVersion,
) -> Response:
    """What is proved with a look at the hidden cards. It is counted if it shows moves and the player has waited."""
    kept = await run_in_threadpool(_persons_turn, tables, player, id, wish.version)
    found = await workers.submit("peek", _at(kept), player).answer()
    await outlooks.remember(kept.table, found)
    if not found["line"]:
        return Answer(found | {"table": table_json(kept)})
    return Answer(found | {"table": await _count(request, tables, kept, Event("peek"))})


@router.post("/reply", operation_id="reply", responses=TABLE | CHANGES | NOT_FOUND | STALE)
async def reply(player: Player, tables: Tables, workers: Working, id: TableId, wish: AtVersion) -> Response:
    """Let the program make its move. The answer comes when it is kept for good."""
    kept = await run_in_threadpool(_at_version, tables, player, id, wish.version)
    opponent = kept.table.setup.opponent
    if kept.table.line.paused:
        raise NotNow("error-table-paused", kept)
    if opponent is None or not kept.table.is_programs_turn:
        raise NotNow("error-not-programs-turn", kept)
    arguments = _at(kept) | {"level": opponent.level, "seed": kept.seed}
    choice = await workers.submit("reply", arguments, player).answer()
    return Answer(table_json(*await run_in_threadpool(tables.append, kept, Event("move", choice["move"]))))


@router.get("/outlook", operation_id="readOutlook", responses=answers(OutlookJson) | OF_A_TABLE | BUSY)
async def read_outlook(player: Player, tables: Tables, outlooks: LookingOut, id: TableId) -> Response:
    """Whether the game can still be won, or by whom, as far as it can be proved. It is not counted."""
    kept = await run_in_threadpool(tables.load, player, id)
    return Answer({"version": kept.table.version, "verdict": await outlooks.verdict(kept)})


@router.get("/review", operation_id="readReview", responses=answers(ReviewJson) | AWAITED | OF_A_TABLE | BUSY)
def read_review(player: Player, tables: Tables, reviews: Reviewing, id: TableId) -> Response:
    """The review of a finished game; it is begun when it is first asked for."""
    kept = finished_table(tables, player, id)
    found = reviews.find_or_begin(kept, player)
    if not isinstance(found, Job):
        return Answer({"state": "done", "review": found})
    if found.future.done():
        return Answer({"state": "done", "review": found.future.result()})
    return Answer({"state": "running" if found.future.running() else "waiting", "done": found.done}, 202)


@router.get("/positions", operation_id="readPositions", responses=answers(PositionsJson) | OF_A_TABLE | BAD_QUERY)
def read_positions(
    player: Player, tables: Tables, id: TableId, ply: Ply = 0, line: Line = None, skip: Ply = 0
) -> Response:
    """The positions of a finished game from a ply on, at most fifty, after the first ``skip``.

    They are those along the game, or along a line of other moves, written with commas between them.
    """
    table = finished_table(tables, player, id).table
    played = table.line.played
    ply = min(ply, len(played))
    moves = played[ply:] if line is None else tuple(line.split(",")) if line else ()
    position = Position.from_bytes(table.game, table.states[ply])
    views = []
    for number in range(min(len(moves) + 1, skip + MOST_VIEWS)):
        if number > 0:
            position = position.play(moves[number - 1])
        if number >= skip:
            views.append(position.view().to_json())
    return Answer({"skip": skip, "count": len(moves) + 1, "views": views})


async def _count(request: Request, tables: Store, kept: Kept, event: Event) -> dict[str, Any]:
    """The table once help is counted there; as it was, where nobody will see the help, since whoever asked has left."""
    if await request.is_disconnected():
        return table_json(kept)
    return table_json(*await run_in_threadpool(tables.append, kept, event))


def _at(kept: Kept) -> dict[str, Any]:
    """The position on a table, for a worker."""
    return {"record": kept.table.record().to_json()}


def _at_version(tables: Store, player: str, id: str, version: int) -> Kept:
    """A table of the player's at that version. Raises Stale where it is at another."""
    kept = tables.load(player, id)
    if version != kept.table.version:
        raise Stale(kept)
    return kept


def _persons_turn(tables: Store, player: str, id: str, version: int) -> Kept:
    """A table at that version where a person is to move. Raises Stale, NotNow."""
    kept = _at_version(tables, player, id, version)
    if kept.table.is_over:
        raise NotNow("error-table-finished", kept)
    if kept.table.line.paused:
        raise NotNow("error-table-paused", kept)
    if kept.table.is_programs_turn:
        raise NotNow("error-programs-turn", kept)
    return kept
