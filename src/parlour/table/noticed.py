"""What someone who sees the table notices beside the move itself, in words, for those who hear or read it.

It is found by comparing the views before and after an event, so it is the same for all games and tells no more than
the views show.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.message import Message, say
from parlour.view import Place, Step, View

EMPTIED = ("column", "slot", "waste")
"""The roles of places that are good to know empty; where a card leaves another place, its move says so."""

SILENT = ("discard", "stock", "board")
"""The roles of places whose top card says nothing: a counter or the move tells all."""


def noticed(
    before: View, after: View, happened: tuple[Step, ...], card_name: Callable[[str], Message]
) -> tuple[Message, ...]:
    """What is to be seen anew: cards, empty places, what can be laid now, the numbers, and whose turn it is.

    ``happened`` are the steps that led from the one view to the other.
    """
    old = {place.id: place for place in before.layout.places}
    places = [place for place in after.layout.places if place.mirrors is None and place.id in old]
    laid = {step.card: step.target for step in happened if step.source != _stock(after) and step.source != step.target}
    known = {card for place in old.values() for card in place.cards}
    shown = [_top(place, old[place.id], card_name, laid, known) for place in places if place.role not in SILENT]
    returned = [
        say("noticed-returned", card=card_name(step.card))
        for step in happened
        if step.card is not None and step.target == _stock(after) and old[step.source].role == "cell"
    ]
    ready = [
        say("noticed-ready", place=place.label, card=card_name(place.awaits))
        for place in places
        if place.awaits is not None
        and place.ready
        and (place.awaits, True) != (old[place.id].awaits, old[place.id].ready)
    ]
    return (*(message for message in shown if message is not None), *returned, *ready, *_numbers(before, after))


def _stock(view: View) -> str | None:
    return next((place.id for place in view.layout.places if place.role == "stock"), None)


def _top(
    place: Place,
    old: Place,
    card_name: Callable[[str], Message],
    laid: dict[str | None, str],
    known: set[str | None],
) -> Message | None:
    """What there is to say about a place's top card: nothing where it is the old one, or just what was laid there."""
    if not place.cards:
        return say("noticed-empty", place=place.label) if old.cards and place.role in EMPTIED else None
    card = place.cards[-1]
    if old.cards and card == old.cards[-1]:
        return None
    if card is None:
        return say("noticed-down", place=place.label) if old.cards else None
    if laid.get(card) == place.id:
        return None
    if None in old.cards and card not in known:
        return say("noticed-up", place=place.label, card=card_name(card))
    return say("noticed-shows", place=place.label, card=card_name(card))


def _numbers(before: View, after: View) -> list[Message]:
    """The counters that changed, the score if it did, and in a game for two whose turn it is."""
    old = {counter.label: counter.value for counter in before.layout.counters}
    told = [
        say("noticed-count", label=counter.label, value=counter.value)
        for counter in after.layout.counters
        if old.get(counter.label) != counter.value
    ]
    if after.score is not None and after.score != before.score:
        told.append(say("noticed-score", score=after.score))
    if after.to_move is not None:
        told.append(say("noticed-turn", tick=say(f"tick-{after.to_move}")))
    return told
