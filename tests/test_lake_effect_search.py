"""The solver of Lake Effect: what it proves is what looking at every state shows, whatever it prunes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.compiled import compiled
from parlour.position import Position
from parlour.registry import GAMES
from parlour.search.best_first import solve_best_first
from parlour.search.games import lake_effect
from parlour.search.solution import Limits, Solution
from parlour.search.solve import solve
from tests.test_lake_effect import table

GAME = GAMES["lake-effect"]
LIMITS = Limits(states=100_000, memory=2**23)
WITHOUT = [frozenset[str](), *(frozenset([name]) for name in lake_effect.PRUNINGS), frozenset(lake_effect.PRUNINGS)]


def look_at_all(position: Position, most: int) -> int | None:
    """The most cards that can come into the grid, by every state there is; None if there are more than ``most``."""
    code = compiled(GAME)
    moves = code.move_buffer()
    states = np.frombuffer(position.to_bytes(), dtype=GAME.dtype).copy()
    seen: set[bytes] = set()
    best = 0
    while states.size > 0:
        new = {record.tobytes() for record in states} - seen
        seen |= new
        if len(seen) > most:
            return None
        states = np.frombuffer(b"".join(new), dtype=GAME.dtype).copy()
        if states.size > 0:
            best = max(best, int(states["heights"].sum(axis=(1, 2)).max()))
        children = code.states(code.expand(states, moves, code.states(0), np.zeros(0, np.int64)))
        if children.size > 0:
            code.expand(states, moves, children, np.zeros(children.size, np.int64))
        states = children
    return best


def random_options(random: Random) -> dict[str, Any]:
    """Random options; few recyclings, and few cards for an empty column, more often than not."""
    options: dict[str, Any] = {option.name: random.choice(option.values) for option in GAME.options}
    options["recycles"] = random.choice((0, 0, 1, 3, "unlimited"))
    options["empty_needs"] = random.choice((1, 2, 3, 3))
    return options


def made_up(random: Random) -> Position:
    """An endgame with some cards of the outside of the grid in columns, face down but the last, stock and waste."""
    left = set(range(64))
    out: list[int] = []
    for _ in range(random.randint(3, 13)):
        out.append(random.choice([card for card in left if not _supports(card, left)]))
        left.remove(out[-1])
    random.shuffle(out)
    columns: list[list[int]] = [[] for _ in range(7)]
    hand: list[list[int]] = [[], []]
    shared = random.randint(1, 7)
    for card in out:
        if random.random() < 0.25:
            random.choice(hand).append(card)
        else:
            columns[random.randrange(shared)].append(card)
    names = GAME.deck.names
    state = table(
        tuple(" ".join(names[card] for card in column) for column in columns),
        tuple(max(len(column) - 1, 0) for column in columns),
        stock=" ".join(names[card] for card in hand[0]),
        waste=" ".join(names[card] for card in hand[1]),
        grid="".join(str(sum(4 * pile + n in left for n in range(4))) for pile in range(16)),
        **random_options(random),
    ).thawed()
    if state["recycles"] >= 0:
        state["recycled"] = random.randint(0, state["recycles"])
    return Position(GAME, state)


def _supports(card: int, grid: set[int]) -> bool:
    """Whether a card of the grid has another one that needs it."""
    return any(card // step % 4 < 3 and card + step in grid for step in (1, 4, 16))


def played(random: Random) -> Position:
    """A deal played at random for a while; building down and without recyclings, so that much of it is soon dead."""
    options = random_options(random) | {"order": "descending", "recycles": 0}
    position = Position.deal(GAME, options, random.randrange(2**63))
    for _ in range(random.randint(10, 40)):
        if position.is_over:
            break
        position = position.play(random.choice(position.legal))
    return position


def end_of(position: Position, solution: Solution) -> Position:
    """Where a solution's line leads, by the rulebook."""
    for move in solution.line:
        position = position.play(move)
    return position


KINDS: dict[str, Callable[[Random], Position]] = {"made up": made_up, "played": played}


def small(kind: str, random: Random) -> tuple[Position, int]:
    """An endgame of a kind with at most 200 states, and the most cards that can come into the grid."""
    while True:
        position = KINDS[kind](random)
        best = None if position.is_over else look_at_all(position, 200)
        if best is not None:
            return position, best


