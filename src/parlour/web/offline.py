"""What the browser keeps of a release, so that it opens without a connection: the client, words, rules and lessons.

A release is known by the hash of all that it is made of. The service worker carries that hash in its text, so that
the browser sees by itself when there is a new one, and fetches the whole of a release in one answer: its parts always
fit together.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from typing import Any

from fastapi import APIRouter, Response

from parlour.lessons.lesson import has_lesson
from parlour.registry import GAMES
from parlour.web.answers import Answer
from parlour.web.client_files import STATIC, address_of, client_files
from parlour.web.documents import EVERYWHERE_ON_PAGES, answers
from parlour.web.lessons import lesson_json
from parlour.web.library import game_json, sheet_json
from parlour.web.pages import ANY, page_html
from parlour.web.wire_records import ReleaseJson
from parlour.words import LANGUAGES, patterns

KEPT_KINDS = (".js", ".css", ".svg", ".webmanifest")
PLACEHOLDER = '"as it is being written"'
"""What stands in the service worker's text in place of the release."""

router = APIRouter()


@router.get("/service-worker.js", responses=EVERYWHERE_ON_PAGES, response_class=Response)
def read_service_worker() -> Response:
    """The service worker of the present release."""
    text = (STATIC / "service-worker.js").read_text("utf-8").replace(PLACEHOLDER, json.dumps(release()["release"]))
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/api/release", responses=answers(ReleaseJson))
def read_release() -> Response:
    """All that a browser keeps to open without a connection."""
    return Answer(release())


@cache
def release() -> dict[str, Any]:
    """The present release: its hash, and its files by address, each with its media type and its text."""
    routes = {"/": "/", "/page": ANY}
    files = {address: {"type": "text/html", "text": page_html(route)} for address, route in routes.items()}
    for path, file in client_files().items():
        if path.endswith(KEPT_KINDS):
            files[address_of(path)] = {"type": file.media_type, "text": file.content.decode("utf-8")}
    files |= {address: {"type": "application/json", "text": json.dumps(data)} for address, data in _library().items()}
    return {"release": sha256(json.dumps(files).encode("ascii")).hexdigest()[:16], "files": files}


def _library() -> dict[str, Any]:
    """What the server says that is the same for everybody."""
    said: dict[str, Any] = {"/api/games": [game_json(game) for game in GAMES.values()]}
    for language in LANGUAGES:
        said[f"/api/words/{language}"] = patterns(language)
        said |= {f"/api/sheets/{id}?language={language}": sheet_json(game, language) for id, game in GAMES.items()}
        taught = {id: lesson_json(game, language) for id, game in GAMES.items() if has_lesson(game)}
        said |= {f"/api/lessons/{id}?language={language}": lesson for id, lesson in taught.items()}
    return said
