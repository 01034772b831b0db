"""The guard before the application: names that the server answers to, requests from other sites, sizes, and headers."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.message import say
from parlour.web.answers import Answer, refusal

MOST_BYTES = 64 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or pass it on with its whole body."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        refused = self._refuse_head(scope, headers)
        body = b""
        if refused is None:
            read = await _read_body(headers, receive)
            if read is None:
                refused = refusal(413, say("error-too-large", limit=MOST_BYTES))
            else:
                body = read
        if refused is None and body and not _is_json(headers):
            refused = refusal(415, say("error-not-json-type"))
        if refused is not None:
            await refused(scope, receive, send_with_headers)
            return
        await self.app(scope, _replay(body, receive), send_with_headers)

    def _refuse_head(self, scope: Scope, headers: Headers) -> Answer | None:
        host = headers.get("host", "")
        if not self._is_known(host):
            return refusal(400, say("error-host", host=host[:100]))
        origin = headers.get("origin")
        if scope["method"] not in SAFE_METHODS and origin is not None and not _same_origin(origin, host):
            return refusal(403, say("error-origin", origin=origin[:100]))
        return None

    def _is_known(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            return False
        if not name or "@" in host:
            return False
        name = name.rstrip(".")
        return name in self.names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _same_origin(origin: str, host: str) -> bool:
    scheme, separator, rest = origin.partition("://")
    return separator != "" and scheme in ("http", "https") and rest.lower() == host.lower()


def _is_json(headers: Headers) -> bool:
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


async def _read_body(headers: Headers, receive: Receive) -> bytes | None:
    """The whole body; None if it is larger than it may be."""
    if int(headers.get("content-length", "0")) > MOST_BYTES:
        return None
    if "content-length" not in headers and "transfer-encoding" not in headers:
        return b""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > MOST_BYTES:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Hand out a body that was read before, then what comes after it."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
