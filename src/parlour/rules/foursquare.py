"""Foursquare, a solitaire by Wil Su.

Forty cards, ace to ten, are laid one by one on a floating grid of at most four by four piles; laying the highest
or lowest card of a row or column turns its piles over, and all sixteen must show their faces at once. The rules in
full, with the options: ``words/en/foursquare.md``.

A card that has been covered never matters again, so a pile is its top card, whether that lies face up, and its height.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from parlour.cards import ACE_TO_TEN, EMPTY, standard_name
from parlour.game import LOST, PLAYING, WON, Field, Hidden, Option, State
from parlour.message import Message, say
from parlour.view import Area, Counter, Ends, Layout, Place

ID = "foursquare"
TITLE = "Foursquare"
AUTHOR = "Wil Su"
RULES_VERSION = 1
MINUTES = 5
DIFFICULTY = 3
DECK = ACE_TO_TEN

LINE, DIAGONAL = 1, 1  # The codes of the second value of the options flip and touching.
OPTIONS = (
    Option("flip", ("others", "line")),
    Option("touching", ("orthogonal", "diagonal")),
    Option("max_down", (4, 1, 2, 3, *range(5, 17))),
    Option("pile_limit", (4, 1, 2, 3, *range(5, 11))),
)
PRESETS: dict[str, dict[str, bool | int | str]] = {}

# The grid floats over seven by seven places, a1 to g7, and never spans more than four either way; it starts on d4.
SIZE = 7
SPAN = 4
MIDDLE = 3

STATE = (
    Field("top", "int8", (SIZE, SIZE), EMPTY),
    Field("face_up", "int8", (SIZE, SIZE)),
    Field("height", "int8", (SIZE, SIZE)),
    Field("stock", "int8", (40,), EMPTY),
    Field("stock_count", "int8"),
    Field("piles", "int8"),
    Field("piles_down", "int8"),
    Field("first_row", "int8", (), MIDDLE),
    Field("last_row", "int8", (), MIDDLE),
    Field("first_column", "int8", (), MIDDLE),
    Field("last_column", "int8", (), MIDDLE),
    Field("flip", "int8"),
    Field("touching", "int8"),
    Field("max_down", "int8"),
    Field("pile_limit", "int8"),
)

# A move is its place: row * 7 + column.
MOVE_TEXTS = tuple(f"{'abcdefg'[column]}{row + 1}" for row in range(SIZE) for column in range(SIZE))
MOST_MOVES = SPAN * SPAN + 4 * SPAN + 4


def deal(s: State) -> None:
    """The first card of the stock is laid on d4."""
    put(s, MIDDLE, MIDDLE)


def put(s: State, row: int, column: int) -> None:
    """Lay the stock's top card face up on a place."""
    count = s["stock_count"]
    if s["height"][row, column] == 0:
        s["piles"] += 1
    elif s["face_up"][row, column] == 0:
        s["piles_down"] -= 1
    s["top"][row, column] = s["stock"][count - 1]
    s["face_up"][row, column] = 1
    s["height"][row, column] += 1
    s["stock"][count - 1] = EMPTY
    s["stock_count"] = count - 1


def keeps_span(s: State, row: int, column: int) -> bool:
    """Whether the piles would still span at most four rows and columns with one on this place."""
    return (
        max(s["last_row"], row) - min(s["first_row"], row) < SPAN
        and max(s["last_column"], column) - min(s["first_column"], column) < SPAN
    )


def touches(s: State, row: int, column: int) -> bool:
    """Whether a place is next to a pile, corners included under ``touching = diagonal``."""
    for r in range(max(row - 1, 0), min(row + 2, SIZE)):
        for c in range(max(column - 1, 0), min(column + 2, SIZE)):
            if s["height"][r, c] > 0 and (r == row or c == column or s["touching"] == DIAGONAL):
                return True
    return False


def can_lay(s: State, row: int, column: int) -> bool:
    """On a pile below its limit, or on an empty place that touches a pile and keeps the span."""
    height = s["height"][row, column]
    if height > 0:
        return height < s["pile_limit"]
    return keeps_span(s, row, column) and touches(s, row, column)


def reach(first: int, last: int) -> tuple[int, int]:
    """The rows (or columns) that a grid from ``first`` to ``last`` can still grow to: from the one, up to the other."""
    return max(last - SPAN + 1, 0), min(first + SPAN, SIZE)


def can_lay_anywhere(s: State) -> bool:
    """Whether there is a place for another card."""
    first_row, end_row = reach(s["first_row"], s["last_row"])
    first_column, end_column = reach(s["first_column"], s["last_column"])
    for row in range(first_row, end_row):
        for column in range(first_column, end_column):
            if can_lay(s, row, column):
                return True
    return False


def legal_moves(s: State, moves: MutableSequence[int]) -> int:
    """Every place that can take the turned-up card."""
    count = 0
    if status(s) != PLAYING:
        return count
    first_row, end_row = reach(s["first_row"], s["last_row"])
    first_column, end_column = reach(s["first_column"], s["last_column"])
    for row in range(first_row, end_row):
        for column in range(first_column, end_column):
            if can_lay(s, row, column):
                moves[count] = row * SIZE + column
                count += 1
    return count


def apply(s: State, move: int) -> None:
    """Lay the turned-up card; then its row is tested and turned, then its column."""
    row = move // SIZE
    column = move % SIZE
    put(s, row, column)
    s["first_row"] = min(s["first_row"], row)
    s["last_row"] = max(s["last_row"], row)
    s["first_column"] = min(s["first_column"], column)
    s["last_column"] = max(s["last_column"], column)
    turn_line(s, row, column, 0, 1)
    turn_line(s, row, column, 1, 0)


