"""The thirteen lessons: sound positions, solutions that work, and what natural mistakes lead to."""

import re
from collections.abc import Iterator

import pytest

from lacitta_nb.core.game import AnyGame
from lacitta_nb.games.lacitta.lessons import SCHOOL
from lacitta_nb.games.lacitta.lessons.goals import year_over
from lacitta_nb.games.lacitta.lessons.positions import RIVAL
from lacitta_nb.games.lacitta.problems import problems
from lacitta_nb.lessons.lesson import HELPS, Lesson, Task, Verdict
from lacitta_nb.lessons.solving import played, solved
from lacitta_nb.texts import languages, rule_text, speaking
from lacitta_nb.texts.shelves import keys
from tests.texts.keys import PACKAGE

THIRTEEN = [
    "board_and_food",
    "a_spare_citizen",
    "market",
    "market_and_water",
    "neighbours",
    "tie_and_equal_points",
    "full_city",
    "voice_and_two_wishes",
    "demolition_from_outside",
    "hunger_and_penalty",
    "political_cards",
    "end_and_scoring",
    "first_strategy",
]
TASKS = [(lesson, at) for lesson in SCHOOL.lessons.values() for at in range(len(lesson.tasks))]
EACH = [pytest.param(*task, id=f"{task[0].key}-{task[1] + 1}") for task in TASKS]
MOST_WORDS, MOST_OF_GOAL = 45, 8
TURN_BY_TURN = 30
"""Actions after which somebody who does nothing has certainly come to the end of a task."""


def task_of(key: str, number: int) -> Task:
    return SCHOOL.lessons[key].tasks[number - 1]


def least(game: AnyGame) -> str:
    """What somebody does who does nothing: pass, else whatever comes first."""
    legal = [str(action) for action in game.legal_actions()]
    return "pass" if "pass" in legal else legal[0]


def idled(task: Task, *moves: str) -> Verdict:
    """How a goal stands after some moves and then nothing but passing."""
    game = played(task, moves)
    for _ in range(TURN_BY_TURN):
        if task.goal(game).standing != "open" or game.over:
            break
        moves = (*moves, least(game))
        game = played(task, moves)
    return task.goal(game)


def test_there_are_thirteen_in_the_order_in_which_they_are_taken() -> None:
    assert list(SCHOOL.lessons) == THIRTEEN
    assert [lesson.key for lesson in SCHOOL.lessons.values()] == THIRTEEN


@pytest.mark.parametrize(("lesson", "at"), EACH)
def test_positions_are_legal_and_the_learner_decides_first(lesson: Lesson, at: int) -> None:
    task = lesson.tasks[at]
    game = task.begin()
    assert problems(game.state) == ()
    assert task.goal(game).standing == "open"
    game.run()
    assert game.decision is not None
    assert game.decision.player not in task.seats


@pytest.mark.parametrize(("lesson", "at"), EACH)
def test_solutions_reach_the_goal_and_nothing_of_them_is_left_over(lesson: Lesson, at: int) -> None:
    task = lesson.tasks[at]
    game = solved(task)
    assert task.goal(game).standing == "met"
    mine = [e for e in game.history if e.action is not None and _learner(task, e, game)]
    assert tuple(str(entry.action) for entry in mine) == task.solution


def _learner(task: Task, entry: object, game: AnyGame) -> bool:
    """Whether an entry of the history is a decision of the learner."""
    at = game.history.index(entry)
    before = game.history[at - 1].step.state if at else game.start
    assert before.decision is not None
    return before.decision.player not in task.seats


@pytest.mark.parametrize(("lesson", "at"), EACH)
def test_only_the_learner_has_worries(lesson: Lesson, at: int) -> None:
    """Rivals do not starve beside a task, whatever comes of it: that would be told as well."""
    task = lesson.tasks[at]
    tried = [moves for key, number, moves, *_ in MISTAKES if (key, number) == (lesson.key, at + 1)]
    for moves in (task.solution, *tried):
        game = played(task, moves)
        while game.decision is None and not game.over and not year_over(game):
            game.step()
        assert not [
            event for event in game.events if (event.kind, event.player) == ("hungry", RIVAL)
        ]


@pytest.mark.parametrize(("lesson", "at"), EACH)
def test_doing_nothing_misses_every_goal_and_says_why(lesson: Lesson, at: int) -> None:
    verdict = idled(lesson.tasks[at])
    assert verdict.standing == "missed"
    assert verdict.why is not None
    assert verdict.why.text(lesson.game)


