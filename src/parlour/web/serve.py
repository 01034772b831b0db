"""Serving: the socket, the database, and the server that runs until it is told to stop."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy.engine import URL
from starlette.concurrency import run_in_threadpool

from parlour.message import Refused
from parlour.registry import GAMES
from parlour.table.database import Database, default_url, parse_url
from parlour.table.store import Store
from parlour.web.app import create_app
from parlour.web.jobs import perform
from parlour.web.kept_studies import Shelf, studies_folder
from parlour.web.lock import only_server
from parlour.web.study_queue import StudyQueue
from parlour.web.workers import Overloaded, Workers

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8642
SECONDS_TO_STOP = 3


def serve(
    host: str = DEFAULT_HOST,
    port: int = DEFAULT_PORT,
    database: str | None = None,
    *,
    open_browser: bool = False,
    announce: Callable[[str], None] = print,
) -> None:
    """Serve until SIGINT or SIGTERM. Raises Refused if it cannot begin.

    ``announce`` is told the address once it answers. Port 0 takes any free port. With ``open_browser`` the address is
    opened where there is a browser with a screen. It has to be called in the process's main thread.
    """
    url = default_url() if database is None else parse_url(database)
    with _listen(host, port) as listener:
        address = _address(host, listener.getsockname()[1])
        with (
            _alone(url, address),
            _store(url) as store,
            closing(Workers(perform)) as workers,
            closing(StudyQueue(Shelf(studies_folder(url)))) as studies,
        ):
            server = _server(create_app(store, workers, studies, names=[host, *_public_names()]), workers)
            announce(address)
            if open_browser and _has_browser():
                webbrowser.open(address)
            for game in GAMES:
                _warm_up(workers, game)
            with _stopping_at_signals(server):
                server.run(sockets=[listener])


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.create_server(where[:2], family=family, backlog=256)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused("error-port-in-use", host=host, port=str(port)) from error
        if error.errno == errno.EACCES:
            raise Refused("error-port-forbidden", port=str(port)) from error
        raise Refused("error-host-unknown", host=host) from error
    # Answers are small and wanted at once: they must not wait for the acknowledgement of what went before.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def _address(host: str, port: int) -> str:
    """The address to open in a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def _public_names() -> list[str]:
    """The names under which a proxy before the server makes it known, from PARLOUR_NAMES, with commas between them."""
    return [name.strip() for name in os.environ.get("PARLOUR_NAMES", "").split(",") if name.strip()]


def _alone(url: URL, address: str) -> AbstractContextManager[None]:
    """Hold a SQLite file for this server alone; PostgreSQL serves many."""
    if url.get_backend_name() == "sqlite" and url.database is not None:
        return only_server(Path(url.database), address)
    return nullcontext()


@contextmanager
def _store(url: URL) -> Iterator[Store]:
    store = Store(Database(url))
    try:
        yield store
    finally:
        store.close()


def _warm_up(workers: Workers, game: str) -> None:
    """Have workers ready for a game: one compiles what is not on the disk yet, then one for quick jobs reads it."""

    def go_on(compiled: Future[object]) -> None:
        if compiled.exception() is None:
            with suppress(Overloaded):
                workers.submit("warm up", {"game": game})

    workers.submit("compile", {"game": game}).future.add_done_callback(go_on)


class _Server(uvicorn.Server):
    """A server that, when it stops, has all that wait for a worker answered first."""

    def __init__(self, config: uvicorn.Config, workers: Workers) -> None:
        super().__init__(config)
        self.workers = workers

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the workers, then what the server itself has open."""
        await run_in_threadpool(self.workers.close)
        await super().shutdown(sockets)


def _server(app: FastAPI, workers: Workers) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        http="h11",
        ws="none",
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    return _Server(config, workers)


def _has_browser() -> bool:
    """Whether there is a screen that a browser could open on; one in the terminal would take it over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextmanager
def _stopping_at_signals(server: uvicorn.Server) -> Iterator[None]:
    """Stop at SIGINT and SIGTERM with a good exit status.

    While it runs, the server heeds them by itself, and raises them once more at its end: by then they are spent.
    """

    def stop(*_: object) -> None:
        server.should_exit = True

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
