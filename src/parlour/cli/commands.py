"""The commands, their arguments and options. What they do is in the modules that each of them imports."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

import click

from parlour.cli.usage import PlainCommand
from parlour.message import Refused

Command = TypeVar("Command", bound=Callable[..., Any])


def once(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> str | None:
    """The value of an option that may be given once, None without one. Raises Refused."""
    if len(values) > 1:
        raise Refused("usage-twice", option=parameter.opts[-1])
    return values[0] if values else None


# An option that may be given once, but is told when it is given twice.
single_option = functools.partial(click.option, multiple=True, callback=once)


def game_options(command: Command) -> Command:
    """The options that choose a game's options."""
    settings = click.option(
        "--set", "settings", metavar="OPTION=VALUE", multiple=True, help="Set an option of the game; may be repeated."
    )
    preset = single_option("--preset", metavar="NAME", help="Set options as a preset of the game does.")
    return settings(preset(command))


@click.group(cls=click.Group, invoke_without_command=True)
@click.version_option(package_name="parlour", message="%(prog)s %(version)s")
@click.pass_context
def parlour(context: click.Context) -> int | None:
    """Play five table games: alone, the command opens them in the browser."""
    if context.invoked_subcommand is not None:
        return None
    from parlour.cli.serve import serve_games

    return serve_games(None, None, None, open_browser=True)


@parlour.command(cls=PlainCommand)
@single_option("--host", metavar="ADDRESS", help="The address to listen on; only this computer unless given.")
@single_option("--port", metavar="NUMBER", help="The port to listen on.")
@single_option("--database", metavar="URL", help="Where games are kept; a file in your data folder unless given.")
def serve(host: str | None, port: str | None, database: str | None) -> int:
    """Serve the games to browsers."""
    from parlour.cli.serve import serve_games

    return serve_games(host, port, database, open_browser=False)


@parlour.command(cls=PlainCommand)
@click.argument("game", required=False)
def games(game: str | None) -> int:
    """List the games, or tell about one and its options."""
    from parlour.cli.games import show_game, show_games

    return show_games() if game is None else show_game(game)


@parlour.command(cls=PlainCommand)
@click.argument("game")
@single_option("--deal", metavar="NUMBER", help="The deal to play; your unfinished game or a new one unless given.")
@single_option("--against", metavar="LEVEL", help="Play a game for two against the program: level 1 to 5.")
@single_option("--as", "side", metavar="X|O", help="Your side against the program. [X]")
@single_option("--language", metavar="CODE", help="The language of the game: en, es or lv; yours unless given.")
@game_options
def play(
    game: str,
    deal: str | None,
    against: str | None,
    side: str | None,
    language: str | None,
    settings: tuple[str, ...],
    preset: str | None,
) -> int:
    """Play a game here in the terminal; it is saved with every move."""
    from parlour.cli.play import play_game

    return play_game(game, deal, against, side, preset, settings, language)


@parlour.command(cls=PlainCommand, context_settings={"ignore_unknown_options": True})
@click.argument("game")
@click.argument("number")
@game_options
@click.pass_context
def deal(context: click.Context, game: str, number: str, settings: tuple[str, ...], preset: str | None) -> int:
    """Show where all the cards of a deal lie."""
    # A number below 0 looks like an option; it is for the deal number's own sentence to refuse it.
    for word in (game, number):
        if word.startswith("-") and not word[1:2].isdigit():
            raise click.NoSuchOption(word, ctx=context)
    from parlour.cli.deal import show_deal

    return show_deal(game, number, preset, settings)


@parlour.command(cls=PlainCommand)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def trace(files: tuple[str, ...]) -> int:
    """Print what the rules say at each step of game records.

    A file holds one record as JSON, or one on each line; - stands for standard input.
    """
    from parlour.cli.trace import trace_files

    return trace_files(files)


@parlour.command(cls=PlainCommand)
@click.argument("game")
@single_option("--deal", metavar="NUMBER", help="The deal to start from; a game without cards takes none.")
@single_option("--depth", metavar="NUMBER", required=True, help="How many moves deep to count.")
@game_options
def perft(game: str, deal: str | None, depth: str, settings: tuple[str, ...], preset: str | None) -> int:
    """Count lines of play and positions at each depth."""
    from parlour.cli.perft import show_counts

    return show_counts(game, deal, depth, preset, settings)


@parlour.command(cls=PlainCommand)
@click.argument("game")
@click.argument("record", required=False)
@single_option("--deal", metavar="NUMBER", help="The deal to solve.")
@single_option("--deals", metavar="FIRST-LAST", help="The deals to solve, a line for each.")
@single_option("--goal", metavar="GOAL", help="win: can it be won? score: the best score besides. [win]")
@single_option("--budget", metavar="STATES", help="How many states to search for each at most. [20000000]")
@single_option("--memory", metavar="SIZE", help="How much memory to take at most. [2G]")
@single_option("--jobs", metavar="NUMBER", help="How many to solve at once. [1]")
@game_options
def solve(
    game: str,
    record: str | None,
    deal: str | None,
    deals: str | None,
    goal: str | None,
    budget: str | None,
    memory: str | None,
    jobs: str | None,
    settings: tuple[str, ...],
    preset: str | None,
) -> int:
    """Tell whether deals can be won, all cards being known.

    A record is a file of game records, each solved from its last position; - stands for standard input.
    """
    from parlour.cli.arguments import parse_jobs
    from parlour.cli.solve import choose_starts, parse_wish, solve_starts

    workers = parse_jobs(jobs)
    starts = choose_starts(game, record, deal, deals, preset, settings)
    return solve_starts(starts, parse_wish(goal, budget, memory, workers), workers)


