"""What lessons leave out beside their tasks, as long as it was not taught."""

from dataclasses import replace
from typing import Any

import pytest

from lacitta_nb.games.lacitta.lessons import SCHOOL
from lacitta_nb.lessons.lesson import Lesson
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import panel_view
from tests.panels.tables import click

TEACHES = {
    "passed": "political_cards",
    "panel-effect-neighbour": "neighbours",
    "foretold": "neighbours",
    "panel-effect-no-spare": "demolition_from_outside",
}
"""What is left out, and the first lesson that tells it."""


def at_task(lesson: Lesson, number: int) -> Controller:
    task = lesson.tasks[number - 1]
    alone = replace(lesson, tasks=(task,))
    return Controller(task.begin(), lesson=alone)


def previewed(panel: Controller, choice: str, space: str) -> str:
    """What building something would change, as it is told."""
    click(panel, "choose", choice=choice)
    click(panel, "space", space=space)
    view: Any = panel_view(panel.session)
    return "; ".join(effect["text"] for effect in view["preview"]["effects"])


def happened(panel: Controller) -> str:
    view: Any = panel_view(panel.session)
    return "; ".join(line.get("text", "") for line in view["happened"])


@pytest.mark.parametrize("about", TEACHES)
def test_what_is_left_out_is_told_from_the_lesson_on_that_teaches_it(about: str) -> None:
    order = list(SCHOOL.lessons)
    silent = [key for key in order if about in SCHOOL.lessons[key].untold]
    assert silent == order[: order.index(TEACHES[about])]


def test_neighbours_are_not_told_of_before_there_are_any() -> None:
    lesson = SCHOOL.lessons["board_and_food"]
    said = previewed(at_task(lesson, 3), "build farm", "A7")
    assert "Food" in said
    assert "neighbour" not in said
    assert "Nobody to spare" not in said
    told = previewed(at_task(replace(lesson, untold=frozenset()), 3), "build farm", "A7")
    assert "New neighbour of A6: Rocco" in told


def test_a_rival_who_passes_is_told_of_once_there_are_political_cards() -> None:
    lesson = SCHOOL.lessons["a_spare_citizen"]
    for untold, passes in ((lesson.untold, False), (frozenset[str](), True)):
        panel = at_task(replace(lesson, untold=untold), 1)
        previewed(panel, "build school", "A3")
        click(panel, "confirm")
        assert "Lia" in happened(panel)
        assert ("Rocco passed" in happened(panel)) == passes
