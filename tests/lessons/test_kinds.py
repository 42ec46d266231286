"""What holds for every kind of exercise: one answer is right, all others are not."""

from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from itertools import pairwise

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
from tests.lessons.variants import OFTEN, check, check_many, told_by_place

EVERY = {
    **{f"{GAME}-{key}": (GAME, kind) for key, kind in KINDS.items()},
    **{
        f"{game}-{key}": (game, kind)
        for game in SHIPPED
        for key, kind in school_for(game).kinds.items()
    },
}
ANY_KIND = pytest.mark.parametrize(("game", "kind"), EVERY.values(), ids=EVERY)


@pytest.fixture(autouse=True)
def _school() -> Iterator[None]:
    with teaching():
        yield


def shown(game: str, kind: Kind, level: int) -> None:
    """Both pages of one can be shown: every sentence speaks, every picture is drawn."""
    trainer = Trainer(training(game, kind.key, level, "seed"), Unkept())
    exercise = trainer.session.exercise
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
    check(game, kind, variant(kind, "seed", level))
    shown(game, kind, level)


def content(exercise: Exercise) -> object:
    """What is asked, without the text it was drawn by."""
    return exercise.state, exercise.after, exercise.question, exercise.options, exercise.right


@pytest.mark.slow
@ANY_KIND
def test_a_seed_draws_the_same_and_another_one_another(game: str, kind: Kind) -> None:
    *easier, level = kind.levels
    one, other = variant(kind, 1, level), variant(kind, 0, level)
    assert variant(kind, "1", level) == one
    # Two may be the same by chance; three hardly ever are.
    assert content(one) != content(other) or content(one) != content(variant(kind, 2, level))
    if game in SHIPPED:
        by_level = [*(variant(kind, 1, lower) for lower in easier), one]
        assert all(before.state != after.state for before, after in pairwise(by_level))
    with pytest.raises(BadSetting):
        variant(kind, 1, max(kind.levels) + 1)


@pytest.mark.slow
@ANY_KIND
def test_every_level_can_be_shown(game: str, kind: Kind) -> None:
    """The first is shown by a quick test."""
    for level in kind.levels[1:]:
        shown(game, kind, level)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_many_variants_and_the_place_of_an_option_tells_nothing(kind: Kind) -> None:
    """Those of a game that is shipped are looked at where they are worked out in another way."""
    check_many(GAME, kind, [variant(kind, n, level) for n in range(OFTEN) for level in kind.levels])


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
