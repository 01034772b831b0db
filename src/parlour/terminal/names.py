"""What the places of a table are called in the moves that a player types."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

from parlour.position import Position
from parlour.state import thaw

TOKEN = re.compile(r"[A-Z][0-9]*")


def place_names(position: Position) -> dict[str, str]:
    """The name of each place that has one in the texts of moves.

    That is its id, where moves are written with it. Else it is the part that the texts of its moves have in common: the
    crosser that is active in column 2 is the "C2" of "C2xL3" and "C2+". Such a part names a card, so a place
    without one has no name.
    """
    game = position.game
    state = thaw(game, position.to_bytes())
    moves: dict[str, list[str]] = defaultdict(list)
    for move, text in enumerate(game.move_texts):
        ends = game.ends(state, move)
        moves[ends.source].append(text)
        moves[ends.target].append(text)
    names = {}
    for place in game.layout(state).places:
        texts = moves[place.id]
        if any(place.id in text for text in texts):
            names[place.id] = place.id
        elif any(place.cards):
            common = _common_part(texts)
            if common is not None:
                names[place.id] = common
    return names


def _common_part(texts: list[str]) -> str | None:
    """The part that most of the texts have; None where no part has more than all others."""
    parts = Counter(part for text in texts for part in set(TOKEN.findall(text)))
    most = max(parts.values(), default=0)
    best = [part for part, count in parts.items() if count == most]
    return best[0] if len(best) == 1 else None
