"""Città-Stato in numbers: what the numbers of a position worked out by hand are."""

import pytest

from lacitta_nb.games.citta_stato.actions import Action, parse_action
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.state import Placed, State, Task
from lacitta_nb.games.citta_stato.study.coding import CODING
from tests.games.citta_stato.study.positions import cubes


def told(state: State, seat: int) -> dict[str, float]:
    row = CODING.features(state.seen_by(seat), seat)
    return dict(zip(CODING.names(state), (float(number) for number in row), strict=True))


def laid_out() -> State:
    """Rosa, whose turn it is, has laid disc 3 after Ugo his disc 5, face down."""
    state = new_game(["Rosa", "Ugo", "Ida"], seed=4).state
    rosa, ugo, ida = state.players
    return state._replace(
        players=(
            rosa._replace(
                points=6,
                crowns=3,
                cubes=cubes(yellow=2, black=1),
                tracks=(2, 1, 1, 4),
                banners=(0, 0, 1, 0),
                cards=("silk", "ivory"),
                burned=(("tunis",), (), (), (), (), ()),
                discs=(0, 1, 2, 4, 5),
                republic="doge_crowns",
                knows_offer=("oligarchy",),
                marker=8,
            ),
            ugo._replace(discs=(0, 1, 2, 3, 4), gone=(), republic="plutocracy", marker=3),
            ida,
        ),
        offer=("oligarchy", "doge", "plutocracy"),
        war=(Placed(1, 5), Placed(0, 3)),
        to_move=0,
        first_player=2,
        round=3,
    )


def test_a_position_is_told_from_two_sides() -> None:
    state = laid_out()
    rosa, ugo = told(state, 0), told(state, 1)
    # Ugo sits one to the left of Rosa; she sits two to the left of him.
    for seen, place in ((rosa, 0), (ugo, 2)):
        assert (seen[f"points {place}"], seen[f"crowns {place}"]) == pytest.approx((0.2, 0.5))
        assert (seen[f"cubes yellow {place}"], seen[f"cubes black {place}"]) == pytest.approx(
            (0.4, 0.2)
        )
        assert (seen[f"track yellow {place}"], seen[f"track purple {place}"]) == (0.5, 1)
        assert seen[f"banners orange {place}"] == 0.25
        assert (seen[f"used silk {place}"], seen[f"used tunis {place}"]) == (1, 0)
        assert seen[f"burned tunis {place}"] == 1
        assert seen[f"burned yellow {place}"] == pytest.approx(1 / 3)
        assert (seen[f"marker 8 {place}"], seen[f"marker 3 {(place + 1) % 3}"]) == (1, 1)
        assert (seen["round 3"], seen["decision turn"], seen[f"decides {place}"]) == (1, 1, 1)
        assert seen[f"first {(place + 2) % 3}"] == 1
        assert (seen[f"war 0 seat {(place + 1) % 3}"], seen[f"war 1 seat {place}"]) == (1, 1)


def test_hidden_cards_and_discs_are_told_as_hidden() -> None:
    state = laid_out()
    rosa, ugo = told(state, 0), told(state, 1)
    assert (rosa["republic doge_crowns 0"], rosa["republic ? 0"]) == (1, 0)
    assert (ugo["republic doge_crowns 2"], ugo["republic ? 2"]) == (0, 1)
    assert (rosa["war 1 disc 3"], rosa["war 0 disc 5"], rosa["war 0 disc ?"]) == (1, 0, 1)
    assert (ugo["war 1 disc 3"], ugo["war 1 disc ?"], ugo["war 0 disc 5"]) == (0, 1, 1)
    assert (rosa["disc 3 0"], rosa["disc 4 0"], rosa["disc ? 0"]) == (0, 1, 0)
    assert (ugo["disc 4 2"], ugo["disc ? 2"]) == pytest.approx((0, 5 / 6))
    # One of three cards of the offer is known to Rosa, none to Ugo.
    assert (rosa["offer oligarchy"], rosa["offer ?"], rosa["knows oligarchy 0"]) == (1, 2, 1)
    assert (ugo["offer oligarchy"], ugo["offer ?"], ugo["knows oligarchy 2"]) == (0, 3, 0)


def test_a_question_is_told() -> None:
    state = laid_out()._replace(agenda=(Task("take", 1, "B2", (4,), (0,), "put"),))
    seen = told(state, 1)
    assert (seen["asked 0"], seen["asked yellow"], seen["asked put"]) == pytest.approx(
        (0.4, 0.2, 1)
    )
    assert (seen["decision take"], seen["decides 0"], seen["asked exchange"]) == (1, 1, 0)


def test_the_ghost_is_told_in_a_solo_game() -> None:
    state = new_solo(scenario=1, game=1, seed=3).state
    seen = told(state, 0)
    assert [seen[f"ghost bag {colour}"] for colour in ("yellow", "purple")] == pytest.approx(
        [0.2, 0.2]
    )
    assert [seen[f"ghost disc {disc}"] for disc in range(6)] == [1] * 6


def test_a_seat_that_is_robbed_is_counted_from_the_robber() -> None:
    state = laid_out()._replace(agenda=(Task("rob", 1, "B7"),))
    texts = [
        CODING.meaning(state, number)
        for number in CODING.numbers(state, [Action("rob", number=0), Action("rob", number=2)])
    ]
    assert texts == ["rob 2", "rob 1"]


def test_other_numbers_are_the_places_in_the_book() -> None:
    state = laid_out()
    for number, text in enumerate(["fleet", "fleet wild 1", "fleet wild 2"]):
        assert CODING.numbers(state, [parse_action(text)]) == [number]
        assert CODING.meaning(state, number) == text
