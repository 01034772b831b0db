"""What is said over HTTP about finished games and records, as types; see ``wire.py``."""

from __future__ import annotations

from parlour.web.wire import MessageJson, TableSummary, Text, Wire


class GivenRecord(Wire):
    """The text of a file with a game record in it."""

    text: Text


class FinishedJson(Wire):
    """Some finished games, the newest first; ``more`` tells whether there are older ones."""

    tables: list[TableSummary]
    more: bool


class PlayedMoveJson(Wire):
    """A move that was played, and how it is said."""

    move: str
    words: MessageJson


class PlayedMovesJson(Wire):
    """The moves of a finished game."""

    moves: list[PlayedMoveJson]


class FileJson(Wire):
    """A file as the server would send it."""

    type: str
    text: str


class ReleaseJson(Wire):
    """What a browser keeps to open without a connection: files by their addresses. ``release`` is the hash of all."""

    release: str
    files: dict[str, FileJson]
