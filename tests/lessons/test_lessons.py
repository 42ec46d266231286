"""Every lesson of every game: its goals can be met, are not met by doing nothing, and are told."""

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from lacitta_nb import registry
from lacitta_nb.core.box import box_of
from lacitta_nb.core.game import AnyGame
from lacitta_nb.lessons.lesson import HELPS, Lesson, Task
from lacitta_nb.lessons.rivals import Obedient
from lacitta_nb.lessons.school import school_for
from lacitta_nb.lessons.solving import played, solved
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import announcement, panel_view
from lacitta_nb.players.protocol import ComputerPlayer
from lacitta_nb.texts import rule_texts

LESSONS = {
    f"{game}-{lesson.key}": lesson
    for game in registry.homes()
    for lesson in school_for(game).lessons.values()
}
LETTERS = {"ask": 330, "goal": 70, "help": 240, "learnt": 300, "about": 120, "title": 40}
"""How long its texts may be, so that they fit into the bar."""
LONGEST = 400
"""Moves of somebody who does nothing, within which a task must come to its end or to nothing."""


class Place(NamedTuple):
    lesson: Lesson
    at: int

    @property
    def task(self) -> Task:
        return self.lesson.tasks[self.at]


TASKS = {
    f"{name}-{at + 1}": Place(lesson, at)
    for name, lesson in LESSONS.items()
    for at in range(len(lesson.tasks))
}
every_lesson = pytest.mark.parametrize("name", LESSONS)
every_task = pytest.mark.parametrize("name", TASKS)


def test_there_is_something_to_be_learnt() -> None:
    assert {"nim-the_last_stone", "nim-the_cup"} <= set(LESSONS)


@every_lesson
def test_a_lesson_says_what_it_is(name: str) -> None:
    lesson = LESSONS[name]
    school = school_for(lesson.game)
    assert school.lessons[lesson.key] is lesson
    assert 1 <= lesson.minutes <= 10
    assert lesson.tasks
    assert 0 < len(lesson.title) <= LETTERS["title"]
    assert 0 < len(lesson.about) <= LETTERS["about"]


@every_task
def test_a_task_says_what_to_do_helps_in_steps_and_what_was_learnt(name: str) -> None:
    lesson, at = TASKS[name]
    helps = [lesson.help(at, step) for step in range(1, HELPS + 1)]
    assert len(set(helps)) == HELPS
    said = {"ask": [lesson.asks(at)], "goal": [lesson.goal(at)], "learnt": [lesson.learnt(at)]}
    for kind, texts in {**said, "help": helps}.items():
        for text in texts:
            assert 0 < len(text) <= LETTERS[kind], f"{kind}, {len(text)} letters: {text}"
    task = TASKS[name].task
    assert task.rules
    assert set(task.rules) <= set(dict(rule_texts("en", lesson.game)))


@every_task
def test_a_task_begins_legally_and_always_alike(name: str) -> None:
    task = TASKS[name].task
    game, again = task.begin(), task.begin()
    assert game is not again
    assert game.position() == again.position()
    assert list(box_of(game.state).formats.problems(game.state)) == []
    assert task.goal(game).standing == "open"
    persons = [seat for seat in range(len(game.players)) if seat not in task.seats]
    assert len(persons) == 1, "one person learns"
    assert set(task.seats) <= set(range(len(game.players)))


@every_task
def test_the_solution_meets_the_goal(name: str) -> None:
    task = TASKS[name].task
    game = solved(task)
    assert task.goal(game) == task.goal(game)
    assert task.goal(game).standing == "met"
    for end in range(len(task.solution)):
        before = task.goal(played(task, task.solution[:end])).standing
        assert before == "open", f"met before {task.solution[end]}"


IDLE = Obedient(("pass",))
"""Whoever passes where they may, and else takes the first thing there is."""


def walked(task: Task, learner: ComputerPlayer) -> AnyGame:
    """The task as somebody plays it who has not read it, as long as its goal is open."""
    game = task.begin()
    seats: Mapping[int, ComputerPlayer] = task.seats
    for _ in range(LONGEST):
        if game.over or task.goal(game).standing != "open":
            break
        if game.decision is None:
            game.step()
        else:
            player = seats.get(game.decision.player, learner)
            game.play(player.choose(game.state.seen_by(game.decision.player)))
    return game


@every_task
def test_doing_nothing_does_not_meet_the_goal(name: str) -> None:
    task = TASKS[name].task
    game = walked(task, IDLE)
    verdict = task.goal(game)
    assert verdict.standing != "met", "; ".join(map(str, game.moves))
    if verdict.standing == "missed":
        assert verdict.why is not None, "a goal that was missed says why"
        assert verdict.why.text(TASKS[name].lesson.game)


AT_TABLE: tuple[dict[str, object], ...] = (
    {"do": "learn", "to": "help"},
    {"do": "learn", "to": "reveal"},
    {"do": "undo"},
    {"do": "redo"},
    {"do": "learn", "to": "retry"},
    {"do": "learn", "to": "next"},
)


@every_task
def test_a_task_is_played_shown_and_gone_through_at_the_table(name: str) -> None:
    place = TASKS[name]
    panel = Controller(place.lesson.tasks[0].begin(), lesson=place.lesson)
    for _ in range(place.at):
        assert panel.dispatch({"do": "learn", "to": "next"}).ok
    for command in AT_TABLE:
        result = panel.dispatch(command)
        assert result.ok, (command, result.notice)
        view = panel_view(panel.session)
        assert announcement(panel.session, view)
        wanted = {"reveal": "met", "retry": "open"}.get(str(command.get("to")), "")
        assert wanted in ("", view["lesson"]["standing"])
    assert panel_view(panel.session)["lesson"]["at"] == place.at + 2
