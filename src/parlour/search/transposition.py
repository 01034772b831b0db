"""A table of values of states met before, of a size that memory allows."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.generator import signed_half

WAYS = 4
"""A state may be kept in so many places of the table, one after the other."""

ENTRY_BYTES = 10
"""What the table takes for each state: 8 bytes for its key, 2 for its value."""

SMALLEST = 2**16


def slot_of(key: Any, keys: Any) -> int:
    """The first of a state's places in the table."""
    return signed_half((key >> np.uint64(1)) % np.uint64(keys.size - WAYS + 1))


def place_of(key: Any, keys: Any) -> int:
    """The place of a state in the table, or -1."""
    slot = slot_of(key, keys)
    for place in range(slot, slot + WAYS):
        if keys[place] == key:
            return place
    return -1


def keep(key: Any, value: int, keys: Any, values: Any) -> int:
    """Keep a state's value, over its old one, in a free place or instead of some other; 1 where a free one is taken."""
    slot = slot_of(key, keys)
    for place in range(slot, slot + WAYS):
        if keys[place] == key or keys[place] == 0:
            taken = 1 if keys[place] == 0 else 0
            keys[place] = key
            values[place] = value
            return taken
    place = slot + signed_half(key >> np.uint64(62))
    keys[place] = key
    values[place] = value
    return 0


def move_over(old_keys: Any, old_values: Any, keys: Any, values: Any) -> int:
    """Keep everything of an old table in a new one; how many states it holds."""
    taken = 0
    for place in range(old_keys.size):
        if old_keys[place] != 0:
            taken += keep(old_keys[place], old_values[place], keys, values)
    return taken
