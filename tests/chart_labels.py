"""The labels along the axes of charts."""

from __future__ import annotations

import re
from itertools import pairwise

LABEL = re.compile(
    r'<text text-anchor="(\w+)" transform="translate\(([-\d.]+),([-\d.]+)\)"[^>]*? opacity="1">(\u2212?\d+)</text>'
)

DIGIT = 8
"""How wide a digit or a sign of a label is in wide letters, in pixels."""


def stand_clear(svg: str) -> bool:
    """Whether the numbers under a chart stand under their ticks, each clear of the next one."""
    labels = [(float(x), text) for anchor, x, _, text in _below(svg) if anchor == "middle"]
    assert len(labels) == len(_below(svg)) >= 2, svg
    return all(x - before > DIGIT * (len(text) + len(left)) / 2 + 2 for (before, left), (x, text) in pairwise(labels))


def _below(svg: str) -> list[tuple[str, str, str, str]]:
    """The labels that are seen under the last chart: those of the lowest line."""
    found = [match for match in LABEL.findall(svg) if float(match[1]) >= 0]
    lowest = max(float(match[2]) for match in found)
    return [match for match in found if float(match[2]) == lowest]
