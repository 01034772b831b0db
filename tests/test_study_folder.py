"""The folder of a study is whole or told to be no study, whatever happened to it."""

from __future__ import annotations

import copy
import json
import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest
from polars.testing import assert_frame_equal

from parlour.message import Refused
from parlour.registry import find_game
from parlour.study.folder import Folder
from parlour.study.local import play_here
from parlour.study.plan import Plan, Variant
from parlour.study.play import part_as_file
from parlour.study.run import run_study
from tests.command_line import CommandLine
from tests.studying import plan_of, study, without_seconds


def test_a_study_goes_on_only_as_it_began(parlour: CommandLine, tmp_path: Path) -> None:
    start = ("study", "unlocker", "--deals", "0-9", "--player", "greedy", "--examine", "0")
    assert parlour(*start, "--out", str(tmp_path / "a")).status == 0
    kept = ("--resume", str(tmp_path / "a"))
    for more in (("unlocker",), ("--deals", "0-9"), ("--seed", "5"), ("--set", "max_slots=3"), ("--out", "b")):
        assert "has its own game, deals and options" in parlour.refused("study", *more, *kept), more
    assert "There is no study" in parlour.refused("study", "unlocker", "--resume", str(tmp_path / "nowhere"))
    assert parlour("study", *kept, "--jobs", "2").status == 0
    assert "There is a study" in parlour.refused(*start, "--out", str(tmp_path / "a"))


def test_a_folder_with_other_files_is_left_alone(parlour: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text("mine", "utf-8")
    told = parlour.refused("study", "unlocker", "--deals", "0-9", "--player", "greedy", "--out", str(tmp_path))
    assert "There are other files" in told
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]


def damage(path: Path, how: str) -> None:
    content = path.read_bytes()
    if how == "another part":
        shutil.copy(next(file for file in path.parent.iterdir() if file != path), path)
    else:
        middle = len(content) // 2
        changed = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
        path.write_bytes({"cut": content[:-50], "empty": b"", "random": bytes(200), "one bit": changed}[how])


@pytest.mark.parametrize("how", ["cut", "empty", "random", "one bit", "another part"])
def test_a_damaged_part_is_played_again(tmp_path: Path, how: str) -> None:
    plan = plan_of(("greedy", "random"))
    whole = study(tmp_path / "a", plan, play_here)
    parts = sorted((tmp_path / "a" / "parts").iterdir())
    damage(parts[0], how)
    assert without_seconds(run_study(Folder.open(tmp_path / "a"), play_here)).equals(whole)


@pytest.mark.parametrize(("name", "value"), [("seed", 1), ("goal", "score"), ("examined", 3)])
def test_parts_of_another_plan_are_played_again(tmp_path: Path, name: str, value: object) -> None:
    plan = plan_of(("greedy", "thoughtful"))
    study(tmp_path / "a", plan)
    kept = tmp_path / "a" / "study.json"
    kept.write_text(json.dumps(json.loads(kept.read_text("utf-8")) | {name: value}), "utf-8")
    changed = Folder.open(tmp_path / "a")
    assert not any(changed.is_done(part) for block in plan.blocks() for part in plan.parts_of(block))
    assert_frame_equal(without_seconds(run_study(changed, play_here)), study(tmp_path / "b", changed.plan))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seed", "zero"),
        ("last", "-9"),
        ("players", ["gredy"]),
        ("until", 1e999),
        ("variants", [{"name": "unusual", "options": {}}]),
        ("goal", "fun"),
        ("game", "chess"),
    ],
)
def test_a_damaged_plan_is_no_study(parlour: CommandLine, tmp_path: Path, name: str, value: object) -> None:
    folder = Folder.create(tmp_path, plan_of(("greedy",)))
    kept = folder.plan.to_json()
    for text in (json.dumps(kept | {name: value}), json.dumps(kept)[:-9], "[" * 100_000, "{}"):
        (tmp_path / "study.json").write_text(text, "utf-8")
        assert "is not as a study writes it" in parlour.refused("study", "--resume", str(tmp_path))
    (tmp_path / "study.json").write_text(json.dumps(kept | {"rules_version": 99}), "utf-8")
    assert "under other rules" in parlour.refused("study", "--resume", str(tmp_path))


