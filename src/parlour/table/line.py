"""What happens at a table, as text: events, and the line of moves that they leave. No rules are needed here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

EventKind = Literal[
    "move", "undo", "redo", "restart", "give up", "agree draw", "time", "hint", "peek", "pause", "resume"
]
How = Literal["gave up", "agreed draw", "time"]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)

MOST_MILLISECONDS = 30 * 60 * 1000
"""As much of the time before an event is counted: nobody looks at a table for longer without doing anything."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at a table.

    ``move`` is the text of a move that was played or hinted at, ``by`` who gave up or ran out of time in a game for
    two, ``plies`` how many moves were taken back or played again, ``milliseconds`` the time that a person spent on the
    game since the event before, by the clock of the person's own device.
    """

    kind: EventKind
    move: str | None = None
    by: str | None = None
    plies: int = 1
    milliseconds: int = 0


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended that the rules did not end."""

    how: How
    by: str | None = None

    @property
    def event(self) -> Event:
        """The event that ends a game so."""
        return Event(next(kind for kind, how in ENDINGS.items() if how == self.how), by=self.by)

    def to_json(self) -> dict[str, Any]:
        """The ending as JSON."""
        return {"how": self.how, "by": self.by}


ENDINGS: dict[EventKind, How] = {"give up": "gave up", "agree draw": "agreed draw", "time": "time"}
"""The events that end a game, and how it has ended then."""


@dataclass(frozen=True, slots=True)
class Line:
    """The moves of a table: the first ``ply`` are played, the others were taken back and can be played again.

    The first ``opening`` were there from the start and are never taken back. ``hints`` and ``peeks`` count the help
    that was given on the way, ``milliseconds`` the time that was spent.
    """

    moves: tuple[str, ...] = ()
    ply: int = 0
    ended: Ended | None = None
    hints: int = 0
    peeks: int = 0
    opening: int = 0
    milliseconds: int = 0
    paused: bool = False

    def after(self, event: Event) -> Line:
        """The line after an event that was checked before."""
        return replace(self._after(event), milliseconds=self.milliseconds + event.milliseconds)

    def _after(self, event: Event) -> Line:
        if event.kind == "move":
            assert event.move is not None
            return replace(self, moves=(*self.moves[: self.ply], event.move), ply=self.ply + 1)
        if event.kind == "undo":
            return replace(self, ply=self.ply - event.plies)
        if event.kind == "redo":
            return replace(self, ply=self.ply + event.plies)
        if event.kind == "restart":
            return replace(self, ply=self.opening)
        if event.kind == "hint":
            return replace(self, hints=self.hints + 1)
        if event.kind == "peek":
            return replace(self, peeks=self.peeks + 1)
        if event.kind in ("pause", "resume"):
            return replace(self, paused=event.kind == "pause")
        return replace(self, ended=Ended(ENDINGS[event.kind], event.by))

    @property
    def events(self) -> list[Event]:
        """The fewest events that lead to this line, where nothing was taken back."""
        end = [] if self.ended is None else [self.ended.event]
        return [*(Event("move", move) for move in self.played), *end]

    @property
    def played(self) -> tuple[str, ...]:
        """The moves that are played."""
        return self.moves[: self.ply]
