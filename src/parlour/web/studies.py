"""Studies on the page: two sets of a game's options compared on the same deals."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import FileResponse

from parlour.game import Game
from parlour.message import Refused
from parlour.players.find import player_names
from parlour.position import DEALS
from parlour.record import parse_deal
from parlour.registry import GAMES, find_game
from parlour.study.files import ROWS
from parlour.study.plan import THOUGHTFUL, Plan, Variant
from parlour.table.store import ID
from parlour.web.answers import Answer
from parlour.web.documents import BAD_QUERY, CHANGES, NOT_FOUND, OF_A_STUDY, STUDY, answers, file_answer
from parlour.web.kept_studies import KeptStudy
from parlour.web.players import player_of
from parlour.web.study_files import CONTENT, REPORT
from parlour.web.study_queue import StudyQueue
from parlour.web.wire_studies import MOST_DEALS, NewStudy, StudiesJson, StudyReportJson
from parlour.words import catalogue_text

STATES = 300_000
MEMORY = 256 * 2**20
"""How far the solver may go for each deal, in states and in bytes."""

EXAMINED = 10
"""The games of so many deals are looked at move by move, which takes much longer than to play them."""

SECONDS_OF_A_GAME = {
    "random": 0.002,
    "greedy": 0.02,
    "strong": 0.4,
    "level-1": 0.01,
    "level-2": 0.01,
    "level-3": 0.01,
    "level-4": 0.05,
    "level-5": 7,
    THOUGHTFUL: 0.05,
}
"""About how long each player takes for a game, all games taken together, on one core that has nothing else to do."""

PARQUET = "application/vnd.apache.parquet"
HTML = file_answer("text/html")


class Unfinished(Refused):
    """The study has not been played to its end."""

    def __init__(self) -> None:
        super().__init__("studies-unfinished")


async def queue_of(request: Request) -> StudyQueue:
    """The studies of the application."""
    queue: StudyQueue = request.app.state.studies
    return queue


Player = Annotated[str, Depends(player_of)]
Queue = Annotated[StudyQueue, Depends(queue_of)]
StudyId = Annotated[str, Path(json_schema_extra={"pattern": f"^{ID.pattern}$"})]
Language = Annotated[str, Query(max_length=20)]

router = APIRouter(prefix="/api/studies")


@router.get("", responses=answers(StudiesJson))
def list_studies(player: Player, queue: Queue) -> Response:
    """The player's studies, the newest first, and what a new one may be of."""
    return Answer(
        {
            "studies": [_summary(queue, study) for study in queue.of(player)],
            "games": [{"game": game.id, "players": _players(game)} for game in GAMES.values()],
            "most_deals": MOST_DEALS,
            "minutes": round(queue.seconds / 60),
        }
    )


@router.post("", responses=STUDY | CHANGES | OF_A_STUDY)
def begin_study(request: Request, player: Player, queue: Queue, wish: NewStudy) -> Response:
    """Begin a study; it is played when its turn comes."""
    study = queue.begin(player, _plan(wish), str(request.base_url).rstrip("/"))
    return Answer(_study(queue, player, study))


@router.get("/{id}", operation_id="readStudy", responses=STUDY | NOT_FOUND)
def read_study(player: Player, queue: Queue, id: StudyId) -> Response:
    """A study as it is; anybody's, for whoever knows its id."""
    return Answer(_study(queue, player, queue.find(id)))


@router.post("/{id}/cancel", operation_id="cancelStudy", responses=STUDY | CHANGES | NOT_FOUND)
def cancel_study(player: Player, queue: Queue, id: StudyId) -> Response:
    """Stop a study of the player's; what was played is kept, and it can go on."""
    return Answer(_study(queue, player, queue.cancel(player, id)))


@router.post("/{id}/resume", operation_id="resumeStudy", responses=STUDY | CHANGES | OF_A_STUDY)
def resume_study(player: Player, queue: Queue, id: StudyId) -> Response:
    """Have a study of the player's that has stopped go on, when its turn comes."""
    return Answer(_study(queue, player, queue.resume(player, id)))


