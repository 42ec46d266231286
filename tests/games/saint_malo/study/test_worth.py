"""The worth of places, beside what the rules bring there."""

from functools import cache

import pytest

import lacitta_nb as lc
from lacitta_nb.games.saint_malo.rules import apply, legal_actions
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.worth import place_worths
from tests.games.saint_malo.study.positions import Seat, moment, random_city, side

HEADS = ("head",) * 5


def brought(state: State, person: str, space: str) -> int:
    """Points or coins that placing a person brings by the rules."""
    step = apply(apply(state, f"use {person}").state, f"place {space}")
    return sum(event.amount for event in step.events if event.kind in ("points", "coins"))


@cache
def most_houses(state: State) -> int:
    """The most houses that can still be placed by the rules, every way tried."""
    if state.choice != "house":
        return 0
    ways = (apply(state, action).state for action in legal_actions(state) if action.space)
    return max((1 + most_houses(after) for after in ways), default=0)


@pytest.mark.parametrize("seed", range(12))
def test_each_place_is_worth_what_the_rules_bring_there(seed: int) -> None:
    state = moment([Seat(random_city(seed), coins=0, logs=3), Seat()], HEADS, 3)  # type: ignore[arg-type]
    found = place_worths(state)
    assert [p.space for p in found.places] == [
        str(a).removeprefix("place ") for a in legal_actions(apply(state, "use citizen").state)
    ]
    for place in found.places:
        assert place.merchant == brought(state, "merchant", place.space)
        assert place.priest == brought(state, "priest", place.space)
        assert place.juggler == brought(state, "juggler", place.space)
        after = apply(apply(state, "use architect").state, f"place {place.space}").state
        assert place.houses == most_houses(after)


@pytest.mark.parametrize("seed", range(12))
def test_a_side_breaks_and_is_completed_where_the_rules_say_so(seed: int) -> None:
    state = moment([Seat(random_city(seed)), Seat()], HEADS, 3)  # type: ignore[arg-type]
    walls = state._replace(dice=("wall",) * 5)
    for place in place_worths(state).places:
        step = apply(apply(state, "use citizen").state, f"place {place.space}")
        broken = [event.side for event in step.events if event.kind == "side_broken"]
        assert [place.breaks] if place.breaks else broken == []
        asked = apply(walls, "use wall 1").state if state.mover.empty_outer else state
        if f"place {place.space}" in map(str, legal_actions(asked)):
            done = apply(asked, f"place {place.space}")
            sides = [event.side for event in done.events if event.kind == "side_complete"]
            assert ([place.completes] if place.completes else []) == sides


@pytest.mark.parametrize("seed", range(12))
def test_joined_groups_are_as_large_as_the_crates_that_fit(seed: int) -> None:
    """C2: n crates go where n empty spaces hang together."""
    state = moment([Seat(random_city(seed)), Seat()], ("crate",) * 5, 3)
    found = place_worths(state)
    fits = [n for n in range(1, 6) if f"use crate {n}" in map(str, legal_actions(state))]
    assert fits == list(range(1, min(5, found.largest) + 1))
    for number in fits:
        asked = apply(state, f"use crate {number}").state
        spaces = [str(action).removeprefix("place ") for action in legal_actions(asked)]
        assert [p.space for p in found.places if p.joined >= number] == spaces
    assert found.largest == max(p.joined for p in found.places)


def test_merchants_of_the_rulebook() -> None:
    """Rules page, section 6, example 8: seven crates beside bring 7 coins, four of them later 4."""
    crates = dict.fromkeys(["B4", "D3", "D4"], "crate")
    assert place_worths(moment([Seat(crates), Seat()])).at("C3").merchant == 7
    assert place_worths(moment([Seat(crates), Seat()])).at(" c3").merchant == 7
    later = place_worths(moment([Seat(crates | {"C3": "merchant"}), Seat()]))
    assert later.at("C4").merchant == 4
    assert later.at("G6").merchant == 0


def test_kinds_of_person_count_once() -> None:
    """Example 9: three kinds beside, one of them twice: 6 points; a juggler is a kind, too."""
    persons = {"E4": "architect", "E6": "architect", "F5": "priest", "D5": "noble"}
    assert place_worths(moment([Seat(persons), Seat()])).at("E5").juggler == 6
    persons = {"E4": "juggler", "E6": "architect", "F5": "architect", "D5": "noble"}
    assert place_worths(moment([Seat(persons), Seat()])).at("E5").juggler == 6


def test_sides_by_hand() -> None:
    walls = side("top")
    del walls["A4"]
    found = place_worths(moment([Seat(walls | {"G2": "house"}), Seat()]))
    assert (found.at("A4").breaks, found.at("A4").completes) == ("top", "top")
    assert (found.at("G3").breaks, found.at("G3").completes) == ("", "")
    assert (found.at("B7").breaks, found.at("B7").completes) == ("right", "")
    assert found.at("D4").breaks == ""


def test_a_full_city_has_no_places() -> None:
    every = {f"{row}{column}": "house" for row in "ABCDEFG" for column in range(1, 8)}
    taken = {"A1", "A7", "G1", "G7", "B2", "B3", "C2", "D2"}
    city = {space: thing for space, thing in every.items() if space not in taken}
    found = place_worths(moment([Seat(city), Seat()]))
    assert (found.largest, found.places) == (0, ())
    with pytest.raises(KeyError):
        found.at("D4")


def test_any_players_city_can_be_asked_for() -> None:
    state = moment([Seat(), Seat({"E5": "crate"})], turns=0)
    assert place_worths(state).name == "Anne"
    for player in (1, "Marc"):
        assert place_worths(state, player).at("E6").merchant == 1
    with pytest.raises(lc.NotFound):
        place_worths(state, "Yann")
