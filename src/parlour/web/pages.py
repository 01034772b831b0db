"""The one page, which shows the front page and every game, and the client's files."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Header
from fastapi.responses import HTMLResponse, Response

from parlour.lessons.lesson import has_lesson
from parlour.registry import GAMES
from parlour.web.client_files import ASK_EACH_TIME, STATIC, AllEditions, address_of, edition
from parlour.web.documents import EVERYWHERE_ON_PAGES, NO_SUCH_GAME

IMPORT = re.compile(r'^(?:import|export) (?:.* from )?"(\..*)";$', re.MULTILINE)
"""A line of a module that needs another one."""


PAGES = ("finished", "statistics", "studies")
ROOM = '<div id="page"></div>'
ANY, GAME = "/:page", "/:game"
"""The routes of the page, apart from the front page: it is the same for all but a game's, which names more modules."""

NoneMatch = Annotated[str, Header(alias="If-None-Match", include_in_schema=False)]
"""The contents that the browser has of a page, by their ETags."""

files = AllEditions(directory=STATIC, check_dir=False)
router = APIRouter(default_response_class=HTMLResponse, responses=EVERYWHERE_ON_PAGES)


@router.get("/")
async def front_page(known: NoneMatch = "") -> Response:
    """The page."""
    return _page("/", known)


@router.get("/{game}", responses=NO_SUCH_GAME)
async def game_page(game: str, known: NoneMatch = "") -> Response:
    """The page, which shows the game, or another page of that name."""
    if game in GAMES:
        return _page(GAME, known)
    return _page(ANY, known) if game in PAGES else await unknown_page()


@router.get("/studies/{id}")
async def study_page(id: str, known: NoneMatch = "") -> Response:
    """The page, which shows a study."""
    return _page(ANY, known)


@router.get("/{game}/lesson", responses=NO_SUCH_GAME)
async def lesson_page(game: str, known: NoneMatch = "") -> Response:
    """The page, which shows a game's lesson."""
    return _page(ANY, known) if game in GAMES and has_lesson(GAMES[game]) else await unknown_page()


@router.get("/{game}/daily", responses=NO_SUCH_GAME)
async def page_of_today(game: str, known: NoneMatch = "") -> Response:
    """The page, which shows the game of this day."""
    return _page(ANY, known) if game in GAMES else await unknown_page()


@router.get("/{game}/replay/{id}", responses=NO_SUCH_GAME)
@router.get("/{game}/review/{id}", responses=NO_SUCH_GAME)
@router.get("/{game}/daily/{id}", responses=NO_SUCH_GAME)
async def page_of_a_table(game: str, id: str, known: NoneMatch = "") -> Response:
    """The page, which shows something about a game that was played at a table, or the game of a day."""
    return _page(ANY, known) if game in GAMES else await unknown_page()


async def unknown_page() -> Response:
    """The page, which says kindly that there is nothing at this address."""
    return HTMLResponse(page_html(ANY), 404, {"Cache-Control": ASK_EACH_TIME})


def _page(route: str, known: str) -> Response:
    """The page, or that it has not changed. A browser may keep it, but asks each time."""
    html = page_html(route)
    tag = f'"{sha256(html.encode("utf-8")).hexdigest()[:16]}"'
    headers = {"Cache-Control": ASK_EACH_TIME, "ETag": tag}
    if tag in [name.strip().removeprefix("W/") for name in known.split(",")]:
        return Response(status_code=304, headers=headers)
    return HTMLResponse(html, headers=headers)


@cache
def page_html(route: str) -> str:
    """The page for a route; it names all modules that it needs at once, so that none waits for another to be read.

    The front page has the games' names before any of them has come, so that one may choose at once.
    """
    first = ["js/main.js", *(["js/pages/game.js"] if route == GAME else [])]
    modules = dict.fromkeys(path for name in first for path in _needed(STATIC / name))
    links = [f'<link rel="modulepreload" href="{address_of(path.relative_to(STATIC).as_posix())}">' for path in modules]
    html = (STATIC / "index.html").read_text("utf-8").replace("/static/", f"/static/{edition()}/")
    html = html.replace("  </head>", "".join(f"    {link}\n" for link in links) + "  </head>")
    return html.replace(ROOM, f'<div id="page" class="front">{_shelf()}</div>') if route == "/" else html


def _shelf() -> str:
    """The games by their names, which are the same in all languages; the client puts its own shelf in its place."""
    cards = [
        f'<li class="game-card"><div class="picture cloth"></div>'
        f'<div class="about"><h3><a href="/{id}">{escape(game.title)}</a></h3></div></li>'
        for id, game in GAMES.items()
    ]
    return f'<ul class="shelf">{"".join(cards)}</ul>'


@cache
def _needed(module: Path) -> list[Path]:
    """A module and all that it imports from the start, each once."""
    found = {module: None}
    for name in IMPORT.findall(module.read_text("utf-8")):
        other = (module.parent / name).resolve()
        if other not in found:
            found |= dict.fromkeys(_needed(other))
    return list(found)
