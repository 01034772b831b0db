"""Trouble with the database: one clear sentence, nothing harmed, nothing half-changed."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event, func, select
from sqlalchemy.exc import OperationalError

from parlour.message import Refused
from parlour.registry import GAMES
from parlour.table.database import NEWEST_REVISION, parse_url
from parlour.table.line import Event
from parlour.table.schema import EventRow, TableRow
from parlour.table.store import Store
from parlour.table.table import Setup
from parlour.table.trouble import DatabaseTrouble, shown, what_went_wrong
from parlour.web.lock import only_server
from parlour.words import english
from tests.serving import browser, open_table, play_move, served, tell
from tests.test_server import refused

pytestmark = pytest.mark.xdist_group("databases")


@pytest.fixture
def file_store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(f"sqlite:///{tmp_path}/parlour.db")
    yield store
    store.close()


def setup_of(game: str) -> Setup:
    return Setup(GAMES[game], GAMES[game].complete_options({}), 22)


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """As long as this lasts, the store's file cannot grow."""

    def fill(connection: sqlite3.Connection, *_: Any) -> None:
        connection.execute("PRAGMA max_page_count = 1").fetchall()

    event.listen(store.database.engine, "checkout", fill)
    yield
    event.remove(store.database.engine, "checkout", fill)
    store.database.engine.dispose()


def why_not_opened(url: str) -> tuple[str, str]:
    """The key and the sentence of the refusal to open a database."""
    with pytest.raises(Refused) as raised:
        Store.open(url)
    sentence = str(raised.value)
    assert "\n" not in sentence
    return raised.value.message.key, sentence


def test_on_a_full_disk_an_event_is_kept_whole_or_not_at_all(file_store: Store) -> None:
    kept, _ = file_store.append(file_store.new_table("ann", setup_of("lake-effect")), Event("move", "draw"))
    with full_disk(file_store):
        with pytest.raises(DatabaseTrouble) as raised:
            for _ in range(1_000):
                kept, _ = file_store.append(kept, Event("undo" if kept.table.can_undo else "redo"))
        assert raised.value.message.key == "error-database-full"
        file_store.load("ann", kept.id)
    with file_store.database.read() as connection:
        assert connection.scalar(select(func.count()).select_from(EventRow)) == kept.table.version
        assert connection.scalar(select(TableRow.version)) == kept.table.version
    assert file_store.load("ann", kept.id) == kept
    file_store.append(kept, Event("move", "draw"))


def test_on_a_full_disk_the_server_says_so_and_goes_on_when_there_is_room(file_store: Store) -> None:
    with served(file_store) as address, browser(address) as client:
        table = play_move(client, open_table(client, "lake-effect", deal="22"))
        with full_disk(file_store):
            answer = tell(client, table, "undo")
            while answer.status_code == 200:
                table = answer.json()
                answer = tell(client, table, "undo" if table["can_undo"] else "redo")
            data = refused(answer, 503, "error-database-full")
            assert data["table"] is None
            assert client.get(f"/api/tables/{table['id']}").json()["version"] == table["version"]
        assert play_move(client, table)["version"] == table["version"] + 1


def test_a_busy_file_is_a_sentence(file_store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.table.database.BUSY_SECONDS", 0.1)
    impatient = Store.open(f"sqlite:///{tmp_path}/parlour.db")
    with file_store.database.write():
        with pytest.raises(DatabaseTrouble) as raised:
            impatient.new_table("ann", setup_of("unlocker"))
        assert raised.value.message.key == "error-database-busy"
        assert impatient.list_tables("ann", finished=False) == [], "reading goes on meanwhile"
    impatient.new_table("ann", setup_of("unlocker"))
    impatient.close()


def test_a_file_that_is_not_a_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 1_000)
    key, sentence = why_not_opened(f"sqlite:///{path}")
    assert key == "error-database-not-one"
    assert str(path) in sentence
    assert path.read_text() == "Dear Ann, " * 1_000
    assert list(tmp_path.iterdir()) == [path]


def test_another_programs_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE letter (text)")
    other.close()
    before = path.read_bytes()
    assert why_not_opened(f"sqlite:///{path}")[0] == "error-database-other"
    assert path.read_bytes() == before