@pytest.mark.parametrize(("lesson", "at"), EACH)
def test_what_a_task_says_is_short_and_whole(lesson: Lesson, at: int) -> None:
    assert len(lesson.asks(at).split()) <= MOST_WORDS
    assert len(lesson.goal(at).split()) <= MOST_OF_GOAL
    helps = [lesson.help(at, step) for step in range(1, HELPS + 1)]
    assert len(set(helps)) == HELPS
    assert lesson.learnt(at)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("lesson", "at"), EACH)
def test_every_language_names_spaces_that_the_task_is_about(
    lesson: Lesson, at: int, language: str
) -> None:
    """The last help names those of the solution, the others spaces of the board."""
    task = lesson.tasks[at]
    board = set(task.begin().state.table.board.spaces)
    solving = set(re.findall(r"\bA\d+", " ".join(task.solution)))
    with speaking(language):
        helps = [lesson.help(at, step) for step in range(1, HELPS + 1)]
        told = " ".join([lesson.asks(at), *helps])
    named = set(re.findall(r"\bA\d+", helps[-1]))
    assert named <= solving
    assert named or task.solution == ("gold",)
    assert set(re.findall(r"\bA\d+", told)) <= board


@pytest.mark.parametrize("key", THIRTEEN)
def test_rules_of_a_lesson_are_told_in_the_rules(key: str) -> None:
    lesson = SCHOOL.lessons[key]
    assert lesson.title
    assert lesson.about
    assert lesson.rules
    assert all(rule_text(rule, game="lacitta") for rule in lesson.rules)


Mistake = tuple[str, int, tuple[str, ...], str, str]

