"""From a position of Lake Effect to its packed state, and from steps between packed states back to moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from parlour.compiled import compiled
from parlour.game import State
from parlour.position import Position
from parlour.rules.lake_effect import ANY, SINGLE, UNLIMITED, score
from parlour.search.best_first import Problem
from parlour.search.games import lake_effect_cards as cards
from parlour.search.games import lake_effect_releases as releases
from parlour.search.solution import Goal

PRUNINGS = ("forced", "take-backs", "shifts", "releases")
"""Moves that are played at once, take-backs left out, moves put off, and states proved dead: see the modules."""

QUEUES_WITHOUT_LIMIT = ((1, 4, 8, 3, 3, 2, 1), (0, 4, 8, 3, 3, 2, 1))
QUEUES_WITH_LIMIT = ((2, 4, 8, 3, 8, 0, 5),)
QUEUES_IN_ANY_ORDER = ((0, 4, 8, 3, 3, 2, 1), (3, 4, 8, 3, 3, 2, 1))
"""For each queue what its layers are, and the weights of the features; see ``rank``."""

MOST_DEPTHS = 2**20
"""With more arrangements of face-down cards than this, their releases are not explored."""

CHILDREN = 256
"""More than there are children of any state."""

STEPS = 10 * cards.CARDS
"""More steps than can follow from one move: each card can go to the grid, or up its nine neighbours."""


def prepare(position: Position, goal: Goal, without: frozenset[str]) -> tuple[Problem, ...]:
    """The problems that a position stands for, the last one being all of it.

    Whoever may build in any order can build down, so that is tried first.
    """
    state = position.thawed()
    if state["order"] != ANY:
        return (_problem(position, state, True, goal, without),)
    whole = _problem(position, state, False, goal, without)
    if goal == "win" and _is_descending(state):
        return (replace(_problem(position, state, True, goal, without), share=0.25), whole)
    return (whole,)


def search_bound(s: State) -> int:
    """How many cards are not in the grid yet."""
    return cards.CARDS - score(s)


def _is_descending(state: State) -> bool:
    """Whether all cards that lie face up on another one are lower."""
    return all(
        state["columns"][column, n] < state["columns"][column, n - 1]
        for column in range(cards.COLUMNS)
        for n in range(state["face_down"][column] + 1, state["lengths"][column])
    )


def _problem(position: Position, state: State, descending: bool, goal: Goal, without: frozenset[str]) -> Problem:
    """The problem of a position for best-first search, with building down only or in any order."""
    context = np.zeros(cards.USEFUL, np.int64)
    context[cards.ANY_ORDER] = not descending
    context[cards.RECYCLES] = state["recycles"]
    context[cards.TAKE_BACKS] = state["take_back"] and (not descending or "take-backs" in without)
    context[cards.EMPTY_NEEDS] = state["empty_needs"]
    context[cards.SINGLE] = state["runs"] == SINGLE
    context[cards.FORCED] = descending and "forced" not in without
    context[cards.LAZY] = descending and state["runs"] != SINGLE and "shifts" not in without
    queues: tuple[tuple[int, ...], ...] = QUEUES_IN_ANY_ORDER
    if descending:
        queues = QUEUES_WITHOUT_LIMIT if state["recycles"] == UNLIMITED else QUEUES_WITH_LIMIT
    context[cards.QUEUE_COUNT] = len(queues)
    for q, weights in enumerate(queues):
        row = cards.QUEUES + q * cards.WEIGHTS
        context[row : row + len(weights)] = weights
    words = np.zeros(4, np.uint64)
    _pack_cards(state, words, context)
    bound, hopeless = cards.CARDS, False
    if descending and "releases" not in without and _count_depths(context) <= MOST_DEPTHS:
        useful, bound = _explore_releases(position, words, context)
        hopeless = not useful[-1]
        if goal == "win":
            context[cards.RELEASES] = 1
            context = np.concatenate([context, _as_bits(useful)])
    return Problem(
        words=words,
        tail=_hand(state),
        context=context,
        scratch=cards.SCRATCH,
        queues=len(queues),
        children=CHILDREN,
        steps=STEPS,
        target=cards.CARDS,
        score=score(state),
        bound=bound,
        hopeless=hopeless,
    )


def _pack_cards(state: State, words: Any, context: Any) -> None:
    """Fill the words, and in the context what stays the same: face-down cards and the talon."""
    for card in range(cards.CARDS):
        cards.put(words, card, cards.GRID)
    step = 1
    for column in range(cards.COLUMNS):
        natural = state["face_down"][column] + 1 if state["lengths"][column] else 0
        context[cards.NATURAL_COUNTS + column] = natural
        before = -1
        for n in range(state["lengths"][column]):
            card = state["columns"][column, n]
            if n < natural:
                context[cards.NATURALS + column * cards.CARDS + n] = card
                context[cards.BENEATH + card] = before
                context[cards.STEPS + card] = step
                cards.put(words, card, cards.NATURAL if n else cards.BASE)
            else:
                cards.put(words, card, int(cards.CODES[card, before]))
            before = card
        step *= max(natural, 1)
    talon = state["waste"][: state["waste_count"]] + state["stock"][: state["stock_count"]][::-1]
    context[cards.TALON_COUNT] = len(talon)
    for n, card in enumerate(talon):
        context[cards.TALON_ORDER + n] = card
        cards.put(words, card, cards.TALON)


def _hand(state: State) -> int:
    """How far the talon is gone through; see ``reach_talon``."""
    waste: int = state["waste_count"]
    if state["recycles"] != UNLIMITED:
        return waste + cards.RECYCLED * int(state["recycled"])
    return waste if waste % 3 and state["stock_count"] else 0


def _count_depths(context: Any) -> int:
    counts = context[cards.NATURAL_COUNTS : cards.NATURAL_COUNTS + cards.COLUMNS]
    return int(np.prod(np.maximum(counts, 1)))


def _explore_releases(position: Position, words: Any, context: Any) -> tuple[Any, int]:
    """For each number of depths whether it is useful; and what no final score exceeds."""
    size = _count_depths(context)
    useful, masks = np.zeros(size, np.uint8), np.zeros(3, np.int64)
    compiled(position.game).loop(releases.explore_releases)(
        words,
        context,
        np.zeros(cards.COLUMNS, np.int64),
        masks,
        np.zeros(releases.WORK, np.int64),
        np.zeros(size, np.int64),
        np.zeros(size, np.uint8),
        useful,
    )
    return useful, int(masks[releases.MOST])


def _as_bits(useful: Any) -> Any:
    """Truth values as bits of 64-bit numbers, the lowest first."""
    padded = np.zeros(-(-useful.size // 64) * 64, np.uint8)
    padded[: useful.size] = useful
    return np.packbits(padded, bitorder="little").view(np.int64)


def line(position: Position, steps: list[int]) -> tuple[str, ...]:
    """The moves, played by the rulebook, that make these steps."""
    moves: list[str] = []
    for step in steps:
        card, code = divmod(step, 16)
        while True:
            state = position.thawed()
            move = _move(state, card, code)
            position = position.play(move)
            moves.append(move)
            if move not in ("draw", "recycle"):
                break
    return tuple(moves)


def _move(state: State, card: int, code: int) -> str:
    """The next move of the rulebook to bring a card where the code says: perhaps one to come to it first."""
    ends = [
        state["columns"][column, state["lengths"][column] - 1] if state["lengths"][column] else -1
        for column in range(cards.COLUMNS)
    ]
    onto = -1 if code == cards.BASE else int(cards.NEIGHBOURS[card, code]) if code < cards.BASE else None
    target = "G" if onto is None else f"T{ends.index(onto) + 1}"
    if card in state["stock"] or card in state["waste"]:
        if state["waste_count"] and state["waste"][state["waste_count"] - 1] == card:
            return f"W-{target}"
        return "draw" if state["stock_count"] else "recycle"
    for column in range(cards.COLUMNS):
        for n in range(state["lengths"][column]):
            if state["columns"][column, n] == card:
                count = f":{state['lengths'][column] - n}" if target != "G" else ""
                return f"T{column + 1}-{target}{count}"
    pile = "RYGB"[card // 16] + "CHTS"[card // 4 % 4]
    return f"G:{pile}-{target}"
