"""What worker processes do: each job takes and gives plain data. Only here, in a worker, is anything compiled."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from parlour.message import Refused
from parlour.position import Position
from parlour.record import Record, parse_record
from parlour.registry import find_game
from parlour.web.worker import Clock

if TYPE_CHECKING:
    from parlour.search.solution import Limits

Json = dict[str, Any]

MEMORY = 256 * 2**20
"""What a search in a worker may take, in bytes."""

UNLIMITED = 10**10
"""More states than can be searched in time: the clock is the limit."""

SECONDS_TO_PREPARE = 0.5

UNPREPARED = ("import", "import much", "statistics", "charts")
"""Jobs that need nothing compiled."""

STATES_OF_A_REVIEW = 4_000_000
"""How far a whole game is searched: what that does not prove would seldom be proved in several times as long."""

STATES_OF_A_DEAL = 300_000
"""How far one deal is searched when any winnable one will do."""


def perform(name: str, arguments: Json, clock: Clock) -> Json:
    """Do a job by its name."""
    if name not in UNPREPARED:
        _prepare(name, arguments["game"] if "game" in arguments else arguments["record"]["game"])
    return JOBS[name](arguments, clock)


def hint(arguments: Json, clock: Clock) -> Json:
    """A good move at the end of a record, as far as its player can see."""
    from parlour.players.memory import seen_cards
    from parlour.review.advice import hint

    record = parse_record(arguments["record"])
    found = hint(record.end(), seen_cards(record.start(), record.moves))
    words = found.words.to_json() if found.words is not None else None
    return {"move": found.move, "words": words, "reason": found.reason.to_json()}


def peek(arguments: Json, clock: Clock) -> Json:
    """What is true at the end of a record, hidden cards and all."""
    from parlour.review.advice import peek

    found = peek(_position(arguments), _limits(clock))
    return {"verdict": found.solution.verdict, "line": list(found.solution.line), "words": found.words.to_json()}


def outlook(arguments: Json, clock: Clock) -> Json:
    """Whether a game can still be won at the end of a record."""
    from parlour.search.solve import solve

    solution = solve(_position(arguments), "win", _limits(clock))
    return {"verdict": solution.verdict, "line": list(solution.line)}


def reply(arguments: Json, clock: Clock) -> Json:
    """The program's move at the end of a record."""
    from parlour.players.cross_jack import level_player

    return {"move": level_player(arguments["level"], arguments["seed"]).choose(_position(arguments))}


def review(arguments: Json, clock: Clock) -> Json:
    """A finished game, move by move."""
    from parlour.review.outlook import NODES
    from parlour.review.review import review
    from parlour.search.solution import Limits

    record = parse_record(arguments["record"])
    # In a review the states are shared out to the positions, so here they are the limit too.
    most = STATES_OF_A_REVIEW if record.game.players == 1 else min(STATES_OF_A_REVIEW, NODES * (len(record.moves) + 1))
    limits = Limits(STATES_OF_A_REVIEW, MEMORY, clock.stopped, lambda states: clock.progress(min(1.0, states / most)))
    return review(record, limits).to_json()


def par(arguments: Json, clock: Clock) -> Json:
    """The best possible score from the start of a record, where it is proved, and the best that was found."""
    from parlour.search.solve import solve

    solution = solve(_position(arguments), "score", _limits(clock))
    return {"best": solution.best, "at_least": solution.best_found}


def statistics(arguments: Json, clock: Clock) -> Json:
    """What finished games come to."""
    from parlour.web.sums import sum_up

    return {"groups": sum_up(arguments["games"])}


def charts(arguments: Json, clock: Clock) -> Json:
    """Charts of finished games."""
    from parlour.web.charts import draw_charts
    from parlour.web.sums import sum_up

    return {"charts": draw_charts(sum_up(arguments["games"]), arguments["titles"], clock.stopped)}


def import_games(arguments: Json, clock: Clock) -> Json:
    """The games of a file, played anew by the rules, as rows for the database; or why they are refused."""
    from parlour.web.own_data_file import read_file

    try:
        return {"refused": None, "games": read_file(arguments["body"], clock.stopped)}
    except Refused as error:
        return {"refused": error.message, "games": []}


def find_winnable(arguments: Json, clock: Clock) -> Json:
    """Some deals that are proved winnable, as many as wished or found in time."""
    from parlour.search.solution import Limits
    from parlour.search.solve import solve

    game, options = find_game(arguments["game"]), arguments["options"]
    limits = Limits(STATES_OF_A_DEAL, MEMORY, clock.stopped)
    found: list[int] = []
    while len(found) < arguments["count"] and not clock.stopped():
        deal = secrets.randbelow(arguments["below"])
        if solve(Position.deal(game, options, deal), "win", limits).verdict == "winnable":
            found.append(deal)
    return {"deals": found}


def warm_up(arguments: Json, clock: Clock) -> Json:
    """Make ready for what a person at a table will want at once; it is compiled, or read from the disk."""
    game = find_game(arguments["game"])
    for name in ("hint", "outlook", *(("reply",) if game.players == 2 else ())):
        _prepare(name, game.id)
    return {}


def _position(arguments: Json) -> Position:
    """The position at the end of a record."""
    return parse_record(arguments["record"]).end()


def _limits(clock: Clock) -> Limits:
    from parlour.search.solution import Limits

    return Limits(UNLIMITED, MEMORY, clock.stopped)


@cache
def _prepare(name: str, game: str) -> None:
    """Have everything compiled that a job needs, by doing the like once; it is not to take from the job's time."""
    rules = find_game(game)
    options = rules.complete_options({})
    record = _record_with_a_choice(Record(rules, options, deal=0 if rules.dealt else None))
    arguments = {"record": record.to_json(), "level": 1, "seed": 0}
    arguments |= {"game": game, "options": options, "count": 1, "below": 1}
    JOBS[name](arguments, Clock(SECONDS_TO_PREPARE, lambda done: None))


def _record_with_a_choice(record: Record) -> Record:
    """A record played on to where there is more than one move: with just one, nothing has to be thought over."""
    position = record.end()
    while len(position.legal) == 1:
        record = replace(record, moves=(*record.moves, position.legal[0]))
        position = record.end()
    return record


JOBS: dict[str, Callable[[Json, Clock], Json]] = {
    "hint": hint,
    "peek": peek,
    "outlook": outlook,
    "reply": reply,
    "review": review,
    "par": par,
    "import": import_games,
    "import much": import_games,
    "statistics": statistics,
    "charts": charts,
    "find winnable": find_winnable,
    "fill pool": find_winnable,
    "compile": warm_up,
    "warm up": warm_up,
}
