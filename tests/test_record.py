"""Deal numbers, options and records: what is read, and what is refused with a sentence that helps."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.generator import shuffle
from parlour.message import Refused
from parlour.position import Position
from parlour.record import parse_deal, parse_record, read_records
from parlour.registry import GAMES, find_game
from tests.tables import shown, started

LARGE_DEALS = (9007199254740993, 9223372036854775807)


@given(st.integers(0, 2**63 - 1))
def test_a_deal_number_and_its_digits_mean_the_same(number: int) -> None:
    assert parse_deal(number) == parse_deal(str(number)) == number


@pytest.mark.parametrize(
    "deal",
    [-1, 2**63, 2**64, 10**400, 7.0, True, None, [], {}, "", "-1", "+1", " 7", "7 ", "07", "1e3", "1_000", "７", "²"],
)
def test_anything_else_is_refused(deal: object) -> None:
    sentence = str(pytest.raises(Refused, parse_deal, deal).value)
    assert "0 to 9223372036854775807" in sentence


@pytest.mark.parametrize("deal", ["9223372036854775808", "9" * 5000])
def test_digits_beyond_the_last_deal_are_refused(deal: str) -> None:
    pytest.raises(Refused, parse_deal, deal)


@pytest.mark.parametrize("number", LARGE_DEALS)
def test_large_deals_differ_from_their_neighbours(number: int) -> None:
    starts = {started("unlocker", near).to_bytes() for near in (number, number - 1, number - 2)}
    assert len(starts) == 3


def test_the_cards_of_some_deals_for_ever() -> None:
    """Known values: they must not change with any version."""
    ring = ("a1", "a2", "a3", "b4", "c5", "d4", "e3", "e2", "e1", "d1", "c1", "b1")
    assert " ".join(shown(started("unlocker", 0), *ring)) == KNOWN_RINGS[0]
    assert " ".join(shown(started("unlocker", 9223372036854775807), *ring)) == KNOWN_RINGS[1]


KNOWN_RINGS = ("TC 3D AC JC 7C 9H 8C QS KH 5H 2C 3H", "TC 8S QH 3H 3C TS QC 8D AS 2D 7D 7H")


@pytest.mark.parametrize("name", sorted(name for name, game in GAMES.items() if game.dealt))
def test_a_custom_deck_with_the_cards_of_a_deal_is_dealt_alike(name: str) -> None:
    game = find_game(name)
    state = started(name, 22).thawed()
    number = 22
    pile = list(range(len(game.deck.names) - 1, -1, -1))
    shuffle(pile, len(pile), number)
    deck = tuple(game.deck.names[card] for card in reversed(pile))
    custom = Position.deal_cards(game, game.complete_options({}), deck).thawed()
    # Only later shuffles differ: those of a custom deal start from state 0.
    assert custom.pop("generator", 0) == 0
    state.pop("generator", None)
    assert str({k: getattr(v, "values", v) for k, v in custom.items()}) == str(
        {k: getattr(v, "values", v) for k, v in state.items()}
    )


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ({"game": "unlocker", "deal": 1, "rules_version": 0}, "rules_version"),
        ({"game": "unlocker", "deal": 1, "rules_version": True}, "rules_version"),
        ({"game": "unlocker", "deal": 1, "about": "me"}, "about"),
        ({"game": "unlocker", "deal": 1, "ended": {"how": "bored", "by": None}}, "gave up"),
        ({"game": "unlocker", "deal": 1, "ended": {"how": "gave up", "by": "X"}}, "ended"),
        ({"game": "unlocker", "deal": 1, "ended": {"how": ["gave up"], "by": None}}, "ended"),
        ({"game": ["unlocker"], "deal": 1}, "no game"),
        ({"game": "unlocker", "deck": "AC"}, "52"),
        ({"game": "unlocker", "deck": []}, "missing"),
        ({"game": "cross-jack", "deck": []}, "deck"),
        ({"game": "cross-jack", "options": {"columns": 10.0}}, "columns"),
        ({"game": "cross-jack", "options": {"blockade": None}}, "any"),
        ({"game": "lake-effect", "deal": 1, "options": {"recycles": "3"}}, "recycles"),
    ],
)
def test_a_wrong_record_is_refused_with_what_would_be_right(record: object, words: str) -> None:
    assert words in str(pytest.raises(Refused, parse_record, record).value)


@pytest.mark.parametrize(
    "ended", [{"how": "gave up", "by": "X"}, {"how": "agreed draw", "by": None}, {"how": "time", "by": "O"}]
)
def test_the_keys_that_change_no_trace_are_kept(ended: dict[str, object]) -> None:
    record = {"game": "cross-jack", "rules_version": 1, "ended": ended, "about": {"name": "x"}, "moves": ["a8"]}
    written = parse_record(record).to_json()
    assert {key: written[key] for key in record} == record


def test_one_record_or_one_a_line_is_read() -> None:
    record = {"game": "unlocker", "deal": 7}
    assert list(read_records(json.dumps(record, indent=2))) == [record]
    assert list(read_records(f"{json.dumps(record)}\n\n{json.dumps(record)}\n")) == [record, record]


@pytest.mark.parametrize("text", ["", "  \n", "{", '{"game": NaN}', "[" * 100000, '{"a": 1}\nnot json'])
def test_what_is_not_json_is_refused(text: str) -> None:
    assert isinstance(list(read_records(text))[-1], Refused)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"game": "unlocker", "game": "foursquare", "deal": 7}', '"game" stands twice'),
        ('{"game": "unlocker", "deal": 7, "options": {"max_slots": 2, "max_slots": 3}}', '"max_slots" stands twice'),
        (f'{{"game": "unlocker", "deal": {"9" * 5000}}}', "too long"),
        ("[" * 100000, "too deep"),
        ('{"game": NaN}', "is not JSON"),
    ],
)
def test_what_is_wrong_with_the_json_is_said(text: str, words: str) -> None:
    [refused] = read_records(text)
    assert words in str(refused)


@pytest.mark.parametrize(("deal", "quoted"), [(True, "true"), (None, "null"), (7.5, "7.5"), ({"a": 1}, '{"a": 1}')])
def test_a_wrong_value_is_quoted_as_json_spells_it(deal: object, quoted: str) -> None:
    sentence = str(pytest.raises(Refused, parse_record, {"game": "unlocker", "deal": deal}).value)
    assert sentence.startswith(f'"{quoted}" is not a deal number')


def test_a_wrong_move_says_what_is_wrong_and_what_would_be_right() -> None:
    start = started("unlocker")
    sentence = str(pytest.raises(Refused, start.play, "hello").value)
    assert (
        sentence == f"hello is not possible here. That is not a move of this game; a move looks like {start.legal[0]}."
    )
