"""Play in the terminal: boards, typing, and games that are kept."""

from __future__ import annotations

import contextlib
import os
import pty
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.game import Game
from parlour.message import Refused
from parlour.position import Position
from parlour.registry import GAMES
from parlour.table.line import Event
from parlour.table.store import Store
from parlour.table.table import Opponent
from parlour.table.trouble import DatabaseTrouble
from parlour.terminal.board import Look, draw
from parlour.terminal.canvas import Screen
from parlour.terminal.names import place_names
from parlour.terminal.play import PLAYER
from parlour.terminal.sheet import sheet_lines
from parlour.terminal.typed import COMMANDS, find_command, find_longer_command, find_move
from parlour.terminal.whereabouts import open_view
from tests.command_line import CommandLine
from tests.random_games import play_random
from tests.tables import started

PLAIN = Screen(colour=False, signs=True, wipes=False, width=80, height=24)
COLOURED = Screen(colour=True, signs=True, wipes=False, width=80, height=24)
LETTERS = Screen(colour=False, signs=False, wipes=False, width=80, height=24)
CODES = re.compile(r"\x1b\[[0-9;]*m")
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


@pytest.fixture
def parlour(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    return CommandLine(capsys, monkeypatch)


@pytest.fixture
def kept_games(folder: Path) -> Iterator[Store]:
    """The store where the terminal keeps its games."""
    store = Store.open()
    yield store
    store.close()


def board(position: Position, screen: Screen = PLAIN) -> str:
    return "\n".join(draw(position.view(), Look(screen, place_names(position), "en")))


def sampled_positions(game: Game) -> Iterator[Position]:
    for seed in range(3):
        yield from play_random(game, random.Random(seed)).positions[::15]


# Boards


@games
def test_a_board_fits_eighty_characters(game: Game) -> None:
    for position in sampled_positions(game):
        assert max(map(len, board(position).splitlines())) <= 80


@games
def test_colour_changes_no_place(game: Game) -> None:
    for position in sampled_positions(game):
        plain, coloured = board(position), CODES.sub("", board(position, COLOURED))
        assert [line.rstrip() for line in coloured.splitlines()] == [
            line.rstrip() for line in plain.replace("[", " ").replace("]", " ").splitlines()
        ]


@games
def test_a_terminal_without_signs_is_given_none(game: Game) -> None:
    for position in sampled_positions(game):
        assert board(position, LETTERS).isascii()


@games
def test_one_can_type_any_move_from_what_the_board_shows(game: Game) -> None:
    for position in sampled_positions(game):
        shown = set(re.findall(r"\w+", board(position)))
        for move in position.legal:
            for name in re.findall(r"[A-Za-z]\d+", move):
                assert name in shown or {name[0], name[1:]} <= shown


def test_the_active_crosser_is_called_as_its_moves_call_it() -> None:
    names = place_names(started("cross-the-barrier"))
    assert [names.get(f"X1.{column}") for column in (1, 2, 3)] == ["C1", "C2", "C3"]
    assert "X2.1" not in names


def test_a_board_of_ticks_has_letters_numbers_and_a_seam() -> None:
    lines = board(started("cross-jack", columns=4, rows=3)).splitlines()
    assert lines == [
        "3  +|+ + + +|+  north zone",
        "2  ·|· · · ·|·",
        "1  ·|· · · ·|·  south zone",
        "   d a b c d a",
    ]


def test_the_hexagon() -> None:
    assert board(started("unlocker")).splitlines()[:4] == [
        "      [ 6♦] [ 4♠] [ 7♥]         [▒32]  [ 2♠]   +     ×     ×      ·",
        "        a1    a2    a3          Stock    S1    S2    S3    S4   Discard",
        "   [ 7♠] [▒▒▒] [▒▒▒] [ 9♦]",
        "     b1    b2    b3    b4",
    ]


@games
def test_a_board_tells_no_hidden_card(game: Game) -> None:
    """Dealing the hidden cards anew changes nothing that is drawn."""
    for position in sampled_positions(game):
        assert board(position) == board(position.redeal_hidden(random.Random(1)))


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.dealt], ids=lambda game: game.id)
def test_the_open_view_shows_each_hidden_card_once(game: Game) -> None:
    start = Position.deal(game, game.complete_options({}), 12345)
    view, backs, stock = open_view(start)
    shown = [card for place in view.layout.places for card in place.cards if card is not None]
    assert sorted([*shown, *stock]) == sorted(game.deck.names)
    assert len(backs) + len(stock) == len(start.hidden())


