"""A view drawn in characters: each area on a canvas of its own, the first at the left, the others beside or below."""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.message import say
from parlour.terminal.canvas import BOLD, DIM, PLAIN, Canvas, Screen, Style
from parlour.terminal.faces import (
    BACK,
    CELL,
    EMPTY,
    TICK_STYLES,
    back_cell,
    card_cell,
    face,
    face_style,
    known_back_cell,
)
from parlour.view import Area, Place, View
from parlour.words import put

SIGNS_PER_UNIT = 5.5
"""Characters to a card's width of the view: a cell, and a little room beside it."""

GAP = 3
"""Characters between two areas."""

ROW_OF_CARDS = 7
"""How many cards of a pile that spreads to the right go on one line."""


@dataclass(frozen=True)
class Look:
    """What is needed to draw a view beside the view itself.

    ``names`` are what the places are called in moves, ``newest`` the place of the newest tick; ``backs`` are the cards
    that lie face down but may be told all the same.
    """

    screen: Screen
    names: dict[str, str]
    language: str
    newest: str | None = None
    backs: frozenset[str] = frozenset()
    deck: str = ""
    movable: frozenset[str] = frozenset()


def draw(view: View, look: Look) -> list[str]:
    """The lines of a view."""
    movable = frozenset(place for move in view.moves for place in (move.ends.source, move.ends.target))
    look = replace(look, deck=view.deck, movable=movable)
    drawn = [_draw_area(area, view, look) for area in view.layout.areas if not _is_idle(area, view)]
    return _arrange(drawn, look.screen.width).lines(look.screen.colour)


def _is_idle(area: Area, view: View) -> bool:
    """Whether an area only shows whose turn it is, which the prompt says."""
    return all(place.role == "tray" for place in view.layout.places if place.area == area.id)


def _arrange(areas: list[Canvas], width: int) -> Canvas:
    """The first area at the left; the others, one under the other, beside it if they fit and else below."""
    whole = Canvas()
    main, *others = areas
    whole.put_canvas(0, 0, main)
    beside, below = 0, main.height + 1
    for area in others:
        if main.width + GAP + area.width <= width:
            whole.put_canvas(beside, main.width + GAP, area)
            beside += area.height + 1
            below = max(below, beside)
        else:
            whole.put_canvas(below, 0, area)
            below += area.height + 1
    return whole


def _draw_area(area: Area, view: View, look: Look) -> Canvas:
    places = [place for place in view.layout.places if place.area == area.id]
    if all(place.role == "board" for place in places):
        return _draw_board(places, look)
    return _draw_cards(places, look)


def _draw_cards(places: list[Place], look: Look) -> Canvas:
    """Places in rows as the view has them; a row is as tall as the tallest place in it."""
    canvas = Canvas()
    top = 0
    for y in sorted({place.y for place in places}):
        row = [place for place in places if place.y == y]
        blocks = [(round(place.x * SIGNS_PER_UNIT), _draw_place(place, look)) for place in row]
        for column, block in blocks:
            canvas.put_canvas(top, column, block)
        top += max(block.height for _, block in blocks)
    return canvas


def _draw_place(place: Place, look: Look) -> Canvas:
    """A place with its name: a column below it, anything else above it."""
    block = Canvas()
    if place.role == "column":
        _put_name(block, 0, place, look)
        for n, card in enumerate(place.cards or ("",)):
            _put_card(block, n + 1, 0, card, place, look)
    elif place.fan == "right":
        _put_spread(block, place, look)
        _put_name(block, block.height, place, look)
    else:
        _put_card(block, 0, 0, place.cards[-1] if place.cards else "", place, look)
        _put_name(block, 1, place, look)
    return block


