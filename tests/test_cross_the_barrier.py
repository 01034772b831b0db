"""Each rule of the sheet, by its number, then the scoring and the options."""

import pytest

from parlour.message import Refused
from parlour.position import Position
from tests.tables import dealt, place, play, shown, started

# First crossers, lower barrier, second crossers, upper barrier, third crossers: the order of the deal.
CROSSERS = ("X1.1", "X1.2", "X1.3")
LOWER = ("L1", "L2", "L3", "L4")
SECOND = ("X2.1", "X2.2", "X2.3")
UPPER = ("U1", "U2", "U3", "U4")
THIRD = ("X3.1", "X3.2", "X3.3")

# Column 1 pairs with L1 and then, by the stock's top card, with L2.
OPEN_COLUMN_1 = "2C 9D 9H AC 4C KD KH 3D 6D 8D 2D 5D 7D TD JD QC QD 3C"


def column_1_open(**options: bool | int | str) -> Position:
    return play(dealt("cross-the-barrier", OPEN_COLUMN_1, **options), "C1xL1 C1xL2")


def test_rule_1_the_layout() -> None:
    start = dealt("cross-the-barrier", OPEN_COLUMN_1)
    assert shown(start, *CROSSERS) == ["2C", "9D", "9H"]
    assert shown(start, *LOWER) == ["AC", "4C", "KD", "KH"]
    assert shown(start, *SECOND, *UPPER, *THIRD) == ["?"] * 10
    assert place(start, "stock").count == 35


def test_rule_2_a_crosser_pairs_with_a_barrier_card_one_higher_or_lower() -> None:
    assert dealt("cross-the-barrier", "5C 9D 9H 4C 6C KD KH").legal == ("C1xL1", "C1xL2")


def test_rule_2_ace_and_king_pair() -> None:
    assert dealt("cross-the-barrier", "AC 9D 9H KC 4C 6D 6H").legal == ("C1xL1",)
    assert dealt("cross-the-barrier", "KC 9D 9H AC 4C 6D 6H").legal == ("C1xL1",)


def test_rule_2_the_pair_is_discarded_and_the_crosser_refilled_from_the_stock() -> None:
    after = play(dealt("cross-the-barrier", OPEN_COLUMN_1), "C1xL1")
    assert shown(after, "X1.1", "L1") == ["3C", ""]
    assert place(after, "discard").count == 2
    assert place(after, "stock").count == 34


def test_rule_3_a_card_is_replaced_only_when_no_pair_is_possible() -> None:
    stuck = dealt("cross-the-barrier", "2C 2D 2H 5C 5D 5H 5S")
    assert stuck.legal == ("C1+", "C2+", "C3+")
    after = stuck.play("C2+")
    assert place(after, "discard").count == 1
    assert place(after, "stock").count == 34
    with pytest.raises(Refused, match="There is still a pair to make"):
        dealt("cross-the-barrier", OPEN_COLUMN_1).play("C2+")


def test_rule_3_without_cards_in_the_stock_the_game_is_lost() -> None:
    # All fives and nines lie in the rows, so that no card of the stock but a four, six, eight or ten would pair.
    position = dealt("cross-the-barrier", "2C 2D 2H 5C 5D 5H 5S 4C 6C 4D 4H 4S 6D 6H 6S 9C 9D")
    taken = 0
    while position.legal == ("C1+", "C2+", "C3+"):
        position = position.play("C1+")
        taken += 1
    assert (taken, position.status, place(position, "stock").count) == (35, "lost", 0)


def test_rule_4_the_second_crosser_turns_up_when_the_lower_barrier_before_it_is_gone() -> None:
    after = column_1_open()
    assert shown(after, "X1.1", "X2.1", "X2.2") == ["", "3D", "?"]


def test_rule_4_the_upper_barrier_next_to_the_column_turns_up() -> None:
    assert shown(column_1_open(), *UPPER) == ["2D", "5D", "?", "?"]


def test_rule_4_the_second_crosser_pairs_with_any_face_up_barrier_card() -> None:
    start = dealt("cross-the-barrier", "2C 9D 9H AC 4C 4D KH 3D 6D 8D 2D 5D 7D TD JD QC QD 3C")
    assert play(start, "C1xL1 C1xL2").legal == ("C1xL3", "C1xU1")


def test_rule_4_a_card_left_on_the_first_crossers_goes_back_and_the_stock_is_shuffled() -> None:
    # Columns 2 and 3 take the lower barrier cards before column 1, which still holds its card.
    start = dealt("cross-the-barrier", "9C 3D 3H 4C 2C KD KH")
    after = play(start, "C2xL1")
    stock_before = place(after, "stock").count
    left = after.play("C3xL2")
    assert shown(left, "X1.1") == [""]
    assert shown(left, "X2.1") != ["?"]
    # One card went under the stock, one was taken for column 3.
    assert place(left, "stock").count == stock_before
    stock = left.thawed()["stock"][: stock_before + 1]
    assert left.game.deck.identify("9C") in [*stock, *left.thawed()["crossers"].values]
    assert left.thawed()["generator"] != after.thawed()["generator"]


