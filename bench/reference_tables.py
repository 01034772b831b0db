"""The tables of ``docs/reference.md``, made from the stored results alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from bench.keeping import RESULTS
from bench.reference_studies import BOARDS, FAIR
from parlour.registry import GAMES
from parlour.study.report.sentences import CLOSE

PAGE = RESULTS.parent.parent / "docs" / "reference.md"
NONE = "\u2013"

HEAD = """# The games, measured

What is known of each game under its usual rules, and with each option changed while the others are as usual. All of
it was found by `parlour study`; [studies](studies.md) tells what the measures are. Intervals are 95% ones. The tables
are made from `bench/results/reference-*.json`:

    python -m bench.reference measure
    python -m bench.reference tables

The first of the two took {minutes:,.0f} minutes of processor time on one core."""

Found = dict[str, Any]


def page() -> str:
    """The whole page, of the games that there are results of."""
    stored = {game: found for game in GAMES if (found := newest(game))}
    minutes = sum(study["seconds"] for found in stored.values() for study in found["studies"]) / 60
    parts = [HEAD.format(minutes=minutes)]
    for game, found in stored.items():
        parts += [f"## {GAMES[game].title}", *sections(game, found["studies"])]
    return "\n\n".join(parts) + "\n"


def newest(game: str) -> Found | None:
    """The newest stored results of a game; None where there are none."""
    files = sorted(RESULTS.glob(f"reference-{game}-*.json"))
    found: Found | None = json.loads(files[-1].read_text("utf-8")) if files else None
    return found


def sections(game: str, studies: list[Found]) -> Iterator[str]:
    """What there is to say of a game, and the commands that it comes from."""
    by_kind: dict[str, list[Found]] = {}
    for study in studies:
        by_kind.setdefault(study["kind"], []).append(study)
    if GAMES[game].players > 1:
        yield from of_boards(by_kind["boards"][0], by_kind["exact"][0])
    else:
        yield (
            "Played with all cards known, by the solver. What changes against the usual rules is told of the deals "
            "that are decided under both:"
        )
        yield exact(by_kind["exact"])
        if "par" in by_kind:
            yield "The best score, where it was proved; a high one is proved more easily than a low one:"
            yield pars(by_kind["par"][0])
        fair = by_kind["fair"][0]
        yield f"Played fairly, deals 0 to {fair['deals'] - 1}, won and mean score:"
        yield players(fair)
        yield (
            "How the games of `strong` go, and how much of the spread of results is skill, with its 95% interval where "
            "that is not too wide to tell anything:"
        )
        yield courses(fair)
    yield "\n".join(f"    {study['command']}" for study in studies)


def exact(studies: list[Found]) -> str:
    """How many deals can be won, and the best scores where they were looked for."""
    results = list(first_of_each(studies))
    scored = any(result["scores"] for result in results)
    rows = []
    for result in results:
        won = result["won"]
        row = [rules(result), f"{won['games']:,}", rate(won), percent(won["undecided"] / won["games"])]
        row.append(change(studies, result, of_scores=False))
        if scored:
            row += [score(result), spread(result), change(studies, result, of_scores=True)]
        rows.append(row)
    heads = ["rules", "deals", "can be won", "undecided", "against usual"]
    return table(heads + ["mean par", "5%, median, 95%", "against usual"] * scored, rows)


def pars(study: Found) -> str:
    """The best scores where they were proved for some deals only."""
    rows = []
    for result in study["results"]:
        known = result["scores"]["known"] if result["scores"] else 0
        rows.append([rules(result), f"{known} of {result['won']['games']}", score(result), spread(result)])
    return table(["rules", "proved", "mean par", "5%, median, 95%"], rows)


def players(study: Found) -> str:
    """What the fair players do."""
    rows = []
    names = [player for player in FAIR if any(one["player"] == player for one in study["results"])]
    for variant in variants(study):
        row = [rules(variant)]
        for player in names:
            result = result_of(study, variant["variant"], player)
            row.append(f"{rate(result['won'])}, {score(result)}")
        rows.append(row)
    return table(["rules", *(f"`{player}`" for player in names)], rows)


def courses(study: Found) -> str:
    """How the games of the strong player go."""
    skills = {each["variant"]: skill(each) for each in study["spreads"]}
    rows = []
    for variant in variants(study):
        result = result_of(study, variant["variant"], "strong")
        course = result["course"]
        row = [rules(result), number(course["length"]), number(course["branching"])]
        row += [percent(course[name]) for name in ("forced", "dead", "decisions")]
        row += [number(course["lead_changes"]), skills.get(variant["variant"], NONE)]
        if result["scores"] and any(one["scores"]["gap"] is not None for one in study["results"]):
            row.append(number(result["scores"]["gap"]))
        rows.append(row)
    heads = ["rules", "moves", "legal moves", "forced", "already lost", "decisions", "lead changes", "skill"]
    return table(heads + ["below par"] * (len(rows[0]) > len(heads)), rows)


def of_boards(played: Found, solved: Found) -> Iterator[str]:
    """What who begins has of it, board by board, and under other rules."""
    games = played["results"][0]["won"]["games"]
    yield (
        f"{games:,} games of `level-4` against itself on each board, each after another random opening: how many "
        "in a hundred X, who begins, wins / are drawn / O wins."
    )
    yield board_table(played)
    yield (
        f"The same of the first {solved['deals']} of these openings, solved with 200,000 states each; how many were "
        "left open, and count as nothing, is told in brackets."
    )
    yield board_table(solved)
    yield "Other rules on 10 columns and 8 rows:"
    rows = []
    for result in played["results"]:
        if not re.search("columns|rows", result["variant"]):
            decided = 1 - result["drawn"] / result["won"]["games"]
            rows.append([rules(result), outcome_of(result), percent(decided), number(result["course"]["length"])])
    yield table(["rules", "X / draw / O", "decided", "moves"], rows)


def board_table(study: Found) -> str:
    """How games on boards come out, by their columns and rows."""
    outcomes = {board_of(result["variant"]): outcome_of(result) for result in study["results"]}
    widths, heights = (sorted(set(sizes)) for sizes in zip(*BOARDS, strict=True))
    rows = [[str(height), *(outcomes[width, height] for width in widths)] for height in heights]
    return table(["rows", *(f"{width} columns" for width in widths)], rows)


def board_of(variant: str) -> tuple[int, int] | None:
    """The columns and rows that a variant's name means; None of one that changes something else."""
    if re.search("blockade|opening", variant):
        return None
    sizes = {"columns": 10, "rows": 8} | {name: int(value) for name, value in re.findall(r"(\w+)=(\d+)", variant)}
    return sizes["columns"], sizes["rows"]


