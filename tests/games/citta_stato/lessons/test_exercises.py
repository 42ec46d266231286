"""What holds for every kind of exercise of Città-Stato, whatever it asks."""

import os
import subprocess
import sys
from functools import cache

import pytest

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.lessons import SCHOOL
from lacitta_nb.games.citta_stato.picture import PICTURE
from lacitta_nb.games.citta_stato.problems import problems
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.lessons.exercise import Exercise, Kind, variant
from lacitta_nb.lessons.overview import taught
from lacitta_nb.lessons.said import Said
from lacitta_nb.texts import rule_text, rule_texts, speaking
from tests.games.citta_stato.lessons.answers import ANSWERS
from tests.lessons.variants import check_many, enough

KINDS = tuple(SCHOOL.kinds.values())
MANY = int(os.environ.get("LACITTA_VARIANTS", "60"))
"""Variants of each kind among the slow tests; 200 is a good long run."""
QUICK = 12
LONGEST = 320


def each_kind(kind: Kind) -> str:
    return kind.key


@cache
def drawn(key: str, seed: int, level: int) -> Exercise:
    return variant(SCHOOL.kinds[key], seed, level)


def variants(kind: Kind, count: int) -> list[Exercise]:
    """So many variants of a kind, its levels by turns."""
    return [drawn(kind.key, n, kind.levels[n % len(kind.levels)]) for n in range(count)]


def check(asked: Exercise) -> None:
    """One variant is whole: its position is sound, it can be answered and told, hides nothing."""
    assert isinstance(asked.state, State)
    assert list(problems(asked.state)) == []
    assert asked.state == rules.public(asked.state)
    check_answer(asked)
    check_spaces(asked)
    assert asked.why
    for text in texts_of(asked):
        assert text.strip()
        assert text[:1] == text[:1].upper(), text
        assert len(text) <= LONGEST, text
    assert asked.rules
    assert all(rule_text(number, game="cittastato") for number in asked.rules)
    assert set(asked.rules) <= set(SCHOOL.kinds[asked.kind].rules)


def check_recomputed(asked: Exercise) -> None:
    """The right answer is what another way of working it out finds."""
    found = list(ANSWERS[asked.kind](asked))
    assert list(asked.right) == (found if asked.form == "order" else sorted(set(found))), asked


def check_answer(asked: Exercise) -> None:
    keys = [option.key for option in asked.options]
    assert len(keys) == len(set(keys)) <= 10
    assert asked.marked(asked.right).right
    match asked.form:
        case "number":
            assert not keys
            assert asked.right == (str(int(asked.right[0])),)
            assert 0 <= int(asked.right[0]) <= 60
        case "choice":
            assert len(asked.right) == 1
            assert asked.right[0] in keys
            assert 2 <= len(keys) <= 8
        case "order":
            assert sorted(asked.right) == sorted(keys)
            assert keys != list(asked.right) or len(keys) == 2
        case _:
            assert asked.right
            # Whatever is chosen blindly is wrong.
            assert set(asked.right) < set(keys)
            assert list(asked.right) == sorted(set(asked.right))


def check_spaces(asked: Exercise) -> None:
    assert isinstance(asked.state, State)
    targets = {target.name for target in PICTURE.targets(asked.state)}
    assert set(asked.about) <= targets
    assert set(asked.texts) <= targets
    for option in asked.options:
        assert set(option.spaces) <= targets
        assert option.text is not None


def texts_of(asked: Exercise) -> list[str]:
    told = [asked.question, *asked.why, *(o.text for o in asked.options if o.text is not None)]
    return [said.text(asked.game) for said in told]


@pytest.mark.parametrize("kind", KINDS, ids=each_kind)
def test_a_few_variants_are_whole_and_right(kind: Kind) -> None:
    for asked in variants(kind, QUICK):
        check(asked)
        check_recomputed(asked)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=each_kind)
def test_many_variants_are_whole_and_right(kind: Kind) -> None:
    """The first of them are looked at by a quick test."""
    form = variants(kind, 1)[0].form
    drawn = variants(kind, enough(kind, form, MANY))
    for asked in drawn[QUICK:]:
        check(asked)
        check_recomputed(asked)
    check_many("cittastato", kind, drawn)


@pytest.mark.parametrize("kind", KINDS, ids=each_kind)
@pytest.mark.parametrize("spoken", ["de", "fr"])
def test_a_kind_speaks_every_language(kind: Kind, spoken: str) -> None:
    with speaking(spoken):
        assert Said(f"exercise-{kind.key.replace('_', '-')}").text("cittastato").strip()
        for asked in variants(kind, 3):
            assert all(text.strip() for text in texts_of(asked))


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=each_kind)
def test_what_a_kind_teaches_is_asked_sooner_or_later(kind: Kind) -> None:
    # Some rules are asked about seldom; what is only drawn costs little.
    asked = {rule for one in variants(kind, 2 * MANY) for rule in one.rules}
    assert asked == set(kind.rules)


@pytest.mark.parametrize("kind", KINDS, ids=each_kind)
def test_not_always_the_same_is_right(kind: Kind) -> None:
    for level in kind.levels:
        found = {asked.right for asked in variants(kind, 3 * QUICK) if asked.level == level}
        # The steps of a round's end have one order, so all five of them are always right alike.
        assert len(found) > 1 or (kind.key, level) == ("steps", 3), level


PRINTED = """
from lacitta_nb.games.citta_stato.lessons import SCHOOL
from lacitta_nb.lessons.exercise import variant
for key in sorted(SCHOOL.kinds):
    kind = SCHOOL.kinds[key]
    asked = variant(kind, "same", kind.levels[-1])
    print(key, asked.question, asked.options, asked.right, asked.why, asked.texts)
"""


@pytest.mark.slow
def test_the_same_seed_asks_the_same_whatever_the_hashes() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", PRINTED],
            check=True,
            capture_output=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1


def test_lessons_and_exercises_teach_every_rule() -> None:
    known = taught(SCHOOL)
    assert [rule for rule in rule_texts(game="cittastato") if rule not in known] == []
    assert not SCHOOL.excused
