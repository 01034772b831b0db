"""Counting positions depth by depth: how rules programs are compared.

Source: the performance test ("perft") of chess programs. Equal positions are met only once, so that depths can be
counted whose lines could not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from parlour.compiled import compiled
from parlour.position import Position


@dataclass(frozen=True, slots=True)
class DepthCount:
    """How many lines of ``depth`` moves there are from a position, and how many positions they reach."""

    depth: int
    lines: int
    positions: int


def perft(position: Position, depth: int) -> Iterator[DepthCount]:
    """The counts for each depth from 0 to ``depth``."""
    game = compiled(position.game)
    moves, nothing = game.move_buffer(), np.zeros(0, np.int64)
    states = np.frombuffer(position.to_bytes(), dtype=position.game.dtype).copy()
    lines = [1]
    for reached in range(depth + 1):
        yield DepthCount(reached, sum(lines), states.size)
        if reached == depth:
            return
        count = game.expand(states, moves, states[:0], nothing)
        children, parents = game.states(count), np.zeros(count, np.int64)
        game.expand(states, moves, children, parents)
        whole_bytes = children.view(np.dtype((np.void, children.dtype.itemsize)))
        _, first, merged = np.unique(whole_bytes, return_index=True, return_inverse=True)
        states = children[first]
        # Numbers of lines outgrow 64 bits before positions outgrow the memory, so they are Python's own.
        totals = [0] * len(first)
        for child, target in enumerate(merged.ravel().tolist()):
            totals[target] += lines[parents[child]]
        lines = totals
