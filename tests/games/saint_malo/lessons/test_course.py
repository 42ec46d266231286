"""The five lessons: sound positions, and what natural mistakes lead to."""

import pytest

from lacitta_nb.games.saint_malo.lessons import SCHOOL
from lacitta_nb.games.saint_malo.problems import problems
from lacitta_nb.lessons.lesson import Lesson
from lacitta_nb.lessons.solving import played, solved

FIVE = [
    "dice_and_coins",
    "walls_and_pirates",
    "crates_and_merchant",
    "churches_and_series",
    "houses_people_and_the_end",
]
EACH = [
    pytest.param(lesson, at, id=f"{lesson.key}-{at + 1}")
    for lesson in SCHOOL.lessons.values()
    for at in range(len(lesson.tasks))
]
MOST_WORDS, MOST_OF_GOAL = 45, 8

MISTAKES = [
    # L1: one log of the two that lie there.
    ("dice_and_coins", 1, ("use log 1",), "logs", "only 1 has come"),
    ("dice_and_coins", 1, ("use crate 2", "place E2", "place E3"), "logs", "none has come"),
    ("dice_and_coins", 2, ("use log 3",), "logs", "only 3 have come"),
    # D2: with three crosses a church of three.
    ("dice_and_coins", 3, ("stop", "use cross 3", "place D4"), "church", "of size 3"),
    # R3: a defence of 0 against 1; a wall elsewhere completes nothing.
    ("walls_and_pirates", 1, ("use wall 1", "place B1"), "cannon", "defence was 0"),
    ("walls_and_pirates", 1, ("use citizen", "place D4"), "cannon", "strength of 1"),
    # G4: F1 is the last space of the left side.
    ("walls_and_pirates", 2, ("use crate 2", "place F1", "place F2"), "broken", "left side"),
    ("walls_and_pirates", 2, ("use crate 1", "place D4"), "placed", "Only 1"),
    # R3, G4: the soldier holds the attack off, but stands on the top side.
    ("walls_and_pirates", 3, ("use soldier", "place A5"), "broken", "top side"),
    ("walls_and_pirates", 3, ("use crate 1", "place D4"), "cannon", "defence was 2"),
    # P5: E3 has D2 beside it alone.
    ("crates_and_merchant", 1, ("use merchant", "place E3"), "coins", "1 coin;"),
    ("crates_and_merchant", 1, ("use merchant", "place D5"), "coins", "nothing;"),
    # C1: joined, but away from C3.
    (
        *("crates_and_merchant", 2),
        *(("use crate 3", "place E5", "place E6", "place E7"), "stall", "more than 4"),
    ),
    # H2: 1 and 2 without 3 count 4, whatever the larger one is.
    ("churches_and_series", 1, ("use cross 4", "place C5"), "series", "4 points now"),
    ("churches_and_series", 2, ("use priest", "place D3"), "points", "2 points;"),
    # P6: one house is 3 points.
    (
        *("houses_people_and_the_end", 1),
        *(("use architect", "place D4", "place E5", "done"), "points", "3 points;"),
    ),
    # P7: beside the citizens alone.
    ("houses_people_and_the_end", 2, ("use juggler", "place D3"), "points", "2 points;"),
    # What somebody else brings is beside the goal.
    (
        *("churches_and_series", 2),
        *(
            ("use architect turn 1", "place A3", "place A2", "done"),
            "points",
            "priest brought you no",
        ),
    ),
    (
        *("houses_people_and_the_end", 2),
        *(("use noble turn 1", "place A3"), "points", "juggler brought you no points"),
    ),
    (
        *("houses_people_and_the_end", 1),
        *(("use citizen", "place D4"), "points", "Houses brought you no points"),
    ),
    # E3: 4 points, 1 for them of the citizen, 1 of the coins, 2 of the logs, 5 for the city: 13.
    ("houses_people_and_the_end", 3, ("use citizen", "place G6"), "lost", "You have 13"),
    ("houses_people_and_the_end", 3, ("use crate 1", "place G6"), "lost", "Marc has 14"),
]


def test_there_are_five_in_the_order_in_which_they_are_taken() -> None:
    assert list(SCHOOL.lessons) == FIVE


@pytest.mark.parametrize(("lesson", "at"), EACH)
def test_positions_are_legal_and_solutions_reach_the_goal(lesson: Lesson, at: int) -> None:
    task = lesson.tasks[at]
    game = task.begin()
    assert list(problems(game.state)) == []
    assert game.decision is not None
    assert game.decision.player not in task.seats
    assert task.goal(game).standing == "open"
    assert task.goal(solved(task)).standing == "met"


@pytest.mark.parametrize(("lesson", "at"), EACH)
def test_doing_nothing_misses_every_goal_and_says_why(lesson: Lesson, at: int) -> None:
    task = lesson.tasks[at]
    decision = task.begin().decision
    assert decision is not None
    first = ("stop",) if decision.kind == "roll" else ()
    verdict = task.goal(played(task, (*first, "use nothing")))
    assert verdict.standing == "missed"
    assert verdict.why is not None
    assert verdict.why.text(lesson.game)


@pytest.mark.parametrize(("lesson", "at"), EACH)
def test_what_a_task_says_is_short_and_whole(lesson: Lesson, at: int) -> None:
    assert len(lesson.asks(at).split()) <= MOST_WORDS
    assert len(lesson.goal(at).split()) <= MOST_OF_GOAL
    assert len({lesson.help(at, step) for step in (1, 2, 3)}) == 3
    assert lesson.learnt(at)


@pytest.mark.parametrize(("key", "number", "moves", "why", "said"), MISTAKES)
def test_a_natural_mistake_misses_the_goal_and_is_told(
    key: str, number: int, moves: tuple[str, ...], why: str, said: str
) -> None:
    lesson = SCHOOL.lessons[key]
    task = lesson.tasks[number - 1]
    verdict = task.goal(played(task, moves))
    assert verdict.standing == "missed"
    assert verdict.why is not None
    assert verdict.why.key == f"lesson-why-{why}"
    assert said in verdict.why.text(lesson.game)
