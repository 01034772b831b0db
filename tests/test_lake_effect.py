"""Each rule of the sheet, by its number, then the options."""

import pytest

from parlour.message import Refused
from parlour.position import Position
from parlour.rules import lake_effect
from parlour.view import steps_between
from tests.tables import dealt, place, play, shown, started

DECK = lake_effect.DECK


def table(
    columns: tuple[str, ...] = (),
    down: tuple[int, ...] = (),
    stock: str = "",
    waste: str = "",
    grid: str = "0000 0000 0000 0000",
    **options: bool | int | str,
) -> Position:
    """A table with these cards: columns from the top down, piles from the bottom up, the grid colour by colour."""
    state = started("lake-effect", **options).thawed()
    state["columns"].values[:] = [-1] * (7 * 64)
    state["lengths"], state["face_down"] = [0] * 7, [*down, *[0] * (7 - len(down))]
    for column, cards in enumerate(columns):
        for n, card in enumerate(cards.split()):
            state["columns"][column, n] = DECK.identify(card)
        state["lengths"][column] = len(cards.split())
    for name, cards in (("stock", stock), ("waste", waste)):
        numbers = [DECK.identify(card) for card in cards.split()]
        state[name], state[f"{name}_count"] = numbers + [-1] * (64 - len(numbers)), len(numbers)
    state["heights"].values[:] = [int(height) for height in grid.replace(" ", "")]
    return Position(started("lake-effect").game, state)


def reason(position: Position, move: str) -> str:
    """What is said when a move that is not legal is tried."""
    return str(pytest.raises(Refused, position.play, move).value)


def test_setup_1_a_deck_of_sixty_four() -> None:
    assert len(set(DECK.names)) == 64
    assert (DECK.names[0], DECK.names[63]) == ("RC1", "BS4")


def test_setup_2_seven_columns_dealt_by_rows_with_the_last_card_up() -> None:
    first = "RC1 RC2 RC3 RC4 RH1 RH2 RH3 RH4 RT1 RT2 RT3 RT4 RS1"
    start = dealt("lake-effect", first)
    assert [place(start, f"T{column}").count for column in range(1, 8)] == [1, 2, 3, 4, 5, 6, 7]
    assert [place(start, f"T{column}").cards.count(None) for column in range(1, 8)] == [0, 1, 2, 3, 4, 5, 6]
    # The first row takes seven cards, the second begins in column 2.
    assert shown(start, "T1", "T2") == ["RC1", "RH4"]


def test_setup_3_the_other_cards_are_the_stock() -> None:
    assert (place(started("lake-effect"), "stock").count, place(started("lake-effect"), "waste").count) == (36, 0)


@pytest.mark.parametrize(
    ("onto", "card", "descending", "either_way"),
    [
        ("BS4", "GS4", True, True),  # colour differs, lower
        ("BS4", "RS4", True, True),  # not necessarily by one
        ("GS4", "BS4", False, True),  # higher
        ("BS4", "BC4", True, True),  # suit differs, lower
        ("BT4", "BS4", False, True),
        ("BS4", "BS1", True, True),  # number differs, lower
        ("BS1", "BS4", False, True),
        ("BS4", "GS3", False, False),  # agrees in one
        ("BS4", "RC1", False, False),  # agrees in none
    ],
)
def test_rule_1_cards_lie_on_cards_that_agree_in_two_variables(
    onto: str, card: str, descending: bool, either_way: bool
) -> None:
    for order, allowed in (("descending", descending), ("any", either_way)):
        assert ("T2-T1:1" in table((onto, card), order=order).legal) == allowed


def test_rule_1_a_run_moves_as_a_whole_by_its_first_card() -> None:
    before = table(("BS4", "RC1 GS4 GS3"), down=(0, 1))
    assert "T2-T1:2" in before.legal
    after = before.play("T2-T1:2")
    assert place(after, "T1").cards == ("BS4", "GS4", "GS3")
    assert place(after, "T2").cards == ("RC1",)
    assert "T2-T1:2" not in table(("BS4", "RC1 GS4 GS3"), down=(0, 1), runs="single").legal


