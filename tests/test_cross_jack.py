"""Each rule of the sheet, by its number, then the options."""

import pytest

from parlour.message import Refused
from parlour.position import Position
from tests.tables import play, shown, started


def board(text: str, to_move: str = "X", **options: bool | int | str) -> Position:
    """A position from a drawing, north on top, with ``.`` for empty places. X has as many ticks as O, or one more."""
    rows = text.split()
    state = started("cross-jack", columns=len(rows[0]), rows=len(rows), **options).thawed()
    for number, row in enumerate(reversed(rows), 1):
        state["x"][number] = sum(1 << column for column, mark in enumerate(row) if mark == "X")
        state["o"][number] = sum(1 << column for column, mark in enumerate(row) if mark == "O")
    assert text.count("X") - text.count("O") == (to_move == "O")
    state["ticks"] = text.count("X") + text.count("O")
    return Position(started("cross-jack").game, state)


def test_rule_1_x_has_the_north_zone_and_o_the_south() -> None:
    start = started("cross-jack")
    assert start.legal == tuple(f"{column}8" for column in "abcdefghij")
    assert (play(start, "a8 b8").to_move, play(start, "a8 b8").legal[0]) == ("O", "a1")


@pytest.mark.parametrize("opening", [1, 2, 3, 4])
def test_rule_2_each_ticks_positions_of_the_own_zone_x_all_then_o_all(opening: int) -> None:
    position = started("cross-jack", opening=opening)
    turns = []
    for column in "aceg"[:opening]:
        turns.append(position.to_move)
        position = position.play(f"{column}8")
    for column in "aceg"[:opening]:
        turns.append(position.to_move)
        position = position.play(f"{column}1")
    assert turns == ["X"] * opening + ["O"] * opening
    assert position.to_move == "X"


def test_rule_3_and_7_reaching_the_other_zone_wins() -> None:
    before = play(started("cross-jack", columns=6, rows=4), "a4 b4 c1 d1 a3 d2 a2 d3")
    assert before.status == "playing"
    won = before.play("a1")
    assert (won.status, won.winner, won.legal, won.score) == ("won", "X", (), None)
    other = play(before, "c4 e4")
    assert (other.status, other.winner) == ("won", "O")


def test_rule_4_a_tick_goes_next_to_an_own_one_in_any_direction() -> None:
    position = play(started("cross-jack"), "d8 e8 d1 e1 d7 d2 d6 d3")
    assert {"c5", "d5", "e5", "c6", "e6", "c7", "e7"} <= set(position.legal)
    assert "d4" not in position.legal


def test_rule_4_a_diagonal_step_between_two_enemy_ticks_is_allowed() -> None:
    position = board("X...... X...... .XO.... .O..... ....... O......", blockade="both")
    assert "c3" in position.legal


def test_rule_5_a_ticked_place_stays_and_any_own_tick_serves() -> None:
    position = play(started("cross-jack"), "a8 e8 a1 e1")
    assert {"a7", "e7"} <= set(position.legal)
    assert not {"a8", "e8"} & set(position.legal)
    assert str(pytest.raises(Refused, position.play, "e1").value).endswith("That place is ticked already.")


def test_rule_6_the_left_and_right_edges_are_joined() -> None:
    position = play(started("cross-jack"), "a8 e8 a1 e1")
    assert {"j7", "j8"} <= set(position.legal)
    assert "j2" in position.play("j7").legal


def test_rule_7_without_access_for_one_side_nobody_wins_under_any() -> None:
    # O's last tick closes a ring of edge-to-edge ticks in row 2.
    before = board("XX.. XXX. OOO. O...", to_move="O")
    assert before.status == "playing"
    after = before.play("d2")
    assert (after.status, after.winner, after.legal) == ("drawn", None, ())


def test_rule_7_under_both_the_game_goes_on_until_neither_has_access() -> None:
    before = board("XX.. XXX. OOO. O...", to_move="O", blockade="both")
    assert before.play("d2").status == "playing"
    # X fills the own zone, so that O has no way either.
    closing = board("XXX. XX.. OOOO O...", to_move="X", blockade="both")
    assert (closing.status, closing.play("d4").status) == ("playing", "drawn")


def test_rule_7_a_ring_needs_edges_corners_leave_a_way() -> None:
    assert board("XXXX. XX... OO.OO ..O..", to_move="O").play("a1").status == "playing"


def test_rule_7_the_tests_begin_with_the_last_opening_tick() -> None:
    position = play(started("cross-jack", columns=4, rows=3, opening=4), "a3 b3 c3 d3 a1 b1 c1")
    assert position.status == "playing"
    assert position.play("d1").status == "drawn"


def test_the_view_repeats_the_columns_beyond_the_seam() -> None:
    position = play(started("cross-jack"), "a8 j8")
    ghosts = {found.id: found for found in position.view().layout.places if found.mirrors}
    assert len(ghosts) == 16
    assert (ghosts["a8>"].mirrors, ghosts["a8>"].cards, ghosts["j8<"].mirrors) == ("a8", ("X",), "j8")
    assert shown(position, "a8", "j8", "b8") == ["X", "X", ""]
