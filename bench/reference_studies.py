"""The studies that the published reference is made of, game by game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from parlour.game import Game, Option, OptionValue, option_text
from parlour.registry import find_game

FAIR = ("random", "greedy", "strong")
BOARDS = tuple((columns, rows) for rows in range(3, 9) for columns in range(4, 15, 2))

FEW, NEAR = 6, (-2, -1, 1, 2)
"""A row of options is long if there are more unusual values, and these steps from the usual one are near to it."""

Kind = Literal["exact", "par", "fair", "boards"]


@dataclass(frozen=True, slots=True)
class Study:
    """A study as ``parlour study`` is told of it; ``kind`` is the table that its results go into."""

    game: str
    kind: Kind
    deals: int
    players: tuple[str, ...]
    others: tuple[str, ...]
    more: tuple[str, ...] = ()
    name: str = ""

    def size(self, most: int | None) -> int:
        """How many deals it has, ``most`` or fewer."""
        return self.deals if most is None else min(self.deals, most)

    def command(self, most: int | None) -> list[str]:
        """The words after ``parlour``; no more than ``most`` deals."""
        words = ["study", self.game, "--deals", f"0-{self.size(most) - 1}"]
        for player in self.players:
            words += ["--player", player]
        for other in self.others:
            words += ["--vs", other]
        return [*words, *self.more]

    @property
    def folder(self) -> str:
        """The name of the folder that it is kept in."""
        return "-".join(word for word in (self.game, self.kind, self.name) if word)


def each_option(game: Game) -> tuple[str, ...]:
    """The values of every option but the usual ones, the other options being as usual."""
    return tuple(f"{option.name}={option_text(value)}" for option in game.options for value in telling(option))


def telling(option: Option) -> list[OptionValue]:
    """The unusual values of an option; of a long row the first three, those near to the usual one, and the last."""
    values = [value for value in option.values if value != option.default]
    if len(values) <= FEW:
        return values
    kept = {*values[:3], values[-1]}
    if isinstance(option.default, int):
        kept |= {option.default + step for step in NEAR}
    return [value for value in values if value in kept]


def studies(game_id: str) -> list[Study]:
    """The studies of a game."""
    game = find_game(game_id)
    if game_id == "cross-the-barrier":
        others = each_option(game)
        score = ("--goal", "score")
        return [
            Study(game_id, "exact", 10_000, ("thoughtful",), others, score),
            Study(game_id, "fair", 500, (*FAIR, "thoughtful"), others, score),
        ]
    if game_id == "unlocker":
        others = each_option(game)
        return [
            Study(game_id, "exact", 10_000, ("thoughtful",), others, ("--goal", "score")),
            Study(game_id, "fair", 300, FAIR, others),
        ]
    if game_id == "foursquare":
        others = each_option(game)
        tight = ("max_down=1", "pile_limit=1")
        exact = tuple(other for other in others if other not in tight)
        return [
            Study(game_id, "exact", 10_000, ("thoughtful",), exact),
            Study(game_id, "exact", 10_000, ("thoughtful",), tight, name="tight"),
            Study(game_id, "par", 500, ("thoughtful",), ("flip=line", "touching=diagonal"), ("--goal", "score")),
            Study(game_id, "fair", 100, FAIR, others, ("--examine", "10")),
        ]
    if game_id == "lake-effect":
        others = ("hard", *each_option(game))
        easy = ("--set", "order=any", "--states", "5000000")
        return [
            Study(game_id, "exact", 10_000, ("thoughtful",), (), easy, name="easy"),
            Study(game_id, "exact", 500, ("thoughtful",), others, ("--states", "200000")),
            # Random moves win nothing here, and to judge where they lead takes a minute a game.
            Study(game_id, "fair", 40, ("greedy", "strong"), others, ("--examine", "10")),
        ]
    boards = tuple(f"columns={columns},rows={rows}" for columns, rows in BOARDS if (columns, rows) != (10, 8))
    others = (*boards, "blockade=both", "opening=1", "opening=3", "opening=4")
    return [
        Study(game_id, "exact", 200, ("thoughtful",), others, ("--states", "200000")),
        Study(game_id, "boards", 1_000, ("level-4",), others, ("--examine", "20")),
    ]
