"""Keys of states for tables."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.game import Game

SEED = np.uint64(0x9E3779B97F4A7C15)
"""Any number will do; this one has its bits well mixed."""


def key_of(words: Any, mask: Any, seed: Any) -> Any:
    """A 64-bit key of a state, given as its uint64 words, of which the bits in ``mask`` count.

    Multiply, then fold the high half onto the low one, word by word: the finalizer of MurmurHash3 (Austin Appleby).
    """
    key = seed
    for k in range(words.size):
        key = (key ^ (words[k] & mask[k])) * np.uint64(0xFF51AFD7ED558CCD)
        key = key ^ (key >> np.uint64(32))
    key = key * np.uint64(0xC4CEB9FE1A85EC53)
    return key ^ (key >> np.uint64(29))


def mask_without(game: Game, *fields: str) -> Any:
    """The mask, in uint64 words, of everything in a state but these fields."""
    mask = np.zeros(1, game.dtype)
    mask.view(np.uint8)[:] = 255
    for name in fields:
        mask[name] = 0
    return mask.view(np.uint64)
