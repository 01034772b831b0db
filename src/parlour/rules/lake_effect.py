"""Lake Effect Solitaire, a game for the Triple Topper deck by Brian Ciesicki.

Klondike's table with 64 cards of four colours, suits and numbers: columns are built by cards that agree in two of the
three, and the payoff grid of four by four piles grows like a heap of cubes in a corner. The rules in full, with the
options: ``words/en/lake-effect.md``.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from parlour.cards import EMPTY, TRIPLE_TOPPER, triple_topper_name
from parlour.game import LOST, PLAYING, WON, Field, Hidden, Option, State
from parlour.message import Message, say
from parlour.view import Area, Counter, Ends, Layout, Place

ID = "lake-effect"
TITLE = "Lake Effect"
AUTHOR = "Brian Ciesicki"
RULES_VERSION = 1
MINUTES = 12
DIFFICULTY = 3
DECK = TRIPLE_TOPPER

ANY, SINGLE, UNLIMITED = 1, 1, -1  # Codes of the options order, runs and recycles.
OPTIONS = (
    Option("order", ("descending", "any")),
    Option("recycles", ("unlimited", *range(10)), codes=(UNLIMITED, *range(10))),
    Option("take_back", (True, False)),
    Option("empty_needs", (1, 2, 3)),
    Option("runs", ("whole", "single")),
)
PRESETS: dict[str, dict[str, bool | int | str]] = {
    "easy": {"order": "any"},
    "standard": {},
    "hard": {"recycles": 3, "take_back": False},
}

COLUMNS = 7
CARDS = 64
GRID = 4

STATE = (
    Field("columns", "int8", (COLUMNS, CARDS), EMPTY),
    Field("lengths", "int8", (COLUMNS,)),
    Field("face_down", "int8", (COLUMNS,)),
    Field("stock", "int8", (CARDS,), EMPTY),
    Field("stock_count", "int8"),
    Field("waste", "int8", (CARDS,), EMPTY),
    Field("waste_count", "int8"),
    Field("heights", "int8", (GRID, GRID)),
    # How often the waste was turned over; only to 1 where that has no limit, so that equal positions stay equal.
    Field("recycled", "int8"),
    Field("order", "int8"),
    Field("recycles", "int8"),
    Field("take_back", "int8"),
    Field("empty_needs", "int8"),
    Field("runs", "int8"),
)

# The moves in their order of number. A run's move is RUN + (source * 7 + target) * 64 + cards - 1.
DRAW, RECYCLE, RUN = 0, 1, 2
TO_GRID = RUN + COLUMNS * COLUMNS * CARDS
WASTE_TO_COLUMN = TO_GRID + COLUMNS
WASTE_TO_GRID = WASTE_TO_COLUMN + COLUMNS
TAKE_BACK = WASTE_TO_GRID + 1
PILES = tuple(colour + suit for colour in "RYGB" for suit in "CHTS")
MOVE_TEXTS = (
    "draw",
    "recycle",
    *(f"T{i + 1}-T{j + 1}:{k + 1}" for i in range(COLUMNS) for j in range(COLUMNS) for k in range(CARDS)),
    *(f"T{i + 1}-G" for i in range(COLUMNS)),
    *(f"W-T{j + 1}" for j in range(COLUMNS)),
    "W-G",
    *(f"G:{pile}-T{j + 1}" for pile in PILES for j in range(COLUMNS)),
)
MOST_MOVES = 6 * CARDS + 2 * COLUMNS + 2 + 16 * COLUMNS


def deal(s: State) -> None:
    """Seven columns of one to seven cards, dealt by rows, only the last of each face up."""
    for row in range(COLUMNS):
        for column in range(row, COLUMNS):
            s["stock_count"] -= 1
            push(s, column, s["stock"][s["stock_count"]])
            s["stock"][s["stock_count"]] = EMPTY
    for column in range(COLUMNS):
        s["face_down"][column] = column


def push(s: State, column: int, card: int) -> None:
    """Lay a card at the end of a column."""
    s["columns"][column, s["lengths"][column]] = card
    s["lengths"][column] += 1


def last(s: State, column: int) -> int:
    """The last card of a column that has one."""
    return s["columns"][column, s["lengths"][column] - 1]


def colour_of(card: int) -> int:
    """0 red, 1 yellow, 2 green, 3 blue."""
    return card >> 4


def suit_of(card: int) -> int:
    """0 circle, 1 heart, 2 triangle, 3 square."""
    return (card >> 2) & 3


def number_of(card: int) -> int:
    """1 to 4."""
    return (card & 3) + 1


def agree_in_two(card: int, other: int) -> bool:
    """Whether two cards agree in exactly two of colour, suit and number."""
    difference = card ^ other  # Two bits each for colour, suit and number; all but one pair have to be clear.
    colour, suit, number = difference & 0b110000, difference & 0b001100, difference & 0b000011
    return difference != 0 and difference in (colour, suit, number)


def high_count(card: int) -> int:
    """In how many variables a card is high: blue, square, 4."""
    count = 0
    if colour_of(card) == 3:
        count += 1
    if suit_of(card) == 3:
        count += 1
    if number_of(card) == 4:
        count += 1
    return count


def can_lay(s: State, card: int, column: int) -> bool:
    """Whether a card (or a run that begins with it) may be laid on a column, which may be empty.

    Of two cards that agree in two variables, the one that is lower in the third has the lower id.
    """
    if s["lengths"][column] == 0:
        return high_count(card) >= s["empty_needs"]
    onto = last(s, column)
    return agree_in_two(card, onto) and (s["order"] == ANY or card < onto)


def fits_grid(s: State, card: int) -> bool:
    """Whether a card may be laid on its payoff pile: next in number, and no higher than the piles on its low sides."""
    colour, suit, number = colour_of(card), suit_of(card), number_of(card)
    return (
        s["heights"][colour, suit] == number - 1
        and (colour == 0 or s["heights"][colour - 1, suit] >= number)
        and (suit == 0 or s["heights"][colour, suit - 1] >= number)
    )


def can_take_back(s: State, colour: int, suit: int) -> bool:
    """Whether the grid stays legal without the top card of a pile."""
    height = s["heights"][colour, suit]
    return (
        s["take_back"] == 1
        and height > 0
        and (colour == GRID - 1 or s["heights"][colour + 1, suit] <= height - 1)
        and (suit == GRID - 1 or s["heights"][colour, suit + 1] <= height - 1)
    )


def pile_top(s: State, colour: int, suit: int) -> int:
    """The top card of a payoff pile that has one."""
    return 16 * colour + 4 * suit + s["heights"][colour, suit] - 1


def can_recycle(s: State) -> bool:
    """With an empty stock and cards in the waste, while turnings are left."""
    return (
        s["stock_count"] == 0 and s["waste_count"] > 0 and (s["recycles"] == UNLIMITED or s["recycled"] < s["recycles"])
    )


def longest_run(s: State, column: int) -> int:
    """How many cards of a column may move together: its face-up cards, or just one under ``runs = single``."""
    face_up = s["lengths"][column] - s["face_down"][column]
    return min(face_up, 1) if s["runs"] == SINGLE else face_up


def legal_moves(s: State, moves: MutableSequence[int]) -> int:
    """Draw or recycle; runs between columns; to the grid; from the waste; back from the grid."""
    count = 0
    if is_full(s):
        return count
    if s["stock_count"] > 0:
        moves[count] = DRAW
        count += 1
    elif can_recycle(s):
        moves[count] = RECYCLE
        count += 1
    for source in range(COLUMNS):
        length = s["lengths"][source]
        for k in range(1, longest_run(s, source) + 1):
            card = s["columns"][source, length - k]
            for target in range(COLUMNS):
                if target != source and can_lay(s, card, target):
                    moves[count] = RUN + (source * COLUMNS + target) * CARDS + k - 1
                    count += 1
        if length > 0 and fits_grid(s, last(s, source)):
            moves[count] = TO_GRID + source
            count += 1
    if s["waste_count"] > 0:
        card = s["waste"][s["waste_count"] - 1]
        for target in range(COLUMNS):
            if can_lay(s, card, target):
                moves[count] = WASTE_TO_COLUMN + target
                count += 1
        if fits_grid(s, card):
            moves[count] = WASTE_TO_GRID
            count += 1
    return legal_take_backs(s, moves, count)


def legal_take_backs(s: State, moves: MutableSequence[int], count: int) -> int:
    """Add the moves from the grid to the columns to the ``count`` moves found; how many there are then."""
    if s["take_back"] == 0:
        return count
    for colour in range(GRID):
        for suit in range(GRID):
            if can_take_back(s, colour, suit):
                card = pile_top(s, colour, suit)
                for target in range(COLUMNS):
                    if can_lay(s, card, target):
                        moves[count] = TAKE_BACK + (colour * GRID + suit) * COLUMNS + target
                        count += 1
    return count


def apply(s: State, move: int) -> None:
    """Play a legal move."""
    if move == DRAW:
        draw(s)
    elif move == RECYCLE:
        recycle(s)
    elif move < TO_GRID:
        pair_of_columns = (move - RUN) // CARDS
        move_run(s, pair_of_columns // COLUMNS, pair_of_columns % COLUMNS, (move - RUN) % CARDS + 1)
    elif move < WASTE_TO_COLUMN:
        lay_in_grid(s, take_last(s, move - TO_GRID))
    elif move < WASTE_TO_GRID:
        push(s, move - WASTE_TO_COLUMN, take_from_waste(s))
    elif move == WASTE_TO_GRID:
        lay_in_grid(s, take_from_waste(s))
    else:
        pile = (move - TAKE_BACK) // COLUMNS
        push(s, (move - TAKE_BACK) % COLUMNS, pile_top(s, pile // GRID, pile % GRID))
        s["heights"][pile // GRID, pile % GRID] -= 1


def draw(s: State) -> None:
    """Three cards of the stock, or what is left, go onto the waste, so that the last of them lies on top."""
    for _ in range(min(3, s["stock_count"])):
        s["stock_count"] -= 1
        s["waste"][s["waste_count"]] = s["stock"][s["stock_count"]]
        s["stock"][s["stock_count"]] = EMPTY
        s["waste_count"] += 1


def recycle(s: State) -> None:
    """The waste is turned over to be the stock again, so that its first card is drawn first again."""
    count = s["waste_count"]
    for n in range(count):
        s["stock"][n] = s["waste"][count - 1 - n]
    for n in range(count):
        s["waste"][n] = EMPTY
    s["stock_count"] = count
    s["waste_count"] = 0
    if s["recycles"] != UNLIMITED or s["recycled"] == 0:
        s["recycled"] += 1


def move_run(s: State, source: int, target: int, cards: int) -> None:
    """Move the last cards of a column to another one."""
    start = s["lengths"][source] - cards
    for k in range(start, start + cards):
        push(s, target, s["columns"][source, k])
        s["columns"][source, k] = EMPTY
    s["lengths"][source] = start
    turn_up(s, source)


def take_last(s: State, column: int) -> int:
    """Take the last card off a column."""
    card = last(s, column)
    s["lengths"][column] -= 1
    s["columns"][column, s["lengths"][column]] = EMPTY
    turn_up(s, column)
    return card


def turn_up(s: State, column: int) -> None:
    """A face-down card that has become the last of its column turns face up."""
    if s["lengths"][column] > 0 and s["face_down"][column] == s["lengths"][column]:
        s["face_down"][column] -= 1


def take_from_waste(s: State) -> int:
    """Take the top card off the waste."""
    s["waste_count"] -= 1
    card = s["waste"][s["waste_count"]]
    s["waste"][s["waste_count"]] = EMPTY
    return card


def lay_in_grid(s: State, card: int) -> None:
    """Lay a card on its payoff pile."""
    s["heights"][colour_of(card), suit_of(card)] += 1


def can_move(s: State) -> bool:
    """Whether there is a legal move; the cheap ones are looked for first."""
    if s["stock_count"] > 0 or can_recycle(s):
        return True
    if s["waste_count"] > 0 and can_go(s, s["waste"][s["waste_count"] - 1], COLUMNS):
        return True
    for source in range(COLUMNS):
        length = s["lengths"][source]
        if length > 0 and fits_grid(s, last(s, source)):
            return True
        for k in range(1, longest_run(s, source) + 1):
            if can_go_to_column(s, s["columns"][source, length - k], source):
                return True
    for colour in range(GRID):
        for suit in range(GRID):
            if can_take_back(s, colour, suit) and can_go_to_column(s, pile_top(s, colour, suit), COLUMNS):
                return True
    return False


def can_go(s: State, card: int, source: int) -> bool:
    """Whether a card fits the grid or some column other than its own."""
    return fits_grid(s, card) or can_go_to_column(s, card, source)


def can_go_to_column(s: State, card: int, source: int) -> bool:
    """Whether a card fits some column other than its own."""
    for target in range(COLUMNS):  # noqa: SIM110 - compiled code has no any()
        if target != source and can_lay(s, card, target):
            return True
    return False


def is_full(s: State) -> bool:
    """Whether all cards are in the grid, whose last pile is never higher than another."""
    return s["heights"][GRID - 1, GRID - 1] == GRID


def score(s: State) -> int:
    """The cards in the grid, 0 to 64."""
    total = 0
    for colour in range(GRID):
        for suit in range(GRID):
            total += s["heights"][colour, suit]
    return total


def status(s: State) -> int:
    """Won with all cards in the grid; lost when no legal move is left."""
    if is_full(s):
        return WON
    return PLAYING if can_move(s) else LOST


def hidden(s: State) -> list[Hidden]:
    """The face-down cards of the columns, and the stock until it has been gone through once."""
    places = [Hidden("columns", (column, n)) for column in range(COLUMNS) for n in range(s["face_down"][column])]
    if s["recycled"] == 0:
        places += [Hidden("stock", n) for n in range(s["stock_count"])]
    return places


card_name = triple_topper_name


def card(number: int) -> Message:
    """How a card is said, by its id."""
    return triple_topper_name(DECK.names[number])


def column_label(column: int) -> Message:
    """How a column is said."""
    return say("place-column", number=column + 1)


def pile_label(pile: int) -> Message:
    """How a payoff pile is said."""
    return say("place-payoff", colour=PILES[pile][0], shape=PILES[pile][1])


def layout(s: State) -> Layout:
    """The seven columns; stock and waste; and the payoff grid, its only start at the lower left."""
    places = []
    for column in range(COLUMNS):
        shown = tuple(
            None if n < s["face_down"][column] else DECK.names[s["columns"][column, n]]
            for n in range(s["lengths"][column])
        )
        places.append(
            Place(
                f"T{column + 1}",
                "columns",
                "column",
                column * 1.1,
                0,
                column_label(column),
                cards=shown,
                count=len(shown),
                fan="down",
            )
        )
    stock_count, waste_count = s["stock_count"], s["waste_count"]
    places.append(
        Place("stock", "hand", "stock", 0, 0, say("place-stock"), (None,) if stock_count else (), stock_count)
    )
    waste = tuple(DECK.names[s["waste"][n]] for n in range(waste_count))
    places.append(Place("waste", "hand", "waste", 1.1, 0, say("place-waste"), waste, waste_count, fan="right"))
    for pile in range(GRID * GRID):
        colour, suit = divmod(pile, GRID)
        height = s["heights"][colour, suit]
        following = 16 * colour + 4 * suit + height
        places.append(
            Place(
                f"G:{PILES[pile]}",
                "grid",
                "payoff",
                suit * 1.08,
                (GRID - 1 - colour) * 1.08,
                pile_label(pile),
                cards=(DECK.names[pile_top(s, colour, suit)],) if height else (),
                count=height,
                awaits=DECK.names[following] if height < GRID else None,
                ready=height < GRID and fits_grid(s, following),
            )
        )
    areas = (
        Area("columns", 7.6, 3.2),
        Area("hand", 3.2, 1),
        Area("grid", 4.24, 4.24, aspect=1.0, scale=0.75, heap=GRID),
    )
    return Layout(areas, tuple(places), counters(s))


def counters(s: State) -> tuple[Counter, ...]:
    """Cards in the stock and face down; turnings of the waste that are left, where they are numbered."""
    shown = [
        Counter(say("counter-stock"), s["stock_count"]),
        Counter(say("counter-still-down"), sum(s["face_down"])),
    ]
    if s["recycles"] != UNLIMITED:
        shown.append(Counter(say("counter-recycles"), s["recycles"] - s["recycled"]))
    return tuple(shown)


def moved_card(s: State, move: int) -> int:
    """The card that a move other than a draw or a recycling takes, the first of a run; EMPTY where there is none."""
    if move < TO_GRID:
        source, cards = (move - RUN) // CARDS // COLUMNS, (move - RUN) % CARDS + 1
        return s["columns"][source, s["lengths"][source] - cards] if cards <= longest_run(s, source) else EMPTY
    if move < WASTE_TO_COLUMN:
        return last(s, move - TO_GRID) if s["lengths"][move - TO_GRID] else EMPTY
    if move < TAKE_BACK:
        return s["waste"][s["waste_count"] - 1] if s["waste_count"] else EMPTY
    colour, suit = divmod((move - TAKE_BACK) // COLUMNS, GRID)
    return pile_top(s, colour, suit) if s["heights"][colour, suit] else EMPTY


def target_column(move: int) -> int:
    """The column that a move goes to, or EMPTY where it goes to the grid."""
    if move < TO_GRID:
        return (move - RUN) // CARDS % COLUMNS
    if move < WASTE_TO_COLUMN or move == WASTE_TO_GRID:
        return EMPTY
    return move - WASTE_TO_COLUMN if move < WASTE_TO_GRID else (move - TAKE_BACK) % COLUMNS


def ends(s: State, move: int) -> Ends:
    """A card goes from its column, the waste or its payoff pile; a press on it alone may mean any of its moves."""
    if move == DRAW:
        return Ends("stock", "waste", ("stock",))
    if move == RECYCLE:
        return Ends("waste", "stock", ("stock",))
    cards = 1
    if move < TO_GRID:
        source, cards = f"T{(move - RUN) // CARDS // COLUMNS + 1}", (move - RUN) % CARDS + 1
    elif move < WASTE_TO_COLUMN:
        source = f"T{move - TO_GRID + 1}"
    else:
        source = "waste" if move < TAKE_BACK else f"G:{PILES[(move - TAKE_BACK) // COLUMNS]}"
    column = target_column(move)
    card_moved = moved_card(s, move)
    target = f"T{column + 1}" if column != EMPTY else f"G:{PILES[max(card_moved, 0) // 4]}"
    return Ends(source, target, (source,), cards)


def describe(s: State, move: int) -> Message:
    """How a legal move is said, before it is played."""
    if move == DRAW:
        return say("move-draw", count=min(3, s["stock_count"]))
    if move == RECYCLE:
        return say("move-recycle")
    moved = card(moved_card(s, move))
    column = target_column(move)
    if column == EMPTY:
        return say("move-to-grid", card=moved)
    if move >= TAKE_BACK:
        return say("move-take-back", card=moved, column=column + 1)
    count = (move - RUN) % CARDS + 1 if move < TO_GRID else 1
    return say("move-run", card=moved, column=column + 1, others=count - 1)


def why_not(s: State, move: int) -> Message:
    """Why a move is not legal."""
    if status(s) != PLAYING:
        return say("why-over")
    if move == DRAW:
        return say("why-stock-empty")
    if move == RECYCLE:
        return why_no_recycle(s)
    moved, column = moved_card(s, move), target_column(move)
    if moved == EMPTY:
        return why_not_movable(s, move)
    if move >= TAKE_BACK and s["take_back"] == 0:
        return say("why-no-take-back")
    if column == EMPTY:
        return why_not_in_grid(s, moved)
    if move < TO_GRID and (move - RUN) // CARDS // COLUMNS == column:
        return say("why-same-place")
    if move >= TAKE_BACK and not can_take_back(s, colour_of(moved), suit_of(moved)):
        return say("why-grid-needs-it", card=card(moved))
    return why_not_on_column(s, moved, column)


def why_no_recycle(s: State) -> Message:
    """Why the waste cannot be turned over."""
    if s["stock_count"] > 0:
        return say("why-stock-left")
    return say("why-no-recycles" if s["waste_count"] else "why-place-empty")


def why_not_movable(s: State, move: int) -> Message:
    """Why there is no card, or no run of that length, to move."""
    if RUN <= move < TO_GRID:
        source, cards = (move - RUN) // CARDS // COLUMNS, (move - RUN) % CARDS + 1
        if cards <= s["lengths"][source] - s["face_down"][source]:
            return say("why-single-cards")
        if cards <= s["lengths"][source]:
            return say("why-face-down")
    return say("why-place-empty")


def why_not_in_grid(s: State, moved: int) -> Message:
    """Why a card cannot be laid in the grid."""
    colour, suit, number = colour_of(moved), suit_of(moved), number_of(moved)
    if s["heights"][colour, suit] < number - 1:
        return say("why-grid-not-next", card=card(moved), needed=card(moved - 1))
    if colour > 0 and s["heights"][colour - 1, suit] < number:
        return say("why-grid-needs-first", card=card(moved), needed=card(moved - 16))
    return say("why-grid-needs-first", card=card(moved), needed=card(moved - 4))


def why_not_on_column(s: State, moved: int, column: int) -> Message:
    """Why a card cannot be laid on a column."""
    if s["lengths"][column] == 0:
        return say("why-not-high", card=card(moved), count=s["empty_needs"])
    onto = last(s, column)
    if not agree_in_two(moved, onto):
        return say("why-not-agreeing", first=card(moved), second=card(onto))
    return say("why-not-lower", first=card(moved), second=card(onto))


def why_ended(s: State) -> Message:
    """How the game ended."""
    if is_full(s):
        return say("ended-grid-full")
    return say("ended-no-move", count=score(s))
