"""Cross The Barrier (3 cards, 3 crossers, pairing ruleset), a solitaire by Murazrai.

Three columns of crossers break through two barriers of four cards by pairing with them; the score rewards going
through with few cards from the stock. The rules in full, with the options: ``words/en/cross-the-barrier.md``.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from parlour.cards import EMPTY, STANDARD, neighbours, standard_name
from parlour.game import LOST, PLAYING, WON, Field, Hidden, Option, State
from parlour.generator import shuffle
from parlour.message import Message, say
from parlour.view import Area, Counter, Ends, Layout, Place

ID = "cross-the-barrier"
TITLE = "Cross The Barrier"
AUTHOR = "Murazrai"
RULES_VERSION = 1
MINUTES = 3
DIFFICULTY = 1
DECK = STANDARD

PLAY_ON, KEEP = 1, 1  # The codes of the second value of the options last_card and left_behind.
OPTIONS = (
    Option("refill_penalty", (True, False)),
    Option("last_card", ("lose", "play_on")),
    Option("left_behind", ("shuffle", "keep")),
)
PRESETS: dict[str, dict[str, bool | int | str]] = {}

# Barrier cards are numbered U1..U4 (0..3), L1..L4 (4..7); crossers by level and column, the first the nearest.
COLUMNS = 3
BARRIER = 4
UPPER, LOWER = 0, 4
BARRIER_NAMES = ("U1", "U2", "U3", "U4", "L1", "L2", "L3", "L4")

STATE = (
    Field("level", "int8", (COLUMNS,), 1),
    # A column's active place is [level, column]; row 0 is not used.
    Field("crossers", "int8", (4, COLUMNS), EMPTY),
    Field("barriers", "int8", (2 * BARRIER,), EMPTY),
    Field("face_up", "int8", (2 * BARRIER,)),
    Field("stock", "int8", (52,), EMPTY),
    Field("stock_count", "int8"),
    Field("generator", "uint64"),
    Field("points", "int16"),
    Field("refill_penalty", "int8"),
    Field("last_card", "int8"),
    Field("left_behind", "int8"),
)

# Moves 0..23 pair an active crosser with a barrier card, 24..47 a kept one, 48..50 replace an active crosser.
KEPT = COLUMNS * 2 * BARRIER
REPLACE = 2 * KEPT
MOVE_TEXTS = (
    *(f"C{column + 1}x{name}" for column in range(COLUMNS) for name in BARRIER_NAMES),
    *(f"D{column + 1}x{name}" for column in range(COLUMNS) for name in BARRIER_NAMES),
    *(f"C{column + 1}+" for column in range(COLUMNS)),
)
MOST_MOVES = len(MOVE_TEXTS)


def deal(s: State) -> None:
    """First crossers, lower barrier, second crossers, upper barrier, third crossers; the lower two rows face up."""
    for column in range(COLUMNS):
        s["crossers"][1, column] = take_from_stock(s)
    for place in range(BARRIER):
        s["barriers"][LOWER + place] = take_from_stock(s)
        s["face_up"][LOWER + place] = 1
    for column in range(COLUMNS):
        s["crossers"][2, column] = take_from_stock(s)
    for place in range(BARRIER):
        s["barriers"][UPPER + place] = take_from_stock(s)
    for column in range(COLUMNS):
        s["crossers"][3, column] = take_from_stock(s)


def take_from_stock(s: State) -> int:
    """The stock's top card, taken off."""
    count = s["stock_count"]
    card = s["stock"][count - 1]
    s["stock"][count - 1] = EMPTY
    s["stock_count"] = count - 1
    return card


def put_under_stock(s: State, card: int) -> None:
    """Put a card at the bottom of the stock."""
    for n in range(s["stock_count"], 0, -1):
        s["stock"][n] = s["stock"][n - 1]
    s["stock"][0] = card
    s["stock_count"] += 1


def active(s: State, column: int) -> int:
    """The card on a column's active place, or EMPTY."""
    return s["crossers"][s["level"][column], column]


def kept(s: State, column: int) -> int:
    """The card that stayed on the second crossers of a cleared column (only under ``keep``), or EMPTY."""
    if s["level"][column] == 3:
        return s["crossers"][2, column]
    return EMPTY


def crosser_of(s: State, move: int) -> int:
    """The crosser's card that a pair uses, or EMPTY."""
    column = (move % KEPT) // (2 * BARRIER)
    if move < KEPT:
        return active(s, column)
    return kept(s, column)


def can_pair(s: State, move: int) -> bool:
    """A crosser and any face-up barrier card whose ranks are neighbours."""
    card = crosser_of(s, move)
    place = move % (2 * BARRIER)
    other = s["barriers"][place]
    return card != EMPTY and other != EMPTY and s["face_up"][place] == 1 and neighbours(card, other)


