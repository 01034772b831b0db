"""Deals that can be won: proved, never handed out twice to a player, and more of them when they run out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from parlour.position import DEALS, Position
from parlour.registry import GAMES
from parlour.search.solve import solve
from parlour.table.store import Kept, Store
from parlour.table.table import Setup
from parlour.web.jobs import perform
from parlour.web.winnable import DEFAULT, FOLDER, LOW, NoneFound, Pool, shipped_deals
from parlour.web.workers import Workers
from tests.serving import browser, open_table, served
from tests.small_jobs import find

ODD: dict[str, bool | int | str] = {"refill_penalty": False, "left_behind": "keep"}
"""Options that no deals came with."""

pytestmark = pytest.mark.xdist_group("databases")


def setup_of(game: str, **options: bool | int | str) -> Setup:
    return Setup(GAMES[game], GAMES[game].complete_options(options), None)


@contextmanager
def pool_of(store: Store, folder: Path, finds: list[int] | None = None) -> Iterator[Pool]:
    """A pool of what is in a folder, whose searches find the same deals each time."""
    with closing(Workers(partial(find, finds or []), each=1)) as workers:
        yield Pool(store, workers, folder)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with deals for one game."""
    (tmp_path / "unlocker-default.csv").write_text("deal,difficulty\n7,1\n8,5\n9,\n")
    return tmp_path


@pytest.fixture
def file_store(new_database: Callable[[str], str]) -> Iterator[Store]:
    store = Store.open(new_database("sqlite"))
    yield store
    store.close()


def new_table(pool: Pool, player: str, setup: Setup) -> Kept:
    """What the pool deals, in a thread of its own: a browser's tests leave an event loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(pool.new_table(player, setup))).result()


def dealt(pool: Pool, player: str, setup: Setup | None = None) -> int | None:
    kept = new_table(pool, player, setup or setup_of("unlocker"))
    assert kept.winnable
    return kept.table.setup.deal


def test_every_deal_is_handed_out_once_to_each_player(open_store: Callable[[], Store], folder: Path) -> None:
    with pool_of(open_store(), folder) as here, pool_of(open_store(), folder) as there:
        assert {dealt(here, "ann"), dealt(there, "ann"), dealt(here, "ann")} == {7, 8, 9}
        with pytest.raises(NoneFound):
            dealt(there, "ann")
        assert {dealt(here, "bob") for _ in range(3)} == {7, 8, 9}


def test_a_player_who_asks_often_at_once_gets_different_deals(store: Store, folder: Path) -> None:
    with pool_of(store, folder) as pool, ThreadPoolExecutor(3) as threads:
        assert set(threads.map(lambda _: dealt(pool, "ann"), range(3))) == {7, 8, 9}


def test_a_deal_that_was_played_before_is_not_handed_out(store: Store, folder: Path) -> None:
    store.new_table("ann", Setup(GAMES["unlocker"], GAMES["unlocker"].complete_options({}), 8))
    with pool_of(store, folder) as pool:
        assert {dealt(pool, "ann"), dealt(pool, "ann")} == {7, 9}


def test_the_difficulty_goes_with_the_deal(store: Store, folder: Path) -> None:
    with pool_of(store, folder) as pool:
        tables = [new_table(pool, "ann", setup_of("unlocker")) for _ in range(3)]
    assert {kept.table.setup.deal: kept.difficulty for kept in tables} == {7: 1, 8: 5, 9: None}
    assert all(store.load("ann", kept.id) == kept for kept in tables)


def test_a_deal_is_searched_for_where_there_is_none(store: Store, folder: Path) -> None:
    odd = setup_of("unlocker", max_slots=2)
    with pool_of(store, folder, finds=[40, 41]) as pool:
        assert {dealt(pool, "ann", odd), dealt(pool, "ann", odd)} == {40, 41}
        with pytest.raises(NoneFound):
            dealt(pool, "ann", odd)
        assert dealt(pool, "bob", odd) in (40, 41)
    with pool_of(store, folder) as pool, pytest.raises(NoneFound):
        dealt(pool, "ann", setup_of("cross-the-barrier"))


def test_deals_found_under_older_rules_are_not_handed_out(store: Store, folder: Path) -> None:
    odd = setup_of("unlocker", max_slots=2)
    with pool_of(store, folder, finds=[40]) as pool:
        dealt(pool, "ann", odd)
        assert set(pool.deals_left("bob", odd)) == {40}
        newer = replace(odd, game=replace(odd.game, rules_version=99))
        assert pool.deals_left("bob", newer) == {}


def test_what_runs_low_is_filled_with_deals_that_can_be_won(file_store: Store, tmp_path: Path) -> None:
    setup = setup_of("cross-the-barrier")
    (tmp_path / "cross-the-barrier-default.csv").write_text("deal,difficulty\n1,1\n")
    with closing(Workers(perform, each=1)) as workers:
        pool = Pool(file_store, workers, tmp_path)
        dealt(pool, "ann", setup)
        end = time.monotonic() + 100
        while not (found := pool.deals_left("ann", setup)):
            assert time.monotonic() < end
            time.sleep(0.05)
    assert len(found) <= LOW
    for deal in found:
        assert solve(Position.deal(setup.game, setup.options, deal)).verdict == "winnable"


FILES = sorted(FOLDER.glob("*.csv"))


def test_there_are_deals_with_the_program() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_deals_that_come_with_the_program_can_be_won(file: Path) -> None:
    game = next(game for game in GAMES.values() if file.stem.startswith(game.id))
    preset = file.stem.removeprefix(f"{game.id}-")
    options = game.complete_options({}) if preset == DEFAULT and not game.presets else game.preset(preset)
    deals = shipped_deals(FOLDER, game, preset)
    assert len(deals) > LOW
    assert all(0 <= deal < DEALS and difficulty in (1, 2, 3, 4, 5, None) for deal, difficulty in deals.items())
    for deal in list(deals)[:3]:
        assert solve(Position.deal(game, options, deal)).verdict == "winnable"


def test_a_winnable_game_is_dealt_over_http(file_store: Store) -> None:
    with served(file_store) as address, browser(address) as client:
        tables = [open_table(client, "unlocker", winnable=True) for _ in range(2)]
        for table in tables:
            assert table["winnable"] is True
            assert int(table["deal"]) in shipped_deals(FOLDER, GAMES["unlocker"], DEFAULT)
        assert tables[0]["deal"] != tables[1]["deal"]
        assert client.get(f"/api/tables/{tables[0]['id']}").json() == tables[0]
        assert open_table(client, "unlocker", deal="123456789")["winnable"] is None
        odd = open_table(client, "cross-the-barrier", winnable=True, options=ODD)
        options = GAMES["cross-the-barrier"].complete_options(ODD)
        assert solve(Position.deal(GAMES["cross-the-barrier"], options, int(odd["deal"]))).verdict == "winnable"
