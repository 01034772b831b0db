"""``parlour play``: a game in the terminal."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence

from parlour.cli.arguments import chosen_deal, chosen_options, parse_choice, parse_number
from parlour.game import Game
from parlour.message import Refused, say
from parlour.registry import find_game
from parlour.table.store import Store
from parlour.table.table import Opponent
from parlour.terminal.play import Play, find_table
from parlour.words import LANGUAGES, language_of

LEVELS = 5


def play_game(
    name: str,
    deal: str | None,
    against: str | None,
    side: str | None,
    preset: str | None,
    settings: Sequence[str],
    language: str | None,
) -> int:
    """Go on with the game that was left, or begin one, until the player leaves it."""
    game = find_game(name)
    tongue = parse_choice(language, "--language", LANGUAGES) if language is not None else language_of(os.environ)
    number = chosen_deal(game, deal)
    opponent = chosen_opponent(game, against, side)
    options = chosen_options(game, preset, settings) if preset is not None or settings else None
    store = Store.open()
    with contextlib.closing(store):
        kept, goes_on = find_table(store, game, number, options, opponent)
        Play(store, kept, tongue).run(say("terminal-resumed" if goes_on else "terminal-begun"))
    return 0


def chosen_opponent(game: Game, against: str | None, side: str | None) -> Opponent | None:
    """The program as an opponent, where one is wished for. Raises Refused."""
    if against is None:
        if side is not None:
            raise Refused("usage-side-alone")
        return None
    if game.players == 1:
        raise Refused("usage-not-for-two", game=game.title)
    level = parse_number(against, "--against", 1, LEVELS)
    person = parse_choice(("X" if side is None else side).upper(), "--as", ("X", "O"))
    return Opponent(level, "O" if person == "X" else "X")
