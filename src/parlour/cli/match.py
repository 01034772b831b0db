"""``parlour match``: how well a player does in many deals, or against another."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import click

from parlour.cli.arguments import chosen_options, parse_goal, parse_jobs, parse_number, parse_range
from parlour.cli.solve import progress_bar
from parlour.message import Refused, say
from parlour.parallel import run_each, stopped
from parlour.players.find import find_player
from parlour.players.match import Match, Played, play_game
from parlour.players.summary import QUANTILES, Summary, summarize
from parlour.registry import find_game
from parlour.words import english

INTERRUPTED = 130
MOST = 2**63 - 1
WIDTH = 100


def run_match(match: Match, deals: str, jobs: str | None, as_json: bool) -> int:
    """Play the match, then tell how it went; when it is interrupted, how the games went that were played."""
    numbers = parse_range(deals, "--deals")
    processes = parse_jobs(jobs)
    games: list[Played] = []
    status = 0
    try:
        with progress_bar(len(numbers), sys.stderr.isatty()) as progress:
            for played in play_match(match, numbers, processes):
                games.append(played)
                progress(len(games))
    except KeyboardInterrupt:
        status = INTERRUPTED
    if games:
        summary = summarize(games)
        click.echo(_in_json(match, deals, summary) if as_json else _in_words(match, deals, summary))
    return status


def play_match(match: Match, numbers: range, jobs: int) -> Iterator[Played]:
    """Play the games with these numbers, in order; at Ctrl-C the ones that are going on count for nothing."""
    for played in run_each(partial(play_unless_stopped, match), numbers, jobs):
        if played is not None:
            yield played


def play_unless_stopped(match: Match, number: int) -> Played | None:
    """Play a game of a match; None when somebody presses Ctrl-C meanwhile."""
    return play_game(match, number, stopped)


def chosen_match(
    name: str,
    players: Sequence[str],
    preset: str | None,
    settings: Sequence[str],
    goal: str | None,
    seed: str | None,
    budget: str | None,
) -> Match:
    """The match that the command line describes. Raises Refused."""
    game = find_game(name)
    if len(players) != game.players:
        raise Refused("usage-players", game=game.title, count=game.players, given=len(players))
    if goal is not None and game.players > 1:
        raise Refused("usage-no-goal", game=game.title)
    match = Match(
        game=game.id,
        options=tuple(chosen_options(game, preset, settings).items()),
        players=tuple(players),
        goal=parse_goal(goal),
        seed=0 if seed is None else parse_number(seed, "--seed", 0, MOST),
        budget=None if budget is None else parse_number(budget, "--budget", 1, MOST),
    )
    for player in players:
        find_player(game, player, match.goal, match.seed, match.budget)
    return match


def _in_json(match: Match, deals: str, summary: Summary) -> str:
    data: dict[str, Any] = {
        "game": match.game,
        "options": dict(match.options),
        "players": list(match.players),
        "goal": match.goal,
        "seed": match.seed,
        "budget": match.budget,
        "deals": deals,
        "games": summary.games,
        "won": summary.won,
        "drawn": summary.drawn,
        "lost": summary.lost,
        "win_rate": summary.win_rate,
        "interval": [summary.low, summary.high],
    }
    if summary.scores is not None:
        data["score"] = {
            "mean": summary.scores.mean,
            "quantiles": dict(zip(map(str, QUANTILES), summary.scores.quantiles, strict=True)),
            "counts": {str(score): count for score, count in summary.scores.counts},
        }
    return json.dumps(data)


def _in_words(match: Match, deals: str, summary: Summary) -> str:
    title = find_game(match.game).title
    lines = [english(say("match-title", game=title, players=", ".join(match.players), deals=deals))]
    lines.append(
        english(
            say(
                "match-won",
                won=summary.won,
                drawn=summary.drawn,
                lost=summary.lost,
                rate=_percent(summary.win_rate),
                low=_percent(summary.low),
                high=_percent(summary.high),
            )
        )
    )
    if summary.scores is not None:
        least, low, quarter, median, three_quarters, high, most = map(_short, summary.scores.quantiles)
        lines.append(
            english(
                say(
                    "match-score",
                    mean=f"{summary.scores.mean:.2f}",
                    least=least,
                    low=low,
                    quarter=quarter,
                    median=median,
                    three_quarters=three_quarters,
                    high=high,
                    most=most,
                )
            )
        )
        counts = ", ".join(
            english(say("match-count", score=str(score), count=count)) for score, count in summary.scores.counts
        )
        lines += textwrap.wrap(english(say("match-counts", counts=counts)), WIDTH)
    return "\n".join(lines)


def _percent(part: float) -> str:
    return f"{100 * part:.1f}%"


def _short(quantile: float) -> str:
    return f"{quantile:g}"
