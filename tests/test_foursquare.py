"""Each rule of the sheet, by its heading, then the options."""

import pytest

from parlour.message import Refused
from parlour.position import Position
from parlour.rules.foursquare import MOVE_TEXTS
from tests.tables import dealt, place, play, shown, started


def tops(position: Position) -> dict[str, str]:
    """Each pile's top card as it is seen."""
    return {
        found.id: found.cards[0] or "?"
        for found in position.view().layout.places
        if found.role == "cell" and found.cards
    }


def test_cards_and_deal_forty_cards_and_the_first_on_d4() -> None:
    start = dealt("foursquare", "7C 2D")
    assert tops(start) == {"d4": "7C"}
    assert (place(start, "stock").count, shown(start, "next")) == (38, ["2D"])
    assert start.score == 0


def test_laying_cards_next_to_a_pile_or_onto_one() -> None:
    assert started("foursquare").legal == ("c4", "d3", "d4", "d5", "e4")


def test_laying_cards_touching_at_a_corner_counts_under_the_option() -> None:
    around = ("c3", "c4", "c5", "d3", "d4", "d5", "e3", "e4", "e5")
    assert started("foursquare", touching="diagonal").legal == around


def test_laying_cards_the_grid_never_spans_more_than_four() -> None:
    row = play(dealt("foursquare", "5C 5D 5H 5S"), "c4 b4 e4")
    assert "a4" not in row.legal
    assert "f4" not in row.legal
    assert str(pytest.raises(Refused, row.play, "f4").value).endswith("more than four places wide or tall.")
    column = play(dealt("foursquare", "5C 5D 5H 5S"), "d3 d2 d5")
    assert "d6" not in column.legal
    assert "d1" not in column.legal


@pytest.mark.parametrize("limit", [1, 2, 4, 10])
def test_laying_cards_a_pile_holds_no_more_than_its_limit(limit: int) -> None:
    position = started("foursquare", pile_limit=limit, max_down=16)
    while place(position, "d4").count < limit:
        position = position.play("d4")
    assert "d4" not in position.legal
    assert pytest.raises(Refused, position.play, "d4").value.message.values[1][0] == "reason"


def test_flipping_cards_the_highest_of_its_row_turns_the_others() -> None:
    assert tops(play(dealt("foursquare", "5C 7D"), "e4")) == {"d4": "?", "e4": "7D"}


def test_flipping_cards_the_lowest_of_its_row_turns_the_others() -> None:
    assert tops(play(dealt("foursquare", "5C 2D"), "e4")) == {"d4": "?", "e4": "2D"}


def test_flipping_cards_between_the_others_turns_nothing() -> None:
    # 5 on d4; 7 right of it turns it down; 3 onto d4 is the lowest and turns the 7; then 5 left: row shows only the 3.
    position = play(dealt("foursquare", "5C 5D 5H 6C"), "e4 c4")
    assert tops(position) == {"d4": "5C", "e4": "5D", "c4": "5H"}
    state = position.thawed()
    state["top"][3, 4] = position.game.deck.identify("9C")
    between = Position(position.game, state).play("f4")
    assert tops(between) == {"c4": "5H", "d4": "5C", "e4": "9C", "f4": "6C"}


def test_flipping_cards_an_equal_rank_is_neither_highest_nor_lowest() -> None:
    assert tops(play(dealt("foursquare", "5C 5D"), "e4")) == {"d4": "5C", "e4": "5D"}


def test_flipping_cards_when_all_others_are_face_down_they_all_turn_up() -> None:
    # 7 turns the 5 down, then 9 onto e4 turns it up again: there was no face-up card beside it.
    position = play(dealt("foursquare", "5C 7D 9H"), "e4")
    assert tops(position) == {"d4": "?", "e4": "7D"}
    assert tops(position.play("e4")) == {"d4": "5C", "e4": "9H"}


