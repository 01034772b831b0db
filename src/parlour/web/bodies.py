"""The bodies of requests, as far as the framework does not look at them."""

from __future__ import annotations

import json


class _RepeatedKey(Exception):
    """An object has a key twice."""


def find_repeated_key(body: bytes) -> str | None:
    """A key that some object in a JSON body has twice, so that it could be read in two ways.

    None where there is no such key, and for a body that is not JSON, which the application will refuse.
    """
    try:
        json.loads(body, object_pairs_hook=_check_keys)
    except _RepeatedKey as error:
        return str(error)
    except (ValueError, RecursionError):
        return None
    return None


def _check_keys(pairs: list[tuple[str, object]]) -> None:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise _RepeatedKey(key)
        seen.add(key)
