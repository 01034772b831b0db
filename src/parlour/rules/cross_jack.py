"""Cross-Jack, mode 1, a game for two by the author of CROSS-JACK (2011-2016).

Two players tick places of a board whose left and right edges are joined, each next to an own tick, and race for the
other's zone; when one is shut out nobody wins. The rules in full, with the options: ``words/en/cross-jack.md``.

A row of the board is a whole number with one bit a column, so that a row is looked at as a whole.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from parlour.cards import TICKS
from parlour.game import DRAWN, PLAYING, WON, Field, Hidden, Option, State
from parlour.message import Message, say
from parlour.view import Area, Counter, Ends, Layout, Place

ID = "cross-jack"
TITLE = "Cross-Jack"
AUTHOR = "the author of CROSS-JACK, 2011-2016"
PLAYERS = 2
RULES_VERSION = 1
MINUTES = 5
DIFFICULTY = 2
DECK = TICKS

BOTH = 1  # The code of the second value of the option blockade.
OPTIONS = (
    Option("columns", (10, *range(4, 10), *range(11, 27))),
    Option("rows", (8, *range(3, 8), *range(9, 27))),
    Option("blockade", ("any", "both")),
    Option("opening", (2, 1, 3, 4)),
)
PRESETS: dict[str, dict[str, bool | int | str]] = {}

MOST = 26
X, O = 1, 2  # noqa: E741 - the marks on the sheet

STATE = (
    # Each player's ticks, a row by its number from 1 (south) on; the rows beyond the board stay 0.
    Field("x", "uint32", (MOST + 2,)),
    Field("o", "uint32", (MOST + 2,)),
    Field("ticks", "int16"),
    Field("status", "int8"),
    Field("winner", "int8"),
    Field("columns", "int8"),
    Field("rows", "int8"),
    Field("blockade", "int8"),
    Field("opening", "int8"),
)

# A move is its place: (row - 1) * 26 + column.
MOVE_TEXTS = tuple(f"{chr(97 + column)}{row}" for row in range(1, MOST + 1) for column in range(MOST))
MOST_MOVES = len(MOVE_TEXTS)

# The column of a lone bit by its remainder: the powers of two below 2**36 leave different ones by 37.
COLUMN_OF_BIT = tuple(next((c for c in range(MOST) if (1 << c) % 37 == remainder), 0) for remainder in range(37))


def deal(s: State) -> None:
    """The board is empty."""


def to_move(s: State) -> int:
    """Whose tick is next: X's opening ticks, O's opening ticks, then by turns from X on."""
    opening = s["opening"]
    if s["ticks"] < opening:
        return X
    if s["ticks"] < 2 * opening:
        return O
    return X if s["ticks"] % 2 == 0 else O


def zone(s: State, player: int) -> int:
    """The row of a player's own zone: the north one is X's, the south one O's."""
    return s["rows"] if player == X else 1


def rows_of(s: State, player: int) -> MutableSequence[int]:
    """A player's ticks, row by row."""
    return s["x"] if player == X else s["o"]


def spread(row: int, columns: int) -> int:
    """A row's bits with their neighbours to both sides, round the seam."""
    full = (1 << columns) - 1
    return (row | (row << 1) | (row >> 1) | (row >> (columns - 1)) | (row << (columns - 1))) & full


def legal_moves(s: State, moves: MutableSequence[int]) -> int:
    """Empty places that neighbour an own tick; in the opening, those of the own zone."""
    count = 0
    if s["status"] != PLAYING:
        return count
    player = to_move(s)
    own, other = rows_of(s, player), rows_of(s, X + O - player)
    columns = s["columns"]
    if s["ticks"] < 2 * s["opening"]:
        row = zone(s, player)
        return add_places(moves, count, row, ((1 << columns) - 1) & ~(own[row] | other[row]))
    for row in range(1, s["rows"] + 1):
        near = spread(own[row - 1] | own[row] | own[row + 1], columns)
        count = add_places(moves, count, row, near & ~(own[row] | other[row]))
    return count


def add_places(moves: MutableSequence[int], count: int, row: int, places: int) -> int:
    """Add the moves to the places of a row, given as bits, to the ``count`` moves found; how many there are then."""
    while places != 0:
        lowest = places & -places
        moves[count] = (row - 1) * MOST + COLUMN_OF_BIT[lowest % 37]
        count += 1
        places ^= lowest
    return count


def apply(s: State, move: int) -> None:
    """Tick a place, then test the end."""
    row = move // MOST + 1
    player = to_move(s)
    rows_of(s, player)[row] |= 1 << (move % MOST)
    s["ticks"] += 1
    if s["ticks"] >= 2 * s["opening"]:
        test_end(s, player, row)


def test_end(s: State, player: int, row: int) -> None:
    """A tick in the other's zone wins; without access, for either or for both as the option says, it is a draw.

    Own ticks are no obstacle, so a tick can shut out only the other player; both are looked at when the tests begin.
    """
    other = X + O - player
    begins = s["ticks"] == 2 * s["opening"]
    if row == zone(s, other):
        s["status"] = WON
        s["winner"] = player
    elif s["blockade"] == BOTH:
        if not has_access(s, other) and not has_access(s, player):
            s["status"] = DRAWN
    elif not has_access(s, other) or (begins and not has_access(s, player)):
        s["status"] = DRAWN


