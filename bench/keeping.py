"""Where results are kept."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.machine import machine

RESULTS = Path(__file__).parent / "results"


def store(name: str, results: dict[str, Any]) -> Path:
    """Keep results in the file of the day, with the date and the machine; where it is."""
    now = datetime.now(UTC)
    path = RESULTS / f"{name}-{now:%Y-%m-%d}.json"
    whole = {"date": now.isoformat(timespec="seconds"), "machine": machine(), **results}
    path.write_text(json.dumps(whole, indent=2) + "\n", "utf-8")
    return path