MISTAKES: list[Mistake] = [
    # G7: A5 touches the field with one wheat alone: 2 + 1 for four citizens.
    ("board_and_food", 1, ("build farm A5",), "hungry", "food for 3 only, and 1 citizen"),
    # G5, F1: the market brings a fifth mouth and no food.
    ("board_and_food", 1, ("build market A3",), "hungry", "food for 2 only, and 3 citizens"),
    # G7: A3 touches the upper field alone: 2 + 2 for five.
    ("board_and_food", 2, ("build farm A3",), "hungry", "food for 4 only, and 1 citizen"),
    # P9: A3 is bare land: 1 + 3 for six.
    ("board_and_food", 3, ("build farm A3",), "bare-farm", "The farm at A3 touches no wheat"),
    # G7: A1 touches one wheat: 1 + 1 + 3 for six.
    ("board_and_food", 3, ("build farm A1",), "hungry", "food for 5 only, and 1 citizen"),
    # P3: an action card that takes gold builds nothing.
    ("a_spare_citizen", 1, ("gold",), "no-turn", "turn was needed"),
    ("a_spare_citizen", 1, ("build school A3", "gold"), "no-turn", "turn was needed"),
    # P5: the citizen who came in the new year is gone to a farm.
    ("a_spare_citizen", 2, ("gold", "build farm A1"), "spent", "gone to another building"),
    # P4, G7: A9 is far enough, but bare: 3 food for two in the old city and three in the new one.
    ("a_spare_citizen", 3, ("found A9 from A5",), "hungry", "food for 3 only, and 2 citizens"),
    ("a_spare_citizen", 3, ("build farm A6",), "no-turn", "turn was needed"),
    # G5: five of five, and none comes.
    ("market", 1, ("build school A6",), "full", "A4 was full"),
    ("market", 2, ("build market A8",), "full", "A3 was full"),
    # G5: eight of eight.
    ("market_and_water", 1, ("build school A7",), "full", "A4 was full"),
    # P8: the only space by the lake is built up.
    ("market_and_water", 2, ("build market A5",), "lakeside", "No free space by the lake"),
    # P1: one turn is left for two buildings.
    ("market_and_water", 2, ("gold",), "no-turn", "turn was needed"),
    # P1: no turn is left for the fountain.
    ("market_and_water", 2, ("build market A1", "gold"), "no-turn", "turn was needed"),
    # G4: from A3 to A7 there are three empty spaces.
    ("neighbours", 1, ("build statue A1",), "far", "3 empty spaces"),
    # M1: one space nearer, and the palace draws: two against none.
    ("neighbours", 2, ("build farm A4",), "left", "more culture at A7: 2 against 0"),
    # F2: two food for three.
    ("neighbours", 2, ("build statue A1",), "hungry", "food for 2 only, and 1 citizen"),
    # V1: culture is wanted, not education.
    ("tie_and_equal_points", 1, ("build school A4",), "left", "culture at A6: 2 against 1"),
    # G4: more culture, but on the wrong side.
    ("tie_and_equal_points", 2, ("build statue A3",), "far", "from A9: 3 empty spaces"),
    # M1: near enough, but one against one.
    ("tie_and_equal_points", 2, ("build farm A6",), "tie", "as much culture"),
    # M4: the sixth citizen of a city without a market.
    ("full_city", 1, ("build statue A5",), "no-room", "A3 was full"),
    # M1: room, but a tie.
    ("full_city", 2, ("build market A5",), "tie", "as much culture"),
    # V1: the open card shows culture, two of the others education.
    ("voice_and_two_wishes", 1, ("build statue A5",), "tie", "as much education"),
    # M3: one culture against one at A6.
    ("voice_and_two_wishes", 2, ("wish A2 culture", "wish A10 culture"), "tie", "you at A2"),
    # M3: one citizen is lost with the first wish already; the second can't bring two.
    ("voice_and_two_wishes", 2, ("wish A2 culture",), "tie", "you at A2"),
    # M3: neither A10 nor A6 has any health.
    ("voice_and_two_wishes", 2, ("wish A2 health", "wish A10 health"), "tie", "you at A10"),
    # D3: 4 food less 3, for three citizens.
    ("demolition_from_outside", 1, ("demolish A6",), "farm-fell", "farm at A6 its 3 food"),
    # D2, D3: the quarry, then the farm behind it: 3 food less 2, for three citizens.
    (
        *("demolition_from_outside", 2),
        *(("demolish A4", "demolish A5"), "farm-fell", "farm at A5 its 2 food"),
    ),
    # D2, G8: the school, then the statue behind it.
    (
        *("demolition_from_outside", 2),
        *(("demolish A8", "demolish A7"), "offers-none", "offers culture any more"),
    ),
    # F2, D1: three buildings, two citizens.
    ("hunger_and_penalty", 1, ("starve A3",), "fell", "A3 has too few citizens left"),
    # P19: of two action cards one brought gold; the other brings 2 food at most, to 2 for five.
    (
        *("hunger_and_penalty", 2),
        *(("forfeit", "gold"), "cards-gone", "can’t bring the 3 food that is still missing"),
    ),
    # M1: one against one.
    ("political_cards", 1, ("build statue A4",), "tie", "as much culture"),
    # P14, G8: a palace is no help to the sick.
    ("political_cards", 2, ("master_builder palace A4",), "left", "health at A7: 1 against 0"),
    ("political_cards", 2, ("build school A4",), "left", "health at A7: 1 against 0"),
    # P6: a market brings a citizen, but no culture.
    ("political_cards", 3, ("build market A5",), "tie", "as much culture"),
    # P16, F1: five citizens, four food.
    ("political_cards", 4, ("golden_times A3 1", "pass"), "hungry", "food for 4 only"),
    # P17: food for six, but only four to eat it.
    ("political_cards", 4, ("rich_harvest A4", "pass"), "too-few", "no more citizens"),
    # V1: education is wanted.
    ("political_cards", 5, ("build statue A4", "pass"), "tie", "as much education"),
    # E1: one citizen more is six against seven.
    ("end_and_scoring", 1, ("build market A5",), "fewer-points", "6 points, Rocco has 7"),
    # E1, E2: five citizens and 3 for the city, less 5.
    ("end_and_scoring", 2, ("build fountain A6",), "last-hunger", "you have 3, Rocco has 5"),
    # E3: five each, one gold against two.
    ("end_and_scoring", 3, ("build statue A6",), "less-gold", "more gold: 2 against 1"),
    # G7: a single wheat; two of them.
    ("first_strategy", 1, ("place A2",), "poor", "brings 1 food"),
    ("first_strategy", 1, ("place A10",), "poor", "brings 2 food"),
    # G7: four wheat, and none beside A8.
    ("first_strategy", 2, ("place A9",), "no-site", "4 food there, the best farm beside it 0"),
    # Y4: one mountain.
    ("first_strategy", 3, ("build quarry A3",), "income", "paid 1 gold"),
    # P8: the next space to A9 is A10, which touches no lake.
    ("first_strategy", 4, ("found A9 from A5",), "dry", "A9 has no free space by a lake"),
    # P8: whoever stands on the only space by the lake has none for a fountain.
    ("first_strategy", 4, ("found A11 from A5",), "dry", "A11 has no free space by a lake"),
    # E1: education alone, health alone.
    ("first_strategy", 5, ("build school A5",), "not-whole", "lacks a service"),
    ("first_strategy", 5, ("build fountain A5",), "not-whole", "lacks a service"),
]
"""Lesson, task, what somebody might well try first, why it misses, and what is said of it."""


