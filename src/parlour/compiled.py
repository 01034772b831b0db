"""The rulebook compiled: the only module that knows numba.

A game's functions are marked so that compiled code may call them, and the loops of ``entries.py`` are compiled once
for each game. What was compiled is kept on disk, in a folder named after all that it depends on: numba itself looks
only at the file of the outermost function, and would go on using old rules after an edit.
"""

from __future__ import annotations

import hashlib
import importlib
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.extending import overload, register_jitable
from platformdirs import user_cache_path

from parlour import cards, entries, generator
from parlour.game import Game, OptionValue
from parlour.state import empty_state, freeze

VERSIONS_KEPT = 3
"""How many versions of compiled code stay on disk beside the one in use."""

COMPILED_SOURCES = ("*.py", "rules/*.py", "search/**/*.py", "players/**/*.py")
"""Where the sources of compiled code stand, seen from this folder."""

BLAS = "scipy.linalg.cython_blas"

config: Any = numba.config  # Its names are made when numba is loaded, so no type checker knows them.


@overload(generator.signed_half)
def _signed_half(number: Any) -> Callable[[Any], Any]:
    def convert(number: Any) -> Any:
        return np.int64(number)

    return convert


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions that a module defines itself."""
    for value in vars(module).values():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield value


_SHARED: tuple[Callable[..., Any], ...] = (*_functions(generator), cards.neighbours)
for _shared in _SHARED:
    if _shared is not generator.signed_half:
        register_jitable(_shared)


def _fingerprint() -> str:
    """A name for everything that compiled code depends on: the sources, numba, its flags and this processor."""
    parts = [numba.__version__, np.__version__, str(config.BOUNDSCHECK), config.CPU_NAME or ""]
    folder = Path(__file__).parent
    sources = [file for pattern in COMPILED_SOURCES for file in folder.glob(pattern)]
    for source in sorted(sources):
        parts += [source.name, source.read_text("utf-8")]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _prepare_cache() -> None:
    """Point numba to the folder of the present sources and prune the oldest of the others."""
    folder = user_cache_path("parlour") / "compiled"
    config.CACHE_DIR = str(folder / _fingerprint())
    try:
        others = sorted(
            (entry for entry in folder.iterdir() if entry.name != _fingerprint()),
            key=lambda entry: entry.stat().st_mtime,
        )
    except OSError:
        return  # There is no cache yet, or it cannot be read: then there is nothing to prune.
    for old in others[:-VERSIONS_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def _is_helper(value: object) -> bool:
    """Whether this is a function of a search or a player, which may call the rules."""
    return isinstance(value, FunctionType) and value.__module__.startswith(("parlour.search.", "parlour.players."))


def _helpers_of(function: FunctionType) -> list[FunctionType]:
    """The functions of other modules of searches and players that this one's module can reach."""
    found: list[FunctionType] = []
    modules = [function.__globals__]
    for names in modules:
        for value in names.values():
            if _is_helper(value) and value.__module__ != names["__name__"] and value not in found:
                found += _functions(sys.modules[value.__module__])
                modules.append(value.__globals__)
    return found


