from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from parlour.generator import below, next_number, shuffle

STATES = st.integers(0, 2**64 - 1)


def test_the_first_three_numbers_of_state_0() -> None:
    state, numbers = 0, []
    for _ in range(3):
        state, number = next_number(state)
        numbers.append(number)
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(STATES, st.integers(1, 64))
def test_below_is_the_first_number_under_the_last_whole_block_modulo_n(state: int, n: int) -> None:
    expected_state, number = next_number(state)
    while number >= 2**64 - 2**64 % n:
        expected_state, number = next_number(expected_state)
    assert below(state, n) == (expected_state, number % n)


def _state_before(number: int) -> int:
    """The state whose next number is this one: each step of the mixing turned back."""
    z = number
    z = z ^ (z >> 31) ^ (z >> 62)
    z = z * pow(0x94D049BB133111EB, -1, 2**64) % 2**64
    z = z ^ (z >> 27) ^ (z >> 54)
    z = z * pow(0xBF58476D1CE4E5B9, -1, 2**64) % 2**64
    z = z ^ (z >> 30) ^ (z >> 60)
    return (z - 0x9E3779B97F4A7C15) % 2**64


def test_below_throws_away_the_numbers_of_the_last_incomplete_block() -> None:
    largest = 2**64 - 1
    state = _state_before(largest)
    assert next_number(state)[1] == largest
    after, second = next_number(next_number(state)[0])
    assert below(state, 52) == (after, second % 52)
    kept = 2**64 - 2**64 % 52 - 1
    assert below(_state_before(kept), 52)[1] == 51
    assert below(state, 64)[1] == 63


@given(STATES, st.integers(0, 64))
def test_a_shuffle_keeps_every_card(state: int, count: int) -> None:
    pile = list(range(count))
    shuffle(pile, count, state)
    assert sorted(pile) == list(range(count))


@given(STATES)
def test_a_shuffle_swaps_from_the_bottom_of_the_pile_up(state: int) -> None:
    top_first = list(range(52))
    pile = list(reversed(top_first))
    expected = state
    for i in range(51, 0, -1):
        expected, j = below(expected, i + 1)
        top_first[i], top_first[j] = top_first[j], top_first[i]
    assert shuffle(pile, 52, state) == expected
    assert list(reversed(pile)) == top_first


def test_every_card_comes_to_the_top_about_equally_often() -> None:
    tops: Counter[int] = Counter()
    for deal in range(5200):
        pile = list(range(51, -1, -1))
        shuffle(pile, 52, deal)
        tops[pile[-1]] += 1
    # Chi-square with 51 degrees of freedom is below 100 in all but one of 20,000 cases.
    assert sum((tops[card] - 100) ** 2 / 100 for card in range(52)) < 100