@pytest.mark.parametrize(
    ("key", "number", "moves", "why", "said"),
    [pytest.param(*mistake, id=f"{mistake[0]}-{mistake[1]}-{mistake[3]}") for mistake in MISTAKES],
)
def test_a_natural_mistake_misses_the_goal_and_tells_what_went_wrong(
    key: str, number: int, moves: tuple[str, ...], why: str, said: str
) -> None:
    verdict = idled(task_of(key, number), *moves)
    assert verdict.standing == "missed"
    assert verdict.why is not None
    assert verdict.why.key == f"lesson-why-{why}"
    assert said in verdict.why.text("lacitta")


@pytest.mark.parametrize(
    ("key", "number", "moves"),
    [
        ("market_and_water", 2, ("gold",)),
        ("market_and_water", 2, ("build market A1", "gold")),
        ("voice_and_two_wishes", 2, ("wish A2 culture",)),
        ("hunger_and_penalty", 1, ("starve A3",)),
        ("hunger_and_penalty", 2, ("forfeit", "gold")),
    ],
)
def test_what_can_not_be_met_any_more_is_missed_at_once(
    key: str, number: int, moves: tuple[str, ...]
) -> None:
    """Nobody plays on in vain."""
    task = task_of(key, number)
    assert task.goal(played(task, moves)).standing == "missed"


def test_every_task_has_a_mistake_that_is_tried() -> None:
    tasks = {(lesson.key, at + 1) for lesson, at in TASKS}
    assert {(key, number) for key, number, *_ in MISTAKES} == tasks


@pytest.mark.parametrize(
    ("key", "number", "moves"),
    [
        # P7 to P9: wherever and whatever it is, the city comes a space nearer.
        ("neighbours", 1, ("build school A4",)),
        ("neighbours", 1, ("build market A4",)),
        # M1: statues on either side tie.
        ("tie_and_equal_points", 1, ("build statue A1",)),
        # F1: on either side of the second castle.
        ("board_and_food", 3, ("build farm A7",)),
        # P6, P8: in either order.
        ("market_and_water", 2, ("build fountain A5", "build market A6")),
        # D2: in either order.
        ("demolition_from_outside", 2, ("demolish A8", "demolish A4")),
        # V1: a lucky guess is as good.
        ("political_cards", 5, ("build school A1", "pass")),
        # P16, P17: in either order.
        ("political_cards", 4, ("rich_harvest A4", "golden_times A3 1")),
        ("first_strategy", 1, ("place A7",)),
        ("first_strategy", 2, ("place A4",)),
    ],
)
def test_any_way_to_the_goal_counts(key: str, number: int, moves: tuple[str, ...]) -> None:
    assert idled(task_of(key, number), *moves).standing == "met"


def test_every_sentence_of_lessons_is_used_and_every_reason_can_be_met() -> None:
    """Those of tasks by their numbers, those that begin with `lesson-why-` in the goals."""
    told = set(keys("lesson-", "lacitta")) - {"lesson-unknown", "lesson-no-game"}
    whys = {key for key in told if key.startswith("lesson-why-")}
    assert told - whys == set(_keys_of_tasks())
    room = PACKAGE / "games/lacitta/lessons"
    source = "".join(file.read_text(encoding="utf-8") for file in room.rglob("*.py"))
    assert set(re.findall(r'"(lesson-why-[a-z-]+)"', source)) == whys
    tried = {f"lesson-why-{why}" for *_, why, _ in MISTAKES}
    assert whys - tried == {"lesson-why-less"}, "which doing nothing in political_cards-1 shows"
    nothing = idled(task_of("political_cards", 1))
    assert nothing.why is not None
    assert nothing.why.key == "lesson-why-less"


def _keys_of_tasks() -> Iterator[str]:
    for key, lesson in SCHOOL.lessons.items():
        name = f"lesson-{key.replace('_', '-')}"
        yield name
        yield from (f"{name}-{at + 1}" for at in range(len(lesson.tasks)))


def test_lessons_are_played_in_the_classic_edition() -> None:
    played_in = {
        task.begin().state.table.edition.name
        for lesson in SCHOOL.lessons.values()
        for task in lesson.tasks
    }
    assert played_in == {"classic"}
