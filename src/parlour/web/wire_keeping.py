"""What is said over HTTP about days, par, statistics and one's own data, as types; see ``wire.py``."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, GetJsonSchemaHandler
from pydantic_core import CoreSchema

from parlour.web.exact import daily_schema
from parlour.web.wire import Text, Wire

Result = Literal["won", "lost", "drawn"]


class DailyWish(Wire):
    """Which game's day is to be played; without a date, today's. One that is yet to come is refused."""

    game: Text
    date: Text | None = None

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return daily_schema() | {"description": cls.__doc__}


class GameOfTodayJson(Wire):
    """A game today: whether it is done, and on how many days in a row it was won on its day."""

    game: str
    state: Literal["new", "going", "won", "lost", "drawn"]
    streak: int


class TodayJson(Wire):
    """All the games of today; ``streak`` counts the days in a row on which any was won on its day."""

    date: str = Field(json_schema_extra={"format": "date"})
    games: list[GameOfTodayJson]
    streak: int


class ParJson(Wire):
    """The best possible score of a finished game's deal: itself where it is proved, and what it is at least."""

    best: int | None
    at_least: int


class MeanJson(Wire):
    """A mean, and of how many games it is."""

    mean: float
    games: int


class ScoreJson(MeanJson):
    """Final scores."""

    best: int


class BelowParJson(MeanJson):
    """How far scores were below par, of the games with par known; ``reached`` is in how many it was reached."""

    reached: int


class TimeJson(MeanJson):
    """Milliseconds that games took; ``best`` is the shortest of a game that was won."""

    best: int | None


class PartJson(Wire):
    """Some games: all, those without help, or those with it. ``low`` to ``high`` is the win rate's 95% interval."""

    help: Literal["all", "without", "with"]
    games: int
    won: int
    drawn: int
    lost: int
    low: float
    high: float
    score: ScoreJson | None
    below_par: BelowParJson | None
    time: TimeJson | None


class SidesJson(Wire):
    """How often each side won where people played both."""

    X: int
    O: int  # noqa: E741 - the name of the side
    drawn: int


class ScoreCountJson(Wire):
    """How often a score was reached, by a win or otherwise."""

    score: int
    won: bool
    count: int


class ResultsJson(Wire):
    """The results of a day, or of a month."""

    when: str
    won: int
    drawn: int
    lost: int


class GroupJson(Wire):
    """Games with the same options and, against the program, the same level; ``again`` counts plays of known deals."""

    game: str
    options: dict[str, bool | int | str]
    level: int | None
    sides: SidesJson | None
    parts: list[PartJson]
    all_alone: bool
    again: int
    scores: list[ScoreCountJson]
    over_time: list[ResultsJson]


class StreakJson(Wire):
    """Days in a row on which a game of the day was won: up to now, and the most there were."""

    now: int
    longest: int


class StreakOfGameJson(StreakJson):
    """Those of one game."""

    game: str


class StreaksJson(StreakJson):
    """Those of any game, and of each."""

    games: list[StreakOfGameJson]


class StatisticsJson(Wire):
    """What a player's finished games come to."""

    groups: list[GroupJson]
    streaks: StreaksJson


class ChartJson(Wire):
    """A chart of the group with that number, as SVG."""

    group: int
    name: Literal["scores", "over_time"]
    svg: str
