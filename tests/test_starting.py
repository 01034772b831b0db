"""The server as a process: how it starts, why it does not, how it stops, and what it costs."""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

from parlour.web.serve import _address
from tests.serving import ServerProcess, browser, open_table, play_move
from tests.test_server import refused


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Starts servers, by default on a file of the test's own; those still running at its end are killed."""
    servers: list[ServerProcess] = []

    def start_it(*arguments: str, database: str = f"sqlite:///{tmp_path}/parlour.db") -> ServerProcess:
        servers.append(ServerProcess(database, *arguments))
        return servers[-1]

    yield start_it
    for server in servers:
        server.kill()


Start = Callable[..., ServerProcess]


def why_not_started(*arguments: str, drop_rights: bool = False) -> str:
    """What a server says that does not start: one sentence, and exit status 2."""
    done = subprocess.run(
        [sys.executable, "-m", "parlour.web", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=_be_nobody_special if drop_rights else None,
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()


def _be_nobody_special() -> None:
    """Give up root's right to write anywhere, so that a folder's permissions hold for root too."""
    if os.geteuid() == 0:
        drop_from_bounding_set, may_override_permissions = 24, 1
        assert ctypes.CDLL(None).prctl(drop_from_bounding_set, may_override_permissions, 0, 0, 0) == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_cleanly(start: Start, number: signal.Signals) -> None:
    server = start()
    with browser(server.address) as client:
        table = play_move(client, open_table(client, "unlocker", deal="1"))
        assert server.stop(number) == (0, "", "")
        again = start()
        client.base_url = again.address
        assert client.get(f"/api/tables/{table['id']}").json()["view"] == table["view"]


def test_who_waits_for_advice_is_told_when_it_stops(start: Start) -> None:
    server = start()
    answers: list[httpx.Response] = []
    with browser(server.address) as client:
        table = open_table(client, "cross-jack")
        asked: dict[str, Any] = {"url": f"/api/tables/{table['id']}/peek", "json": {"version": 0}}
        thread = Thread(target=lambda: answers.append(client.post(**asked)))
        thread.start()
        time.sleep(0.5)  # It takes much longer to look that far ahead.
        assert server.stop(signal.SIGTERM) == (0, "", "")
        thread.join()
    refused(answers[0], 503, "error-job-lost")


def test_a_second_server_on_a_file_is_told_where_the_first_is(start: Start, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/parlour.db"
    first = start(database=database)
    sentence = why_not_started("--port", "0", "--database", database)
    assert sentence == f"{tmp_path}/parlour.db is served already, at {first.address}."
    first.kill()
    second = start(database=database)
    assert second.address
    assert second.address in why_not_started("--port", "0", "--database", database)


@pytest.mark.xdist_group("databases")
def test_servers_on_one_postgresql_are_one(start: Start, postgresql: Callable[[], str]) -> None:
    url = postgresql()
    with browser(start(database=url).address) as here, browser(start(database=url).address) as there:
        table = play_move(here, open_table(here, "unlocker", deal="1"))
        there.cookies.set("parlour", here.cookies["parlour"])
        table = play_move(there, table)
        assert play_move(here, table)["version"] == 3


def test_a_port_in_use_is_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        sentence = why_not_started("--port", port, "--database", f"sqlite:///{tmp_path}/parlour.db")
    assert sentence == f"Port {port} of 127.0.0.1 is in use; name another one with --port."
    assert list(tmp_path.iterdir()) == [], "nothing is made before it is clear that it can be served"


def test_a_host_that_is_not_here_is_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/parlour.db"
    for host in ("192.0.2.1", "nosuch.invalid", "not a host"):
        assert why_not_started("--host", host, "--port", "0", "--database", database).startswith(host)


def test_a_folder_that_may_not_be_written_to_is_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "shut"
    folder.mkdir()
    folder.chmod(0o555)
    for path in (folder / "parlour.db", folder / "more" / "parlour.db"):
        sentence = why_not_started("--port", "0", "--database", f"sqlite:///{path}", drop_rights=True)
        assert str(folder) in sentence
        assert sentence.endswith("Permission denied.")
    folder.chmod(0o755)
    assert list(folder.iterdir()) == []


def test_a_file_that_may_not_be_written_to_is_a_sentence(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "parlour.db"
    start().stop(signal.SIGTERM)
    path.chmod(0o444)
    before = path.read_bytes()
    sentence = why_not_started("--port", "0", "--database", f"sqlite:///{path}", drop_rights=True)
    assert sentence.startswith(f"The games in {path} cannot be saved")
    assert path.read_bytes() == before


def test_the_password_of_a_database_is_not_told() -> None:
    sentence = why_not_started("--port", "0", "--database", "postgresql://zoe:secret@127.0.0.1:1/games")
    assert sentence.startswith("The database postgresql://127.0.0.1:1/games cannot be reached")
    assert "secret" not in sentence
    assert "zoe" not in sentence


def test_games_are_kept_in_the_folder_that_the_environment_names(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "parlour.web", "--port", "0"]
    folder = tmp_path / "100% Ann's games?"
    environment = {**os.environ, "PARLOUR_DATA": str(folder)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("http://127.0.0.1:")
        server.terminate()
    assert (folder / "parlour.db").exists()


def test_the_machines_other_addresses_are_served_when_asked_for(start: Start) -> None:
    assert start("--host", "0.0.0.0").address.startswith("http://127.0.0.1:")
    assert _address("::1", 5) == "http://[::1]:5/"
    assert _address("games.example", 5) == "http://games.example:5/"


def test_a_server_behind_a_proxy_answers_to_its_public_name(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_NAMES", "games.example, www.games.example")
    with browser(start().address) as client:
        for name, status in (("games.example", 200), ("www.games.example", 200), ("example", 400)):
            assert client.get("/", headers={"host": name}).status_code == status
        public = {"host": "games.example", "origin": "https://games.example", "x-forwarded-proto": "https"}
        answer = client.post("/api/tables", json={"game": "unlocker"}, headers=public)
        assert answer.status_code == 200
        assert "Secure" in client.get("/", headers=public).headers["set-cookie"]


def test_the_server_needs_no_compiled_code() -> None:
    look = "import sys, parlour.web.serve; print('numba' in sys.modules, 'llvmlite' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", look], text=True) == "False False\n"
