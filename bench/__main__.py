"""Run every benchmark and print it; with ``--store`` the results are kept in ``bench/results`` too."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from bench import hints, plain_moves, random_moves, searches, server_memory, start_up
from bench.keeping import store as keep


def main() -> None:
    """Measure, print, and store if wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--store", action="store_true", help="keep the results, with the date and the machine")
    store = parser.parse_args().store
    rows = random_moves.comparisons()
    random_moves.print_table(rows)
    plain = plain_moves.measure()
    print(f"\n{'legal moves and one move, plain Python':40} {'ms':>8} {'of 1 ms':>8}")
    for name, milliseconds in plain.items():
        print(f"{name:40} {milliseconds:8.3f} {milliseconds:8.0%}")
    server = server_memory.measure()
    print("\nserver")
    for name, value in server.items():
        print(f"{name:40} {value:8.1f}")
    starts = start_up.measure()
    print(f"\n{'a fresh process':40} {'ms':>8} {'python':>8}")
    for name, start in starts.items():
        print(f"{name:40} {start.milliseconds:8.0f} {start.ratio:8.1f}")
    thought = hints.measure()
    print(f"\n{'a hint, warm':40} {'ms':>8} {'of 300 ms':>9}")
    for name, milliseconds in thought.items():
        print(f"{name:40} {milliseconds:8.0f} {milliseconds / 300:9.0%}")
    found = searches.measure()
    searches.print_table(found)
    if store:
        results = {
            "random moves": [asdict(row) for row in rows],
            "plain milliseconds": plain,
            "server": server,
            "fresh processes": {name: asdict(start) for name, start in starts.items()},
            "hint milliseconds": thought,
            "searches": {name: asdict(rate) for name, rate in found.items()},
        }
        print("\nstored in", keep("speed", results))


if __name__ == "__main__":
    main()