def test_rule_1_and_3_descending_says_which_card_is_too_high() -> None:
    assert reason(table(("GS4", "BS4")), "T2-T1:1").endswith(
        "The blue square 4 is higher than the green square 4; columns are built downwards."
    )


def test_rule_2_three_cards_are_turned_over_together_the_third_on_top() -> None:
    after = table(stock="RC1 RC2 RC3 RC4").play("draw")
    assert (place(after, "waste").cards, place(after, "stock").count) == (("RC4", "RC3", "RC2"), 1)
    assert place(after.play("draw"), "waste").cards == ("RC4", "RC3", "RC2", "RC1")


def test_rule_3_the_top_card_of_the_waste_goes_to_a_column_or_the_grid() -> None:
    position = table(("BS4",), waste="RC4 GS4")
    assert position.play("W-T1").view().layout.places[0].cards == ("BS4", "GS4")
    assert shown(table(waste="RC2 RC1", stock="BS4").play("W-G"), "G:RC", "waste") == ["RC1", "RC2"]


def test_rule_4a_the_red_circle_1_is_the_only_start() -> None:
    for card in DECK.names:
        assert ("T1-G" in table((card,)).legal) == (card == "RC1")


def test_rule_4b1_a_card_needs_the_piles_on_its_low_sides_to_be_as_high() -> None:
    # The sheet's example: a green heart 4 needs the yellow heart 4 and the green circle 4.
    for yellow_heart, green_circle, allowed in ((4, 4, True), (3, 4, False), (4, 3, False)):
        grid = f"4400 4{yellow_heart}00 {green_circle}300 0000"
        assert ("T1-G" in table(("GH4",), grid=grid).legal) == allowed
    assert "T1-G" in table(("RC2",), grid="1000 0000 0000 0000").legal


def test_rule_4b2_a_1_starts_a_pile_when_the_piles_before_it_have_theirs() -> None:
    assert "T1-G" in table(("RH1",), grid="1000 0000 0000 0000").legal
    assert "T1-G" in table(("YC1",), grid="1000 0000 0000 0000").legal
    assert "T1-G" not in table(("YH1",), grid="1000 1000 0000 0000").legal
    assert "T1-G" in table(("YH1",), grid="1100 1000 0000 0000").legal


def test_rule_4b3_what_is_missing_first_is_said() -> None:
    assert reason(table(("RC3",), stock="RT2"), "T1-G").endswith(
        "The red circle 2 goes to the grid before the red circle 3."
    )
    assert reason(table(("YH1",), stock="RT2", grid="1000 1000 0000 0000"), "T1-G").endswith(
        "The yellow heart 1 needs the red heart 1 in the grid first."
    )


def test_rule_5_a_face_down_card_that_is_last_turns_up_at_once() -> None:
    assert shown(table(("BS4", "RC1 GS4"), down=(0, 1)).play("T2-T1:1"), "T2") == ["RC1"]
    assert shown(table(("BT1 RC1",), down=(1,)).play("T1-G"), "T1") == ["BT1"]


@pytest.mark.parametrize("needs", [1, 2, 3])
def test_rule_6_an_empty_column_takes_a_blue_card_a_square_or_a_4(needs: int) -> None:
    for card, high in (("RC1", 0), ("BC1", 1), ("RS1", 1), ("RC4", 1), ("BS1", 2), ("BC4", 2), ("BS4", 3)):
        assert ("W-T2" in table(("YH2",), waste=card, empty_needs=needs).legal) == (high >= needs)


def test_rule_6_a_run_or_a_whole_column_may_go_to_any_empty_column() -> None:
    position = table(("RC1 BS3 GS3", "GC2", "YC3", "RH2", "RT3"), down=(1,))
    assert {"T1-T6:2", "T1-T7:2"} <= set(position.legal)
    assert "T1-T6:1" in position.legal
    assert {"T1-T6:2", "T1-T7:2"} <= set(table(("BS3 GS3", "GC2", "YC3", "RH2", "RT3")).legal)


