"""What holds for every kind of exercise of La Città, whatever it asks."""

import os
import subprocess
import sys

import pytest

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.lessons import SCHOOL
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import Exercise, Kind, variant
from lacitta_nb.lessons.said import Said
from lacitta_nb.texts import rule_text
from tests.games.lacitta.lessons.answers import ANSWERS
from tests.lessons.variants import check_many, enough

KINDS = tuple(SCHOOL.kinds.values())
MANY = int(os.environ.get("LACITTA_VARIANTS", "24"))
"""Variants of each kind among the slow tests; 200 is a good long run."""
QUICK = 3
PLAYED_OUT = {"best_move": 10}
"""Kinds that play games out for each variant: of these so many times fewer are drawn."""


def each_kind(kind: Kind) -> str:
    return kind.key


def variants(kind: Kind, count: int) -> list[Exercise]:
    """So many variants of a kind, its levels by turns."""
    drawn = max(1, count // PLAYED_OUT.get(kind.key, 1))
    return [variant(kind, n, kind.levels[n % len(kind.levels)]) for n in range(drawn)]


def check(asked: Exercise) -> None:
    """One variant is whole: it can be answered, told and drawn, and hides nothing."""
    assert isinstance(asked.state, State)
    assert asked.state == rules.public(asked.state)
    if asked.after is not None:
        assert isinstance(asked.after, State)
        assert asked.after == rules.public(asked.after)
    check_answer(asked)
    check_spaces(asked)
    assert asked.why
    for text in texts_of(asked):
        assert text.strip()
        assert text[:1] == text[:1].upper(), text
        assert len(text) <= 220, text
    assert asked.rules
    assert all(rule_text(number, game="lacitta") for number in asked.rules)
    assert set(asked.rules) <= set(SCHOOL.kinds[asked.kind].rules)


def check_recomputed(asked: Exercise) -> None:
    """The right answer is what another way of working it out finds."""
    found = list(ANSWERS[asked.kind](asked))
    assert list(asked.right) == (found if asked.form == "order" else sorted(set(found))), asked


def check_answer(asked: Exercise) -> None:
    keys = [option.key for option in asked.options]
    assert len(keys) == len(set(keys)) <= 140
    assert asked.marked(asked.right).right
    match asked.form:
        case "number":
            assert not keys
            assert asked.right == (str(int(asked.right[0])),)
            assert 0 <= int(asked.right[0]) <= 60
        case "choice":
            assert len(asked.right) == 1
            assert asked.right[0] in keys
            assert 2 <= len(keys) <= 6
        case "order":
            assert sorted(asked.right) == sorted(keys)
            assert 2 <= len(keys) <= 8
            assert keys != list(asked.right) or len(keys) == 2
        case _:
            assert asked.right
            assert set(asked.right) <= set(keys)
            assert list(asked.right) == sorted(set(asked.right))
            assert len(asked.right) <= 12


def check_spaces(asked: Exercise) -> None:
    assert isinstance(asked.state, State)
    known = set(asked.state.table.board.spaces)
    assert set(asked.about) <= known
    assert set(asked.texts) <= known
    assert all(len(text) <= 4 for text in asked.texts.values())
    assert all(set(option.spaces) <= known for option in asked.options)
    for option in asked.options:
        if asked.form == "spaces":
            assert option.key in known
        elif asked.form == "arrows":
            assert option.spaces == tuple(option.key.split(">"))
        else:
            assert option.text is not None


def texts_of(asked: Exercise) -> list[str]:
    told = [asked.question, *asked.why]
    return [said.text(asked.game) for said in told]


@pytest.mark.parametrize("kind", KINDS, ids=each_kind)
def test_a_few_variants_are_whole_and_right(kind: Kind) -> None:
    for asked in variants(kind, QUICK):
        check(asked)
        check_recomputed(asked)


@pytest.mark.parametrize(
    ("seed", "level"), [("br0", 2), ("br1", 1), ("br2", 1), ("br3", 3), ("br4", 1)]
)
def test_one_rule_alone_refuses_what_also_touches_a_foreign_city(seed: str, level: int) -> None:
    """Where no city of one's own is near, P5 and P7 would both forbid it."""
    check_recomputed(variant(SCHOOL.kinds["what_refuses"], seed, level))


def test_whoever_starves_to_the_last_citizen_is_out_and_loses_no_turn() -> None:
    # Of this seed the first position found has a player with 8 citizens and no food.
    check_recomputed(variant(SCHOOL.kinds["penalty"], 57, 1))


def test_one_castle_is_not_spoken_of_as_many() -> None:
    told = {}
    for seed in range(12):
        asked = variant(SCHOOL.kinds["spare_citizen"], seed, 1)
        told[len(asked.right)] = asked.why[0].text("lacitta")
    assert "This castle holds" in told[1]
    assert "These castles hold" in told[2]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=each_kind)
def test_many_variants_are_whole_and_right(kind: Kind) -> None:
    """The first of them are looked at by a quick test."""
    form = variants(kind, 1)[0].form
    drawn = variants(kind, enough(kind, form, MANY))
    for asked in drawn[QUICK:]:
        check(asked)
        check_recomputed(asked)
    check_many("lacitta", kind, drawn)


@pytest.mark.parametrize("kind", KINDS, ids=each_kind)
def test_a_kind_has_a_name_and_options_have_texts(kind: Kind) -> None:
    assert Said(f"exercise-{kind.key.replace('_', '-')}").text("lacitta")
    for option in variants(kind, 1)[0].options:
        assert option.text is None or option.text.text("lacitta").strip()


PRINTED = """
from lacitta_nb.games.lacitta.lessons import SCHOOL
from lacitta_nb.lessons.exercise import variant
for key in sorted(SCHOOL.kinds):
    kind = SCHOOL.kinds[key]
    asked = variant(kind, "same", kind.levels[0])
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
