"""The view: what a screen shows, as data. It is the only thing about a running game that leaves the server.

Lengths are in card units: ``x`` and ``width`` in card widths, ``y`` and ``height`` in card heights, from the upper
left of the area. A view holds nothing that its player may not see: a card whose face is hidden is ``None``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from parlour.message import Message

Role = Literal["stock", "waste", "discard", "column", "cell", "slot", "payoff", "board", "tray"]
Status = Literal["playing", "won", "lost", "drawn"]


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the table that stays together; a screen arranges the areas as its shape allows.

    ``aspect`` is the height of a card unit over its width; ``scale`` the size of a unit against the other areas'.
    ``heap`` is how high the piles of an area can grow that make a heap, no pile higher than the one to its left or the
    one below it; 0 where they make none.
    """

    id: str
    width: float
    height: float
    aspect: float = 1.4
    scale: float = 1.0
    heap: int = 0

    def to_json(self) -> dict[str, Any]:
        """The area as JSON; the heap is left out where there is none."""
        return {
            "id": self.id,
            "width": self.width,
            "height": self.height,
            "aspect": self.aspect,
            "scale": self.scale,
            **({"heap": self.heap} if self.heap else {}),
        }


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the table.

    ``cards`` are those to draw, bottom to top, ``None`` for a card seen from its back; ``count`` is how many lie
    there, drawn or not. ``fan`` says whether the cards lie on one another or spread. ``label`` is how the place is
    said. ``mirrors`` names the place that this one repeats (a ghost beyond a seam): to press it is to press that one.
    ``awaits`` is the card that would be laid there next, and ``ready`` whether it could be now. ``style`` is a hint
    for the look ("north-zone").
    """

    id: str
    area: str
    role: Role
    x: float
    y: float
    label: Message
    cards: tuple[str | None, ...] = ()
    count: int = 0
    fan: Literal["none", "down", "right"] = "none"
    width: float = 1.0
    height: float = 1.0
    mirrors: str | None = None
    awaits: str | None = None
    ready: bool = False
    style: str = ""

    def to_json(self) -> dict[str, Any]:
        """The place as JSON; what has its usual value is left out, but for the cards and the count."""
        data: dict[str, Any] = {
            "id": self.id,
            "area": self.area,
            "role": self.role,
            "x": round(self.x, 4),
            "y": round(self.y, 4),
            "label": self.label.to_json(),
            "cards": list(self.cards),
            "count": self.count,
        }
        for name, usual in (("fan", "none"), ("width", 1.0), ("height", 1.0), ("mirrors", None), ("awaits", None)):
            if getattr(self, name) != usual:
                data[name] = getattr(self, name)
        if self.ready:
            data["ready"] = True
        if self.style:
            data["style"] = self.style
        return data


@dataclass(frozen=True, slots=True)
class Ends:
    """Where a move starts and ends: ``cards`` cards from ``source`` to ``target``.

    ``taps`` are the places where a bare press may mean this move, without choosing its other end first.
    """

    source: str
    target: str
    taps: tuple[str, ...]
    cards: int = 1


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move on a screen: its text, its ends, and how it is said."""

    text: str
    ends: Ends
    words: Message

    def to_json(self) -> dict[str, Any]:
        """The choice as JSON."""
        return {
            "text": self.text,
            "source": self.ends.source,
            "target": self.ends.target,
            "cards": self.ends.cards,
            "taps": list(self.ends.taps),
            "words": self.words.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Counter:
    """A number to show beside the table: "cards in stock: 12"."""

    label: Message
    value: int

    def to_json(self) -> dict[str, Any]:
        """The counter as JSON."""
        return {"label": self.label.to_json(), "value": self.value}


@dataclass(frozen=True, slots=True)
class Layout:
    """The part of a view that a game's rules file makes: the areas, the places in them and the counters."""

    areas: tuple[Area, ...]
    places: tuple[Place, ...]
    counters: tuple[Counter, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """All that a screen shows of a position. ``to_move`` is "X" or "O" in a game for two; ``outcome`` says the end."""

    game: str
    deck: str
    layout: Layout
    moves: tuple[Choice, ...]
    status: Status
    winner: str | None
    to_move: str | None
    score: int | None
    outcome: Message | None

    def to_json(self) -> dict[str, Any]:
        """The view as JSON, as a screen receives it."""
        return {
            "game": self.game,
            "deck": self.deck,
            "areas": [area.to_json() for area in self.layout.areas],
            "places": [place.to_json() for place in self.layout.places],
            "counters": [counter.to_json() for counter in self.layout.counters],
            "moves": [move.to_json() for move in self.moves],
            "status": self.status,
            "winner": self.winner,
            "to_move": self.to_move,
            "score": self.score,
            "outcome": self.outcome.to_json() if self.outcome else None,
        }


@dataclass(frozen=True, slots=True)
class Step:
    """One card's part in what just happened, for animation: ``card`` went from one place to another.

    Where ``source`` and ``target`` are the same, the card was turned over there.
    """

    card: str | None
    source: str
    target: str

    def to_json(self) -> dict[str, Any]:
        """The step as JSON."""
        return {"card": self.card, "source": self.source, "target": self.target}


def steps_between(before: View, after: View, ends: Ends) -> tuple[Step, ...]:
    """What happened to each card that can be seen, when the move with these ends led from one view to the next.

    A card that is no longer seen was turned down or covered where it lay or was laid; else it went to the discard
    pile if there is one and the card lay at an end of the move, and back to the stock if not. A card seen for the
    first time was turned up where it lay; else it came from the stock, or from the tray of ticks that the move starts
    from.
    """
    old_places = {place.id: place for place in before.layout.places if place.mirrors is None}
    new_places = {place.id: place for place in after.layout.places if place.mirrors is None}
    old, new = _seen(before), _seen(after)
    discard, stock = _first_with_role(after, "discard"), _first_with_role(after, "stock")
    target_before, target_after = old_places[ends.target], new_places[ends.target]
    steps: list[Step] = []
    for card, source in old.items():
        if card in new:
            if new[card] != source:
                steps.append(Step(card, source, new[card]))
        elif _turned_down(old_places[source], new_places[source]):
            steps.append(Step(card, source, source))
        elif source == ends.source and ends.target != stock and _turned_down(target_before, target_after):
            steps += [Step(card, source, ends.target), Step(card, ends.target, ends.target)]
        elif new_places[source].count <= old_places[source].count:
            left = (discard or stock) if source in (ends.source, ends.target) else stock
            if left is not None:
                steps.append(Step(card, source, left))
    for card, target in new.items():
        if card not in old:
            turned_up = None in old_places[target].cards
            origin = target if turned_up else ends.source if after.deck == "ticks" else stock
            steps.append(Step(card, origin or target, target))
    return tuple(steps)


def _turned_down(old: Place, new: Place) -> bool:
    """Whether a place shows a back now and did not before."""
    return None in new.cards and None not in old.cards


def _seen(view: View) -> dict[str, str]:
    """Where each card with its face up lies; a tick, which has no name of its own, is told by its place."""
    ticks = view.deck == "ticks"
    return {
        f"{card}:{place.id}" if ticks else card: place.id
        for place in view.layout.places
        for card in place.cards
        if card is not None and place.mirrors is None and not (ticks and place.role == "tray")
    }


def _first_with_role(view: View, role: Role) -> str | None:
    return next((place.id for place in view.layout.places if place.role == role), None)
