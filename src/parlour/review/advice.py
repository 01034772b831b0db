"""Advice for the next move: a hint that knows no more than the player, and a look at all the cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.message import Message, say
from parlour.players.cross_jack import Analysis, analyse
from parlour.players.strong import appraise
from parlour.position import Position
from parlour.search.solution import Goal, Limits, Solution
from parlour.search.solve import solve_score, solve_win

HINT_NODES = 40_000
"""The nodes that a hint in a game for two may take."""

GOALS: dict[str, Goal] = {"cross-the-barrier": "score"}
"""What a hint aims at where it is not the win: Cross The Barrier is won anyway."""

CLEAR = 0.25
"""From here on an estimate between -1 and 1 is called good for somebody."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A good move as far as the player can see, in words, and one sentence why; no move where there is none."""

    move: str | None
    words: Message | None
    reason: Message


@dataclass(frozen=True, slots=True)
class Peek:
    """What is true about a position, hidden cards and all, and the sentence that says so."""

    solution: Solution
    words: Message


def hint(position: Position, seen: frozenset[str], seed: int = 0) -> Hint:
    """The fair player's choice; ``seen`` are the cards that were seen on the way. It never looks at hidden cards."""
    if not position.legal:
        return Hint(None, None, say("hint-none"))
    if len(position.legal) == 1:
        return _hint(position, position.legal[0], say("hint-only"))
    if position.game.players > 1:
        found = analyse(position, HINT_NODES)
        return _hint(position, found.best_move, _why_for_two(position, found))
    best = appraise(position, seen, goal=GOALS.get(position.game.id, "win"), seed=seed)[0]
    if best.wins in (0, 1) or position.game.id in GOALS:
        reason = say("hint-score", score=round(best.score, 1) + 0.0)  # No minus before a zero.
    else:
        reason = say("hint-wins", rate=round(100 * best.wins))
    return _hint(position, best.move, reason)


def _hint(position: Position, move: str, reason: Message) -> Hint:
    words = position.game.describe(position.thawed(), position.game.moves_by_text[move])
    return Hint(move, words, reason)


def _why_for_two(position: Position, found: Analysis) -> Message:
    """Why a move is good, for the player who makes it."""
    mover, other = ("X", "O") if position.to_move == "X" else ("O", "X")
    if found.proved == mover:
        return say("hint-proved", tick=mover)
    if found.proved == "draw":
        return say("hint-draw")
    if found.proved == other:
        return say("hint-lost", tick=mover)
    if abs(found.value) < CLEAR:
        return say("hint-even")
    return say("hint-good", tick=mover if found.value > 0 else other)


def peek(position: Position, limits: Limits) -> Peek:
    """What can be proved about a position within the limits, and a way to the best that was found."""
    won = solve_win(position, limits)
    if position.game.players > 1:
        return Peek(won, say("peek-two", verdict=won.verdict))
    best = solve_score(position, replace(limits, states=limits.states - won.states), won.line)
    # A game can be won and score more when it is lost: then the win is what is shown.
    shown = won if won.verdict == "winnable" and best.verdict != "winnable" else best
    solution = replace(shown, verdict=won.verdict, states=won.states + best.states)
    return Peek(solution, _what_was_seen(solution))


def _what_was_seen(solution: Solution) -> Message:
    if solution.verdict == "winnable":
        return say("peek-winnable")
    if solution.verdict == "dead":
        if solution.best is not None:
            return say("peek-best", score=solution.best)
        if solution.best_found is not None:
            return say("peek-found", score=solution.best_found)
        return say("peek-dead")
    if solution.best_found is not None:
        return say("peek-unknown-best", score=solution.best_found)
    return say("peek-unknown")
