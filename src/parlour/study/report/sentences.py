"""The verdict of a study in plain words, the most important first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from parlour.message import Message, say
from parlour.players.summary import wilson_interval
from parlour.registry import find_game
from parlour.study.comparisons import Difference, chance_alone
from parlour.study.findings import Findings
from parlour.study.measures import Result
from parlour.study.plan import Plan
from parlour.study.report.numbers import between, decimal, percent

SURE = 0.05
"""A difference that chance alone brings more seldom than this is called one."""


CLOSE = 0.3
"""How much of luck and skill is the players' is told if its interval is no wider than this."""


def verdict(findings: Findings) -> Iterator[Message]:
    """The sentences, each to stand alone: a variant's each, then what was left open, then luck and skill.

    The first variant has one of its own only where there is no other, since the others are compared with it.
    """
    names = [variant.name for variant in findings.plan.variants]
    for name in names[1:] or names:
        clauses = list(_clauses(findings, name))
        if clauses:
            joined = reduce(lambda first, rest: say("study-joined", first=first, rest=rest), clauses)
            yield say("study-says", variant=variant_name(findings.plan, name), clauses=joined)
    if any(result.won.undecided for result in findings.results):
        yield say("study-says-undecided", states=findings.plan.states)
    if findings.plan.goal == "score":
        yield from _of_proofs([result for result in findings.results if result.is_thoughtful])
    if findings.plan.until is not None:
        if findings.last < findings.plan.last:
            yield say("study-says-stopped", deals=findings.last - findings.plan.first + 1)
        elif any(result.won.high - result.won.low > 2 * findings.plan.until for result in findings.results):
            yield say("study-says-wide")
    yield from _of_skill(findings)


def _of_proofs(solved: list[Result]) -> Iterator[Message]:
    """Of how many deals the best score is left open."""
    games = sum(result.won.games for result in solved)
    proved = sum(result.scores.known for result in solved if result.scores)
    if proved < games:
        yield say("study-says-unproved", share=percent(1 - proved / games))


def _of_skill(findings: Findings) -> Iterator[Message]:
    """How much of the spread is the players', where that is known well enough."""
    for spread in findings.spreads:
        if spread.skill is None or spread.low is None or spread.high is None or spread.high - spread.low > CLOSE:
            continue
        yield say(
            "study-says-skill",
            variant=variant_name(findings.plan, spread.variant),
            share=percent(spread.skill),
            interval=between(percent(spread.low), percent(spread.high)),
        )


def _clauses(findings: Findings, variant: str) -> Iterator[Message]:
    """What is said of a variant: of the solver, of the fair players, and of what was left open."""
    mine = [result for result in findings.results if result.variant == variant]
    for result in sorted(mine, key=lambda result: not result.is_thoughtful):
        if ":" in result.player:
            yield _of_match(result, _first(findings, result))
        yield from _of_wins(findings, result)
        scores = _difference(findings, result, of_scores=True)
        if scores is not None and scores.value:
            kind = _change_of_scores(scores)
            if kind in ("more", "less") or findings.plan.goal == "score":
                size = decimal(abs(scores.value), 2)
                yield say("study-clause-scores", player=player_name(result.player), kind=kind, points=size)
    for result in mine:
        if 0 < result.won.undecided < result.won.games:
            yield say("study-clause-undecided", share=percent(result.won.undecided / result.won.games))


def _change_of_scores(difference: Difference) -> str:
    """Whether scores are higher or lower, or whether that may be chance, or may be due to what is not proved."""
    value, worst = difference.value, difference.worst
    if difference.open and (worst is None or value * worst <= 0):
        return "undecided"
    if difference.probability >= SURE or difference.low <= 0 <= difference.high:
        return "open"
    return "more" if value > 0 else "less"


def _first(findings: Findings, result: Result) -> Result:
    """What the same player did in the first variant."""
    return next((r for r in findings.results if r.player == result.player), result)


def _of_match(result: Result, first: Result) -> Message:
    """How often the player named first beats the other one."""
    one, _, other = result.player.partition(":")
    values: dict[str, str | Message] = {"change": "none" if result is first else "other"}
    for name, each in (("share", result), ("before", first)):
        low, high = wilson_interval(each.named_first, each.won.games)
        values |= {
            name: percent(each.named_first / each.won.games),
            f"{name}interval": between(percent(low), percent(high)),
        }
    return say("study-clause-match", one=player_name(one), other=player_name(other), **values)


def _of_wins(findings: Findings, result: Result) -> Iterator[Message]:
    """How often it is won; compared with the first variant, where it is another one and anything is known of both."""
    first = _first(findings, result)
    if not result.decided:
        yield say("study-clause-unknown")
        return
    yield _won(findings, result, first)
    if not first.decided:
        yield say("study-clause-alone")


def _won(findings: Findings, result: Result, first: Result) -> Message:
    difference = _difference(findings, result, of_scores=False)
    values: dict[str, str | Message] = {"change": _change(difference, result.won.games)}
    values |= {"after": percent(result.won.share), "before": percent(first.won.share)}
    if find_game(findings.plan.game).players == 1:
        if result.is_thoughtful:
            return say("study-clause-winnable", **values)
        return say("study-clause-won", player=player_name(result.player), **values)
    if result.is_thoughtful:
        return say("study-clause-forced", **values)
    values |= {"drawn": percent(result.drawn_share), "drawnbefore": percent(first.drawn_share)}
    return say("study-clause-first", player=player_name(result.player), **values)


def _change(difference: Difference | None, games: int) -> str:
    """Whether there is a difference: none looked for, one for sure, the same in each deal, or perhaps just chance.

    Where games are undecided, there is one for sure only if it would be one though all of them spoke against it.
    """
    if difference is None:
        return "none"
    undecided = games - difference.games
    if undecided:
        most, least = max(difference.better, difference.worse), min(difference.better, difference.worse) + undecided
        return "sure" if most > least and chance_alone(most, least) < SURE else "undecided"
    if difference.better == difference.worse == 0:
        return "same"
    return "sure" if difference.probability < SURE else "open"


def _difference(findings: Findings, result: Result, of_scores: bool) -> Difference | None:
    who = result.variant, result.player, of_scores
    return next((one for one in findings.differences if (one.variant, one.player, one.of_scores) == who), None)


def variant_name(plan: Plan, name: str) -> Message:
    """How a variant is called: after the preset that it is, or else after what is unusual about it."""
    game = find_game(plan.game)
    options = next(dict(variant.options) for variant in plan.variants if variant.name == name)
    preset = next((preset for preset in game.presets if game.preset(preset) == options), None)
    changed = [
        say(
            "study-changed",
            option=say(f"option-name-{game.id}-{option.name}"),
            value=option.said(options[option.name]),
        )
        for option in game.options
        if options[option.name] != option.default
    ]
    if not changed:
        return say("study-usual")
    if preset is not None:
        return say("study-preset", preset=say(f"preset-{preset}"))
    return reduce(lambda first, rest: say("study-changed-too", first=first, rest=rest), changed)


def player_name(name: str) -> Message:
    """How a player is called: by the name that a command has for it, or on a page otherwise (``as_on_form``)."""
    one, colon, other = name.partition(":")
    if colon:
        return say("study-players", one=player_name(one), other=player_name(other))
    return say("study-player", name=name)


def as_on_form(said: Message) -> Message:
    """The same for a page, where players are called as on the form that studies are begun with."""
    values = ((name, as_on_form(value) if isinstance(value, Message) else value) for name, value in said.values)
    return Message("studies-player" if said.key == "study-player" else said.key, tuple(values))
