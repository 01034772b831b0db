"""What the terminal tells beside the board: a table's title, its counters, its end, and the help."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from parlour.game import Game, OptionValue
from parlour.message import Message, say
from parlour.position import Position
from parlour.table.table import Table
from parlour.view import View
from parlour.words import put

MOST_MOVES_SHOWN = 8

HELP: tuple[tuple[str, str], ...] = (
    ("undo", "terminal-help-undo"),
    ("redo", "terminal-help-redo"),
    ("restart", "terminal-help-restart"),
    ("moves", "terminal-help-moves"),
    ("hint", "terminal-help-hint"),
    ("rules", "terminal-help-rules"),
    ("help", "terminal-help-help"),
    ("new", "terminal-help-new"),
    ("give up", "terminal-help-give-up"),
    ("agree draw", "terminal-help-agree-draw"),
    ("quit", "terminal-help-quit"),
)


def sentence(message: Message, language: str) -> str:
    """A message in words, its first letter a capital: it may begin with a card."""
    text = put(message, language)
    return text[:1].upper() + text[1:]


def sentences(messages: Iterable[Message], language: str) -> str:
    """Messages in a row, each with its full stop."""
    return " ".join(f"{sentence(message, language)}." for message in messages)


def unusual_options(game: Game, options: dict[str, OptionValue], language: str) -> list[str]:
    """The options that are not as usual, in words."""
    return [
        put(
            say(
                "terminal-option",
                name=say(f"option-name-{game.id}-{option.name}"),
                value=option.said(options[option.name]),
            ),
            language,
        )
        for option in game.options
        if options[option.name] != option.default
    ]


def title(table: Table, language: str) -> list[str]:
    """The game, its deal, the options that are not as usual, and how far it has gone."""
    game, deal = table.game, table.setup.deal
    parts = [game.title if deal is None else put(say("terminal-title", game=game.title, deal=str(deal)), language)]
    parts += unusual_options(game, table.setup.options, language)
    if table.setup.opponent is not None:
        parts.append(put(say("terminal-against", level=table.setup.opponent.level), language))
    parts.append(put(say("terminal-ply", count=table.line.ply), language))
    return parts


def counters(view: View, language: str) -> list[str]:
    """The numbers to know, and the score."""
    parts = [
        put(say("terminal-counter", label=counter.label, value=counter.value), language)
        for counter in view.layout.counters
    ]
    if view.score is not None:
        parts.append(put(say("terminal-score", score=str(view.score)), language))
    return parts


def possible(position: Position, language: str) -> str:
    """The moves that are possible, or how many there are."""
    legal = position.legal
    if len(legal) <= MOST_MOVES_SHOWN:
        return put(say("terminal-hint-moves", moves=", ".join(legal)), language)
    return put(say("terminal-hint-count", count=len(legal)), language)


def move_list(view: View, language: str) -> list[str]:
    """The legal moves, each with its words."""
    widest = max((len(choice.text) for choice in view.moves), default=0)
    return [f"  {choice.text.ljust(widest)}  {sentence(choice.words, language)}" for choice in view.moves]


def ending(table: Table, language: str) -> list[str]:
    """How the game ended, what it scored, and what one could do now."""
    lines = [sentence(_what_happened(table), language)]
    score = table.score
    if score is not None:
        lines.append(put(say("terminal-final-score", score=str(score)), language))
    lines.append(put(say("terminal-next" if table.ended is None else "terminal-next-ended"), language))
    return lines


def _what_happened(table: Table) -> Message:
    if table.ended is not None:
        if table.ended.how == "agreed draw":
            return say("terminal-agreed-draw")
        by = table.ended.by
        return say("terminal-gave-up-two", by=by) if by else say("terminal-gave-up")
    view = table.view()
    assert view.outcome is not None
    if view.winner is not None:
        return say("terminal-over-two", winner=view.winner, outcome=view.outcome)
    return say("terminal-over", status=view.status, outcome=view.outcome)


def help_lines(game: Game, width: int, language: str) -> list[str]:
    """What can be typed: the commands, and how this game's moves are written."""
    lines = [put(say("terminal-help"), language)]
    for command, key in HELP:
        if command != "agree draw" or game.players == 2:
            lines.append(f"  {command:<11} {put(say(key), language)}")
    lines.append("")
    for key in (f"terminal-typing-{game.id}", "terminal-help-typing", "terminal-help-signs"):
        lines += textwrap.wrap(put(say(key), language), width - 2)
    return lines