def test_rule_5_a_column_is_cleared_when_the_upper_barrier_before_it_is_gone() -> None:
    after = play(column_1_open(), "C1xU1")
    assert after.score is not None
    state = after.thawed()
    state["crossers"][2, 0] = after.game.deck.identify("4S")
    cleared = Position(after.game, state).play("C1xU2")
    assert shown(cleared, "X2.1", "X3.1") == ["", "JD"]
    assert cleared.score == after.score + 1 + 5


def test_rule_5_a_pair_with_a_third_crosser_counts_nothing_but_its_refill() -> None:
    state = play(column_1_open(), "C1xU1").thawed()
    game = started("cross-the-barrier").game
    state["crossers"][2, 0] = game.deck.identify("4S")
    cleared = Position(game, state).play("C1xU2")
    state = cleared.thawed()
    state["crossers"][3, 0] = game.deck.identify("QH")
    before = Position(game, state)
    assert before.score is not None
    assert before.play("C1xL3").score == before.score - 1


def test_rule_6_without_barrier_cards_the_game_is_won_and_nothing_refilled() -> None:
    game = started("cross-the-barrier").game
    state = started("cross-the-barrier").thawed()
    for n in range(8):
        state["barriers"][n] = -1
    state["barriers"][7], state["face_up"][7] = game.deck.identify("5C"), 1
    state["crossers"][1, 2] = game.deck.identify("6C")
    before = Position(game, state)
    stock = place(before, "stock").count
    after = before.play("C3xL4")
    assert after.status == "won"
    assert after.legal == ()
    assert place(after, "stock").count >= stock
    assert shown(after, "X1.3") == [""]


def test_rule_6_the_last_card_taken_from_the_stock_loses_the_game() -> None:
    game = started("cross-the-barrier").game
    for last_card, status in (("lose", "lost"), ("play_on", "playing")):
        state = dealt("cross-the-barrier", "2C 2D 2H 5C 5D 5H 5S", last_card=last_card).thawed()
        state["stock"] = [game.deck.identify("4C")] + [-1] * 51
        state["stock_count"] = 1
        after = Position(game, state).play("C1+")
        assert after.status == status
    assert after.legal == ("C1xL1", "C1xL2", "C1xL3", "C1xL4")


def test_scoring_a_refill_costs_one_unless_the_option_says_otherwise() -> None:
    assert play(dealt("cross-the-barrier", OPEN_COLUMN_1), "C1xL1").score == 0
    assert play(dealt("cross-the-barrier", OPEN_COLUMN_1, refill_penalty=False), "C1xL1").score == 1
    for free in (True, False):
        stuck = dealt("cross-the-barrier", "2C 2D 2H 5C 5D 5H 5S", refill_penalty=not free)
        assert stuck.play("C1+").score == -1


def test_scoring_a_lost_game_costs_one_for_each_card_in_the_rows() -> None:
    game = started("cross-the-barrier").game
    state = dealt("cross-the-barrier", "2C 2D 2H 5C 5D 5H 5S").thawed()
    state["stock"] = [game.deck.identify("9C")] + [-1] * 51
    state["stock_count"] = 1
    assert Position(game, state).play("C1+").score == -1 - 17


def test_scoring_a_cleared_barrier_is_worth_seven() -> None:
    game = started("cross-the-barrier").game
    state = started("cross-the-barrier").thawed()
    for n in (4, 5, 6):
        state["barriers"][n], state["face_up"][n] = -1, 0
    state["barriers"][7], state["face_up"][7] = game.deck.identify("5C"), 1
    state["crossers"][1, 2] = game.deck.identify("6C")
    assert Position(game, state).play("C3xL4").score == 1 + 7


def test_option_left_behind_keeps_the_second_crosser_where_it_is() -> None:
    for left_behind, stays in (("shuffle", False), ("keep", True)):
        game = started("cross-the-barrier").game
        state = play(column_1_open(left_behind=left_behind), "C1xU1").thawed()
        # Column 2 takes U2, so that column 1 leaves a card behind on its second crossers.
        state["crossers"][2, 0] = game.deck.identify("KS")
        state["crossers"][1, 1] = game.deck.identify("4S")
        after = Position(game, state).play("C2xU2")
        assert shown(after, "X2.1") == (["KS"] if stays else [""])
        assert shown(after, "X3.1") == ["JD"]
        state = after.thawed()
        state["barriers"][7], state["face_up"][7] = game.deck.identify("AD"), 1
        before = Position(game, state)
        assert ("D1xL4" in before.legal) == stays
        if stays:
            taken = before.play("D1xL4")
            assert taken.score == (before.score or 0) + 1
            assert shown(taken, "X2.1") == [""]