@parlour.command(cls=PlainCommand)
@click.argument("game")
@click.option("--player", "players", metavar="NAME", multiple=True, help="Who plays; twice in a game for two.")
@single_option("--deals", metavar="A-B", required=True, help="The deals to play; in a game for two the games' numbers.")
@single_option("--goal", metavar="GOAL", help="What a solitaire's player aims at: win, as usual, or score.")
@single_option("--seed", metavar="NUMBER", help="Another number makes the players choose by other random numbers.")
@single_option("--budget", metavar="NUMBER", help="How far a player that searches may go for each move.")
@single_option("--jobs", metavar="NUMBER", help="In how many processes to play; the games come out the same.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@game_options
def match(
    game: str,
    players: tuple[str, ...],
    deals: str,
    goal: str | None,
    seed: str | None,
    budget: str | None,
    jobs: str | None,
    as_json: bool,
    settings: tuple[str, ...],
    preset: str | None,
) -> int:
    """Let a player play many deals, or two play each other."""
    from parlour.cli.match import chosen_match, run_match

    return run_match(chosen_match(game, players, preset, settings, goal, seed, budget), deals, jobs, as_json)


@parlour.command(cls=PlainCommand)
@click.argument("game", required=False)
@single_option("--deals", metavar="A-B", help="The deals to play; in a game for two the openings.")
@click.option("--player", "players", metavar="NAME", multiple=True, help="Who plays; thoughtful is the solver.")
@click.option("--vs", "others", metavar="OPTION=VALUE[,...]", multiple=True, help="Another variant, or a preset.")
@single_option("--goal", metavar="GOAL", help="What players aim at and the solver proves: win, as usual, or score.")
@single_option("--seed", metavar="NUMBER", help="Another number makes the players choose by other random numbers.")
@single_option("--budget", metavar="NUMBER", help="How far a player that searches may go for each move.")
@single_option("--states", metavar="NUMBER", help="How many states the solver may search a deal. [1000000]")
@single_option("--memory", metavar="SIZE", help="How much memory the solver may take in each process. [1G]")
@single_option("--examine", "examined", metavar="NUMBER", help="Look at so many games move by move. [50]")
@single_option("--until", metavar="PERCENT", help="Stop when all win rates are known to so much, as in 0.5%.")
@single_option("--out", metavar="FOLDER", help="Where to keep the study; in your data folder unless given.")
@single_option("--resume", metavar="FOLDER", help="Go on with a study that was broken off.")
@single_option("--jobs", metavar="NUMBER", help="In how many processes to play; the results are the same.")
@single_option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster; local starts one here.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@game_options
def study(
    out: str | None, resume: str | None, jobs: str | None, cluster: str | None, as_json: bool, **wish: Any
) -> int:
    """Compare variants of a game, and players, on the same deals.

    The first variant is that of --set and --preset, and each --vs is another one. Every game becomes a row in the
    study's folder, next to a report:

    parlour study unlocker --deals 0-999 --player strong --vs max_slots=1
    """
    from parlour.cli.study import Wish, run

    if resume is None and wish["game"] is None:
        raise Refused("study-game-needed")
    return run(Wish(**wish), out, resume, jobs, cluster, as_json)


@parlour.command(cls=PlainCommand)
@click.argument("record")
@single_option("--budget", metavar="STATES", help="How many states to search for all moves at most. [20000000]")
@single_option("--memory", metavar="SIZE", help="How much memory to take at most. [2G]")
@click.option("--json", "as_json", is_flag=True, help="Print the review as JSON, a line for each record.")
def review(record: str, budget: str | None, memory: str | None, as_json: bool) -> int:
    """Tell which move lost a game, and which cost points.

    A record is a file of game records; - stands for standard input.
    """
    from parlour.cli.arguments import parse_budget, parse_memory
    from parlour.cli.review import review_file

    return review_file(record, parse_budget(budget), parse_memory(memory), as_json)


@parlour.command(cls=PlainCommand)
@click.argument("record")
@click.option("--peek", is_flag=True, help="Look at all cards, the hidden ones too.")
@single_option("--budget", metavar="STATES", help="How many states to search at most, with --peek. [20000000]")
@single_option("--memory", metavar="SIZE", help="How much memory to take at most, with --peek. [2G]")
def hint(record: str, peek: bool, budget: str | None, memory: str | None) -> int:
    """Tell a good next move, knowing no more than the player.

    A record is a file of a game record, played on from its last position; - stands for standard input.
    """
    from parlour.cli.arguments import parse_budget, parse_memory
    from parlour.cli.review import hint_file

    if not peek and (budget is not None or memory is not None):
        raise Refused("usage-only-with", option="--memory" if budget is None else "--budget", other="--peek")
    return hint_file(record, parse_budget(budget), parse_memory(memory), peek)
