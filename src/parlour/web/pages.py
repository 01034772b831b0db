"""The one page, which shows the front page and every game, and the client's files."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

from parlour.registry import GAMES

STATIC = Path(__file__).parent / "static"
AGAIN = {"Cache-Control": "no-cache"}
"""A browser may keep a file, but asks each time whether it is still the same."""

router = APIRouter(default_response_class=HTMLResponse)


class ClientFiles(StaticFiles):
    """The client's files, which a browser asks about again each time."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or that it has not changed."""
        response = await super().get_response(path, scope)
        response.headers.update(AGAIN)
        return response


@router.get("/")
def front_page() -> Response:
    """The page."""
    return FileResponse(STATIC / "index.html", headers=AGAIN)


@router.get("/{game}", responses={404: {"description": "There is no such game; the page says so kindly."}})
def game_page(game: str) -> Response:
    """The page, which shows the game."""
    return FileResponse(STATIC / "index.html", 200 if game in GAMES else 404, headers=AGAIN)
