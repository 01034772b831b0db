"""Who plays: each browser is a player of its own, known by a signed cookie. There are no accounts."""

from __future__ import annotations

import secrets
from hashlib import sha256

from fastapi import Request
from itsdangerous import BadSignature, Signer
from starlette.datastructures import MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "parlour"
YEAR = 365 * 24 * 60 * 60
FOR_ALL = ("/static/", "/api/words/", "/api/sheets/", "/api/games", "/api/release", "/openapi.json")
"""Where it does not matter who asks."""


class Players:
    """Finds out which player a request comes from, and gives a new one its cookie."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self.app = app
        self.signer = Signer(secret, salt="parlour player", digest_method=sha256)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its player."""
        if scope["type"] != "http" or scope["path"].startswith(FOR_ALL):
            await self.app(scope, receive, send)
            return
        known = self._known_player(scope)
        player = known or secrets.token_urlsafe(16)
        scope.setdefault("state", {})["player"] = player
        # Pages give the cookie another year, and so does the service worker, which stands in for pages that the browser
        # has kept; other answers only bring it to a browser that has none.
        brings_cookie = known is None or not scope["path"].startswith("/api/")

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and brings_cookie:
                MutableHeaders(scope=message).append("Set-Cookie", self._cookie(player, scope["scheme"]))
            await send(message)

        await self.app(scope, receive, send_with_cookie)

    def _known_player(self, scope: Scope) -> str | None:
        for name, value in scope["headers"]:
            if name == b"cookie":
                signed = cookie_parser(value.decode("latin-1")).get(COOKIE)
                if signed is not None:
                    return self._unsign(signed)
        return None

    def _unsign(self, signed: str) -> str | None:
        try:
            return self.signer.unsign(signed).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    def _cookie(self, player: str, scheme: str) -> str:
        value = self.signer.sign(player).decode("ascii")
        secure = "; Secure" if scheme == "https" else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


async def player_of(request: Request) -> str:
    """The player that a request comes from."""  # Not a plain function, which would be sent to a thread of its own.
    player: str = request.state.player
    return player
