"""What a player has typed: a command or a move."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from parlour.game import Game
from parlour.message import Refused
from parlour.position import Position
from parlour.registry import GAMES

Command = Literal["undo", "redo", "moves", "hint", "rules", "help", "restart", "new", "give up", "agree draw", "quit"]
COMMANDS: tuple[Command, ...] = get_args(Command)
SHORT: dict[str, Command] = {"?": "help", "u": "undo", "q": "quit", "exit": "quit", "resign": "give up"}

SHORTEST_START = 2
"""A single letter is too easily a slip to be taken for the start of a move."""


def find_command(text: str) -> Command | None:
    """The command that was typed, if it was one."""
    words = " ".join(text.casefold().split())
    return next((command for command in COMMANDS if command == words), SHORT.get(words))


def find_longer_command(text: str, position: Position) -> tuple[Command, str] | None:
    """The command with which a line begins that is neither a command nor a move, and what was typed after it."""
    words = " ".join(text.split())
    if "".join(words.split()).casefold() in _folded_moves(position.game.id):
        return None
    for name in (*COMMANDS, *SHORT):
        start, more = words[: len(name)].casefold(), words[len(name) :]
        command = find_command(name)
        if start == name and command is not None and (more[:1] == " " or more[:1].isdigit()):
            return command, more.strip()
    return None


def find_move(text: str, position: Position) -> str:
    """The text of the move that was typed; what was typed itself where no move is like it.

    Capitals and spaces do not matter, and the start of a move will do where only one legal move starts so. Raises
    Refused where there are several.
    """
    wanted = "".join(text.split())
    folded = wanted.casefold()
    known = _folded_moves(position.game.id).get(folded)
    if known is not None:
        return known
    starting = [move for move in position.legal if move.casefold().startswith(folded)]
    if len(folded) < SHORTEST_START or not starting:
        return wanted
    if len(starting) > 1:
        raise Refused("terminal-several", text=wanted[:40], moves=", ".join(starting))
    return starting[0]


@cache
def _folded_moves(game_id: str) -> dict[str, str]:
    """A game's moves by their text without capitals; no two of a game differ in capitals only."""
    game: Game = GAMES[game_id]
    return {move.casefold(): move for move in game.move_texts}