def test_rule_7_the_card_below_becomes_playable_and_the_whole_waste_can_be_seen() -> None:
    position = table(("BS4",), waste="BS3 GS4")
    assert place(position, "waste").cards == ("BS3", "GS4")
    assert "W-T1" not in position.play("W-T1").legal
    assert "W-T2" in position.play("W-T1").legal


def test_rule_8_the_waste_is_turned_over_and_its_first_card_is_drawn_first_again() -> None:
    position = table(stock="RC1 RC2 RC3 RC4")
    first = play(position, "draw draw")
    again = play(first, "recycle draw")
    assert place(again, "waste").cards == ("RC4", "RC3", "RC2")
    assert place(play(again, "draw"), "waste").cards == place(first, "waste").cards


@pytest.mark.parametrize("recycles", [0, 1, 3, 9])
def test_rule_8_the_waste_is_turned_over_no_more_often_than_the_option_says(recycles: int) -> None:
    position = table(("RH3",), stock="RC2", recycles=recycles, take_back=False)
    for _ in range(recycles):
        position = play(position, "draw recycle")
    position = position.play("draw")
    assert (position.status, position.legal) == ("lost", ())


def test_rule_8_without_a_limit_equal_positions_come_again() -> None:
    position = play(table(("RH3",), stock="RC2"), "draw recycle")
    assert play(position, "draw recycle").to_bytes() == position.to_bytes()


def test_rule_9_a_grid_card_may_come_back_while_the_grid_stays_legal() -> None:
    grid = "2110 1000 0000 0000"
    position = table(("RC3 RC3", "RH3", "RT3", "YC3", "BS3"), grid=grid)
    assert "G:RC-T1" in position.legal
    assert shown(position.play("G:RC-T1"), "T1", "G:RC") == ["RC2", "RC1"]
    # Red heart 1 carries red triangle 1.
    assert "G:RH-T2" not in position.legal
    assert reason(position, "G:RH-T2").endswith("The grid needs the red heart 1 where it is.")
    assert "G:RT-T3" in position.legal
    kept = table(("RC3",), grid=grid, take_back=False)
    assert not any(move.startswith("G:") for move in kept.legal)
    assert reason(kept, "G:RC-T1").endswith("Cards in the grid stay there.")


def test_rule_9_a_grid_card_may_go_to_an_empty_column_by_its_rule() -> None:
    # Blue triangle 4 is high in two variables, yellow square 2 in one; nothing lies in the grid beyond either.
    position = table(("RC3",), grid="4442 4442 4440 4440", empty_needs=2)
    assert {f"G:BT-T{column}" for column in range(2, 8)} <= set(position.legal)
    assert not any(move.startswith("G:YS") for move in position.legal)
    assert "G:YS-T2" in table(("RC3",), grid="4442 4442 4440 4440").legal


def test_rule_10_all_cards_in_the_grid_win() -> None:
    before = table(("BS4",), grid="4444 4444 4444 4443")
    after = before.play("T1-G")
    assert (before.score, after.score, after.status, after.legal) == (63, 64, "won", ())


def test_without_a_move_the_game_is_lost() -> None:
    assert table(("RH3", "RT2"), take_back=False).status == "lost"
    assert table(("RH3", "RH2"), take_back=False).status == "playing"


def test_presets() -> None:
    game = started("lake-effect").game
    assert game.preset("easy")["order"] == "any"
    assert game.preset("standard") == game.complete_options({})
    assert (game.preset("hard")["recycles"], game.preset("hard")["take_back"]) == (3, False)


def test_turning_the_waste_takes_every_card_of_it_back_to_the_stock() -> None:
    before = play(table(stock="RC1 RC2 RC3 RC4"), "draw draw")
    after = before.play("recycle")
    ends = before.game.ends(before.thawed(), before.game.moves_by_text["recycle"])
    steps = steps_between(before.view(), after.view(), ends)
    assert {(step.card, step.source, step.target) for step in steps} == {
        (card, "waste", "stock") for card in ("RC1", "RC2", "RC3", "RC4")
    }
