"""The client's files, at addresses that name their edition, so that a browser asks for each of them just once."""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path, PurePath

from fastapi import Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
HASH_DIGITS = 16
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"


@dataclass(frozen=True)
class ClientFile:
    """A file as it is sent."""

    content: bytes
    media_type: str

    @cached_property
    def packed(self) -> bytes | None:
        """What is sent to browsers that unpack it; None of pictures, which are packed already."""
        return gzip.compress(self.content, mtime=0) if self.media_type != "image/png" else None

    def answer(self, unpacks: bool) -> Response:
        """The file for a browser that will never ask for it again."""
        headers = {"Cache-Control": FOR_GOOD, "Vary": "Accept-Encoding"}
        if unpacks and self.packed:
            return Response(self.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=self.media_type)
        return Response(self.content, headers=headers, media_type=self.media_type)


@cache
def client_files() -> dict[str, ClientFile]:
    """All files by their paths. They are read once: who changes one starts the server anew."""
    paths = sorted(path for path in STATIC.rglob("*") if path.is_file())
    return {path.relative_to(STATIC).as_posix(): ClientFile(path.read_bytes(), _media_type(path)) for path in paths}


def _media_type(path: Path) -> str:
    return mimetypes.guess_type(path.name)[0] or "text/plain"


@cache
def edition() -> str:
    """A name for the files as they are: the hash of all of them."""
    parts = [part for name, file in client_files().items() for part in (name.encode("utf-8"), file.content)]
    return sha256(b"\0".join(parts)).hexdigest()[:HASH_DIGITS]


def address_of(path: str) -> str:
    """The address of a file of this edition, by its path."""
    return f"/static/{edition()}/{path}"


class AllEditions(StaticFiles):
    """Serves the files. One of this edition never changes; a page of another one gets what there is now."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or that it has not changed."""
        first, *others = PurePath(path).parts or [""]
        wanted = "/".join(others)
        if first == edition() and wanted in client_files():
            return client_files()[wanted].answer("gzip" in Headers(scope=scope).get("accept-encoding", ""))
        another = re.fullmatch(f"[0-9a-f]{{{HASH_DIGITS}}}", first)
        response = await super().get_response(wanted if another else path, scope)
        response.headers["Cache-Control"] = ASK_EACH_TIME
        return response
