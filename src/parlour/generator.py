"""SplitMix64 and the shuffle: what a deal number means, for ever and on every machine.

Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.

A pile is a sequence of card ids whose top card is the last one in use. These functions run as plain Python and
compiled, so they keep to whole numbers: the 64-bit state never meets a signed number, except where a draw is reduced,
in halves of 32 bits that fit both.
"""

from __future__ import annotations

from collections.abc import MutableSequence

MASK = 0xFFFFFFFFFFFFFFFF


def next_number(state: int) -> tuple[int, int]:
    """The generator's next state and its next number, both in 0 .. 2**64 - 1."""
    state = (state + 0x9E3779B97F4A7C15) & MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return state, z ^ (z >> 31)


def signed_half(number: int) -> int:
    """A number below 2**32 as the signed kind; the identity here, a conversion in compiled code."""
    return number


def below(state: int, n: int) -> tuple[int, int]:
    """The next state and a uniform number in 0 .. n - 1, for 1 <= n <= 2**16.

    Draws in the incomplete last block of n below 2**64 are thrown away.
    """
    half = 2**32 % n
    excess = (half * half) % n
    while True:
        state, number = next_number(state)
        high = signed_half(number >> 32)
        low = signed_half(number & 0xFFFFFFFF)
        if high < 0xFFFFFFFF or low < 2**32 - excess:
            return state, ((high % n) * half + low % n) % n


def shuffle(pile: MutableSequence[int], count: int, state: int) -> int:
    """Shuffle the first ``count`` cards of a pile in place, counted from its top; the generator's new state."""
    top = count - 1
    for i in range(count - 1, 0, -1):
        state, j = below(state, i + 1)
        kept = pile[top - i]
        pile[top - i] = pile[top - j]
        pile[top - j] = kept
    return state
