"""Playing a part of a study."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict

import numpy as np
import polars as pl

from parlour.compiled import compiled
from parlour.game import WON
from parlour.players.match import MOST_MOVES, Match, opened_position, play_through
from parlour.position import Position
from parlour.registry import find_game
from parlour.search.solution import Limits
from parlour.search.solve import solve
from parlour.study.examine import examine
from parlour.study.plan import THOUGHTFUL, Part, Plan, sides_of
from parlour.study.rows import SCHEMA, Row, as_arrow, table_of

Stopped = Callable[[], bool]


def play_part(plan: Plan, part: Part, stopped: Stopped = lambda: False) -> pl.DataFrame | None:
    """The rows of a part, in the order of its deals; None where ``stopped`` became true on the way."""
    player = plan.players[part.player]
    one_by_one = part.count
    if player == "random" and find_game(plan.game).players == 1:
        one_by_one = min(max(plan.first + plan.examined - part.first, 0), part.count)
    rows = list(_rows(plan, part, one_by_one, stopped))
    if len(rows) < one_by_one:
        return None
    if one_by_one == part.count:
        return table_of(rows)
    others = _play_at_random(plan, part, one_by_one)
    return pl.concat([table_of(rows), others]) if rows else others


def part_as_file(plan: Plan, part: Part, stopped: Stopped = lambda: False) -> bytes | None:
    """The rows of a part as an Arrow file, made where they are played; None where ``stopped`` became true."""
    rows = play_part(plan, part, stopped)
    return None if rows is None else as_arrow(rows)


def _rows(plan: Plan, part: Part, count: int, stopped: Stopped) -> Iterator[Row]:
    """The rows of the first ``count`` deals of a part, up to where it is stopped."""
    play_one = _solve_one if plan.players[part.player] == THOUGHTFUL else _play_one
    for deal in range(part.first, part.first + count):
        start = time.perf_counter()
        row = play_one(plan, part, deal, stopped)
        if row is None or stopped():
            return
        yield row._replace(seconds=time.perf_counter() - start)


def _row(plan: Plan, part: Part, deal: int, verdict: str, moves: int) -> Row:
    """A row with what all rows have."""
    return Row(
        deal=deal,
        variant=plan.variants[part.variant].name,
        player=plan.players[part.player],
        verdict=verdict,
        moves=moves,
        rules_version=find_game(plan.game).rules_version,
    )


def _solve_one(plan: Plan, part: Part, deal: int, stopped: Stopped) -> Row:
    """What the solver proves about a deal, and of a solitaire about its best score."""
    game, options = find_game(plan.game), dict(plan.variants[part.variant].options)
    start = Position.deal(game, options, deal) if game.dealt else opened_position(options, game.id, _match_number(deal))
    limits = Limits(plan.states, plan.memory, stopped)
    solution = solve(start, "score" if game.players == 1 and plan.goal == "score" else "win", limits)
    row = _row(plan, part, deal, solution.verdict, len(solution.line))
    return row._replace(
        score=solution.best, found=solution.best_found, bound=solution.best_bound, states=solution.states
    )


def _play_one(plan: Plan, part: Part, deal: int, stopped: Stopped) -> Row | None:
    """How a player fares in a deal."""
    game, variant = find_game(plan.game), plan.variants[part.variant]
    players = sides_of(game, plan.players[part.player])
    match = Match(game.id, variant.options, players, plan.goal, plan.seed, plan.budget)
    played = play_through(match, deal if game.players == 1 else _match_number(deal), stopped)
    if played is None:
        return None
    end = played[-1]
    counts = [len(position.legal_numbers) for position in played[:-1]]
    row = _row(plan, part, deal, _verdict(end), len(counts))
    row = row._replace(choices=sum(counts), forced=counts.count(1))
    if game.players == 1:
        row = row._replace(score=end.score if end.status == "won" else end.score_if_lost)
    if deal - plan.first < plan.examined:
        found = examine(played, plan.goal, Limits(plan.states, plan.memory, stopped))
        row = row._replace(**asdict(found))
    return row


def _match_number(deal: int) -> int:
    """The number in a match: there two games share an opening, in a study each has its own; sides change likewise."""
    return 2 * deal + deal % 2


def _verdict(end: Position) -> str:
    """How a game came out; a solitaire that goes on for ever is lost."""
    if end.game.players > 1:
        return end.winner or "draw"
    return "won" if end.status == "won" else "lost"


def _play_at_random(plan: Plan, part: Part, skip: int) -> pl.DataFrame:
    """The rows of the random games of a part after the first ``skip``, all in one compiled loop."""
    game, variant, count = find_game(plan.game), plan.variants[part.variant], part.count - skip
    code = compiled(game)
    numbers = np.arange(part.first + skip, part.first + part.count, dtype=np.uint64)
    results = code.result_buffer(count)
    start = time.perf_counter()
    empty, state, moves = code.empty(dict(variant.options)), code.states(1), code.move_buffer()
    seed = np.uint64(plan.seed)
    code.play_deals(empty, len(game.deck.names), numbers, seed, MOST_MOVES, state, moves, results)
    seconds = time.perf_counter() - start
    known = {
        "deal": numbers.astype(np.int64),
        "score": results[:, 2],
        "moves": results[:, 3],
        "choices": results[:, 4],
        "forced": results[:, 5],
    }
    same = {
        "variant": variant.name,
        "player": plan.players[part.player],
        "states": 0,
        "seconds": seconds / count,
        "rules_version": game.rules_version,
    }
    verdict = pl.when(pl.Series(results[:, 0]) == WON).then(pl.lit("won")).otherwise(pl.lit("lost")).alias("verdict")
    unknown = [name for name in SCHEMA if name not in known | same and name != "verdict"]
    columns = [pl.lit(value).alias(name) for name, value in same.items()] + [
        pl.lit(None).alias(name) for name in unknown
    ]
    return (
        pl.DataFrame(known).with_columns(verdict, *columns).select(pl.col(name).cast(SCHEMA[name]) for name in SCHEMA)
    )
