"""Servers to speak to: one in a thread of the test, one as a process of its own that can be killed."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import httpx
import uvicorn

from parlour.table.store import Store
from parlour.web.app import create_app
from parlour.web.jobs import perform
from parlour.web.kept_studies import Shelf
from parlour.web.study_process import play_study
from parlour.web.study_queue import Play, StudyQueue
from parlour.web.workers import Workers

Json = dict[str, Any]


@contextmanager
def served(store: Store, workers: Workers | None = None, play: Play = play_study) -> Iterator[str]:
    """Serve a store from a thread, by default with the usual workers, and play studies; gives the address."""
    with (
        closing(workers or Workers(perform)) as workers,
        TemporaryDirectory() as folder,
        closing(StudyQueue(Shelf(Path(folder)), play)) as studies,
        socket.create_server(("127.0.0.1", 0)) as listener,
    ):
        app = create_app(store, workers, studies)
        server = uvicorn.Server(uvicorn.Config(app, http="h11", ws="none", lifespan="off", log_level="critical"))
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        thread = Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


EAGER = "tests.eager_server"


class ServerProcess:
    """``python -m parlour.web`` as a process of its own, or another module that serves."""

    def __init__(self, database: str, *arguments: str, module: str = "parlour.web") -> None:
        command = [sys.executable, "-m", module, "--port", "0", "--database", database, *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.process.communicate()[1]

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self, number: int) -> tuple[int, str, str]:
        """Send it a signal; its exit status and what it wrote."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err


def browser(address: str) -> httpx.Client:
    """A browser that nobody knows yet."""
    return httpx.Client(base_url=address, timeout=30, trust_env=False)


def open_table(client: httpx.Client, game: str, **wish: Any) -> Json:
    """Begin or go on with a game."""
    answer = client.post("/api/tables", json={"game": game, **wish})
    assert answer.status_code == 200, answer.text
    table: Json = answer.json()
    return table


def tell(client: httpx.Client, table: Json, kind: str, **more: Any) -> httpx.Response:
    """Have something happen at a table."""
    return client.post(f"/api/tables/{table['id']}/events", json={"version": table["version"], "kind": kind, **more})


def play_move(client: httpx.Client, table: Json, place: int = 0) -> Json:
    """Play the legal move at that place of the list, counted round and round."""
    moves = table["view"]["moves"]
    answer = tell(client, table, "move", move=moves[place % len(moves)]["text"])
    assert answer.status_code == 200, answer.text
    after: Json = answer.json()
    return after
