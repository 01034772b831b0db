"""The rows of a study, one for each game, and the files that they are kept in."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any, NamedTuple

import polars as pl


class Row(NamedTuple):
    """A game of a study. What is not known, or not for this game, is None.

    ``verdict`` is "won" or "lost" of a player, "winnable", "dead" or "unknown" of the solver; in a game for two "X",
    "O", "draw" or "unknown". ``score`` is the final score, of the solver the proved best one; ``found`` and ``bound``
    hold that between them. ``moves`` are those played, or of the solver's line; ``choices`` is how many moves were
    legal in all the positions together and ``forced`` in how many of them just one was. ``dead`` counts the positions,
    out of ``examined``, where it is proved that the game could no longer be won; ``decisions`` those where the strong
    player's choice was worth clearly more than a random one; ``lead_changes`` how often its estimate of the chance to
    win crossed one half.
    """

    deal: int
    variant: str
    player: str
    verdict: str
    moves: int
    rules_version: int
    score: int | None = None
    found: int | None = None
    bound: int | None = None
    choices: int | None = None
    forced: int | None = None
    examined: int | None = None
    dead: int | None = None
    decisions: int | None = None
    lead_changes: int | None = None
    states: int = 0
    seconds: float = 0.0


WON = ("won", "winnable", "X")
"""The verdicts that count as won; in a game for two for X, who begins."""

SCHEMA: dict[str, Any] = {
    "deal": pl.Int64,
    "variant": pl.Categorical,
    "player": pl.Categorical,
    "verdict": pl.Categorical,
    "moves": pl.Int32,
    "rules_version": pl.Int32,
    "score": pl.Int32,
    "found": pl.Int32,
    "bound": pl.Int32,
    "choices": pl.Int32,
    "forced": pl.Int32,
    "examined": pl.Int32,
    "dead": pl.Int32,
    "decisions": pl.Int32,
    "lead_changes": pl.Int32,
    "states": pl.Int64,
    "seconds": pl.Float64,
}
"""The columns. What says the same few words over and over is a category, so that files are made and read sooner."""


def table_of(rows: Iterable[Row]) -> pl.DataFrame:
    """Rows as a table."""
    return pl.DataFrame(list(rows), schema=SCHEMA, orient="row")


def as_parquet(table: pl.DataFrame) -> bytes:
    """The content of a Parquet file with these rows."""
    content = io.BytesIO()
    table.write_parquet(content, compression="zstd", compression_level=1, statistics=False)  # The quickest.
    return content.getvalue()


def as_arrow(table: pl.DataFrame) -> bytes:
    """The content of an Arrow file with these rows: written and read in less time, but larger."""
    content = io.BytesIO()
    table.write_ipc(content, compression="lz4")
    return content.getvalue()
