"""The lessons: every move can be played, every word is there, and each ends with a win."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from parlour.game import Game
from parlour.lessons import lesson
from parlour.lessons.lesson import has_lesson, read_lesson, read_pictures
from parlour.message import Refused
from parlour.record import parse_record
from parlour.registry import GAMES
from parlour.rules import unlocker
from parlour.table.store import Store
from parlour.terminal.sheet import sheet_lines
from parlour.web.wire_lessons import LessonJson, SheetJson
from parlour.words import FOLDER, LANGUAGES, catalogue_text
from tests.serving import browser, served

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

PLAYED = '[games.played]\ndeal = "1848"\nmoves = "S1xa2 S1xa1"\n'


@games
def test_every_game_has_a_lesson_that_its_learner_wins(game: Game) -> None:
    assert has_lesson(game)
    written = tomllib.loads((lesson.FOLDER / f"{game.id}.toml").read_text("utf-8"))
    played = written["games"]["lesson"]
    end = parse_record({**played, "game": game.id, "moves": played["moves"].split()}).end()
    assert end.status == "won"
    assert end.winner in (None, "X")
    assert read_lesson(game)[-1].frames[-1].view == end.view()


@games
def test_each_step_goes_on_from_the_one_before(game: Game) -> None:
    steps = read_lesson(game)
    assert 10 <= len(steps) <= 20
    assert sum(step.asked is not None for step in steps) >= 6
    for step, following in pairwise(steps):
        if step.asked is None:
            assert following.cut or following.frames[0].view == step.frames[-1].view
        else:
            move = next(move for move in step.frames[-1].view.moves if move.text == step.asked)
            assert following.frames[0].said == move.words
            assert following.frames[0].happened


@games
def test_whatever_is_pointed_at_is_on_the_table(game: Game) -> None:
    shown = [(step.frames[-1].view, step.point) for step in read_lesson(game)]
    shown += [(picture.view, picture.point) for picture in read_pictures(game).values()]
    for view, point in shown:
        assert set(point) <= {place.id for place in view.layout.places}


@games
def test_some_moves_are_left_for_the_learner_to_find(game: Game) -> None:
    finding = [step for step in read_lesson(game) if step.find]
    assert all(step.asked is not None for step in finding)
    assert finding or game.players == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_has_its_words_and_no_words_are_left_over(language: str) -> None:
    said = {step.text.key for game in GAMES.values() for step in read_lesson(game)}
    written = {entry.id.name for entry in parse(catalogue_text(language)).body if isinstance(entry, fluent.Message)}
    assert {key for key in written if key.startswith("lesson-")} == said


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_a_sheet_shows_the_pictures_that_there_are(game: Game, language: str) -> None:
    sheet = (FOLDER / language / f"{game.id}.md").read_text("utf-8")
    pictures = re.findall(r"^!\[(.+)\]\((.+)\)$", sheet, re.MULTILINE)
    assert sorted(name for _, name in pictures) == sorted(read_pictures(game))
    assert 2 <= len(pictures) <= 4
    in_a_terminal = " ".join(sheet_lines(game, language, 80, False))
    assert not [words for words, _ in pictures if words[:20] in in_a_terminal]


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ('[[steps]]\ntext = "a"\ngame = "played"\nply = 0\nasked = 2', "end with a win"),
        ('[[steps]]\ntext = "a"\ngame = "played"\nply = 0\n[[steps]]\ntext = "b"', "end with a win"),
        ('[[steps]]\ntext = "a"\ngame = "played"\nply = 0\npoint = ["z9"]', "z9"),
        ('[[steps]]\ntext = "a"\ngame = "played"\nply = 0\nasked = 1\n[[steps]]\ntext = "b"\nply = 0', "led to"),
    ],
)
def test_a_lesson_that_makes_no_sense_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: str, fault: str
) -> None:
    monkeypatch.setattr(lesson, "FOLDER", tmp_path)
    (tmp_path / "unlocker.toml").write_text(PLAYED + steps)
    with pytest.raises(ValueError, match=fault):
        read_lesson(Game.from_rules(unlocker))


def test_a_move_that_the_rules_forbid_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson, "FOLDER", tmp_path)
    (tmp_path / "unlocker.toml").write_text(PLAYED.replace("S1xa1", "S1xa3"))
    with pytest.raises(Refused):
        read_lesson(Game.from_rules(unlocker))


def test_a_game_may_do_without_a_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson, "FOLDER", tmp_path)
    game = Game.from_rules(unlocker)
    assert not has_lesson(game)
    assert read_lesson(game) == ()
    assert read_pictures(game) == {}


@pytest.mark.xdist_group("databases")
def test_lessons_and_pictures_over_http(store: Store) -> None:
    with served(store) as address, browser(address) as client:
        for game in GAMES:
            LessonJson.model_validate(client.get(f"/api/lessons/{game}").json())
            sheet = SheetJson.model_validate(client.get(f"/api/sheets/{game}").json())
            assert set(re.findall(r'data-picture="([a-z-]+)"', sheet.html)) == set(sheet.pictures)
            assert client.get(f"/{game}/lesson").status_code == 200
        assert all(game["lesson"] for game in client.get("/api/games").json())
        missing = client.get("/api/lessons/whist")
        assert (missing.status_code, missing.json()["error"]["key"]) == (404, "error-game-unknown")
        assert client.get("/whist/lesson").status_code == 404
        assert client.get("/api/tables").json() == []
