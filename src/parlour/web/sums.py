"""What a player's finished games come to. Only the first finished play of a deal counts: then its cards are known.

All of it works on plain data, one dict a game as ``statistics.py`` hands it over, in the order in which they ended.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import date
from typing import Any

from parlour.players.summary import wilson_interval

Json = dict[str, Any]

DAYS_SHOWN_SINGLY = 31
"""Results over a longer time are shown by months."""

RESULTS = ("won", "drawn", "lost")


def sum_up(games: list[Json]) -> list[Json]:
    """The games by game, options and the program's level, the most played first."""
    groups: dict[tuple[str, str, int | None], list[Json]] = defaultdict(list)
    again: Counter[tuple[str, str, int | None]] = Counter()
    seen: set[tuple[str, str, str]] = set()
    for game in games:
        key = game["game"], game["options_text"], game["level"]
        same_deal = game["game"], game["options_text"], game["deal"]
        if game["deal"] is not None and same_deal in seen:
            again[key] += 1
            continue
        seen.add(same_deal)
        groups[key].append(game)
    sums = [_sum_group(played, again[key]) for key, played in groups.items()]
    return sorted(sums, key=lambda group: -group["parts"][0]["games"])


def _sum_group(games: list[Json], again: int) -> Json:
    first = games[0]
    alone = [game for game in games if not game["helped"]]
    helped = [game for game in games if game["helped"]]
    parts = [("all", games), *((("without", alone), ("with", helped)) if alone and helped else ())]
    return {
        **{name: first[name] for name in ("game", "options", "level")},
        "sides": _sides(games) if first["two"] else None,
        "parts": [{"help": name, **_sum_part(some)} for name, some in parts],
        "all_alone": not helped,
        "again": again,
        "scores": _scores(games),
        "over_time": _over_time(games),
    }


def _sum_part(games: list[Json]) -> Json:
    results = Counter(game["result"] for game in games)
    low, high = wilson_interval(results["won"], len(games))
    scores = [game["score"] for game in games if game["score"] is not None]
    to_par = [game["par"] - game["score"] for game in games if None not in (game["par"], game["score"])]
    times = [game["milliseconds"] for game in games if game["milliseconds"] > 0]
    best_times = [game["milliseconds"] for game in games if game["milliseconds"] > 0 and game["result"] == "won"]
    return {
        "games": len(games),
        **{result: results[result] for result in RESULTS},
        "low": low,
        "high": high,
        "score": {**_mean(scores), "best": max(scores)} if scores else None,
        "below_par": {**_mean(to_par), "reached": to_par.count(0)} if to_par else None,
        "time": {**_mean(times), "best": min(best_times, default=None)} if times else None,
    }


def _mean(values: list[int]) -> Json:
    """The mean of at least one value, and of how many it is."""
    return {"mean": sum(values) / len(values), "games": len(values)}


def _sides(games: list[Json]) -> Json:
    """How often each side won where people played both."""
    winners = Counter(game["winner"] or "drawn" for game in games)
    return {side: winners[side] for side in ("X", "O", "drawn")}


def _scores(games: list[Json]) -> list[Json]:
    """How often each score was reached by a win, and otherwise, the lowest first."""
    counts = Counter((game["score"], game["result"] == "won") for game in games if game["score"] is not None)
    return [{"score": score, "won": won, "count": count} for (score, won), count in sorted(counts.items())]


def _over_time(games: list[Json]) -> list[Json]:
    """The results by days or by months, the oldest first."""
    days = [date.fromisoformat(game["ended"][:10]) for game in games]
    length = 10 if (max(days) - min(days)).days <= DAYS_SHOWN_SINGLY else 7
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for game, day in zip(games, days, strict=True):
        counts[day.isoformat()[:length]][game["result"]] += 1
    return [{"when": when, **{result: count[result] for result in RESULTS}} for when, count in sorted(counts.items())]
