"""A table: a game being played, from its deal through its events. Pure logic; nothing here is kept or sent."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
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
class Setup:
    """What a table starts from: the game, all its options and the deal, which a game without cards has not."""

    game: Game
    options: dict[str, OptionValue]
    deal: int | None

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
    """What an event led to: the table after it and its view, each card's part in it, and the event in words."""

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
    def can_undo(self) -> bool:
        """Whether a move can be taken back."""
        return self.line.ply > 0 and self.ended is None

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be played again."""
        return self.line.ply < len(self.line.moves) and self.ended is None

    @property
    def score(self) -> int | None:
        """The score; of a solitaire that was given up, the score of a game that is lost there."""
        return self.position.score if self.ended is None else self.position.score_if_lost

    def view(self) -> View:
        """What a screen may show; a game that was given up or agreed drawn offers no moves."""
        view = self.position.view()
        return view if self.ended is None else replace(view, moves=(), score=self.score)

    def record(self) -> Record:
        """The game so far, without the moves that were taken back."""
        return Record(
            self.game,
            self.setup.options,
            self.setup.deal,
            moves=self.line.played,
            rules_version=self.game.rules_version,
            ended=self.ended.to_json() if self.ended else None,
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
        return _played(self.position, table, text)

    def _redo(self, event: Event) -> Turn:
        if not self.can_redo:
            raise Refused("error-nothing-to-redo")
        table = self._then(event)
        turn = _played(self.position, table, self.line.moves[self.line.ply])
        return replace(turn, said=say("said-redo", move=turn.said))

    def _take_back(self, event: Event) -> Turn:
        if not self.can_undo:
            raise Refused("error-nothing-to-undo")
        table = self._then(event)
        if event.kind == "restart":
            return Turn(table, table.view(), (), say("said-restart"))
        turn = _played(table.position, self, self.line.moves[table.line.ply])
        backwards = tuple(Step(step.card, step.target, step.source) for step in reversed(turn.happened))
        return Turn(table, table.view(), backwards, say("said-undo", move=turn.said))

    def _end(self, event: Event) -> Turn:
        if self.position.is_over:
            raise Finished("error-table-finished")
        if event.kind == "give up":
            by = event.by or self.position.to_move
            if event.by is not None and self.game.players == 1:
                raise Refused("error-give-up-by", game=self.game.id)
            table = self._then(replace(event, by=by))
            return Turn(table, table.view(), (), say("said-give-up", by=by or "nobody"))
        if self.game.players == 1:
            raise Refused("error-agree-draw", game=self.game.id)
        table = self._then(event)
        return Turn(table, table.view(), (), say("said-agree-draw"))

    def _then(self, event: Event) -> Table:
        return Table(self.setup, self.line.after(event), self.states, self.version + 1, self.first_result)


def _played(before: Position, after: Table, text: str) -> Turn:
    """The turn that a move makes between a position and the table after it."""
    before_view, view = before.view(), after.view()
    choice = next(choice for choice in before_view.moves if choice.text == text)
    return Turn(after, view, steps_between(before_view, view, choice.ends), choice.words)
