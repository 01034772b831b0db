"""``python -m parlour.web``: serve without the rest of the command line."""

from __future__ import annotations

import argparse
import sys

from parlour.message import Refused


def _say(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main() -> int:
    """Serve until stopped; the exit status."""
    # Every worker process imports this module once more, and needs nothing of the server.
    from parlour.web.serve import DEFAULT_HOST, DEFAULT_PORT, serve

    parser = argparse.ArgumentParser(prog="python -m parlour.web")
    parser.add_argument("--host", default=DEFAULT_HOST)
    parser.add_argument("--port", type=int, default=DEFAULT_PORT)
    parser.add_argument("--database")
    given = parser.parse_args()
    try:
        serve(given.host, given.port, given.database, announce=_say)
    except Refused as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
