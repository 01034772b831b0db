"""Unlocker (hexagon, pairing ruleset), a solitaire by Murazrai.

A hexagon of nineteen cards, seven of them locked face down in the middle, is cleared by pairing its cards with those in
up to four pairing slots. The rules in full, with the options: ``words/en/unlocker.md``.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from parlour.cards import EMPTY, STANDARD, neighbours, standard_name
from parlour.game import LOST, PLAYING, WON, Field, Hidden, Option, State
from parlour.message import Message, say
from parlour.view import Area, Counter, Ends, Layout, Place

ID = "unlocker"
TITLE = "Unlocker"
AUTHOR = "Murazrai"
RULES_VERSION = 1
MINUTES = 4
DIFFICULTY = 2
DECK = STANDARD

OPTIONS = (
    Option("first_slot_free", (False, True)),
    Option("max_slots", (4, 1, 2, 3, 5, 6)),
    Option("unlock_at", (3, 1, 2)),
)
PRESETS: dict[str, dict[str, bool | int | str]] = {}

# The hexagon, row by row. PLACES[p] is the name of place p, and the state's field[p] its card.
ROW_LENGTHS = (3, 4, 5, 4, 3)
PLACES = tuple(f"{'abcde'[row]}{n + 1}" for row in range(5) for n in range(ROW_LENGTHS[row]))
ROW_STARTS = (0, 3, 7, 12, 16)
FIELD_SIZE = 19
MOST_SLOTS = 6

STATE = (
    Field("field", "int8", (FIELD_SIZE,), EMPTY),
    Field("face_up", "int8", (FIELD_SIZE,)),
    Field("slots", "int8", (MOST_SLOTS,), EMPTY),
    Field("open_slots", "int8"),
    Field("stock", "int8", (52,), EMPTY),
    Field("stock_count", "int8"),
    Field("points", "int16"),
    Field("first_slot_free", "int8"),
    Field("max_slots", "int8"),
    Field("unlock_at", "int8"),
)

# Moves 0..113 pair slot (move // 19) with place (move % 19); then six replacements; the last opens a slot.
REPLACE = MOST_SLOTS * FIELD_SIZE
OPEN = REPLACE + MOST_SLOTS
MOVE_TEXTS = (
    *(f"S{slot + 1}x{place}" for slot in range(MOST_SLOTS) for place in PLACES),
    *(f"S{slot + 1}+" for slot in range(MOST_SLOTS)),
    "open",
)
MOST_MOVES = len(MOVE_TEXTS)


def _touching(place: int) -> tuple[int, ...]:
    """The places that touch a place: in its row, and in the rows above and below, which are offset by half a card."""
    row = max(r for r in range(5) if ROW_STARTS[r] <= place)
    n = place - ROW_STARTS[row]
    found = [(row, n - 1), (row, n + 1)]
    for other in (row - 1, row + 1):
        if 0 <= other < 5:
            shift = 0 if ROW_LENGTHS[other] > ROW_LENGTHS[row] else -1
            found += [(other, n + shift), (other, n + shift + 1)]
    return tuple(ROW_STARTS[r] + m for r, m in found if 0 <= m < ROW_LENGTHS[r])


NEIGHBOURS = tuple(_touching(place) for place in range(FIELD_SIZE))
# The same, padded to six with the place itself, which never counts as emptied while it matters.
SIX_NEIGHBOURS = tuple((near + (place,) * 6)[:6] for place, near in enumerate(NEIGHBOURS))
DEALT = "c3 b2 b3 c4 d3 d2 c2 a1 a2 a3 b4 c5 d4 e3 e2 e1 d1 c1 b1"
DEAL_ORDER = tuple(PLACES.index(name) for name in DEALT.split())
LOCKED = 7


def deal(s: State) -> None:
    """The middle and the inner ring face down, the outer ring face up, one card in the first slot."""
    for n in range(FIELD_SIZE):
        place = DEAL_ORDER[n]
        s["field"][place] = take_from_stock(s)
        s["face_up"][place] = 0 if n < LOCKED else 1
    open_slot(s)
    if s["first_slot_free"]:
        s["points"] = 0


def take_from_stock(s: State) -> int:
    """The stock's top card, taken off; EMPTY where there is none."""
    count = s["stock_count"]
    if count == 0:
        return EMPTY
    card = s["stock"][count - 1]
    s["stock"][count - 1] = EMPTY
    s["stock_count"] = count - 1
    return card


