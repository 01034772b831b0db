"""The HTTP interface, fuzzed against its own OpenAPI document."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.table.store import Store
from parlour.web.workers import Workers
from tests.serving import browser, served
from tests.small_jobs import advise_at_once

# A move that fits the document may still not be legal on the table as it stands, nor does everything fit every table.
SETTINGS = """
[[operations]]
include-path-regex = "^/api/tables/.id./(events|hint|peek|reply|review|positions)$"
[operations.checks.positive_data_acceptance]
expected-statuses = ["200", "202", "404", "409", "422"]
"""


@pytest.mark.xdist_group("databases")
def test_whatever_is_asked_is_answered_as_the_document_says(new_database: Callable[[str], str], tmp_path: Path) -> None:
    (tmp_path / "schemathesis.toml").write_text(SETTINGS)
    # PostgreSQL takes fewer texts than SQLite does, so it is the one to fuzz.
    store = Store.open(new_database("postgresql"))
    # Advice comes at once, so that there is time for everything that can be asked wrongly.
    with served(store, Workers(advise_at_once)) as address, browser(address) as client:
        client.get("/")
        command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{address}/openapi.json"]
        cookie = f"Cookie: parlour={client.cookies['parlour']}"
        limits = ["--max-time", "60", "--max-examples", "40", "--continue-on-failure", "--no-color"]
        done = subprocess.run(
            [*command, "--header", cookie, "--checks", "all", "--mode", "all", "--seed", "1", *limits],
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert client.get("/api/tables").json(), "the document's links led to games that were played"
    store.close()
