"""Every way that a request can be refused, as one shape of answer and one sentence."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match

from parlour.message import Message, Refused, say
from parlour.table.store import Kept, NoSuchTable, OtherRules, Stale
from parlour.table.table import Finished, Paused
from parlour.table.trouble import DatabaseTrouble
from parlour.web.answers import refusal
from parlour.web.kept_studies import NoSuchStudy, Unkept
from parlour.web.pages import unknown_page
from parlour.web.studies import Unfinished
from parlour.web.study_queue import StudyGoesOn, TooManyStudies
from parlour.web.winnable import NoneFound
from parlour.web.workers import Lost, Overloaded


class NotNow(Refused):
    """Something cannot be done at a table as it is; ``current`` is the table."""

    def __init__(self, key: str, /, current: Kept) -> None:
        self.current = current
        super().__init__(key)


class Changed(Refused):
    """What was asked for has changed in the meantime."""


STATUSES: dict[type[Refused], int] = {
    NoSuchTable: 404,
    OtherRules: 409,
    Stale: 409,
    Finished: 409,
    Paused: 409,
    NotNow: 409,
    Changed: 409,
    NoSuchStudy: 404,
    StudyGoesOn: 409,
    TooManyStudies: 409,
    Unfinished: 409,
    DatabaseTrouble: 503,
    Unkept: 503,
    Overloaded: 503,
    Lost: 503,
    NoneFound: 503,
}

# What pydantic calls an error, the key of what is told, and the name of its value in pydantic's context.
PROBLEMS = {
    "int_type": ("problem-number", None),
    "greater_than_equal": ("problem-at-least", "ge"),
    "less_than": ("problem-less-than", "lt"),
    "literal_error": ("problem-one-of", "expected"),
    "string_type": ("problem-text", None),
    "string_unicode": ("problem-text", None),
    "bool_type": ("problem-true-or-false", None),
    "model_attributes_type": ("problem-object", None),
    "dict_type": ("problem-object", None),
}


def install_refusals(app: FastAPI) -> None:
    """Have an application answer all its errors in the one shape."""
    app.add_exception_handler(Refused, _answer_refused)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(HTTPException, _answer_http)
    app.add_exception_handler(Exception, _answer_fault)


def _answer_refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    current = error.current if isinstance(error, (Stale, NotNow)) else None
    return refusal(STATUSES.get(type(error), 422), error.message, current)


def _answer_invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return refusal(422, _what_is_invalid(error.errors()[0]))


async def _answer_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = _allowed_methods(request)
        return refusal(405, say("error-method", method=request.method, allowed=allowed), headers={"Allow": allowed})
    if error.status_code == 404:
        if _wants_page(request):
            return await unknown_page()
        return refusal(404, say("error-page-unknown"))
    # Whatever else the framework finds wrong, it found while it read the body.
    return refusal(422, say("error-body-not-json"))


def _wants_page(request: Request) -> bool:
    """Whether somebody has opened an address that is none, rather than a program of ours asked for it."""
    if request.method != "GET" or request.url.path.startswith(("/api/", "/static/")):
        return False
    return "text/html" in request.headers.get("accept", "").lower()


def _allowed_methods(request: Request) -> str:
    """All the methods that an address takes; the framework names only those of the first route that fits."""
    methods = {"GET": Match.NONE, "POST": Match.NONE}
    for method in methods:
        matches = (route.matches(dict(request.scope) | {"method": method})[0] for route in request.app.routes)
        methods[method] = max(matches, key=lambda match: match.value)
    names = {"GET": "GET, HEAD", "POST": "POST"}
    return ", ".join(names[method] for method, match in methods.items() if match is Match.FULL)


def _answer_fault(_: Request, __: Exception) -> Response:
    return refusal(500, say("error-server"))


def _what_is_invalid(error: dict[str, Any]) -> Message:
    """The sentence for the first thing that is wrong with a request."""
    where = ".".join(str(part) for part in error["loc"][1:])[:80]
    kind = error["type"]
    if kind == "json_invalid" or (kind != "missing" and not where):
        return say("error-body-not-json")
    if not where:
        return say("error-body-missing")
    if kind == "missing":
        return say("error-request-missing", where=where)
    if kind == "extra_forbidden":
        return say("error-request-unknown", where=where)
    key, value = PROBLEMS.get(kind, ("problem-other", None))
    values = {"value": str(error["ctx"][value]).replace(" or ", ", ")} if value else {}
    return say("error-request", where=where, problem=say(key, **values))
