"""What the terminal tells beside the board: a table's title, its counters, its end, and the help."""

from __future__ import annotations

import textwrap

from parlour.game import Game, OptionValue
from parlour.message import Message, say
from parlour.position import Position
from parlour.table.table import Table
from parlour.view import View
from parlour.words import english

MOST_MOVES_SHOWN = 8

HELP: tuple[tuple[str, str], ...] = (
    ("undo", "terminal-help-undo"),
    ("redo", "terminal-help-redo"),
    ("restart", "terminal-help-restart"),
    ("moves", "terminal-help-moves"),
    ("rules", "terminal-help-rules"),
    ("help", "terminal-help-help"),
    ("new", "terminal-help-new"),
    ("give up", "terminal-help-give-up"),
    ("agree draw", "terminal-help-agree-draw"),
    ("quit", "terminal-help-quit"),
)


def sentence(message: Message) -> str:
    """A message in words, its first letter a capital: it may begin with a card."""
    text = english(message)
    return text[:1].upper() + text[1:]


def option_value_words(name: str, value: OptionValue) -> str:
    """An option's value as it is said: "Yes", "Either way", "3"."""
    if isinstance(value, bool):
        return english(say("value-true" if value else "value-false"))
    return english(say(f"value-{name}-{value}")) if isinstance(value, str) else str(value)


def unusual_options(game: Game, options: dict[str, OptionValue]) -> list[str]:
    """The options that are not as usual, in words."""
    return [
        english(
            say(
                "terminal-option",
                name=say(f"option-name-{game.id}-{option.name}"),
                value=option_value_words(option.name, options[option.name]),
            )
        )
        for option in game.options
        if options[option.name] != option.default
    ]


def title(table: Table) -> list[str]:
    """The game, its deal, the options that are not as usual, and how far it has gone."""
    game, deal = table.game, table.setup.deal
    parts = [game.title if deal is None else english(say("terminal-title", game=game.title, deal=str(deal)))]
    parts += unusual_options(game, table.setup.options)
    if table.setup.opponent is not None:
        parts.append(english(say("terminal-against", level=table.setup.opponent.level)))
    parts.append(english(say("terminal-ply", count=table.line.ply)))
    return parts


def counters(view: View) -> list[str]:
    """The numbers to know, and the score."""
    parts = [
        english(say("terminal-counter", label=counter.label, value=counter.value)) for counter in view.layout.counters
    ]
    if view.score is not None:
        parts.append(english(say("terminal-score", score=str(view.score))))
    return parts


def hint(position: Position) -> str:
    """The moves that are possible, or how many there are."""
    legal = position.legal
    if len(legal) <= MOST_MOVES_SHOWN:
        return english(say("terminal-hint-moves", moves=", ".join(legal)))
    return english(say("terminal-hint-count", count=len(legal)))


def move_list(view: View) -> list[str]:
    """The legal moves, each with its words."""
    widest = max((len(choice.text) for choice in view.moves), default=0)
    return [f"  {choice.text.ljust(widest)}  {sentence(choice.words)}" for choice in view.moves]


def ending(table: Table) -> list[str]:
    """How the game ended, what it scored, and what one could do now."""
    lines = [sentence(_what_happened(table))]
    score = table.score
    if score is not None:
        lines.append(english(say("terminal-final-score", score=str(score))))
    lines.append(english(say("terminal-next" if table.ended is None else "terminal-next-ended")))
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


def help_lines(game: Game, width: int) -> list[str]:
    """What can be typed: the commands, and how this game's moves are written."""
    lines = [english(say("terminal-help"))]
    for command, key in HELP:
        if command != "agree draw" or game.players == 2:
            lines.append(f"  {command:<11} {english(say(key))}")
    lines.append("")
    for key in (f"terminal-typing-{game.id}", "terminal-help-typing", "terminal-help-signs"):
        lines += textwrap.wrap(english(say(key)), width - 2)
    return lines
