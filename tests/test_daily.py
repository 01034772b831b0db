"""The games of a day: one deal for all, proved winnable, one table a player and day, and the days in a row."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest
from sqlalchemy import update

from parlour.message import Refused
from parlour.position import Position
from parlour.registry import GAMES
from parlour.search.solution import Limits
from parlour.search.solve import solve
from parlour.table.line import Event
from parlour.table.schema import TableRow
from parlour.table.store import Kept, Store
from parlour.table.table import Setup, Table
from parlour.web.daily import days_played, find_or_begin, longest_streak, streak, streak_of_any
from parlour.web.daily_deals import daily_deal, parse_day, shipped_openings, today
from parlour.web.winnable import FOLDER, shipped_deals
from tests.serving import browser, open_table, play_move, served, tell

DAY = date(2026, 11, 30)
MEMORY = 16 * 2**20
PATIENCE = 250
"""Seconds that an answer may take where a worker has to be started and to compile."""

pytestmark = pytest.mark.xdist_group("databases")


def start_of(setup: Setup) -> Position:
    return Table.new(setup).position


@pytest.mark.parametrize("game", GAMES)
def test_a_days_deal_can_be_won_by_the_person(game: str) -> None:
    setup = daily_deal(GAMES[game], DAY).setup
    wins = {"winnable"} if setup.opponent is None else {Table.new(setup).person}
    assert solve(start_of(setup), "win", Limits(100_000, MEMORY)).verdict in wins


def test_no_deal_comes_twice_in_a_cycle_and_the_days_differ() -> None:
    game = GAMES["unlocker"]
    deals = shipped_deals(FOLDER, game, "default")
    first = date.fromordinal(len(deals) * 700)
    dealt = [daily_deal(game, first + timedelta(n)).setup.deal for n in range(len(deals))]
    assert sorted(deals) == sorted(deal for deal in dealt if deal is not None)
    assert dealt != sorted(deals)
    assert dealt[0] != daily_deal(game, first + timedelta(len(deals))).setup.deal


def test_a_deal_has_its_difficulty_and_lake_effect_its_standard() -> None:
    for name in ("lake-effect", "unlocker", "foursquare", "cross-the-barrier"):
        deal = daily_deal(GAMES[name], DAY)
        assert deal.difficulty in (1, 2, 3, 4, 5)
        assert deal.setup.options == GAMES[name].complete_options({})
    assert daily_deal(GAMES["lake-effect"], DAY).setup.preset == "standard"


def test_a_sample_of_the_openings_is_won_by_the_persons_side() -> None:
    openings = shipped_openings(GAMES["cross-jack"])
    assert len(openings) > 366, "no opening comes twice in a year"
    for setup in list(openings.values())[::40]:
        table = Table.new(setup)
        assert table.line.ply == 4
        assert solve(table.position, "win", Limits(400_000, MEMORY)).verdict == table.person


def test_a_day_is_a_day_that_has_begun() -> None:
    assert parse_day("2026-02-28") == date(2026, 2, 28)
    assert parse_day(today().isoformat()) == today()
    for text in ("", "2026-2-28", "20260228", "2026-02-30", "2026-W01-1", (today() + timedelta(1)).isoformat()):
        with pytest.raises(Refused):
            parse_day(text)


def test_days_in_a_row_are_counted_to_today_or_yesterday() -> None:
    days = [DAY - timedelta(n) for n in (0, 1, 2, 4, 5)]
    assert streak(days, DAY) == 3
    assert streak(days, DAY + timedelta(1)) == 3
    assert streak(days, DAY + timedelta(2)) == 0
    assert streak([], DAY) == longest_streak([]) == 0
    assert longest_streak(days) == 3


def finish(store: Store, kept: Kept, at: datetime) -> None:
    """Have a table won at some time; what was on it does not matter."""
    won = {"over": True, "first_status": "won", "first_ended": at, "version": 1}
    with store.database.write() as connection:
        connection.execute(update(TableRow).where(TableRow.id == kept.id).values(won))


def test_a_player_has_one_table_a_day_and_only_wins_on_the_day_count(open_store: Callable[[], Store]) -> None:
    here, there = open_store(), open_store()
    for name, late in (("unlocker", 0), ("foursquare", 1)):
        for back in range(3):
            day = DAY - timedelta(back)
            kept = find_or_begin(here, "ann", name, day)
            assert find_or_begin(there, "ann", name, day).id == kept.id
            assert find_or_begin(there, "bob", name, day).id != kept.id
            moment = datetime(day.year, day.month, day.day, 23, 59, 59, tzinfo=UTC) + timedelta(seconds=late * back)
            finish(here, kept, moment)
    played = days_played(there, "ann")
    assert len(played) == 6
    assert {(one.game, one.day, one.result) for one in played if one.counts} == {
        *(("unlocker", DAY - timedelta(back), "won") for back in range(3)),
        ("foursquare", DAY, "won"),
    }
    assert streak_of_any(played, DAY) == 3


def test_openings_are_not_taken_back(store: Store) -> None:
    kept = find_or_begin(store, "ann", "cross-jack", DAY)
    opening = kept.table.setup.opening
    assert kept.table.line.played == opening
    assert not kept.table.can_undo
    for tick in range(2):
        move = kept.table.position.legal[tick]
        kept, _ = store.append(kept, Event("move", move))
    kept, _ = store.append(kept, Event("restart"))
    assert kept.table.line.played == opening
    store.cache.__init__()  # type: ignore[misc]
    assert store.load("ann", kept.id) == kept
    assert store.find_unfinished("ann", Setup(kept.table.game, kept.table.setup.options, None)) is None


def test_the_games_of_today_over_http(store: Store) -> None:
    with served(store) as address, browser(address) as client:
        answer = client.get("/api/daily").json()
        assert answer["date"] == today().isoformat()
        assert [one["game"] for one in answer["games"]] == list(GAMES)
        assert {one["state"] for one in answer["games"]} == {"new"}
        table = client.post("/api/daily", json={"game": "foursquare"}).json()
        assert table["daily"] == today().isoformat()
        assert table["address"] == f"/foursquare/daily/{today().isoformat()}"
        assert client.post("/api/daily", json={"game": "foursquare"}).json()["id"] == table["id"]
        assert open_table(client, "foursquare", deal=table["deal"])["id"] != table["id"]
        table = play_move(client, table)
        states = {one["game"]: one["state"] for one in client.get("/api/daily").json()["games"]}
        assert (states["foursquare"], states["unlocker"]) == ("going", "new")
        ended = tell(client, table, "give up").json()
        assert (ended["first_end"]["status"], ended["first_end"]["in_time"]) == ("lost", True)
        states = {one["game"]: one["state"] for one in client.get("/api/daily").json()["games"]}
        assert states["foursquare"] == "lost"
        for wish in ({"game": "foursquare", "date": "2999-01-01"}, {"game": "foursquare", "date": "x"}, {"game": "go"}):
            assert client.post("/api/daily", json=wish).status_code == 422
        for page, status in (("/unlocker/daily", 200), ("/unlocker/daily/2026-01-01", 200), ("/go/daily", 404)):
            assert client.get(page).status_code == status


def test_par_is_told_after_the_end_and_kept(new_database: Callable[[str], str]) -> None:
    store = Store.open(new_database("sqlite"))
    with served(store) as address, browser(address) as client:
        client.timeout = PATIENCE
        table = open_table(client, "cross-the-barrier", deal="22")
        assert client.get(f"/api/tables/{table['id']}/par").status_code == 409
        tell(client, table, "give up")
        par = client.get(f"/api/tables/{table['id']}/par").json()
    game = GAMES["cross-the-barrier"]
    exact = solve(Position.deal(game, game.complete_options({}), 22), "score", Limits(10**6, MEMORY)).best
    assert par == {"best": exact, "at_least": exact}
    with store.database.read() as connection:
        row = connection.execute(TableRow.__table__.select()).one()
    assert (row.par, row.par_at_least) == (exact, exact)
    store.close()
