"""What is said over HTTP, as types: they check what comes in and describe, in the OpenAPI document, what goes out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, GetJsonSchemaHandler, StrictBool, StrictInt
from pydantic_core import CoreSchema, PydanticCustomError

from parlour.table.line import MOST_MILLISECONDS
from parlour.web.exact import event_schema, new_table_schema

Place = str


def _well_formed(text: str) -> str:
    """Half a character, which JSON can write and nothing else can, is not let in."""
    if not text.isprintable() and any("\ud800" <= letter <= "\udfff" for letter in text):
        raise PydanticCustomError("string_unicode", "not a text")
    return text


Text = Annotated[str, Field(strict=True), AfterValidator(_well_formed)]
Tick = Literal["X", "O"]
Value = StrictBool | StrictInt | Text


class Wire(BaseModel):
    """Something said over HTTP. Keys that are not known are refused."""

    model_config = ConfigDict(extra="forbid")


class OpponentJson(Wire):
    """The program as a player: how well it plays, and the side that it plays."""

    level: StrictInt = Field(ge=1, lt=6)
    tick: Tick


class NewTable(Wire):
    """Which game is to be played. Without a deal the server draws one; ``fresh`` takes up no unfinished game.

    With ``winnable`` it is a new game with a deal proved winnable. Without an opponent, people play a game for two.
    """

    game: Text
    deal: Text | None = None
    options: dict[Text, Value] | None = None
    preset: Text | None = None
    fresh: StrictBool = False
    winnable: StrictBool = False
    opponent: OpponentJson | None = None

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return new_table_schema()


class AtVersion(Wire):
    """The table's version that a request answers."""

    version: StrictInt = Field(ge=0, lt=2**31)


class NewEvent(AtVersion):
    """What is to happen at a table, in answer to its version; ``milliseconds`` were spent since the event before."""

    kind: Literal["move", "undo", "redo", "restart", "give up", "agree draw", "pause", "resume"]
    move: Text | None = None
    by: Tick | None = None
    milliseconds: StrictInt = Field(default=0, ge=0, lt=MOST_MILLISECONDS + 1)

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return event_schema()


class MessageJson(Wire):
    """A text of the catalogue, by its key, with its values; see /api/words."""

    key: str
    values: dict[str, int | float | str | MessageJson]


class AreaJson(Wire):
    """A part of the table that stays together. Lengths are in card widths and heights."""

    id: str
    width: float
    height: float
    aspect: float
    scale: float
    heap: int = 0


class PlaceJson(Wire):
    """A place; ``cards`` from bottom to top, null for one seen from its back. What is left out has its usual value."""

    id: str
    area: str
    role: Literal["stock", "waste", "discard", "column", "cell", "slot", "payoff", "board", "tray"]
    x: float
    y: float
    label: MessageJson
    cards: list[str | None]
    count: int
    fan: Literal["none", "down", "right"] = "none"
    width: float = 1.0
    height: float = 1.0
    mirrors: str | None = None
    awaits: str | None = None
    ready: bool = False
    style: str = ""


class CounterJson(Wire):
    """A number to show beside the table."""

    label: MessageJson
    value: int


class ChoiceJson(Wire):
    """A legal move: its text, its ends, the places where a bare press may mean it, and how it is said."""

    text: str
    source: Place
    target: Place
    cards: int
    taps: list[Place]
    words: MessageJson


class ViewJson(Wire):
    """All that a screen shows of a position."""

    game: str
    deck: str
    areas: list[AreaJson]
    places: list[PlaceJson]
    counters: list[CounterJson]
    moves: list[ChoiceJson]
    status: Literal["playing", "won", "lost", "drawn"]
    winner: Tick | None
    to_move: Tick | None
    score: int | None
    outcome: MessageJson | None


class StepJson(Wire):
    """One card's part in what happened; where both ends are the same it was turned over there."""

    card: str | None
    source: Place
    target: Place


class EndedJson(Wire):
    """How a game ended that the rules did not end."""

    how: Literal["gave up", "agreed draw", "time"]
    by: Tick | None


class SetTable(Wire):
    """Which table it is, and what was dealt at it under which options.

    ``winnable`` is true where that was proved of the deal when it was handed out; ``difficulty`` goes from 1 to 5.
    ``imported`` tells that it was made of a record; ``hints`` and ``peeks`` count the help given, ``milliseconds`` the
    time spent. It is the game of the day ``daily``.
    """

    id: str
    game: str
    deal: str | None
    options: dict[str, bool | int | str]
    preset: str | None
    address: str
    opponent: OpponentJson | None
    winnable: Literal[True] | None
    difficulty: int | None
    imported: bool
    hints: int
    peeks: int
    milliseconds: int
    daily: str | None = Field(json_schema_extra={"format": "date"})


class FirstEndJson(Wire):
    """How a game first ended, with all that it took; that is what counts. ``in_time``: on the day of its deal."""

    status: Literal["won", "lost", "drawn"]
    winner: Tick | None
    score: int | None
    moves: int | None
    milliseconds: int
    hints: int
    peeks: int
    in_time: bool


class TableSummary(SetTable):
    """A table of the browser's, in a list."""

    ply: int
    score: int | None
    started: str = Field(json_schema_extra={"format": "date-time"})
    changed: str = Field(json_schema_extra={"format": "date-time"})
    status: Literal["playing", "won", "lost", "drawn"]
    ended: EndedJson | None
    view: ViewJson


class TableJson(SetTable):
    """A game being played. One that is not the asker's ``own`` is over, and can only be looked at.

    ``noticed`` is what a person who sees the table notices beside what is said.
    """

    own: bool
    version: int
    ply: int
    can_undo: bool
    can_redo: bool
    ended: EndedJson | None
    over: bool
    paused: bool
    first_end: FirstEndJson | None
    view: ViewJson
    happened: list[StepJson]
    said: MessageJson | None
    noticed: list[MessageJson]


class ErrorJson(Wire):
    """Why a request was refused; with a 409 perhaps the table as it is now."""

    error: MessageJson
    table: TableJson | None


class ReasonJson(Wire):
    """Why nothing can be played there."""

    reason: MessageJson


class RecordJson(Wire):
    """A game record, as ``parlour trace`` reads it."""

    game: str
    deal: str | None = None
    deck: list[str] | None = None
    options: dict[str, bool | int | str]
    moves: list[str]
    rules_version: int
    ended: EndedJson | None = None
    about: dict[str, str]


class OptionJson(Wire):
    """An option of a game."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str


class GameJson(Wire):
    """A game that can be played here, with the view of a position from its middle."""

    id: str
    title: str
    author: str
    players: int
    minutes: int
    difficulty: int
    options: list[OptionJson]
    presets: dict[str, dict[str, bool | int | str]]
    rules_version: int
    picture: ViewJson
    lesson: bool
