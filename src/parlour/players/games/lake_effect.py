"""Lake Effect: moves judged at sight, and a plan in place of playouts, which seldom get far."""

from __future__ import annotations

from typing import Any

from parlour.players.games.lake_effect_search import plan, search_table
from parlour.rules.lake_effect import (
    ANY,
    CARDS,
    COLUMNS,
    RECYCLE,
    RUN,
    TAKE_BACK,
    TO_GRID,
    WASTE_TO_COLUMN,
    WASTE_TO_GRID,
    agree_in_two,
    fits_grid,
)

MOST_MOVES = 0
ROOM = 700
BUDGET = 100

# For a step of a plan; a card in the grid; a face-down card, and its square for a column's; the height of a run that
# lies on face-down cards, and the cards under it that it waits for; the first empty column, and each other; a card in
# stock or waste; a recycling where they are numbered.
_WEIGHTS = (0.05, 5.0, 8.0, 0.3, 0.3, 1.0, 8.0, 2.0, 0.0, 3.0)
WEIGHTS = {"win": _WEIGHTS, "score": _WEIGHTS}

# What moves promise at sight; a draw is 0.
LAST_TO_GRID = 100.0
TURN_UP = 30.0
EMPTY_COLUMN = 20.0
LAY_WAITING = 15.0
UNCOVER_FOR_GRID = 10.0
WASTE_IN_GRID = 10.0
WASTE_ON_COLUMN = 5.0
INTO_EMPTY = -10.0
USELESS = -1000.0


def planned_move(policy: Any, information: Any) -> int:
    """The first move of the best plan, EMPTY where no move brings anything."""
    loop = policy.code.loop(plan)
    return int(loop(information.states, policy.room, policy.words, policy.moves, policy.weights))


def play_on(
    states: Any, words: Any, most: int, moves: Any, weights: Any, ratings: Any, seed: int, outcome: Any
) -> None:
    """Instead of a playout to the end, a look at how far the world can be played out."""
    search_table(True, states, words, moves, weights, outcome)


def rate_run(s: Any, source: int, target: int, cards: int) -> float:
    """How promising it looks to move a run."""
    left = s["lengths"][source] - cards
    rating = INTO_EMPTY if s["lengths"][target] == 0 else 0.0
    if left > s["face_down"][source]:
        uncovered = s["columns"][source, left - 1]
        if fits_grid(s, uncovered):
            return rating + UNCOVER_FOR_GRID
        return rating + LAY_WAITING if waiting_runs(s, uncovered, source) > 0 else USELESS
    if left > 0:
        return rating + TURN_UP + s["face_down"][source]
    return USELESS if s["lengths"][target] == 0 else EMPTY_COLUMN


def waiting_runs(s: Any, onto: int, source: int) -> int:
    """How many runs that lie on face-down cards, in columns other than ``source``, could be moved onto a card."""
    count = 0
    for column in range(COLUMNS):
        down = s["face_down"][column]
        if down > 0 and column != source:
            card = s["columns"][column, down]
            if agree_in_two(card, onto) and (card < onto or s["order"] == ANY):
                count += 1
    return count


def rate_moves(states: Any, moves: Any, count: int, weights: Any, ratings: Any) -> None:
    """See ``playouts.py``."""
    s = states[0]
    for k in range(count):
        move = moves[k]
        if move <= RECYCLE:
            ratings[k] = 0.0
        elif move < TO_GRID:
            ends = (move - RUN) // CARDS
            ratings[k] = rate_run(s, ends // COLUMNS, ends % COLUMNS, (move - RUN) % CARDS + 1)
        elif move < WASTE_TO_COLUMN:
            ratings[k] = LAST_TO_GRID
        elif move < WASTE_TO_GRID:
            target = move - WASTE_TO_COLUMN
            waiting = waiting_runs(s, s["waste"][s["waste_count"] - 1], target)
            ratings[k] = WASTE_ON_COLUMN + waiting + (INTO_EMPTY if s["lengths"][target] == 0 else 0.0)
        elif move < TAKE_BACK:
            ratings[k] = WASTE_IN_GRID
        else:
            ratings[k] = USELESS
