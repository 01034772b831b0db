"""A position: the checked, immutable face on a state."""

from __future__ import annotations

from functools import cached_property, lru_cache
from random import Random
from typing import TYPE_CHECKING

from parlour.game import PLAYER_NAMES, PLAYING, STATUS_NAMES, Game, OptionValue, State
from parlour.message import Message, Refused, say
from parlour.state import copy_state, deal_deck, deal_number, empty_state, freeze, thaw
from parlour.view import Choice, View

if TYPE_CHECKING:
    from parlour.game import Hidden
    from parlour.view import Status

DEALS = 2**63
"""Deal numbers go from 0 to DEALS - 1."""

VIEWS = 128
"""So many views are remembered, each of some ten kilobytes."""


class Position:
    """One position of a game. Playing a move makes a new one; a move that is not legal is refused."""

    def __init__(self, game: Game, state: State) -> None:
        """Take a thawed state as the position's own; it must not be changed afterwards."""
        self.game = game
        self._state = state

    @classmethod
    def deal(cls, game: Game, options: dict[str, OptionValue], number: int) -> Position:
        """The start that a deal number, 0 to 2**63 - 1, stands for; ``options`` are all the game's options."""
        return cls(game, deal_number(game, options, number))

    @classmethod
    def deal_cards(cls, game: Game, options: dict[str, OptionValue], deck: tuple[str, ...]) -> Position:
        """The start with a deck given card by card from its top."""
        return cls(game, deal_deck(game, options, [game.deck.identify(card) for card in deck]))

    @classmethod
    def start(cls, game: Game, options: dict[str, OptionValue]) -> Position:
        """The start of a game without a deal."""
        state = empty_state(game, options)
        game.deal(state)
        return cls(game, state)

    @classmethod
    def from_bytes(cls, game: Game, frozen: bytes) -> Position:
        """The position of a record's bytes."""
        return cls(game, thaw(game, frozen))

    def thawed(self) -> State:
        """A thawed state of its own with the position's contents, to be changed freely."""
        return copy_state(self._state)

    def to_bytes(self) -> bytes:
        """The bytes of the position's record: equal for equal positions."""
        return freeze(self.game, self._state)

    @cached_property
    def _moves(self) -> list[int]:
        buffer = [0] * self.game.most_moves
        return buffer[: self.game.legal_moves(self._state, buffer)]

    @property
    def legal_numbers(self) -> tuple[int, ...]:
        """The legal moves as numbers, in the rulebook's order."""
        return tuple(self._moves)

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """The legal moves as text, sorted."""
        return tuple(sorted(self.game.move_texts[move] for move in self._moves))

    @property
    def _status(self) -> int:
        return self.game.status(self._state)

    @property
    def status(self) -> Status:
        """The status: "playing", "won", "lost" or "drawn"."""
        return STATUS_NAMES[self._status]

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended the game."""
        return self._status != PLAYING

    @property
    def winner(self) -> str | None:
        """Who has won a game for two, "X" or "O"; None as long as nobody has."""
        return PLAYER_NAMES[self.game.winner(self._state)]

    @property
    def to_move(self) -> str | None:
        """Whose move it is in a game for two that goes on, "X" or "O"."""
        return PLAYER_NAMES[self.game.to_move(self._state)] if self._status == PLAYING else None

    @property
    def score(self) -> int | None:
        """The score so far; None in a game for two."""
        return self.game.score(self._state)

    @property
    def score_if_lost(self) -> int | None:
        """What the score is if the game is given up here; None in a game for two."""
        return self.game.score_if_lost(self._state)

    def play(self, text: str) -> Position:
        """The position after a move. Raises Refused, with the reason, if the move is not legal."""
        if text not in self.legal:
            raise Refused("error-illegal-move", move=text[:40], reason=self.why_not(text))
        state = copy_state(self._state)
        self.game.apply(state, self.game.moves_by_text[text])
        return Position(self.game, state)

    def why_not(self, text: str) -> Message:
        """Why a move that is not legal is not."""
        move = self.game.moves_by_text.get(text)
        if move is None:
            example = self.legal[0] if self.legal else self.game.move_texts[0]
            return say("why-not-a-move", example=example)
        return self.game.why_not(self._state, move)

    def why_not_between(self, source: str, target: str | None) -> Message:
        """Why nothing can be played from one place to another, either way round; without a target, by a press on one.

        The rulebook is asked about each move that the places could mean. A press may mean many; those that would take a
        card from another place where there is none are not meant. Where they fail for reasons of several kinds, a press
        on cards gets a general answer, as it is not said which other card a reason is about.
        """
        if self.is_over:
            return say("why-over")
        filled = {place.id for place in self.game.layout(self._state).places if place.count}
        reasons: dict[str, Message] = {}
        for move in range(len(self.game.move_texts)):
            ends = self.game.ends(self._state, move)
            wished = {ends.source, ends.target} == {source, target} if target else source in ends.taps
            meant = target or ends.source == source or ends.source in filled
            if wished and meant and move not in self._moves:
                reason = self.game.why_not(self._state, move)
                reasons.setdefault(reason.key, reason)
        kinds = tuple(reasons.values())
        if len(kinds) == 2 and not target and source not in filled:
            return say("why-both", first=kinds[0], second=kinds[1])
        if kinds and (target or len(kinds) == 1):
            return kinds[0]
        return say("why-nothing-between" if target else "why-nothing-here")

    def view(self) -> View:
        """What a screen may show of the position."""
        return _view(self.game, self.to_bytes())

    def _make_view(self) -> View:
        game, state = self.game, self._state
        moves = sorted(self._moves, key=lambda move: game.move_texts[move])
        return View(
            game=game.id,
            deck=game.deck.kind,
            layout=game.layout(state),
            moves=tuple(Choice(game.move_texts[m], game.ends(state, m), game.describe(state, m)) for m in moves),
            status=self.status,
            winner=self.winner,
            to_move=self.to_move,
            score=self.score,
            outcome=self._outcome() if self.is_over else None,
        )

    def _outcome(self) -> Message:
        return self.game.why_ended(self._state)

    def hidden(self) -> tuple[Hidden, ...]:
        """The places whose cards the player cannot tell."""
        return tuple(self.game.hidden(self._state))

    def redeal_hidden(self, random: Random, seen: frozenset[str] = frozenset()) -> Position:
        """A position that looks the same to its player, the hidden cards being dealt anew.

        ``seen`` are hidden cards that the player has seen before: they stay where cards are reshuffled. Later
        shuffles are drawn anew too.
        """
        state = copy_state(self._state)
        places = self.hidden()
        cards = [_read(state, place) for place in places]
        known = [card for card in cards if self.game.deck.names[card] in seen]
        unknown = [card for card in cards if self.game.deck.names[card] not in seen]
        random.shuffle(known)
        random.shuffle(unknown)
        for place in random.sample([place for place in places if place.reshuffled], len(known)):
            _write(state, place, known.pop())
            places = tuple(other for other in places if other != place)
        for place in places:
            _write(state, place, unknown.pop())
        if "generator" in state:
            state["generator"] = random.getrandbits(64)
        return Position(self.game, state)


def _read(state: State, place: Hidden) -> int:
    card: int = state[place.field][place.index]
    return card


def _write(state: State, place: Hidden, card: int) -> None:
    state[place.field][place.index] = card


@lru_cache(maxsize=VIEWS)
def _view(game: Game, frozen: bytes) -> View:
    """The view of a position. To tell what an event changed takes the same few views again and again."""
    return Position.from_bytes(game, frozen)._make_view()
