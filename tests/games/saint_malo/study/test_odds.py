"""Odds of a throw, beside the values of the rules page and beside every roll written out."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from lacitta_nb.games.saint_malo.study.odds import (
    at_least,
    endings,
    expected_swords,
    odds_of,
    rolls_odds,
    spread,
    surest,
)
from lacitta_nb.games.saint_malo.study.throws import counted, reached, results

SHOWN = counted(["crate", "crate", "wall", "head", "swords"])
CHECKED = {
    1: [59.81, 19.62, 3.55, 0.33, 0.01],
    2: [83.85, 48.32, 17.05, 3.29, 0.27],
    3: [93.51, 69.88, 35.48, 10.44, 1.33],
}
"""The rules page, section 7: from five fresh dice, in per cent."""


def per_cent(chance: Fraction) -> float:
    return round(float(100 * chance), 2)


@pytest.mark.parametrize("rolls", CHECKED)
def test_from_five_fresh_dice_the_chances_are_those_of_the_rules_page(rolls: int) -> None:
    found = odds_of(rolls_left=rolls)
    for symbol in ("log", "crate", "wall", "cross", "head"):
        assert [per_cent(chance) for chance in found.of(symbol).chances] == CHECKED[rolls]
    assert [per_cent(chance) for chance in dict(rolls_odds())[rolls]] == CHECKED[rolls]


@pytest.mark.parametrize(
    ("number", "shown", "expected"), [(3, 2, [42.13, 66.51]), (5, 3, [2.78, 9.34])]
)
def test_from_dice_that_show_some_they_are_those_of_the_rules_page(
    number: int, shown: int, expected: list[float]
) -> None:
    assert [per_cent(at_least(number, shown, rolls)) for rolls in (1, 2)] == expected


def test_swords_of_five_fresh_dice_are_those_of_the_rules_page() -> None:
    found = [round(float(expected_swords(rolls_left=rolls)), 2) for rolls in (1, 2, 3)]
    assert found == [0.83, 0.69, 0.58]
    assert [round(float(odds_of(rolls_left=r).of("wall").swords), 2) for r in (1, 2, 3)] == found


def test_swords_are_expected_of_the_dice_that_are_rolled_alone() -> None:
    """Three dice rolled once for crates, four of them twice for walls: 3/6 and 4 x 5/36."""
    assert odds_of(SHOWN, 1).of("crate").swords == Fraction(1, 2)
    assert odds_of(SHOWN, 2).of("wall").swords == Fraction(5, 9)


def die_by_die(rolls: int) -> Iterator[tuple[str, Fraction]]:
    """One die, kept when it shows a crate, in every way that its rolls can fall."""
    for faces in product(("log", "crate", "wall", "cross", "head", "swords"), repeat=rolls):
        end = "crate" if "crate" in faces else faces[-1]
        yield end, Fraction(1, 6**rolls)


@pytest.mark.parametrize("rolls", [1, 2, 3])
@pytest.mark.parametrize("shown", range(6))
def test_endings_are_those_of_every_roll_of_every_die(shown: int, rolls: int) -> None:
    one: Counter[str] = Counter()
    for end, chance in die_by_die(rolls):
        one[end if end in ("crate", "swords") else "other"] += chance  # type: ignore[assignment]
    found: dict[tuple[int, int], Fraction] = {}
    for ends in product(one, repeat=5 - shown):
        chance = Fraction(1)
        for end in ends:
            chance *= one[end]
        key = shown + ends.count("crate"), ends.count("swords")
        found[key] = found.get(key, Fraction(0)) + chance
    assert dict(endings(shown, rolls)) == found


@pytest.mark.parametrize("turned", range(6))
@pytest.mark.parametrize("number", range(1, 6))
def test_with_dice_turned_swords_do_not_help(number: int, turned: int) -> None:
    """One roll of the three dice that show no crate, all of its endings: A3."""
    found = Fraction(0)
    for end, chance in reached((0, 2, 0, 0, 0, 0)).items():
        others = end[0] + end[2] + end[3] + end[4]
        found += chance * (end[1] + min(turned, others) >= number)
    assert at_least(number, 2, 1, turned) == found


def test_turned_dice_by_hand() -> None:
    """Two crates, three others rolled once, one die turned.

    Three crates are missed only when all three show swords; four need two of the three to be right
    or one right and one turnable: all but no crate (125) and one crate with two swords (3).
    """
    assert at_least(3, 2, 1, turned=1) == 1 - Fraction(1, 216)
    assert at_least(4, 2, 1, turned=1) == 1 - Fraction(125 + 3, 216)


def test_each_two_coins_turn_a_die_and_a_delivery_costs_two() -> None:
    found = odds_of(SHOWN, 1, coins=5)
    assert [o.turned for o in found.symbols if o.symbol == "crate"] == [0, 1, 2]
    assert [o.turned for o in found.symbols if o.symbol == "log"] == [0, 1]
    assert [o.turned for o in odds_of(SHOWN, 1, coins=1).symbols] == [0] * 5
    assert max(o.turned for o in odds_of(SHOWN, 1, coins=99).symbols) == 5


def test_after_the_last_roll_it_is_certain() -> None:
    """Two crates; wall and head can be turned, swords can't: rules page, section 6, example 4."""
    found = odds_of(SHOWN, 0, coins=6)
    assert list(found.of("crate").chances) == [1, 1, 0, 0, 0]
    assert list(found.of("crate", 1).chances) == [1, 1, 1, 0, 0]
    assert list(found.of("crate", 3).chances) == [1, 1, 1, 1, 0]
    assert found.of("crate").swords == 1


def test_what_cannot_be_scored_has_no_odds() -> None:
    with pytest.raises(KeyError):
        odds_of(SHOWN, 1).of("swords")
    with pytest.raises(KeyError):
        odds_of(SHOWN, 1, coins=3).of("crate", 2)


def test_odds_tell_themselves_shortly() -> None:
    assert repr(odds_of().of("log")) == "<log, 0 turned: 93.51 69.88 35.48 10.44 1.33 %>"


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("rolls", [1, 2])
def test_without_turning_the_surest_is_to_keep_the_symbol_only(number: int, rolls: int) -> None:
    for dice in results()[::5]:
        best = surest(dice, "wall", number, rolls)[0]
        assert best.worth == pytest.approx(float(at_least(number, dice[2], rolls)))


def test_with_dice_turned_it_is_surer_to_keep_what_can_be_turned() -> None:
    """Two crates, a wall, a head and swords, five wanted, two dice turned, one roll left.

    Keeping all but the swords only swords can go wrong: 5/6. Rolling three dice, at least one of
    them must be right and none may show swords: (5/6)^3 - (4/6)^3.
    """
    found = surest(SHOWN, "crate", 5, 1, turned=3)
    assert str(found[0]) == "keep crate crate wall head"
    assert found[0].worth == pytest.approx(5 / 6)
    assert at_least(5, 2, 1, turned=3) == Fraction(5, 6) ** 3
    assert at_least(5, 2, 1, turned=2) == Fraction(5**3 - 4**3, 6**3)


@pytest.mark.parametrize("rolled", range(6))
def test_a_spread_is_that_of_all_dice_written_out(rolled: int) -> None:
    found = [Fraction(0)] * (rolled + 1)
    for ends in product((True, False), repeat=rolled):
        chance = Fraction(1)
        for end in ends:
            chance *= Fraction(11, 36) if end else Fraction(25, 36)
        found[sum(ends)] += chance
    assert list(spread(rolled, Fraction(11, 36))) == found
