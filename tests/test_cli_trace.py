"""``parlour trace``: the lines that the rules page asks for, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command_line import CommandLine, run_process

CASES = Path(__file__).parent / "cases"
TRACES = sorted(CASES.glob("*/*.jsonl"))
BAD_RECORDS = [json.loads(line) for line in (CASES / "bad-records.jsonl").read_text("utf-8").splitlines()]
START = '{"ply": 0, "move": null, "legal": ["S1+", "open"], "status": "playing", "winner": null, "score": -5}\n'
UNLOCKER = '{"game": "unlocker", "deal": 7}'


def record_and_trace(path: Path) -> tuple[str, str]:
    """A case's record and the trace that it is to give."""
    record, _, trace = path.read_text("utf-8").partition("\n")
    return record, trace


@pytest.mark.parametrize("path", TRACES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_case_is_traced_line_for_line(parlour: CommandLine, path: Path) -> None:
    record, trace = record_and_trace(path)
    ran = parlour("trace", "-", typed=record)
    assert ran.out == trace
    assert ran.error == ""
    assert ran.status == (1 if '"error": "illegal move"' in trace else 0)


@pytest.mark.parametrize("bad", BAD_RECORDS, ids=lambda bad: bad["why"])
def test_every_bad_record_is_refused(parlour: CommandLine, bad: dict[str, object]) -> None:
    ran = parlour("trace", "-", typed=json.dumps(bad["record"]))
    assert ran.status == 2
    (line,) = ran.out.splitlines()
    assert list(json.loads(line)) == ["error"]
    assert json.loads(line)["error"].startswith("bad record: ")


def test_a_record_made_under_other_rules_is_traced_as_ever_and_told_of_beside_the_trace(parlour: CommandLine) -> None:
    ran = parlour("trace", "-", typed=json.dumps(json.loads(UNLOCKER) | {"rules_version": 99}))
    assert (ran.out, ran.status) == (START, 0)
    said = "This record was made under version 99 of the rules; here it is played under version 1."
    assert ran.error == f"parlour: {said}\n"
    assert parlour("trace", "-", typed=json.dumps(json.loads(UNLOCKER) | {"rules_version": 1})).error == ""
    assert said in parlour("hint", "-", typed=json.dumps(json.loads(UNLOCKER) | {"rules_version": 99})).error


def test_files_are_traced_one_after_the_other(tmp_path: Path) -> None:
    chosen = TRACES[::20]
    files = []
    for number, path in enumerate(chosen):
        files.append(tmp_path / f"{number}.json")
        files[-1].write_text(record_and_trace(path)[0], "utf-8")
    ran = run_process("trace", *map(str, files))
    assert ran.out == "".join(record_and_trace(path)[1] for path in chosen)


def test_one_record_a_line(parlour: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_text("".join(record_and_trace(path)[0] + "\n\n" for path in TRACES[::20]), "utf-8")
    assert parlour("trace", str(file)).out == "".join(record_and_trace(path)[1] for path in TRACES[::20])


def test_a_record_may_take_many_lines(parlour: CommandLine) -> None:
    assert parlour("trace", "-", typed=json.dumps(json.loads(UNLOCKER), indent=4)).out == START


def test_a_byte_order_mark_does_not_matter(parlour: CommandLine) -> None:
    assert parlour("trace", "-", typed=b"\xef\xbb\xbf" + UNLOCKER.encode()).out == START


def test_a_line_break_of_another_kind_may_be_inside_a_record(parlour: CommandLine) -> None:
    record = '{"game": "unlocker", "deal": 7, "about": {"by": "a\u2028b"}}'
    assert parlour("trace", "-", typed=f"{record}\n{record}").out == START * 2


def test_deal_numbers_keep_all_their_digits(parlour: CommandLine) -> None:
    for number in ("9007199254740993", "9223372036854775807"):
        as_number = parlour("trace", "-", typed=f'{{"game": "unlocker", "deal": {number}}}')
        as_digits = parlour("trace", "-", typed=f'{{"game": "unlocker", "deal": "{number}"}}')
        assert as_number == as_digits
        assert as_number.status == 0


def test_the_worst_record_decides_and_the_others_are_traced_all_the_same(parlour: CommandLine) -> None:
    illegal = '{"game": "unlocker", "deal": 7, "moves": ["S1xa1"]}'
    ran = parlour("trace", "-", typed=f"{UNLOCKER}\n{illegal}\n")
    assert ran.status == 1
    assert ran.out.splitlines()[-1] == (
        '{"error": "illegal move", "ply": 1, "move": "S1xa1", "legal": ["S1+", "open"]}'
    )
    ran = parlour("trace", "-", typed=f"nonsense\n{illegal}\n[]\n{UNLOCKER}\n")
    assert ran.status == 2
    assert "bad record: Line 1 is not JSON" in ran.out.splitlines()[0]
    assert ran.out.endswith(START)


def test_a_file_that_cannot_be_read_does_not_keep_the_next_from_being_traced(
    parlour: CommandLine, tmp_path: Path
) -> None:
    (tmp_path / "good.json").write_text(UNLOCKER, "utf-8")
    ran = parlour("trace", str(tmp_path / "none.json"), str(tmp_path / "good.json"))
    assert ran.status == 2
    assert ran.out == START
    assert ran.error.count("\n") == 1


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b" \n\t\n", b"\xff\xfe\x00", b"\x00", b"nonsense", b'{"game": "unlocker", "deal": NaN}'),
        *(b"[" * 100_000, b'{"game": "unlocker", "deal": ' + b"9" * 5000 + b"}"),
    ],
    ids=range(8),
)
def test_what_is_no_record_at_all_is_a_bad_record(parlour: CommandLine, data: bytes) -> None:
    ran = parlour("trace", "-", typed=data)
    assert ran.status == 2
    assert ran.error == ""
    assert json.loads(ran.out)["error"].startswith("bad record: ")


def test_half_a_character_is_an_illegal_move_like_any_other(parlour: CommandLine) -> None:
    ran = parlour("trace", "-", typed='{"game": "unlocker", "deal": 7, "moves": ["\\ud800"]}')
    assert ran.status == 1
    assert json.loads(ran.out.splitlines()[-1])["move"] == "\ud800"


@pytest.mark.parametrize("start", ['x{["', "[", '{"game": "unlocker", "deal": 7, "moves": ["', '{"game": "', "9"])
def test_a_long_line_of_rubbish_is_refused_in_a_short_one(parlour: CommandLine, start: str) -> None:
    ran = parlour("trace", "-", typed=start * (2_000_000 // len(start)))
    assert ran.status == 2
    assert ran.out.startswith('{"error": "bad record: ')
    assert len(ran.out) < 500
