"""Studies on the page: played one at a time out of everybody's way, kept, and refused in a sentence where need be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from parlour.registry import find_game
from parlour.study.plan import Plan, Variant
from parlour.table.store import Store
from parlour.web.kept_studies import Shelf, Unkept
from parlour.web.study_process import NICENESS, play_study
from parlour.web.study_queue import MOST_WAITING, Play, StudyQueue, TooManyStudies
from parlour.web.workers import NICENESS as NICENESS_OF_WORKERS
from parlour.web.workers import Overloaded
from parlour.words import LANGUAGES
from tests.serving import Json, browser, served
from tests.small_studies import die, play_at_once, play_eagerly, play_late
from tests.test_server import refused

LONG = 60
SERVER = "http://127.0.0.1:8642"

Open = Callable[..., StudyQueue]


def plan_of(players: tuple[str, ...] = ("random",), last: int = 9) -> Plan:
    game = find_game("unlocker")
    variants = tuple(Variant.of(game, game.complete_options(options)) for options in ({}, {"max_slots": 2}))
    return Plan(game.id, variants, players, 0, last, examined=0)


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """A file that some studies wait for."""
    return tmp_path / "gate"


@pytest.fixture
def open_queue(tmp_path: Path) -> Iterator[Open]:
    """Opens the same studies again and again, as servers would that follow one another."""
    opened: list[StudyQueue] = []

    def open_it(play: Play = play_at_once, seconds: float = LONG) -> StudyQueue:
        opened.append(StudyQueue(Shelf(tmp_path / "studies"), play, seconds))
        return opened[-1]

    yield open_it
    for queue in opened:
        queue.close()


def test_a_study_has_a_process_of_its_own_that_gives_way_to_all_who_play(open_queue: Open) -> None:
    queue = open_queue(play_study)
    study = queue.begin("ann", plan_of(), SERVER)
    until(lambda: queue.process_id is not None)
    process = psutil.Process(queue.process_id)
    assert process.pid != os.getpid()
    until(lambda: process.nice() >= NICENESS)
    assert NICENESS > NICENESS_OF_WORKERS
    assert queue.cancel("ann", study.id).state == "stopped"
    assert not process.is_running()


def test_studies_are_played_one_after_the_other_and_a_cancelled_one_is_gone(open_queue: Open, gate: Path) -> None:
    queue = open_queue(partial(play_late, str(gate)))
    first, second, third = (queue.begin(player, plan_of(), SERVER) for player in ("ann", "bob", "cat"))
    until(lambda: queue.process_id is not None)
    process = psutil.Process(queue.process_id)
    assert [study.state for study in (first, second, third)] == ["running", "waiting", "waiting"]
    assert [queue.ahead_of(study) for study in (first, second, third)] == [0, 1, 2]
    queue.cancel("ann", first.id)
    assert not process.is_running()
    assert (first.state, first.why) == ("stopped", "cancelled")
    queue.cancel("bob", second.id)
    gate.touch()
    until(lambda: third.state == "done")
    assert second.state == "stopped"
    assert queue.resume("ann", first.id) is first
    until(lambda: first.state == "done")


def test_a_player_has_two_in_the_queue_and_all_together_so_many(open_queue: Open, gate: Path) -> None:
    queue = open_queue(partial(play_late, str(gate)))
    mine = [queue.begin("ann", plan_of(), SERVER) for _ in range(2)]
    with pytest.raises(TooManyStudies):
        queue.begin("ann", plan_of(), SERVER)
    until(lambda: mine[0].state == "running")
    for number in range(1, MOST_WAITING):
        queue.begin(f"player {number}", plan_of(), SERVER)
    with pytest.raises(Overloaded):
        queue.begin("zoe", plan_of(), SERVER)


def test_a_study_that_has_had_its_time_or_broke_off_can_go_on(open_queue: Open, gate: Path) -> None:
    queue = open_queue(partial(play_late, str(gate)), 0.1)
    study = queue.begin("ann", plan_of(), SERVER)
    until(lambda: study.state == "stopped")
    assert study.why == "time"
    queue.close()
    queue = open_queue(die)
    study = queue.find(study.id)
    assert (study.state, study.why) == ("stopped", "time")
    queue.resume("ann", study.id)
    until(lambda: study.state == "stopped")
    assert study.why == "broken"


def test_the_next_server_knows_all_studies_and_plays_what_was_not_at_its_end(open_queue: Open, gate: Path) -> None:
    queue = open_queue(partial(play_late, str(gate)))
    study, later = (queue.begin("ann", plan_of(), SERVER) for _ in range(2))
    until(lambda: study.state == "running")
    queue.close()
    assert study.state == "running", "a server that stops does not count as a fault of the study"
    strange = queue.shelf.folder / ("a" * 16)
    strange.mkdir()
    (strange / "kept.json").write_text("[1]")
    again = open_queue()
    assert [one.id for one in again.of("ann")] == [later.id, study.id]
    until(lambda: all(one.state == "done" for one in again.of("ann")))
    again.close()
    assert [one.state for one in open_queue().of("ann")] == ["done", "done"]


@pytest.fixture(scope="module")
def address(kept_store: Store) -> Iterator[str]:
    with served(kept_store, play=play_at_once) as address:
        yield address


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    with browser(address) as client:
        yield client


WISH: Json = {"game": "unlocker", "options": {}, "versus": {"max_slots": 2}, "players": ["random"], "deals": 20}


def begin(client: httpx.Client, **changes: Any) -> Json:
    answer = client.post("/api/studies", json=WISH | changes)
    assert answer.status_code == 200, answer.text
    study: Json = answer.json()
    return study


def await_end(client: httpx.Client, study: Json) -> Json:
    """The study once it is over."""
    path = f"/api/studies/{study['id']}"
    until(lambda: client.get(path).json()["state"] in ("done", "stopped"))
    over: Json = client.get(path).json()
    return over


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"versus": {}}, "studies-same-rules"),
        ({"players": []}, "studies-no-players"),
        ({"players": ["random", "random"]}, "study-twice"),
        ({"players": ["level-1"]}, "error-player-unknown"),
        ({"deals": 0}, "studies-deals-wrong"),
        ({"deals": 10_001}, "studies-deals-wrong"),
        ({"deals": "20"}, "error-request"),
        ({"first": "-1"}, "error-deal"),
        ({"first": str(2**63)}, "error-deal"),
        ({"first": str(2**63 - 10)}, "studies-deals-end"),
        ({"options": {"max_slots": 9}}, "error-option-value"),
        ({"game": "chess"}, "error-game-unknown"),
        ({"size": 5}, "error-request-unknown"),
    ],
)
def test_what_makes_no_study_is_refused(client: httpx.Client, changes: Json, key: str) -> None:
    refused(client.post("/api/studies", json=WISH | changes), 422, key)
    assert client.get("/api/studies").json()["studies"] == []


def test_a_first_deal_too_near_the_last_one_is_told_as_it_was_typed(client: httpx.Client) -> None:
    first = str(2**63 - 10)
    answer = client.post("/api/studies", json=WISH | {"first": first})
    assert answer.json()["error"]["values"] == {"first": first, "deals": 20, "most": str(2**63 - 1)}
    begin(client, first=first, deals=10)


def test_a_study_is_its_players_and_can_be_read_by_whoever_has_its_address(address: str, client: httpx.Client) -> None:
    study = await_end(client, begin(client, first="7"))
    assert (study["own"], study["state"], study["first"], study["all_games"]) == (True, "done", "7", 40)
    path = f"/api/studies/{study['id']}"
    with browser(address) as other:
        assert other.get("/api/studies").json()["studies"] == []
        assert other.get(path).json() == study | {"own": False}
        for what in ("cancel", "resume", "delete"):
            refused(other.post(f"{path}/{what}"), 404, "studies-unknown")
        for language in LANGUAGES:
            assert other.get(f"{path}/report?language={language}").json() == {"html": f"<p>{language}</p>"}
            page = other.get(f"{path}/report.html?language={language}")
            assert page.text == f"<html>{language}</html>"
            assert page.headers["content-disposition"].startswith("attachment")
        assert other.get(f"{path}/rows.parquet").content == b"rows"
        refused(other.get(f"{path}/report?language=xx"), 422, "error-language")
    refused(client.post(f"{path}/resume"), 409, "studies-going-on")
    assert client.post(f"{path}/delete").json()["studies"] == []
    refused(client.get(path), 404, "studies-unknown")


def test_what_is_not_at_its_end_has_no_report(kept_store: Store, gate: Path) -> None:
    with served(kept_store, play=partial(play_late, str(gate))) as here, browser(here) as client:
        study = begin(client)
        path = f"/api/studies/{study['id']}"
        for name in ("report", "report.html", "rows.parquet"):
            refused(client.get(f"{path}/{name}"), 409, "studies-unfinished")
        refused(client.post(f"{path}/delete"), 409, "studies-going-on")
        begin(client)
        refused(client.post("/api/studies", json=WISH), 409, "studies-at-once")
        assert client.post(f"{path}/cancel").json()["why"] == "cancelled"
        assert client.post("/api/own-data/delete", json={"games": 0}).status_code == 200
        assert client.get("/api/studies").json()["studies"] == []


def test_a_disk_that_takes_nothing_is_told(open_queue: Open, tmp_path: Path) -> None:
    (tmp_path / "studies").write_text("a file where a folder should be")
    queue = open_queue()
    with pytest.raises(Unkept):
        queue.begin("ann", plan_of(), SERVER)
    assert queue.of("ann") == []


HOLD = """
import json, sys, time
from pathlib import Path
from parlour.study.plan import Plan
from parlour.web.kept_studies import Shelf
from parlour.web.study_queue import StudyQueue
from tests.small_studies import play_eagerly

