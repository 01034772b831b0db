"""What is compiled for each game: loops over arrays of states, written once.

``compiled.py`` makes a copy of each of these for each game, in which ``rules_...`` stand for the game's own
functions. They take only arrays and numbers, because compiled functions that take other functions are never found
again on the disk.
"""

from __future__ import annotations

from typing import Any

from parlour.game import PLAYING, State
from parlour.generator import next_number, shuffle, signed_half

RESULTS = 6
"""So many numbers ``play_out`` tells of a game."""


def rules_deal(s: State) -> None:
    """Stand-in for the game's ``deal``."""


def rules_legal_moves(s: State, moves: Any) -> int:
    """Stand-in for the game's ``legal_moves``."""
    return 0


def rules_apply(s: State, move: int) -> None:
    """Stand-in for the game's ``apply``."""


def rules_status(s: State) -> int:
    """Stand-in for the game's ``status``."""
    return PLAYING


def rules_score(s: State) -> int:
    """Stand-in for the game's ``score``; 0 in a game that has none."""
    return 0


def rules_winner(s: State) -> int:
    """Stand-in for the game's ``winner``; 0 in a game for one."""
    return 0


def rules_fill_stock(s: State, cards: int) -> None:
    """Put the deck in order into the stock; nothing in a game that is not dealt."""
    for n in range(cards):
        s["stock"][n] = cards - 1 - n
    s["stock_count"] = cards


def rules_shuffle_stock(s: State, cards: int, number: int) -> int:
    """Shuffle the stock by a deal number; nothing in a game that is not dealt."""
    return shuffle(s["stock"], cards, number)


def rules_keep_generator(s: State, generator: int) -> None:
    """Keep the generator's state for later shuffles, in a game that has them."""
    s["generator"] = generator


def deal_states(empty: Any, cards: int, numbers: Any, states: Any) -> None:
    """Deal ``states[k]`` by ``numbers[k]`` (uint64), with the options of ``empty[0]``."""
    for k in range(numbers.size):
        states[k] = empty[0]
        deal_one(states[k], cards, numbers[k])


def deal_one(s: State, cards: int, number: int) -> None:
    """Deal an empty state by its number."""
    rules_fill_stock(s, cards)
    rules_keep_generator(s, rules_shuffle_stock(s, cards, number))
    rules_deal(s)


def legal_moves_of(states: Any, moves: Any, counts: Any) -> None:
    """The legal moves of each state, in the rulebook's order: row k of ``moves``, ``counts[k]`` of them."""
    for k in range(states.size):
        counts[k] = rules_legal_moves(states[k], moves[k])


def replay(states: Any, moves: Any) -> None:
    """From ``states[0]``, the state after each of the moves in ``states[1:]``."""
    for k in range(moves.size):
        states[k + 1] = states[k]
        rules_apply(states[k + 1], moves[k])


def play_out(states: Any, seed: int, most: int, moves: Any, results: Any) -> int:
    """Play each state on, in place, with random moves to its end or for ``most`` moves; the moves made in all.

    ``seed`` is a uint64, ``moves`` a buffer for one move list; row k of ``results`` gets the status, winner, score and
    number of moves of game k, how many moves were legal in all its positions together, and in how many of them just
    one was. A move is drawn by multiplication, which favours none by more than 1 in 2**22.
    """
    total = 0
    for k in range(states.size):
        made, choices, forced = 0, 0, 0
        while made < most:
            count = rules_legal_moves(states[k], moves)
            if count == 0:
                break
            choices += count
            if count == 1:
                forced += 1
            seed, number = next_number(seed)
            rules_apply(states[k], moves[(signed_half(number >> 32) * count) >> 32])
            made += 1
        results[k, 0] = rules_status(states[k])
        results[k, 1] = rules_winner(states[k])
        results[k, 2] = rules_score(states[k])
        results[k, 3] = made
        results[k, 4] = choices
        results[k, 5] = forced
        total += made
    return total


def play_deals(empty: Any, cards: int, numbers: Any, seed: int, most: int, state: Any, moves: Any, results: Any) -> int:
    """Deal each of ``numbers`` (uint64) and play it out at random, in a way that its number and the seed decide.

    ``state`` is room for one state; the rest is as for ``play_out``. The number of moves made in all.
    """
    total = 0
    for k in range(numbers.size):
        state[0] = empty[0]
        deal_one(state[0], cards, numbers[k])
        own_seed, _ = next_number(seed ^ numbers[k])
        total += play_out(state, own_seed, most, moves, results[k : k + 1])
    return total


def expand(states: Any, moves: Any, children: Any, parents: Any) -> int:
    """Each state after each of its legal moves, in ``children``, with its parent's number; how many there are.

    With an empty ``children`` they are only counted.
    """
    count = 0
    for k in range(states.size):
        found = rules_legal_moves(states[k], moves)
        if children.size > 0:
            for n in range(found):
                children[count + n] = states[k]
                rules_apply(children[count + n], moves[n])
                parents[count + n] = k
        count += found
    return count
