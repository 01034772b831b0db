"""The command line: help, the games, deals, counts, and wrong use of any of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.game import Game, option_text
from parlour.position import Position
from parlour.registry import GAMES
from parlour.terminal.faces import face
from tests.command_line import CommandLine

COMMANDS = ("deal", "games", "hint", "match", "perft", "play", "review", "serve", "solve", "study", "trace")
DEAL_LIMITS = "it is a whole number from 0 to 9223372036854775807, written in digits without a zero in front."


# Help


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_every_command_has_help(parlour: CommandLine, command: tuple[str, ...]) -> None:
    ran = parlour(*command, "--help")
    assert ran.status == 0
    assert ran.out.startswith(f"Usage: {' '.join(('parlour', *command))}")


def test_help_lists_the_commands_with_a_whole_sentence_each(parlour: CommandLine) -> None:
    lines = parlour("--help").out.split("Commands:\n")[1].splitlines()
    assert [line.split()[0] for line in lines] == list(COMMANDS)
    assert all(line.endswith(".") and "..." not in line for line in lines)


def test_the_page_about_the_command_line_has_every_command() -> None:
    page = Path("docs/command-line.md").read_text("utf-8")
    for command in COMMANDS:
        assert re.search(rf"^\| `parlour {command}[ `]", page, re.MULTILINE), command


def test_help_imports_neither_games_nor_server() -> None:
    check = "import sys, parlour.cli; parlour.cli.main(['play', '--help']); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], capture_output=True, check=False).returncode == 0


def test_the_version(parlour: CommandLine) -> None:
    assert parlour("--version").out.startswith("parlour ")


# The games


def test_games_lists_every_game(parlour: CommandLine) -> None:
    out = parlour("games").out
    for game in GAMES.values():
        assert game.id in out
        assert game.title in out
        assert game.author in out


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_games_tells_options_and_presets_of_one(parlour: CommandLine, game: Game) -> None:
    out = parlour("games", game.id).out
    for option in game.options:
        assert f"{option.name}: {option.range_text}; usually {option_text(option.default)}" in out
    for preset in game.presets:
        assert f"\n  {preset}\n" in out


def test_lines_fit_eighty_characters(parlour: CommandLine) -> None:
    outs = [parlour("games").out, *(parlour("games", name).out for name in GAMES)]
    assert max(len(line) for out in outs for line in out.splitlines()) <= 80


# A deal


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.dealt], ids=lambda game: game.id)
@pytest.mark.parametrize("number", ["0", "9007199254740993", "9223372036854775807"])
def test_a_deal_shows_every_card_once(parlour: CommandLine, game: Game, number: str) -> None:
    ran = parlour("deal", game.id, number)
    assert ran.status == 0
    shown = re.sub(r"[][()]", " ", ran.out).split()
    for card in game.deck.names:
        assert shown.count(face(game.deck.kind, card, signs=True).strip()) == 1


def test_a_deal_shows_where_hidden_cards_lie(parlour: CommandLine) -> None:
    board = parlour("deal", "unlocker", "7").out.split("The stock")[0]
    assert "[ 7♠] ( 5♣) ( J♥) [ 9♦]" in board
    assert "[ 4♣] ( K♠) ( 4♦) ( 3♠) [ 2♣]" in board
    assert "round brackets lie face down" in board


def test_the_stock_is_listed_from_its_top(parlour: CommandLine) -> None:
    game = GAMES["foursquare"]
    stock = parlour("deal", "foursquare", "7").out.split("top card first:\n")[1].split()
    start = Position.deal(game, game.complete_options({}), 7)
    turned_up = [next(place.cards[0] for place in start.view().layout.places if place.id == "next")]
    for card in stock[:5]:
        start = start.play(start.legal[0]) if not start.is_over else start
        following = next(place.cards for place in start.view().layout.places if place.id == "next")
        turned_up += following
        assert face("standard", turned_up[-1] or "", signs=True).strip() == card


def test_options_change_the_table(parlour: CommandLine) -> None:
    assert "S6" in parlour("deal", "unlocker", "7", "--set", "max_slots=6").out
    assert "Slots at most: 6" in parlour("deal", "unlocker", "7", "--set", "max_slots=6").out
    out = parlour("deal", "lake-effect", "7", "--preset", "hard", "--set", "recycles=5").out
    assert "Turnings of the waste: 5" in out
    assert "Cards may leave the grid: No" in out


# Counts


def test_perft_counts_lines_and_positions(parlour: CommandLine) -> None:
    rows = [line.split() for line in parlour("perft", "cross-jack", "--depth", "3").out.splitlines()]
    assert rows == [
        ["depth", "lines", "positions"],
        ["0", "1", "1"],
        ["1", "10", "10"],
        ["2", "90", "45"],
        ["3", "900", "450"],
    ]


def test_perft_takes_deal_and_options(parlour: CommandLine) -> None:
    rows = parlour("perft", "unlocker", "--deal", "7", "--depth", "1", "--set", "max_slots=1").out.splitlines()
    assert rows[-1].split() == ["1", "1", "1"]


# Wrong use


@pytest.mark.parametrize("number", ["-1", "9223372036854775808", "1e3", "07", "７", "", " 7", "0x7", "7.0", "9" * 5000])
def test_numbers_that_are_no_deal(parlour: CommandLine, number: str) -> None:
    sentence = f'"{number[:40]}" is not a deal number; {DEAL_LIMITS}'
    assert parlour.refused("deal", "unlocker", number) == sentence
    assert parlour.refused("play", "unlocker", "--deal", number) == sentence
    assert parlour.refused("perft", "unlocker", "--depth", "1", "--deal", number) == sentence


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            "dance",
            'There is no command "dance"; the commands are serve, games, play, deal, trace, perft, solve,',
        ),
        ("--loud", "parlour has no option --loud; its options are --version, --help."),
        ("deal unlocker 7 --loud", "deal has no use for"),
        ("deal --loud unlocker", "parlour deal has no option --loud; its options are --set, --preset, --help."),
        ("play", "parlour play needs GAME; it is used as: parlour play [OPTIONS] GAME"),
        ("perft unlocker --deal 7", "parlour perft needs --depth NUMBER;"),
        ("games unlocker twice", 'parlour games has no use for "twice"; it is used as: parlour games [OPTIONS] [GAME]'),
        ("play unlocker --deal", "--deal"),
        ("play unlocker --deal 1 --deal 2", "The option --deal is given twice; it can be given once."),
        ("play unlocker --preset a --preset b", "The option --preset is given twice"),
        ("play klondike", 'There is no game "klondike"; the games are cross-the-barrier, unlocker,'),
        ("play Unlocker", 'There is no game "Unlocker"'),
        ("deal klondike 7", 'There is no game "klondike"'),
        ("perft klondike --depth 1", 'There is no game "klondike"'),
        ("games klondike", 'There is no game "klondike"'),
        ("deal unlocker 7 --set max_slots", '"max_slots" does not set an option; write it like first_slot_free=true.'),
        ("deal unlocker 7 --set max_slots=7", 'The option max_slots cannot be "7"; it can be 1 to 6.'),
        ("deal unlocker 7 --set max_slots=02", 'The option max_slots cannot be "02"; it can be 1 to 6.'),
        ("deal unlocker 7 --set first_slot_free=1", 'The option first_slot_free cannot be "1"; it can be false, true.'),
        ("deal unlocker 7 --set slots=1", 'unlocker has no option "slots"; its options are first_slot_free,'),
        ("deal unlocker 7 --set max_slots=1 --set max_slots=1", "The option max_slots is set twice"),
        ("deal unlocker 7 --preset hard", 'unlocker has no preset "hard"; its presets: none.'),
        ("deal lake-effect 7 --preset harder", "its presets: easy, standard, hard."),
        ("deal cross-jack 1", "Cross-Jack has no cards, so there is no deal to show."),
        ("play cross-jack --deal 1", "Cross-Jack has no cards to deal, so leave the deal out."),
        ("perft cross-jack --deal 1 --depth 1", "Cross-Jack has no cards to deal, so leave the deal out."),
        ("perft unlocker --depth 1", "Unlocker needs a deal to start from; name one, as in --deal 7."),
        ("perft cross-jack --depth -1", 'The option --depth cannot be "-1"; it is a whole number from 0 to 1000,'),
        ("perft cross-jack --depth 1e3", 'The option --depth cannot be "1e3";'),
        ("perft cross-jack --depth ７", 'The option --depth cannot be "７";'),
        ("serve --port 65536", 'The option --port cannot be "65536"; it is a whole number from 0 to 65535,'),
        ("serve --port -1", 'The option --port cannot be "-1";'),
        ("serve --database mysql://here/db", "That is not a database's address;"),
        ("trace", "parlour trace needs FILE...;"),
        ("trace /no/such/file", '"/no/such/file" cannot be read: No such file or directory.'),
        ("trace /", '"/" cannot be read: Is a directory.'),
    ],
)
def test_wrong_use_is_told_in_one_sentence(parlour: CommandLine, arguments: str, sentence: str) -> None:
    assert sentence in parlour.refused(*arguments.split())


def test_an_empty_option_is_refused(parlour: CommandLine) -> None:
    assert parlour.refused("serve", "--host", "") == "The option --host cannot be empty."
    assert parlour.refused("serve", "--database", "") == "The option --database cannot be empty."


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        ("solve unlocker --deal 1", "--goal"),
        ("solve unlocker --deal 1", "--budget"),
        ("solve unlocker --deal 1", "--memory"),
        ("solve unlocker --deal 1", "--jobs"),
        ("match unlocker --player greedy --deals 1-2", "--goal"),
        ("match unlocker --player greedy --deals 1-2", "--seed"),
        ("match unlocker --player greedy --deals 1-2", "--budget"),
        ("match unlocker --player greedy --deals 1-2", "--jobs"),
        ("review -", "--budget"),
        ("review -", "--memory"),
        ("hint - --peek", "--budget"),
        ("hint - --peek", "--memory"),
        ("play cross-jack --against 1", "--as"),
        ("play cross-jack", "--against"),
        ("play cross-jack", "--language"),
        ("perft cross-jack", "--depth"),
        ("serve", "--port"),
    ],
)
def test_what_is_given_empty_is_not_taken_as_the_usual(parlour: CommandLine, arguments: str, option: str) -> None:
    assert parlour.refused(*arguments.split(), option, "").startswith(f'The option {option} cannot be "";')


def test_empty_options_that_only_stand_with_another_are_told(parlour: CommandLine) -> None:
    for option in ("--budget", "--memory"):
        assert parlour.refused("hint", "-", option, "").startswith(f"The option {option} is for --peek only")


def test_what_was_typed_cannot_break_the_line(parlour: CommandLine) -> None:
    assert '"two?lines?"' in parlour.refused("games", "two\nlines\x1b")
    assert '"?"' in parlour.refused("games", "\udcff")


# Streams


def test_a_reader_that_goes_away_is_no_trouble(tmp_path: Path) -> None:
    record = tmp_path / "many.jsonl"
    record.write_text('{"game": "lake-effect", "deal": 7}\n' * 2000)
    command = f"{sys.executable} -m parlour trace {record} | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, timeout=60, check=True)
    assert ran.stdout.count(b"\n") == 1
    assert ran.stderr == b""


def test_closed_streams_are_no_trouble() -> None:
    for streams in ("<&-", ">&-", "2>&-", "<&- >&-"):
        command = f"{sys.executable} -m parlour trace - {streams}"
        ran = subprocess.run(
            command, shell=True, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False
        )
        assert ran.returncode == 2
        assert b"Traceback" not in ran.stderr


def test_a_full_disk_is_told() -> None:
    command = f"{sys.executable} -m parlour games > /dev/full"
    ran = subprocess.run(command, shell=True, capture_output=True, timeout=60, check=False)
    assert ran.returncode == 2
    assert ran.stderr == b"parlour: The output cannot be written: No space left on device.\n"


def test_output_larger_than_any_buffer_is_known_to_fail() -> None:
    program = """
import sys
from parlour.cli.entry import output_fails
try:
    sys.stdout.write("x" * 100_000)
    sys.stdout.flush()
except OSError:
    sys.stderr.write(str(output_fails()))
    sys.stdout = None
"""
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run([sys.executable, "-c", program], stdout=full, stderr=subprocess.PIPE, check=False)
    assert ran.stderr == b"True"


def test_a_terminal_without_signs_gets_letters() -> None:
    command = f"PYTHONIOENCODING=ascii {sys.executable} -m parlour deal unlocker 7"
    ran = subprocess.run(command, shell=True, capture_output=True, timeout=60, check=True)
    assert b"[ 7S] ( 5C) ( JH) [ 9D]" in ran.stdout
