"""What the process does that plays a study: at a low priority, part by part, telling how far it has come."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from parlour.study.files import write_whole
from parlour.study.plan import Part, Plan
from parlour.web.study_files import CONTENT, KEPT, PROGRESS, REPORT
from parlour.web.worker import end_with_the_server
from parlour.words import LANGUAGES

if TYPE_CHECKING:
    import polars as pl

    from parlour.study.folder import Folder

NICENESS = 12
"""A low priority: a study has what is left of the processor when all who play have been served."""

SECONDS_BETWEEN = 0.5
"""How often progress is told at most."""

SECONDS_TO_END = 60
"""How long the process of a server that was killed may take to end, and so to leave the study alone."""


def play_study(path: str) -> None:
    """Play the study in a folder to its end, out of everybody's way, and write its report in each language."""
    Thread(target=end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(max(NICENESS - os.nice(0), 0))
    os.environ["POLARS_MAX_THREADS"] = "1"  # Before it is imported.
    from parlour.study.findings import Findings
    from parlour.study.report.page import content, html
    from parlour.study.run import run_study

    kept = json.loads((Path(path) / KEPT).read_text("utf-8"))
    folder = _open(Path(path), Plan.from_json(kept["plan"]))
    rows = run_study(folder, Progress(folder))
    findings = Findings.of(folder.plan, rows)
    for language in LANGUAGES:
        write_whole(folder.path / f"{CONTENT}-{language}.html", content(findings, language, server="").encode())
        write_whole(
            folder.path / f"{REPORT}-{language}.html", html(findings, language, server=kept["address"]).encode()
        )


def _open(path: Path, plan: Plan) -> Folder:
    """The study's folder, made where it is new, and left alone by the process before."""
    from filelock import FileLock

    from parlour.study.folder import LOCK, PLAN, Folder

    if not (path / PLAN).exists():
        return Folder.create(path, plan)
    with FileLock(path / LOCK, timeout=SECONDS_TO_END):
        return Folder.open(path)


@dataclass(slots=True)
class Tally:
    """What one player has done so far under one of the rules."""

    games: int = 0
    won: int = 0
    undecided: int = 0
    drawn: int = 0
    score: int = 0
    scored: int = 0
    seconds: float = 0.0


class Progress:
    """Plays parts in this process, see ``run.Runner``, and writes down what they come to so far.

    ``{"games": played, "seconds_left": estimate or null, "results": [{"variant": number, "player": name, ...}]}``
    """

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        plan = folder.plan
        self.tallies = {(v, player): Tally() for v in range(len(plan.variants)) for player in plan.players}
        self._told = 0.0
        for block in plan.blocks():
            for part in plan.parts_of(block):
                if folder.is_done(part):
                    self._add(part, folder.read([part]))
        self._tell()

    def __call__(self, plan: Plan, parts: Iterator[Part]) -> Iterator[tuple[Part, bytes]]:
        """Each part as an Arrow file."""
        from parlour.study.play import play_part
        from parlour.study.rows import as_arrow

        for part in parts:
            rows = play_part(plan, part)
            assert rows is not None
            yield part, as_arrow(rows)
            self._add(part, rows)
            if time.monotonic() > self._told + SECONDS_BETWEEN:
                self._tell()
        self._tell()

    def _add(self, part: Part, rows: pl.DataFrame) -> None:
        from parlour.study.rows import WON

        tally = self.tallies[part.variant, self.folder.plan.players[part.player]]
        verdict, scores = rows["verdict"], rows["score"].drop_nulls()
        tally.games += rows.height
        tally.won += int(verdict.is_in(WON).sum())
        tally.undecided += int((verdict == "unknown").sum())
        tally.drawn += int((verdict == "draw").sum())
        tally.score += int(scores.sum())
        tally.scored += scores.len()
        tally.seconds += float(rows["seconds"].sum())

    def _tell(self) -> None:
        self._told = time.monotonic()
        results = [_result(*who, tally) for who, tally in self.tallies.items() if tally.games]
        told = {"games": sum(tally.games for tally in self.tallies.values()), "seconds_left": self._left()}
        write_whole(self.folder.path / PROGRESS, json.dumps(told | {"results": results}).encode())

    def _left(self) -> float | None:
        """About how many seconds the rest takes; None where somebody has not played yet."""
        deals = len(self.folder.plan.deals)
        if not all(tally.games for tally in self.tallies.values()):
            return None
        return sum((deals - tally.games) * tally.seconds / tally.games for tally in self.tallies.values())


def _result(variant: int, player: str, tally: Tally) -> dict[str, Any]:
    from parlour.study.measures import Rate

    rate = Rate.of(tally.won, tally.undecided, tally.games)
    return {
        "variant": variant,
        "player": player,
        "games": tally.games,
        "won": tally.won,
        "undecided": tally.undecided,
        "drawn": tally.drawn,
        "low": rate.low,
        "high": rate.high,
        "mean": tally.score / tally.scored if tally.scored else None,
    }