def test_numbers_of_columns_tell_that_the_open_view_is_right() -> None:
    view, _, _ = open_view(started("lake-effect"))
    columns = [place.cards for place in view.layout.places if place.role == "column"]
    assert [len(cards) for cards in columns] == [1, 2, 3, 4, 5, 6, 7]


# Typing


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_are_known_in_any_spelling(command: str) -> None:
    assert find_command(f"  {command.upper().replace(' ', '   ')} ") == command


@games
def test_no_move_is_taken_for_a_command(game: Game) -> None:
    assert [move for move in game.move_texts if find_command(move)] == []


@games
def test_every_move_is_known_without_its_capitals(game: Game) -> None:
    start = started(game.id)
    for move in game.move_texts[:: len(game.move_texts) // 200 + 1]:
        assert find_move(f" {move.swapcase()} ", start) == move


def test_the_start_of_a_move_will_do_where_only_one_starts_so() -> None:
    assert find_move("op", started("unlocker")) == "open"
    with pytest.raises(Refused, match=re.escape('"S1" could mean S1xd4, S1xe1.')):
        find_move("S1", started("unlocker", 22))


def test_a_whole_move_is_never_taken_for_the_start_of_another() -> None:
    tall = started("cross-jack", rows=12)
    assert "c12" in tall.legal
    assert find_move("c1", tall) == "c1"


def test_a_single_letter_is_no_start_of_a_move() -> None:
    assert find_move("o", started("unlocker")) == "o"


# Sittings


@games
def test_a_whole_game_can_be_played_to_its_end(parlour: CommandLine, game: Game) -> None:
    tried = (play_random(game, random.Random(seed)) for seed in range(100))
    played = next(played for played in tried if played.positions[-1].is_over)
    deal = () if played.record.deal is None else ("--deal", str(played.record.deal))
    settings = [
        word for name, value in played.record.options.items() for word in ("--set", f"{name}={str(value).lower()}")
    ]
    ran = parlour("play", game.id, *deal, *settings, typed="\n".join(played.record.moves))
    assert ran.status == 0
    last = played.positions[-1]
    assert f"\n{board(last)}\n" in ran.out
    assert "What next?" in ran.out
    if last.score is not None:
        assert f"Your score is {last.score}." in ran.out


def test_a_game_goes_on_where_it_was_left(parlour: CommandLine) -> None:
    parlour("play", "unlocker", "--deal", "7", typed="s1+\nquit\n")
    ran = parlour("play", "unlocker", typed="")
    assert "Welcome back" in ran.out
    assert ran.out.startswith("Unlocker, deal 7  ·  one move\n")


def test_it_goes_on_with_the_newest_game_that_has_the_options(parlour: CommandLine) -> None:
    parlour("play", "unlocker", "--deal", "7", typed="s1+")
    parlour("play", "unlocker", "--deal", "8", "--set", "max_slots=2", typed="undo\nS1+\nopen\nS1+\nS1xa1")
    assert "Unlocker, deal 8" in parlour("play", "unlocker").out
    assert "Unlocker, deal 7" in parlour("play", "unlocker", "--set", "max_slots=4").out
    assert "Unlocker, deal 7  ·  one move" in parlour("play", "unlocker", "--deal", "7").out
    assert "Unlocker, deal 9  ·  no move yet" in parlour("play", "unlocker", "--deal", "9").out


def test_each_game_is_gone_on_with_by_itself(parlour: CommandLine) -> None:
    parlour("play", "unlocker", "--deal", "7", typed="s1+")
    assert "no move yet" in parlour("play", "foursquare").out


def test_a_finished_game_is_not_gone_on_with(parlour: CommandLine) -> None:
    parlour("play", "unlocker", "--deal", "7", typed="s1+\ngive up\ngive up\n")
    assert "no move yet" in parlour("play", "unlocker").out


def test_undo_redo_and_restart(parlour: CommandLine) -> None:
    out = parlour("play", "unlocker", "--deal", "7", typed="s1+\nundo\nredo\nrestart\nredo\nundo\nundo\n").out
    titles = re.findall(r"^Unlocker, deal 7  ·  (.*)$", out, re.MULTILINE)
    assert titles == ["no move yet", "one move", "no move yet", "one move", "no move yet", "one move", "no move yet"]
    assert "There is no move to take back." in out


def test_a_wrong_move_gets_its_reason_and_the_table_stays(parlour: CommandLine) -> None:
    out = parlour("play", "unlocker", "--deal", "7", typed="S1xa1\nS1xb2\nnonsense\nS9xa1\n").out
    assert "> S1xa1\nTwo and six are not neighbours.\n" in out
    assert "> S1xb2\nThat card is locked until 3 places next to it are empty.\n" in out
    assert "> nonsense\nThat is not a move of this game; a move looks like S1+.\n" in out
    assert out.count("Hexagon: ") == 1


def test_moves_help_and_rules(parlour: CommandLine) -> None:
    out = parlour("play", "unlocker", "--deal", "7", typed="moves\nhelp\nrules\n").out
    assert "  open  A card from the stock opens slot 2\n" in out
    assert "  undo        take back the last move\n" in out
    assert "agree draw" not in out
    assert "S1xb4 pairs the card in slot 1 with b4" in out
    assert "What you need\n-------------\n" in out


def test_a_hint_is_a_move_that_is_possible_and_is_counted(parlour: CommandLine, kept_games: Store) -> None:
    out = parlour("play", "unlocker", "--deal", "7", typed="hint\ngive up\ngive up\nhint\n").out
    given = re.search(
        r"^> hint\n(?:Preparing .*\n)?(\S+): .+ tries with the hidden cards dealt anew", out, re.MULTILINE
    )
    assert given is not None
    assert given[1] in started("unlocker", 7).legal
    assert "The game is over, so there is no move to hint at." in out
    [kept] = kept_games.list_tables("terminal", finished=True)
    assert kept.table.line.hints == 1


def test_two_may_agree_to_a_draw_or_give_up(parlour: CommandLine) -> None:
    typed = "a8\nagree draw\nagree draw\nundo\nnew\na8\nb8\ngive up\ngive up\ngive up\n"
    out = parlour("play", "cross-jack", typed=typed).out
    assert "You have agreed to a draw." in out
    assert out.count("This game is over; you can begin a new one.") == 2
    assert "O has given up, so X has won." in out
    assert "\nX> a8\n" in out
    assert "\nO> give up\n" in out


@pytest.mark.parametrize("between", ["", "undo", "moves", "agree draw"])
def test_what_is_final_is_asked_for_twice_on_end(parlour: CommandLine, between: str) -> None:
    out = parlour("play", "cross-jack", typed=f"a8\ngive up\n{between}\ngive up\n").out
    assert out.count("Give up this game? It cannot be taken back.") == 2
    assert "has given up" not in out
    assert "Do you both agree to a draw?" in parlour("play", "cross-jack", typed="agree draw\n").out
    assert "X has given up, so O has won." in parlour("play", "cross-jack", typed="new\nResign\ngive  up\n").out


def test_an_empty_line_reminds_of_the_moves(parlour: CommandLine) -> None:
    out = parlour("play", "unlocker", "--deal", "7", typed="\n  \ngive up\ngive up\n\n").out
    assert out.count("\nMoves: ") == 3
    assert out.count("You have given up.") == 2


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("undo 3", '"undo" takes no number: it takes back one move.'),
        ("UNDO3", '"undo" takes no number'),
        ("u 3", '"undo" takes no number'),
        ("redo x", '"redo" takes no number: it plays one move again.'),
        ("new game", '"new" stands alone: type it without "game".'),
        ("give  up  now", '"give up" stands alone: type it without "now".'),
        ("quit!", "That is not a move of this game"),
        ("undone", "That is not a move of this game"),
    ],
)
def test_a_command_with_more_behind_it_is_told_to_stand_alone(parlour: CommandLine, typed: str, told: str) -> None:
    out = parlour("play", "unlocker", "--deal", "7", typed=f"s1+\n{typed}\n").out
    assert told in out
    assert "one move" in parlour("play", "unlocker").out


