"""``parlour games``: the games, and what there is to know about one before playing it."""

from __future__ import annotations

import textwrap

import click

from parlour.game import Game, Option, option_text
from parlour.message import say
from parlour.registry import GAMES, find_game
from parlour.terminal.canvas import BOLD, Screen
from parlour.terminal.sheet import LONGEST_LINE, sheet_in_short
from parlour.words import english

INDENT = "  "


def show_games() -> int:
    """Every game with its id, its author, how long and how hard it is, and what it is about."""
    screen = Screen.here()
    for game in GAMES.values():
        click.echo(screen.styled(game.id, BOLD), color=screen.colour)
        for line in _head(game):
            click.echo(textwrap.indent(line, INDENT))
        click.echo()
    click.echo(english(say("terminal-games-more")))
    return 0


def show_game(name: str) -> int:
    """One game: its rules in short, its options and its presets."""
    game, screen = find_game(name), Screen.here()
    parts = [
        "\n".join([screen.styled(game.id, BOLD), *_head(game)]),
        "\n".join(sheet_in_short(game, "en", screen.width)),
        "\n".join([screen.styled(english(say("terminal-options")), BOLD), *_options(game)]),
    ]
    if game.presets:
        parts.append("\n".join([screen.styled(english(say("terminal-presets")), BOLD), *_presets(game)]))
    click.echo("\n\n".join(parts), color=screen.colour)
    return 0


def _head(game: Game) -> list[str]:
    """The title line, the facts and the summary."""
    facts = say("terminal-game-facts", players=game.players, minutes=game.minutes, difficulty=game.difficulty)
    return [
        english(say("terminal-game-line", title=game.title, author=game.author)),
        english(facts),
        *textwrap.wrap(english(say(f"game-{game.id}")), LONGEST_LINE - len(INDENT)),
    ]


def _options(game: Game) -> list[str]:
    return [line for option in game.options for line in _option(game, option)]


def _option(game: Game, option: Option) -> list[str]:
    """An option's name, its values, and what it means."""
    values = say("terminal-option-values", values=option.range_text, default=option.texts[0])
    meaning = english(say(f"option-{game.id}-{option.name}"))
    return [f"{INDENT}{option.name}: {english(values)}", *_indented(meaning)]


def _presets(game: Game) -> list[str]:
    lines = []
    for name, chosen in game.presets.items():
        settings = ", ".join(f"{option}={option_text(value)}" for option, value in chosen.items())
        meaning = say(f"preset-meaning-{game.id}-{name}")
        told = say("terminal-preset-line", meaning=meaning, settings=settings or say("terminal-preset-usual"))
        lines += [f"{INDENT}{name}", *_indented(english(told))]
    return lines


def _indented(text: str) -> list[str]:
    return [INDENT * 2 + line for line in textwrap.wrap(text, LONGEST_LINE - len(INDENT) * 2)]
