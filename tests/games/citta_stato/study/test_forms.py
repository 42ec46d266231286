"""Where a marker may end, beside every order of the shifts, and beside the rules."""

from collections.abc import Mapping
from itertools import permutations, product
from typing import Any

import pytest

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.opening import new_solo
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.study.forms import FormOutlook, Shift, form_outlook
from tests.games.citta_stato.study.positions import cubes, met, moment

ALL = cubes(yellow=2, white=2, green=2, orange=2, black=2, purple=2)
DULL = ("flanders", "silk", "authority", "warfare_intent", "", "elder_council")
"""Presents none of which moves a marker when it is used."""
CITIES = [{"city": "venezia", "scheme": ""}, {"city": "ancona", "scheme": ""}]


def table(*seats: Mapping[str, Any], **fields: Any) -> State:
    """Two players whose powers move nothing, schemes that move by their level only."""
    plain: dict[str, Any] = {
        "schemes": ("turning_point", "credit_policy", "diplomacy", "decree"),
        "present": DULL,
        "future": DULL,
    }
    mixed = [{**city, **seat} for city, seat in zip(CITIES, seats, strict=True)]
    return moment(mixed, **{**plain, **fields})


def told(outlook: FormOutlook) -> list[tuple[str, str]]:
    return [(shift.source, shift.what) for shift in outlook.shifts]


def test_schemes_move_everyone_by_their_level() -> None:
    """A6: 0, 1, 1, 2 spaces; purple on 2 opens levels 1 and 2, on 4 all."""
    found = form_outlook(table({"tracks": (1, 1, 1, 2)}, {"tracks": (1, 1, 1, 4)}), 0)
    schemes = [shift for shift in found.shifts if shift.source == "scheme"]
    assert [(shift.what, shift.steps, shift.seats) for shift in schemes] == [
        ("credit_policy", (1,), (0, 1)),
        ("diplomacy", (1,), (1,)),
        ("decree", (2,), (1,)),
    ]
    assert all(shift.everyone and shift.exact for shift in schemes)


def test_ideology_moves_twice() -> None:
    """P2: everyone 2, besides A6."""
    schemes = ("turning_point", "credit_policy", "decree", "ideology")
    found = form_outlook(table({"tracks": (1, 1, 1, 4)}, {}, schemes=schemes), 0)
    ideology = next(shift for shift in found.shifts if shift.what == "ideology")
    assert ideology.steps == (2, 2)
    assert ideology.ends(8, 15) == {4, 8, 12}


def test_used_schemes_and_those_who_passed_move_nothing() -> None:
    state = table({"tracks": (1, 1, 1, 4)}, {"passed": True}, used=(True, True, True, False))
    assert told(form_outlook(state, 0)) == [
        ("scheme", "decree"),
        ("burn", "elder_council"),
        ("war", ""),
    ]


def test_cities_and_their_schemes() -> None:
    """K1, K3, K4: Amalfi moves everyone 1; the own scheme has its effect, but no shift."""
    seats = [{"city": "amalfi"}, {"city": "pisa", "scheme": "ideology"}]
    found = form_outlook(table(*seats, used=(True,) * 4, war=()), 0)
    assert told(found)[:2] == [("city", "amalfi"), ("own_scheme", "ideology")]
    assert [shift.steps for shift in found.shifts[:2]] == [(1,), (2,)]
    assert [shift.seats for shift in found.shifts[:2]] == [(0,), (1,)]


def test_cards_that_move_the_own_marker() -> None:
    """C6: rising_corporation 1, financial_power up to 2 left, subversive_push up to 7."""
    ends = {
        "rising_corporation": {7, 9},
        "financial_power": {6, 7, 8},
        "subversive_push": set(range(1, 16)),
    }
    for card, expected in ends.items():
        present = (*DULL[:4], card, DULL[5])
        found = form_outlook(table({}, {}, present=present), 0)
        shift = next(shift for shift in found.shifts if shift.what == card)
        assert shift.ends(8, 15) == expected
        assert (shift.source, shift.seats, shift.everyone) == ("use", (0,), False)


def test_the_ghost_pushes_while_it_draws() -> None:
    """O7, scenario 1: white 2 to the left, black 2 to the right."""
    state = new_solo(1, 1, 0, 3).state
    pushes = [shift for shift in form_outlook(state).shifts if shift.source == "ghost"]
    assert [(shift.what, shift.ends(8, 15)) for shift in pushes] == [
        ("white", {6}),
        ("black", {10}),
    ]
    assert state.ghost is not None
    drawn = state.ghost._replace(bag=(1, 0, 1, 1, 1, 0), drawn=(1, 5))
    later = form_outlook(state._replace(ghost=drawn))
    assert [shift for shift in later.shifts if shift.source == "ghost"] == []


