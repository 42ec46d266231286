"""Every game in numbers: actions keep theirs, views are told whole, with nothing hidden."""

import random
from typing import Any

import numpy as np
import pytest

import lacitta_nb as lc
from lacitta_nb.arena.coding import REACH, coding_of
from tests.contract.games import BOXES, played, starts

GAMES = pytest.mark.parametrize("key", BOXES)
MOMENTS = 25
"""Moments looked at in one game, spread over it."""


def moments(start: Any, seed: int = 1, every: int = MOMENTS) -> list[tuple[Any, Any]]:
    """States in which somebody must decide, each with the action that was taken."""
    found = [(state, action) for state, action, _ in played(start, seed) if action is not None]
    return found[:: max(1, len(found) // every)]


def beginnings(key: str) -> list[Any]:
    """First moments of every kind that the coding of a game tells apart."""
    found = list(starts(key, 3))
    if key == "lacitta":
        start, editions = BOXES[key].contest.start, ("new", "expansion")
        found += [start("ABC", 5, edition=e, setup="advanced") for e in editions]
    if key == "cittastato":
        found += [lc.citta_stato.new_solo(scenario=n, game=3, seed=n).state for n in range(1, 5)]
    return found


@GAMES
def test_legal_actions_have_a_number_each_and_each_number_its_action(key: str) -> None:
    coding = coding_of(next(starts(key)))
    for start in beginnings(key):
        slots = coding.slots(start)
        meant: dict[int, set[str]] = {}
        for state, _ in moments(start, every=10_000):
            legal = BOXES[key].rules.legal_actions(state)
            numbers = coding.numbers(state, legal)
            assert len(set(numbers)) == len(numbers) == len(legal)
            assert set(numbers) <= set(range(slots))
            assert coding.slots(state) == slots
            for number, action in zip(numbers, legal, strict=True):
                meant.setdefault(number, set()).add(action.kind)
        # An action of one kind never has the number of another.
        assert {number for number, kinds in meant.items() if len(kinds) > 1} == set()


@GAMES
def test_every_number_has_a_meaning_of_its_own(key: str) -> None:
    coding = coding_of(next(starts(key)))
    for start in beginnings(key):
        told = [coding.meaning(start, number) for number in range(coding.slots(start))]
        assert len(set(told)) == len(told)
        assert min(map(len, told)) > 0


@GAMES
def test_a_view_is_a_row_of_named_numbers(key: str) -> None:
    for start in beginnings(key):
        coding = coding_of(start)
        names = coding.names(start)
        assert len(set(names)) == len(names)
        some = np.zeros(len(names), np.bool_)
        for state, _ in moments(start):
            for seat in range(len(state.players)):
                row = coding.features(state.seen_by(seat), seat)
                assert row.dtype == np.float32
                assert row.shape == (len(names),)
                assert np.isfinite(row).all()
                assert np.abs(row).max() <= REACH
                some |= row != 0
        assert some.any()


@GAMES
def test_what_is_hidden_is_not_in_the_row(key: str) -> None:
    rules = BOXES[key].rules
    for start in beginnings(key):
        coding = coding_of(start)
        for state, _ in moments(start, every=8):
            for seat in range(len(state.players)):
                view = state.seen_by(seat)
                row = coding.features(view, seat)
                for seed in (1, 2):
                    other = rules.complete(view, seed)
                    assert (coding.features(other.seen_by(seat), seat) == row).all()


@GAMES
def test_rows_of_different_moments_differ(key: str) -> None:
    """What changes for a player is told: two moments of one row have the same legal actions."""
    draw = random.Random(4)
    seen: dict[bytes, frozenset[int]] = {}
    for start in list(starts(key, 3))[:2]:
        coding = coding_of(start)
        for state, _ in moments(start, draw.randrange(100), every=10_000):
            seat = state.decision.player
            numbers = coding.numbers(state, BOXES[key].rules.legal_actions(state))
            row = coding.features(state.seen_by(seat), seat).tobytes()
            if key != "nim":  # which has no coding of its own, so that its heap is not told
                assert seen.setdefault(row, frozenset(numbers)) == frozenset(numbers)
    assert key == "nim" or len(seen) > 20


@GAMES
def test_shares_of_the_win_are_one_win(key: str) -> None:
    for start in starts(key, 3):
        *_, (_, _, step) = played(start)
        assert sum(coding_of(start).wins(step.state)) == pytest.approx(1)


def test_more_legal_actions_than_numbers_are_refused() -> None:
    state = next(starts("nim"))
    with pytest.raises(lc.BadSetting, match="at most 64 can be legal at a time; here there are 65"):
        coding_of(state).numbers(state, list(range(65)))
