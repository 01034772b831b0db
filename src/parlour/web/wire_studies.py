"""What is said over HTTP about studies, as types; see ``wire.py``."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, GetJsonSchemaHandler, StrictInt
from pydantic_core import CoreSchema

from parlour.web.exact import new_study_schema
from parlour.web.wire import Text, Value, Wire

MOST_DEALS = 10_000


class NewStudy(Wire):
    """What is to be compared: a game under ``options`` and under ``versus``, what is left out being as usual.

    Each of ``players`` plays ``deals`` deals under both, from the ``first`` on.
    """

    game: Text
    options: dict[Text, Value]
    versus: dict[Text, Value]
    players: list[Text]
    deals: StrictInt
    first: Text = "0"

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return new_study_schema(MOST_DEALS)


class SoFarJson(Wire):
    """What one player has done so far under one of the two rules.

    ``low`` to ``high`` is the 95% interval of the win rate, what is undecided counting as lost at its low end and as
    won at its high end; ``mean`` is that of the scores that are known.
    """

    variant: int
    player: str
    games: int
    won: int
    undecided: int
    drawn: int
    low: float
    high: float
    mean: float | None


class StudySummary(Wire):
    """A study in a list: ``games`` of ``all_games`` are played; ``why`` tells what stopped one that has stopped."""

    id: str
    game: str
    variants: list[dict[str, bool | int | str]]
    players: list[str]
    first: str
    deals: int
    begun: str = Field(json_schema_extra={"format": "date-time"})
    state: Literal["waiting", "running", "stopped", "done"]
    why: Literal["cancelled", "time", "broken"] | None
    games: int
    all_games: int


class StudyJson(StudySummary):
    """A study. One that is not the asker's ``own`` can only be looked at.

    While it waits, so many are ``ahead`` of it; ``seconds_left`` is an estimate of the time that is left.
    """

    own: bool
    ahead: int
    seconds_left: float | None
    results: list[SoFarJson]


class StudyPlayerJson(Wire):
    """A player, and about how many seconds one game takes."""

    name: str
    seconds: float


class StudyGameJson(Wire):
    """Who can play a game in a study, the weakest first."""

    game: str
    players: list[StudyPlayerJson]


class StudiesJson(Wire):
    """The asker's studies, the newest first, and what a new one may be of; it is played for ``minutes`` at most."""

    studies: list[StudySummary]
    games: list[StudyGameJson]
    most_deals: int
    minutes: int


class StudyReportJson(Wire):
    """What a study found, as HTML to be put into a page."""

    html: str