def any_pair(s: State) -> bool:
    """Whether some pair is possible, by active or kept crossers."""
    for move in range(REPLACE):  # noqa: SIM110 - compiled code has no any()
        if can_pair(s, move):
            return True
    return False


def barrier_cards(s: State, start: int) -> int:
    """How many cards are left in a barrier, UPPER or LOWER."""
    count = 0
    for place in range(start, start + BARRIER):
        if s["barriers"][place] != EMPTY:
            count += 1
    return count


def cards_in_rows(s: State) -> int:
    """How many cards lie in the five rows, face up or down."""
    count = barrier_cards(s, UPPER) + barrier_cards(s, LOWER)
    for level in range(1, 4):
        for column in range(COLUMNS):
            if s["crossers"][level, column] != EMPTY:
                count += 1
    return count


def legal_moves(s: State, moves: MutableSequence[int]) -> int:
    """Pairs; only where there is none, replacements."""
    count = 0
    if status(s) != PLAYING:
        return count
    for move in range(REPLACE):
        if can_pair(s, move):
            moves[count] = move
            count += 1
    if count == 0:
        for column in range(COLUMNS):
            if active(s, column) != EMPTY:
                moves[count] = REPLACE + column
                count += 1
    return count


def apply(s: State, move: int) -> None:
    """Play a legal move."""
    if move >= REPLACE:
        column = move - REPLACE
        s["crossers"][s["level"][column], column] = take_from_stock(s)
        s["points"] -= 1
    else:
        pair(s, move)


def pair(s: State, move: int) -> None:
    """Both cards leave; columns advance, a stock that got a card back is shuffled, the crosser's place is refilled."""
    column = (move % KEPT) // (2 * BARRIER)
    place = move % (2 * BARRIER)
    level = s["level"][column]
    s["barriers"][place] = EMPTY
    s["face_up"][place] = 0
    if move < KEPT:
        s["crossers"][level, column] = EMPTY
        if level < 3:
            s["points"] += 1  # A pair made with a third crosser counts +1 - 1.
    else:
        s["crossers"][2, column] = EMPTY
        s["points"] += 1
    if barrier_cards(s, place - place % BARRIER) == 0:
        s["points"] += 7
    returned = 0
    for i in range(COLUMNS):
        returned += advance(s, i)
    if returned > 0:
        s["generator"] = shuffle(s["stock"], s["stock_count"], s["generator"])
    if move < KEPT and s["level"][column] == level:
        refill(s, column)


def advance(s: State, column: int) -> int:
    """Take a column to its next level if the barrier before it is gone there; how many cards went back to the stock."""
    returned = 0
    if s["level"][column] == 1 and gone_before(s, LOWER, column):
        s["level"][column] = 2
        turn_up(s, UPPER + column)
        turn_up(s, UPPER + column + 1)
        returned += go_back(s, 1, column)
    if s["level"][column] == 2 and gone_before(s, UPPER, column):
        s["level"][column] = 3
        s["points"] += 5
        if s["left_behind"] != KEEP:
            returned += go_back(s, 2, column)
    return returned


def gone_before(s: State, start: int, column: int) -> bool:
    """Whether both barrier cards next to a column are gone."""
    return s["barriers"][start + column] == EMPTY and s["barriers"][start + column + 1] == EMPTY


def turn_up(s: State, place: int) -> None:
    """Turn a barrier card up, if there is one."""
    if s["barriers"][place] != EMPTY:
        s["face_up"][place] = 1


def go_back(s: State, level: int, column: int) -> int:
    """Put the card left behind on a level, if there is one, under the stock; how many there were."""
    card = s["crossers"][level, column]
    if card == EMPTY:
        return 0
    s["crossers"][level, column] = EMPTY
    put_under_stock(s, card)
    return 1


def refill(s: State, column: int) -> None:
    """Fill the place of a used crosser from the stock; not after the winning pair, nor from an empty stock."""
    if barrier_cards(s, UPPER) + barrier_cards(s, LOWER) == 0 or s["stock_count"] == 0:
        return
    s["crossers"][s["level"][column], column] = take_from_stock(s)
    if s["refill_penalty"]:
        s["points"] -= 1


def status(s: State) -> int:
    """Won without barrier cards; lost with an empty stock (under ``play_on`` only when no pair is possible either)."""
    if barrier_cards(s, UPPER) + barrier_cards(s, LOWER) == 0:
        return WON
    if s["stock_count"] == 0 and (s["last_card"] != PLAY_ON or not any_pair(s)):
        return LOST
    return PLAYING


def score(s: State) -> int:
    """Points so far; when the game is lost, one less for each card in the rows."""
    return score_if_lost(s) if status(s) == LOST else s["points"]


def score_if_lost(s: State) -> int:
    """The score of a game that is lost here, by the rules or by giving up."""
    return s["points"] - cards_in_rows(s)


