"""The one page, which shows the front page and every game, and the client's files."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

from parlour.registry import GAMES
from parlour.web.documents import EVERYWHERE_ON_PAGES, NO_SUCH_GAME


class ClientFiles(StaticFiles):
    """The client's files. A browser may keep them, but asks each time whether they are still the same."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or that it has not changed."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


files = ClientFiles(directory=Path(__file__).parent / "static", check_dir=False)
router = APIRouter(default_response_class=HTMLResponse, responses=EVERYWHERE_ON_PAGES)


@router.get("/")
async def front_page(request: Request) -> Response:
    """The page."""
    return await files.get_response("index.html", request.scope)


@router.get("/{game}", responses=NO_SUCH_GAME)
async def game_page(request: Request, game: str) -> Response:
    """The page, which shows the game."""
    return await front_page(request) if game in GAMES else await unknown_page(request)


@router.get("/{game}/review/{table}", responses=NO_SUCH_GAME)
async def review_page(request: Request, game: str, table: str) -> Response:
    """The page, which shows the review of a game that was played at a table."""
    return await game_page(request, game)


async def unknown_page(request: Request) -> Response:
    """The page, which says kindly that there is nothing at this address."""
    # Whole, even where the browser holds it already: an answer that it is still the same could not be a 404.
    response = await files.get_response("index.html", {**request.scope, "headers": []})
    response.status_code = 404
    return response
