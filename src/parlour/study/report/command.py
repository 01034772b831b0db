"""The command that does a study again."""

from __future__ import annotations

import shlex

from parlour.game import option_text
from parlour.registry import find_game
from parlour.study.plan import EXAMINED, STATES, Plan


def command_of(plan: Plan) -> str:
    """The command line, every variant by its options in full where they are not as usual."""
    game = find_game(plan.game)
    first, *others = (dict(variant.options) for variant in plan.variants)
    words = ["parlour", "study", plan.game, "--deals", f"{plan.first}-{plan.last}"]
    for player in plan.players:
        words += ["--player", player]
    for option in game.options:
        if first[option.name] != option.default:
            words += ["--set", f"{option.name}={option_text(first[option.name])}"]
    for other in others:
        changes = [f"{name}={option_text(value)}" for name, value in other.items() if value != first[name]]
        words += ["--vs", ",".join(changes)]
    usual = {"goal": "win", "seed": 0, "budget": None, "states": STATES, "examine": EXAMINED}
    given = {
        "goal": plan.goal,
        "seed": plan.seed,
        "budget": plan.budget,
        "states": plan.states,
        "examine": plan.examined,
    }
    for name, value in given.items():
        if value != usual[name]:
            words += [f"--{name}", str(value)]
    if plan.memory != 2**30:
        words += ["--memory", f"{plan.memory // 2**20}M"]
    if plan.until is not None:
        words += ["--until", f"{100 * plan.until:g}%"]
    return shlex.join(words)
