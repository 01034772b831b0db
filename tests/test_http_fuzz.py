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
from tests.small_studies import play_at_once

# A move that fits the document may still not be legal on the table as it stands, nor does everything fit every table.
SETTINGS = """
[[operations]]
include-path-regex = "^/api/(records|tables/.id./(events|hint|peek|reply|review|positions|moves|par))$"
[operations.checks.positive_data_acceptance]
expected-statuses = ["200", "202", "404", "409", "422"]

[[operations]]
include-path-regex = "^/api/own-data(/delete)?$"
[operations.checks.positive_data_acceptance]
expected-statuses = ["200", "409", "422"]

# A study that fits the document may compare the same rules, or be one too many; and it is played in the meantime.
[[operations]]
include-path-regex = "^/api/studies(/.id./.*)?$"
[operations.checks.positive_data_acceptance]
expected-statuses = ["200", "404", "409", "422", "503"]

[[operations]]
include-path-regex = "^/api/(daily|statistics/charts)$"
[operations.checks.positive_data_acceptance]
expected-statuses = ["200", "422"]
"""


LONGER = [pytest.param(seed, 120, marks=pytest.mark.soak) for seed in (2, 3, 4)]


@pytest.mark.xdist_group("databases")
@pytest.mark.parametrize(("seed", "seconds"), [(1, 30), *LONGER])
def test_whatever_is_asked_is_answered_as_the_document_says(
    new_database: Callable[[str], str], tmp_path: Path, seed: int, seconds: int
) -> None:
    (tmp_path / "schemathesis.toml").write_text(SETTINGS)
    # PostgreSQL takes fewer texts than SQLite does, so it is the one to fuzz.
    store = Store.open(new_database("postgresql"))
    # Advice comes at once, so that there is time for everything that can be asked wrongly.
    with served(store, Workers(advise_at_once), play_at_once) as address, browser(address) as client:
        client.get("/")
        command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{address}/openapi.json"]
        cookie = f"Cookie: parlour={client.cookies['parlour']}"
        limits = f"--seed {seed} --max-time {seconds} --max-examples 40 --request-timeout 30"
        done = subprocess.run(
            [
                *command,
                "--header",
                cookie,
                *f"--checks all --mode all --no-color --continue-on-failure {limits}".split(),
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert client.get("/api/tables").json(), "the document's links led to games that were played"
    store.close()
