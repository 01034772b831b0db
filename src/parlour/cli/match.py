"""``parlour match``: how well a player does in many deals, or against another."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Sequence
from typing import Any

import click

from parlour.cli.arguments import chosen_options, parse_number
from parlour.message import Refused, say
from parlour.players.find import find_player
from parlour.players.match import Match, Played, play_match
from parlour.players.summary import QUANTILES, Summary, summarize
from parlour.record import parse_deal
from parlour.registry import find_game
from parlour.search.solution import Goal
from parlour.words import english

INTERRUPTED = 130
GOALS: dict[str, Goal] = {"win": "win", "score": "score"}
MOST_JOBS = 256
MOST = 2**63 - 1
WIDTH = 100


def run_match(
    match: Match,
    deals: str,
    jobs: str | None,
    as_json: bool,
) -> int:
    """Play the match, then tell how it went; when it is interrupted, how the games went that were played."""
    numbers = parse_deals(deals)
    processes = 1 if jobs is None else parse_number(jobs, "--jobs", 1, MOST_JOBS)
    games: list[Played] = []
    status = 0
    try:
        with click.progressbar(length=len(numbers), file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
            for played in play_match(match, numbers, processes):
                games.append(played)
                bar.update(1)
    except KeyboardInterrupt:
        status = INTERRUPTED
    if games:
        summary = summarize(games)
        click.echo(_in_json(match, deals, summary) if as_json else _in_words(match, deals, summary))
    return status


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
    if goal is not None and goal not in GOALS:
        raise Refused("usage-goal", goal=goal[:40], goals=", ".join(GOALS))
    if goal is not None and game.players > 1:
        raise Refused("usage-no-goal", game=game.title)
    match = Match(
        game=game.id,
        options=tuple(chosen_options(game, preset, settings).items()),
        players=tuple(players),
        goal=GOALS[goal or "win"],
        seed=0 if seed is None else parse_number(seed, "--seed", 0, MOST),
        budget=None if budget is None else parse_number(budget, "--budget", 1, MOST),
    )
    for player in players:
        find_player(game, player, match.goal, match.seed, match.budget)
    return match


def parse_deals(text: str) -> range:
    """The deals from A to B that ``A-B`` stands for, or the one that a single number does. Raises Refused."""
    first, dash, last = text.partition("-")
    start = parse_deal(first)
    end = parse_deal(last) if dash else start
    if end < start:
        raise Refused("usage-deals", deals=text[:60])
    return range(start, end + 1)


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
