"""What happens at a table, as text: events, and the line of moves that they leave. No rules are needed here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

EventKind = Literal["move", "undo", "redo", "restart", "give up", "agree draw", "hint", "peek"]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at a table.

    ``move`` is the text of a move that was played or hinted at, ``by`` who gave up in a game for two, ``plies`` how
    many moves were taken back or played again.
    """

    kind: EventKind
    move: str | None = None
    by: str | None = None
    plies: int = 1


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended that the rules did not end."""

    how: Literal["gave up", "agreed draw"]
    by: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The ending as JSON."""
        return {"how": self.how, "by": self.by}


@dataclass(frozen=True, slots=True)
class Line:
    """The moves of a table: the first ``ply`` are played, the others were taken back and can be played again.

    ``hints`` and ``peeks`` count the help that was given on the way.
    """

    moves: tuple[str, ...] = ()
    ply: int = 0
    ended: Ended | None = None
    hints: int = 0
    peeks: int = 0

    def after(self, event: Event) -> Line:
        """The line after an event that was checked before."""
        if event.kind == "move":
            assert event.move is not None
            return replace(self, moves=(*self.moves[: self.ply], event.move), ply=self.ply + 1)
        if event.kind == "undo":
            return replace(self, ply=self.ply - event.plies)
        if event.kind == "redo":
            return replace(self, ply=self.ply + event.plies)
        if event.kind == "restart":
            return replace(self, ply=0)
        if event.kind == "hint":
            return replace(self, hints=self.hints + 1)
        if event.kind == "peek":
            return replace(self, peeks=self.peeks + 1)
        return replace(self, ended=Ended("gave up" if event.kind == "give up" else "agreed draw", event.by))

    @property
    def played(self) -> tuple[str, ...]:
        """The moves that are played."""
        return self.moves[: self.ply]
