"""The eight lessons: sound positions, and what natural mistakes lead to."""

import pytest

from lacitta_nb.games.citta_stato.lessons import SCHOOL
from lacitta_nb.games.citta_stato.problems import problems
from lacitta_nb.lessons.lesson import Lesson
from lacitta_nb.lessons.solving import played, solved
from lacitta_nb.texts import speaking

EIGHT = [
    "rising_price",
    "market_and_fleet",
    "use_or_burn",
    "tracks_and_crowns",
    "politics_and_shifts",
    "war_and_passing",
    "two_scores",
    "the_ghost",
]
EACH = [
    pytest.param(lesson, at, id=f"{lesson.key}-{at + 1}")
    for lesson in SCHOOL.lessons.values()
    for at in range(len(lesson.tasks))
]
MOST_WORDS, MOST_OF_GOAL = 55, 9

MISTAKES = [
    # T2: two green cubes and three purple ones are left for a third action that costs three.
    ("rising_price", 1, ("guilds", "politics 1", "pass"), "actions", "2 actions"),
    ("rising_price", 1, ("politics 1", "guilds", "pass"), "actions", "2 actions"),
    # T3: a fleet takes all that could pay for the upgrade.
    ("rising_price", 2, ("fleet wild 2", "pass"), "upgraded", "No track"),
    # T3: a white cube is paid for yellow, and one is too few for the city.
    ("rising_price", 3, ("upgrade yellow wild 1", "pass"), "took", "city action"),
    ("rising_price", 3, ("city", "banner green", "use yellow wild 1", "pass"), "took", "No track"),
    # M3: the green cube takes two of three coins.
    ("market_and_fleet", 1, ("fleet", "buy green 2", "done", "pass"), "bought", "1 cube"),
    # M2: yellow and orange lie in the cheapest row.
    ("market_and_fleet", 2, ("use orange", "disc 5"), "unbought", "orange"),
    ("market_and_fleet", 2, ("upgrade yellow",), "unbought", "yellow"),
    # C5: one yellow cube, 2 points.
    ("use_or_burn", 1, ("use orange", "remove 1", "pass"), "points", "Points that you made: 2"),
    ("use_or_burn", 1, ("burn purple", "move left 1", "pass"), "points", "no points"),
    # B3: the third under white, with one green banner.
    ("use_or_burn", 2, ("burn white", "discard 1", "pass"), "points", "made: 3"),
    ("use_or_burn", 2, ("use orange", "pass"), "points", "no points"),
    # U1: the black cube paid for purple is lacking for the trade.
    ("tracks_and_crowns", 1, ("upgrade purple wild 1", "pass"), "crowns", "no crowns"),
    # U1: Enzo takes the last upgrade.
    ("tracks_and_crowns", 2, ("guilds", "guilds", "pass"), "drawn", "3 cubes"),
    # A6: a scheme of level 1 moves nobody.
    ("politics_and_shifts", 1, ("politics 1", "pass"), "outside", "oligarchy"),
    ("politics_and_shifts", 1, ("politics 2", "shift left", "pass"), "outside", "doge"),
    # A6: by one space only.
    (
        "politics_and_shifts",
        2,
        ("politics 3", "shift right", "pass"),
        "beneath",
        "1 crown is above",
    ),
    ("politics_and_shifts", 2, ("politics 4", "shift left", "pass"), "beneath", "none above Enzo"),
    # W2: three cubes do not pay a 5; W3: a 1 is less than a 2.
    ("war_and_passing", 1, ("war 5", "pass"), "war", "did not win"),
    ("war_and_passing", 1, ("war 1", "pass", "pay yellow", "leave"), "war", "did not win"),
    (
        *("war_and_passing", 1),
        *(("war 3", "pass", "take use purple present", "done"), "future", "no Future"),
    ),
    # W1: who fights does not move.
    ("war_and_passing", 2, ("war 0", "pass", "leave"), "outside", "plutocracy"),
    ("war_and_passing", 2, ("pass", "stay"), "outside", "plutocracy"),
    # U2: a second action is one too many.
    ("war_and_passing", 3, ("use purple", "fleet", "pass", "stay"), "begins", "Lia"),
    ("war_and_passing", 3, ("pass", "stay"), "points", "no points"),
    # E4: 1 and 1 crowns and 1 above a neighbour of 8, for four signs.
    ("two_scores", 1, ("burn purple", "move left 1", "pass", "stay"), "final", "3 crowns"),
    ("two_scores", 1, ("use black", "move right 1", "pass", "stay", "skip"), "final", "signs"),
    # E2: the banner of the yellow card is lacking.
    ("two_scores", 2, ("skip", "use elder_council"), "second", "4;"),
    # E4: 4 points are three signs away from 12.
    (
        *("two_scores", 3),
        *(("use holy_lands_port_yellow", "remove 2"), "final", "3 signs"),
    ),
    # O3: the ghost has taken it.
    ("the_ghost", 1, ("guilds", "pass", "stay"), "points", ""),
    # O5: no black cube.
    ("the_ghost", 2, ("pass", "stay"), "objective", "black"),
]


def test_there_are_eight_in_the_order_in_which_they_are_taken() -> None:
    assert list(SCHOOL.lessons) == EIGHT


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
@pytest.mark.parametrize("spoken", ["en", "de", "fr"])
def test_what_a_task_says_is_short_and_whole(lesson: Lesson, at: int, spoken: str) -> None:
    with speaking(spoken):
        assert len(lesson.asks(at).split()) <= MOST_WORDS
        assert len(lesson.goal(at).split()) <= MOST_OF_GOAL
        assert len(lesson.goal(at)) <= 70
        assert len(lesson.asks(at)) <= 330, len(lesson.asks(at))
        assert len(lesson.learnt(at)) <= 300
        assert len({lesson.help(at, step) for step in (1, 2, 3)}) == 3
        assert all(len(lesson.help(at, step)) <= 240 for step in (1, 2, 3))


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


def test_the_ghost_takes_the_card_that_the_lesson_warns_of() -> None:
    task = SCHOOL.lessons["the_ghost"].tasks[0]
    game = played(task, ("guilds",))
    assert [event.colour for event in game.events if event.kind == "ghost"] == ["purple"]
