"""The guard before the application: names that the server answers to, requests from other sites, sizes, and headers."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.message import say
from parlour.web.answers import Answer, refusal
from parlour.web.bodies import find_repeated_key

HOST = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::[0-9]{1,5})?", re.ASCII | re.IGNORECASE)
MOST_BYTES = 64 * 1024
OWN_DATA = "/api/own-data"
MOST_BYTES_OF_OWN_DATA = 20 * 2**20
"""At this one address a whole file of games may be sent."""

MOST_FILES = 2
SECONDS_OF_A_FILE = 120
"""So many files are read at once, and so long; more would take too much memory."""

SAFE_METHODS = ("GET", "OPTIONS")
OWN_SITES = ("same-origin", "none")
"""Where a browser says that a request comes from, if it is a page of ours or the person at the browser."""

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

PART_HEADERS = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
"""Those that mean something for what is only ever a part of a page: a page asks for a hundred such files."""

PARTS = re.compile(r"/static/.*\.(js|css|png)")


def known_names(more: Iterable[str] = ()) -> frozenset[str]:
    """The names that the server answers to, apart from IP addresses: a page of any other name may not speak to it."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    return frozenset({"localhost", machine, short, f"{short}.local", *(name.lower() for name in more)})


class Guard:
    """Refuses what no page of the server's own would send, limits bodies, and adds headers to all answers."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names
        self._files = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or pass it on with its whole body."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (PART_HEADERS if PARTS.fullmatch(scope["path"]) else HEADERS).items():
                    headers.setdefault(name, value)
            elif is_head:
                message = {**message, "body": b""}
            await send(message)

        is_head = scope["method"] == "HEAD"
        if is_head:  # The same as GET all the way, but for the body.
            scope = {**scope, "method": "GET"}
        headers = Headers(scope=scope)
        refused = self._refuse_head(scope, headers)
        if refused is not None:
            await refused(scope, receive, send_with_headers)
        elif scope["path"] == OWN_DATA and scope["method"] not in SAFE_METHODS:
            await self._pass_file(scope, headers, receive, send_with_headers)
        else:
            await self._pass_on(scope, headers, receive, send_with_headers, MOST_BYTES)

    async def _pass_file(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        if self._files >= MOST_FILES:
            await refusal(503, say("error-overloaded"))(scope, receive, send)
            return
        self._files += 1
        try:
            await self._pass_on(scope, headers, receive, send, MOST_BYTES_OF_OWN_DATA)
        finally:
            self._files -= 1

    async def _pass_on(self, scope: Scope, headers: Headers, receive: Receive, send: Send, most: int) -> None:
        body: bytes | None = None
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_OF_A_FILE if most > MOST_BYTES else None):
                body = await _read_body(headers, receive, most)
        if body is None:
            await refusal(413, say("error-too-large", limit=most))(scope, receive, send)
            return
        refused = _refuse_body(scope, headers, body) if body else None
        if refused is not None:
            await refused(scope, receive, send)
            return
        await self.app(scope, _replay(body, receive), send)

    def _refuse_head(self, scope: Scope, headers: Headers) -> Answer | None:
        host = headers.get("host", "")
        if not self._is_known(host):
            return refusal(400, say("error-host", host=host[:100]))
        if scope["method"] in SAFE_METHODS:
            return None
        origin = headers.get("origin")
        if origin is not None and origin.lower() != f"{scope['scheme']}://{host}".lower():
            return refusal(403, say("error-origin", origin=origin[:100]))
        if origin is None and headers.get("sec-fetch-site", "none") not in OWN_SITES:
            return refusal(403, say("error-cross-site"))
        return None

    def _is_known(self, host: str) -> bool:
        parts = HOST.fullmatch(host)
        if parts is None:
            return False
        if parts["six"]:
            return _is_address(IPv6Address, parts["six"])
        name = parts["name"].lower().rstrip(".")
        return name in self.names or _is_address(IPv4Address, name)


def _is_address(kind: type[IPv4Address | IPv6Address], text: str) -> bool:
    try:
        kind(text)
    except ValueError:
        return False
    return True


def _refuse_body(scope: Scope, headers: Headers, body: bytes) -> Answer | None:
    if not _is_json(headers):
        return refusal(415, say("error-not-json-type"))
    # A file is looked into by a worker: to read it here would hold up every other answer.
    unread = scope["method"] in SAFE_METHODS or scope["path"] == OWN_DATA
    key = find_repeated_key(body) if not unread else None
    return refusal(422, say("error-request-twice", where=key[:80])) if key is not None else None


def _is_json(headers: Headers) -> bool:
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


async def _read_body(headers: Headers, receive: Receive, most: int) -> bytes | None:
    """The whole body; None if it is larger than it may be."""
    if int(headers.get("content-length", "0")) > most:
        return None
    if "content-length" not in headers and "transfer-encoding" not in headers:
        return b""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Hand out a body that was read before, then what comes after it."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
