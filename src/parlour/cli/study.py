"""``parlour study``: what a change of the rules does, on the same deals."""

from __future__ import annotations

import os
import re
import shlex
import string
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from datetime import datetime
from pathlib import Path

import click

from parlour.cli.arguments import (
    chosen_options,
    example_setting,
    parse_goal,
    parse_jobs,
    parse_number,
    parse_range,
    parse_settings,
    parse_size,
)
from parlour.cli.solve import say_if_cold
from parlour.game import Game, OptionValue
from parlour.message import Refused, say
from parlour.players.find import player_names
from parlour.registry import find_game
from parlour.search.solution import MOST_STATES
from parlour.study.cluster import SchedulerGone, open_cluster
from parlour.study.folder import PLAN, Folder, telling_trouble
from parlour.study.local import Processes, play_here
from parlour.study.plan import EXAMINED, MEMORY, STATES, THOUGHTFUL, Plan, Variant
from parlour.study.run import Runner, run_study
from parlour.words import english

MOST = 2**63 - 1
INTERRUPTED = 130
PLAIN = f"{string.ascii_letters}{string.digits} /._-".encode()


@dataclass(frozen=True, slots=True)
class Wish:
    """What the command line asks for, as text; None and empty where it says nothing."""

    game: str | None
    deals: str | None
    players: Sequence[str]
    preset: str | None
    settings: Sequence[str]
    others: Sequence[str]
    goal: str | None
    seed: str | None
    budget: str | None
    states: str | None
    memory: str | None
    examined: str | None
    until: str | None


def chosen_plan(wish: Wish) -> Plan:
    """The study that the command line describes. Raises Refused."""
    game = find_game(wish.game or "")
    if wish.deals is None:
        raise Refused("study-no-deals")
    deals = parse_range(wish.deals, "--deals")
    if not wish.players:
        raise Refused("study-no-players", players=", ".join((*player_names(game), THOUGHTFUL)))
    if wish.goal is not None and game.players > 1:
        raise Refused("usage-no-goal", game=game.title)
    options = chosen_options(game, wish.preset, wish.settings)
    variants = [options, *(_changed(game, options, other) for other in wish.others)]
    plan = Plan(
        game=game.id,
        variants=tuple(Variant.of(game, variant) for variant in variants),
        players=tuple(wish.players),
        first=deals.start,
        last=deals.stop - 1,
        goal=parse_goal(wish.goal),
        seed=_number(wish.seed, "--seed", 0, MOST, 0),
        budget=None if wish.budget is None else parse_number(wish.budget, "--budget", 1, MOST),
        states=_number(wish.states, "--states", 1, MOST_STATES, STATES),
        memory=MEMORY if wish.memory is None else parse_size(wish.memory, "--memory"),
        examined=_number(wish.examined, "--examine", 0, MOST, EXAMINED),
        until=None if wish.until is None else parse_until(wish.until),
    )
    plan.check()
    return plan


def _number(text: str | None, option: str, least: int, most: int, usual: int) -> int:
    return usual if text is None else parse_number(text, option, least, most)


def _changed(game: Game, options: dict[str, OptionValue], other: str) -> dict[str, OptionValue]:
    """The options that --vs means: a preset, or changes with commas between them. Raises Refused."""
    if other in game.presets:
        return game.preset(other)
    if "=" not in other:
        example = example_setting(game.options[0], options[game.options[0].name])
        raise Refused("study-vs-preset", game=game.title, preset=other[:40], example=example)
    return options | parse_settings(game, other.split(","))


def parse_until(text: str) -> float:
    """The part of 1 that a percentage means. Raises Refused."""
    if re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,4})?%", text) and 0.01 <= float(text[:-1]) <= 50:
        return float(text[:-1]) / 100
    raise Refused("study-until", value=text[:40])


