"""How long a hint takes once everything is warm: the median over positions along games played by the hints."""

from __future__ import annotations

import statistics
import time

from parlour.players.memory import visible_cards
from parlour.record import Record
from parlour.registry import GAMES
from parlour.review.advice import hint

DEAL = 4000
HINTS = 21


def measure() -> dict[str, float]:
    """Milliseconds of processor time, the median, by game."""
    return {name: _median(name) for name in GAMES}


def _median(name: str) -> float:
    game = GAMES[name]
    position = Record(game, game.complete_options({}), DEAL if game.dealt else None).start()
    seen = visible_cards(position)
    hint(position, seen)
    times: list[float] = []
    while position.legal and len(times) < HINTS:
        start = time.process_time()
        given = hint(position, seen)
        times.append(time.process_time() - start)
        assert given.move is not None
        position = position.play(given.move)
        seen |= visible_cards(position)
    return 1000 * statistics.median(times)
