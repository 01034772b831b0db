"""Play in the terminal: a loop of drawing the table, reading a line and doing what it says.

The table is in the store with every event, so that however the loop ends, the game is there to go on with.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import secrets
import sys
import textwrap
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from parlour.game import Game, OptionValue
from parlour.message import Message, Refused, say
from parlour.table.line import Event, EventKind
from parlour.table.store import Kept, Stale, Store
from parlour.table.table import Opponent, Setup
from parlour.table.trouble import DatabaseTrouble
from parlour.terminal.board import Look, draw
from parlour.terminal.canvas import BOLD, DIM, PLAIN, Screen, Style
from parlour.terminal.names import place_names
from parlour.terminal.sheet import sheet_lines
from parlour.terminal.told import counters, ending, help_lines, move_list, possible, sentence, sentences, title
from parlour.terminal.typed import Command, find_command, find_longer_command, find_move
from parlour.words import put

if TYPE_CHECKING:
    from parlour.review.advice import Hint

PLAYER = "terminal"
"""Whose games these are in the store."""

RANDOM_DEALS = 10**9
"""Deals that are not asked for by number are short enough to be told to somebody."""

EVENTS: dict[Command, EventKind] = {
    "undo": "undo",
    "redo": "redo",
    "restart": "restart",
    "give up": "give up",
    "agree draw": "agree draw",
}
FINAL: tuple[Command, ...] = ("give up", "agree draw")
"""What cannot be taken back, so it is asked for twice."""

PAGER_FLAGS = "-FRX"
"""For less, where its user has no wishes: no pages for what fits the screen, colours, and the text stays there."""

WIPE = "\033[H\033[2J"
TROUBLE = Style("bright_yellow")


def random_deal(game: Game) -> int | None:
    """A deal that nobody has chosen; none for a game without cards."""
    return secrets.randbelow(RANDOM_DEALS) if game.dealt else None


def find_table(
    store: Store,
    game: Game,
    deal: int | None,
    options: dict[str, OptionValue] | None,
    opponent: Opponent | None = None,
) -> tuple[Kept, bool]:
    """The table to play at, and whether it is one to go on with.

    With a deal it is the unfinished table of just that start, else a new one. Without, it is the newest unfinished
    table of the game, with the options and the opponent if some were given, else a new one.
    """
    if deal is None:
        for kept in store.list_tables(PLAYER, finished=False):
            setup = kept.table.setup
            if setup.game.id == game.id and options in (None, setup.options) and opponent in (None, setup.opponent):
                return kept, True
    setup = Setup(game, game.complete_options(options or {}), random_deal(game) if deal is None else deal, opponent)
    kept = store.find_unfinished(PLAYER, setup) or store.new_table(PLAYER, setup)
    return kept, kept.table.version > 0


def programs_move(kept: Kept) -> str:
    """What the program plays at a table where it is its turn."""
    from parlour.players.cross_jack import level_player  # It is compiled, which takes a while.

    table = kept.table
    assert table.setup.opponent is not None
    return level_player(table.setup.opponent.level, kept.seed).choose(table.position)


def hint_at(kept: Kept) -> Hint:
    """The fair player's choice at a table that is not over."""
    from parlour.players.memory import seen_cards  # They are compiled, which takes a while.
    from parlour.review.advice import hint

    record = kept.table.record()
    return hint(record.end(), seen_cards(record.start(), record.moves))