def open_slot(s: State) -> None:
    """The top of the stock opens the next slot, which costs five points."""
    s["slots"][s["open_slots"]] = take_from_stock(s)
    s["open_slots"] += 1
    s["points"] -= 5


def can_pair(s: State, slot: int, place: int) -> bool:
    """A card in an open slot and a face-up field card whose ranks are neighbours."""
    card = s["slots"][slot]
    other = s["field"][place]
    return card != EMPTY and other != EMPTY and s["face_up"][place] == 1 and neighbours(card, other)


def any_pair(s: State) -> bool:
    """Whether some slot's card pairs with some field card."""
    for slot in range(s["open_slots"]):
        for place in range(FIELD_SIZE):
            if can_pair(s, slot, place):
                return True
    return False


def field_cards(s: State) -> int:
    """How many cards are left in the hexagon."""
    count = 0
    for place in range(FIELD_SIZE):
        if s["field"][place] != EMPTY:
            count += 1
    return count


def legal_moves(s: State, moves: MutableSequence[int]) -> int:
    """Pairs; where there is none and the stock has cards, replacements and the opening of a slot."""
    count = 0
    for slot in range(s["open_slots"]):
        for place in range(FIELD_SIZE):
            if can_pair(s, slot, place):
                moves[count] = slot * FIELD_SIZE + place
                count += 1
    if count > 0 or s["stock_count"] == 0 or field_cards(s) == 0:
        return count
    for slot in range(s["open_slots"]):
        moves[count] = REPLACE + slot
        count += 1
    if s["open_slots"] < s["max_slots"]:
        moves[count] = OPEN
        count += 1
    return count


