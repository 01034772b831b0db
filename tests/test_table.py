"""A table: what events do, which are refused, and that nothing but the line of moves counts."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.message import Refused
from parlour.position import Position
from parlour.record import Record, parse_record, trace
from parlour.registry import GAMES
from parlour.table.line import EVENT_KINDS, Ended, Event, EventKind, Line
from parlour.table.table import Finished, Opponent, Result, Setup, Table, Turn
from parlour.view import Step
from parlour.words import english


def setup_of(game: str, deal: int | None = 22, **options: bool | int | str) -> Setup:
    rules = GAMES[game]
    return Setup(rules, rules.complete_options(options), deal if rules.dealt else None)


def against(tick: str, opening: int = 2) -> Table:
    """A game of Cross-Jack against the program, which plays that side."""
    setup = setup_of("cross-jack", opening=opening)
    return Table.new(Setup(setup.game, setup.options, None, Opponent(3, tick)))


def play_out(table: Table, seed: int = 1, most: int = 2_000) -> Table:
    random = Random(seed)
    while not table.is_over and table.line.ply < most:
        table = table.take(Event("move", random.choice(table.position.legal))).table
    return table


def read_record(case: str) -> Record:
    """A recorded game of the test cases."""
    path = Path(__file__).parent / "cases" / f"{case}.jsonl"
    return parse_record(json.loads(path.read_text("utf-8").splitlines()[0]))


def key_of(raised: pytest.ExceptionInfo[Refused]) -> str:
    return raised.value.message.key


def test_a_new_table_has_no_events() -> None:
    table = Table.new(setup_of("unlocker"))
    assert (table.version, table.line, table.is_over) == (0, Line(), False)
    assert (table.can_undo, table.can_redo) == (False, False)


def test_a_move_says_itself_and_what_happened_to_each_card() -> None:
    table = Table.new(setup_of("lake-effect"))
    turn = table.take(Event("move", "draw"))
    assert turn.said.key == "move-draw"
    assert {(step.source, step.target) for step in turn.happened} == {("stock", "waste")}
    assert turn.view == turn.table.view()


def test_undo_shows_the_steps_of_the_move_backwards() -> None:
    table = Table.new(setup_of("lake-effect"))
    there = table.take(Event("move", "draw"))
    back = there.table.take(Event("undo"))
    assert back.happened == tuple(Step(step.card, step.target, step.source) for step in reversed(there.happened))
    assert back.said.key == "said-undo"
    assert dict(back.said.values)["move"] == there.said
    assert back.table.position.to_bytes() == table.position.to_bytes()


def test_redo_is_the_move_again() -> None:
    there = Table.new(setup_of("foursquare")).take(Event("move", "d4"))
    again = there.table.take(Event("undo")).table.take(Event("redo"))
    assert again.happened == there.happened
    assert dict(again.said.values)["move"] == there.said
    assert again.table.position.to_bytes() == there.table.position.to_bytes()


def test_restart_takes_all_moves_back_and_leaves_them_to_redo() -> None:
    table = play_out(Table.new(setup_of("cross-the-barrier")))
    restarted = table.take(Event("restart")).table
    assert (restarted.line.ply, restarted.line.moves) == (0, table.line.moves)
    assert restarted.position.to_bytes() == table.states[0]
    for _ in table.line.moves:
        restarted = restarted.take(Event("redo")).table
    assert restarted.position.to_bytes() == table.position.to_bytes()
    assert not restarted.can_redo


def test_a_move_after_undo_forgets_what_was_taken_back() -> None:
    table = Table.new(setup_of("cross-jack"))
    for move in ("a8", "c8", "b1"):
        table = table.take(Event("move", move)).table
    table = table.take(Event("undo")).table.take(Event("undo")).table
    table = table.take(Event("move", "d8")).table
    assert table.line.moves == ("a8", "d8")
    assert not table.can_redo
    assert table.version == 6


def test_undo_is_possible_after_the_rules_ended_the_game() -> None:
    table = play_out(Table.new(setup_of("unlocker")))
    assert table.position.is_over
    with pytest.raises(Finished) as raised:
        table.take(Event("move", "open"))
    assert key_of(raised) == "error-table-finished"
    assert not table.take(Event("undo")).table.is_over


@pytest.mark.parametrize("kind", ["give up", "agree draw"])
def test_the_rules_word_is_the_last(kind: str) -> None:
    table = play_out(Table.new(setup_of("cross-jack")))
    with pytest.raises(Finished):
        table.take(Event(kind))  # type: ignore[arg-type]


def test_the_first_end_is_remembered_whatever_comes_after() -> None:
    table = play_out(Table.new(setup_of("cross-the-barrier")), seed=1)
    first = table.first_result
    assert first == Result(table.position.status, None, table.position.score, table.line.ply)
    for seed in range(2, 20):
        table = play_out(table.take(Event("restart")).table, seed)
        assert table.first_result == first
    assert any(
        play_out(table.take(Event("restart")).table, seed).position.score != first.score for seed in range(2, 20)
    ), "these games should not all end alike, or this shows nothing"


def test_a_game_given_up_offers_nothing_more_and_keeps_its_picture() -> None:
    start = Table.new(setup_of("unlocker"))
    table = start.take(Event("move", start.position.legal[0])).table
    over = table.take(Event("give up")).table
    assert over.ended == Ended("gave up", None)
    assert over.is_over
    assert over.first_result == Result("lost", None, over.score, 1)
    assert over.view().moves == ()
    assert over.view().layout == table.view().layout
    for kind in EVENT_KINDS:
        with pytest.raises(Finished):
            over.take(Event(kind, "open" if kind == "move" else None))


def test_in_a_game_for_two_somebody_gives_up() -> None:
    table = Table.new(setup_of("cross-jack"))
    for move in ("a8", "c8"):
        table = table.take(Event("move", move)).table
    assert table.take(Event("give up")).table.ended == Ended("gave up", "O")
    assert table.take(Event("give up", by="X")).table.ended == Ended("gave up", "X")
    assert table.take(Event("agree draw")).table.ended == Ended("agreed draw", None)


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (Event("undo"), "error-nothing-to-undo"),
        (Event("restart"), "error-nothing-to-undo"),
        (Event("redo"), "error-nothing-to-redo"),
        (Event("agree draw"), "error-agree-draw"),
        (Event("give up", by="X"), "error-give-up-by"),
        (Event("move", "S9xz9"), "error-illegal-move"),
        (Event("move", ""), "error-illegal-move"),
    ],
)
def test_what_is_not_possible_is_refused_in_a_sentence(event: Event, key: str) -> None:
    with pytest.raises(Refused) as raised:
        Table.new(setup_of("unlocker")).take(event)
    assert key_of(raised) == key
    assert str(raised.value)


def test_the_address_holds_what_is_not_as_usual() -> None:
    assert setup_of("unlocker").address == "/unlocker?deal=22"
    assert setup_of("unlocker", first_slot_free=True, max_slots=3).address == (
        "/unlocker?deal=22&first_slot_free=true&max_slots=3"
    )
    assert setup_of("lake-effect", 2**63 - 1, recycles=0).address == "/lake-effect?deal=9223372036854775807&recycles=0"
    assert setup_of("cross-jack").address == "/cross-jack"
    assert setup_of("cross-jack", columns=12).address == "/cross-jack?columns=12"


def test_a_preset_is_known_by_its_options() -> None:
    assert setup_of("lake-effect").preset == "standard"
    assert setup_of("lake-effect", recycles=3, take_back=False).preset == "hard"
    assert setup_of("lake-effect", recycles=2).preset is None


def test_the_record_holds_the_moves_that_are_played() -> None:
    table = play_out(Table.new(setup_of("foursquare")))
    undone = table.take(Event("undo")).table
    assert undone.record().moves == table.line.moves[:-1]
    lines = list(trace(table.record()))
    assert (lines[-1]["status"], lines[-1]["score"]) == (table.position.status, table.position.score)


def test_help_is_counted_and_changes_nothing_else() -> None:
    table = Table.new(setup_of("foursquare")).take(Event("move", "d4")).table.take(Event("undo")).table
    helped = table
    for kind in ("hint", "peek", "hint"):
        turn = helped.take(Event(kind))
        assert turn.happened == ()
        helped = turn.table
    assert (helped.line.hints, helped.line.peeks) == (2, 1)
    assert helped.version == table.version + 3
    assert helped.can_redo
    assert helped.view() == table.view()
    again = helped.take(Event("redo")).table.take(Event("move", "c4")).table
    assert (again.line.hints, again.line.peeks) == (2, 1)
    over = play_out(again)
    with pytest.raises(Finished):
        over.take(Event("hint"))


@pytest.mark.parametrize("tick", ["X", "O"])
@pytest.mark.parametrize("opening", [1, 2])
@pytest.mark.parametrize("moves", [7, 8, 1_000])
def test_taking_back_goes_to_the_persons_turn(tick: str, opening: int, moves: int) -> None:
    played = play_out(against(tick, opening), most=moves)
    persons = {ply for ply in range(played.line.ply) if to_move_at(played, ply) != tick}
    seen = []
    table = played
    while table.can_undo:
        turn = table.take(Event("undo"))
        assert len(turn.happened) == turn.event.plies == table.line.ply - turn.table.line.ply
        table = turn.table
        assert not table.is_programs_turn
        seen.append(table.line.ply)
    assert seen == sorted(persons, reverse=True)
    while table.can_redo:
        table = table.take(Event("redo")).table
        assert table.line.ply in persons or not table.can_redo
    assert table.line == played.line


def to_move_at(table: Table, ply: int) -> str | None:
    return Position.from_bytes(table.game, table.states[ply]).to_move


def test_nothing_is_offered_when_it_is_the_programs_turn() -> None:
    table = against("O", opening=1)
    assert table.view().moves
    turn = table.take(Event("move", "a8"))
    assert turn.table.is_programs_turn
    assert turn.view.moves == turn.table.view().moves == ()
    assert turn.table.take(Event("move", "a1")).view.moves


def test_a_program_that_begins_does_not_have_its_move_taken_back() -> None:
    table = against("X", opening=1)
    assert table.is_programs_turn
    table = table.take(Event("move", "a8")).table
    assert not table.is_programs_turn
    kinds: tuple[EventKind, ...] = ("undo", "restart")
    for kind in kinds:
        with pytest.raises(Refused) as raised:
            table.take(Event(kind))
        assert key_of(raised) == "error-nothing-to-undo"


def test_against_the_program_a_person_gives_up() -> None:
    for tick, person in (("X", "O"), ("O", "X")):
        table = against(tick)
        assert table.take(Event("give up")).table.ended == Ended("gave up", person)
        assert table.take(Event("give up", by=person)).table.ended == Ended("gave up", person)
        with pytest.raises(Refused) as raised:
            table.take(Event("give up", by=tick))
        assert key_of(raised) == "error-give-up-program"
        assert not table.take(Event("agree draw")).table.is_programs_turn


def test_the_record_says_who_played_which_side() -> None:
    assert against("O").record().about == {"X": "person", "O": "program, level 3"}
    assert Table.new(setup_of("cross-jack")).record().about == {}


@given(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10**6), length=st.integers(1, 40))
@settings(max_examples=60, deadline=None)
def test_after_any_events_the_table_is_what_its_line_leads_to(game: str, seed: int, length: int) -> None:
    random = Random(seed)
    table = Table.new(setup_of(game, seed))
    version = 0
    for _ in range(length):
        turn = random_turn(table, random)
        if turn is not None:
            if table.game.deck.kind != "ticks":
                assert {step.card for step in turn.happened} <= seen(table) | seen(turn.table) | {None}
            table, version = turn.table, version + 1
    again = Table.replay(table.setup, table.line, table.version, table.first_result)
    assert again == table
    assert table.version == version
    assert len(table.states) == len(table.line.moves) + 1


def seen(table: Table) -> set[str | None]:
    return {card for place in table.view().layout.places for card in place.cards}


def random_turn(table: Table, random: Random) -> Turn | None:
    kinds = ("move", "move", "move", "undo", "redo", "restart", "give up" if random.random() < 0.05 else "move")
    kind = random.choice(kinds)
    move = random.choice(table.position.legal or ("none",)) if kind == "move" else None
    try:
        return table.take(Event(kind, move))  # type: ignore[arg-type]
    except Refused:
        return None


def said_of(table: Table, event: Event) -> tuple[Table, list[str]]:
    """The table after an event, and what is noticed in words."""
    turn = table.take(event)
    return turn.table, [english(message) for message in turn.noticed]


@pytest.mark.parametrize(
    ("case", "moves", "expected"),
    [
        ("cross-the-barrier/default-6", 1, ["First crosser 1: ten of clubs", "Barriers: 7", "Stock: 34"]),
        (
            "cross-the-barrier/default-6",
            10,
            [
                "Third crosser 2 turns up: ace of hearts",
                "Second crosser 3: four of spades",
                "two of hearts goes back to the stock",
                "Barriers: 2",
                "Score: 10",
            ],
        ),
        (
            "unlocker/won-1",
            7,
            [
                "Hexagon b2 turns up: six of hearts",
                "Pairing slot 1: four of diamonds",
                "Hexagon: 12",
                "Stock: 25",
                "Score: 2",
            ],
        ),
        (
            "foursquare/won-1",
            1,
            [
                "Place d4 turns face down",
                "Next card: ten of spades",
                "Face down, at most 4: 1",
                "Piles: 2",
                "Stock: 38",
            ],
        ),
        (
            "lake-effect/recycles-1",
            10,
            [
                "Waste: green square 4",
                "Pile of red circles is ready for red circle 2",
                "Pile of red hearts is ready for red heart 1",
                "Pile of yellow circles is ready for yellow circle 1",
                "Score: 1",
            ],
        ),
        ("lake-effect/recycles-1", 21, ["Waste is empty now", "Stock: 35", "Turnings left: 0"]),
        ("cross-jack/x-wins-1", 2, ["Ticks: 2", "O to move"]),
    ],
)
def test_a_turn_tells_what_one_who_sees_the_table_notices(case: str, moves: int, expected: list[str]) -> None:
    record = read_record(case)
    table = Table.new(Setup(record.game, record.options, record.deal))
    for move in record.moves[:moves]:
        table, noticed = said_of(table, Event("move", move))
    assert noticed == expected


def test_what_was_noticed_is_taken_back_and_comes_again() -> None:
    record = read_record("foursquare/won-1")
    table, there = said_of(Table.new(Setup(record.game, record.options, record.deal)), Event("move", record.moves[0]))
    table, back = said_of(table, Event("undo"))
    assert back == [
        "Place d4 turns up: four of hearts",
        "Face down, at most 4: 0",
        "Piles: 1",
        "Stock: 39",
    ]
    assert said_of(table, Event("redo"))[1] == there


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_names_no_card_that_cannot_be_seen(game: str) -> None:
    table = Table.new(setup_of(game))
    random = Random(5)
    while not table.is_over and table.line.ply < 60:
        before = table.view()
        turn = table.take(Event("move", random.choice(table.position.legal)))
        table = turn.table
        seen = {
            card
            for view in (before, turn.view)
            for place in view.layout.places
            for card in (*place.cards, place.awaits)
        }
        names = {english(table.game.card_name(card)) for card in table.game.deck.names if card not in seen}
        told = " ".join(english(message) for message in turn.noticed)
        assert not [name for name in names if name in told]
