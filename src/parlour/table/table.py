"""A table: a game being played, from its deal through its events. Pure logic; nothing here is kept or sent."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from parlour.game import Game, OptionValue, option_text
from parlour.message import Message, Refused, say
from parlour.position import Position
from parlour.record import Record
from parlour.table.line import Ended, Event, Line
from parlour.table.noticed import noticed
from parlour.view import Step, View, steps_between


class Finished(Refused):
    """The game is over, so nothing more can be played."""


class Paused(Refused):
    """The game is paused, so it has to be gone on with first."""

    def __init__(self) -> None:
        super().__init__("error-table-paused")


@dataclass(frozen=True, slots=True)
class Opponent:
    """The program as a player in a game for two: how well it plays, 1 to 5, and which side, "X" or "O"."""

    level: int
    tick: str

    def to_json(self) -> dict[str, Any]:
        """The opponent as JSON."""
        return {"level": self.level, "tick": self.tick}


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table starts from: the game, all its options, the deal, which a game without cards has not, and whom.

    Without an opponent people play, in a game for two on both sides. The moves of ``opening`` are played already. A
    record can name a deck in place of the deal.
    """

    game: Game
    options: dict[str, OptionValue]
    deal: int | None
    opponent: Opponent | None = None
    opening: tuple[str, ...] = ()
    deck: tuple[str, ...] | None = None

    def start(self) -> Position:
        """The position before the first move."""
        return Record(self.game, self.options, self.deal, self.deck).start()

    @property
    def preset(self) -> str | None:
        """The preset with just these options, if there is one."""
        return next((name for name in self.game.presets if self.game.preset(name) == self.options), None)

    @property
    def address(self) -> str:
        """The link, from the root on, that gives anybody the same start: the deal and the options not as usual."""
        query = {} if self.deal is None else {"deal": str(self.deal)}
        query |= {
            option.name: option_text(self.options[option.name])
            for option in self.game.options
            if self.options[option.name] != option.default
        }
        return f"/{self.game.id}" + (f"?{urlencode(query)}" if query else "")


@dataclass(frozen=True, slots=True)
class Result:
    """How the game first ended; later ends, after moves were taken back, change nothing.

    A game that was given up is lost, by whoever gave it up. ``moves`` are those played then, the opening not counted;
    ``milliseconds``, ``hints`` and ``peeks`` what was spent and given until then.
    """

    status: str
    winner: str | None
    score: int | None
    moves: int | None = None
    milliseconds: int = 0
    hints: int = 0
    peeks: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """What an event led to: the table after it and its view, each card's part in it, and the event in words.

    ``event`` is the event with all that the table knows of it and whoever asked for it need not. ``noticed`` says what
    a person who sees the table notices beside the event.
    """

    event: Event
    table: Table
    view: View
    happened: tuple[Step, ...]
    said: Message
    noticed: tuple[Message, ...] = ()


SAID = {
    "restart": "said-restart",
    "hint": "said-hint",
    "peek": "said-peek",
    "agree draw": "said-agree-draw",
    "time": "said-time",
    "pause": "said-pause",
    "resume": "said-resume",
}
"""What is said of an event that moves no cards."""


