"""Answers: a table, a list of tables and a refusal as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
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


def table_json(kept: Kept, turn: Turn | None = None, *, own: bool = True) -> dict[str, Any]:
    """A table, with what this request made happen at it; at another's table there is nothing to take back."""
    table = kept.table
    return {
        **_setup_json(kept),
        "own": own,
        "version": table.version,
        "ply": table.line.ply,
        "can_undo": own and table.can_undo,
        "can_redo": own and table.can_redo,
        "ended": table.ended.to_json() if table.ended is not None else None,
        "over": table.is_over,
        "paused": table.line.paused,
        "first_end": _first_end_json(kept),
        "view": (turn.view if turn is not None else table.view()).to_json(),
        "happened": [step.to_json() for step in turn.happened] if turn is not None else [],
        "said": turn.said.to_json() if turn is not None else None,
        "noticed": [message.to_json() for message in turn.noticed] if turn is not None else [],
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
        "address": setup.address if kept.daily is None else f"/{setup.game.id}/daily/{kept.daily.isoformat()}",
        "opponent": setup.opponent.to_json() if setup.opponent is not None else None,
        "winnable": kept.winnable or None,
        "difficulty": kept.difficulty,
        "imported": kept.imported,
        "hints": kept.table.line.hints,
        "peeks": kept.table.line.peeks,
        "milliseconds": kept.table.line.milliseconds,
        "daily": kept.daily.isoformat() if kept.daily is not None else None,
    }


def _first_end_json(kept: Kept) -> dict[str, Any] | None:
    first = kept.table.first_result
    if first is None:
        return None
    in_time = kept.first_ended is not None and kept.first_ended.date() == kept.daily
    return asdict(first) | {"in_time": in_time}
