"""Results of five dice and the best dice to keep, beside every roll written out."""

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

import lacitta_nb as lc
from lacitta_nb.games.saint_malo.study.throws import (
    Counts,
    chance,
    counted,
    lattice,
    plan,
    reached,
    results,
    symbols_of,
)

WORDS = ["log", "crate", "wall", "cross", "head", "swords"]
FRESH = (0, 0, 0, 0, 0, 0)
CRATES = [float(dice[1]) for dice in results()]


def as_counts(faces: Sequence[int]) -> Counts:
    seen = Counter(faces)
    return tuple(seen[face] for face in range(6))


def test_the_252_results_and_their_chances_are_those_of_all_7776_rolls() -> None:
    rolls = Counter(as_counts(faces) for faces in product(range(6), repeat=5))
    assert len(results()) == len(rolls) == 252
    assert {dice: chance(dice) * 6**5 for dice in results()} == rolls


def test_results_stand_in_the_order_of_their_words() -> None:
    written = [tuple(WORDS.index(s) for s in symbols_of(dice)) for dice in results()]
    assert written == sorted(written)
    assert (written[0], written[-1]) == ((0,) * 5, (5,) * 5)


@pytest.mark.parametrize(
    "kept", [FRESH, (0, 2, 0, 0, 0, 1), (1, 1, 1, 1, 0, 0), (0, 0, 5, 0, 0, 0)]
)
def test_what_is_reached_is_what_all_rolls_of_the_others_reach(kept: Counts) -> None:
    shown = [face for face, count in enumerate(kept) for _ in range(count)]
    rolled = 5 - len(shown)
    found = Counter(as_counts([*shown, *faces]) for faces in product(range(6), repeat=rolled))
    assert reached(kept) == {dice: Fraction(ways, 6**rolled) for dice, ways in found.items()}
    assert sum(reached(kept).values()) == 1


def test_one_die_more_or_less_leads_to_the_set_that_has_it() -> None:
    made = lattice()
    for number, larger in enumerate(made.larger):
        for face, more in enumerate(larger):
            expected = list(made.sets[number])
            expected[face] += 1
            assert made.sets[more] == tuple(expected)
            assert number in made.smaller[more]
    assert sum(map(len, made.smaller)) == sum(map(len, made.larger))


def test_words_of_dice_come_in_any_order_and_go_in_theirs() -> None:
    assert symbols_of(counted(["swords", "crate", "log", "crate"])) == (
        "log", "crate", "crate", "swords",
    )  # fmt: skip


@pytest.mark.parametrize("wrong", [["log"] * 6, ["logs"], ["?"]])
def test_what_five_dice_cannot_show_is_refused(wrong: list[str]) -> None:
    with pytest.raises(lc.BadSetting) as refused:
        counted(wrong)
    assert refused.value.words == {"dice": " ".join(wrong)}


def test_a_plan_needs_a_worth_for_each_result() -> None:
    with pytest.raises(lc.BadSetting) as refused:
        plan([0.0] * 251)
    assert refused.value.words == {"count": 252}


class Everything:
    """Best worths by listing every roll of every set of dice that may stay."""

    def __init__(self, endings: Sequence[float]) -> None:
        self.ending = dict(zip(results(), endings, strict=True))
        self.kept = cache(self._kept)
        self.best = cache(self._best)

    def _kept(self, kept: tuple[int, ...], rolls_left: int) -> float:
        rolled = product(range(6), repeat=5 - len(kept))
        found = [self.best(tuple(sorted((*kept, *faces))), rolls_left - 1) for faces in rolled]
        return sum(found) / len(found)

    def _best(self, faces: tuple[int, ...], rolls_left: int) -> float:
        stopped = self.ending[as_counts(faces)]
        return max([stopped, *self.options(faces, rolls_left).values()])

    def options(self, faces: tuple[int, ...], rolls_left: int) -> dict[tuple[int, ...], float]:
        if not rolls_left:
            return {}
        sizes = (combinations(faces, size) for size in range(5))
        return {kept: self.kept(kept, rolls_left) for parts in sizes for kept in parts}


def luck(seed: int) -> list[float]:
    draw = random.Random(seed)
    return [draw.random() - 0.3 for _ in range(252)]


HEADS_OR_SWORDS = [float(dice[4] >= 3) - dice[5] / 4 for dice in results()]


@pytest.mark.parametrize("endings", [CRATES, HEADS_OR_SWORDS, luck(1), luck(2)])
def test_working_back_finds_what_listing_every_roll_finds(endings: list[float]) -> None:
    made, everything = plan(endings), Everything(endings)
    for dice in results():
        faces = tuple(face for face, count in enumerate(dice) for _ in range(count))
        for left in (0, 1, 2):
            assert made.worth(dice, left) == pytest.approx(everything.best(faces, left))
            found = {keep.dice: keep.worth for keep in made.options(dice, left)}
            expected = {
                as_counts(kept): worth for kept, worth in everything.options(faces, left).items()
            }
            assert found == pytest.approx(expected | {dice: everything.ending[dice]})
    fresh = sum(everything.best(tuple(sorted(f)), 2) for f in product(range(6), repeat=5)) / 6**5
    assert made.before == pytest.approx(fresh)


def test_crates_by_hand() -> None:
    """A die kept when right: 5 x (1 - (5/6)^3) crates; three others rolled once bring 3/6 more."""
    made = plan(CRATES)
    assert made.before == pytest.approx(5 * (1 - (5 / 6) ** 3))
    best = made.best(counted(["crate", "crate", "wall", "head", "swords"]), 1)
    assert str(best) == "keep crate crate"
    assert best.worth == pytest.approx(2.5)


def test_after_the_last_roll_nothing_but_stopping_is_left() -> None:
    found = plan(CRATES).options((0, 2, 1, 0, 1, 1), 0)
    assert [(str(keep), keep.worth) for keep in found] == [("stop", 2.0)]


def test_options_are_all_sets_that_show_each_once_and_the_best_comes_first() -> None:
    found = plan(luck(5)).options((0, 2, 1, 0, 1, 1), 2)
    assert len({keep.dice for keep in found}) == len(found) == 3 * 2 * 2 * 2
    assert [keep.worth for keep in found] == sorted((k.worth for k in found), reverse=True)


def test_among_equals_whoever_rolls_least_comes_first() -> None:
    # Six times 0.7 by six is a little more than 0.7 in a computer.
    found = plan([0.7] * 252).options((0, 2, 1, 0, 1, 1), 2)
    assert [sum(keep.dice) for keep in found] == sorted((sum(k.dice) for k in found), reverse=True)
    assert str(found[0]) == "stop"
