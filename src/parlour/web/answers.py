"""Answers: a table, a list of tables and a refusal as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from fastapi import Response

from parlour.message import Message
from parlour.table.store import Kept
from parlour.table.table import Turn


class Answer(Response):
    """JSON in plain ASCII, so that no text, however odd, is in its way."""

    media_type = "application/json"

    def init_headers(self, headers: Mapping[str, str] | None = None) -> None:
        """Nobody on the way keeps an answer: the next one may be another."""
        super().init_headers({"Cache-Control": "no-store", **(headers or {})})

    def render(self, content: Any) -> bytes:
        """The content as JSON."""
        return json.dumps(content, separators=(",", ":"), allow_nan=False).encode("ascii")


def refusal(status: int, message: Message, table: Kept | None = None, headers: dict[str, str] | None = None) -> Answer:
    """Why a request is refused, and perhaps how the table stands."""
    content = {"error": message.to_json(), "table": table_json(table) if table is not None else None}
    return Answer(content, status, headers)


def table_json(kept: Kept, turn: Turn | None = None) -> dict[str, Any]:
    """A table, with what this request made happen at it."""
    table = kept.table
    return {
        **_setup_json(kept),
        "version": table.version,
        "ply": table.line.ply,
        "can_undo": table.can_undo,
        "can_redo": table.can_redo,
        "ended": table.ended.to_json() if table.ended is not None else None,
        "over": table.is_over,
        "view": (turn.view if turn is not None else table.view()).to_json(),
        "happened": [step.to_json() for step in turn.happened] if turn is not None else [],
        "said": turn.said.to_json() if turn is not None else None,
    }


def summary_json(kept: Kept) -> dict[str, Any]:
    """A table as it is shown in a list."""
    table = kept.table
    view = table.view()
    return {
        **_setup_json(kept),
        "ply": table.line.ply,
        "score": view.score,
        "started": kept.started.isoformat(),
        "changed": kept.changed.isoformat(),
        "status": view.status,
        "ended": table.ended.to_json() if table.ended is not None else None,
        "view": view.to_json(),
    }


def record_json(kept: Kept) -> dict[str, Any]:
    """A table's game record."""
    record = kept.table.record()
    about = {"started": kept.started.isoformat(), "changed": kept.changed.isoformat()}
    return record.to_json() | {"about": record.about | about}


def _setup_json(kept: Kept) -> dict[str, Any]:
    setup = kept.table.setup
    return {
        "id": kept.id,
        "game": setup.game.id,
        "deal": str(setup.deal) if setup.deal is not None else None,
        "options": setup.options,
        "preset": setup.preset,
        "address": setup.address,
        "opponent": setup.opponent.to_json() if setup.opponent is not None else None,
        "winnable": kept.winnable or None,
        "difficulty": kept.difficulty,
        "hints": kept.table.line.hints,
        "peeks": kept.table.line.peeks,
    }