def outcome_of(result: Found) -> str:
    """How often X wins, nobody, and O, of all games, and how many of them are undecided."""
    won, drawn, games = result["won"], result["drawn"], result["won"]["games"]
    undecided = f" ({100 * won['undecided'] / games:.0f})" if won["undecided"] else ""
    parts = won["count"], drawn, games - won["undecided"] - won["count"] - drawn
    return " / ".join(f"{100 * part / games:.0f}" for part in parts) + undecided


def first_of_each(studies: list[Found]) -> Iterator[Found]:
    """The results of each variant, from the first study that has it."""
    seen = set()
    for study in studies:
        for result in study["results"]:
            if result["variant"] not in seen:
                seen.add(result["variant"])
                yield result


def variants(study: Found) -> list[Found]:
    """One result of each variant."""
    return list(first_of_each([study]))


def result_of(study: Found, variant: str, player: str) -> Found:
    """What a player did in a variant."""
    return next(one for one in study["results"] if (one["variant"], one["player"]) == (variant, player))


def change(studies: list[Found], result: Found, of_scores: bool) -> str:
    """The difference from the usual rules on the same deals, with its interval."""
    for study in studies:
        for one in study["differences"]:
            if (one["variant"], one["player"], one["of_scores"]) == (result["variant"], result["player"], of_scores):
                low, value, high = (signed(one[name], of_scores) for name in ("low", "value", "high"))
                return f"{value} ({low} to {high})"
    return NONE


def rules(result: Found) -> str:
    """A variant's name."""
    return "usual" if result["variant"] == "usual" else f"`{result['variant']}`"


def rate(won: Found) -> str:
    """A win rate with its interval."""
    return f"{percent(won['count'] / won['games'])} ({100 * won['low']:.1f}-{100 * won['high']:.1f})"


def score(result: Found) -> str:
    """A mean score."""
    return f"{result['scores']['mean']:.1f}" if result["scores"] else NONE


def spread(result: Found) -> str:
    """The quantiles of scores that a table has room for."""
    if not result["scores"]:
        return NONE
    _, low, _, median, _, high, _ = result["scores"]["quantiles"]
    return f"{low:g}, {median:g}, {high:g}"


def skill(found: Found) -> str:
    """How much of the spread is the players', if that is known well enough."""
    low, high = found["low"], found["high"]
    if low is None or high - low > CLOSE:
        return NONE
    return f"{percent(found['skill'])} ({100 * low:.0f}-{100 * high:.0f})"


def percent(share: float | None) -> str:
    """A share."""
    return NONE if share is None else f"{100 * share:.1f}%"


def number(value: float | None) -> str:
    """A mean."""
    return NONE if value is None else f"{value:.1f}"


def signed(value: float, of_scores: bool) -> str:
    """A difference with its sign; what is too small to be told has none."""
    text = f"{value:+.2f}" if of_scores else f"{100 * value:+.1f}"
    text = text.replace("-", "\u2212") if float(text) else text[1:]
    return text if of_scores else f"{text}%"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown."""
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