@games
def test_no_move_is_taken_for_a_longer_command(game: Game) -> None:
    start = started(game.id)
    moves = [spelt for move in game.move_texts for spelt in (move, f"{move[:1]} {move[1:]}")]
    assert [move for move in moves if find_longer_command(move, start)] == []


def test_on_a_full_disk_a_move_can_be_tried_again(parlour: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    append = Store.append
    full = iter((True, True))

    def append_when_there_is_room(store: Store, kept: object, event: Event) -> object:
        if next(full, False):
            raise DatabaseTrouble("error-database-full", database="parlour.db")
        return append(store, kept, event)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append", append_when_there_is_room)
    out = parlour("play", "unlocker", "--deal", "7", typed="s1+\nS1+\ns1+\n").out
    assert out.count("The disk is full") == 2
    assert 'The game stands as it was. Type "s1+" again to try once more.' in out
    assert out.count("Unlocker, deal 7  ·  one move") == 1


@pytest.mark.parametrize(
    ("less", "pager", "flags", "coloured"),
    [
        (None, "less", "-FRX", True),
        ("-S", "less", "-S", False),
        ("-R", "less", "-R", True),
        (None, "more", "-FRX", False),
    ],
)
def test_a_pager_is_given_colours_only_if_it_shows_them(
    tmp_path: Path, less: str | None, pager: str, flags: str, coloured: bool
) -> None:
    script = tmp_path / pager
    script.write_text(f'#!/bin/sh\necho "$LESS" > {tmp_path}/flags\ncat > {tmp_path}/paged\n')
    script.chmod(0o755)
    environment = {**os.environ, "TERM": "xterm", "PAGER": str(script)}
    environment.pop("NO_COLOR", None)
    environment.pop("LESS", None)
    if less is not None:
        environment["LESS"] = less
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "parlour", "play", "unlocker", "--deal", "7"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        os.write(ours, b"rules\nquit\n")
        with contextlib.suppress(OSError):  # What Linux says when nobody is left at the other end.
            while os.read(ours, 4096):
                pass
    os.close(ours)
    assert process.returncode == 0
    paged = (tmp_path / "paged").read_text()
    assert CODES.sub("", paged).startswith("Unlocker")
    assert bool(CODES.search(paged)) is coloured
    assert (tmp_path / "flags").read_text().strip() == flags


def test_one_cannot_agree_to_a_draw(parlour: CommandLine) -> None:
    assert "A draw is agreed by two players" in parlour("play", "unlocker", "--deal", "7", typed="agree draw\n").out


def test_against_the_program_its_replies_come_by_themselves(parlour: CommandLine, kept_games: Store) -> None:
    first = parlour("play", "cross-jack", "--against", "1", "--as", "o", "--set", "opening=1", typed="a1\n")
    assert first.status == 0
    assert "against the program, level 1" in first.out
    (kept,) = kept_games.list_tables(PLAYER, finished=False)
    assert kept.table.setup.opponent == Opponent(1, "X")
    assert (kept.table.line.ply, kept.table.line.moves[1]) == (3, "a1")
    assert kept.table.position.to_move == "O"
    assert first.out.count("The program thinks ...") == 2
    parlour("play", "cross-jack", typed="undo\nundo\n")
    (kept,) = kept_games.list_tables(PLAYER, finished=False)
    assert kept.table.line.ply == 1
    assert "A new game" in parlour("play", "cross-jack", "--against", "2").out
    assert "O has given up, so X has won." in parlour("play", "cross-jack", typed="give up\ngive up\n").out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["unlocker", "--against", "1"], "Unlocker is played by one, so leave --against out."),
        (["cross-jack", "--as", "X"], "--as says which side you play"),
        (["cross-jack", "--against", "6"], "a whole number from 1 to 5"),
        (["cross-jack", "--against", "1", "--as", "Z"], "it can be X, O"),
    ],
)
def test_an_opponent_that_makes_no_sense_is_refused(parlour: CommandLine, arguments: list[str], told: str) -> None:
    assert told in parlour.refused("play", *arguments)


