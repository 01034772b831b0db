"""Review: a finished game move by move, all cards being known: where it was lost, and which moves cost points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from parlour.message import Message
from parlour.position import Position
from parlour.record import Record
from parlour.review.outlook import Outlook, outlooks, outlooks_for_two
from parlour.search.solution import Limits

MOST_COSTLY = 3
"""So many of the moves that cost most points are pointed out."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A move of the game, what was true before it and after it, and a better line from before it, if there is one.

    ``lost`` are the points that it cost, where both best scores are proved.
    """

    ply: int
    move: str
    words: Message
    before: Outlook
    after: Outlook
    lost: int | None
    better: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A game's moves, judged. ``fatal`` is the ply of the first that gave away a proved win, or a proved draw.

    ``costly`` are the plies of the moves that cost most points, the dearest first. ``complete`` tells whether every
    verdict, and every best score of a solitaire, is proved.
    """

    start: Outlook
    moves: tuple[Judged, ...]
    fatal: int | None
    costly: tuple[int, ...]
    complete: bool

    def to_json(self) -> dict[str, Any]:
        """The review as JSON; each move with what is true after it."""
        return {
            "start": self.start.to_json(),
            "moves": [
                {"ply": judged.ply, "move": judged.move, "words": judged.words.to_json()}
                | judged.after.to_json()
                | {"lost": judged.lost, "line": list(judged.better), "marks": self._marks(judged.ply)}
                for judged in self.moves
            ],
            "fatal": self.fatal,
            "costly": list(self.costly),
            "complete": self.complete,
        }

    def _marks(self, ply: int) -> list[str]:
        return ["fatal"] * (ply == self.fatal) + ["costly"] * (ply in self.costly)


def review(record: Record, limits: Limits) -> Review:
    """Review the moves of a record within the limits. Raises Refused at a move that is not legal."""
    positions = list(record.positions())
    find = outlooks if record.game.players == 1 else outlooks_for_two
    found = find(positions, record.moves, limits)
    judged = tuple(
        _judge(ply, move, positions[ply - 1], found[ply - 1], found[ply]) for ply, move in enumerate(record.moves, 1)
    )
    fatal = next((one.ply for one in judged if _gives_away(one, positions[one.ply - 1].to_move)), None)
    judged = tuple(
        one if one.ply != fatal else replace(one, better=one.before.win or one.before.line) for one in judged
    )
    dearest = sorted((one for one in judged if one.lost), key=lambda one: (-(one.lost or 0), one.ply))
    complete = all(one.is_proved for one in found)
    return Review(found[0], judged, fatal, tuple(one.ply for one in dearest[:MOST_COSTLY]), complete)


def _judge(ply: int, move: str, position: Position, before: Outlook, after: Outlook) -> Judged:
    lost = before.best - after.best if before.best is not None and after.best is not None else None
    words = position.game.describe(position.thawed(), position.game.moves_by_text[move])
    worse = bool(lost) or (position.game.players > 1 and before.line[:1] != (move,) and _differs(before, after))
    return Judged(ply, move, words, before, after, lost, before.line if worse else ())


def _differs(before: Outlook, after: Outlook) -> bool:
    """Whether a game for two is proved, or estimated, to stand differently after a move."""
    return before.verdict != after.verdict or before.value != after.value


def _gives_away(judged: Judged, mover: str | None) -> bool:
    """Whether a move turned what was proved for its player into something worse."""
    before, after = judged.before.verdict, judged.after.verdict
    if mover is None:
        return before == "winnable" and after == "dead"
    other = "O" if mover == "X" else "X"
    return (before == mover and after in ("draw", other)) or (before == "draw" and after == other)