def has_access(s: State, player: int) -> bool:
    """Whether neighbouring empty places lead from a player's tick to an empty place of the other's zone.

    Own ticks may be passed, for the way may as well begin at the last of them; so only the other's ticks stand in it,
    and a wall of them has one in every column. What can be reached grows row by row, in sweeps that change direction,
    until the zone is reached or nothing grows.
    """
    rows, columns = s["rows"], s["columns"]
    if (s["ticks"] + 1) // 2 < columns:
        return True
    other = X + O - player
    own, wall = rows_of(s, player), rows_of(s, other)
    row, target = zone(s, player), zone(s, other)
    step = 1 if player == O else -1
    reached = [0] * (MOST + 2)
    grown = True
    while grown:
        grown = False
        for _ in range(rows):
            near = own[row] | reached[row - 1] | reached[row] | reached[row + 1]
            found = spread(near, columns) & ~wall[row]
            if found != reached[row]:
                reached[row] = found
                grown = True
            row += step
        if reached[target] != 0:
            return True
        step = -step
        row += step
    return False


def status(s: State) -> int:
    """Tested when the tick was made."""
    return s["status"]


def winner(s: State) -> int:
    """X, O, or 0 for nobody."""
    return s["winner"]


def hidden(_: State) -> list[Hidden]:
    """Nothing."""
    return []


def card_name(name: str) -> Message:
    """How a tick is said."""
    return say(f"tick-{name}")


def place_label(row: int, column: int) -> Message:
    """How a place of the board is said."""
    return say("place-board", column=chr(97 + column), row=row)


def mark(s: State, row: int, column: int) -> tuple[str, ...]:
    """The tick on a place, as its cards."""
    if s["x"][row] >> column & 1:
        return ("X",)
    return ("O",) if s["o"][row] >> column & 1 else ()


def layout(s: State) -> Layout:
    """The board, north on top, with half a column repeated beyond the seam at either edge; a tray for each player."""
    columns, rows = s["columns"], s["rows"]
    places = []
    for row in range(1, rows + 1):
        style = "north-zone" if row == rows else "south-zone" if row == 1 else ""
        for position in range(-1, columns + 1):
            column = position % columns
            beyond = position in (-1, columns)
            name = MOVE_TEXTS[(row - 1) * MOST + column]
            cards = mark(s, row, column)
            places.append(
                Place(
                    f"{name}{'<' if position < 0 else '>'}" if beyond else name,
                    "board",
                    "board",
                    0 if position < 0 else position + 0.5,
                    rows - row,
                    say("place-zone", place=place_label(row, column), zone=style)
                    if style
                    else place_label(row, column),
                    cards=cards,
                    count=len(cards),
                    width=0.5 if beyond else 1.0,
                    mirrors=name if beyond else None,
                    style=style,
                )
            )
    turn = to_move(s) if s["status"] == PLAYING else 0
    for player, name in ((X, "X"), (O, "O")):
        places.append(
            Place(
                name,
                "trays",
                "tray",
                (player - 1) * 1.3,
                0,
                say("place-tray", tick=say(f"tick-{name}")),
                cards=(name,),
                count=1,
                style="active" if turn == player else "",
            )
        )
    areas = (Area("board", columns + 1, rows, aspect=1.0), Area("trays", 2.3, 1, aspect=1.0))
    return Layout(areas, tuple(places), (Counter(say("counter-ticks"), s["ticks"]),))


def ends(s: State, move: int) -> Ends:
    """A tick goes from the tray of the player to move to its place, which is all one has to press."""
    return Ends("X" if to_move(s) == X else "O", MOVE_TEXTS[move], (MOVE_TEXTS[move],))


def describe(s: State, move: int) -> Message:
    """How a legal move is said, before it is played."""
    return say("move-tick", tick=say(f"tick-{'XO'[to_move(s) - 1]}"), place=place_label(move // MOST + 1, move % MOST))


def why_not(s: State, move: int) -> Message:
    """Why a move is not legal."""
    row, column = move // MOST + 1, move % MOST
    player = to_move(s)
    if s["status"] != PLAYING:
        return say("why-over")
    if row > s["rows"] or column >= s["columns"]:
        return say("why-off-board", columns=s["columns"], rows=s["rows"])
    if mark(s, row, column):
        return say("why-ticked")
    if s["ticks"] < 2 * s["opening"]:
        return say("why-opening", row=zone(s, player))
    return say("why-no-own-tick")


def why_ended(s: State) -> Message:
    """How the game ended."""
    if s["winner"]:
        return say("ended-zone-reached", tick=say(f"tick-{'XO'[s['winner'] - 1]}"))
    if s["blockade"] == BOTH:
        return say("ended-nobody-has-access")
    shut_out = O if has_access(s, X) else X
    return say("ended-shut-out", tick=say(f"tick-{'XO'[shut_out - 1]}"))