def test_new_begins_another_deal_with_the_same_options(parlour: CommandLine) -> None:
    out = parlour("play", "unlocker", "--deal", "7", "--set", "max_slots=2", typed="new\n").out
    first, second = re.findall(r"^Unlocker, deal (\d+)  ·  Slots at most: 2", out, re.MULTILINE)
    assert first == "7"
    assert 0 <= int(second) < 10**9


def test_bytes_that_are_no_text_are_only_a_wrong_move(parlour: CommandLine) -> None:
    ran = parlour("play", "unlocker", "--deal", "7", typed=b"\xff\xfe\n" + b"x" * 100_000 + b"\n")
    assert ran.status == 0
    assert ran.out.count("That is not a move of this game") == 2 or "not a move" in ran.out


def test_a_folder_that_cannot_be_used_is_told(parlour: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", "/dev/null/here")
    assert "/dev/null is a file, not a folder" in parlour.refused("play", "unlocker")


def test_a_game_that_went_on_elsewhere_is_shown_as_it_stands(
    parlour: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two terminals at one table: the second to move is shown the table as it is now, and may go on."""
    parlour("play", "unlocker", "--deal", "7", typed="s1+")
    append = Store.append
    once = iter((True,))

    def append_after_another(store: Store, kept: object, event: Event) -> object:
        if next(once, False):
            other = Store.open()
            (theirs,) = other.list_tables(PLAYER, finished=False)
            append(other, theirs, Event("undo"))
            other.close()
        return append(store, kept, event)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append", append_after_another)
    out = parlour("play", "unlocker", typed="undo\nopen\n").out
    assert "The game has gone on in the meantime" in out
    assert "A card from the stock opens slot 2" in out


def test_killed_in_the_middle_nothing_is_lost(folder: Path) -> None:
    environment = {**os.environ, "PARLOUR_DATA": str(folder)}
    command = [sys.executable, "-m", "parlour", "play", "cross-jack"]
    ticks: list[str] = []
    for tick in ("a8", "c8", "a1"):
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True, bufsize=1
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(f"{tick}\n")
            process.stdin.flush()
            ticks.append(tick)
            for line in process.stdout:
                if f"ticks {tick}" in line:
                    break
            process.send_signal(signal.SIGKILL)
    store = Store.open()
    (kept,) = store.list_tables(PLAYER, finished=False)
    store.close()
    assert list(kept.table.line.played) == ticks


# Sheets


@games
@pytest.mark.parametrize("width", [60, 80, 200])
def test_a_sheet_fits_the_screen(game: Game, width: int) -> None:
    lines = sheet_lines(game, "en", width, colour=False)
    assert max(map(len, lines)) <= min(width, 80)
    assert not any("**" in line or "`" in line for line in lines)
