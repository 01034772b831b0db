"""What a study found, on a terminal and as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.message import Message, say
from parlour.registry import find_game
from parlour.study.findings import Findings
from parlour.study.report.command import command_of
from parlour.study.report.sentences import verdict
from parlour.study.report.tables import Cell, Grid, grids
from parlour.words import english

WIDTH = 140
"""How wide tables may be where there is no terminal."""


class Paper(Console):
    """What is written on; who stops reading is told of as everywhere, not by an end of its own."""

    def on_broken_pipe(self) -> None:
        """Rich calls this where the other end of a pipe is gone."""
        raise BrokenPipeError


def tell(findings: Findings) -> None:
    """Tell in words and tables."""
    console = Paper(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    console.print(Text(english(say("study-title", game=find_game(findings.plan.game).title)), style="bold"))
    for sentence in verdict(findings):
        console.print(Text(english(sentence)))
    for grid in grids(findings):
        console.print()
        console.print(_table(grid))
        console.print(Text(english(grid.note), style="dim"))
    console.print()
    console.print(Text(f"{english(say('study-command'))}: {command_of(findings.plan)}"), soft_wrap=True)


def _table(grid: Grid) -> Table:
    table = Table(title=english(grid.title), title_justify="left", box=None, pad_edge=False)
    for head in grid.heads:
        table.add_column(english(head))
    for row in grid.rows:
        table.add_row(*(Text(_words(cell)) for cell in row))
    return table


def _words(cell: Cell) -> str:
    return english(cell if isinstance(cell, Message) else say("study-cell", value=cell))


def as_json(findings: Findings) -> str:
    """All that was found, as JSON."""
    found = asdict(findings)
    found["plan"] = findings.plan.to_json()
    return json.dumps(found)