def turn_line(s: State, row: int, column: int, down: int, right: int) -> None:
    """Turn the top cards of the laid card's row (right = 1) or column (down = 1), if it is extreme there."""
    if not is_extreme(s, row, column, down, right):
        return
    for k in range(SIZE):
        r = k if down else row
        c = k if right else column
        laid = r == row and c == column
        if s["height"][r, c] > 0 and (not laid or s["flip"] == LINE):
            s["piles_down"] += 2 * s["face_up"][r, c] - 1
            s["face_up"][r, c] = 1 - s["face_up"][r, c]


def is_extreme(s: State, row: int, column: int, down: int, right: int) -> bool:
    """Whether the laid card ranks above or below all other face-up top cards of its line; also when there is none."""
    rank = s["top"][row, column] % 10
    highest = True
    lowest = True
    for k in range(SIZE):
        r = k if down else row
        c = k if right else column
        if (r != row or c != column) and s["face_up"][r, c] == 1:
            other = s["top"][r, c] % 10
            highest = highest and rank > other
            lowest = lowest and rank < other
    return highest or lowest


def status(s: State) -> int:
    """Won with sixteen piles face up; lost with too many face down, an empty stock, or no place to lay a card."""
    if s["piles"] == SPAN * SPAN and s["piles_down"] == 0:
        return WON
    if s["piles_down"] > s["max_down"] or s["stock_count"] == 0 or not can_lay_anywhere(s):
        return LOST
    return PLAYING


def score(s: State) -> int:
    """The cards left in the stock when the game is won, 0 until then."""
    if status(s) == WON:
        return s["stock_count"]
    return 0


def hidden(s: State) -> list[Hidden]:
    """The stock below its turned-up card; what was turned down on the grid had been seen."""
    return [Hidden("stock", n) for n in range(s["stock_count"] - 1)]


card_name = standard_name


def place_label(row: int, column: int) -> Message:
    """How a place of the grid is said."""
    return say("place-grid", column="abcdefg"[column], row=row + 1)


def shown(first: int, last: int) -> tuple[int, int]:
    """The rows (or columns) to show of a grid from ``first`` to ``last``: one more at either end where it can grow."""
    start, end = reach(first, last)
    return max(first - 1, start), min(last + 2, end)


def layout(s: State) -> Layout:
    """The piles and the places around them, in the middle of five by five; below them the stock and its next card."""
    first_row, end_row = shown(s["first_row"], s["last_row"])
    first_column, end_column = shown(s["first_column"], s["last_column"])
    left_edge = (SPAN + 1 - (end_column - first_column)) / 2
    top_edge = (SPAN + 1 - (end_row - first_row)) / 2
    places = []
    for row in range(first_row, end_row):
        for column in range(first_column, end_column):
            height = s["height"][row, column]
            face = DECK.names[s["top"][row, column]] if s["face_up"][row, column] else None
            places.append(
                Place(
                    MOVE_TEXTS[row * SIZE + column],
                    "grid",
                    "cell",
                    (column - first_column + left_edge) * 1.1,
                    (row - first_row + top_edge) * 1.08,
                    place_label(row, column),
                    cards=() if height == 0 else (face,),
                    count=height,
                )
            )
    left = s["stock_count"]
    over = status(s) != PLAYING
    turned_up = () if left == 0 or over else (DECK.names[s["stock"][left - 1]],)
    below = left - len(turned_up)
    places.append(Place("stock", "hand", "stock", 0, 0, say("place-stock"), (None,) if below else (), below))
    places.append(Place("next", "hand", "tray", 1.2, 0, say("place-next"), turned_up, len(turned_up)))
    grid = Area("grid", (SPAN + 1) * 1.1 - 0.1, (SPAN + 1) * 1.08 - 0.08)
    counters = (
        Counter(say("counter-face-down", limit=s["max_down"]), s["piles_down"]),
        Counter(say("counter-piles"), s["piles"]),
        Counter(say("counter-stock"), left),
    )
    return Layout((grid, Area("hand", 2.2, 1)), tuple(places), counters)


def ends(_: State, move: int) -> Ends:
    """The turned-up card goes to the place, which is all one has to press."""
    return Ends("next", MOVE_TEXTS[move], (MOVE_TEXTS[move], "next"))


def describe(s: State, move: int) -> Message:
    """How a legal move is said, before it is played."""
    row, column = divmod(move, SIZE)
    card = standard_name(DECK.names[s["stock"][s["stock_count"] - 1]])
    key = "move-lay-on" if s["height"][row, column] else "move-lay"
    return say(key, card=card, column="abcdefg"[column], row=row + 1)


def why_not(s: State, move: int) -> Message:
    """Why a move is not legal."""
    row, column = divmod(move, SIZE)
    if status(s) != PLAYING:
        return say("why-over")
    if s["height"][row, column] > 0:
        return say("why-pile-full", count=s["pile_limit"])
    if not keeps_span(s, row, column):
        return say("why-span")
    return say("why-not-touching")


def why_ended(s: State) -> Message:
    """How the game ended."""
    if status(s) == WON:
        return say("ended-all-face-up", count=s["stock_count"])
    if s["piles_down"] > s["max_down"]:
        return say("ended-too-many-down", count=s["piles_down"], limit=s["max_down"])
    return say("ended-stock-used-up" if s["stock_count"] == 0 else "ended-no-place")
