"""One's own data: all of it as a file, a file taken in, and everything deleted."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import Field, StrictInt
from starlette.concurrency import run_in_threadpool

from parlour.message import Refused
from parlour.table.whole import count_tables, delete_all, read_out, take_in
from parlour.web.advice import Working
from parlour.web.answers import Answer
from parlour.web.documents import CHANGES, DATABASE, STALE, answers
from parlour.web.guard import OWN_DATA
from parlour.web.own_data_file import OwnDataFile, write_file
from parlour.web.refusals import Changed
from parlour.web.studies import Queue
from parlour.web.tables import Player, Tables
from parlour.web.wire import Wire

MOST_BYTES_AT_ONCE = 2**17
"""A file of this size is read within two seconds or so; it does not wait for what takes long."""


class OwnDataCountJson(Wire):
    """How many games the player has."""

    games: int


class TakenInJson(Wire):
    """How many games were new, and how many were there already."""

    added: int
    known: int


class Deletion(Wire):
    """Delete everything: all the player's games, which are so many."""

    games: StrictInt = Field(ge=0, lt=2**31)


FILE = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/OwnDataFile"}}}, "required": True}

router = APIRouter(prefix=OWN_DATA)


@router.get("", responses=answers(OwnDataFile) | DATABASE)
def export_own_data(player: Player, tables: Tables) -> Response:
    """All that is kept of the player, as one file."""
    content = write_file(read_out(tables, player))
    return Answer(content, headers={"Content-Disposition": 'attachment; filename="parlour.json"'})


@router.post("", responses=answers(TakenInJson) | CHANGES, openapi_extra={"requestBody": FILE})
async def import_own_data(player: Player, tables: Tables, workers: Working, request: Request) -> Response:
    """Take in a file: all of its games, or none. Each is played anew by the rules; what is there already stays."""
    body = await request.body()
    if not body:
        raise Refused("error-own-data-none")
    job = "import" if len(body) <= MOST_BYTES_AT_ONCE else "import much"
    found = await workers.submit(job, {"body": body}, player).answer()
    if found["refused"] is not None:
        message = found["refused"]
        raise Refused(message.key, **dict(message.values))
    added, known = await run_in_threadpool(take_in, tables, player, found["games"])
    return Answer({"added": added, "known": known})


@router.get("/count", responses=answers(OwnDataCountJson) | DATABASE)
def count_own_data(player: Player, tables: Tables) -> Response:
    """How many games there are to be had, or deleted."""
    return Answer({"games": count_tables(tables, player)})


@router.post("/delete", responses=answers(OwnDataCountJson) | CHANGES | STALE)
def delete_own_data(player: Player, tables: Tables, studies: Queue, wish: Deletion) -> Response:
    """Delete everything, with all that belongs to it; refused where there are not just as many games as were shown."""
    count = count_tables(tables, player)
    if wish.games != count:
        raise Changed("error-own-data-count", count=count)
    delete_all(tables, player)
    studies.delete_all(player)
    return Answer({"games": count})