def test_flipping_cards_the_row_first_and_then_the_column() -> None:
    # e5 gets the 9: highest in its row (5C on d5) and in its column (3S on e4).
    state = play(dealt("foursquare", "5C 5D 5H 9C"), "e4 d5").thawed()
    game = started("foursquare").game
    state["top"][3, 4] = game.deck.identify("3S")
    after = Position(game, state).play("e5")
    assert tops(after) == {"d4": "5C", "e4": "?", "d5": "?", "e5": "9C"}


def test_flipping_cards_under_line_the_laid_card_turns_too_and_is_still_tested_by_its_rank() -> None:
    assert tops(play(dealt("foursquare", "5C 7D", flip="line"), "e4")) == {"d4": "?", "e4": "7D"}
    # The seven was turned down by its row and up again by its column, in which it lies alone.
    state = play(dealt("foursquare", "5C 5D 5H 6C", flip="line"), "e4 d5").thawed()
    game = started("foursquare").game
    state["top"][3, 4] = game.deck.identify("9S")
    for row, column in ((3, 3), (3, 4), (4, 3)):
        state["face_up"][row, column] = 1
    state["piles_down"] = 0
    after = Position(game, state).play("e5")
    # Row 5: 6C is above 5H: both turn down. Column e: 6C is below 9S: both turn, 6C up and 9S down.
    assert tops(after) == {"d4": "5C", "d5": "?", "e4": "?", "e5": "6C"}


def full_grid(down: int, next_card: str = "5S", **options: bool | int | str) -> Position:
    """Sixteen piles of fives, so many of them face down from a1 on, with a4 to be laid on."""
    game = started("foursquare").game
    state = dealt("foursquare", f"5C {next_card}", **options).thawed()
    for row in range(4):
        for column in range(4):
            state["top"][row, column] = game.deck.identify("5C")
            state["height"][row, column] = 1
            state["face_up"][row, column] = 0 if row * 4 + column < down else 1
    state["top"][3, 3] = game.deck.identify("5C")
    state |= {"piles": 16, "piles_down": down, "first_row": 0, "first_column": 0, "last_row": 3, "last_column": 3}
    return Position(game, state)


def test_losing_the_game_with_more_than_four_face_down() -> None:
    # The seven on d4 is the highest of its row and its column and turns three cards of each; a1 lies face down already.
    for limit, status in ((4, "lost"), (6, "lost"), (7, "playing")):
        after = full_grid(1, "7S", max_down=limit).play("d4")
        assert (list(tops(after).values()).count("?"), after.status) == (7, status)


def test_losing_the_game_when_the_stock_is_empty() -> None:
    state = full_grid(1).thawed()
    state["stock"] = state["stock"][:1] + [-1] * 39
    state["stock_count"] = 1
    state["stock"][0] = started("foursquare").game.deck.identify("5H")
    after = Position(started("foursquare").game, state).play("b1")
    assert (after.status, after.score, after.legal) == ("lost", 0, ())


def test_losing_the_game_when_no_place_is_left() -> None:
    state = full_grid(1, pile_limit=2).thawed()
    for row in range(4):
        for column in range(4):
            state["height"][row, column] = 2
    state["height"][0, 1] = 1
    after = Position(started("foursquare").game, state).play("b1")
    assert (after.status, place(after, "stock").count > 0) == ("lost", True)


def test_winning_with_sixteen_piles_face_up_scores_the_stock_that_is_left() -> None:
    # A five laid on the one that lies face down: fives beside it, so that nothing turns.
    before = full_grid(1)
    after = before.play("a1")
    assert (before.status, before.score) == ("playing", 0)
    assert (after.status, after.legal) == ("won", ())
    assert after.score == place(after, "stock").count == 38


def test_winning_comes_before_losing_by_an_empty_stock() -> None:
    state = full_grid(1).thawed()
    state["stock"] = [started("foursquare").game.deck.identify("5H")] + [-1] * 39
    state["stock_count"] = 1
    after = Position(started("foursquare").game, state).play("a1")
    assert (after.status, after.score) == ("won", 0)


def test_the_places_are_a1_to_g7() -> None:
    assert (MOVE_TEXTS[0], MOVE_TEXTS[24], MOVE_TEXTS[48], len(MOVE_TEXTS)) == ("a1", "d4", "g7", 49)
