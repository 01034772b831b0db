"""Rule sheets, which are written in Markdown, as plain text for a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import takewhile

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from parlour.game import Game
from parlour.terminal.canvas import BOLD, styled
from parlour.words import FOLDER

LONGEST_LINE = 78


def sheet_lines(game: Game, language: str, width: int, colour: bool) -> list[str]:
    """A game's whole sheet."""
    lines = [line for node in _parse(game, language) for line in (*_block(node, width, colour), "")]
    return lines[:-1]


def sheet_in_short(game: Game, language: str, width: int) -> list[str]:
    """The first section of a game's sheet, which tells the rules in short, without its heading."""
    nodes = iter(_parse(game, language))
    for node in nodes:
        if node.type == "heading" and node.tag == "h2":
            break
    section = takewhile(lambda node: node.type != "heading", nodes)
    return [line for node in section for line in _block(node, width, colour=False)]


def _parse(game: Game, language: str) -> list[SyntaxTreeNode]:
    text = (FOLDER / language / f"{game.id}.md").read_text("utf-8")
    return [node for node in SyntaxTreeNode(MarkdownIt("commonmark").parse(text)).children if not _is_picture(node)]


def _is_picture(node: SyntaxTreeNode) -> bool:
    """Whether a paragraph is a picture, which is only drawn in a browser."""
    return node.type == "paragraph" and all(part.type == "image" for part in node.children[0].children)


def _block(node: SyntaxTreeNode, width: int, colour: bool) -> Iterator[str]:
    """The lines of a heading, a paragraph, a list or a drawing."""
    if node.type == "heading":
        title = _inline(node)
        yield styled(title, BOLD) if colour else title
        if not colour:
            yield ("=" if node.tag == "h1" else "-") * len(title)
    elif node.type == "fence":
        yield from node.content.rstrip("\n").split("\n")
    elif node.type in ("bullet_list", "ordered_list"):
        for number, item in enumerate(node.children, 1):
            yield from _item("-" if node.type == "bullet_list" else f"{number}.", item, width)
    else:
        yield from textwrap.wrap(_inline(node), min(width, LONGEST_LINE))


def _item(mark: str, item: SyntaxTreeNode, width: int) -> Iterator[str]:
    """The lines of a list's item, hung on its mark."""
    indent = " " * (len(mark) + 1)
    lines = [line for child in item.children for line in _block(child, min(width, LONGEST_LINE) - len(indent), False)]
    yield f"{mark} {lines[0]}"
    yield from (indent + line for line in lines[1:])


def _inline(node: SyntaxTreeNode) -> str:
    """The text of a block, its emphasis left out."""
    if node.type in ("softbreak", "hardbreak"):
        return " "
    if not node.children:
        return node.content
    return "".join(_inline(child) for child in node.children)
