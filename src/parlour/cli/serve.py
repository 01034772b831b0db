"""``parlour serve`` and plain ``parlour``: the games in the browser."""

from __future__ import annotations

import click

from parlour.cli.arguments import parse_number
from parlour.message import Refused, say
from parlour.web.serve import DEFAULT_HOST, DEFAULT_PORT, serve
from parlour.words import english

HIGHEST_PORT = 65535


def serve_games(host: str | None, port: str | None, database: str | None, *, open_browser: bool) -> int:
    """Serve until somebody stops it."""
    if host == "" or database == "":
        raise Refused("usage-empty", option="--host" if host == "" else "--database")
    number = DEFAULT_PORT if port is None else parse_number(port, "--port", 0, HIGHEST_PORT)
    serve(host or DEFAULT_HOST, number, database, open_browser=open_browser, announce=_announce)
    return 0


def _announce(address: str) -> None:
    click.echo(english(say("terminal-serving", address=address)))
