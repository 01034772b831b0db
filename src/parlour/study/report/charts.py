"""The charts of a report, as SVG made from Vega-Lite's descriptions."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from parlour.message import Message, say
from parlour.study.findings import Findings
from parlour.study.report.sentences import as_on_form, player_name, variant_name
from parlour.words import put

MOST_BARS = 60
WIDTH = 300
MOST_LABELS = 8
"""Of so many scores of two digits and a sign each stands clear of the next, in the widest letters too."""
SLACK = 32
"""The browser's letters may be wider than those that the places of the words were found with."""
COLOURS = ["#2f7f78", "#d08a2e", "#7a5aa6", "#b8484f", "#4d7fb8", "#7d8b2f"]


def charts(findings: Findings, language: str) -> list[tuple[Message, str]]:
    """The titles and the SVG texts of the charts that there is something to show in."""
    found = [(say("study-rates"), _svg(_rates(findings, language)))]
    if any(result.scores is not None for result in findings.results):
        found.append((say("study-scores"), _svg(final_scores(findings, language))))
    return found


def _svg(spec: dict[str, Any]) -> str:
    from vl_convert import vegalite_to_svg  # It takes a second to load.

    common = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "background": None,
        "padding": {"left": SLACK, "right": SLACK, "top": 5, "bottom": 5},
        "config": {
            "font": "system-ui, sans-serif",
            "view": {"stroke": None},
            "range": {"category": COLOURS},
            "axis": _INK | {"gridColor": "gray", "gridOpacity": 0.3, "labelFontSize": 12, "titleFontSize": 12},
            "legend": _INK | {"labelFontSize": 12, "labelLimit": 300, "orient": "top", "columns": 1},
            "header": _INK | {"labelFontSize": 13, "labelFontWeight": "bold", "labelAnchor": "start", "labelLimit": 0},
        },
    }
    svg: str = vegalite_to_svg(json.dumps(common | spec))
    return svg


_INK = {"labelColor": "currentColor", "titleColor": "currentColor", "domainColor": "gray", "tickColor": "gray"}


def _by_player(findings: Findings, language: str) -> dict[str, Any]:
    """One chart above the other, a player's each."""
    players = [_player(player, language) for player in findings.plan.players]
    return {"field": "player", "type": "nominal", "title": None, "sort": players}


def _player(name: str, language: str) -> str:
    return put(as_on_form(player_name(name)), language)


def _variants(findings: Findings, language: str) -> list[str]:
    return [put(variant_name(findings.plan, variant.name), language) for variant in findings.plan.variants]


def _rates(findings: Findings, language: str) -> dict[str, Any]:
    """The win rates of each player and variant, with their intervals."""
    values = [
        {
            "variant": put(variant_name(findings.plan, result.variant), language),
            "player": _player(result.player, language),
            "won": 100 * result.won.share,
            "low": 100 * result.won.low,
            "high": 100 * result.won.high,
        }
        for result in findings.results
    ]
    variants = _variants(findings, language)
    y = {"field": "variant", "type": "nominal", "title": None, "sort": variants, "axis": {"labelLimit": 200}}
    colour = {"field": "variant", "type": "nominal", "sort": variants, "legend": None}
    title = put(say("study-axis-won"), language)
    scale = {"domain": [0, 100]}
    layers = [
        {
            "mark": "bar",
            "encoding": {
                "x": {
                    "field": "won",
                    "type": "quantitative",
                    "title": title,
                    "scale": scale,
                    "axis": {"tickCount": 5},
                },
                "color": colour,
            },
        },
        {
            "mark": {"type": "rule", "color": "currentColor"},
            "encoding": {"x": {"field": "low", "type": "quantitative"}, "x2": {"field": "high"}},
        },
    ]
    return {
        "data": {"values": values},
        "facet": _by_player(findings, language),
        "columns": 1,
        "spec": {"width": WIDTH, "height": {"step": 22}, "encoding": {"y": y}, "layer": layers},
    }


def _round_values(low: int, high: int) -> list[int]:
    """The multiples of 1, 2 or 5, or of ten times that, that are in a range: as many as have room for their labels."""
    steps = (digit * 10**zeros for zeros in count() for digit in (1, 2, 5))
    step = next(step for step in steps if (high - low) // step < MOST_LABELS)
    return list(range(-(-low // step) * step, high + 1, step))


def final_scores(findings: Findings, language: str) -> dict[str, Any]:
    """How often each final score occurred, a row for each player, each variant an outline of its own colour."""
    scored = [(result, result.scores) for result in findings.results if result.scores is not None]
    known = [score for _, scores in scored for score, _ in scores.counts]
    low, high = min(known), max(known) + 1
    step = max((high - low) // MOST_BARS, 1)
    ends = range(low, high + step, step)
    values = [
        {
            "variant": put(variant_name(findings.plan, result.variant), language),
            "player": _player(result.player, language),
            "score": end,
            "share": sum(games for score, games in scores.counts if end <= score < end + step) / scores.known,
        }
        for result, scores in scored
        for end in ends
    ]
    encoding = {
        "x": {
            "field": "score",
            "type": "quantitative",
            "scale": {"domain": [low, ends[-1]], "nice": False},
            "axis": {"values": _round_values(low, high), "labelFlush": False, "format": "d"},
            "title": put(say("study-axis-score"), language),
        },
        "y": {"field": "share", "type": "quantitative", "title": None, "axis": {"format": "%"}, "stack": None},
        "color": {"field": "variant", "type": "nominal", "title": None, "sort": _variants(findings, language)},
    }
    mark = {"type": "area", "interpolate": "step-after", "fillOpacity": 0.12, "line": {"strokeWidth": 2}}
    return {
        "data": {"values": values},
        "facet": _by_player(findings, language),
        "columns": 1,
        "spec": {"width": WIDTH, "height": 90, "mark": mark, "encoding": encoding},
    }
