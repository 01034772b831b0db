"""The numbers of a study are what they are called, and its verdict says no more than they hold."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from parlour.study.comparisons import differences, spreads
from parlour.study.findings import Findings
from parlour.study.measures import Rate
from parlour.study.report.charts import charts, final_scores
from parlour.study.report.sentences import verdict
from parlour.study.rows import Row, table_of
from parlour.study.stopping import confidence_sequence
from parlour.words import english
from tests.chart_labels import stand_clear
from tests.studying import plan_of

Scored = tuple[int | None, int, int | None]
"""A score, what was found of it, and what bounds it."""


def made_up(verdicts: dict[tuple[str, str], list[str]], scores: list[int] | None = None) -> pl.DataFrame:
    """Rows with these verdicts by variant and player, and the same scores in each of them."""
    return table_of(
        Row(deal, variant, player, verdict, 10, 1, score=scores[deal] if scores else None)
        for (variant, player), each in verdicts.items()
        for deal, verdict in enumerate(each)
    )


def test_undecided_deals_count_as_lost_at_the_low_end_and_as_won_at_the_high_end() -> None:
    rate = Rate.of(50, 10, 100)
    assert rate.share == 0.5
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.4038, 0.6906)
    assert rate.low == Rate.of(50, 0, 100).low
    assert rate.high == Rate.of(60, 0, 100).high


def test_wins_are_compared_on_common_deals_by_mcnemar() -> None:
    plan = plan_of(("greedy",))
    # Of twelve deals seven are won only under the first rules, one only under the others: 2 * 9 / 256 = 0.0703.
    rows = made_up(
        {
            ("usual", "greedy"): ["won"] * 9 + ["lost"] * 3,
            ("max_slots=2", "greedy"): ["lost"] * 7 + ["won"] * 3 + ["lost"] * 2,
        }
    )
    (difference,) = differences(plan, rows)
    assert (difference.better, difference.worse, difference.games) == (1, 7, 12)
    assert difference.value == -0.5
    assert abs(difference.probability - 18 / 256) < 1e-9
    assert -1 <= difference.low < -0.5 < difference.high < 0.1


def test_the_interval_of_a_paired_difference_holds_the_truth_about_as_often_as_it_says() -> None:
    plan, generator, held = plan_of(("greedy",)), np.random.default_rng(5), 0
    for _ in range(200):
        first, second = generator.random((2, 80)) < np.array([[0.5], [0.7]])
        verdicts = {("usual", "greedy"): first, ("max_slots=2", "greedy"): second}
        rows = made_up({who: ["won" if won else "lost" for won in each] for who, each in verdicts.items()})
        (difference,) = differences(plan, rows)
        held += difference.low <= 0.2 <= difference.high
    assert held / 200 >= 0.91


def test_a_change_of_scores_is_told_only_if_chance_alone_would_seldom_bring_it() -> None:
    plan = plan_of(("greedy",), goal="score")
    for deals, kind in ((4, "open"), (12, "more")):
        rows = made_up_scores({"usual": [(5, 5, 5)] * deals, "max_slots=2": [(7, 7, 7)] * deals})
        assert kinds_of_scores(Findings.of(plan, rows)) == [kind]


@pytest.mark.parametrize(("bound", "kind"), [(8, "more"), (60, "undecided"), (None, "undecided")])
def test_scores_that_are_not_proved_speak_against_a_change(bound: int | None, kind: str) -> None:
    plan = plan_of(("thoughtful",), goal="score")
    known: list[Scored] = [*[(7, 7, 7)] * 20, (4, 4, 4)]
    usual: list[Scored] = [*[(5, 5, 5)] * 20, (None, 3, bound)]
    rows = made_up_scores({"usual": usual, "max_slots=2": known})
    rows = rows.with_columns(player=pl.lit("thoughtful"), verdict=pl.lit("winnable"))
    findings = Findings.of(plan, rows)
    assert kinds_of_scores(findings) == [kind]
    assert "In 2.4% of the deals the best score is not proved" in " ".join(map(english, verdict(findings)))


def made_up_scores(scores: dict[str, list[Scored]]) -> pl.DataFrame:
    """Rows of games that were won with these scores; each with what was found and what bounds it."""
    return table_of(
        Row(deal, variant, "greedy", "won", 1, 1, score=score, found=found, bound=bound)
        for variant, each in scores.items()
        for deal, (score, found, bound) in enumerate(each)
    )


def kinds_of_scores(findings: Findings) -> list[str]:
    """What kind of change the verdict tells of scores."""
    said = [english(sentence) for sentence in verdict(findings)]
    words = {"points more": "more", "points less": "less", "too little to": "open", "many are not proved": "undecided"}
    return [kind for sentence in said for word, kind in words.items() if word in sentence]


def test_the_interval_of_skill_holds_the_truth_and_is_not_told_of_few_deals() -> None:
    plan, generator, held = plan_of(("random", "greedy")), np.random.default_rng(3), 0
    for _ in range(100):
        deals, noise = generator.normal(0, 20, 200), generator.normal(0, 5, (2, 200))
        rows = table_of(
            Row(deal, "usual", player, "won", 1, 1, score=round(100 + luck + skill + noise[number, deal]))
            for number, (player, skill) in enumerate({"random": 0, "greedy": 30}.items())
            for deal, luck in enumerate(deals)
        )
        spread = next(spreads(plan, rows))
        assert spread.low is not None and spread.high is not None
        # Two players 30 apart have a variance of 450, the deals one of 400.
        held += spread.low <= 450 / 850 <= spread.high
    assert held >= 88
    few = made_up({("usual", player): ["won", "lost"] * 3 for player in ("random", "greedy")})
    assert next(spreads(plan, few)).low is None


def test_skill_is_all_where_players_differ_alike_and_none_where_only_deals_do() -> None:
    plan = plan_of(("random", "greedy"))
    skill = made_up({("usual", "random"): ["lost"] * 6, ("usual", "greedy"): ["won"] * 6})
    luck = made_up({("usual", player): ["won", "lost"] * 3 for player in ("random", "greedy")})
    assert [next(spreads(plan, rows)).skill for rows in (skill, luck)] == [1.0, 0.0]


@pytest.mark.parametrize("chance", [0.02, 0.5, 0.9])
def test_a_confidence_sequence_ever_errs_no_more_often_than_it_may(chance: float) -> None:
    generator = np.random.default_rng(7)
    looks = np.unique(np.geomspace(1, 2_000, 30).astype(int))
    erred = 0
    for _ in range(100):
        won = np.cumsum(generator.random(2_000) < chance)
        intervals = (confidence_sequence(int(won[n - 1]), int(n)) for n in looks)
        erred += any(not low <= chance <= high for low, high in intervals)
    assert erred / 100 <= 0.1


def test_an_interval_that_one_looks_at_again_and_again_would_err_more_often_by_wilson() -> None:
    generator = np.random.default_rng(7)
    looks = np.unique(np.geomspace(10, 2_000, 15).astype(int))
    erred = 0
    for _ in range(40):
        won = np.cumsum(generator.random(2_000) < 0.5)
        rates = (Rate.of(int(won[n - 1]), 0, int(n)) for n in looks)
        erred += any(not rate.low <= 0.5 <= rate.high for rate in rates)
    assert erred / 40 > 0.15


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        ("wwww", "wwww", "the same deals can be won, 100.0%"),
        ("w" * 20, "w" * 8 + "d" * 12, "40.0% of the deals can be won instead of 100.0%"),
        ("wwwwd", "wwwdd", "60.0% of the deals can be won, before 80.0%, too few to tell"),
        ("wwww", "www?", "at least 75.0% of the deals can be won, before at least 100.0%, too much is undecided"),
        ("w" * 20, "w" * 8 + "d" * 8 + "?" * 4, "too much is undecided to tell"),
        ("w" * 40, "w" * 8 + "d" * 28 + "?" * 4, "20.0% of the deals can be won instead of 100.0%"),
    ],
)
def test_what_is_undecided_is_not_passed_over_in_the_verdict(first: str, second: str, sentence: str) -> None:
    meaning = {"w": "winnable", "d": "dead", "?": "unknown"}
    plan = plan_of(("thoughtful",), len(first) - 1)
    verdicts = {
        (variant, "thoughtful"): [meaning[letter] for letter in letters]
        for variant, letters in (("usual", first), ("max_slots=2", second))
    }
    said = " ".join(english(one) for one in verdict(Findings.of(plan, made_up(verdicts))))
    assert sentence in said


@pytest.mark.parametrize("scores", [[-26, 37], [-104, -25, -17], [3, 4], [7, 7]])
def test_final_scores_stand_clear_of_one_another(scores: list[int]) -> None:
    rows = made_up({(variant, "greedy"): ["won"] * len(scores) for variant in ("usual", "max_slots=2")}, scores)
    findings = Findings.of(plan_of(("greedy",), len(scores) - 1), rows)
    _, (_, drawn) = charts(findings, "en")
    assert stand_clear(drawn)
    shares = [one["share"] for one in final_scores(findings, "en")["data"]["values"]]
    assert abs(sum(shares) - 2) < 1e-9
    assert sum(share > 0 for share in shares) == 2 * len(set(scores))
