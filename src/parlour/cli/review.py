"""``parlour review`` and ``parlour hint``: a game that was played, move by move, and the next move of one."""

from __future__ import annotations

import json
import sys
from threading import Event

import click

from parlour.cli.arguments import records_in
from parlour.cli.solve import progress_bar, say_if_cold
from parlour.message import Message, Refused, say
from parlour.parallel import heeding_interrupts, stopped
from parlour.players.memory import seen_cards
from parlour.record import Record
from parlour.review.advice import hint, peek
from parlour.review.outlook import Outlook
from parlour.review.review import Review, review
from parlour.search.solution import Limits
from parlour.words import english

ROW = "{:>5}  {:<12} {:<9} {:>9} {:>5}  {}"


def review_file(file: str, states: int, memory: int, as_json: bool) -> int:
    """Print the review of each record of a file."""
    for record in records_in(file):
        say_if_cold(record.game)
        shown = sys.stderr.isatty()
        with heeding_interrupts(Event()), progress_bar(states, shown) as progress:
            judged = review(record, Limits(states, memory, stopped, progress))
            click.echo(json.dumps(judged.to_json()) if as_json else "\n".join(_lines(record, judged)))
    return 0


def _lines(record: Record, judged: Review) -> list[str]:
    solitaire = record.game.players == 1
    titles = ("review-ply", "review-move", "review-verdict", "review-best" if solitaire else "review-value")
    lines = [ROW.format(*(english(say(title)) for title in titles), english(say("review-lost")), "").rstrip()]
    lines.append(_row(0, "", judged.start, None, ""))
    for move in judged.moves:
        mark = "review-fatal" if move.ply == judged.fatal else "review-costly" if move.ply in judged.costly else None
        lines.append(_row(move.ply, move.move, move.after, move.lost, english(say(mark)) if mark else ""))
    lines += ["", english(_summary(judged))]
    for move in judged.moves:
        if move.better and (move.ply == judged.fatal or move.ply in judged.costly):
            lines.append(english(say("review-better", ply=move.ply, line=" ".join(move.better))))
    return lines


def _row(ply: int, move: str, outlook: Outlook, lost: int | None, mark: str) -> str:
    return ROW.format(ply, move, outlook.verdict, _best(outlook), lost or "", mark).rstrip()


def _best(outlook: Outlook) -> str:
    """The best score as proved or as held between two numbers; in a game for two the estimate for X."""
    if outlook.value is not None:
        return f"~{outlook.value:+.2f}"
    if outlook.best is not None:
        return str(outlook.best)
    if outlook.found is None:
        return ""
    return f"{outlook.found}..{'' if outlook.bound is None else outlook.bound}"


def _summary(judged: Review) -> Message:
    if judged.fatal is not None:
        return say("review-lost-at", ply=judged.fatal, move=judged.moves[judged.fatal - 1].move)
    if judged.start.verdict == "dead":
        return say("review-dead-deal")
    if judged.costly:
        return say("review-points", count=len(judged.costly))
    return say("review-nothing" if judged.complete else "review-unknown")


def hint_file(file: str, states: int, memory: int, peeking: bool) -> int:
    """Print a good move for the position at the end of a file's record; with all cards known, a way to the best."""
    records = records_in(file)
    if len(records) != 1:
        raise Refused("usage-one-record", file=file, count=len(records))
    record, position = records[0], records[0].end()
    say_if_cold(record.game)
    if position.is_over:
        raise Refused("usage-hint-over")
    if peeking:
        with heeding_interrupts(Event()), progress_bar(states, sys.stderr.isatty()) as progress:
            found = peek(position, Limits(states, memory, stopped, progress))
            click.echo("\n".join([english(found.words), *filter(None, [" ".join(found.solution.line)])]))
        return 0
    given = hint(position, seen_cards(record.start(), record.moves))
    assert given.move is not None and given.words is not None
    click.echo(english(say("hint-line", move=given.move, words=given.words, reason=given.reason)))
    return 0