def test_the_second_score_moves_in_the_last_round_only() -> None:
    """E2: one card a colour, used or burned; a burned purple one moves by 1."""
    cards = ("financial_power", "dynastic_order", "duchy")
    early = form_outlook(table({"cards": cards}, {}), 0)
    assert not {"use_again", "burn_again"} & {source for source, _ in told(early)}
    late = form_outlook(table({"cards": cards}, {}, round=7), 0)
    own = [(shift.source, shift.what) for shift in late.shifts if "again" in shift.source]
    assert own == [
        ("use_again", "financial_power"),
        ("use_again", "dynastic_order"),
        ("burn_again", "duchy"),
    ]
    assert len({shift.group for shift in late.shifts if "again" in shift.source}) == 2


def brute(shifts: tuple[Shift, ...], marker: int, last: int) -> dict[int, int]:
    """The fewest shifts to each space, every order and every side tried."""
    found = {marker: 0}
    for count in range(1, len(shifts) + 1):
        for chosen in permutations(shifts, count):
            if len({shift.group for shift in chosen}) < count:
                continue
            steps = [
                [
                    distance if side == "right" else -distance
                    for distance in ([size] if shift.exact else range(size + 1))
                    for side in shift.sides
                ]
                for shift in chosen
                for size in shift.steps
            ]
            for moves in product(*steps):
                at = marker
                for move in moves:
                    at = min(last, max(1, at + move))
                found[at] = min(found.get(at, count), count)
    return found


@pytest.mark.parametrize("marker", [1, 8, 14])
def test_reach_beside_every_order(marker: int) -> None:
    schemes = ("turning_point", "credit_policy", "decree", "ideology")
    present = (*DULL[:4], "dynastic_order", DULL[5])
    seats: list[Mapping[str, Any]] = [
        {"tracks": (1, 1, 1, 2), "marker": marker},
        {"tracks": (1, 1, 1, 4)},
    ]
    found = form_outlook(table(*seats, schemes=schemes, present=present), 0)
    assert len(found.shifts) == 6
    for way, shifts in {
        "alone": tuple(s for s in found.shifts if 0 in s.seats),
        "others": tuple(s for s in found.shifts if s.seats != (0,)),
        "together": found.shifts,
    }.items():
        expected = brute(shifts, marker, 15)
        assert {
            space.space: getattr(space, way)
            for space in found.spaces
            if getattr(space, way) is not None
        } == expected


def test_single_moves_by_the_rules_are_foreseen() -> None:
    """Whatever a single turn does to a marker lies within one shift, or is a draw of the ghost."""
    seen = 0
    for state in met():
        if state.choice != "turn" or state.ghost:
            continue
        outlooks = [form_outlook(state, seat) for seat in range(len(state.players))]
        for action in rules.legal_actions(state):
            for seat, space in ends(state, str(action)):
                way = outlooks[seat].spaces[space - 1]
                assert way.together is not None
                assert way.together <= 1
                seen += space != state.players[seat].marker
    assert seen > 50


def ends(state: State, text: str) -> set[tuple[int, int]]:
    """Where markers can stand when a turn is over, some answers tried."""
    left, found = [rules.apply(state, text).state], set()
    for _ in range(60):
        if not left:
            break
        now = left.pop()
        if now.phase == "actions" and not now.agenda:
            found |= {(seat, player.marker) for seat, player in enumerate(now.players)}
        elif now.agenda and now.phase == "actions":
            left += [rules.apply(now, action).state for action in rules.legal_actions(now)[:4]]
    return found


def test_zones_and_the_own_form() -> None:
    state = table({"republic": "doge", "marker": 8}, {"republic": "oligarchy"})
    rosa = form_outlook(state, 0)
    assert (rosa.form, rosa.inside, rosa.crowns, rosa.ours) == ("doge", False, 2, True)
    assert [space.crowns for space in rosa.spaces] == [0, 1, 2, 1, 0] * 3
    assert list(rosa.zones) == ["plutocracy", "oligarchy", "doge"]
    assert rosa.zones["oligarchy"] == (0, 0, 0)
    hidden = form_outlook(state.seen_by(0), 1)
    assert (hidden.form, hidden.inside) == ("?", None)
