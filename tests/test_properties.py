"""What holds in every game, whatever is dealt, chosen and played."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.cards import EMPTY
from parlour.position import Position
from parlour.record import parse_record, trace
from parlour.registry import GAMES
from parlour.state import Grid, freeze, thaw
from parlour.view import steps_between
from parlour.words import english
from tests.random_games import Played, played_games

thorough = settings(max_examples=40, deadline=None)


def some(positions: tuple[Position, ...], count: int = 12) -> tuple[Position, ...]:
    """So many of a game's positions, from its start to its end; looking at all of them takes long on large boards."""
    return (*positions[:: max(1, len(positions) // count)], positions[-1])


def card_fields(position: Position) -> list[list[int]]:
    """The contents of the state's fields that hold cards."""
    state = position.thawed()
    found = []
    for part in position.game.fields:
        if part.empty == EMPTY:
            value = state[part.name]
            found.append(value.values if isinstance(value, Grid) else value)
    return found


def seen_in(position: Position) -> set[str]:
    """The cards whose faces a position's view shows."""
    return {card for place in position.view().layout.places for card in place.cards if card is not None}


@thorough
@given(played_games())
def test_no_card_is_lost_or_doubled(played: Played) -> None:
    if not played.game.dealt:
        return
    for position in some(played.positions, 30):
        cards = [card for values in card_fields(position) for card in values if card != EMPTY]
        assert len(cards) == len(set(cards))
        assert set(cards) <= set(range(len(played.game.deck.names)))
        assert sum(place.count for place in position.view().layout.places) == len(played.game.deck.names)


@thorough
@given(played_games())
def test_a_board_only_gains_one_tick_a_move(played: Played) -> None:
    if played.game.dealt:
        return
    for before, after in list(zip(played.positions, played.positions[1:], strict=False))[::9]:
        boards = [
            {place.id: place.cards for place in position.view().layout.places if place.role == "board"}
            for position in (before, after)
        ]
        changed = [name for name, cards in boards[1].items() if cards != boards[0][name] and name[-1] not in "<>"]
        assert len(changed) == 1
        assert boards[1][changed[0]] == (before.to_move,)


@thorough
@given(played_games())
def test_a_game_goes_on_exactly_while_it_has_legal_moves(played: Played) -> None:
    for position in played.positions:
        assert (position.status == "playing") == bool(position.legal)
        assert (position.to_move is not None) == (played.game.players == 2 and position.status == "playing")
        assert (position.winner is not None) == (played.game.players == 2 and position.status == "won")
        assert (position.score is None) == (played.game.players == 2)


@given(st.sampled_from(sorted(GAMES)))
def test_the_text_of_every_move_stands_for_that_move_alone(name: str) -> None:
    game = GAMES[name]
    assert len(set(game.move_texts)) == len(game.move_texts)
    assert all(game.move_texts[number] == text for text, number in game.moves_by_text.items())


@thorough
@given(played_games())
def test_replay_equals_play(played: Played) -> None:
    lines = list(trace(parse_record(json.loads(json.dumps(played.record.to_json())))))
    assert len(lines) == len(played.positions)
    for line, position in zip(lines, played.positions, strict=True):
        assert line["legal"] == list(position.legal)
        assert (line["status"], line["winner"], line["score"]) == (position.status, position.winner, position.score)


@thorough
@given(played_games())
def test_bytes_hold_the_whole_position_and_equal_positions_have_equal_bytes(played: Played) -> None:
    for position in some(played.positions):
        again = Position.from_bytes(played.game, position.to_bytes())
        assert again.to_bytes() == position.to_bytes()
        assert again.view() == position.view()
        assert freeze(played.game, thaw(played.game, position.to_bytes())) == position.to_bytes()
        assert len(position.to_bytes()) % 8 == 0


@thorough
@given(played_games())
def test_unused_places_of_a_pile_are_reset(played: Played) -> None:
    for position in played.positions:
        state = position.thawed()
        for name in ("stock", "waste"):
            if name in state:
                count = state[f"{name}_count"]
                assert EMPTY not in state[name][:count]
                assert set(state[name][count:]) <= {EMPTY}


@thorough
@given(played_games(), st.integers(0, 2**32))
def test_a_view_holds_no_card_that_its_player_may_not_see(played: Played, seed: int) -> None:
    if not played.game.dealt:
        assert played.positions[-1].hidden() == ()
        return
    random = Random(seed)
    seen: set[str] = set()
    for ply, position in enumerate(played.positions):
        seen |= seen_in(position)
        if ply % 4 == 0:
            other = position.redeal_hidden(random, frozenset(seen))
            assert other.view() == position.view()


@thorough
@given(played_games())
def test_hidden_cards_are_not_among_those_shown(played: Played) -> None:
    for position in some(played.positions):
        state = position.thawed()
        hidden = {played.game.deck.names[state[place.field][place.index]] for place in position.hidden()}
        assert not hidden & seen_in(position)


@thorough
@given(played_games())
def test_what_happened_accounts_for_every_card_that_is_seen_anew_or_no_more(played: Played) -> None:
    moves = list(zip(played.positions, played.positions[1:], played.record.moves, strict=False))
    for before, after, move in moves[:: max(1, len(moves) // 25)]:
        ends = played.game.ends(before.thawed(), played.game.moves_by_text[move])
        steps = steps_between(before.view(), after.view(), ends)
        places = {place.id for place in after.view().layout.places}
        assert steps
        assert all(step.source in places and step.target in places for step in steps)
        if played.game.dealt:
            assert seen_in(after) - seen_in(before) <= {step.card for step in steps}


@thorough
@given(played_games())
def test_every_move_and_every_refusal_can_be_said(played: Played) -> None:
    for position in some(played.positions, 5):
        view = position.view()
        places = {place.id for place in view.layout.places}
        for choice in view.moves:
            assert english(choice.words)
            assert {choice.ends.source, choice.ends.target, *choice.ends.taps} <= places
            assert choice.ends.taps
        for place in view.layout.places:
            assert english(place.label)
        for counter in view.layout.counters:
            assert english(counter.label)
        assert position.is_over == (view.outcome is not None)
        if view.outcome:
            assert english(view.outcome)
        for number in range(0, len(played.game.move_texts), 1 + len(played.game.move_texts) // 200):
            text = played.game.move_texts[number]
            if text not in position.legal:
                assert english(position.why_not(text)).endswith(".")


@thorough
@given(played_games())
def test_playing_and_looking_never_change_a_position(played: Played) -> None:
    position = played.positions[len(played.positions) // 2]
    before = position.to_bytes()
    for move in position.legal:
        position.play(move)
    position.view()
    position.why_not_between("stock", None)
    assert position.to_bytes() == before
