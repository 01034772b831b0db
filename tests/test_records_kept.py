"""Records that are opened become tables, once each; finished games can be looked at by whoever has their address."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import func, select

from parlour.message import Refused
from parlour.record import Record, parse_record
from parlour.registry import GAMES
from parlour.table.line import Ended, Event
from parlour.table.schema import TableRow
from parlour.table.store import Store
from parlour.table.table import Setup
from parlour.web.reviews import GUESTS, Reviews
from parlour.web.wire import RecordJson, TableJson
from parlour.web.wire_records import FinishedJson, PlayedMovesJson
from parlour.web.workers import KINDS, MOST_WAITING_OF_A_PLAYER, Job, Workers
from parlour.words import english
from tests.command_line import CommandLine
from tests.serving import Json, browser, open_table, play_move, served, tell
from tests.small_jobs import advise_at_once
from tests.tables import deck_of
from tests.test_server import message_of, refused

pytestmark = pytest.mark.xdist_group("databases")
CASES = Path(__file__).parent / "cases"
WHOLE_GAMES = (
    "cross-jack/drawn-1",
    "cross-the-barrier/default-1",
    "foursquare/won-1",
    "lake-effect/lost-1",
    "unlocker/lost-1",
)


def read(name: str) -> Json:
    """A recorded game of the test cases, as JSON."""
    record: Json = json.loads((CASES / f"{name}.jsonl").read_text("utf-8").splitlines()[0])
    return record


def kept_rows(store: Store) -> int:
    with store.database.read() as connection:
        return connection.scalar(select(func.count()).select_from(TableRow)) or 0


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_record_is_kept_as_a_finished_game_of_its_own_kind(store: Store, name: str) -> None:
    record = parse_record(read(name))
    kept = store.keep_record("ann", record)
    assert kept.imported
    assert kept.table.position.to_bytes() == record.end().to_bytes()
    assert kept.table.is_over
    assert kept.table.version == len(record.moves)
    store.cache = type(store.cache)()
    assert store.load("ann", kept.id) == kept
    assert kept.table.record().moves == record.moves
    with store.database.read() as connection:
        assert connection.scalars(select(TableRow.imported)).all() == [True]


def test_the_same_record_leads_to_the_same_table_whatever_was_played_there_since(
    open_store: Callable[[], Store],
) -> None:
    here, there = open_store(), open_store()
    record = Record(GAMES["lake-effect"], GAMES["lake-effect"].complete_options({}), 22, moves=("draw", "draw"))
    kept = here.keep_record("ann", record)
    played, _ = here.append(kept, Event("move", "draw"))
    assert there.keep_record("ann", record) == played
    assert there.keep_record("bob", record).id != kept.id
    other = Record(record.game, record.options, 22, moves=("draw",))
    assert there.keep_record("ann", other).id != kept.id
    assert kept_rows(here) == 3


def test_of_many_who_open_a_record_at_once_all_get_one_table(open_store: Callable[[], Store]) -> None:
    stores = [open_store(), open_store()]
    record = parse_record(read("unlocker/lost-1"))
    with ThreadPoolExecutor(8) as threads:
        kept = list(threads.map(lambda number: stores[number % 2].keep_record("ann", record), range(8)))
    assert len({one.id for one in kept}) == 1
    assert kept_rows(stores[0]) == 1


def test_an_opened_game_is_never_taken_for_one_that_was_dealt_here(store: Store) -> None:
    game = GAMES["unlocker"]
    setup = Setup(game, game.complete_options({}), 22)
    store.keep_record("ann", Record(game, setup.options, 22))
    assert store.find_unfinished("ann", setup) is None


def test_a_deck_in_place_of_a_deal_comes_back(open_store: Callable[[], Store]) -> None:
    game = GAMES["unlocker"]
    record = Record(game, game.complete_options({}), deck=deck_of("unlocker", "7H 2C"))
    kept = open_store().keep_record("ann", record)
    again = open_store().load("ann", kept.id)
    assert again == kept
    assert again.table.record().deck == record.deck
    assert again.table.setup.start().to_bytes() == record.start().to_bytes()


@pytest.mark.parametrize(
    ("name", "ended"),
    [
        ("cross-jack", Ended("gave up", "O")),
        ("cross-jack", Ended("time", "X")),
        ("cross-jack", Ended("agreed draw", None)),
        ("foursquare", Ended("gave up", None)),
        ("foursquare", Ended("time", None)),
    ],
)
def test_how_a_game_stopped_before_its_end_is_kept(open_store: Callable[[], Store], name: str, ended: Ended) -> None:
    game = GAMES[name]
    record = Record(game, game.complete_options({}), 3 if game.dealt else None, ended=ended.to_json())
    kept = open_store().keep_record("ann", record)
    again = open_store().load("ann", kept.id)
    assert again == kept
    assert again.table.ended == ended
    assert again.table.is_over
    assert again.table.record().ended == ended.to_json()


def test_a_record_against_the_rules_is_refused_and_nothing_is_kept(store: Store) -> None:
    game = GAMES["foursquare"]
    options = game.complete_options({})
    for wrong in (
        Record(game, options, 3, moves=("d4", "a1")),
        Record(game, options, 3, ended={"how": "agreed draw", "by": None}),
    ):
        with pytest.raises(Refused):
            store.keep_record("ann", wrong)
    assert kept_rows(store) == 0


@pytest.fixture
def address(kept_store: Store) -> Iterator[str]:
    with served(kept_store, Workers(advise_at_once)) as address:
        yield address


@pytest.fixture
def ann(address: str) -> Iterator[httpx.Client]:
    with browser(address) as client:
        yield client


@pytest.fixture
def guest(address: str) -> Iterator[httpx.Client]:
    with browser(address) as client:
        yield client


def open_record(client: httpx.Client, record: object) -> httpx.Response:
    text = record if isinstance(record, str) else json.dumps(record)
    return client.post("/api/records", json={"text": text})


def what_is_said(answer: httpx.Response) -> str:
    assert answer.status_code == 422
    return english(message_of(answer.json()["error"]))


def given_up(client: httpx.Client, game: str = "unlocker", **wish: Any) -> Json:
    table = play_move(client, open_table(client, game, fresh=True, **wish))
    answer = tell(client, table, "give up")
    assert answer.status_code == 200
    over: Json = answer.json()
    return over


def test_a_downloaded_record_opens_again_and_the_command_line_reads_it(
    ann: httpx.Client, parlour: CommandLine, tmp_path: Path
) -> None:
    for name in WHOLE_GAMES:
        table = open_record(ann, read(name)).json()
        TableJson.model_validate(table)
        answer = ann.get(f"/api/tables/{table['id']}/record")
        RecordJson.model_validate(answer.json())
        file = tmp_path / "record.json"
        file.write_bytes(answer.content)
        ran = parlour("trace", str(file))
        assert ran.status == 0
        assert ran.out.splitlines() == (CASES / f"{name}.jsonl").read_text("utf-8").splitlines()[1:]
        assert open_record(ann, answer.text).json()["id"] == table["id"]


def test_a_record_of_a_game_that_goes_on_can_be_played_on(ann: httpx.Client) -> None:
    table = open_record(ann, {"game": "lake-effect", "deal": 7, "moves": ["draw"]}).json()
    assert (table["imported"], table["over"], table["ply"]) == (True, False, 1)
    after = tell(ann, table, "move", move="draw").json()
    assert (after["ply"], after["imported"]) == (2, True)


def test_a_record_made_under_other_rules_is_opened_with_a_word_about_it(ann: httpx.Client) -> None:
    record = {"game": "lake-effect", "deal": 7, "moves": ["draw"]}
    assert open_record(ann, record | {"rules_version": 1}).json()["noticed"] == []
    table = open_record(ann, record | {"rules_version": 99}).json()
    assert table["noticed"] == [{"key": "note-record-rules", "values": {"version": 99, "now": 1}}]
    assert table["ply"] == 1


def test_a_bad_record_is_refused_in_a_sentence(ann: httpx.Client) -> None:
    for line in (CASES / "bad-records.jsonl").read_text("utf-8").splitlines():
        assert what_is_said(open_record(ann, json.loads(line)["record"]))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no record in it"),
        ("7 of hearts", "Line 1 is not JSON"),
        ('{"game": "unlocker", "game": "unlocker"}', "stands twice"),
        ('{"game": "unlocker", "deal": 1}\n{"game": "unlocker", "deal": 2}', "There are 2 records in it"),
        ('{"game": "unlocker", "deal": 1, "moves": ["S9xz9"]}', "Move 1 of the record, S9xz9, is not possible there."),
        ('{"game": "unlocker", "deal": 1, "ended": {"how": "agreed draw", "by": null}}', "draw is agreed by two"),
    ],
)
def test_what_is_no_record_is_told_so(ann: httpx.Client, text: str, said: str) -> None:
    assert said in what_is_said(open_record(ann, text))


def test_finished_games_are_listed_to_the_last(ann: httpx.Client) -> None:
    ended = {"how": "gave up", "by": None}
    records = [{"game": "unlocker" if deal % 3 else "foursquare", "deal": deal, "ended": ended} for deal in range(23)]
    played = [open_record(ann, record).json() for record in records]
    newest = [table["id"] for table in reversed(played)]
    pages = [ann.get("/api/finished", params={"skip": skip}).json() for skip in (0, 20)]
    for page in pages:
        FinishedJson.model_validate(page)
    assert [table["id"] for page in pages for table in page["tables"]] == newest
    assert [page["more"] for page in pages] == [True, False]
    of_one = ann.get("/api/finished", params={"game": "foursquare"}).json()
    assert {table["game"] for table in of_one["tables"]} == {"foursquare"}
    assert len(of_one["tables"]) == 8
    assert ann.get("/api/finished", params={"game": "whist"}).json() == {"tables": [], "more": False}


def test_whoever_has_its_address_may_look_at_a_finished_game(ann: httpx.Client, guest: httpx.Client) -> None:
    table = given_up(ann)
    path = f"/api/tables/{table['id']}"
    seen = guest.get(path).json()
    assert (seen["own"], seen["can_undo"], seen["can_redo"]) == (False, False, False)
    assert seen["view"] == table["view"]
    PlayedMovesJson.model_validate(guest.get(f"{path}/moves").json())
    for what in ("record", "moves", "positions"):
        mine, theirs = ann.get(f"{path}/{what}"), guest.get(f"{path}/{what}")
        assert mine.status_code == theirs.status_code == 200
        assert mine.content == theirs.content
    while guest.get(f"{path}/review").status_code == 202:
        pass
    assert guest.get(f"{path}/review").json() == ann.get(f"{path}/review").json()
    assert guest.get("/api/finished").json()["tables"] == []


def test_a_guest_can_change_nothing_and_sees_no_game_that_goes_on(ann: httpx.Client, guest: httpx.Client) -> None:
    over = given_up(ann)
    for kind in ("undo", "redo", "restart", "give up"):
        refused(tell(guest, over, kind), 404, "error-table-unknown")
    table = play_move(ann, open_table(ann, "unlocker", deal="5", fresh=True))
    for what in ("", "/record", "/moves", "/positions", "/review", "/outlook", "/why?source=S1"):
        refused(guest.get(f"/api/tables/{table['id']}{what}"), 404, "error-table-unknown")
    for what in ("hint", "peek", "reply"):
        refused(
            guest.post(f"/api/tables/{table['id']}/{what}", json={"version": table["version"]}),
            404,
            "error-table-unknown",
        )
    assert ann.get(f"/api/tables/{table['id']}").json()["own"]


def test_the_moves_are_said_as_they_were_when_they_were_played(ann: httpx.Client) -> None:
    record = read("foursquare/won-1")
    table = open_record(ann, record).json()
    moves = ann.get(f"/api/tables/{table['id']}/moves").json()["moves"]
    assert [one["move"] for one in moves] == record["moves"]
    position = parse_record(record).start()
    for one in moves:
        choice = next(choice for choice in position.view().moves if choice.text == one["move"])
        assert one["words"] == choice.words.to_json()
        position = position.play(one["move"])


def test_guests_wait_for_their_reviews_as_one_player_would(store: Store, tmp_path: Path) -> None:
    from tests.small_jobs import advise

    game = GAMES["foursquare"]
    ended = {"how": "gave up", "by": None}
    kept = [store.keep_record("ann", Record(game, game.complete_options({}), deal, ended=ended)) for deal in range(7)]
    workers = Workers(partial(advise, str(tmp_path / "gate")), each=1)
    reviews = Reviews(store, workers)
    owners = []
    for one, asker in zip(kept, ["ann", *(f"guest {number}" for number in range(6))], strict=True):
        try:
            job = reviews.find_or_begin(one, asker)
            assert isinstance(job, Job)
            owners.append(job.player)
        except Refused as error:
            owners.append(error.message.key)
    workers.close()
    assert owners[0] == "ann"
    assert owners[1 : MOST_WAITING_OF_A_PLAYER + 1] == [GUESTS] * MOST_WAITING_OF_A_PLAYER
    assert owners[-1] == "error-overloaded"


def test_a_review_is_made_once_though_it_is_asked_for_while_it_is_being_kept(store: Store) -> None:
    """Between its end and its keeping a job is neither running nor kept."""
    game = GAMES["foursquare"]
    ended = {"how": "gave up", "by": None}
    kept = store.keep_record("ann", Record(game, game.complete_options({}), 1, ended=ended))
    jobs: list[Job] = []

    class ByHand:
        """Takes jobs and leaves them to the test."""

        def submit(self, name: str, arguments: dict[str, Any], player: str | None = None) -> Job:
            jobs.append(Job(name, arguments, player, KINDS[name]))
            return jobs[-1]

    class Slow(Reviews):
        """Is asked once more amid the keeping."""

        def _keep(self, key: tuple[str, int], future: Future[dict[str, Any]]) -> None:
            amid.append(self.find_or_begin(kept, "ann"))
            amid.append(self.find_or_begin(kept, "ben"))
            super()._keep(key, future)

    amid: list[object] = []
    reviews = Slow(store, cast(Workers, ByHand()))
    assert reviews.find_or_begin(kept, "ann") is reviews.find_or_begin(kept, "ben") is jobs[0]
    jobs[0].future.set_result({"complete": True})
    assert amid == [jobs[0], jobs[0]]
    assert reviews.find_or_begin(kept, "ann") == {"complete": True}
    assert len(jobs) == 1
