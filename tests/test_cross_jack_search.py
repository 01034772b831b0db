"""Exact answers to Cross-Jack, against a plain search that looks at every game."""

from random import Random

import pytest

from parlour.game import OptionValue
from parlour.position import Position
from parlour.registry import find_game
from parlour.search.alpha_beta import Search, outcome, solve_two
from parlour.search.alpha_beta_loop import TO_THE_END, WIN
from parlour.search.games.cross_jack import search_key, search_turned
from parlour.search.solution import Limits, Solution, Verdict

GAME = find_game("cross-jack")
BLOCKADES = ("any", "both")
LIMITS = Limits(memory=2**26)


def start(columns: int, rows: int, blockade: str = "any", opening: int = 2) -> Position:
    options: dict[str, OptionValue] = {"columns": columns, "rows": rows, "blockade": blockade, "opening": opening}
    return Position.start(GAME, GAME.complete_options(options))


def random_position(first: Position, random: Random, most: int) -> Position:
    """A position some random moves on, in which the game goes on."""
    position = first
    for _ in range(most):
        after = position.play(random.choice(position.legal))
        if after.is_over:
            return position
        position = after
    return position


WORTH: dict[Verdict, int] = {"X": 1, "draw": 0, "O": -1}


def exhaustive(position: Position, known: dict[bytes, Verdict]) -> Verdict:
    """Who wins, by looking at every continuation."""
    if position.is_over:
        return outcome(position)
    key = position.to_bytes()
    if key not in known:
        sign = 1 if position.to_move == "X" else -1
        best: Verdict = "O" if sign == 1 else "X"
        for move in position.legal:
            value = exhaustive(position.play(move), known)
            if sign * WORTH[value] > sign * WORTH[best]:
                best = value
        known[key] = best
    return known[key]


def follow(position: Position, line: tuple[str, ...]) -> Position:
    for move in line:
        position = position.play(move)
    return position


def turned(position: Position, right: int, mirror: bool) -> Position:
    """The position rotated round the cylinder and then perhaps mirrored."""
    state = position.thawed()
    columns = state["columns"]
    for name in ("x", "o"):
        for row, bits in enumerate(state[name]):
            places = [(column + right) % columns for column in range(columns) if bits >> column & 1]
            state[name][row] = sum(1 << (columns - 1 - place if mirror else place) for place in places)
    return Position(GAME, state)


@pytest.mark.parametrize("blockade", BLOCKADES)
@pytest.mark.parametrize(("columns", "rows", "opening"), [(4, 3, 1), (4, 3, 2), (4, 3, 4)])
def test_small_boards_have_the_value_that_looking_at_every_game_gives(
    columns: int, rows: int, opening: int, blockade: str
) -> None:
    first = start(columns, rows, blockade, opening)
    assert solve_two(first, LIMITS).verdict == exhaustive(first, {})


@pytest.mark.parametrize("blockade", BLOCKADES)
@pytest.mark.parametrize(("columns", "rows"), [(5, 3), (4, 4), (5, 4), (6, 4), (5, 5)])
def test_late_positions_have_the_value_that_looking_at_every_game_gives(columns: int, rows: int, blockade: str) -> None:
    random = Random(columns * rows)
    known: dict[bytes, Verdict] = {}
    met = 0
    while met < 12:
        first = start(columns, rows, blockade, random.choice((1, 2, 3)))
        position = random_position(first, random, columns * rows - 8)
        if columns * rows - position.thawed()["ticks"] <= 10:
            met += 1
            assert solve_two(position, LIMITS).verdict == exhaustive(position, known), position.to_bytes()


@pytest.mark.parametrize("blockade", BLOCKADES)
@pytest.mark.parametrize(
    ("columns", "rows", "verdict"),
    [(4, 3, "X"), (4, 4, "draw"), (5, 4, "draw"), (6, 4, "X"), (8, 4, "X"), (6, 5, "draw")],
)
def test_known_boards(columns: int, rows: int, verdict: Verdict, blockade: str) -> None:
    first = start(columns, rows, blockade)
    solution = solve_two(first, LIMITS)
    assert solution.verdict == verdict
    assert outcome(follow(first, solution.line)) == verdict


def test_lines_end_as_the_answer_says_for_all_three_outcomes() -> None:
    random = Random(7)
    seen = set()
    for _ in range(40):
        position = random_position(start(6, 5, random.choice(BLOCKADES)), random, 12)
        solution = solve_two(position, LIMITS)
        end = follow(position, solution.line)
        assert end.is_over
        assert outcome(end) == solution.verdict
        seen.add(solution.verdict)
    assert seen == {"X", "O", "draw"}


def test_rotated_and_mirrored_positions_have_the_same_answer_and_the_same_key() -> None:
    random = Random(3)
    for _ in range(15):
        position = random_position(start(6, 4, random.choice(BLOCKADES)), random, random.randrange(1, 9))
        other = turned(position, random.randrange(6), random.random() < 0.5)
        assert search_key(position.thawed())[0] == search_key(other.thawed())[0]
        assert solve_two(position, LIMITS).verdict == solve_two(other, LIMITS).verdict


def test_positions_that_are_not_alike_have_different_keys() -> None:
    """Whose tick is next and the phase follow from the ticks, and a table serves one set of options."""
    random = Random(4)
    by_key: dict[int, bytes] = {}
    for _ in range(300):
        position = random_position(start(6, 6), random, random.randrange(1, 25))
        smallest = min(turned(position, right, mirror).to_bytes() for right in range(6) for mirror in (False, True))
        assert by_key.setdefault(int(search_key(position.thawed())[0]), smallest) == smallest
    assert len(by_key) > 250


def test_a_move_turned_and_turned_back_is_the_same_move() -> None:
    random = Random(5)
    for _ in range(30):
        position = random_position(start(7, 4), random, 8)
        state = position.thawed()
        for turn in (*range(7), *range(26, 33)):
            for move in position.legal_numbers:
                assert search_turned(state, search_turned(state, move, turn, False), turn, True) == move


def test_what_is_known_at_a_glance_changes_no_answer() -> None:
    random = Random(6)
    for _ in range(40):
        position = random_position(start(5, 4, random.choice(BLOCKADES)), random, 9)
        values = set()
        for prune in (True, False):
            for drawn in (-WIN, WIN):
                search = Search(position, 2**16, prune)
                search.start(position, TO_THE_END, drawn=drawn)
                assert search.run(10_000_000)
                values.add((drawn, search.value))
        assert len(values) == 2, values


def test_too_little_of_anything_gives_unknown_and_never_a_wrong_answer() -> None:
    first = start(6, 5)
    assert solve_two(first, Limits(memory=1000)) == Solution("unknown", (), 0)
    for states in (0, 1, 50, 500, 2_000):
        solution = solve_two(first, Limits(states=states, memory=2**26))
        assert solution.states <= states
        assert solution.verdict in ("unknown", "draw")
    assert solve_two(first, Limits(memory=2**26, stopped=lambda: True)).verdict in ("unknown", "draw")
    for memory in (100_000, 110_000, 120_000):
        assert solve_two(start(6, 4), Limits(memory=memory, states=200_000)).verdict in ("unknown", "X")
    assert solve_two(first, Limits(memory=200_000)).verdict == "draw"


def test_the_answer_of_a_game_that_is_over() -> None:
    position = follow(start(4, 3), ("a3", "b3", "a1", "b1", "c2", "c1", "d1"))
    assert solve_two(position, LIMITS) == Solution("X", (), 0)