def _put_name(block: Canvas, row: int, place: Place, look: Look) -> None:
    """What the place is called in moves, and how many cards lie there where that matters; else what it is."""
    name = look.names.get(place.id)
    if name is None:
        label = put(place.label, look.language) if place.role in ("stock", "discard", "waste", "tray") else ""
        block.put(row, 0, label.split()[0] if label else "", DIM)
        return
    if place.count > 1 and place.role in ("cell", "slot"):
        name += f"{'×' if look.screen.signs else '*'}{place.count}"
    block.put(row, 0, name.center(CELL).rstrip(), BOLD if place.id in look.movable else DIM)


def _put_card(block: Canvas, row: int, column: int, card: str | None, place: Place, look: Look) -> None:
    """A card, a back (None), or an empty place ("")."""
    colour, signs = look.screen.colour, look.screen.signs
    if card is None:
        is_whole = place.role in ("stock", "discard")
        block.put(row, column, back_cell(place.count if is_whole else None, signs, colour), BACK)
    elif card == "":
        block.put(row, column, *_empty_cell(place, look))
    elif card in look.backs:
        block.put(row, column, known_back_cell(face(look.deck, card, signs), colour), BACK)
    else:
        block.put(row, column, card_cell(face(look.deck, card, signs), colour), face_style(look.deck, card))
    if place.ready:
        block.put(row, column + CELL, "+", BOLD)


def _empty_cell(place: Place, look: Look) -> tuple[str, Style]:
    """A plus where something may be laid, a cross on what is closed, else a dot."""
    if place.id in look.movable and place.role in ("cell", "slot", "column"):
        return "+".center(CELL), PLAIN
    if place.style == "closed":
        return ("×" if look.screen.signs else "x").center(CELL), EMPTY
    return ("·" if look.screen.signs else ".").center(CELL), EMPTY


def _put_spread(block: Canvas, place: Place, look: Look) -> None:
    """A pile whose cards can all be seen, bottom to top in lines; only the top card has a whole cell."""
    if not place.cards:
        _put_card(block, 0, 0, "", place, look)
        return
    *covered, top = place.cards
    for n, card in enumerate(covered):
        row, column = divmod(n, ROW_OF_CARDS)
        text = face(look.deck, card or "", look.screen.signs)
        block.put(row, column * (CELL - 1) + 1, text, face_style(look.deck, card or ""))
    row, column = divmod(len(covered), ROW_OF_CARDS)
    _put_card(block, row, column * (CELL - 1), top, place, look)


def _draw_board(places: list[Place], look: Look) -> Canvas:
    """A board of small places, with the letters of its columns, the numbers of its rows, and its seam if it has one."""
    canvas = Canvas()
    columns = {x: n for n, x in enumerate(sorted({place.x for place in places}))}
    rows = {y: n for n, y in enumerate(sorted({place.y for place in places}))}
    margin = max(len(_number(place)) for place in places) + 2
    for place in places:
        row, column = rows[place.y], margin + 2 * columns[place.x]
        canvas.put(row, column, *_board_sign(place, look))
        canvas.put(row, 0, _number(place).rjust(margin - 2), DIM)
        canvas.put(len(rows), column, _letter(place), DIM)
        if place.mirrors:
            canvas.put(row, column + (1 if place.x == 0 else -1), "|", DIM)
        if place.style:
            text = put(say("terminal-zone", style=place.style), look.language)
            canvas.put(row, margin + 2 * len(columns) + 1, text, DIM)
    return canvas


def _board_sign(place: Place, look: Look) -> tuple[str, Style]:
    """What stands on a place of a board: a tick, a plus where one may be made, or a dot."""
    ghost = place.mirrors is not None
    if place.cards and place.cards[-1] is not None:
        tick = place.cards[-1]
        return tick, DIM if ghost else TICK_STYLES[tick, place.id == look.newest]
    if (place.mirrors or place.id) in look.movable:
        return "+", DIM if ghost else PLAIN
    return "·" if look.screen.signs else ".", DIM


def _letter(place: Place) -> str:
    return (place.mirrors or place.id)[:1]


def _number(place: Place) -> str:
    return (place.mirrors or place.id)[1:]