def compare(position: Position, best: int) -> str:
    """Try all prunings, all but one and none on an endgame whose best score is known; its verdict."""
    verdict = "winnable" if best == 64 else "dead"
    for without in WITHOUT:
        won = solve_best_first(position, "win", LIMITS, lake_effect, without)
        assert won.verdict == verdict, (without, position.thawed())
        assert (end_of(position, won).status == "won") == (verdict == "winnable")
        most = solve_best_first(position, "score", LIMITS, lake_effect, without)
        assert (most.best, most.best_found, most.best_bound) == (best, best, best), (without, position.thawed())
        assert end_of(position, most).score == best
    return verdict


@pytest.mark.parametrize(("kind", "seed", "count"), [("made up", 1, 110), ("played", 2, 40)])
def test_proofs_agree_with_looking_at_every_state(kind: str, seed: int, count: int) -> None:
    random = Random(seed)
    found = {compare(*small(kind, random)) for _ in range(count)}
    assert "dead" in found
    assert "winnable" in found or kind == "played"


def test_a_card_is_taken_back_onto_one_that_was_turned_up() -> None:
    columns = ("BT3 BT4", "GS4 YS4", "BS4 BS3")
    position = table(columns, (1, 1, 1), grid="4444 4443 4443 4422", order="any", empty_needs=3)
    solution = solve(position)
    assert solution.verdict == "winnable"
    assert end_of(position, solution).status == "won"
    back = [move.startswith("G:") for move in solution.line]
    assert back.index(True) > solution.line.index("T2-G")
    without = table(columns, (1, 1, 1), grid="4444 4443 4443 4422", order="any", empty_needs=3, take_back=False)
    assert solve(without).verdict == "dead"


def test_states_that_differ_in_a_face_down_card_are_two() -> None:
    face_up, face_down = (table(("BS4 BS3",), (down,), grid="4444 4444 4444 4442") for down in (0, 1))
    words = [lake_effect.prepare(position, "win", frozenset())[-1].words for position in (face_up, face_down)]
    assert list(words[0]) != list(words[1])


def test_what_is_left_of_the_recyclings_decides() -> None:
    # The last card of the waste cannot go anywhere; the third can, once it is drawn anew.
    position = table(waste="BS4 GS4 BS2 BS3", grid="4444 4444 4443 4441", recycles=1, empty_needs=3)
    state = position.thawed()
    state["recycled"] = 1
    used_up = Position(GAME, state)
    tails = {lake_effect.prepare(p, "win", frozenset())[-1].tail for p in (position, used_up)}
    assert len(tails) == 2
    verdicts = [solve_best_first(p, "win", LIMITS, lake_effect).verdict for p in (position, used_up)]
    assert verdicts == ["winnable", "dead"]


@pytest.mark.parametrize("deal", [11, 60, 96])
def test_deals_whose_face_down_cards_cannot_all_be_turned_up_are_dead(deal: int) -> None:
    solution = solve(Position.deal(GAME, GAME.preset("standard"), deal))
    assert (solution.verdict, solution.states) == ("dead", 0)


@pytest.mark.parametrize("preset", ["easy", "standard", "hard"])
def test_wins_are_played_by_the_rulebook(preset: str) -> None:
    for deal in (5, 7):
        position = Position.deal(GAME, GAME.preset(preset), deal)
        solution = solve(position, limits=Limits(states=200_000))
        assert solution.verdict == "winnable"
        assert end_of(position, solution).status == "won"


def test_what_found_no_room_is_not_dead() -> None:
    position = Position.deal(GAME, GAME.preset("standard"), 60)
    without = frozenset(["releases"])
    dead = solve_best_first(position, "win", LIMITS, lake_effect, without)
    assert dead.verdict == "dead"
    for limits in (replace(LIMITS, states=dead.states - 1), replace(LIMITS, memory=100), replace(LIMITS, states=0)):
        solution = solve_best_first(position, "win", limits, lake_effect, without)
        assert (solution.verdict, solution.line) == ("unknown", ())
        assert solution.states <= limits.states
        scored = solve_best_first(position, "score", limits, lake_effect, without)
        assert (scored.verdict, scored.best, scored.best_found, scored.best_bound) == ("unknown", None, 0, 64)


def test_a_search_that_is_stopped_knows_nothing() -> None:
    position = Position.deal(GAME, GAME.preset("hard"), 14)
    solution = solve(position, limits=Limits(stopped=lambda: True))
    assert solution.verdict == "unknown"


def test_positions_that_are_over_are_what_they_are() -> None:
    won = table(grid="4444 4444 4444 4444")
    assert (solve(won).verdict, solve(won, "score").best) == ("winnable", 64)
    lost = table(("BS4 BS3 BS2",), (2,), grid="4444 4444 4444 4440", empty_needs=3)
    assert solve(lost).verdict == "dead"
