"""Charts of a player's results, drawn as SVG by Vega-Lite. Their colours are those of the page, light or dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]

MOST_GROUPS = 8
"""Charts are drawn for the groups with the most games; each takes about a fifth of a second."""

WIDTH, HEIGHT = 360, 190
"""How large a chart is with its axes: always the same, so that a page can keep the room for it."""

SPAN = 290
"""About what is left of the width for the bars."""

COLOURS = {"won": "var(--strong)", "drawn": "var(--soft)", "lost": "var(--wrong)"}

WIDEST_BAR = 36
FEWEST_SCORES = 12
"""A chart of scores reaches over at least so many, so that few games do not fill it with one bar, but stand in it."""

WHOLE = {"tickMinStep": 1, "format": "d", "labelExpr": "datum.value % 1 === 0 ? datum.label : ''"}
"""An axis of whole numbers."""

CONFIG = {
    "background": "transparent",
    "view": {"stroke": None},
    "axis": {
        **{f"{part}Color": "currentColor" for part in ("label", "title", "domain", "tick")},
        "gridColor": "var(--line)",
        "labelFlush": False,
        "labelOverlap": True,
        "labelSeparation": 8,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
    },
}


def draw_charts(groups: list[Json], titles: Json, stopped: Callable[[], bool]) -> list[Json]:
    """The charts of the first groups, as many as can be drawn in time: each group's number, the chart's name, its SVG.

    ``titles`` are the words for the axes: "score", "games", "when".
    """
    from vl_convert import vegalite_to_svg

    charts: list[Json] = []
    for number, group in enumerate(groups[:MOST_GROUPS]):
        for name, spec in (("scores", _scores(group, titles)), ("over_time", _over_time(group, titles))):
            # For the first one what draws has to start, which may take seconds: the time begins after it.
            if spec is not None and not (charts and stopped()):
                charts.append({"group": number, "name": name, "svg": vegalite_to_svg(spec)})
    return charts


def _scores(group: Json, titles: Json) -> Json | None:
    if not group["scores"]:
        return None
    values = [{**one, "result": "won" if one["won"] else "lost"} for one in group["scores"]]
    lowest, highest = values[0]["score"], values[-1]["score"]
    spare = max(0, FEWEST_SCORES - (highest + 1 - lowest))
    extent = [lowest - spare // 2, highest + 1 + spare - spare // 2]
    bins = {"maxbins": 25, "minstep": 1, "extent": extent}
    x = {"field": "score", "type": "quantitative", "bin": bins, "title": titles["score"], "axis": WHOLE}
    return _bars(values, x, titles, {"type": "bar"})


def _over_time(group: Json, titles: Json) -> Json | None:
    if group["sides"] is not None:
        return None
    values = [
        {"when": one["when"], "result": result, "count": one[result]}
        for one in group["over_time"]
        for result in COLOURS
        if one[result]
    ]
    x = {"field": "when", "type": "ordinal", "title": titles["when"], "axis": {"labelAngle": 0}}
    return _bars(values, x, titles, {"type": "bar", "size": min(WIDEST_BAR, 0.8 * SPAN / len(group["over_time"]))})


def _bars(values: list[Json], x: Json, titles: Json, mark: Json) -> Json:
    colour = {"domain": list(COLOURS), "range": list(COLOURS.values())}
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "width": WIDTH,
        "height": HEIGHT,
        "autosize": {"type": "fit", "contains": "padding"},
        "data": {"values": values},
        "mark": mark,
        "encoding": {
            "x": x,
            "y": {
                "field": "count",
                "aggregate": "sum",
                "type": "quantitative",
                "title": titles["games"],
                "axis": WHOLE,
            },
            "color": {"field": "result", "type": "nominal", "scale": colour, "legend": None},
        },
        "config": CONFIG,
    }
