"""What uses add to today's count, beside every way that the rules leave to carry them out."""

from functools import cache

import pytest

from lacitta_nb.games.saint_malo.constants import LEVELS, Symbol
from lacitta_nb.games.saint_malo.rules import apply, legal_actions
from lacitta_nb.games.saint_malo.rules.scoring import parts
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.throws import counted, results
from lacitta_nb.games.saint_malo.study.today import today_uses, today_worths
from lacitta_nb.games.saint_malo.study.turn import best_keeps
from tests.games.saint_malo.study.positions import Seat, moment, random_city, side


def count(state: State, seat: int) -> float:
    """The count of today, with half a point for an odd coin, and without cannons."""
    player = state.players[seat]
    return sum(parts(player, state.table.tables)[:-1]) + (player.coins % 2) / 2


@cache
def best(state: State, seat: int, turn: int) -> float:
    """The most that the rest of a turn can lead to, every way tried."""
    if state.turns > turn or state.choice is None:
        return count(state, seat)
    return max(best(apply(state, a).state, seat, turn) for a in legal_actions(state))


def gain(state: State, text: str) -> float:
    after = apply(state, f"use {text}").state
    return best(after, state.to_move, state.turns) - count(state, state.to_move)


def with_dice(seat: Seat, symbol: Symbol) -> State:
    return moment([seat, Seat()], (symbol,) * 5, 3)


def crowded(seed: int) -> dict[str, str]:
    """A random city with few empty spaces, so that every way can be tried."""
    city = random_city(seed)
    for space in [f"{row}{column}" for row in "CDEF" for column in range(3, 7)]:
        city.setdefault(space, "house")
    return city


@pytest.mark.parametrize("seed", range(6))
def test_a_person_adds_what_it_brings_on_its_best_space(seed: int) -> None:
    state = with_dice(Seat(crowded(seed), coins=3, logs=2), "head")
    uses = today_uses(state)
    for person in LEVELS:
        assert uses[person] == gain(state, person)


@pytest.mark.parametrize("seed", range(6))
def test_churches_and_logs_add_what_the_rules_say(seed: int) -> None:
    seat = Seat(crowded(seed), coins=3)
    uses = today_uses(with_dice(seat, "cross"))
    for number in range(1, 6):
        assert uses[f"cross {number}"] == gain(with_dice(seat, "cross"), f"cross {number}")
        assert uses[f"log {number}"] == gain(with_dice(seat, "log"), f"log {number}")


@pytest.mark.parametrize("missing", [["A4"], ["A4", "G3"], ["A2", "B1"], ["B7", "C7", "A6"]])
def test_walls_add_the_bonuses_of_the_sides_that_they_complete(missing: list[str]) -> None:
    """All ways to place up to three walls, and a person of the bonus on four inner spaces."""
    city = {f"{row}{column}": "house" for row in "BCDEF" for column in range(2, 7)}
    city |= {"C4": "church1", "C5": "crate", "E5": "citizen", "E4": "priest"}
    city |= {k: v for name in ("top", "right", "bottom", "left") for k, v in side(name).items()}
    for space in (*missing, "D4", "D5", "E3", "F3", "B2", "B3", "C2", "D2"):
        del city[space]
    state = with_dice(Seat(city), "wall")
    uses = today_uses(state)
    for number in range(1, len(missing) + 1):
        assert uses[f"wall {number}"] == gain(state, f"wall {number}")
    assert f"wall {len(missing) + 1}" not in uses


def test_walls_by_hand() -> None:
    """Bottom lacks one wall (3 points), left two (2 coins, 1 point), right three, top is broken."""
    city = side("bottom") | side("left") | side("right") | {"A2": "house"}
    for space in ("G2", "B1", "C1", "B7", "C7", "D7"):
        del city[space]
    uses = today_uses(with_dice(Seat(city), "wall"))
    assert [uses[f"wall {n}"] for n in range(1, 6)] == [3, 3, 4, 4, 4]


def test_the_last_space_brings_the_full_city() -> None:
    """E3: 5 points; two crates fill two spaces, a person one of them only."""
    city = {f"{row}{column}": "house" for row in "ABCDEFG" for column in range(1, 8)}
    for space in ("A1", "A7", "G1", "G7", "B2", "B3", "C2", "D2", "E4", "E5"):
        del city[space]
    uses = today_uses(with_dice(Seat(city, logs=0), "crate"))
    assert (uses["crate 1"], uses["crate 2"], uses["citizen"]) == (0, 5, 1)
    assert "crate 3" not in uses
    assert today_uses(with_dice(Seat(city, logs=1), "crate"))["architect"] == 2 + 5
    full = city | {"E4": "house", "E5": "house"}
    assert set(today_uses(with_dice(Seat(full), "crate"))) == {f"log {n}" for n in range(1, 6)}


def test_whatever_fills_the_last_space_brings_the_full_city() -> None:
    """E3: a citizen 1 and 5, a church 1 begins a series, a wall on a broken side brings 5 alone."""
    city = {f"{row}{column}": "house" for row in "ABCDEFG" for column in range(1, 8)}
    for space in ("A1", "A7", "G1", "G7", "B2", "B3", "C2", "D2", "A4"):
        del city[space]
    uses = today_uses(with_dice(Seat(city), "wall"))
    assert (uses["citizen"], uses["noble"], uses["soldier"]) == (6, 12, 5)
    assert (uses["cross 1"], uses["cross 2"]) == (6, 5)
    assert (uses["crate 1"], uses["wall 1"]) == (5, 5)


def test_a_turned_die_costs_a_point() -> None:
    """Four heads and a wall: a noble for 2 coins, 7 points less 1; without coins two houses, 4."""
    dice = results().index(counted(["head", "head", "head", "head", "wall"]))
    assert today_worths(moment([Seat(coins=2), Seat()]))[dice] == 6
    assert today_worths(moment([Seat(coins=1), Seat()]))[dice] == 4


def test_swords_cost_the_cannons_that_they_bring() -> None:
    """Two boxes to an attack of strength 3, four more to one of 6; Anne holds 3 by a side and more.

    So two swords cost Marc 5 points and cost Anne nothing.
    """
    anne = Seat(side("left") | {"E5": "soldier"}, coins=0)
    dice = results().index(counted(["log", "crate", "wall", "swords", "swords"]))
    other = results().index(counted(["log", "crate", "wall", "crate", "swords"]))
    found = today_worths(moment([anne, Seat(coins=0)], boxes=6))
    assert (found[dice], found[other]) == (0, 0)
    found = today_worths(moment([anne, Seat(coins=0)], boxes=6, turns=1))
    assert (found[dice], found[other]) == (-5, 0)
    spent = today_worths(moment([anne, Seat(coins=0, cannons_lost=6)], boxes=6, turns=1))
    assert spent[dice] == 0


def test_best_keeps_rest_on_them_where_nothing_else_is_said() -> None:
    dice: tuple[Symbol, ...] = ("head", "head", "head", "head", "wall")
    state = moment([Seat(coins=0), Seat()], dice, 2)
    found = best_keeps(state)
    assert found == best_keeps(state, today_worths(state))
    # A noble of 7 points with one roll in six, else a citizen, or the architect's two houses: 4.
    assert str(found[0]) == "keep head head head head"
    assert found[0].worth == pytest.approx(7 / 6 + 4 * 5 / 6)
