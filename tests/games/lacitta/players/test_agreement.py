"""What advice tells of last turns agrees with itself: numbers, reasons, order and chances."""

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.last_turns import has_last_word, last_of_all
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import SearchPlayer, hints
from lacitta_nb.players.reasons import total
from tests.games.lacitta.players.played import decisions, mover

JUDGE = GreedyPlayer()
HUNGRY = (
    "lc1.eNqlV1tzmzoQ_itn9EzncDE27lua2GmC2-"
    "Y902EUkA0TDAwSOU09_u9nV8Z4JTtO3L5ppdXut99eEBu2rNs1V-"
    "wzK3laKMU_rfha_Osxh0nFWzjYHKs0tSxUUVdaTWR6DcfiV8MriWuHPdW8zWBP1TLlFYedklcZrBsh0ebCg8"
    "Mlb9doYuFTIeiFAIVRL_gohPRkDMK67irFC3S4mFDNSKN9FriekrXnUsHA4PnUgBcY0oheC41rNg5vYhxTJN"
    "7U0vVdgwWP-vQNPL6Bxx_wbB32KnjLPo8d1uRcCjho6hJSksp9DpOm5K8CdAIH8pGs6xfQckFfb0M6Hjesgq"
    "zD1Qe99Q_CWdUlJDB0GE8xv0kKCQVd32F6tTMKGiMHcKUiyer_oAge2RNXeV53EiPOa9kUipdYEMP2T4AlBO"
    "rCaglsZGhmyUspAJOoeKlee3nr2Mj8AZl3MbI1l0q0yVNXlBnQsTMkqkQVayF1hbYrkSDJf4cxGDCObIzeOx"
    "g3rOFS4gF7agXPEmiaJC3aFIiTDF0N5wO3278COxrAujZY1wYbvkfoCcyXgAMNGDCF2JUkOMGi1ZRJVSLmL4"
    "gWVX6LSuqa176LaqWHyhW2xZq3z0KB3hX2qcoFVy3W4hU2qkzzusZy_BIYh9f7OYMNtSxWXavHFAg5b1-"
    "EVIgfyetBuRRUaICKbFDY9F1VvECrFRArINFTqOEwTjUwPYfAB1c70afZBahjGtV1eBnSgCCdTw2kvmdBne3"
    "GytAFDpsN3hw2Rxy0u-"
    "cTg8N5RAme6yDJqY6Syv7B9O3IMn0b0phvx0RVj9fDDP1KEH5FvRTMiKzV1N2NT5KlQ9kwwFKqHCps-yZ7Pm"
    "Hv28Rgb2KRdxdRyPcRTXGsPyckp8PXCtbfJ3-"
    "e0VlgYPJcC9SNbzFyExwcz3yKeB4Y6TMzcnlX3Ifnkd0FVsrv7Y14ZFBoVERs12I8oehjzX7dqv3j4lB3C9r"
    "4HwuLTqDY8852ezy1WyjWjUByH3sG7wtzTH0LD1F_DB6t0SvfQBfYs8g7eL7ceAxvnXOx30-"
    "NuCKTicu5_nHe3fexTfUPo0Ye9MCHqdohrw8TOmQfIuMLejEVs-jsh-jaGIU3ERmi3vhjKYBv4UtdQBGAuf5"
    "7_LifWM6Jhcg66HN8fMPNTKTPhn7alarT9bVfgRY8JdAXueoY6-NL5vkJ639yfMGd93b765C1wyMY-MsKiU8"
    "YjLUfCnQk9lvDpOll45PdHxJq3347Gs_et_Z7J0cvqAEFHW5tkebJvjgsmyeeXEcXTuoY8RnRYJSFTPUP3FG"
    "gaVlLUQkpLRYp3qHNqPIQ2VHMvTpmDZ6K4HTqu64HEv6pyN3LEa40-CTd_g-dV6zp"
)
"""A last turn of the sixth year: the food of a new city at P4 is taken by what others build."""


def last_turns(seeds: range, years: range) -> list[State]:
    """Views of last turns of years, some with others still to move."""
    return [
        state.seen_by(mover(state))
        for seed in seeds
        for state in decisions("classic", seed, RoundOnePlayer())
        if state.choice == "turn" and state.year in years and has_last_word(state)
    ]


def test_on_a_last_turn_the_reasons_add_up_to_what_is_told() -> None:
    views = last_turns(range(40, 42), range(2, 6))
    assert {last_of_all(view) for view in views} == {True, False}
    for view in views[::3]:
        for hint in hints(view, 6):
            assert total(hint.reasons) == pytest.approx(hint.felt, abs=0.01)


def test_what_is_told_to_be_worse_than_a_pass_is_worse_by_what_is_told() -> None:
    found = 0
    for view in last_turns(range(44, 45), range(6, 7)):
        (usual,) = [one for one in rules.legal_actions(view) if one.kind == "pass"]
        base = JUDGE.game_end(view, usual)
        assert base is not None
        told = hints(view, 9)
        assert [hint.felt for hint in told] == sorted([h.felt for h in told], reverse=True)
        for hint in told:
            assert hint.end is not None
            if hint.text.startswith("Worse than"):
                found += 1
                assert hint.end.points < base.points or hint.end.win < base.win
    assert found


def test_a_search_whose_ranking_is_that_of_its_judge_looks_as_closely() -> None:
    view = next(view for view in last_turns(range(43, 44), range(6, 7)) if not last_of_all(view))
    action = rules.legal_actions(view)[0]
    assert SearchPlayer(2, 2).closer(view, action) == JUDGE.closer(view, action) is not None
    early = next(view for view in last_turns(range(43, 44), range(2, 3)) if not last_of_all(view))
    assert SearchPlayer(2, 2).closer(early, rules.legal_actions(early)[0]) is None


@pytest.mark.parametrize("kind", ["starve", "demolish", "wish"])
def test_of_choices_at_the_years_end_the_reasons_add_up_to_what_is_told(kind: str) -> None:
    views = [
        state.seen_by(mover(state))
        for seed in range(50, 56)
        for state in decisions("classic", seed, RoundOnePlayer())
        if state.choice == kind and state.year < 6
    ]
    assert len(views) > 5
    lost = 0
    for view in views[:: len(views) // 6]:
        found = hints(view, 20)
        reasons = [JUDGE.explain(view, hint.action) for hint in found]
        lost += any(one.consideration == "cities" for own in reasons for one in own)
        for hint, own in zip(found, reasons, strict=True):
            assert total(own) - total(reasons[-1]) == pytest.approx(
                hint.felt - found[-1].felt, abs=0.02
            )
    assert lost or kind != "starve"


def test_F2_others_are_foreseen_to_build_what_leaves_a_new_city_hungry() -> None:
    """Played on by everybody's own top hint the city brings 21 points, a pass 25."""
    game = lc.load(HUNGRY)
    view = game.state.seen_by(0)
    assert not last_of_all(view)
    ends = {
        name: JUDGE.game_end(view, lc.parse_action(name)) for name in ("found P4 from B5", "pass")
    }
    city, usual = ends.values()
    assert city is not None
    assert usual is not None
    assert city.points < usual.points - 2
    assert hints(view, 1)[0].end == usual
