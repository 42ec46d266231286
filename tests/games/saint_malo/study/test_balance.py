"""How everybody stands: by hand."""

from fractions import Fraction

from lacitta_nb.games.saint_malo.rules import apply
from lacitta_nb.games.saint_malo.study.balance import balances, turns_taken
from tests.games.saint_malo.study.positions import Seat, moment

CHURCHES = {
    **dict.fromkeys(["C4", "C5", "C6"], "church1"),
    **dict.fromkeys(["D4", "D5"], "church2"),
    "D6": "church3",
    "E4": "church4",
    **dict.fromkeys(["E5", "E6"], "church5"),
}
"""Rules page, section 6, example 6: 1, 1, 1, 2, 2, 3, 4, 5, 5 are worth 25."""


def test_what_the_end_would_bring_today() -> None:
    """E3: 7 points, 5 coins (2), 3 logs (3), churches 25, two cannons lost (-10): 27."""
    state = moment([Seat(CHURCHES, coins=5, logs=3, points=7, cannons_lost=2), Seat()], turns=6)
    score = balances(state).players[0].score
    assert (score.points, score.city, score.coins, score.logs) == (7, 0, 2, 3)
    assert (score.churches, score.cannons, score.total) == (25, -10, 27)


def test_what_the_next_church_adds() -> None:
    """H2: a fourth 1 begins a series (1), a third 2 makes the third longer (3), so does a 3 (4).

    A second 4 has no second 3 below it, a third 5 no second 4.
    """
    found = balances(moment([Seat(CHURCHES), Seat()])).players
    assert found[0].churches == (1, 3, 4, 0, 0)
    assert found[1].churches == (1, 0, 0, 0, 0)


def test_a_church_may_link_what_stands_unlinked() -> None:
    """1, 3, 4 and 5 without a 2: it makes a whole series of 20 of the 1."""
    city = {"C4": "church1", "C5": "church3", "C6": "church4", "E5": "church5"}
    assert balances(moment([Seat(city), Seat()])).players[0].churches == (1, 19, 0, 0, 0)


def test_turns_until_a_city_is_full_at_the_pace_so_far() -> None:
    """Nine things in three turns: the 32 spaces that are left take 11 turns more."""
    state = moment([Seat(CHURCHES), Seat({"C4": "house"}), Seat()], turns=7)
    anne, marc, yann = balances(state).players
    assert [anne.turns, anne.placed, anne.pace, anne.left] == [3, 9, 3, 11]
    assert (marc.turns, marc.placed, marc.pace, marc.left) == (2, 1, Fraction(1, 2), 80)
    assert [yann.turns, yann.placed, yann.pace, yann.left] == [2, 0, 0, None]
    assert balances(state).soonest == 11


def test_before_the_first_turn_there_is_no_pace() -> None:
    found = balances(moment([Seat(CHURCHES), Seat()]))
    assert [(p.pace, p.left) for p in found.players] == [(None, None)] * 2
    assert found.soonest is None
    assert found.names == ("Anne", "Marc")


def test_turns_taken_are_counted_from_the_start_player() -> None:
    state = moment([Seat()] * 3, turns=4, start=2)
    assert [turns_taken(state, seat) for seat in range(3)] == [1, 1, 2]


def test_a_turn_counts_as_soon_as_something_is_placed_in_it() -> None:
    state = moment([Seat()] * 2, ("crate",) * 5, 3, turns=2)
    assert turns_taken(state, 0) == 1
    begun = apply(apply(state, "use crate 3").state, "place E5").state
    found = balances(begun).players[0]
    assert (found.turns, found.placed) == (2, 1)