def test_a_database_of_a_newer_version_is_left_as_it_is(database_url: str) -> None:
    store = Store.open(database_url)
    kept = store.new_table("ann", setup_of("unlocker"))
    with store.database.write() as connection:
        connection.exec_driver_sql("UPDATE parlour_version SET version_num = '9999'")
    assert why_not_opened(database_url)[0] == "error-database-newer"
    with store.database.write() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM parlour_version").scalar() == "9999"
        connection.exec_driver_sql(f"UPDATE parlour_version SET version_num = '{NEWEST_REVISION}'")
    store.close()
    store = Store.open(database_url)
    assert store.load("ann", kept.id) == kept
    store.close()


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for below in ("parlour.db", "deeper/parlour.db"):
        key, sentence = why_not_opened(f"sqlite:///{tmp_path}/file/{below}")
        assert key == "error-database-folder-is-file"
        assert sentence.startswith(f"{tmp_path}/file is a file, not a folder")
    assert why_not_opened(f"sqlite:///{tmp_path}")[0] == "error-database-is-folder"


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_disk_that_is_full_before_the_file_is_there_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def fail(*_: object, **__: object) -> int:
        raise OSError(number, "No room")

    monkeypatch.setattr(Path, "mkdir", fail)
    assert why_not_opened(f"sqlite:///{tmp_path}/new/parlour.db")[0] == "error-database-full"
    monkeypatch.undo()
    monkeypatch.setattr(os, "write", fail)
    with pytest.raises(Refused) as raised, only_server(tmp_path / "parlour.db", "http://here/"):
        pass
    assert raised.value.message.key == "error-database-full"


def test_a_disk_that_fails_is_told(tmp_path: Path) -> None:
    url = parse_url(f"sqlite:///{tmp_path}/parlour.db")
    failure = sqlite3.OperationalError("disk I/O error")
    failure.sqlite_errorname = "SQLITE_IOERR_SHMSIZE"
    message = what_went_wrong(OperationalError("UPDATE", {}, failure), url)
    assert message.key == "error-database-disk"
    assert "most likely full" in english(message)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "parlour.db",
        "://",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///a.db?mode=ro",
        "sqlite+nosuch:///a.db",
        "mysql://u:secret@host/games",
        "nosuch+driver://u:secret@host/games",
        "postgresql://u:secret@host:port/games",
    ],
)
def test_an_address_that_is_none_is_a_sentence(url: str) -> None:
    key, sentence = why_not_opened(url)
    assert key == "error-database-address"
    assert "secret" not in sentence


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://u:secret@127.0.0.1:1/games",
        "postgresql+psycopg://u:secret@127.0.0.1:1/games?connect_timeout=2",
        "postgresql://127.0.0.1:1/games?user=u&password=secret",
        "postgresql://u:secret@host.invalid/games",
        "postgresql://u:secret@127.0.0.1:1/games?no_such_setting=1",
    ],
)
def test_a_server_that_is_not_there_is_a_sentence_without_the_password(url: str) -> None:
    key, sentence = why_not_opened(url)
    assert key == "error-database-unreachable"
    assert "/games" in sentence
    assert "secret" not in sentence


def test_what_is_shown_of_an_address_holds_no_secrets() -> None:
    assert shown(parse_url("postgresql://u:p@host:5/games?password=p&sslkey=p")) == "postgresql://host:5/games"
    assert shown(parse_url("sqlite:////tmp/a.db")) == "/tmp/a.db"


def test_a_postgresql_that_goes_away_is_missed_and_found_again(postgresql: Callable[[], str]) -> None:
    url, aside = postgresql(), postgresql()
    name = parse_url(url).database
    store = Store.open(url)
    with served(store) as address, browser(address) as client, psycopg.connect(aside, autocommit=True) as admin:
        table = play_move(client, open_table(client, "foursquare", deal="1"))
        hang_up = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        admin.execute(hang_up)
        table = play_move(client, table)
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        admin.execute(hang_up)
        refused(tell(client, table, "undo"), 503, "error-database-unreachable")
        refused(client.get("/api/tables"), 503, "error-database-unreachable")
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert tell(client, table, "undo").json()["ply"] == 1
    store.close()


def test_a_postgresql_that_may_only_be_read_is_a_sentence(postgresql: Callable[[], str]) -> None:
    url = postgresql()
    Store.open(url).close()
    key, _ = why_not_opened(f"{url}&options=-c%20default_transaction_read_only%3Don")
    assert key == "error-database-readonly"