@dataclass(frozen=True)
class Table:
    """A game being played. ``version`` counts its events; ``states`` are the bytes of the positions along its line."""

    setup: Setup
    line: Line
    states: tuple[bytes, ...]
    version: int = 0
    first_result: Result | None = None

    @classmethod
    def new(cls, setup: Setup) -> Table:
        """A table where nothing has happened. Raises Refused if the rules do not allow the opening."""
        return cls.replay(setup, Line(setup.opening, len(setup.opening), opening=len(setup.opening)), 0, None)

    @classmethod
    def replay(cls, setup: Setup, line: Line, version: int, first_result: Result | None) -> Table:
        """The table that a kept line of moves leads to. Raises Refused if the rules do not allow it."""
        position = setup.start()
        states = [position.to_bytes()]
        for move in line.moves:
            position = position.play(move)
            states.append(position.to_bytes())
        return cls(setup, line, tuple(states), version, first_result)

    @classmethod
    def of_record(cls, record: Record) -> Table:
        """The table that a record leads to, with people on both sides. Raises Refused if the rules do not allow it.

        Where the rules have ended the game, it does not count what else the record says of its end.
        """
        positions = list(record.positions())
        last = positions[-1]
        table = cls(
            Setup(record.game, record.options, record.deal, deck=record.deck),
            Line(record.moves, len(record.moves)),
            tuple(position.to_bytes() for position in positions),
            len(record.moves),
            Result(last.status, last.winner, last.score, len(record.moves)) if last.is_over else None,
        )
        if record.ended is None or last.is_over:
            return table
        return table.take(Ended(record.ended["how"], record.ended["by"]).event).table

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.setup.game

    @cached_property
    def position(self) -> Position:
        """The position on the table."""
        return Position.from_bytes(self.game, self.states[self.line.ply])

    @property
    def ended(self) -> Ended | None:
        """How the game ended, if it was not by the rules."""
        return self.line.ended

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or otherwise."""
        return self.ended is not None or self.position.is_over

    @property
    def is_programs_turn(self) -> bool:
        """Whether the next move is the program's."""
        opponent = self.setup.opponent
        return opponent is not None and self.ended is None and self.position.to_move == opponent.tick

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back."""
        return self._ply_before is not None and self.ended is None

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be played again."""
        return self.line.ply < len(self.line.moves) and self.ended is None

    @property
    def score(self) -> int | None:
        """The score; of a solitaire that was given up, the score of a game that is lost there."""
        return self.position.score if self.ended is None else self.position.score_if_lost

    def view(self) -> View:
        """What a screen may show; no moves are offered when it is the program's turn, or when people ended the game.

        Of a game that was given up it tells what that has cost, if anything.
        """
        view = self.position.view()
        if self.ended is not None:
            cost = (view.score or 0) - (self.score or 0)
            outcome = say("given-up-cost", points=cost) if cost else None
            return replace(view, moves=(), score=self.score, outcome=outcome)
        return replace(view, moves=()) if self.is_programs_turn else view

    def record(self) -> Record:
        """The game so far, without the moves that were taken back."""
        return Record(
            self.game,
            self.setup.options,
            self.setup.deal,
            self.setup.deck,
            moves=self.line.played,
            rules_version=self.game.rules_version,
            ended=self.ended.to_json() if self.ended else None,
            about=self._sides(),
        )

    def take(self, event: Event) -> Turn:
        """The table after an event. Raises Finished, Paused, and Refused for what is not possible."""
        event, table = self.after(event)
        before, view = self.view(), table.view()
        happened, said = self._told(event, table, view)
        moved = event.kind in ("move", "undo", "redo", "restart")
        seen = noticed(before, view, happened, self.game.card_name) if moved else ()
        return Turn(event, table, view, happened, said, seen)

    def _told(self, event: Event, table: Table, view: View) -> tuple[tuple[Step, ...], Message]:
        """Each card's part in an event that led to a table with this view, and the event in words."""
        if event.kind == "move":
            return _steps(self.position.view(), view, event.move or "")
        if event.kind == "redo":
            happened, said = self._steps_between(self.line.ply, table.line.ply)
            return happened, say("said-redo", move=said)
        if event.kind == "undo":
            happened, said = self._steps_between(table.line.ply, self.line.ply)
            backwards = tuple(Step(step.card, step.target, step.source) for step in reversed(happened))
            return backwards, say("said-undo", move=said)
        if event.kind == "give up":
            return (), say("said-give-up", by=event.by or "nobody")
        return (), say(SAID[event.kind])

    def after(self, event: Event) -> tuple[Event, Table]:
        """The event with all that is known of it, and the table after it, without words. Raises as ``take`` does."""
        if self.ended is not None:
            raise Finished("error-table-finished")
        if self.line.paused and event.kind != "resume":
            raise Paused
        if event.kind in ("undo", "redo", "restart"):
            event = replace(event, plies=self._plies(event.kind))
        elif event.kind == "resume":
            if not self.line.paused:
                raise Refused("error-table-not-paused")
        elif self.position.is_over:
            raise Finished("error-table-finished")
        if event.kind == "agree draw" and self.game.players == 1:
            raise Refused("error-agree-draw", game=self.game.title)
        if event.kind == "give up":
            event = replace(event, by=self._who_gives_up(event.by))
        states = self.states
        if event.kind == "move":
            states = (*states[: self.line.ply + 1], self.position.play(event.move or "").to_bytes())
        return event, self._then(event, states)

    def _then(self, event: Event, states: tuple[bytes, ...]) -> Table:
        table = Table(self.setup, self.line.after(event), states, self.version + 1, self.first_result)
        return replace(table, first_result=table._result()) if self.first_result is None and table.is_over else table

    def _result(self) -> Result:
        """How the game has ended, with what it took."""
        line, position = self.line, self.position
        status, winner = position.status, position.winner
        if self.ended is not None:
            by = self.ended.by
            winner = None if by is None else "O" if by == "X" else "X"
            status = "drawn" if self.ended.how == "agreed draw" else "lost" if by is None else "won"
        moves = line.ply - line.opening
        return Result(status, winner, self.score, moves, line.milliseconds, line.hints, line.peeks)

    def _plies(self, kind: str) -> int:
        """How many moves are taken back or played again. Raises Refused where there are none."""
        if kind == "redo":
            if not self.can_redo:
                raise Refused("error-nothing-to-redo")
            return self._ply_after - self.line.ply
        before = self._ply_before
        if before is None:
            raise Refused("error-nothing-to-undo")
        return self.line.ply - before if kind == "undo" else 1

    def _who_gives_up(self, by: str | None) -> str | None:
        if by is not None and self.game.players == 1:
            raise Refused("error-give-up-by", game=self.game.title)
        if self.person is not None and by not in (None, self.person):
            raise Refused("error-give-up-program", tick=by or "")
        return by or self.person or self.position.to_move

    def _steps_between(self, first: int, last: int) -> tuple[tuple[Step, ...], Message]:
        """What the moves of the line between two plies make happen, and the first of them in words."""
        views = [Position.from_bytes(self.game, states).view() for states in self.states[first : last + 1]]
        steps = [_steps(views[n], views[n + 1], self.line.moves[first + n]) for n in range(last - first)]
        return tuple(step for happened, _ in steps for step in happened), steps[0][1]

    @property
    def person(self) -> str | None:
        """The side that a person plays against the program."""
        opponent = self.setup.opponent
        return None if opponent is None else "O" if opponent.tick == "X" else "X"

    def _sides(self) -> dict[str, Any]:
        """Who plays which side against the program, for the record."""
        opponent = self.setup.opponent
        if opponent is None:
            return {}
        program = f"program, level {opponent.level}"
        return {tick: program if tick == opponent.tick else "person" for tick in ("X", "O")}

    def _is_programs_turn_at(self, ply: int) -> bool:
        opponent = self.setup.opponent
        return opponent is not None and Position.from_bytes(self.game, self.states[ply]).to_move == opponent.tick

    @property
    def _ply_before(self) -> int | None:
        """Where the line is after an undo: one move back, and further back to the person's turn; None at the start."""
        earlier = range(self.line.ply - 1, self.line.opening - 1, -1)
        return next((ply for ply in earlier if not self._is_programs_turn_at(ply)), None)

    @property
    def _ply_after(self) -> int:
        """Where the line is after a redo: one move on, and further on to the person's turn if there is one."""
        last = len(self.line.moves)
        return next((ply for ply in range(self.line.ply + 1, last) if not self._is_programs_turn_at(ply)), last)


def _steps(before: View, after: View, text: str) -> tuple[tuple[Step, ...], Message]:
    """What a move between two views makes happen, and the move in words."""
    choice = next(choice for choice in before.moves if choice.text == text)
    return steps_between(before, after, choice.ends), choice.words