class Play:
    """One sitting at a table, or at several one after the other, in one language."""

    def __init__(self, store: Store, kept: Kept, language: str) -> None:
        self.store = store
        self.kept = kept
        self.language = language
        self.newest: str | None = None
        self.asked: Command | None = None

    def run(self, greeting: Message) -> None:
        """Play until the player quits or the input ends."""
        if Screen.here().wipes:
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")  # Lines can be edited, and those before called back.
        self.show(greeting)
        while self.let_the_program_play():
            text = self.read()
            if text is None or find_command(text) == "quit":
                break
            self.answer(text)
        self.leave()

    def let_the_program_play(self) -> bool:
        """Have the program make its moves as long as it is its turn; False where the player breaks off."""
        try:
            while self.kept.table.is_programs_turn:
                self.happen(Event("move", programs_move(self.kept)))
        except KeyboardInterrupt:
            click.echo()
            return False
        except Stale as stale:
            self.kept = stale.current
            self.show(stale.message)
            return self.let_the_program_play()
        except DatabaseTrouble as trouble:
            self.tell(self.sentence(trouble.message), TROUBLE)
        return True

    def read(self) -> str | None:
        """The next line that is typed; None when there are no more, or the player breaks off."""
        if sys.stdin is None:
            return None
        to_move = self.kept.table.position.to_move if not self.kept.table.is_over else None
        try:
            text = input(f"{to_move or ''}> ")
        except (EOFError, KeyboardInterrupt):
            click.echo()
            return None
        if not sys.stdin.isatty():
            click.echo(text)  # So that a transcript reads as a sitting does.
        return text

    def answer(self, text: str) -> None:
        """Do what a line says, or tell why not."""
        try:
            self.obey(text)
        except DatabaseTrouble as trouble:
            again = say("terminal-try-again", text=text.strip()[:40])
            self.tell(f"{self.sentence(trouble.message)}\n{self.sentence(again)}", TROUBLE)
        except Stale as stale:
            self.kept = stale.current
            self.show(stale.message)
        except Refused as refused:
            self.tell(self.sentence(refused.message), TROUBLE)

    def obey(self, text: str) -> None:
        """Do what a line says. Raises Refused where that is not possible."""
        command = find_command(text)
        if self.asks_first(command):
            return
        if not text.strip():
            self.remind()
        elif command is None:
            self.move(text)
        elif command in EVENTS:
            self.happen(Event(EVENTS[command]))
        elif command == "new":
            self.begin_anew()
        elif command == "moves":
            self.list_moves()
        elif command == "hint":
            self.give_hint()
        elif command == "rules":
            self.show_rules()
        else:
            self.tell("\n".join(help_lines(self.kept.table.game, Screen.here().width, self.language)))

    def asks_first(self, command: Command | None) -> bool:
        """Whether the player is asked to be sure, because the command is final and was not typed just before.

        Raises Refused where the command is not possible at all.
        """
        is_sure = command == self.asked
        self.asked = None
        if command not in FINAL or is_sure:
            return False
        self.kept.table.take(Event(EVENTS[command]))
        self.asked = command
        self.tell(self.sentence(say("terminal-sure", command=command.replace(" ", "-"))), TROUBLE)
        return True

    def remind(self) -> None:
        """What could be typed now."""
        table, language = self.kept.table, self.language
        self.tell("\n".join(ending(table, language)) if table.is_over else possible(table.position, language), DIM)

    def move(self, text: str) -> None:
        """Play the move that was typed, or give the reason why it is not possible. Raises Refused."""
        table = self.kept.table
        if table.is_programs_turn:
            raise Refused("error-programs-turn")
        longer = find_longer_command(text, table.position)
        if longer is not None:
            raise Refused("terminal-alone", command=longer[0], more=longer[1][:40])
        move = find_move(text, table.position)
        if table.is_over or move in table.position.legal:
            self.happen(Event("move", move))
        else:
            self.tell(self.sentence(table.position.why_not(move)), TROUBLE)

    def happen(self, event: Event) -> None:
        """Let an event happen, and show what came of it."""
        self.kept, turn = self.store.append(self.kept, event)
        self.newest = turn.happened[-1].target if event.kind in ("move", "redo") and turn.happened else None
        self.show(turn.said, *turn.noticed)

    def begin_anew(self) -> None:
        """Leave this table for a new one with the same options."""
        setup = self.kept.table.setup
        self.kept = self.store.new_table(PLAYER, replace(setup, deal=random_deal(setup.game)))
        self.newest = None
        self.show(say("terminal-begun"))

    def list_moves(self) -> None:
        """The legal moves, or that there are none any more."""
        table = self.kept.table
        language = self.language
        self.tell("\n".join(ending(table, language) if table.is_over else move_list(table.view(), language)))

    def give_hint(self) -> None:
        """A good move, from what the player can see, and why. Raises Refused where nothing is to be played."""
        table = self.kept.table
        if table.is_over:
            raise Refused("usage-hint-over")
        self.say_if_cold()
        found = hint_at(self.kept)
        assert found.move is not None and found.words is not None
        self.kept, _ = self.store.append(self.kept, Event("hint", found.move))
        self.tell(put(say("hint-line", move=found.move, words=found.words, reason=found.reason), self.language))

    def say_if_cold(self) -> None:
        """Say that one has to wait where the game's rules have to be compiled first."""
        from parlour.compiled import is_cold

        game = self.kept.table.game
        if is_cold(game):
            self.tell(self.sentence(say("usage-preparing", game=game.title)), DIM)

    def show_rules(self) -> None:
        """The game's sheet, a page at a time where that is possible."""
        screen = Screen.here()
        text = "\n".join(sheet_lines(self.kept.table.game, self.language, screen.width, screen.colour))
        if screen.wipes:
            os.environ.setdefault("LESS", PAGER_FLAGS)
            # Whether the pager understands colours is for click to find out.
            click.echo_via_pager(text + "\n", color=None if screen.colour else False)
        else:
            self.tell(text)

    def show(self, message: Message, *noticed: Message) -> None:
        """The table, and below it what has just happened, what is to be noticed about it, and what comes next."""
        screen, table, language = Screen.here(), self.kept.table, self.language
        view = table.view()
        look = Look(screen, place_names(table.position), language, self.newest)
        lines = [screen.styled(line, BOLD) for line in screen.join(title(table, language))]
        lines += ["", *draw(view, look), "", *screen.join(counters(view, language)), ""]
        lines.append(screen.styled(self.sentence(message), BOLD))
        lines += textwrap.wrap(sentences(noticed, language), screen.width - 2)
        if table.is_over:
            lines += [line for told in ending(table, language) for line in textwrap.wrap(told, screen.width - 2)]
        else:
            thinking = self.sentence(say("terminal-thinking"))
            lines.append(screen.styled(thinking if table.is_programs_turn else possible(table.position, language), DIM))
        if screen.wipes:
            click.echo(WIPE, nl=False, color=True)
        click.echo("\n".join(lines), color=screen.colour)

    def sentence(self, message: Message) -> str:
        """A message in the player's language."""
        return sentence(message, self.language)

    def tell(self, text: str, style: Style = PLAIN) -> None:
        """Something to read below the table."""
        screen = Screen.here()
        click.echo(screen.styled(text, style), color=screen.colour)

    def leave(self) -> None:
        """Say that the game is kept."""
        table = self.kept.table
        if table.is_over or table.version == 0:
            self.tell(self.sentence(say("terminal-left")))
        else:
            self.tell(self.sentence(say("terminal-saved", command=f"parlour play {table.game.id}")))