if __name__ == "__main__":
    queue = StudyQueue(Shelf(Path(sys.argv[1])), play_eagerly)
    queue.begin("ann", Plan.from_json(json.loads(sys.argv[2])), "")
    time.sleep(600)
"""
"""What a server does with a study that is begun, and nothing else."""


def test_a_killed_server_loses_no_part_and_the_next_one_goes_on(open_queue: Open, tmp_path: Path) -> None:
    plan, folder = plan_of(("random", "greedy"), 199), tmp_path / "studies"
    (tmp_path / "hold.py").write_text(HOLD)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(tmp_path / "hold.py"), str(folder), json.dumps(plan.to_json())]
    with subprocess.Popen(command, env=environment) as server:
        try:
            until(lambda: bool(list(folder.glob("*/parts/v*"))))
            children = psutil.Process(server.pid).children()
        finally:
            server.kill()
    until(lambda: not any(child.is_running() for child in children))
    done = {path: path.stat().st_mtime_ns for path in folder.glob("*/parts/v*")}
    queue = open_queue(play_eagerly)
    (study,) = queue.of("ann")
    until(lambda: queue.shelf.progress(study)["games"] == plan.games or study.state != "running")
    assert study.state in ("waiting", "running", "done")
    assert done.items() <= {path: path.stat().st_mtime_ns for path in folder.glob("*/parts/v*")}.items()
