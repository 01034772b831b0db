"""Playing sampled worlds to their ends: what each move of a position is worth.

Each move is tried in the same worlds, and each of its worlds is played on by a policy: the game's ``rate_moves``, which
judges moves by what can be seen, plays the best of them. That is one step of policy improvement by rollout (Tesauro and
Galperin, "On-line policy improvement using Monte-Carlo search", 1996). The policy sees no hidden card, so no move is
praised for what only a player with open cards could make of it.
"""

from __future__ import annotations

from typing import Any

from parlour.entries import rules_apply, rules_legal_moves, rules_score, rules_status
from parlour.game import WON
from parlour.generator import next_number, signed_half
from parlour.players.information import deal_hidden


def rate_moves(states: Any, moves: Any, count: int, weights: Any, ratings: Any) -> None:
    """Stand-in for a game's judgement: ``ratings[k]`` says how promising ``moves[k]`` looks in ``states[0]``.

    It judges by what can be seen. ``states[1:]`` is room for states.
    """


def best_move(states: Any, moves: Any, count: int, weights: Any, ratings: Any, seed: int) -> tuple[int, int]:
    """The policy's move in ``states[0]``, one of the best rated ones at random, and the generator's new state."""
    if count == 1:
        return moves[0], seed
    rate_moves(states, moves, count, weights, ratings)
    best = 0
    ties = 1
    for k in range(1, count):
        if ratings[k] > ratings[best]:
            best = k
            ties = 1
        elif ratings[k] == ratings[best]:
            ties += 1
            seed, number = next_number(seed)
            if (signed_half(number >> 32) * ties) >> 32 == 0:
                best = k
    return moves[best], seed


def play_on(
    states: Any, words: Any, most: int, moves: Any, weights: Any, ratings: Any, seed: int, outcome: Any
) -> None:
    """Play ``states[0]`` on by the policy to its end, for ``most`` moves at most; see ``try_moves`` for the outcome.

    A game may have another way to see what comes of a state. ``words`` is the memory of ``states`` as uint64.
    """
    for _ in range(most):
        count = rules_legal_moves(states[0], moves)
        if count == 0:
            break
        move, seed = best_move(states, moves, count, weights, ratings, seed)
        rules_apply(states[0], move)
    outcome[0] = 1.0 if rules_status(states[0]) == WON else 0.0
    outcome[1] = rules_score(states[0])


def try_moves(
    states: Any,
    places: Any,
    reshuffled: int,
    known: Any,
    unknown: Any,
    most: int,
    candidates: Any,
    first: int,
    seed: int,
    room: Any,
    in_bytes: Any,
    words: Any,
    moves: Any,
    weights: Any,
    ratings: Any,
    outcomes: Any,
) -> int:
    """Try each of ``candidates`` (int64) in the sampled worlds ``first``, ``first + 1``, ...; the policy's own move.

    ``outcomes[w, k]`` is what came of candidate k in world ``first + w``: 1 for a win or 0, and the score. ``states``
    to ``unknown`` are those of an information set; ``seed`` (uint64) and its number decide about a world. ``room`` are
    states to work in, ``in_bytes`` and ``words`` their memory as int8 and uint64, a row each.
    """
    places = places.copy()
    known = known.copy()
    unknown = unknown.copy()
    for w in range(outcomes.shape[0]):
        _, own_seed = next_number(seed ^ next_number(first + w)[1])
        room[0] = states[0]
        own_seed = deal_hidden(room[0], in_bytes[0], places, reshuffled, known, unknown, own_seed)
        for k in range(candidates.size):
            room[1] = room[0]
            rules_apply(room[1], candidates[k])
            play_on(room[1:], words[1:], most, moves, weights, ratings, own_seed, outcomes[w, k])
    room[0] = states[0]
    move, _ = best_move(room, moves, rules_legal_moves(room[0], moves), weights, ratings, seed)
    return move
