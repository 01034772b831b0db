"""The report as one HTML file that needs nothing else."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, PackageLoader, Template, select_autoescape
from markupsafe import Markup

from parlour.message import Message, say
from parlour.registry import find_game
from parlour.study.findings import Findings
from parlour.study.report.charts import charts
from parlour.study.report.command import command_of
from parlour.study.report.sentences import as_on_form, variant_name, verdict
from parlour.study.report.tables import grids
from parlour.words import put

SERVER = "http://127.0.0.1:8642"
"""Where the links to deals lead: the table that ``parlour`` opens on one's own machine."""


def html(findings: Findings, language: str = "en", server: str = SERVER) -> str:
    """The whole page."""
    return _template().render(_values(findings, language, server))


def content(findings: Findings, language: str, server: str) -> str:
    """What the page shows, without its head and its style, for a page that has its own."""
    template = _template()
    return "".join(template.blocks["content"](template.new_context(_values(findings, language, server))))


def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("parlour.study.report"), autoescape=select_autoescape(), trim_blocks=True
    )
    return environment.get_template("report.html")


def _values(findings: Findings, language: str, server: str) -> dict[str, Any]:
    plan = findings.plan
    game = find_game(plan.game)

    def words(message: Message | str | int) -> str:
        return put(as_on_form(message) if isinstance(message, Message) else say("study-cell", value=message), language)

    first, last = str(plan.first), str(findings.last)
    about = say("study-about", games=findings.games, first=first, last=last, version=game.rules_version)
    return {
        "language": language,
        "title": words(say("study-title", game=game.title)),
        "about": words(about),
        "verdict": [words(sentence) for sentence in verdict(findings)],
        "charts": [(words(title), Markup(svg)) for title, svg in charts(findings, language)],
        "grids": [
            (
                words(grid.title),
                [words(head) for head in grid.heads],
                [[words(cell) for cell in row] for row in grid.rows],
                words(grid.note),
            )
            for grid in grids(findings)
        ],
        "notable": [
            (
                words(variant_name(plan, one.variant)),
                server + one.address,
                str(one.deal),
                words(say(f"study-{one.kind}", value=one.value)),
            )
            for one in findings.notable
        ],
        "heads": [words(say(f"study-column-{name}")) for name in ("variant", "deal", "why")],
        "command": command_of(plan),
        "titles": {name: words(say(f"study-{name}")) for name in ("verdict", "command", "notable")},
    }
