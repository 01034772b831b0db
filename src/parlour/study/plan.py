"""What a study does: which games it plays, in which parts, always the same ones for the same plan."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from types import NoneType
from typing import Any

from parlour.game import Game, OptionValue, option_text
from parlour.message import Refused
from parlour.players.find import find_player, player_names
from parlour.registry import find_game
from parlour.search.solution import MOST_MEMORY, MOST_STATES, Goal

THOUGHTFUL = "thoughtful"
"""The name of the solver among the players: it knows all cards."""

GAMES_IN_PART = {"random": 50_000, "greedy": 100, THOUGHTFUL: 50}
GAMES_IN_PART_ELSE = 20
"""How many games a player plays in one part: no more than a minute's work or so."""

GAMES_IN_BLOCK = {True: 50_000, False: 500}
"""How many deals lie between two looks at the results, where only random moves are played and otherwise."""

MOST_GAMES = 10_000_000
"""More games have no room in the memory when they are measured."""

STATES = 1_000_000
MEMORY = 2**30
EXAMINED = 50

MOST = 2**63 - 1
"""The highest number that there is room for in the compiled code and in the rows."""

KINDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "rules_version": (int,),
    "variants": (list,),
    "players": (list,),
    "first": (str,),
    "last": (str,),
    "goal": (str,),
    "seed": (int,),
    "budget": (int, NoneType),
    "states": (int,),
    "memory": (int,),
    "examined": (int,),
    "until": (float, NoneType),
}
"""The types of what a plan's JSON holds; no others do, not even those that count as equal, as true does to 1."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One of the rules that are compared: its name and all its options."""

    name: str
    options: tuple[tuple[str, OptionValue], ...]

    @classmethod
    def of(cls, game: Game, options: dict[str, OptionValue]) -> Variant:
        """The variant with these options (all of them), named after those that are not as usual."""
        unusual = [o for o in game.options if options[o.name] != o.default]
        name = " ".join(f"{option.name}={option_text(options[option.name])}" for option in unusual)
        return cls(name or "usual", tuple(options.items()))


@dataclass(frozen=True, slots=True)
class Part:
    """Some games of a study, played in one go: of one player in one variant, ``count`` deals from ``first`` on."""

    variant: int
    player: int
    first: int
    count: int

    @property
    def name(self) -> str:
        """A name for the part's file."""
        return f"v{self.variant}-p{self.player}-{self.first:019}"


