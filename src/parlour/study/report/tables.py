"""The tables of a report: their titles, heads and rows as text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from parlour.message import Message, say
from parlour.registry import find_game
from parlour.study.comparisons import Difference
from parlour.study.findings import Findings
from parlour.study.measures import Result
from parlour.study.report.numbers import between, decimal, percent, points, probability, short
from parlour.study.report.sentences import player_name, variant_name

NONE = "\u2013"

Cell = str | int | Message


@dataclass(frozen=True, slots=True)
class Grid:
    """A table with a note on its columns; a cell is a text, a whole number or a message."""

    title: Message
    heads: tuple[Message, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: Message


def grids(findings: Findings) -> Iterator[Grid]:
    """The tables that there is something to say in."""
    two = find_game(findings.plan.game).players > 1
    yield _sides(findings) if two else _rates(findings)
    scored = [result for result in findings.results if result.scores is not None]
    if scored:
        yield _scores(findings, scored)
    if any(not result.is_thoughtful for result in findings.results):
        yield _course(findings)
    if findings.differences:
        yield _differences(findings)
    if findings.spreads:
        yield _luck(findings)


def _rates(findings: Findings) -> Grid:
    rows = []
    for result in findings.results:
        won = result.won
        rows.append((*_who(findings, result), *_rate(result), percent(won.undecided / won.games), won.games))
    heads = _heads("variant", "player", "won", "interval", "undecided", "games")
    return Grid(say("study-rates"), heads, tuple(rows), say("study-note-rates", interval=_interval(findings)))


def _sides(findings: Findings) -> Grid:
    """The same of a game for two, as X, who begins, sees it."""
    rows = []
    for result in findings.results:
        shares = percent(result.drawn_share), percent(result.lost_share)
        advantage, decisive = percent(result.advantage, signed=True), percent(result.decisive)
        undecided = percent(result.won.undecided / result.won.games)
        rows.append(
            (*_who(findings, result), *_rate(result), *shares, advantage, decisive, undecided, result.won.games)
        )
    heads = _heads(
        "variant", "player", "first", "interval", "drawn", "second", "advantage", "decisive", "undecided", "games"
    )
    return Grid(say("study-rates"), heads, tuple(rows), say("study-note-sides", interval=_interval(findings)))


def _interval(findings: Findings) -> str:
    return "wilson" if findings.plan.until is None else "sequence"


def _scores(findings: Findings, results: list[Result]) -> Grid:
    rows = []
    for result in results:
        scores = result.scores
        assert scores is not None
        _, low, lower, median, upper, high, _ = (short(value) for value in scores.quantiles)
        spread = say("study-quantiles", low=low, lower=lower, median=median, upper=upper, high=high)
        gap = _or_none(scores.gap, lambda value: decimal(value, 2))
        rows.append((*_who(findings, result), decimal(scores.mean, 2), spread, gap, scores.known))
    heads = _heads("variant", "player", "mean", "quantiles", "gap", "games")
    return Grid(say("study-scores"), heads, tuple(rows), say("study-note-scores"))


def _course(findings: Findings) -> Grid:
    heads = _heads("variant", "player", "length", "branching", "forced", "dead", "decisions", "lead")
    rows: list[tuple[Cell, ...]] = []
    for result in findings.results:
        course = result.course
        if result.is_thoughtful:
            continue
        shares = (_or_none(share, percent) for share in (course.forced, course.dead, course.decisions))
        length, branching, lead = (
            _or_none(value, lambda number: decimal(number, 1))
            for value in (course.length, course.branching, course.lead_changes)
        )
        rows.append((*_who(findings, result), length, branching, *shares, lead))
    two = find_game(findings.plan.game).players > 1
    note = say(
        "study-note-course-two" if two else "study-note-course",
        count=min(findings.plan.examined, findings.last - findings.plan.first + 1),
    )
    return Grid(say("study-course"), heads, tuple(rows), note)


def _differences(findings: Findings) -> Grid:
    rows: list[tuple[Cell, ...]] = []
    for one in findings.differences:
        show: Callable[[float], str | Message] = points if one.of_scores else _signed_percent
        what = say("study-scores") if one.of_scores else say("study-column-won")
        balance = f"{one.better} / {one.worse}"
        interval = between(show(one.low), show(one.high))
        chance = probability(one.probability)
        rows.append((*_who(findings, one), what, show(one.value), interval, balance, chance, one.games))
    heads = _heads("variant", "player", "what", "difference", "interval", "better", "chance", "games")
    return Grid(say("study-differences"), heads, tuple(rows), say("study-note-differences"))


def _luck(findings: Findings) -> Grid:
    rows = tuple(
        (
            variant_name(findings.plan, spread.variant),
            decimal(spread.players**0.5, 2),
            decimal(spread.deals**0.5, 2),
            _or_none(spread.skill, percent),
            NONE if spread.low is None or spread.high is None else between(percent(spread.low), percent(spread.high)),
        )
        for spread in findings.spreads
    )
    heads = _heads("variant", "of-players", "of-deals", "skill", "interval")
    return Grid(say("study-luck"), heads, rows, say("study-note-luck"))


def _who(findings: Findings, one: Result | Difference) -> tuple[Message, Message]:
    return variant_name(findings.plan, one.variant), player_name(one.player)


def _rate(result: Result) -> tuple[Message, Message]:
    won = result.won
    return percent(won.share), between(percent(won.low), percent(won.high))


def _heads(*names: str) -> tuple[Message, ...]:
    return tuple(say(f"study-column-{name}") for name in names)


def _or_none(value: float | None, show: Callable[[float], str | Message]) -> str | Message:
    return NONE if value is None else show(value)


def _signed_percent(share: float) -> Message:
    return percent(share, signed=True)
