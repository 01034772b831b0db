"""What the words of a command line mean: games, options, deals and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.game import Game, OptionValue
from parlour.message import Refused
from parlour.record import Record, parse_deal


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
            example = f"{game.options[0].name}={game.options[0].texts[0]}"
            raise Refused("usage-setting", setting=setting[:60], example=example)
        option = game.option(name)
        if name in chosen:
            raise Refused("usage-setting-twice", option=name)
        chosen[name] = option.parse(value)
    return chosen


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
