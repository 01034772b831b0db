"""What finished games come to: the first play of a deal only, help told apart, means that say what they cover."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

import parlour.web
from parlour.players.summary import wilson_interval
from parlour.registry import GAMES
from parlour.table.line import Event
from parlour.table.schema import TableRow
from parlour.table.store import Kept, Par, Store
from parlour.table.table import Opponent, Setup
from parlour.web.charts import COLOURS, HEIGHT, MOST_GROUPS, WIDTH, draw_charts
from parlour.web.statistics import finished_games
from parlour.web.sums import sum_up
from tests.chart_labels import stand_clear
from tests.serving import browser, open_table, served, tell

pytestmark = pytest.mark.xdist_group("databases")

PATIENCE = 250
"""Seconds that an answer may take where a worker has to be started and to compile."""

STATIC = Path(parlour.web.__file__).parent / "static"

TITLES = {"score": "Score", "games": "Games", "when": "When"}


def game(**more: Any) -> dict[str, Any]:
    """A finished game as it comes from the database."""
    usual: dict[str, Any] = {
        "game": "unlocker",
        "options": {},
        "options_text": "{}",
        "deal": None,
        "level": None,
        "two": False,
    }
    how = {"result": "lost", "winner": None, "score": None, "par": None, "milliseconds": 0, "helped": False}
    return {**usual, **how, "ended": "2026-11-30T12:00:00+00:00", **more}


def test_only_the_first_finished_play_of_a_deal_counts() -> None:
    games = [
        game(deal="7", result="lost", score=3),
        game(deal="7", result="won", score=9),
        game(deal="8", result="won"),
    ]
    games.append(game(deal="7", options_text="other", result="won"))
    usual, other = sum_up(games)
    assert usual["again"] == 1
    part = usual["parts"][0]
    assert (part["games"], part["won"], part["lost"]) == (2, 1, 1)
    assert usual["scores"] == [{"score": 3, "won": False, "count": 1}]
    assert (other["again"], other["parts"][0]["won"]) == (0, 1)


def test_help_is_told_apart() -> None:
    games = [game(deal=str(n), result="won", helped=n < 2) for n in range(3)] + [game(deal="9")]
    parts = {part["help"]: part for part in sum_up(games)[0]["parts"]}
    assert {name: (part["games"], part["won"]) for name, part in parts.items()} == {
        "all": (4, 3),
        "without": (2, 1),
        "with": (2, 2),
    }
    assert (parts["all"]["low"], parts["all"]["high"]) == wilson_interval(3, 4)
    assert [part["help"] for part in sum_up(games[:2])[0]["parts"]] == ["all"]


def test_means_say_what_they_cover() -> None:
    games = [
        game(deal="1", result="won", score=27, par=31, milliseconds=60_000),
        game(deal="2", result="won", score=31, par=31, milliseconds=30_000),
        game(deal="3", result="lost", score=-4, milliseconds=10_000),
        game(deal="4", result="lost"),
    ]
    part = sum_up(games)[0]["parts"][0]
    assert part["score"] == {"mean": 18, "games": 3, "best": 31}
    assert part["below_par"] == {"mean": 2, "games": 2, "reached": 1}
    assert part["time"] == {"mean": 100_000 / 3, "games": 3, "best": 30_000}


def test_results_are_shown_by_days_and_over_a_long_time_by_months() -> None:
    days = [game(deal=str(n), ended=f"2026-11-{day}T01:00:00+00:00") for n, day in enumerate(("01", "30", "30"))]
    assert [one["when"] for one in sum_up(days)[0]["over_time"]] == ["2026-11-01", "2026-11-30"]
    days.append(game(deal="5", result="won", ended="2027-01-01T00:00:00+00:00"))
    over_time = sum_up(days)[0]["over_time"]
    assert over_time == [
        {"when": "2026-11", "won": 0, "drawn": 0, "lost": 3},
        {"when": "2027-01", "won": 1, "drawn": 0, "lost": 0},
    ]


def test_where_people_play_both_sides_the_sides_are_counted() -> None:
    games = [game(game="cross-jack", two=True, result="won", winner=side) for side in ("X", "X", "O", None)]
    group = sum_up(games)[0]
    assert group["sides"] == {"X": 2, "O": 1, "drawn": 1}
    assert group["parts"][0]["games"] == 4


def test_charts_have_the_pages_colours_and_stop_when_the_time_is_over() -> None:
    groups = sum_up([game(deal=str(n), result="won" if n % 3 else "lost", score=n) for n in range(9)])
    charts = draw_charts(groups, TITLES, lambda: False)
    assert [(chart["group"], chart["name"]) for chart in charts] == [(0, "scores"), (0, "over_time")]
    for chart in charts:
        assert chart["svg"].startswith("<svg")
        assert COLOURS["won"] in chart["svg"]
        assert COLOURS["lost"] in chart["svg"]
    assert draw_charts(groups, TITLES, lambda: True) == charts[:1]  # The first one has the time that starting takes.


def test_few_scores_stand_in_the_middle_of_their_chart() -> None:
    svg = draw_charts(sum_up([game(deal="1", result="won", score=9)]), TITLES, lambda: False)[0]["svg"]
    labels = [int(text) for text in re.findall(r">(-?\d+)</text>", svg)]
    assert 4 in labels
    assert 14 in labels
    assert max(labels) < 20


@pytest.mark.parametrize("score", [17, -24, 1234])
def test_crowded_scores_stand_clear_of_one_another(score: int) -> None:
    svg = draw_charts(sum_up([game(deal="1", result="won", score=score)]), TITLES, lambda: False)[0]["svg"]
    assert stand_clear(svg)


def test_charts_are_as_large_as_the_page_keeps_room_for() -> None:
    groups = sum_up([game(deal=str(n), options_text=str(n), score=10**n) for n in range(MOST_GROUPS + 1)])
    charts = draw_charts(groups, TITLES, lambda: False)
    assert len(charts) == 2 * MOST_GROUPS
    assert all(f'width="{WIDTH}" height="{HEIGHT}"' in chart["svg"] for chart in charts)
    assert f"aspect-ratio: {WIDTH} / {HEIGHT};" in (STATIC / "css/statistics.css").read_text("utf-8")
    assert f"MOST_DRAWN = {MOST_GROUPS};" in (STATIC / "js/pages/statistics.js").read_text("utf-8")


def setup_of(name: str, deal: int | None = 22, opponent: Opponent | None = None) -> Setup:
    rules = GAMES[name]
    return Setup(rules, rules.complete_options({}), deal if rules.dealt else None, opponent)


def play_out(store: Store, kept: Kept, seed: int) -> Kept:
    random = Random(seed)
    while not kept.table.is_over:
        kept, _ = store.append(kept, Event("move", random.choice(kept.table.position.legal), milliseconds=1_000))
    return kept


def test_what_is_kept_is_what_counts(open_store: Callable[[], Store]) -> None:
    store = open_store()
    played = play_out(store, store.new_table("ann", setup_of("cross-the-barrier")), 1)
    first = played.table.first_result
    assert first is not None
    store.keep_par(played, Par(31, 31))
    played, _ = store.append(played, Event("restart"))
    played, _ = store.append(played, Event("hint", "x"))
    given_up = store.new_table("ann", setup_of("unlocker"))
    given_up, _ = store.append(given_up, Event("peek", milliseconds=500))
    given_up, _ = store.append(given_up, Event("give up", milliseconds=500))
    against = store.new_table("ann", setup_of("cross-jack", opponent=Opponent(3, "X")))
    store.append(against, Event("give up"))
    store.new_table("ann", setup_of("foursquare"))
    barrier, unlocker, jack = finished_games(open_store(), "ann")
    assert (barrier["score"], barrier["par"], barrier["helped"]) == (first.score, 31, False)
    assert barrier["milliseconds"] == 1_000 * (first.moves or 0)
    assert (unlocker["result"], unlocker["helped"], unlocker["milliseconds"]) == ("lost", True, 1_000)
    assert (jack["result"], jack["level"], jack["two"]) == ("lost", 3, False)
    assert finished_games(store, "bob") == []


def test_games_of_an_unknown_kind_count_in_nothing(store: Store) -> None:
    kept = store.new_table("ann", setup_of("unlocker"))
    store.append(kept, Event("give up"))
    with store.database.write() as connection:
        connection.execute(update(TableRow).values(game="whist"))
    assert finished_games(store, "ann") == []


def test_statistics_over_http(new_database: Callable[[str], str]) -> None:
    store = Store.open(new_database("sqlite"))
    with served(store) as address, browser(address) as client:
        client.timeout = PATIENCE
        assert client.get("/api/statistics").json() == {"groups": [], "streaks": {"now": 0, "longest": 0, "games": []}}
        assert client.get("/api/statistics/charts").json() == []
        tell(client, open_table(client, "foursquare", deal="5"), "give up")
        groups = client.get("/api/statistics").json()["groups"]
        assert [(group["game"], group["parts"][0]["lost"]) for group in groups] == [("foursquare", 1)]
        charts = client.get("/api/statistics/charts").json()
        assert {chart["name"] for chart in charts} >= {"over_time"}
        assert client.get("/api/statistics/charts?language=xx").status_code == 422
    store.close()
