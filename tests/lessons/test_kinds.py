"""What holds for every kind of exercise: one answer is right, all others are not."""

from collections.abc import Iterator
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
from lacitta_nb.panels.exercises.pictures import layers
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
QUICK, MANY = 2, 15
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
    for level in kind.levels:
        for seed in range(QUICK):
            check(game, kind, variant(kind, seed, level))
        shown(variant(kind, "seed", level), level)


@ANY_KIND
def test_a_seed_draws_the_same_and_another_one_another(game: str, kind: Kind) -> None:
    level = kind.levels[-1]
    assert variant(kind, 1, level) == variant(kind, "1", level)
    assert len({variant(kind, seed, level).drawn for seed in range(4)}) == 4
    with pytest.raises(BadSetting):
        variant(kind, 1, max(kind.levels) + 1)
    assert game


@pytest.mark.slow
@ANY_KIND
def test_many_variants(game: str, kind: Kind) -> None:
    for level in kind.levels:
        for seed in range(MANY):
            check(game, kind, variant(kind, f"many/{seed}", level))