def _copy(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    """A function with the same code in which names mean what they mean in ``names``."""
    copy = FunctionType(function.__code__, names, function.__name__)
    copy.__module__ = function.__module__
    return copy


def _load_without_blas() -> None:
    """Load numba's own arrays without SciPy's linear algebra, if that is not there already.

    No rule needs it, and it would take a sixth of the time in which a fresh process gives its first answer.
    """
    if BLAS not in sys.modules:
        sys.modules[BLAS] = None  # type: ignore[assignment]  # So Python says that it cannot be imported.
        try:
            importlib.import_module("numba.np.arraymath")
        finally:
            del sys.modules[BLAS]


class CompiledGame:
    """The compiled loops of one game; see ``entries.py`` for what each does."""

    def __init__(self, game: Game) -> None:
        self.game = game
        for function in _functions(game.module):
            register_jitable(function)
        replaced: dict[str, Any] = {
            "rules_deal": game.deal,
            "rules_legal_moves": game.legal_moves,
            "rules_apply": game.apply,
            "rules_status": game.status,
            "rules_score": game.score if hasattr(game.module, "score") else _zero,
            "rules_winner": game.winner if hasattr(game.module, "winner") else _zero,
        }
        replaced["rules_fill_stock"] = entries.rules_fill_stock if game.dealt else _ignore
        replaced["rules_shuffle_stock"] = entries.rules_shuffle_stock if game.dealt else _same
        shuffles_again = any(part.name == "generator" for part in game.fields)
        replaced["rules_keep_generator"] = entries.rules_keep_generator if shuffles_again else _ignore
        self._names = vars(entries) | replaced
        self._loops: dict[tuple[FunctionType, ModuleType | None], Any] = {}
        self._names["deal_one"] = self._compile(entries.deal_one)
        self.deal_states = self._compile(entries.deal_states)
        self.legal_moves_of = self._compile(entries.legal_moves_of)
        self.replay = self._compile(entries.replay)
        self.play_out = self._names["play_out"] = self._compile(entries.play_out)
        self.play_deals = self._compile(entries.play_deals)
        self.expand = self._compile(entries.expand)

    def loop(self, entry: Callable[..., Any], adapter: ModuleType | None = None) -> Any:
        """A loop of a module of ours, compiled with this game's rules; like an entry it takes only arrays and numbers.

        ``rules_...`` names that its module imports from ``entries`` stand for the game's functions. The functions of
        ``adapter``, what a game adds to a search, take the place of those with the same names in the loop's module.
        """
        assert isinstance(entry, FunctionType)
        if (entry, adapter) not in self._loops:
            self._loops[entry, adapter] = self._compile(entry, self._names_of_loop(entry, adapter))
        return self._loops[entry, adapter]

    def _names_of_loop(self, entry: FunctionType, adapter: ModuleType | None) -> dict[str, Any]:
        """What the names in a loop's module mean there: its helpers are copies that know this game's rules."""
        names = dict(entry.__globals__)
        helpers: list[FunctionType] = []
        while found := [f for f in names.values() if _is_helper(f) and f is not entry and f not in helpers]:
            helpers += found
            for helper in found:
                names = helper.__globals__ | names
        names |= {name: value for name, value in self._names.items() if name in names and not name.startswith("__")}
        added = () if adapter is None else tuple(_functions(adapter))
        replaced = {function.__name__ for function in added}
        for helper in helpers:
            if helper.__name__ not in replaced:
                names[helper.__name__] = register_jitable(_copy(helper, names))
        for function in added:
            names[function.__name__] = register_jitable(function)
            for helper in _helpers_of(function):
                register_jitable(helper)
        return names

    def _compile(self, entry: FunctionType | Callable[..., Any], names: dict[str, Any] | None = None) -> Any:
        """A copy of an entry that calls this game's rules, under a name of its own for the disk cache."""
        assert isinstance(entry, FunctionType)
        copy = _copy(entry, self._names if names is None else names)
        copy.__qualname__ = f"{self.game.module.__name__.rpartition('.')[2]}_{entry.__name__}"
        return numba.njit(nogil=True, cache=True)(copy)

    def empty(self, options: dict[str, OptionValue]) -> Any:
        """An array of one empty state with these options (all of them)."""
        frozen = freeze(self.game, empty_state(self.game, options))
        return np.frombuffer(frozen, dtype=self.game.dtype).copy()

    def states(self, count: int) -> Any:
        """An array for so many states."""
        return np.zeros(count, dtype=self.game.dtype)

    def deal(self, options: dict[str, OptionValue], numbers: list[int]) -> Any:
        """The starts of these deal numbers, as an array of states."""
        states = self.states(len(numbers))
        self.deal_states(self.empty(options), len(self.game.deck.names), np.array(numbers, np.uint64), states)
        return states

    def move_buffer(self) -> Any:
        """Room for the moves of one state."""
        return np.zeros(self.game.most_moves, np.int64)

    def result_buffer(self, count: int) -> Any:
        """Room for what ``play_out`` tells of so many games. Compiled code would write beside a smaller one."""
        return np.zeros((count, entries.RESULTS), np.int64)


@register_jitable
def _zero(s: Any) -> int:
    return 0


@register_jitable
def _ignore(s: Any, value: Any) -> None:
    pass


@register_jitable
def _same(s: Any, cards: Any, number: Any) -> Any:
    return number


for _stock_function in (entries.rules_fill_stock, entries.rules_shuffle_stock, entries.rules_keep_generator):
    register_jitable(_stock_function)


@cache
def compiled(game: Game) -> CompiledGame:
    """The compiled loops of a game. Each is compiled when it is first called, or read from the disk."""
    return CompiledGame(game)


_prepare_cache()
_load_without_blas()


def is_cold(game: Game) -> bool:
    """Whether nothing of a game has been compiled for this machine yet, so that its first answer takes some seconds."""
    name = game.module.__name__.rpartition(".")[2]
    folder = Path(config.CACHE_DIR)
    return not any(folder.glob(f"*/*.{name}_*.nbi"))
