"""What is said over HTTP about hints, looks ahead and reviews, as types; see ``wire.py``."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from parlour.web.wire import MessageJson, TableJson, ViewJson, Wire

Verdict = Literal["winnable", "dead", "X", "O", "draw", "unknown"]


class HintJson(Wire):
    """A good move as far as the player can see, in words too, and why; null where none is known."""

    move: str | None
    words: MessageJson | None
    reason: MessageJson
    table: TableJson


class PeekJson(Wire):
    """What is proved with a look at the hidden cards, and the moves that lead there."""

    verdict: Verdict
    line: list[str]
    words: MessageJson
    table: TableJson


class OutlookJson(Wire):
    """What is proved of the table at that version: whether it can still be won, or who wins."""

    version: int
    verdict: Verdict


class StandingJson(Wire):
    """How a position stands.

    ``best`` is the best final score where it is proved, ``found`` and ``bound`` hold it between them. ``value`` is an
    estimate from -1, O wins, to 1, X wins.
    """

    verdict: Verdict
    best: int | None
    found: int | None
    bound: int | None
    value: float | None


class JudgedMoveJson(StandingJson):
    """How the position after a move stands, how many points the move lost, and the better line from before it."""

    ply: int
    move: str
    words: MessageJson
    lost: int | None
    line: list[str]
    marks: list[Literal["fatal", "costly"]]


class WholeReviewJson(Wire):
    """A game's review: the start, the moves, the ply of the one that threw it away and of those that cost most."""

    start: StandingJson
    moves: list[JudgedMoveJson]
    fatal: int | None
    costly: list[int]
    complete: bool


class ReviewJson(Wire):
    """A finished review."""

    state: Literal["done"]
    review: WholeReviewJson


class ReviewAwaitedJson(Wire):
    """A review that is not finished; ``done`` goes from 0 to 1."""

    state: Literal["waiting", "running"]
    done: float = Field(ge=0, le=1)


class PositionsJson(Wire):
    """The positions along a line of moves, of which there are ``count``, from the ``skip``-th on."""

    skip: int
    count: int
    views: list[ViewJson]
