"""What studies cost: a million random games, the machinery beside the bare compiled loop, and two cores beside one.

    python -m bench.studies [--games 400000] [--store]

The million is ``parlour study`` by the clock, from its start to its report. The machinery (parts, rows, files) and the
bare loop play the same games in one process in turn, in many short rounds; what counts is their processor time, which
other processes disturb least. For two cores beside one the clock counts, so the machine has to be quiet, and so many
games are played that the start of the processes, told apart, is a small part. What two cores can give at the most is
told by two bare loops side by side.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import numpy as np

from bench.keeping import store
from parlour.compiled import compiled
from parlour.parallel import CONTEXT
from parlour.players.match import MOST_MOVES
from parlour.registry import find_game
from parlour.study.folder import Folder
from parlour.study.local import Processes, play_here
from parlour.study.plan import GAMES_IN_PART, Plan, Variant
from parlour.study.run import Runner, run_study

MILLION = 1_000_000
ROUNDS, CLOCKED_ROUNDS = 61, 3
LONGER = 40
"""So many times as many games are played to compare two cores with one."""

GAME = find_game("foursquare")
OPTIONS = GAME.complete_options({})


def bare(games: int) -> None:
    """Play the games in the compiled loop alone."""
    code, step = compiled(GAME), GAMES_IN_PART["random"]
    empty, state, moves = code.empty(OPTIONS), code.states(1), code.move_buffer()
    for first in range(0, games, step):
        numbers = np.arange(first, min(first + step, games), dtype=np.uint64)
        results = code.result_buffer(numbers.size)
        code.play_deals(empty, len(GAME.deck.names), numbers, np.uint64(0), MOST_MOVES, state, moves, results)


def study(games: int, runner: Runner, folder: Path) -> None:
    """Play the games as a study that keeps its rows in a new folder."""
    plan = Plan(GAME.id, (Variant.of(GAME, OPTIONS),), ("random",), 0, games - 1, examined=0)
    run_study(Folder.create(folder, plan), runner)


def whole(games: int) -> None:
    """The command, from its start to its report."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["study", GAME.id, "--deals", f"0-{games - 1}", "--player", "random", "--examine", "0"]
        words += ["--jobs", "2", "--out", folder]
        subprocess.run([sys.executable, "-m", "parlour", *words], check=True, capture_output=True)


def timed(work: Callable[[], None], clock: Callable[[], float]) -> float:
    """How long some work takes, in a clock's seconds."""
    start = clock()
    work()
    return clock() - start


def side_by_side(games: int) -> float:
    """How much two bare loops in two processes do in the time of one."""
    alone = timed(lambda: bare(games), time.perf_counter)
    ready, seconds = CONTEXT.Barrier(2), CONTEXT.Queue()
    both = [CONTEXT.Process(target=bare_beside, args=(games, ready, seconds)) for _ in range(2)]
    for process in both:
        process.start()
    slower: float = max(seconds.get() for _ in both)
    for process in both:
        process.join()
    return 2 * alone / slower


def bare_beside(games: int, ready: Barrier, seconds: Queue[float]) -> None:
    """Play the games in the compiled loop as soon as the other process is ready too."""
    bare(1)
    ready.wait()
    seconds.put(timed(lambda: bare(games), time.perf_counter))


def study_timed(games: int, runner: Runner, clock: Callable[[], float]) -> float:
    """How long a study takes; taking its folder away does not count."""
    with tempfile.TemporaryDirectory() as folder:
        return timed(lambda: study(games, runner, Path(folder) / "study"), clock)


def measure(games: int) -> dict[str, Any]:
    """All of it, with the rounds that it comes from."""
    bare(1)
    study_timed(1, play_here, time.process_time)
    pairs = []
    for _ in range(ROUNDS):
        alone = timed(lambda: bare(games), time.process_time)
        pairs.append((alone, study_timed(games, play_here, time.process_time)))
    many = LONGER * games
    clocked = []
    for _ in range(CLOCKED_ROUNDS):
        one = study_timed(many, play_here, time.perf_counter)
        clocked.append((one, study_timed(many, Processes(2), time.perf_counter)))
    return {
        "games": games,
        "seconds for a million on two cores": statistics.median(
            timed(lambda: whole(MILLION), time.perf_counter) for _ in range(CLOCKED_ROUNDS)
        ),
        "overhead": statistics.median(kept / alone - 1 for alone, kept in pairs),
        "processor seconds, bare and study": pairs,
        "scaling": statistics.median(one / two for one, two in clocked),
        "seconds on one core and two": clocked,
        "two bare loops over one": statistics.median(side_by_side(games) for _ in range(CLOCKED_ROUNDS)),
        "seconds to start two processes": study_timed(2, Processes(2), time.perf_counter),
    }


def main() -> None:
    """Measure, print, and store if wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.studies", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games of a round")
    parser.add_argument("--store", action="store_true", help="keep the results, with the date and the machine")
    wish = parser.parse_args()
    found = measure(wish.games)
    print(f"{MILLION:,} games on two cores: {found['seconds for a million on two cores']:.1f} s (wanted: under 60 s)")
    print(f"overhead over the bare loop: {found['overhead']:.1%} (wanted: under 10%)")
    print(f"two cores over one: {found['scaling']:.2f} (wanted: at least 1.8)")
    print(f"two bare loops over one: {found['two bare loops over one']:.2f}")
    if wish.store:
        print("stored in", store("studies", found))


if __name__ == "__main__":
    main()
