"""Information sets: a position as its player knows it, and the worlds that it could be.

Everything a fair player computes starts from an ``InformationSet``, in which the hidden cards lie in the order of
their ids, so that where they really lie cannot change a choice. The term and the sampling of worlds (determinization)
are those of Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", 2012.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np

from parlour.compiled import compiled
from parlour.entries import rules_keep_generator
from parlour.game import Game
from parlour.generator import next_number, shuffle
from parlour.position import Position


@dataclass(frozen=True, slots=True)
class InformationSet:
    """What the player knows of a position.

    ``states`` holds its state alone, with the hidden cards in the order of their ids. ``places`` are the hidden places
    as bytes of the state (int64), first the ``reshuffled`` ones, where alone the ``known`` hidden cards can lie (int8);
    the ``unknown`` ones (int8) lie in the rest.
    """

    game: Game
    states: Any
    places: Any
    reshuffled: int
    known: Any
    unknown: Any

    @classmethod
    def of(cls, position: Position, seen: frozenset[str] = frozenset()) -> InformationSet:
        """What is known of a position when these cards have been seen before."""
        game = position.game
        states = np.frombuffer(position.to_bytes(), dtype=game.dtype).copy()
        in_bytes = states.view(np.int8)
        hidden = position.hidden()
        first = [place_in_bytes(game, place.field, place.index) for place in hidden if place.reshuffled]
        rest = [place_in_bytes(game, place.field, place.index) for place in hidden if not place.reshuffled]
        places = np.array(first + rest, np.int64)
        cards = np.sort(in_bytes[places])
        was_seen = np.array([game.deck.names[card] in seen for card in cards], np.bool_)
        known, unknown = cards[was_seen], cards[~was_seen]
        in_bytes[places] = np.concatenate((known, unknown))
        if any(part.name == "generator" for part in game.fields):
            states["generator"] = 0
        return cls(game, states, places, len(first), known, unknown)

    def seed(self, own: int) -> int:
        """A seed for random numbers, 0 to 2**64 - 1, that depends on what is known and a seed of the player's own."""
        known = (self.states.tobytes(), self.known.tobytes(), str(own).encode())
        return int.from_bytes(blake2b(b"\0".join(known), digest_size=8).digest(), "big")

    def sample(self, count: int, seed: int) -> Any:
        """So many worlds that fit what is known, each as likely as any other, as an array of states."""
        code = compiled(self.game)
        worlds = code.states(count)
        in_bytes = worlds.view(np.int8).reshape(count, -1)
        fill = code.loop(sample_worlds)
        fill(self.states, worlds, in_bytes, self.places, self.reshuffled, self.known, self.unknown, np.uint64(seed))
        return worlds


def place_in_bytes(game: Game, field: str, index: int | tuple[int, int]) -> int:
    """Where the byte of a hidden place stands in the state's record."""
    fields = game.dtype.fields
    assert fields is not None
    kind, start = fields[field][:2]
    assert kind.base == np.int8
    row, column = index if isinstance(index, tuple) else (0, index)
    place: int = start + row * kind.shape[-1] + column
    return place


def sample_worlds(
    states: Any, worlds: Any, in_bytes: Any, places: Any, reshuffled: int, known: Any, unknown: Any, seed: int
) -> None:
    """Fill ``worlds`` with samples; ``in_bytes`` is their memory, one row a world, ``seed`` a uint64."""
    places = places.copy()
    known = known.copy()
    unknown = unknown.copy()
    for k in range(worlds.size):
        worlds[k] = states[0]
        seed = deal_hidden(worlds[k], in_bytes[k], places, reshuffled, known, unknown, seed)


def deal_hidden(world: Any, in_bytes: Any, places: Any, reshuffled: int, known: Any, unknown: Any, seed: int) -> int:
    """Deal a world's hidden cards anew and draw its later shuffles; the random generator's new state.

    The arrays of places and cards are put into other orders.
    """
    if known.size > 0:
        seed = shuffle(places, reshuffled, seed)
    seed = shuffle(known, known.size, seed)
    seed = shuffle(unknown, unknown.size, seed)
    for k in range(known.size):
        in_bytes[places[k]] = known[k]
    for k in range(unknown.size):
        in_bytes[places[known.size + k]] = unknown[k]
    seed, number = next_number(seed)
    rules_keep_generator(world, number)
    return seed
