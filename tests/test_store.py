"""The store: what is acknowledged is kept, on SQLite and PostgreSQL alike, whoever else is at it."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from random import Random

import pytest
from sqlalchemy import Connection, MetaData, create_engine, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.message import Refused
from parlour.position import DEALS
from parlour.registry import GAMES
from parlour.table.cache import TableCache
from parlour.table.database import parse_url
from parlour.table.line import EVENT_KINDS, Event
from parlour.table.rows import options_text
from parlour.table.schema import EventRow, TableRow
from parlour.table.store import Kept, NoSuchTable, OtherRules, Stale, Store
from parlour.table.table import Opponent, Paused, Result, Setup, Table

pytestmark = pytest.mark.xdist_group("databases")
OpenStore = Callable[[], Store]


def setup_of(game: str, deal: int | None = 22, **options: bool | int | str) -> Setup:
    rules = GAMES[game]
    return Setup(rules, rules.complete_options(options), deal if rules.dealt else None)


def play(store: Store, kept: Kept, seed: int = 1, most: int = 10**6) -> Kept:
    random = Random(seed)
    while not kept.table.is_over and kept.table.line.ply < most:
        kept, _ = store.append(kept, Event("move", random.choice(kept.table.position.legal)))
    return kept


def test_all_that_happened_is_there_for_the_next_server(open_store: OpenStore) -> None:
    store = open_store()
    for game in GAMES:
        kept = play(store, store.new_table("ann", setup_of(game)), most=6)
        kept, _ = store.append(kept, Event("undo"))
        kept, _ = store.append(kept, Event("undo"))
        kept, _ = store.append(kept, Event("redo"))
        assert open_store().load("ann", kept.id) == kept


def test_undo_restart_and_giving_up_are_noted(store: Store) -> None:
    kept = play(store, store.new_table("ann", setup_of("cross-jack")), most=5)
    for event in (Event("undo"), Event("restart"), Event("redo"), Event("give up", by="O")):
        kept, _ = store.append(kept, event)
    with store.database.read() as connection:
        events = connection.execute(select(EventRow).order_by(EventRow.number)).all()
    assert [each.number for each in events] == list(range(1, 10))
    assert [(each.kind, each.by) for each in events[5:]] == [
        ("undo", None),
        ("restart", None),
        ("redo", None),
        ("give up", "O"),
    ]
    assert all(abs((datetime.now(UTC) - each.happened).total_seconds()) < 60 for each in events)


def test_the_first_result_stays_when_moves_are_taken_back(store: Store) -> None:
    kept = play(store, store.new_table("ann", setup_of("cross-the-barrier")), seed=1)
    first = kept.table.first_result
    kept, _ = store.append(kept, Event("restart"))
    kept = play(store, kept, seed=5)
    assert first is not None
    assert kept.table.position.score != first.score
    with store.database.read() as connection:
        row = connection.execute(select(TableRow)).one()
    assert (row.first_status, row.first_winner, row.first_score) == (first.status, None, first.score)
    assert row.started < row.first_ended < row.changed


def test_the_last_deal_and_every_option_come_back(open_store: OpenStore) -> None:
    setup = setup_of("lake-effect", DEALS - 1, recycles=3, take_back=False, order="any")
    kept = open_store().new_table("ann", setup)
    assert open_store().load("ann", kept.id).table.setup == setup


def test_an_event_for_an_older_version_is_refused_with_the_table_as_it_is(open_store: OpenStore) -> None:
    here, there = open_store(), open_store()
    kept = here.new_table("ann", setup_of("foursquare"))
    there.append(there.load("ann", kept.id), Event("move", "d4"))
    with pytest.raises(Stale) as raised:
        here.append(kept, Event("move", "d4"))
    assert raised.value.current.table.line.moves == ("d4",)
    assert here.load("ann", kept.id) == there.load("ann", kept.id)


def test_what_another_server_did_is_seen(open_store: OpenStore) -> None:
    here, there = open_store(), open_store()
    kept = here.new_table("ann", setup_of("lake-effect"))
    for turn in range(10):
        store = (here, there)[turn % 2]
        kept, _ = store.append(store.load("ann", kept.id), Event("move", "draw"))
    assert here.load("ann", kept.id).table.line.moves == ("draw",) * 10


def test_of_many_at_once_one_is_first(open_store: OpenStore) -> None:
    servers = [open_store(), open_store()]
    kept = servers[0].new_table("ann", setup_of("lake-effect"))

    def try_to_draw(number: int, seen: Kept) -> bool:
        try:
            servers[number % 2].append(seen, Event("move", "draw"))
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        for turn in range(10):
            seen = servers[turn % 2].load("ann", kept.id)
            assert sum(threads.map(try_to_draw, range(8), [seen] * 8)) == 1
    with servers[0].database.read() as connection:
        assert connection.scalar(select(func.count()).select_from(EventRow)) == 10


def test_many_tables_are_played_at_once(open_store: OpenStore) -> None:
    servers = [open_store(), open_store()]

    def play_one(number: int) -> Kept:
        store = servers[number % 2]
        return play(store, store.new_table(f"player {number}", setup_of("unlocker", number)), number, most=8)

    with ThreadPoolExecutor(16) as threads:
        played = list(threads.map(play_one, range(32)))
    fresh = open_store()
    assert [fresh.load(kept.player, kept.id) for kept in played] == played


def test_nobody_sees_what_is_not_theirs(store: Store) -> None:
    kept = play(store, store.new_table("ann", setup_of("unlocker")), most=2)
    with pytest.raises(NoSuchTable):
        store.load("bob", kept.id)
    with pytest.raises(NoSuchTable):
        store.load("ann", "a" * 16)
    assert store.list_tables("bob", finished=False) == []
    assert store.find_unfinished("bob", setup_of("unlocker")) is None


def test_the_newest_unfinished_table_of_the_same_start_is_found(store: Store) -> None:
    setup = setup_of("unlocker", 5)
    store.new_table("ann", setup)
    newest = play(store, store.new_table("ann", setup), most=1)
    store.new_table("ann", setup_of("unlocker", 6))
    store.new_table("ann", setup_of("unlocker", 5, max_slots=3))
    assert store.find_unfinished("ann", setup) == newest
    store.append(newest, Event("give up"))
    older = store.find_unfinished("ann", setup)
    assert older is not None
    assert older.id != newest.id
    play(store, older)
    assert store.find_unfinished("ann", setup) is None


def test_a_game_without_a_deal_is_found_too(store: Store) -> None:
    kept = store.new_table("ann", setup_of("cross-jack"))
    assert store.find_unfinished("ann", setup_of("cross-jack")) == kept
    assert store.find_unfinished("ann", setup_of("cross-jack", columns=5)) is None


def test_lists_hold_the_newest_first_and_only_what_was_played(store: Store) -> None:
    tables = [store.new_table("ann", setup_of("foursquare", number)) for number in range(5)]
    for number in (2, 0, 3):
        store.append(tables[number], Event("move", "d4"))
    over, _ = store.append(tables[4], Event("give up"))
    unfinished = store.list_tables("ann", finished=False)
    assert [kept.id for kept in unfinished] == [tables[number].id for number in (3, 0, 2)]
    assert store.list_tables("ann", finished=True) == [over]
    assert len(store.list_tables("ann", finished=False, most=2)) == 2


def test_the_secret_is_one_for_all_servers(open_store: OpenStore) -> None:
    servers = [open_store() for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        secrets = list(threads.map(lambda server: server.secret("a"), servers))
    assert len(set(secrets)) == 1
    assert len(secrets[0]) > 40
    assert servers[0].secret("b") != secrets[0]


def test_servers_that_start_together_make_one_database(database_url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(Store.open, [database_url] * 4))
    assert len({store.secret("a") for store in stores}) == 1
    for store in stores:
        store.close()


def test_games_under_older_rules_are_left_alone(open_store: OpenStore) -> None:
    store = open_store()
    kept = play(store, store.new_table("ann", setup_of("unlocker")), most=2)
    with store.database.write() as connection:
        connection.execute(update(TableRow).values(rules_version=0))
    store = open_store()
    with pytest.raises(OtherRules):
        store.load("ann", kept.id)
    assert store.list_tables("ann", finished=False) == []
    assert store.find_unfinished("ann", kept.table.setup) is None


def test_a_kept_move_that_the_rules_do_not_know_is_an_older_game(open_store: OpenStore) -> None:
    store = open_store()
    kept = play(store, store.new_table("ann", setup_of("unlocker")), most=2)
    with store.database.write() as connection:
        connection.execute(update(EventRow).values(move="S9xz9"))
    with pytest.raises(OtherRules):
        open_store().load("ann", kept.id)
    assert open_store().list_tables("ann", finished=False) == []


def test_the_kept_schema_is_the_one_the_program_knows(store: Store, database_url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from parlour.table.database import NEWEST_REVISION, VERSION_TABLE
    from parlour.table.migrate import known_revisions
    from parlour.table.schema import Base

    engine = create_engine(parse_url(database_url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        assert context.get_current_revision() == NEWEST_REVISION == known_revisions()[0]
    engine.dispose()


def test_an_opponent_is_kept_and_its_tables_are_found_by_it(open_store: OpenStore) -> None:
    people = setup_of("cross-jack")
    program = Setup(people.game, people.options, None, Opponent(4, "O"))
    kept = play(open_store(), open_store().new_table("ann", program), most=8)
    kept, turn = open_store().append(kept, Event("undo"))
    assert turn.event.plies > 1
    store = open_store()
    assert store.load("ann", kept.id) == kept
    assert kept.table.setup.opponent == Opponent(4, "O")
    assert store.find_unfinished("ann", program) == kept
    assert store.find_unfinished("ann", people) is None
    assert store.find_unfinished("ann", Setup(people.game, people.options, None, Opponent(4, "X"))) is None


def test_help_is_counted_in_the_database(open_store: OpenStore) -> None:
    kept = open_store().new_table("ann", setup_of("foursquare"))
    for event in (Event("hint", "d4"), Event("peek"), Event("move", "d4"), Event("hint", "c4")):
        kept, _ = open_store().append(kept, event)
    with open_store().database.read() as connection:
        row = connection.execute(select(TableRow)).one()
        moves = connection.scalars(select(EventRow.move).order_by(EventRow.number)).all()
    assert (row.hints, row.peeks) == (2, 1)
    assert moves == ["d4", None, "d4", "c4"]
    assert open_store().load("ann", kept.id) == kept


def test_nobody_is_dealt_a_winnable_deal_twice(store: Store) -> None:
    kept = store.new_table("ann", setup_of("unlocker"), winnable=True, difficulty=4)
    assert store.load("ann", kept.id) == kept
    assert (kept.winnable, kept.difficulty) == (True, 4)
    with pytest.raises(IntegrityError):
        store.new_table("ann", setup_of("unlocker"), winnable=True)
    store.new_table("ann", setup_of("unlocker"))
    store.new_table("bob", setup_of("unlocker"), winnable=True)
    store.new_table("ann", setup_of("unlocker", 23), winnable=True)
    store.new_table("ann", setup_of("unlocker", max_slots=3), winnable=True)


OLD_TABLE = {
    "id": "a" * 16,
    "player": "ann",
    "game": "lake-effect",
    "deal": 22,
    "options": json.dumps(GAMES["lake-effect"].complete_options({}), sort_keys=True, separators=(",", ":")),
    "rules_version": GAMES["lake-effect"].rules_version,
    "version": 3,
    "over": False,
    "started": datetime(2026, 1, 1, tzinfo=UTC),
    "changed": datetime(2026, 1, 2, tzinfo=UTC),
}


def test_a_database_with_the_first_schema_goes_on(database_url: str, open_store: OpenStore) -> None:
    make_first_schema(database_url)
    store = open_store()
    kept = store.load("ann", "a" * 16)
    assert (kept.table.line.moves, kept.table.line.ply, kept.table.version) == (("draw", "draw"), 1, 3)
    assert (kept.winnable, kept.difficulty, kept.table.setup.opponent) == (False, None, None)
    assert (kept.table.line.hints, kept.table.line.peeks) == (0, 0)
    assert store.find_unfinished("ann", kept.table.setup) == kept
    kept, _ = store.append(kept, Event("redo"))
    kept, _ = store.append(kept, Event("hint", "draw"))
    assert open_store().load("ann", kept.id) == kept


def migrate_to(connection: Connection, revision: str) -> None:
    from alembic import command

    from parlour.table.migrate import _config

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def make_first_schema(database_url: str) -> None:
    """Make the database of a program that knew only the first schema, with a table that was played at."""
    engine = create_engine(parse_url(database_url))
    with engine.begin() as connection:
        migrate_to(connection, "0001")
        old = MetaData()
        old.reflect(connection)
        connection.execute(insert(old.tables["game_table"]), OLD_TABLE)
        for number, (kind, move) in enumerate((("move", "draw"), ("move", "draw"), ("undo", None)), 1):
            event = {"table_id": "a" * 16, "number": number, "kind": kind, "move": move, "by": None}
            connection.execute(insert(old.tables["game_event"]), event | {"happened": OLD_TABLE["started"]})
    engine.dispose()


def test_the_time_is_kept_and_a_pause_too(open_store: OpenStore) -> None:
    store = open_store()
    kept = store.new_table("ann", setup_of("lake-effect"))
    for event in (Event("move", "draw", milliseconds=700), Event("hint", "draw"), Event("pause", milliseconds=50)):
        kept, _ = store.append(kept, event)
    for kind in EVENT_KINDS:
        if kind != "resume":
            with pytest.raises(Paused):
                store.append(kept, Event(kind, "draw" if kind == "move" else None))
    assert open_store().load("ann", kept.id) == kept
    assert (kept.table.line.paused, kept.table.line.milliseconds) == (True, 750)
    kept, _ = open_store().append(kept, Event("resume"))
    with pytest.raises(Refused):
        store.append(kept, Event("resume"))
    kept, _ = store.append(kept, Event("give up", milliseconds=1_000))
    with store.database.read() as connection:
        row = connection.execute(select(TableRow)).one()
    assert (row.milliseconds, row.first_milliseconds, row.first_hints, row.first_moves) == (1750, 1750, 1, 1)
    assert open_store().load("ann", kept.id) == kept


def test_a_database_with_the_second_schema_learns_how_games_ended(database_url: str, open_store: OpenStore) -> None:
    make_first_schema(database_url)
    second = {"hints": 3, "peeks": 0, "winnable": False}
    games: dict[str, tuple[str, list[tuple[str, str | None]]]] = {
        "b" * 16: ("lake-effect", [("hint", None), ("give up", None)]),
        "c" * 16: ("cross-jack", [("give up", "O")]),
        "d" * 16: ("cross-jack", [("agree draw", None)]),
    }
    engine = create_engine(parse_url(database_url))
    with engine.begin() as connection:
        migrate_to(connection, "0002")
        old = MetaData()
        old.reflect(connection)
        for id, (game, events) in games.items():
            setup = setup_of(game)
            row = OLD_TABLE | {"id": id, "game": game, "deal": setup.deal, "options": options_text(setup.options)}
            changes = {"over": True, "version": len(events), "rules_version": setup.game.rules_version}
            connection.execute(insert(old.tables["game_table"]), row | changes | second)
            for number, (kind, by) in enumerate(events, 1):
                event = {"table_id": id, "number": number, "kind": kind, "move": None, "by": by, "plies": 1}
                connection.execute(insert(old.tables["game_event"]), event | {"happened": OLD_TABLE["started"]})
    engine.dispose()
    store = open_store()
    ends = {id: store.load("ann", id).table.first_result for id in games}
    assert ends == {
        "b" * 16: Result("lost", None, None, hints=1),
        "c" * 16: Result("won", "X", None),
        "d" * 16: Result("drawn", None, None),
    }
    assert store.load("ann", "c" * 16).first_ended == OLD_TABLE["changed"]
    assert store.load("ann", "a" * 16).table.first_result is None


def test_the_cache_holds_what_was_used_last() -> None:
    cache = TableCache(most_tables=2, most_states=1_000)
    table = Table.new(setup_of("unlocker"))
    cache.put("a", table)
    cache.put("b", table)
    assert cache.get("a") is table
    cache.put("c", table)
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (table, None, table)
    assert len(cache) == 2


def test_the_cache_is_bounded_by_positions_too() -> None:
    cache = TableCache(most_tables=100, most_states=10)
    table = Table.new(setup_of("lake-effect"))
    for _ in range(5):
        table = table.take(Event("move", "draw")).table
    cache.put("a", table)
    cache.put("a", table)
    assert cache.get("a") is table
    cache.put("b", table)
    assert (cache.get("a"), cache.get("b")) == (None, table)
