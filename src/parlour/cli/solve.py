"""``parlour solve``: what is true about deals and positions, a JSON line for each."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import click

from parlour.cli.arguments import (
    chosen_options,
    chosen_start,
    parse_budget,
    parse_goal,
    parse_memory,
    parse_range,
    records_in,
)
from parlour.game import Game
from parlour.message import Refused, say
from parlour.parallel import run_each, stopped
from parlour.record import Record, parse_record
from parlour.registry import find_game
from parlour.search.solution import Goal, Limits, Solution
from parlour.words import english


@dataclass(frozen=True, slots=True)
class Wish:
    """How each start is to be solved."""

    goal: Goal
    states: int
    memory: int


@dataclass(frozen=True, slots=True)
class Starts:
    """What is to be solved: records of one game, and how many there are."""

    game: Game
    count: int
    records: Iterator[Record]


def parse_wish(goal: str | None, budget: str | None, memory: str | None, jobs: int) -> Wish:
    """How to solve; the memory is shared by the jobs. Raises Refused."""
    return Wish(
        parse_goal(goal),
        parse_budget(budget),
        parse_memory(memory) // jobs,
    )


def choose_starts(
    name: str, file: str | None, deal: str | None, deals: str | None, preset: str | None, settings: Sequence[str]
) -> Starts:
    """The starts that the arguments mean. Raises Refused."""
    game = find_game(name)
    if sum(given is not None for given in (file, deal, deals)) > 1:
        raise Refused("usage-one-start", command="parlour solve")
    if file is not None:
        if preset is not None or settings:
            raise Refused("usage-record-options")
        records = records_in(file)
        for record in records:
            if record.game is not game:
                raise Refused("usage-other-game", file=file, found=record.game.id, game=game.id)
        return Starts(game, len(records), iter(records))
    if deals is not None:
        if not game.dealt:
            raise Refused("usage-not-dealt", game=game.title)
        numbers = parse_range(deals, "--deals")
        options = chosen_options(game, preset, settings)
        return Starts(game, len(numbers), (Record(game, options, number) for number in numbers))
    if game.dealt and deal is None:
        raise Refused("usage-start-needed", game=game.title)
    return Starts(game, 1, iter((chosen_start(game, deal, preset, settings),)))


def solve_starts(starts: Starts, wish: Wish, jobs: int) -> int:
    """Solve each start and print a line for it as soon as it is known."""
    if wish.goal == "score" and starts.game.players > 1:
        raise Refused("usage-no-goal", game=starts.game.title)
    say_if_cold(starts.game)
    # A bar amid the lines would spoil both.
    shown = sys.stderr.isatty() and (starts.count == 1 or not sys.stdout.isatty())
    alone = starts.count == 1
    with progress_bar(wish.states if alone else starts.count, shown) as progress:
        work = partial(solve_one, wish, progress if alone and jobs == 1 else _silently)
        for done, line in enumerate(run_each(work, (record.to_json() for record in starts.records), jobs), 1):
            if not alone:
                progress(done)
            sys.stdout.write(json.dumps(line) + "\n")
            sys.stdout.flush()
    return 0


def solve_one(wish: Wish, progress: Callable[[int], None], record_json: dict[str, Any]) -> dict[str, Any]:
    """Solve the position at the end of a record; what is printed about it."""
    from parlour.search.solve import solve

    record = parse_record(record_json)
    solution = solve(record.end(), wish.goal, Limits(wish.states, wish.memory, stopped, progress))
    return to_json(record, wish.goal, solution)


def to_json(record: Record, goal: Goal, solution: Solution) -> dict[str, Any]:
    """What is printed: in a game for two there is no best score, and without a goal of it none is told."""
    line: dict[str, Any] = {"deal": str(record.deal)} if record.deal is not None else {}
    line["verdict"] = solution.verdict
    if record.game.players == 1:
        line["best"] = solution.best
        if goal == "score" and solution.best is None:
            line |= {"best_found": solution.best_found, "best_bound": solution.best_bound}
    return line | {"line": list(solution.line), "states": solution.states}


def say_if_cold(game: Game) -> None:
    """Say that one has to wait where the game's rules have to be compiled first."""
    from parlour.compiled import is_cold

    if is_cold(game):
        click.echo(english(say("usage-preparing", game=game.title)), err=True)


def _silently(states: int) -> None:
    pass


@contextmanager
def progress_bar(length: int, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream; what comes back is told how far things are."""
    if not shown:
        yield _silently
        return
    with click.progressbar(length=length, file=sys.stderr, show_pos=True) as bar:
        yield lambda done: bar.update(done - bar.pos)
