"""``parlour deal``: where all the cards of a deal lie."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import replace

import click

from parlour.cli.arguments import chosen_options
from parlour.message import Refused, say
from parlour.position import Position
from parlour.record import parse_deal
from parlour.registry import find_game
from parlour.terminal.board import Look, draw
from parlour.terminal.canvas import BOLD, Screen
from parlour.terminal.faces import face
from parlour.terminal.names import place_names
from parlour.terminal.told import unusual_options
from parlour.terminal.whereabouts import open_view
from parlour.words import english


def show_deal(name: str, number: str, preset: str | None, settings: Sequence[str]) -> int:
    """Draw the deal with all its cards face up, and list the stock."""
    game = find_game(name)
    if not game.dealt:
        raise Refused("usage-no-deal-to-show", game=game.title)
    deal = parse_deal(number)
    options = chosen_options(game, preset, settings)
    position = Position.deal(game, options, deal)
    view, backs, stock = open_view(position)
    screen = Screen.here()
    title = [english(say("terminal-title", game=game.title, deal=str(deal))), *unusual_options(game, options, "en")]
    lines = [*(screen.styled(line, BOLD) for line in screen.join(title)), ""]
    lines += draw(replace(view, moves=()), Look(screen, place_names(position), "en", backs=backs))
    if backs:
        lines += ["", english(say("terminal-deal-legend", colour="yes" if screen.colour else "no"))]
    faces = " ".join(face(game.deck.kind, card, screen.signs).strip() for card in stock)
    lines += ["", english(say("terminal-deal-stock")), *textwrap.wrap(faces, screen.width - 2)]
    click.echo("\n".join(lines), color=screen.colour)
    return 0
