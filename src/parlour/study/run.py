"""Running a study: part by part, wherever parts are played, until its deals or its doubts are at an end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import polars as pl

from parlour.study.files import ROWS
from parlour.study.folder import Folder
from parlour.study.plan import Part, Plan
from parlour.study.rows import WON


class Runner(Protocol):
    """Plays parts somewhere, several at a time."""

    def __call__(self, plan: Plan, parts: Iterator[Part]) -> Iterator[tuple[Part, bytes]]:
        """Each part as an Arrow file, in any order and as soon as it is done. Those broken off do not come."""
        ...


def run_study(folder: Folder, runner: Runner, progress: Callable[[int], None] = lambda games: None) -> pl.DataFrame:
    """Play what is not done yet and give all rows; ``progress`` is told how many games are done.

    Raises KeyboardInterrupt, what is done being kept, and Refused where nothing more can be written.
    """
    with folder.alone():
        doubts = Doubts(folder.plan)
        waiting = Waiting(folder, doubts, progress)
        for part, content in runner(folder.plan, waiting.parts()):
            folder.write(part, content)
            waiting.done(part)
        return folder.finish(waiting.counted())


class Waiting:
    """The parts of a study in their order, and which of them count.

    Parts are handed out ahead of the results. Where the study may stop early, that is decided by the blocks that are
    whole, one after the other: parts of later blocks do not count then, however many were played.
    """

    def __init__(self, folder: Folder, doubts: Doubts, progress: Callable[[int], None]) -> None:
        self.folder = folder
        self.doubts = doubts
        self.progress = progress
        self.blocks = [list(folder.plan.parts_of(block)) for block in folder.plan.blocks()]
        self.open = [{part for part in block if not folder.is_done(part)} for block in self.blocks]
        self.games = sum(
            part.count for block, left in zip(self.blocks, self.open, strict=True) for part in block if part not in left
        )
        self.whole = 0
        self._look()

    def parts(self) -> Iterator[Part]:
        """The parts that are still to be played."""
        for number, block in enumerate(self.blocks):
            for part in block:
                if self.doubts.settled:
                    return
                if part in self.open[number]:
                    yield part

    def done(self, part: Part) -> None:
        """Take account of a part that has been written."""
        for parts in self.open[self.whole :]:
            if part in parts:
                parts.remove(part)
                break
        self.games += part.count
        self._look()

    def counted(self) -> list[Part]:
        """The parts whose rows are the study's."""
        return [part for block in self.blocks[: self.whole] for part in block]

    def _look(self) -> None:
        while self.whole < len(self.blocks) and not self.open[self.whole] and not self.doubts.settled:
            self.doubts.add(lambda: self.folder.read(self.blocks[self.whole]))
            self.whole += 1
        self.progress(self.games)


class Doubts:
    """Whether a study that may stop early knows enough: each win rate's interval is narrow."""

    def __init__(self, plan: Plan) -> None:
        self.until = plan.until
        self.counts: dict[tuple[str, str], tuple[int, int, int]] = {}
        self.settled = False

    def add(self, read: Callable[[], pl.DataFrame]) -> None:
        """Take account of another block's rows."""
        if self.until is None:
            return
        from parlour.study.stopping import is_narrow  # It brings SciPy, which takes a second to load.

        rows = (
            read()
            .group_by("variant", "player")
            .agg(
                pl.col("verdict").is_in(WON).sum().alias("won"),
                (pl.col("verdict") == "unknown").sum().alias("undecided"),
                pl.len().alias("games"),
            )
        )
        for variant, player, won, undecided, games in rows.iter_rows():
            before = self.counts.get((variant, player), (0, 0, 0))
            self.counts[variant, player] = before[0] + won, before[1] + undecided, before[2] + games
        self.settled = all(is_narrow(*counts, self.until) for counts in self.counts.values())


def read_rows(path: Path) -> pl.DataFrame:
    """The rows of a study that was finished."""
    return pl.read_parquet(path / ROWS)
