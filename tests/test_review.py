"""Hints, looks at all cards, and reviews: what they say is so."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

from parlour.players.memory import seen_cards
from parlour.record import Record
from parlour.registry import GAMES
from parlour.review.advice import hint, peek
from parlour.review.review import Review, review
from parlour.search.solution import Limits
from parlour.search.solve import solve
from tests.command_line import CommandLine
from tests.exhaustive import exhaust
from tests.random_games import play_random
from tests.tables import play, started

SOLVED_EXACTLY = ("cross-the-barrier", "unlocker")


def random_record(name: str, seed: int) -> Record:
    """A game under default options, played at random to its end."""
    game, random = GAMES[name], Random(seed)
    position, moves = started(name, seed), list[str]()
    while position.legal and len(moves) < 150:
        moves.append(random.choice(position.legal))
        position = position.play(moves[-1])
    return Record(game, game.complete_options({}), deal=seed if game.dealt else None, moves=tuple(moves))


def lost_record() -> Record:
    """A game of Unlocker that could have been won."""
    return next(
        record for seed in range(30) if review(record := random_record("unlocker", seed), Limits()).fatal is not None
    )


def hold(record: Record, judged: Review) -> None:
    """What every review of a solitaire has to be."""
    positions = list(record.positions())
    outlooks = [judged.start, *(move.after for move in judged.moves)]
    verdicts = [one.verdict for one in outlooks]
    assert verdicts == sorted(verdicts, key=["winnable", "unknown", "dead"].index)
    bests = [one.best for one in outlooks if one.best is not None]
    assert bests == sorted(bests, reverse=True)
    for position, one in zip(positions, outlooks, strict=True):
        if one.best is not None:
            assert play(position, " ".join(one.line)).score == one.best
        if one.win:
            assert play(position, " ".join(one.win)).status == "won"
    for move in judged.moves:
        if move.ply == judged.fatal:
            assert (move.before.verdict, move.after.verdict) == ("winnable", "dead")
            assert play(positions[move.ply - 1], " ".join(move.better)).status == "won"
        elif move.lost:
            assert play(positions[move.ply - 1], " ".join(move.better)).score == move.before.best


@pytest.mark.parametrize("name", SOLVED_EXACTLY)
def test_a_review_knows_the_truth_about_every_position(name: str) -> None:
    random = Random(5)
    for _ in range(12):
        played = play_random(GAMES[name], random)
        judged = review(played.record, Limits())
        hold(played.record, judged)
        assert judged.complete
        outlooks = [judged.start, *(move.after for move in judged.moves)]
        for position, outlook in list(zip(played.positions, outlooks, strict=True))[-12:]:
            if truth := exhaust(position, 500):
                assert outlook.verdict == ("winnable" if truth.winnable else "dead")
                assert outlook.best == truth.best


def test_a_review_finds_the_move_that_lost_the_game() -> None:
    found = 0
    for seed in range(16):
        record = random_record("unlocker", seed)
        judged = review(record, Limits())
        hold(record, judged)
        verdicts = [solve(position).verdict for position in record.positions()]
        first = next((ply for ply, (a, b) in enumerate(pairwise(verdicts), 1) if a != b), None)
        assert judged.fatal == first
        found += first is not None
    assert found > 2


def test_a_review_brackets_what_it_cannot_prove() -> None:
    for seed in range(3):
        record = random_record("foursquare", seed)
        judged = review(record, Limits(states=300_000))
        hold(record, judged)
        assert judged.start.found is not None and judged.start.bound is not None
        assert judged.start.found <= judged.start.bound


def test_a_review_that_is_stopped_claims_nothing() -> None:
    judged = review(random_record("unlocker", 1), Limits(stopped=lambda: True))
    assert not judged.complete
    assert judged.start.verdict == "unknown"


def test_a_review_for_two_tells_proofs_from_estimates() -> None:
    record = Record(
        GAMES["cross-jack"],
        GAMES["cross-jack"].complete_options({"columns": 4, "rows": 3}),
        moves=("a3", "b3", "a1", "b1"),
    )
    judged = review(record, Limits())
    outlooks = [judged.start, *(move.after for move in judged.moves)]
    for position, outlook in zip(record.positions(), outlooks, strict=True):
        truth = solve(position).verdict
        assert outlook.verdict in (truth, "unknown")
        assert (outlook.value is None) == (outlook.verdict != "unknown")
    assert judged.start.verdict == "X"


@pytest.mark.parametrize("name", ["cross-the-barrier", "unlocker", "foursquare", "cross-jack"])
def test_a_hint_is_a_legal_move_and_knows_no_more_than_the_player(name: str) -> None:
    record = random_record(name, 4)
    positions = list(record.positions())
    for ply in (0, len(positions) // 3, len(positions) // 2):
        seen = seen_cards(record.start(), record.moves[:ply])
        given = hint(positions[ply], seen)
        assert given.move in positions[ply].legal
        for seed in range(3):
            other = positions[ply].redeal_hidden(Random(seed), seen)
            assert hint(other, seen) == given


def test_there_is_no_hint_when_the_game_is_over() -> None:
    assert hint(random_record("unlocker", 4).end(), frozenset()).move is None


def test_a_peek_shows_a_win_where_there_is_one_and_else_the_best_score() -> None:
    for deal in (13, 22):
        position = started("unlocker", deal)
        found = peek(position, Limits()).solution
        end = play(position, " ".join(found.line))
        assert (end.status, found.verdict) in (("won", "winnable"), ("lost", "dead"))
        assert end.score == found.best


def test_the_command_line_reviews_a_game(parlour: CommandLine) -> None:
    record = lost_record()
    typed = json.dumps(record.to_json())
    judged = review(record, Limits())
    assert judged.fatal is not None
    lines = parlour("review", "-", typed=typed).out.splitlines()
    assert len([line for line in lines if "this gave the win away" in line]) == 1
    assert f"The game was lost with move {judged.fatal}, {record.moves[judged.fatal - 1]}." in lines
    assert json.loads(parlour("review", "-", "--json", typed=typed).out) == judged.to_json()


def test_the_command_line_hints_and_peeks(parlour: CommandLine) -> None:
    typed = '{"game": "unlocker", "deal": 13, "moves": []}'
    move = parlour("hint", "-", typed=typed).out.split(":")[0]
    assert move in started("unlocker", 13).legal
    sentence, line = parlour("hint", "-", "--peek", typed=typed).out.splitlines()
    assert sentence == "It can be won, and this is a way."
    assert play(started("unlocker", 13), line).status == "won"


def test_a_hint_for_a_game_that_is_over_is_refused(parlour: CommandLine) -> None:
    ran = parlour("hint", "-", typed=json.dumps(random_record("unlocker", 2).to_json()))
    assert (ran.status, ran.out) == (2, "")
    assert ran.error == "parlour: The game is over, so there is no move to hint at.\n"
