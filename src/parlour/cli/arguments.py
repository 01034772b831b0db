"""What the words of a command line mean: games, options, deals and numbers."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from parlour.cli.complaint import note
from parlour.game import Game, Option, OptionValue
from parlour.message import Refused
from parlour.record import Record, parse_deal, parse_record, read_records
from parlour.search.solution import MEMORY, MOST_MEMORY, MOST_STATES, STATES, Goal


def chosen_options(game: Game, preset: str | None, settings: Sequence[str]) -> dict[str, OptionValue]:
    """All the game's options: the preset's, with the settings ``option=value`` in their place. Raises Refused."""
    options = game.preset(preset) if preset is not None else game.complete_options({})
    return options | parse_settings(game, settings)


def parse_settings(game: Game, settings: Sequence[str]) -> dict[str, OptionValue]:
    """The options that settings ``option=value`` name. Raises Refused."""
    chosen: dict[str, OptionValue] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Refused("usage-setting", setting=setting[:60], example=example_setting(game.options[0]))
        option = game.option(name)
        if name in chosen:
            raise Refused("usage-setting-twice", option=name)
        chosen[name] = option.parse(value)
    return chosen


def example_setting(option: Option, current: OptionValue | None = None) -> str:
    """How an option is set to another value than the usual one, and than the one that it has now, if there is one."""
    others = [text for value, text in zip(option.values, option.texts, strict=True) if value != current]
    return f"{option.name}={others[-1]}"  # The usual value comes first.


def chosen_deal(game: Game, deal: str | None) -> int | None:
    """The deal number that was typed, None where none was. Raises Refused, also where the game has no cards to deal."""
    if deal is None:
        return None
    if not game.dealt:
        raise Refused("usage-not-dealt", game=game.title)
    return parse_deal(deal)


def chosen_start(game: Game, deal: str | None, preset: str | None, settings: Sequence[str]) -> Record:
    """The start that was asked for, with its deal where the game has one. Raises Refused."""
    number = chosen_deal(game, deal)
    if game.dealt and number is None:
        raise Refused("usage-deal-needed", game=game.title)
    return Record(game, chosen_options(game, preset, settings), number)


def parse_number(text: str, option: str, least: int, most: int) -> int:
    """A whole number in plain digits between two limits. Raises Refused."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most:
        return int(text)
    raise Refused("usage-number", option=option, value=text[:40], least=str(least), most=str(most))


def parse_range(text: str, option: str) -> range:
    """The deals of a range ``A-B``, both ends included. Raises Refused."""
    first, dash, last = text.partition("-")
    if dash and first and last:
        low, high = parse_deal(first), parse_deal(last)
        if low <= high:
            return range(low, high + 1)
    raise Refused("usage-range", option=option, value=text[:60])


def parse_choice(text: str, option: str, choices: Sequence[str]) -> str:
    """One of the choices. Raises Refused."""
    if text in choices:
        return text
    raise Refused("usage-choice", option=option, value=text[:40], values=", ".join(choices))


GOALS: dict[str, Goal] = {"win": "win", "score": "score"}


def parse_goal(text: str | None) -> Goal:
    """The goal that --goal names, to win unless it is given. Raises Refused."""
    return "win" if text is None else GOALS[parse_choice(text, "--goal", tuple(GOALS))]


MOST_JOBS = 256


def parse_jobs(text: str | None) -> int:
    """The number of processes that --jobs asks for, one unless it is given. Raises Refused."""
    return 1 if text is None else parse_number(text, "--jobs", 1, MOST_JOBS)


SIZE_UNITS = {"M": 2**20, "G": 2**30}


def parse_size(text: str, option: str) -> int:
    """The bytes of a size such as 512M or 2G. Raises Refused."""
    if (found := re.fullmatch("([1-9][0-9]{0,5})([MG])", text)) and int(found[1]) * SIZE_UNITS[found[2]] <= MOST_MEMORY:
        return int(found[1]) * SIZE_UNITS[found[2]]
    raise Refused("usage-memory-size", option=option, value=text[:40])


def parse_budget(text: str | None) -> int:
    """The states that --budget gives a search. Raises Refused."""
    return STATES if text is None else parse_number(text, "--budget", 1, MOST_STATES)


def parse_memory(text: str | None) -> int:
    """The bytes that --memory gives a search. Raises Refused."""
    return MEMORY if text is None else parse_size(text, "--memory")


def read_input(name: str) -> bytes:
    """The bytes of a file, or of standard input for ``-``. Raises Refused."""
    if name == "-":
        if sys.stdin is None:
            raise Refused("usage-no-input")
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise Refused("usage-unreadable", file=name, reason=error.strerror or str(error)) from error


def records_in(name: str) -> list[Record]:
    """The records of a file, or of standard input for ``-``; one at least, their moves all legal. Raises Refused.

    Of a record that was made under other rules than today's it is said so.
    """
    try:
        text = read_input(name).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("error-record-not-text") from error
    values = list(read_records(text))
    records = []
    for number, value in enumerate(values, 1):
        if isinstance(value, Refused):
            raise value
        try:
            records.append(parse_record(value))
            records[-1].end()
        except Refused as refused:
            if len(values) == 1:
                raise
            raise Refused("usage-bad-record", number=number, problem=refused.message) from refused
        if records[-1].note is not None:
            note(records[-1].note)
    return records