def hidden(s: State) -> list[Hidden]:
    """The crossers ahead, the upper barrier until it turns up, and the stock."""
    places = []
    for column in range(COLUMNS):
        for level in range(s["level"][column] + 1, 4):
            places.append(Hidden("crossers", (level, column)))
    for place in range(2 * BARRIER):
        if s["barriers"][place] != EMPTY and not s["face_up"][place]:
            places.append(Hidden("barriers", place))
    return places + [Hidden("stock", n, reshuffled=True) for n in range(s["stock_count"])]


card_name = standard_name


def card(number: int) -> Message:
    """How a card is said, by its id."""
    return standard_name(DECK.names[number])


def rank(number: int) -> Message:
    """How a card's rank is said, by the card's id."""
    return say(f"rank-{DECK.names[number][0]}")


def crosser_label(level: int, column: int) -> Message:
    """How a crosser's place is said."""
    return say("place-crosser", level=level, number=column + 1)


def barrier_label(place: int) -> Message:
    """How a barrier's place is said."""
    return say("place-barrier", side="upper" if place < LOWER else "lower", number=place % BARRIER + 1)


def layout(s: State) -> Layout:
    """The five rows, third crossers on top; beside them the stock and the discard pile."""
    places = []
    for level in (3, 2, 1):
        for column in range(COLUMNS):
            number = s["crossers"][level, column]
            face = DECK.names[number] if level <= s["level"][column] else None
            places.append(
                Place(
                    f"X{level}.{column + 1}",
                    "rows",
                    "cell",
                    (column + 0.5) * 1.12,
                    (3 - level) * 2.2,
                    crosser_label(level, column),
                    cards=() if number == EMPTY else (face,),
                    count=0 if number == EMPTY else 1,
                    style="active" if level == s["level"][column] else "crosser",
                )
            )
    for place in range(2 * BARRIER):
        number = s["barriers"][place]
        face = DECK.names[number] if s["face_up"][place] else None
        places.append(
            Place(
                BARRIER_NAMES[place],
                "rows",
                "cell",
                (place % BARRIER) * 1.12,
                1.1 if place < LOWER else 3.3,
                barrier_label(place),
                cards=() if number == EMPTY else (face,),
                count=0 if number == EMPTY else 1,
                style="barrier",
            )
        )
    stock_count = s["stock_count"]
    gone = 52 - stock_count - cards_in_rows(s)
    places.append(
        Place("stock", "hand", "stock", 0, 0, say("place-stock"), (None,) if stock_count else (), stock_count)
    )
    places.append(Place("discard", "hand", "discard", 1.2, 0, say("place-discard"), (None,) if gone else (), gone))
    left = barrier_cards(s, UPPER) + barrier_cards(s, LOWER)
    counters = (Counter(say("counter-barriers"), left), Counter(say("counter-stock"), stock_count))
    return Layout((Area("rows", 4.36, 5.4), Area("hand", 2.2, 1, scale=0.85)), tuple(places), counters)


def ends(s: State, move: int) -> Ends:
    """A pair goes from its crosser to its barrier card; a replacement from the stock to the crosser's place."""
    column = move - REPLACE if move >= REPLACE else (move % KEPT) // (2 * BARRIER)
    level = 2 if KEPT <= move < REPLACE else s["level"][column]
    crosser = f"X{level}.{column + 1}"
    if move >= REPLACE:
        return Ends("stock", crosser, ("stock", crosser))
    target = BARRIER_NAMES[move % (2 * BARRIER)]
    return Ends(crosser, target, (crosser, target))


def describe(s: State, move: int) -> Message:
    """How a legal move is said, before it is played."""
    if move >= REPLACE:
        column = move - REPLACE
        return say("move-replace-crosser", card=card(active(s, column)), number=column + 1)
    place = move % (2 * BARRIER)
    return say(
        "move-pair-barrier",
        card=card(crosser_of(s, move)),
        other=card(s["barriers"][place]),
        place=barrier_label(place),
    )


def why_not(s: State, move: int) -> Message:
    """Why a move is not legal."""
    if status(s) != PLAYING:
        return say("why-over")
    if move >= REPLACE:
        return say("why-pair-possible" if any_pair(s) else "why-place-empty")
    place = move % (2 * BARRIER)
    if crosser_of(s, move) == EMPTY or s["barriers"][place] == EMPTY:
        return say("why-place-empty")
    if not s["face_up"][place]:
        return say("why-face-down")
    return say("why-not-neighbours", first=rank(crosser_of(s, move)), second=rank(s["barriers"][place]))


def why_ended(s: State) -> Message:
    """How the game ended."""
    left = barrier_cards(s, UPPER) + barrier_cards(s, LOWER)
    if left == 0:
        return say("ended-barriers-crossed")
    return say("ended-stock-empty", count=left)
