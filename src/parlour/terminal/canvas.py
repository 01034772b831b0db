"""A sheet of characters to draw on, each in its style, and what becomes of it on a terminal."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from itertools import groupby

import click

NARROWEST, USUAL = 60, 80


@dataclass(frozen=True, slots=True)
class Style:
    """How characters look where there is colour."""

    front: str | None = None
    back: str | None = None
    bold: bool = False
    dim: bool = False


PLAIN = Style()
BOLD = Style(bold=True)
DIM = Style(dim=True)


class Canvas:
    """Rows of styled characters; it grows to hold what is put on it."""

    def __init__(self) -> None:
        self._rows: list[list[tuple[str, Style]]] = []

    @property
    def height(self) -> int:
        """How many lines are used."""
        return len(self._rows)

    @property
    def width(self) -> int:
        """How many characters the longest line has."""
        return max((len(row) for row in self._rows), default=0)

    def put(self, row: int, column: int, text: str, style: Style = PLAIN) -> None:
        """Write a text; what was there is covered."""
        self._make_room(row, column + len(text))
        self._rows[row][column : column + len(text)] = [(sign, style) for sign in text]

    def put_canvas(self, row: int, column: int, other: Canvas) -> None:
        """Copy another canvas."""
        for down, signs in enumerate(other._rows):
            self._make_room(row + down, column + len(signs))
            self._rows[row + down][column : column + len(signs)] = signs

    def lines(self, colour: bool) -> list[str]:
        """The lines as text, with a terminal's codes for the styles where colour is wanted."""
        return [_styled(row).rstrip() if colour else _bare(row).rstrip() for row in self._rows]

    def _make_room(self, row: int, width: int) -> None:
        while len(self._rows) <= row:
            self._rows.append([])
        line = self._rows[row]
        line.extend([(" ", PLAIN)] * (width - len(line)))


def _bare(row: list[tuple[str, Style]]) -> str:
    return "".join(sign for sign, _ in row)


def _styled(row: list[tuple[str, Style]]) -> str:
    parts = []
    for style, signs in groupby(row, key=lambda pair: pair[1]):
        text = "".join(sign for sign, _ in signs)
        parts.append(styled(text, style))
    return "".join(parts)


def styled(text: str, style: Style) -> str:
    """A text with a terminal's codes for a style."""
    if style == PLAIN:
        return text
    return click.style(text, fg=style.front, bg=style.back, bold=style.bold or None, dim=style.dim or None)


@dataclass(frozen=True, slots=True)
class Screen:
    """What the terminal can do: colour, signs beyond ASCII, being wiped, and how many characters fit a line."""

    colour: bool
    signs: bool
    wipes: bool
    width: int
    height: int

    @classmethod
    def here(cls) -> Screen:
        """The screen that standard output goes to."""
        is_terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        size = shutil.get_terminal_size((USUAL, 24))
        return cls(
            colour=is_terminal and not os.environ.get("NO_COLOR"),
            signs=_knows(sys.stdout.encoding or "ascii", "♣♦♥♠●▲■▒·×"),
            wipes=is_terminal and sys.stdin is not None and sys.stdin.isatty(),
            width=max(size.columns, NARROWEST) if is_terminal else USUAL,
            height=size.lines,
        )

    def styled(self, text: str, style: Style) -> str:
        """A text with the codes for its style, where colour is wanted."""
        return styled(text, style) if self.colour else text

    def join(self, facts: list[str]) -> list[str]:
        """Short facts one after the other, on as few lines as they need."""
        between = "  ·  " if self.signs else "  -  "
        lines: list[str] = []
        for fact in facts:
            if lines and len(lines[-1] + between + fact) < self.width:
                lines[-1] += between + fact
            else:
                lines.append(fact)
        return lines


def _knows(encoding: str, signs: str) -> bool:
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