@router.post("/{id}/delete", operation_id="deleteStudy", responses=answers(StudiesJson) | CHANGES | OF_A_STUDY)
def delete_study(player: Player, queue: Queue, id: StudyId) -> Response:
    """Delete a study of the player's that is over, with all its rows."""
    queue.delete(player, id)
    return list_studies(player, queue)


@router.get(
    "/{id}/report",
    operation_id="readStudyReport",
    responses=answers(StudyReportJson) | OF_A_STUDY | BAD_QUERY,
)
def read_report(queue: Queue, id: StudyId, language: Language = "en") -> Response:
    """What a study found, to be shown in a page."""
    return Answer({"html": _found(queue, id, _in(CONTENT, language)).read_text("utf-8")})


@router.get(
    "/{id}/report.html", operation_id="downloadStudyReport", responses=file_answer("text/html") | OF_A_STUDY | BAD_QUERY
)
def download_report(queue: Queue, id: StudyId, language: Language = "en") -> Response:
    """What a study found, as a file that needs nothing else."""
    return _file(queue, id, _in(REPORT, language), "text/html")


@router.get("/{id}/rows.parquet", operation_id="downloadStudyRows", responses=file_answer(PARQUET) | OF_A_STUDY)
def download_rows(queue: Queue, id: StudyId) -> Response:
    """All games of a study, a row for each."""
    return _file(queue, id, ROWS, PARQUET)


def _players(game: Game) -> list[dict[str, Any]]:
    return [{"name": name, "seconds": SECONDS_OF_A_GAME[name]} for name in (*player_names(game), THOUGHTFUL)]


def _plan(wish: NewStudy) -> Plan:
    """The study that is wished for, within what the server has to give. Raises Refused."""
    game = find_game(wish.game)
    rules = [game.complete_options(options) for options in (wish.options, wish.versus)]
    if rules[0] == rules[1]:
        raise Refused("studies-same-rules")
    if not wish.players:
        raise Refused("studies-no-players")
    if not 1 <= wish.deals <= MOST_DEALS:
        raise Refused("studies-deals-wrong", most=MOST_DEALS)
    first = parse_deal(wish.first)
    if first + wish.deals > DEALS:
        raise Refused("studies-deals-end", first=wish.first[:40], deals=wish.deals, most=str(DEALS - 1))
    variants = tuple(Variant.of(game, options) for options in rules)
    last = first + wish.deals - 1
    plan = Plan(game.id, variants, tuple(wish.players), first, last, states=STATES, memory=MEMORY, examined=EXAMINED)
    plan.check()
    return plan


def _summary(queue: StudyQueue, study: KeptStudy) -> dict[str, Any]:
    plan = study.plan
    return {
        "id": study.id,
        "game": plan["game"],
        "variants": [variant["options"] for variant in plan["variants"]],
        "players": plan["players"],
        "first": plan["first"],
        "deals": study.deals,
        "begun": study.begun,
        "state": study.state,
        "why": study.why,
        "games": queue.shelf.progress(study)["games"],
        "all_games": study.games,
    }


def _study(queue: StudyQueue, player: str, study: KeptStudy) -> dict[str, Any]:
    more = {"own": study.player == player, "ahead": queue.ahead_of(study)}
    return _summary(queue, study) | queue.shelf.progress(study) | more


def _in(name: str, language: str) -> str:
    """A file's name in a language. Raises Refused where the language is not there."""
    catalogue_text(language)
    return f"{name}-{language}.html"


def _found(queue: StudyQueue, id: str, name: str) -> FilePath:
    """A file with what a study found. Raises NoSuchStudy, Unfinished."""
    study = queue.find(id)
    if study.state != "done":
        raise Unfinished
    return queue.shelf.path(study) / name


def _file(queue: StudyQueue, id: str, name: str, kind: str) -> Response:
    path = _found(queue, id, name)
    return FileResponse(path, media_type=kind, filename=f"parlour-study-{id}{path.suffix}")