def run(
    wish: Wish, out: str | None, resume: str | None, jobs: str | None, cluster: str | None, json_wanted: bool
) -> int:
    """Run a study, or go on with one, and tell what it found."""
    if cluster is not None and cluster != "local" and jobs is not None:
        raise Refused("study-jobs-cluster")
    processes = parse_jobs(jobs)
    folder = resumed(resume, wish, out) if resume is not None else None
    plan = folder.plan if folder is not None else chosen_plan(wish)
    say_if_cold(find_game(plan.game))
    try:
        with runner(cluster, processes) as play:
            folder = folder or begun(plan, out)  # Only where there is somebody to play.
            with progress_bar(plan.games, sys.stderr.isatty()) as progress:
                rows = run_study(folder, play, progress)
    except KeyboardInterrupt:
        if folder is not None:
            click.echo(english(say("study-broken-off", command=resuming(folder.path))), err=True)
        return INTERRUPTED
    except SchedulerGone as gone:
        assert folder is not None
        raise Refused("study-cluster-gone", command=resuming(folder.path)) from gone
    from parlour.cli.findings import as_json, tell
    from parlour.study.findings import Findings
    from parlour.study.report.page import html

    findings = Findings.of(folder.plan, rows)
    report = folder.keep_report(html(findings))
    if json_wanted:
        click.echo(as_json(findings))
    else:
        tell(findings)
        click.echo(english(say("study-written", file=str(report), rows=str(folder.rows))))
    return 0


def begun(plan: Plan, out: str | None) -> Folder:
    """A new study's folder, in the user's data folder unless another one is named. Raises Refused."""
    path = usual_folder(plan) if out is None else path_of(out, "--out")
    with telling_trouble(path):
        if path.is_dir() and not (path / PLAN).is_file() and any(path.iterdir()):
            raise Refused("study-not-empty", folder=str(path))
    folder = Folder.create(path, plan)
    click.echo(english(say("study-kept", folder=str(path), command=resuming(path))), err=True)
    return folder


def resuming(path: Path) -> str:
    """The command that goes on with the study in a folder, as a shell takes it."""
    name = str(path)
    return f"parlour study --resume {shlex.quote(name) if name.isprintable() else in_bytes(os.fsencode(path))}"


def in_bytes(name: bytes) -> str:
    """A name with signs that cannot be shown, as Bash and Zsh spell it."""
    signs = (chr(byte) if byte in PLAIN else f"\\x{byte:02x}" for byte in name)
    return f"$'{''.join(signs)}'"


def usual_folder(plan: Plan) -> Path:
    """Where a study is kept that nobody names a folder for: a folder of its own in the user's data folder."""
    from parlour.table.database import data_folder  # It brings the databases, which take time to load.

    return data_folder() / "studies" / f"{plan.game}-{datetime.now():%Y-%m-%d-%H%M%S}"


def path_of(folder: str, option: str) -> Path:
    """The folder that an option names. Raises Refused where it names none."""
    if not folder:
        raise Refused("study-folder-missing", option=option)
    return Path(folder)


def resumed(resume: str, wish: Wish, out: str | None) -> Folder:
    """The folder of a study to go on with. Raises Refused where the command line describes one besides."""
    folder = Folder.open(path_of(resume, "--resume"))
    if out is not None or any(value not in (None, (), []) for value in astuple(wish)):
        raise Refused("study-resume-alone", folder=str(folder.path))
    return folder


@contextmanager
def runner(cluster: str | None, jobs: int) -> Iterator[Runner]:
    """Where the games are played."""
    if cluster is not None:
        with open_cluster(cluster, jobs) as far:
            yield far
    else:
        yield play_here if jobs == 1 else Processes(jobs)


@contextmanager
def progress_bar(games: int, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream with the rate and the time left; what comes back is told how far things are."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    speed = TextColumn("{task.fields[rate]}")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), speed, TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), disable=not shown) as progress:
        task = progress.add_task(english(say("study-bar")), total=games, rate="")

        def tell(done: int) -> None:
            rate = progress.tasks[task].speed
            progress.update(task, completed=done, rate="" if rate is None else f"{rate:,.0f}/s")

        yield tell
