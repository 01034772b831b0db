"""The games, one line each."""

from __future__ import annotations

from parlour.game import Game
from parlour.message import Refused, in_json
from parlour.rules import cross_jack, cross_the_barrier, foursquare, lake_effect, unlocker

GAMES: dict[str, Game] = {
    game.id: game
    for game in (
        Game.from_rules(cross_the_barrier),
        Game.from_rules(unlocker),
        Game.from_rules(lake_effect),
        Game.from_rules(foursquare),
        Game.from_rules(cross_jack),
    )
}


def find_game(name: object) -> Game:
    """The game with this id. Raises Refused where there is none."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    raise Refused(
        "error-game-unknown", game=name[:40] if isinstance(name, str) else in_json(name), games=", ".join(GAMES)
    )
