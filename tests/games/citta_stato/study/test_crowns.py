"""Crowns held and needed: the examples of the page, and beside the rules at the end of games."""

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.study.crowns import score_pairs
from tests.games.citta_stato.study.positions import met, moment

INSIDE = {"republic": "oligarchy", "marker": 6}
"""Inside the own form, no crowns above."""


@pytest.mark.parametrize(
    ("scores", "crowns", "republic", "expected"),
    [
        ((19, 2), 9, "doge", (6, 2)),
        ((17, 10), 1, "oligarchy", (2, 10)),
        ((14, 3), 3, "oligarchy", (3, 14)),
    ],
)
def test_the_examples_of_the_page(
    scores: tuple[int, int], crowns: int, republic: str, expected: tuple[int, int]
) -> None:
    """Section 6: the signs between both scores, and the one that counts."""
    first, second = scores
    signs, final = expected
    hand = INSIDE | {"crowns": crowns, "republic": republic}
    found = score_pairs(moment([hand, {}]), 0, first=first, seconds=[second])
    (pair,) = found.pairs
    assert (found.crowns, pair.signs, pair.final) == (crowns, signs, final)
    assert pair.missing == max(0, signs - crowns)
    assert (pair.lower, pair.higher) == (second, first)


def test_all_crowns_that_count() -> None:
    """E3, E4: held, above the marker, on the republic card."""
    hand = {"republic": "plutocracy_crowns", "marker": 3, "crowns": 1, "points": 4}
    found = score_pairs(moment([hand, {}]), 0)
    assert (found.crowns, found.held, found.above, found.printed) == (5, 1, 2, 2)
    assert (found.form, found.inside, found.ours) == ("plutocracy", True, True)
    assert {pair.first for pair in found.pairs} == {4}
    assert [pair.second for pair in found.pairs] == list(range(17))
    assert all(pair.final == pair.inside for pair in found.pairs)
    assert found.best.final == max(pair.higher for pair in found.pairs if not pair.missing)


def test_the_pair_of_now_is_what_the_rules_count() -> None:
    for state in met():
        for seat, score in enumerate(rules.scores(state)):
            found = score_pairs(state, seat, seconds=[score.second])
            (pair,) = found.pairs
            assert (pair.first, pair.signs) == (score.first, score.signs)
            assert (pair.final, found.crowns) == (score.final, score.crowns)


def test_a_hidden_form_counts_the_lower_score() -> None:
    state = moment([{}, {"points": 9, "crowns": 9}]).seen_by(0)
    found = score_pairs(state, 1, seconds=[2])
    assert (found.form, found.inside, found.pairs[0].final) == ("?", None, 2)
    assert found.pairs[0].inside == 9


@pytest.mark.parametrize("seconds", [[], 5, None, ["a"], [1.5]])
def test_seconds_that_can_not_be_are_refused(seconds: object) -> None:
    state = moment([{}, {}])
    if seconds is None:
        assert score_pairs(state, seconds=None).pairs
        return
    with pytest.raises(lc.BadSetting):
        score_pairs(state, seconds=seconds)  # type: ignore[arg-type]
