"""Each rule of the sheet, by its number, then the scoring and the options."""

import pytest

from parlour.message import Refused
from parlour.position import Position
from parlour.rules import unlocker
from parlour.words import english
from tests.tables import dealt, place, play, shown, started

INNER = ("b2", "b3", "c4", "d3", "d2", "c2")
OUTER = ("a1", "a2", "a3", "b4", "c5", "d4", "e3", "e2", "e1", "d1", "c1", "b1")
# The middle, the inner ring, then the outer ring clockwise from a1, then the first slot's card and the stock.
LOCKED = "KC KD QC QD QH QS KS"
ALL_FIVES_AND_NINES = f"{LOCKED} 5C 5D 5H 5S 9C 9D 9H 9S 2C 2D 2H 2S"


def test_rule_1_one_card_in_the_middle_and_six_around_it_face_down() -> None:
    assert shown(started("unlocker"), "c3", *INNER) == ["?"] * 7


def test_rule_2_twelve_cards_around_them_face_up() -> None:
    start = dealt("unlocker", ALL_FIVES_AND_NINES)
    assert shown(start, *OUTER) == ALL_FIVES_AND_NINES.split()[7:]


def test_rule_3_the_stock_opens_the_first_slot_and_its_card_pairs_by_one() -> None:
    start = dealt("unlocker", f"{ALL_FIVES_AND_NINES} 6C")
    assert shown(start, "S1", "S2") == ["6C", ""]
    assert place(start, "stock").count == 32
    assert start.legal == ("S1xa1", "S1xa2", "S1xa3", "S1xb4")


def test_rule_3_ace_and_king_pair() -> None:
    start = dealt("unlocker", "2C KD QC QD QH QS KS 5C 5D 5H 5S KC 9D 9H 9S 7C 7D 7H 7S AC")
    assert start.legal == ("S1xc5",)


def test_rule_3_both_cards_are_discarded_and_the_slot_refilled_free_of_charge() -> None:
    start = dealt("unlocker", f"{ALL_FIVES_AND_NINES} 6C 7C")
    after = start.play("S1xa1")
    assert shown(after, "a1", "S1") == ["", "7C"]
    assert (place(after, "discard").count, place(after, "stock").count) == (2, 31)
    assert after.score == (start.score or 0) + 1


def test_rule_4_without_a_pair_the_stock_replaces_a_slots_card_or_opens_a_slot() -> None:
    stuck = dealt("unlocker", f"{ALL_FIVES_AND_NINES} 7C 7D 7H 7S TC")
    assert stuck.legal == ("S1+", "open")
    replaced = stuck.play("S1+")
    assert (shown(replaced, "S1", "S2"), replaced.score) == (["7D", ""], -6)
    opened = stuck.play("open")
    assert (shown(opened, "S1", "S2"), opened.score) == (["7C", "7D"], -10)
    assert opened.legal == ("S1+", "S2+", "open")


def test_rule_4_with_a_pair_the_stock_stays() -> None:
    with pytest.raises(Refused, match="There is still a pair to make"):
        dealt("unlocker", f"{ALL_FIVES_AND_NINES} 6C").play("open")


def test_rule_4_at_most_four_slots_or_as_many_as_the_option_says() -> None:
    for most in range(1, 7):
        stuck = dealt("unlocker", f"{LOCKED} 5C 5D 5H 5S 9C 9D 9H 9S 5C".replace(" 5C", "", 1), max_slots=most)
        while "open" in stuck.legal:
            stuck = stuck.play("open")
        opened = stuck.thawed()["open_slots"]
        assert opened <= most
    four = play(dealt("unlocker", f"{ALL_FIVES_AND_NINES} 7C 7D 7H 7S"), "open open open")
    assert four.legal == ("S1+", "S2+", "S3+", "S4+")
    assert str(pytest.raises(Refused, four.play, "open").value).endswith("All 4 slots are open already.")


@pytest.mark.parametrize("needed", [1, 2, 3])
def test_rule_5_a_locked_card_turns_up_when_enough_places_next_to_it_are_empty(needed: int) -> None:
    # a1, b1 and a2 touch b2; the slot gets a four, another four and a six for them.
    state = dealt("unlocker", f"{ALL_FIVES_AND_NINES} 4C 4D 6C", unlock_at=needed).thawed()
    state["field"][unlocker.PLACES.index("b1")] = unlocker.DECK.identify("5S")
    position = Position(started("unlocker").game, state)
    for emptied, move in enumerate(("S1xa1", "S1xa2", "S1xb1"), 1):
        position = position.play(move)
        assert (shown(position, "b2") == ["?"]) == (emptied < needed)


def test_rule_5_the_neighbours_of_the_hexagon() -> None:
    names = {unlocker.PLACES[p]: {unlocker.PLACES[q] for q in near} for p, near in enumerate(unlocker.NEIGHBOURS)}
    assert names["c3"] == set(INNER)
    assert names["a1"] == {"a2", "b1", "b2"}
    assert names["b2"] == {"a1", "a2", "b1", "b3", "c2", "c3"}
    assert names["c1"] == {"b1", "c2", "d1"}
    assert names["d4"] == {"c4", "c5", "d3", "e3"}
    assert names["e2"] == {"d2", "d3", "e1", "e3"}
    assert all(p in names[q] for p in names for q in names[p])
    assert sum(len(near) for near in names.values()) == 2 * 42


def lone_field_card(card: str, slot: str, stock: int) -> Position:
    """A position with one card in the field, one in the first slot and so many in the stock."""
    state = started("unlocker").thawed()
    state["field"] = [-1] * 19
    state["face_up"] = [0] * 19
    state["field"][0], state["face_up"][0] = unlocker.DECK.identify(card), 1
    state["slots"][0] = unlocker.DECK.identify(slot)
    state["stock"] = state["stock"][:stock] + [-1] * (52 - stock)
    state["stock_count"] = stock
    return Position(started("unlocker").game, state)


def test_rule_5_the_game_is_won_when_the_field_is_empty() -> None:
    before = lone_field_card("5C", "6C", 0)
    after = before.play("S1xa1")
    assert (after.status, after.legal, after.score) == ("won", (), (before.score or 0) + 1)


def test_rule_5_the_game_is_lost_without_a_pair_and_without_stock() -> None:
    assert lone_field_card("5C", "7C", 0).status == "lost"
    assert lone_field_card("5C", "7C", 1).status == "playing"


def test_scoring_each_field_card_left_costs_one_once_the_game_is_over() -> None:
    points = started("unlocker").score or 0
    assert lone_field_card("5C", "7C", 1).score == points
    assert lone_field_card("5C", "7C", 0).score == points - 1


def test_scoring_the_first_slot_costs_five_unless_it_is_free() -> None:
    assert started("unlocker").score == -5
    free = dealt("unlocker", f"{ALL_FIVES_AND_NINES} 7C 7D", first_slot_free=True)
    assert free.score == 0
    assert free.play("open").score == -5


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("a1", "two and six are not neighbours."),
        ("b2", "That card is locked until 3 places next to it are empty."),
        ("S2", "Slot 2 is not open yet. There is still a pair to make; the stock helps only when there is none."),
        ("discard", "Nothing can be done with that now."),
    ],
)
def test_a_press_that_can_do_nothing_gets_its_reason(place: str, reason: str) -> None:
    assert english(started("unlocker", 22).why_not_between(place, None)) == reason
