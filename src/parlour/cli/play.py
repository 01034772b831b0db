"""``parlour play``: a game in the terminal."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from parlour.cli.arguments import chosen_deal, chosen_options
from parlour.message import say
from parlour.registry import find_game
from parlour.table.store import Store
from parlour.terminal.play import Play, find_table


def play_game(name: str, deal: str | None, preset: str | None, settings: Sequence[str]) -> int:
    """Go on with the game that was left, or begin one, until the player leaves it."""
    game = find_game(name)
    number = chosen_deal(game, deal)
    options = chosen_options(game, preset, settings) if preset is not None or settings else None
    store = Store.open()
    with contextlib.closing(store):
        kept, goes_on = find_table(store, game, number, options)
        Play(store, kept).run(say("terminal-resumed" if goes_on else "terminal-begun"))
    return 0
