"""What can be proved about each position along a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from parlour.players.cross_jack import analyse
from parlour.position import Position
from parlour.search.alpha_beta import outcome
from parlour.search.solution import Limits, Verdict
from parlour.search.solve import solve_score, solve_win

VERDICT_PARTS = 16
SCORE_PARTS = 4
"""Each verdict, or each best score, may take one of so many parts of the states that are left."""

NODES = 20_000
"""The nodes that each position of a game for two is given."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is known about a position: the verdict, and of a solitaire the best final score.

    ``best`` is proved; ``found`` and ``bound`` hold it between them. ``value`` is an estimate for X, from -1 (lost) to
    1 (won), in a game for two whose outcome is not proved. ``win`` is a way to win, ``line`` one to the best known.
    """

    verdict: Verdict
    best: int | None = None
    found: int | None = None
    bound: int | None = None
    value: float | None = None
    win: tuple[str, ...] = ()
    line: tuple[str, ...] = ()

    @property
    def is_proved(self) -> bool:
        """Whether everything that can be proved about the position is."""
        return self.verdict in ("X", "O", "draw") or (self.verdict != "unknown" and self.best is not None)

    def to_json(self) -> dict[str, Any]:
        """The outlook as JSON, without its lines."""
        return {
            "verdict": self.verdict,
            "best": self.best,
            "found": self.found,
            "bound": self.bound,
            "value": self.value,
        }


class Purse:
    """The states that are left for a number of searches."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.left = limits.states
        self.spent = 0

    def part(self, parts: int) -> Limits:
        """The limits of a search that may take one of so many parts of what is left."""
        spent = self.spent
        return replace(
            self.limits, states=self.left // parts, progress=lambda states: self.limits.progress(spent + states)
        )

    def spend(self, states: int) -> None:
        """Take account of the states that a search took."""
        self.left -= states
        self.spent += states


def outlooks(positions: Sequence[Position], moves: Sequence[str], limits: Limits) -> list[Outlook]:
    """What can be proved about each position of a solitaire's game; ``moves[k]`` leads from position k to the next."""
    purse = Purse(limits)
    verdicts = _Verdicts(positions, moves, purse)
    verdicts.bisect()
    return _scores(positions, moves, verdicts, purse)


class _Verdicts:
    """Whether each position can be won.

    What can be won after a move could be won before it, and what is dead before it is dead after it: so halving finds
    the move that lost the game with a few searches.
    """

    def __init__(self, positions: Sequence[Position], moves: Sequence[str], purse: Purse) -> None:
        self.positions = positions
        self.moves = moves
        self.purse = purse
        self.verdicts: list[Verdict] = ["unknown"] * len(positions)
        self.wins: list[tuple[str, ...]] = [()] * len(positions)

    def bisect(self) -> None:
        """Judge all positions; the last one first, which costs nothing and, if it is won, tells all."""
        self._judge(len(self.positions) - 1)
        spans = [(0, len(self.positions) - 2)]
        while spans:
            first, last = spans.pop()
            while first <= last and self.verdicts[first] != "unknown":
                first += 1
            while first <= last and self.verdicts[last] != "unknown":
                last -= 1
            if first <= last:
                middle = (first + last) // 2
                self._judge(middle)
                # The later half comes first: it is searched faster, and what is won there was won before.
                spans += [(first, middle - 1), (middle + 1, last)]

    def _judge(self, k: int) -> None:
        solution = solve_win(self.positions[k], self.purse.part(VERDICT_PARTS))
        self.purse.spend(solution.states)
        self.verdicts[k], self.wins[k] = solution.verdict, solution.line
        if solution.verdict == "winnable":
            for n in range(k - 1, -1, -1):
                if self.verdicts[n] != "winnable":
                    self.verdicts[n] = "winnable"
                    self.wins[n] = (self.moves[n], *self.wins[n + 1])
        elif solution.verdict == "dead":
            self.verdicts[k:] = ["dead"] * (len(self.verdicts) - k)


def _scores(positions: Sequence[Position], moves: Sequence[str], verdicts: _Verdicts, purse: Purse) -> list[Outlook]:
    """The outlooks with the best scores. While the moves follow the best line, nothing has to be searched."""
    found: list[Outlook] = []
    for k, position in enumerate(positions):
        verdict, win = verdicts.verdicts[k], verdicts.wins[k]
        if k > 0 and found[-1].line[:1] == (moves[k - 1],):
            found.append(replace(found[-1], verdict=verdict, win=win, line=found[-1].line[1:]))
            continue
        solution = solve_score(position, purse.part(min(len(positions) - k, SCORE_PARTS)), win)
        purse.spend(solution.states)
        found.append(
            Outlook(
                verdict,
                solution.best,
                solution.best_found,
                solution.best_bound,
                win=win,
                line=solution.line,
            )
        )
    return _agreeing(found, moves)


def _agreeing(found: list[Outlook], moves: Sequence[str]) -> list[Outlook]:
    """Let each outlook learn from its neighbours: what is found later was there before, and no bound grows again."""
    for k in range(len(moves) - 1, -1, -1):
        later = found[k + 1]
        if later.found is not None and (found[k].found is None or later.found > (found[k].found or 0)):
            found[k] = replace(found[k], found=later.found, line=(moves[k], *later.line))
    for k in range(1, len(found)):
        bounds = [bound for bound in (found[k - 1].bound, found[k].bound) if bound is not None]
        if bounds:
            found[k] = replace(found[k], bound=min(bounds))
    return [replace(one, best=one.found if one.found == one.bound else one.best) for one in found]


def outlooks_for_two(positions: Sequence[Position], moves: Sequence[str], limits: Limits) -> list[Outlook]:
    """What is proved, or else estimated, about each position of a game for two."""
    nodes = max(min(NODES, limits.states // len(positions)), 1)
    found: list[Outlook] = []
    for position in positions:
        if position.is_over:
            found.append(Outlook(outcome(position)))
        elif limits.stopped():
            found.append(Outlook("unknown"))
        else:
            analysis = analyse(position, nodes)
            value = analysis.value if position.to_move == "X" else -analysis.value
            if analysis.proved is not None:
                found.append(Outlook(analysis.proved, line=analysis.line))
            else:
                found.append(Outlook("unknown", value=round(value, 3), line=analysis.line))
        limits.progress(len(found) * nodes)
    return found
