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


def is_idle(move: int) -> bool:
    """Stand-in for a game in which some moves can be repeated without end and bring nothing of themselves."""
    return False


def is_stuck(s: Any, idle: int) -> bool:
    """Stand-in for such a game: whether a playout ends after so many idle moves in a row, as nothing more will come."""
    return False


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


def play_on(states: Any, most: int, moves: Any, weights: Any, ratings: Any, seed: int) -> int:
    """Play ``states[0]`` on by the policy, to its end or for ``most`` moves or until it is stuck; the new generator."""
    idle = 0
    for _ in range(most):
        count = rules_legal_moves(states[0], moves)
        if count == 0 or is_stuck(states[0], idle):
            break
        move, seed = best_move(states, moves, count, weights, ratings, seed)
        rules_apply(states[0], move)
        idle = idle + 1 if is_idle(move) else 0
    return seed


def policy_move(states: Any, moves: Any, weights: Any, ratings: Any, seed: int) -> int:
    """The policy's move in ``states[0]``, which is not over; ``seed`` (uint64) chooses between equal ones."""
    move, _ = best_move(states, moves, rules_legal_moves(states[0], moves), weights, ratings, seed)
    return move


def play_policy(worlds: Any, most: int, room: Any, moves: Any, weights: Any, ratings: Any, seed: int) -> None:
    """Play each world on, in place, by the policy; ``room`` are states to work in."""
    for k in range(worlds.size):
        room[0] = worlds[k]
        seed = play_on(room, most, moves, weights, ratings, seed)
        worlds[k] = room[0]


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
    moves: Any,
    weights: Any,
    ratings: Any,
    outcomes: Any,
) -> None:
    """Try each of ``candidates`` (int64) in the sampled worlds ``first``, ``first + 1``, ...

    ``outcomes[w, k]`` is what came of candidate k in world ``first + w``: 1 for a win or 0, and the score. ``states``
    to ``unknown`` are those of an information set; ``seed`` (uint64) and its number decide about a world. ``room`` are
    states to work in and ``in_bytes`` their memory, a row each.
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
            play_on(room[1:], most, moves, weights, ratings, own_seed)
            outcomes[w, k, 0] = 1.0 if rules_status(room[1]) == WON else 0.0
            outcomes[w, k, 1] = rules_score(room[1])
