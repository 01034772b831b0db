"""Foursquare's policy: the grid after the move is judged."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.rules.foursquare import SIZE, SPAN, apply

MOST_MOVES = 60
ROOM = 2
BUDGET = 150

# For a pile; a pile face down; a rank between the lowest and the highest of a line; the square of the cards covered on
# a pile; a full pile face down; the part of the cards to come that turn nothing on some empty place; no more pile may
# turn down; a full line with all faces up; more such places for a card. Found by bench/tune_players.py.
_WEIGHTS = (2.68, -0.37, 0.29, -0.51, -0.61, 0.98, 0.03, 0.18, -0.06)
WEIGHTS = {"win": _WEIGHTS, "score": _WEIGHTS}


def measure_line(s: Any, start: int, down: int, line: Any) -> None:
    """The piles of a row (down = 0) or column (down = 1): count, face up, lowest and highest rank of those."""
    line[0] = 0
    line[1] = 0
    line[2] = 10
    line[3] = -1
    for k in range(SIZE):
        r = k if down else start
        c = start if down else k
        if s["height"][r, c] > 0:
            line[0] += 1
            if s["face_up"][r, c] == 1:
                rank = s["top"][r, c] % 10
                line[1] += 1
                line[2] = min(line[2], rank)
                line[3] = max(line[3], rank)


def judge(s: Any, weights: Any, hidden: Any, lines: Any) -> float:
    """How good a grid looks; ``hidden`` counts the ranks to come, ``lines`` is room."""
    if s["piles"] == SPAN * SPAN and s["piles_down"] == 0:
        return 1000.0
    if s["piles_down"] > s["max_down"]:
        return -1000.0
    value = weights[0] * s["piles"] + weights[1] * s["piles_down"]
    if s["piles_down"] == s["max_down"]:
        value += weights[6]
    for start in range(SIZE):
        measure_line(s, start, 0, lines[start])
        measure_line(s, start, 1, lines[SIZE + start])
    for n in range(2 * SIZE):
        if lines[n, 0] > 0:
            if lines[n, 1] > 0:
                value += weights[2] * (lines[n, 3] - lines[n, 2])
            if lines[n, 0] == SPAN and lines[n, 1] == SPAN:
                value += weights[7]
    for row in range(SIZE):
        for column in range(SIZE):
            height = s["height"][row, column]
            if height > 0:
                value += weights[3] * (height - 1) * (height - 1)
                if s["face_up"][row, column] == 0 and height == s["pile_limit"]:
                    value += weights[4]
    # How many places take the next card without turning anything.
    first_row = max(s["last_row"] - SPAN + 1, 0)
    first_column = max(s["last_column"] - SPAN + 1, 0)
    total = 0
    safe = 0.0
    for rank in range(10):
        if hidden[rank] > 0:
            total += hidden[rank]
            found = 0
            for row in range(max(s["first_row"], first_row), s["last_row"] + 1):
                if lines[row, 2] <= rank and rank <= lines[row, 3]:
                    for column in range(max(s["first_column"], first_column), s["last_column"] + 1):
                        n = SIZE + column
                        if lines[n, 2] <= rank and rank <= lines[n, 3] and s["height"][row, column] == 0:
                            found += 1
            if found > 0:
                safe += hidden[rank] * (1.0 + weights[8] * (found - 1))
    if total > 0:
        value += weights[5] * safe / total
    return value


def rate_moves(states: Any, moves: Any, count: int, weights: Any, ratings: Any) -> None:
    """See ``playouts.py``."""
    s = states[0]
    hidden = np.zeros(10, np.int64)
    lines = np.zeros((2 * SIZE, 4), np.int64)
    for n in range(s["stock_count"] - 1):
        hidden[s["stock"][n] % 10] += 1
    for k in range(count):
        states[1] = s
        apply(states[1], moves[k])
        ratings[k] = judge(states[1], weights, hidden, lines)