def places(value: object, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all values within JSON, that of the whole too."""
    yield place
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inner:
        yield from places(each, (*place, name))


def put(value: Any, place: tuple[str | int, ...], other: object) -> Any:
    """A copy of JSON with another value in a place."""
    if not place:
        return other
    whole = copy.copy(value)
    whole[place[0]] = put(value[place[0]], place[1:], other)
    return whole


def at(value: Any, place: tuple[str | int, ...]) -> object:
    return reduce(getitem, place, value)


WRONG = (None, True, False, 0, 1, -1, 1.0, 1.5, 0.7, float("nan"), float("inf"), 2**63, 10**30, "", "x", "1", "\ud800")


WRONG_INSIDE: tuple[object, ...] = (
    [],
    [None],
    [5],
    ["x", ["x"]],
    {},
    {"x": 1},
    {"options": 5},
    {"name": "usual", "options": {"x": []}},
)


RIGHT = {
    "variants": (),
    "seed": (0, 1),
    "budget": (None, 1),
    "states": (1,),
    "memory": (1,),
    "examined": (0, 1),
    "until": (None,),
    "first": ("1",),
    "last": ("1",),
}
"""Of the values above those that another study would have."""


@pytest.mark.parametrize("game", ["unlocker", "cross-jack"])
def test_a_plan_with_any_value_of_another_kind_is_no_study(parlour: CommandLine, tmp_path: Path, game: str) -> None:
    variant = Variant.of(find_game(game), find_game(game).complete_options({}))
    kept = Folder.create(tmp_path, Plan(game, (variant,), ("random",), 0, 1, budget=7, until=0.25)).plan.to_json()
    for place in places(kept):
        for wrong in (*WRONG, *WRONG_INSIDE):
            text = json.dumps(put(kept, place, wrong))
            right = (at(kept, place), *(RIGHT.get(str(place[0]), ()) if len(place) == 1 else ()))
            if text in (json.dumps(put(kept, place, each)) for each in right):
                continue
            if place[:1] == ("variants",) and "options" in place and type(wrong) is type(at(kept, place)):
                continue  # Another value of the option, perhaps, under the name of the usual rules.
            if place == ("rules_version",) and type(wrong) is int:
                continue
            (tmp_path / "study.json").write_text(text, "utf-8")
            assert "is not as a study writes it" in parlour.refused("study", "--resume", str(tmp_path)), text
    (tmp_path / "study.json").write_bytes(b"\xff")
    assert "is not as a study writes it" in parlour.refused("study", "--resume", str(tmp_path))


@pytest.mark.parametrize("name", ["report.html", "rows.parquet", ".lock", f"parts/v0-p0-{0:019}"])
def test_a_folder_in_the_way_is_named(parlour: CommandLine, tmp_path: Path, name: str) -> None:
    folder = Folder.create(tmp_path / "g", plan_of(("greedy",), 1))
    (folder.path / name).mkdir()
    told = parlour.refused("study", "--resume", str(folder.path))
    assert told == f'The study cannot be kept in "{folder.path}", because of "{folder.path / name}": Is a directory.'
    (folder.path / name).rmdir()
    assert not list(folder.path.rglob(".*.*")), "an unfinished file is left"
    assert parlour("study", "--resume", str(folder.path)).status == 0


def test_a_file_in_the_way_of_a_folder_is_named(parlour: CommandLine, tmp_path: Path) -> None:
    folder = Folder.create(tmp_path / "g", plan_of(("greedy",), 1))
    (folder.path / "parts").rmdir()
    (folder.path / "parts").touch()
    told = parlour.refused("study", "--resume", str(folder.path))
    assert told == f'The study cannot be kept in "{folder.path}", because of "{folder.path}/parts": File exists.'
    start = ("study", "unlocker", "--deals", "0-1", "--player", "greedy", "--out")
    file = folder.path / "parts"
    assert parlour.refused(*start, str(file)) == f'The study cannot be kept in "{file}": File exists.'
    assert f'in "{file}/in/it", because of "{file}": Not a directory.' in parlour.refused(*start, f"{file}/in/it")


@pytest.mark.parametrize("name", ["a b", "it's", "-x", "$HOME;ls", "two\nlines", os.fsdecode(b"not utf-8 \xff")])
def test_the_command_to_go_on_with_is_one_that_a_shell_takes(parlour: CommandLine, tmp_path: Path, name: str) -> None:
    start = ("study", "unlocker", "--deals", "0-1", "--player", "greedy", "--examine", "0", "--out")
    ran = parlour(*start, str(tmp_path / name))
    assert ran.status == 0
    command = "parlour() { printf '%s|' \"$@\"; };" + ran.error.rpartition("go on with: ")[2]
    taken = subprocess.run(["bash", "-c", command], stdout=subprocess.PIPE, check=True).stdout
    assert taken == b"study|--resume|" + os.fsencode(tmp_path / name) + b"|"
    assert parlour("study", "--resume", str(tmp_path / name)).status == 0
    assert "There is a study in" in parlour.refused(*start, str(tmp_path / name))


@contextmanager
def full_disk() -> Iterator[None]:
    """No file may have more than ten bytes, so that writing fails as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path) -> None:
    plan = plan_of(("greedy",))
    with full_disk(), pytest.raises(Refused, match=r"cannot be kept in .*: File too large"):
        Folder.create(tmp_path / "none", plan)
    folder = Folder.create(tmp_path / "study", plan)
    part = next(plan.parts_of(range(5)))
    content = part_as_file(plan, part)
    assert content is not None
    with full_disk(), pytest.raises(Refused, match="File too large"):
        folder.write(part, content)
    with full_disk(), pytest.raises(Refused, match="File too large"):
        folder.keep_report("as long as a report")
    assert {path.name for path in tmp_path.rglob("*") if path.is_file()} == {"study.json"}
    assert not folder.is_done(part)
    folder.write(part, content)
    assert folder.is_done(part)


def test_two_cannot_run_the_same_study(tmp_path: Path) -> None:
    folder = Folder.create(tmp_path, plan_of(("greedy",)))
    with folder.alone(), pytest.raises(Refused, match="Somebody is running"), Folder.open(tmp_path).alone():
        pass
