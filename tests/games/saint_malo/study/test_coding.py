"""Saint Malo in numbers: what the numbers of a position worked out by hand are."""

import pytest

from lacitta_nb.games.saint_malo.actions import parse_action
from lacitta_nb.games.saint_malo.city import NUMBER, spaces
from lacitta_nb.games.saint_malo.state import Placing, State
from lacitta_nb.games.saint_malo.study.coding import CODING
from tests.games.saint_malo.study.positions import Seat, moment

WALLED = dict.fromkeys(["A2", "A3", "A4", "A5", "A6"], "wall")


def told(state: State, seat: int) -> dict[str, float]:
    row = CODING.features(state.seen_by(seat), seat)
    return dict(zip(CODING.names(state), (float(number) for number in row), strict=True))


def test_a_position_is_told_from_both_sides() -> None:
    seats = [Seat({**WALLED, "C3": "soldier"}, coins=5, logs=1, points=6), Seat({"B1": "crate"})]
    state = moment(seats, turns=4, dice=("log", "log", "head"), rolls=2)
    first, second = told(state, 0), told(state, 1)
    for seen, own in ((first, 0), (second, 1)):
        assert (seen[f"wall {own} A4"], seen[f"soldier {own} C3"], seen[f"crate {1 - own} B1"]) == (
            (1, 1, 1)
        )
        assert (seen[f"wall {1 - own} A4"], seen[f"crate {own} B1"]) == (0, 0)
        # A complete side defends with two, a soldier with one.
        assert seen[f"defence {own}"] == pytest.approx(0.3)
        assert (seen[f"complete top {own}"], seen[f"complete left {own}"]) == (1, 0)
        assert (seen[f"broken left {1 - own}"], seen[f"broken left {own}"]) == (1, 0)
        assert (seen[f"coins {own}"], seen[f"points {own}"]) == pytest.approx((0.5, 0.2))
        # Six spaces are filled, and four by printed crates.
        assert seen[f"empty {own}"] == pytest.approx(35 / 45)
        assert (seen["dice log"], seen["dice head"], seen["dice swords"]) == pytest.approx(
            (0.4, 0.2, 0)
        )
        assert (seen["rolls 2"], seen["rolls 3"], seen["phase turn"]) == (1, 0, 1)
        assert (seen["decision roll"], seen[f"decides {own}"]) == (1, 1)


def test_what_is_half_placed_is_told() -> None:
    state = moment([Seat(), Seat()], turns=2, dice=("crate",) * 5, rolls=3)._replace(
        placing=Placing("house", "house", 2, spaces(["D4"]), NUMBER["D5"], 3, bonus=True)
    )
    seen = told(state, 0)
    assert (seen["placing house"], seen["left"], seen["walls"], seen["bonus"]) == pytest.approx(
        (1, 0.4, 0.6, 1)
    )
    assert [name for name in seen if name.startswith(("group", "architect ")) and seen[name]] == (
        ["group D4", "architect D5"]
    )


def test_the_numbers_are_the_places_in_the_book() -> None:
    state = moment([Seat(), Seat()])
    for text, number in (("keep none", 0), ("keep log", 1), ("stop", 462)):
        assert CODING.numbers(state, [parse_action(text)]) == [number]
        assert CODING.meaning(state, number) == text
