"""The published reference: ``parlour study`` for each game and each of its options, and ``docs/reference.md`` from it.

    python -m bench.reference measure [GAME ...] [--jobs 1] [--folder FOLDER]
    python -m bench.reference tables

The first step takes hours in all; broken off, it goes on where it was. It keeps what it found in ``bench/results``, a
file for each game, and the second step makes the tables from the newest of these.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from bench.keeping import store
from bench.reference_studies import Study, studies
from bench.reference_tables import PAGE, page
from parlour.registry import GAMES
from parlour.study.findings import Findings
from parlour.study.folder import Folder
from parlour.study.report.command import command_of
from parlour.study.run import read_rows

DIGITS = 5


def run(study: Study, folder: Path, jobs: int, most: int | None) -> dict[str, Any]:
    """Run a study, or go on with it, and sum up what it found."""
    kept = folder / study.folder
    begun = (kept / "study.json").exists()
    words = ["study", "--resume", str(kept)] if begun else [*study.command(most), "--out", str(kept)]
    words += ["--jobs", str(jobs)]
    subprocess.run([sys.executable, "-m", "parlour", *words], check=True, stdout=subprocess.DEVNULL)
    plan = Folder.open(kept).plan
    if len(plan.deals) != study.size(most):
        raise SystemExit(f"{kept} holds another study; name another folder, or take it away")
    findings = Findings.of(plan, read_rows(kept))
    return {
        "kind": study.kind,
        "command": command_of(plan),
        "deals": len(plan.deals),
        "seconds": round(sum(result.seconds for result in findings.results)),
        "results": [brief(asdict(result)) for result in findings.results],
        "differences": [brief(asdict(difference)) for difference in findings.differences],
        "spreads": [brief(asdict(spread)) | {"skill": spread.skill} for spread in findings.spreads],
    }


def brief(found: dict[str, Any]) -> dict[str, Any]:
    """Without the histograms, and rounded: small enough to be kept among the sources."""
    return {
        name: brief(value) if isinstance(value, dict) else round(value, DIGITS) if isinstance(value, float) else value
        for name, value in found.items()
        if name != "counts"
    }


def measure(games: list[str], folder: Path, jobs: int, most: int | None) -> None:
    """Run the studies of some games, storing each game's results when they are whole."""
    for game in games:
        found = [run(study, folder, jobs, most) for study in studies(game)]
        for one in found:
            print(f"{one['seconds'] / 60:6.1f} min of one core: {one['command']}", flush=True)
        if most is None:
            print(
                "stored in", store(f"reference-{game}", {"rules version": GAMES[game].rules_version, "studies": found})
            )


def main() -> None:
    """Measure, or make the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.reference", description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True)
    first = steps.add_parser("measure", help="run the studies")
    first.add_argument("games", nargs="*", choices=[*GAMES, []], default=list(GAMES), metavar="GAME")
    first.add_argument("--jobs", type=int, default=2, help="in how many processes")
    first.add_argument(
        "--folder", type=Path, default=Path(gettempdir()) / "parlour-reference", help="where the rows are kept"
    )
    first.add_argument("--most", type=int, help="so many deals a study, for a trial that is not stored")
    steps.add_parser("tables", help="make the page from what is stored")
    wish = parser.parse_args()
    if wish.step == "measure":
        measure(wish.games, wish.folder, wish.jobs, wish.most)
    else:
        PAGE.write_text(page(), "utf-8")
        print("written to", PAGE)


if __name__ == "__main__":
    main()
