"""Which answers an address gives, for the OpenAPI document."""

from __future__ import annotations

from typing import Any

from parlour.web.wire import ErrorJson, TableJson
from parlour.web.wire_advice import ReviewAwaitedJson
from parlour.web.wire_studies import StudyJson

Answers = dict[int | str, dict[str, Any]]


def _errors(**meanings: str) -> Answers:
    return {int(status[1:]): {"model": ErrorJson, "description": text} for status, text in meanings.items()}


def _on_pages(errors: Answers) -> Answers:
    """The same for addresses whose good answer is not JSON."""
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{ErrorJson.__name__}"}}}
    return {status: {"description": error["description"], "content": content} for status, error in errors.items()}


def answers(model: Any) -> Answers:
    """A good answer of this type."""
    return {200: {"model": model, "description": "As asked."}}


def file_answer(kind: str) -> Answers:
    """A good answer that is a file of this media type."""
    return {200: {"description": "The file.", "content": {kind: {"schema": {"type": "string"}}}}}


EVERYWHERE = _errors(
    _400="The server does not answer to the name in Host.",
    _413="The request is too large.",
    _415="The request has a body that is not application/json.",
    _500="A fault of the server's; nothing has changed.",
)
EVERYWHERE_ON_PAGES = _on_pages(EVERYWHERE)
NO_SUCH_GAME: Answers = {
    404: {
        "description": "There is no such game; the page says so kindly.",
        "content": {"text/html": {"schema": {"type": "string"}}},
    }
}
NOT_FOUND = _errors(_404="There is no such thing, or it is another player's.")
DATABASE = _errors(_503="The database is in trouble; nothing has changed.")
BUSY = _errors(_503="There is too much to do, a worker was lost, or the database is in trouble; nothing has changed.")
OF_A_TABLE = DATABASE | NOT_FOUND | _errors(_409="The table was played under older rules.")
OF_A_STUDY = NOT_FOUND | _errors(
    _409="The study is not at that point, or there are as many as may be; the message says which."
)
BAD_QUERY = _errors(_422="A value in the address is not right.")
CHANGES = BUSY | _errors(
    _403="The request comes from another site.", _422="What was asked makes no sense; the message says why."
)
STALE = _errors(_409="The table is not at that version, or its game is over; the answer holds the table as it is.")


def _link(operation: str, body: dict[str, str] | None = None, **parameters: str) -> dict[str, Any]:
    """Where an answer that holds a table leads, with what the next request takes from it."""
    link: dict[str, Any] = {"operationId": operation, "parameters": {"id": "$response.body#/id", **parameters}}
    return link | {"requestBody": body} if body is not None else link


_VERSION = "$response.body#/version"
_MOVE = "$response.body#/view/moves/0"
TABLE: Answers = {
    200: answers(TableJson)[200]
    | {
        "links": {
            "move": _link("addEvent", {"version": _VERSION, "kind": "move", "move": f"{_MOVE}/text"}),
            "undo": _link("addEvent", {"version": _VERSION, "kind": "undo"}),
            "redo": _link("addEvent", {"version": _VERSION, "kind": "redo"}),
            "read": _link("readTable"),
            "why": _link("readWhy", source=f"{_MOVE}/source", target=f"{_MOVE}/target"),
            "record": _link("readRecord"),
            "hint": _link("giveHint", {"version": _VERSION}),
            "peek": _link("peek", {"version": _VERSION}),
            "reply": _link("reply", {"version": _VERSION}),
            "outlook": _link("readOutlook"),
            "review": _link("readReview"),
            "positions": _link("readPositions"),
            "moves": _link("readMoves"),
        }
    }
}
STUDY: Answers = {
    200: answers(StudyJson)[200]
    | {
        "links": {
            "read": _link("readStudy"),
            "cancel": _link("cancelStudy"),
            "resume": _link("resumeStudy"),
            "delete": _link("deleteStudy"),
            "report": _link("readStudyReport"),
            "page": _link("downloadStudyReport"),
            "rows": _link("downloadStudyRows"),
        }
    }
}
ADVICE = CHANGES | NOT_FOUND | STALE
AWAITED: Answers = {202: {"model": ReviewAwaitedJson, "description": "The review is being made; ask again soon."}}