@dataclass(frozen=True, slots=True)
class Plan:
    """A study. The same plan gives the same results, apart from the seconds, on any number of processes.

    ``players`` are names; in a game for two a name is one player on both sides, or two with a colon between. ``goal``
    and ``budget`` are the players' (see ``find_player``), ``states`` and ``memory`` the solver's for each deal. The
    games of the first ``examined`` deals are looked at move by move. ``until`` is how far, as a part of 1, each end of
    a win rate's interval may be from its middle for the study to stop before its last deal.
    """

    game: str
    variants: tuple[Variant, ...]
    players: tuple[str, ...]
    first: int
    last: int
    goal: Goal = "win"
    seed: int = 0
    budget: int | None = None
    states: int = STATES
    memory: int = MEMORY
    examined: int = EXAMINED
    until: float | None = None

    def check(self) -> None:
        """Raise Refused where a player is unknown, a player or variant is there twice, or there are too many games."""
        game = find_game(self.game)
        for name in self.players:
            if name != THOUGHTFUL:
                for one in sides_of(game, name):
                    check_player(game, one, self)
        if self.games > MOST_GAMES:
            raise Refused("study-too-many", most=MOST_GAMES, games=str(self.games))
        for kind, names in (("player", self.players), ("variant", [variant.name for variant in self.variants])):
            for name in names:
                if list(names).count(name) > 1:
                    raise Refused("study-twice", kind=kind, name=name)

    @property
    def deals(self) -> range:
        """The deals, in a game for two the numbers of the games."""
        return range(self.first, self.last + 1)

    @property
    def games(self) -> int:
        """How many games the whole study has."""
        return (self.last - self.first + 1) * len(self.variants) * len(self.players)

    def blocks(self) -> Iterator[range]:
        """The deals between two looks at the results."""
        step = GAMES_IN_BLOCK[set(self.players) == {"random"}]
        for start in range(self.first, self.last + 1, step):
            yield range(start, min(start + step, self.last + 1))

    def parts_of(self, block: range) -> Iterator[Part]:
        """The parts of a block: all variants and players on its deals."""
        for player, name in enumerate(self.players):
            step = GAMES_IN_PART.get(name, GAMES_IN_PART_ELSE)
            for variant in range(len(self.variants)):
                for start in range(block.start, block.stop, step):
                    yield Part(variant, player, start, min(step, block.stop - start))

    def decides(self, part: Part) -> list[Any]:
        """Everything that the rows of a part come from, as JSON."""
        whole = self.to_json()
        common = [whole[name] for name in whole if name not in ("variants", "players", "last", "until")]
        return [*common, whole["variants"][part.variant], self.players[part.player], part.first, part.count]

    def to_json(self) -> dict[str, Any]:
        """The plan as JSON, with the version of the rules it is played under."""
        return {
            "game": self.game,
            "rules_version": find_game(self.game).rules_version,
            "variants": [{"name": variant.name, "options": dict(variant.options)} for variant in self.variants],
            "players": list(self.players),
            "first": str(self.first),
            "last": str(self.last),
            "goal": self.goal,
            "seed": self.seed,
            "budget": self.budget,
            "states": self.states,
            "memory": self.memory,
            "examined": self.examined,
            "until": self.until,
        }

    @classmethod
    def from_json(cls, data: object) -> Plan:
        """The plan that ``to_json`` wrote.

        Raises Refused where the game's rules are others by now, and ValueError where no study was written like that.
        """
        if not isinstance(data, dict) or any(type(data.get(name)) not in kinds for name, kinds in KINDS.items()):
            raise ValueError("no plan")
        game = find_game(data["game"])
        if data["rules_version"] != game.rules_version:
            raise Refused("study-rules", game=game.title)
        same = {name: data[name] for name in ("goal", "seed", "budget", "states", "memory", "examined", "until")}
        plan = cls(
            game.id,
            tuple(_read_variant(game, each) for each in data["variants"]),
            tuple(data["players"]),
            int(data["first"]),
            int(data["last"]),
            **same,
        )
        if not plan._makes_sense() or _text_of(plan.to_json()) != _text_of(data):
            raise ValueError("no plan")
        plan.check()
        return plan

    def _makes_sense(self) -> bool:
        """Whether a command line could mean it, as far as ``check`` does not tell."""
        numbers = (
            (0, self.first, self.last),
            (self.first, self.last, MOST),
            (0, self.seed, MOST),
            (1, 1 if self.budget is None else self.budget, MOST),
            (1, self.states, MOST_STATES),
            (1, self.memory, MOST_MEMORY),
            (0, self.examined, MOST),
        )
        goals = ("win", "score") if find_game(self.game).players == 1 else ("win",)
        return (
            bool(self.variants and self.players)
            and all(isinstance(player, str) for player in self.players)
            and all(least <= number <= most for least, number, most in numbers)
            and self.goal in goals
            and (self.until is None or 0 < self.until <= 0.5)
        )


def _read_variant(game: Game, data: object) -> Variant:
    """The variant with the options of a plan's JSON. Raises ValueError."""
    if not isinstance(data, dict) or not isinstance(data.get("options"), dict):
        raise ValueError("no variant")
    return Variant.of(game, game.complete_options(data["options"]))


def _text_of(data: dict[str, Any]) -> str:
    """A plan's JSON as text, where true is not 1, and 1.0 is neither."""
    return json.dumps(data, sort_keys=True)


def sides_of(game: Game, name: str) -> tuple[str, ...]:
    """Who plays: in a game for two the player of each side, the first being X in the even games."""
    if game.players == 1:
        return (name,)
    one, _, other = name.partition(":")
    return (one, other or one)


def check_player(game: Game, name: str, plan: Plan) -> None:
    """Raise Refused where a game has no such player."""
    if name == THOUGHTFUL:
        raise Refused("study-thoughtful-side")
    if name not in player_names(game):
        names = ", ".join((*player_names(game), THOUGHTFUL))
        raise Refused("error-player-unknown", player=name[:40], game=game.id, players=names)
    find_player(game, name, plan.goal, plan.seed, plan.budget)
