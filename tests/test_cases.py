"""Every trace of the independent implementation matches line for line, and every bad record is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.message import Refused
from parlour.record import parse_record, trace

CASES = Path(__file__).parent / "cases"


@pytest.mark.parametrize("path", sorted(CASES.glob("*/*.jsonl")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_trace_matches(path: Path) -> None:
    record, *expected = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert list(trace(parse_record(record))) == expected


def bad_records() -> list[Any]:
    lines = (CASES / "bad-records.jsonl").read_text("utf-8").splitlines()
    return [pytest.param(case["record"], id=case["why"]) for case in map(json.loads, lines)]


@pytest.mark.parametrize("record", bad_records())
def test_a_record_that_makes_no_sense_is_refused_with_one_sentence(record: object) -> None:
    sentence = str(pytest.raises(Refused, parse_record, record).value)
    assert sentence.endswith((".", "}"))
    assert "\n" not in sentence


def test_there_are_cases_for_every_game() -> None:
    assert {path.parent.name for path in CASES.glob("*/*.jsonl")} == {
        "cross-jack",
        "cross-the-barrier",
        "foursquare",
        "lake-effect",
        "unlocker",
    }