def apply(s: State, move: int) -> None:
    """Play a legal move."""
    if move < REPLACE:
        pair(s, move // FIELD_SIZE, move % FIELD_SIZE)
    elif move < OPEN:
        s["slots"][move - REPLACE] = take_from_stock(s)
        s["points"] -= 1
    else:
        open_slot(s)


def pair(s: State, slot: int, place: int) -> None:
    """Both cards leave, the slot is refilled free of charge, and field cards with enough emptied neighbours turn up."""
    s["field"][place] = EMPTY
    s["face_up"][place] = 0
    s["slots"][slot] = take_from_stock(s)
    s["points"] += 1
    for locked in range(FIELD_SIZE):
        is_locked = s["field"][locked] != EMPTY and s["face_up"][locked] == 0
        if is_locked and emptied_neighbours(s, locked) >= s["unlock_at"]:
            s["face_up"][locked] = 1


def emptied_neighbours(s: State, place: int) -> int:
    """How many of the places that touch a place with a card have been emptied."""
    count = 0
    for k in range(6):
        if s["field"][SIX_NEIGHBOURS[place][k]] == EMPTY:
            count += 1
    return count


def status(s: State) -> int:
    """Won without field cards; lost when no pair is possible and the stock is empty."""
    if field_cards(s) == 0:
        return WON
    if s["stock_count"] == 0 and not any_pair(s):
        return LOST
    return PLAYING


def score(s: State) -> int:
    """Points so far; once the game is over, one less for each field card left."""
    return score_if_lost(s) if status(s) == LOST else s["points"]


def score_if_lost(s: State) -> int:
    """The score of a game that is lost here, by the rules or by giving up."""
    return s["points"] - field_cards(s)


def hidden(s: State) -> list[Hidden]:
    """The locked cards and the stock."""
    places = [Hidden("field", p) for p in range(FIELD_SIZE) if s["field"][p] != EMPTY and not s["face_up"][p]]
    return places + [Hidden("stock", n) for n in range(s["stock_count"])]


card_name = standard_name


def card(number: int) -> Message:
    """How a card is said, by its id."""
    return standard_name(DECK.names[number])


def rank(number: int) -> Message:
    """How a card's rank is said, by the card's id."""
    return say(f"rank-{DECK.names[number][0]}")


def layout(s: State) -> Layout:
    """The hexagon; below it the stock, the slots and the discard pile."""
    places = []
    for row in range(5):
        for n in range(ROW_LENGTHS[row]):
            p = ROW_STARTS[row] + n
            number = s["field"][p]
            face = DECK.names[number] if s["face_up"][p] else None
            places.append(
                Place(
                    PLACES[p],
                    "hexagon",
                    "cell",
                    (n + (5 - ROW_LENGTHS[row]) / 2) * 1.1,
                    row * 1.08,
                    say("place-hexagon", row="abcde"[row], number=n + 1),
                    cards=() if number == EMPTY else (face,),
                    count=0 if number == EMPTY else 1,
                )
            )
    stock_count = s["stock_count"]
    places.append(
        Place("stock", "hand", "stock", 0, 0, say("place-stock"), (None,) if stock_count else (), stock_count)
    )
    for slot in range(s["max_slots"]):
        number = s["slots"][slot]
        cards = () if number == EMPTY else (DECK.names[number],)
        places.append(
            Place(
                f"S{slot + 1}",
                "hand",
                "slot",
                1.25 + slot * 1.1,
                0,
                say("place-slot", number=slot + 1),
                cards=cards,
                count=len(cards),
                style="" if slot < s["open_slots"] else "closed",
            )
        )
    slots_cards = sum(1 for number in s["slots"] if number != EMPTY)
    gone = 52 - stock_count - field_cards(s) - slots_cards
    right = 1.4 + s["max_slots"] * 1.1
    places.append(Place("discard", "hand", "discard", right, 0, say("place-discard"), (None,) if gone else (), gone))
    counters = (Counter(say("counter-field"), field_cards(s)), Counter(say("counter-stock"), stock_count))
    areas = (Area("hexagon", 5.4, 5.32), Area("hand", right + 1, 1, scale=0.85))
    return Layout(areas, tuple(places), counters)


def ends(s: State, move: int) -> Ends:
    """A pair goes from its slot to its place; a replacement or an opening from the stock to the slot."""
    if move < REPLACE:
        slot, place = f"S{move // FIELD_SIZE + 1}", PLACES[move % FIELD_SIZE]
        return Ends(slot, place, (slot, place))
    slot = f"S{(move - REPLACE if move < OPEN else s['open_slots']) + 1}"
    return Ends("stock", slot, ("stock", slot))


def describe(s: State, move: int) -> Message:
    """How a legal move is said, before it is played."""
    if move < REPLACE:
        slot, place = divmod(move, FIELD_SIZE)
        return say(
            "move-pair-slot",
            card=card(s["slots"][slot]),
            slot=slot + 1,
            other=card(s["field"][place]),
            place=say("place-hexagon", row=PLACES[place][0], number=int(PLACES[place][1])),
        )
    if move < OPEN:
        return say("move-replace-slot", card=card(s["slots"][move - REPLACE]), slot=move - REPLACE + 1)
    return say("move-open-slot", slot=s["open_slots"] + 1)


def why_not(s: State, move: int) -> Message:
    """Why a move is not legal."""
    if status(s) != PLAYING:
        return say("why-over")
    if move < REPLACE:
        return why_no_pair(s, move // FIELD_SIZE, move % FIELD_SIZE)
    if move < OPEN and move - REPLACE >= s["open_slots"]:
        return say("why-slot-closed", slot=move - REPLACE + 1)
    if move == OPEN and s["open_slots"] >= s["max_slots"]:
        return say("why-slots-all-open", count=s["max_slots"])
    if any_pair(s):
        return say("why-pair-possible")
    return say("why-stock-empty")


def why_no_pair(s: State, slot: int, place: int) -> Message:
    """Why a slot's card does not pair with a field card."""
    if slot >= s["open_slots"]:
        return say("why-slot-closed", slot=slot + 1)
    if s["slots"][slot] == EMPTY or s["field"][place] == EMPTY:
        return say("why-place-empty")
    if not s["face_up"][place]:
        return say("why-locked", count=s["unlock_at"])
    return say("why-not-neighbours", first=rank(s["slots"][slot]), second=rank(s["field"][place]))


def why_ended(s: State) -> Message:
    """How the game ended."""
    if field_cards(s) == 0:
        return say("ended-field-cleared")
    return say("ended-no-pair", count=field_cards(s))
