"""What holds for every kind of exercise: one answer is right, all others are not."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from itertools import islice

import pytest

from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.drawing import picture_of
from lacitta_nb.lessons.exercise import Exercise, Kind, variant
from lacitta_nb.lessons.progress import Unkept
from lacitta_nb.lessons.school import school_for
from lacitta_nb.lessons.training import training
from lacitta_nb.panels.exercises.controller import Trainer
from lacitta_nb.panels.exercises.pictures import ground, layers
from lacitta_nb.panels.exercises.view import kind_title, task_view
from lacitta_nb.registry import SHIPPED
from tests.lessons.school import GAME, KINDS, teaching

EVERY = {
    **{f"{GAME}-{key}": (GAME, kind) for key, kind in KINDS.items()},
    **{
        f"{game}-{key}": (game, kind)
        for game in SHIPPED
        for key, kind in school_for(game).kinds.items()
    },
}
ANY_KIND = pytest.mark.parametrize(("game", "kind"), EVERY.values(), ids=EVERY)
OFTEN, FEWER = 20, 4
"""Variants of a level: many where places of options are compared, but games are played for none."""
ENOUGH = 8
MOST_ALIKE = 0.8
"""How often the right option may stand at one place: hardly ever does one of two by chance."""
MOST_OPTIONS = 800
MOST_WRONG = 60


@pytest.fixture(autouse=True)
def _school() -> Iterator[None]:
    with teaching():
        yield


def others(exercise: Exercise) -> Iterator[tuple[str, ...]]:
    """Answers that are not the right one, near to it."""
    right = exercise.right
    if exercise.form == "number":
        number = int(right[0])
        yield from ((str(other),) for other in (number + 1, number - 1, number + 10))
        return
    if exercise.form == "order":
        for place in range(len(right) - 1):
            swapped = list(right)
            swapped[place : place + 2] = reversed(swapped[place : place + 2])
            yield tuple(swapped)
        return
    if right:
        yield ()
    for key in right:
        yield tuple(other for other in right if other != key)
    for option in exercise.options:
        if option.key not in right:
            yield (*right, option.key)
            yield (option.key,)


def check(game: str, kind: Kind, exercise: Exercise) -> None:
    keys = [option.key for option in exercise.options]
    assert (exercise.game, exercise.kind) == (game, kind.key)
    assert exercise.marked(exercise.right) == (True, (), ())
    wrong = list(islice(others(exercise), MOST_WRONG))
    assert wrong or exercise.form in ("spaces", "several", "arrows")
    assert [answer for answer in wrong if exercise.marked(answer).right] == []
    assert len(keys) == len(set(keys)) <= MOST_OPTIONS
    if exercise.form == "number":
        assert exercise.right == (str(int(exercise.right[0])),)
        assert keys == []
    elif exercise.form == "order":
        assert sorted(exercise.right) == sorted(keys)
        assert len(keys) > 1
    else:
        assert set(exercise.right) <= set(keys)
        assert exercise.right == tuple(sorted(set(exercise.right)))
        assert len(keys) > 1
    if exercise.form == "choice":
        assert len(exercise.right) == 1
    assert exercise.rules
    assert set(exercise.rules) <= set(kind.rules)
    spaces = {target.name for target in picture_of(exercise.state).targets(exercise.state)}
    ends = {end for key in keys for end in key.split(">")}
    if exercise.form in ("spaces", "arrows"):
        assert ends <= spaces
    assert {space for option in exercise.options for space in option.spaces} <= spaces
    assert set(exercise.texts) <= spaces


def shown(exercise: Exercise, level: int) -> None:
    """Both pages of it can be shown: every sentence speaks, every picture is drawn."""
    session = training(exercise.game, exercise.kind, level, "seed")
    trainer = Trainer(session, Unkept())
    for answered in (False, True):
        if answered:
            trainer.dispatch({"do": "skip"})
        view = task_view(trainer.session, alone=True)
        assert view["question"]
        assert all(option["text"] for option in view["options"])
        assert layers(trainer.session, "x")["labels"]
        assert (view["feedback"] is not None) == answered
        assert view["notice"] is None
    assert view["feedback"] is not None
    assert view["feedback"]["why"]
    assert view["feedback"]["rules"] == list(exercise.rules)
    public = box_of(exercise.state).rules.public(exercise.state)
    assert trainer.session.seen == box_of(public).rules.public(trainer.session.seen)


@ANY_KIND
def test_one_answer_is_right_and_others_are_not(game: str, kind: Kind) -> None:
    assert kind_title(kind.key, game)
    level = kind.levels[0]
    asked = variant(kind, "seed", level)
    check(game, kind, asked)
    shown(asked, level)


@pytest.mark.slow
@ANY_KIND
def test_a_seed_draws_the_same_and_another_one_another(game: str, kind: Kind) -> None:
    level = kind.levels[-1]
    assert variant(kind, 1, level) == variant(kind, "1", level)
    assert len({variant(kind, seed, level).drawn for seed in range(4)}) == 4
    with pytest.raises(BadSetting):
        variant(kind, 1, max(kind.levels) + 1)
    assert game


def places(exercise: Exercise) -> tuple[tuple[int, ...], int]:
    """Where the right answer stands among the options, and how many there are."""
    keys = [option.key for option in exercise.options]
    return tuple(keys.index(key) for key in exercise.right), len(keys)


def told_by_place(drawn: list[Exercise]) -> list[str]:
    """What somebody could answer by, who only looks where the options stand."""
    found = []
    choices = Counter(places(one)[0] for one in drawn if one.form == "choice")
    if choices and max(choices.values()) > MOST_ALIKE * choices.total():
        found.append(f"the right option is always at {choices}")
    rows = [places(one) for one in drawn if one.form == "order"]
    pairs = Counter(order for order, count in rows if count == 2)
    if pairs.total() >= ENOUGH and len(pairs) == 1:
        found.append(f"of two rows always the same stands above: {pairs}")
    for end in (0, -1):
        ends = Counter(count - order[end] for order, count in rows if count > 2)
        if ends and max(ends.values()) > MOST_ALIKE * ends.total():
            found.append(f"the row at {end} always stands there: {ends}")
    return found


@pytest.mark.slow
@ANY_KIND
def test_many_variants_and_the_place_of_an_option_tells_nothing(game: str, kind: Kind) -> None:
    for level in kind.levels:
        first = variant(kind, "many/0", level)
        shown(variant(kind, "seed", level), level)
        compared = first.form in ("choice", "order") and kind.key != "best_move"
        seeds = range(1, OFTEN if compared else FEWER)
        drawn = [first, *(variant(kind, f"many/{seed}", level) for seed in seeds)]
        for exercise in drawn:
            check(game, kind, exercise)
        if compared:
            assert told_by_place(drawn) == [], (game, kind.key, level)


def test_what_a_place_tells_is_found() -> None:
    order = variant(KINDS["in_order"], 1)
    sorted_rows = replace(order, options=tuple(sorted(order.options, reverse=True)))
    assert told_by_place([sorted_rows] * OFTEN) != []
    two = replace(order, options=order.options[:2], right=tuple(o.key for o in order.options[:2]))
    assert told_by_place([two] * OFTEN) != []
    choice = variant(KINDS["which_wins"], 1)
    assert told_by_place([choice] * OFTEN) != []


@ANY_KIND
def test_what_is_covered_is_not_in_the_data_of_the_page(game: str, kind: Kind) -> None:
    if not kind.covered:
        return
    trainer = Trainer(training(game, kind.key, kind.levels[0], "seed"), Unkept())
    seen = trainer.session.seen
    whole, bare = picture_of(seen).labels(seen), picture_of(seen).bare_labels(seen)
    assert bare != whole
    told = set(whole) - set(bare)
    asked = layers(trainer.session, "x")
    assert asked["labels"] == list(bare)
    sent = "".join(map(str, (*asked.values(), ground(seen, "x"))))
    assert [label for label in told if label in unescape(sent)] == []
    assert [m.label for m in picture_of(seen).pieces(seen) if m.label and m.label in sent] == []
    trainer.dispatch({"do": "skip"})
    assert layers(trainer.session, "x")["labels"] != list(bare)
