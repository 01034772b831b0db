"""``parlour perft``: how many lines of play and different positions there are at each depth."""

from __future__ import annotations

from collections.abc import Sequence

import click

from parlour.cli.arguments import chosen_start, parse_number
from parlour.perft import perft
from parlour.registry import find_game

DEEPEST = 1000
ROW = "{:>5} {:>20} {:>20}"


def show_counts(game: str, deal: str | None, depth: str, preset: str | None, settings: Sequence[str]) -> int:
    """Print a line for each depth as soon as it is counted."""
    deepest = parse_number(depth, "--depth", 0, DEEPEST)
    position = chosen_start(find_game(game), deal, preset, settings).start()
    click.echo(ROW.format("depth", "lines", "positions"))
    for count in perft(position, deepest):
        click.echo(ROW.format(count.depth, count.lines, count.positions))
    return 0
