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
from parlour.view import Step, View, steps_between


class Finished(Refused):
    """The game is over, so nothing more can be played."""


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

    Without an opponent people play, in a game for two on both sides.
    """

    game: Game
    options: dict[str, OptionValue]
    deal: int | None
    opponent: Opponent | None = None

    def start(self) -> Position:
        """The position before the first move."""
        return Record(self.game, self.options, self.deal).start()

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
    """What the rules gave when they first ended the game; later ends, after moves were taken back, change nothing."""

    status: str
    winner: str | None
    score: int | None


@dataclass(frozen=True, slots=True)
class Turn:
    """What an event led to: the table after it and its view, each card's part in it, and the event in words.

    ``event`` is the event with all that the table knows of it and whoever asked for it need not.
    """

    event: Event
    table: Table
    view: View
    happened: tuple[Step, ...]
    said: Message


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
        """A table where nothing has happened."""
        return cls(setup, Line(), (setup.start().to_bytes(),))

    @classmethod
    def replay(cls, setup: Setup, line: Line, version: int, first_result: Result | None) -> Table:
        """The table that a kept line of moves leads to. Raises Refused if the rules do not allow it."""
        position = setup.start()
        states = [position.to_bytes()]
        for move in line.moves:
            position = position.play(move)
            states.append(position.to_bytes())
        return cls(setup, line, tuple(states), version, first_result)

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
        """What a screen may show; no moves are offered when it is the program's turn, or when people ended the game."""
        view = self.position.view()
        if self.ended is not None:
            return replace(view, moves=(), score=self.score)
        return replace(view, moves=()) if self.is_programs_turn else view

    def record(self) -> Record:
        """The game so far, without the moves that were taken back."""
        return Record(
            self.game,
            self.setup.options,
            self.setup.deal,
            moves=self.line.played,
            rules_version=self.game.rules_version,
            ended=self.ended.to_json() if self.ended else None,
            about=self._sides(),
        )

    def take(self, event: Event) -> Turn:
        """The table after an event. Raises Finished on a game that is over, Refused for what is not possible."""
        if self.ended is not None:
            raise Finished("error-table-finished")
        if event.kind == "move":
            return self._move(event)
        if event.kind in ("undo", "restart"):
            return self._take_back(event)
        if event.kind == "redo":
            return self._redo(event)
        if event.kind in ("hint", "peek"):
            return self._help(event)
        return self._end(event)

    def _move(self, event: Event) -> Turn:
        if self.position.is_over:
            raise Finished("error-table-finished")
        text = event.move or ""
        position = self.position.play(text)
        states = (*self.states[: self.line.ply + 1], position.to_bytes())
        table = replace(self._then(event), states=states)
        if table.first_result is None and position.is_over:
            table = replace(table, first_result=Result(position.status, position.winner, position.score))
        view = table.view()
        return Turn(event, table, view, *_steps(self.position.view(), view, text))

    def _redo(self, event: Event) -> Turn:
        if not self.can_redo:
            raise Refused("error-nothing-to-redo")
        event = replace(event, plies=self._ply_after - self.line.ply)
        table = self._then(event)
        happened, said = self._steps_between(self.line.ply, table.line.ply)
        return Turn(event, table, table.view(), happened, say("said-redo", move=said))

    def _take_back(self, event: Event) -> Turn:
        before = self._ply_before
        if before is None:
            raise Refused("error-nothing-to-undo")
        if event.kind == "restart":
            table = self._then(event)
            return Turn(event, table, table.view(), (), say("said-restart"))
        event = replace(event, plies=self.line.ply - before)
        table = self._then(event)
        happened, said = self._steps_between(before, self.line.ply)
        backwards = tuple(Step(step.card, step.target, step.source) for step in reversed(happened))
        return Turn(event, table, table.view(), backwards, say("said-undo", move=said))

    def _help(self, event: Event) -> Turn:
        if self.position.is_over:
            raise Finished("error-table-finished")
        table = self._then(event)
        return Turn(event, table, table.view(), (), say("said-hint" if event.kind == "hint" else "said-peek"))

    def _end(self, event: Event) -> Turn:
        if self.position.is_over:
            raise Finished("error-table-finished")
        if event.kind == "give up":
            by = event.by or self._person or self.position.to_move
            if event.by is not None and self.game.players == 1:
                raise Refused("error-give-up-by", game=self.game.id)
            if self._person not in (None, by):
                raise Refused("error-give-up-program", tick=by or "")
            event = replace(event, by=by)
            table = self._then(event)
            return Turn(event, table, table.view(), (), say("said-give-up", by=by or "nobody"))
        if self.game.players == 1:
            raise Refused("error-agree-draw", game=self.game.id)
        table = self._then(event)
        return Turn(event, table, table.view(), (), say("said-agree-draw"))

    def _then(self, event: Event) -> Table:
        return Table(self.setup, self.line.after(event), self.states, self.version + 1, self.first_result)

    def _steps_between(self, first: int, last: int) -> tuple[tuple[Step, ...], Message]:
        """What the moves of the line between two plies make happen, and the first of them in words."""
        views = [Position.from_bytes(self.game, states).view() for states in self.states[first : last + 1]]
        steps = [_steps(views[n], views[n + 1], self.line.moves[first + n]) for n in range(last - first)]
        return tuple(step for happened, _ in steps for step in happened), steps[0][1]

    @property
    def _person(self) -> str | None:
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
        return next((ply for ply in range(self.line.ply - 1, -1, -1) if not self._is_programs_turn_at(ply)), None)

    @property
    def _ply_after(self) -> int:
        """Where the line is after a redo: one move on, and further on to the person's turn if there is one."""
        last = len(self.line.moves)
        return next((ply for ply in range(self.line.ply + 1, last) if not self._is_programs_turn_at(ply)), last)


def _steps(before: View, after: View, text: str) -> tuple[tuple[Step, ...], Message]:
    """What a move between two views makes happen, and the move in words."""
    choice = next(choice for choice in before.moves if choice.text == text)
    return steps_between(before, after, choice.ends), choice.words
