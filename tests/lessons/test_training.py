"""What comes next: due ones first, then new ones, missed ones again after a few others."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from lacitta_nb.core.errors import BadSetting, NotFound
from lacitta_nb.lessons.exercise import Exercise
from lacitta_nb.lessons.record import Record
from lacitta_nb.lessons.rulebook import Editions
from lacitta_nb.lessons.school import School
from lacitta_nb.lessons.training import (
    AFTER,
    Training,
    drawn,
    due_kinds,
    kinds_in,
    learnt,
    next_kind,
    training,
)
from tests.lessons.school import GAME, KINDS, SCHOOL, teaching

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _school() -> Iterator[None]:
    with teaching():
        yield


def trained(
    answers: str, session: Training, record: Record | None = None, now: datetime = NOON
) -> tuple[list[Exercise], Training, Record]:
    """A session with these answers, `+` or `-`, one each minute."""
    record = record or Record()
    found = []
    for minute, answer in enumerate(answers):
        moment = now + timedelta(minutes=minute)
        session, exercise = drawn(session, record, moment)
        found.append(exercise)
        right = answer == "+"
        record = learnt(record, exercise, moment, moment.date(), right=right)
        session = session.after(exercise, right=right)
    return found, session, record


def kinds_of(answers: str, record: Record | None = None, now: datetime = NOON) -> list[str]:
    exercises, *_ = trained(answers, training(GAME, None, None, 7), record, now)
    return [exercise.kind for exercise in exercises]


def test_new_kinds_come_easy_ones_first() -> None:
    first = kinds_of("+" * len(KINDS))
    assert sorted(first) == sorted(KINDS)
    least = [min(KINDS[kind].levels) for kind in first]
    assert least == sorted(least)
    assert first[-1] == "way_down"


def test_a_kind_that_was_missed_comes_back_after_a_few_others() -> None:
    found = kinds_of("-+++++++")
    assert found[1 : 1 + AFTER].count(found[0]) == 0
    assert found[1 + AFTER] == found[0]
    # Once it was right it waits with the others.
    assert found[2 + AFTER :].count(found[0]) == 0


def test_several_that_were_missed_come_back_in_turn() -> None:
    found = kinds_of("---+++++++")
    again = [kind for number, kind in enumerate(found) if kind in found[:number]]
    assert again[:3] == found[:3]


def test_what_is_missed_again_and_again_never_comes_twice_in_a_row() -> None:
    found = kinds_of("-" * 20)
    assert all(one != other for one, other in pairwise(found))


def test_new_kinds_go_on_coming_between_those_that_are_missed() -> None:
    found = kinds_of("-" * 20)
    assert set(found) == set(KINDS)
    firsts = [number for number, kind in enumerate(found) if kind not in found[:number]]
    # After the first few every second exercise is something new, until all have come.
    assert firsts[: AFTER + 1] == list(range(AFTER + 1))
    assert all(later - one == 2 for one, later in pairwise(firsts[AFTER:]))


def test_kinds_are_those_of_one_edition_unless_they_are_named() -> None:
    editions = Editions(("old", "late"), {"N3": ("late",)})
    plain = replace(KINDS["which_can"], rules=("N1",))
    own = replace(KINDS["how_many"], rules=("N1",), editions=("late",))
    late = KINDS["way_down"]
    school = School(
        kinds={"which_can": plain, "how_many": own, "way_down": late}, editions=editions
    )
    assert kinds_in(school, None) == ["which_can"]
    assert kinds_in(school, "old") == ["which_can"]
    assert kinds_in(school, "late") == ["which_can", "how_many", "way_down"]
    with pytest.raises(NotFound, match="old, late"):
        kinds_in(school, "other")


def test_la_citta_asks_about_the_expansion_only_when_it_is_wanted() -> None:
    usual = set(training("lacitta", None, None, 7).kinds)
    wide = set(training("lacitta", None, None, 7, "expansion").kinds)
    roads = {"first_road", "roads_given_up", "roads_replaced", "stores", "theatre", "hanging_roads"}
    assert wide - usual == {*roads, "over_limit"}
    assert set(training("lacitta", None, None, 7, "new").kinds) - usual == {"over_limit"}
    assert training("lacitta", "theatre", None, 7).kinds == ("theatre",)


def test_due_ones_come_before_new_ones_the_longest_first() -> None:
    _, _, record = trained("+++", training(GAME, None, None, 7))
    later = NOON + timedelta(days=400)
    due = due_kinds(record, GAME, KINDS, later)
    assert len(due) == 3
    assert [record.cards[GAME][kind].due for kind in due] == sorted(
        record.cards[GAME][kind].due for kind in due
    )
    found = kinds_of("+" * 6, record, later)
    assert found[:3] == due
    assert set(found[3:]).isdisjoint(due)


def test_where_nothing_is_due_or_new_the_next_is_asked_ahead() -> None:
    _, _, record = trained("+" * 30, training(GAME, None, None, 7))
    now = NOON + timedelta(minutes=31)
    assert due_kinds(record, GAME, KINDS, now) == []
    soonest = min(record.cards[GAME], key=lambda kind: (record.cards[GAME][kind].due, kind))
    assert next_kind(training(GAME, None, None, 7), record, now) == soonest


def test_one_kind_alone_comes_again_and_again_each_time_another() -> None:
    found, *_ = trained("+-+-", training(GAME, "which_can", None, 7))
    assert {exercise.kind for exercise in found} == {"which_can"}
    assert len({exercise.drawn for exercise in found}) == 4


def test_the_level_rises_with_success_unless_one_is_chosen() -> None:
    found, *_ = trained("++++++", training(GAME, "which_can", None, 7))
    assert [exercise.level for exercise in found] == [1, 1, 2, 2, 3, 3]
    found, _, record = trained("++++", training(GAME, "which_can", 2, 7))
    assert [exercise.level for exercise in found] == [2] * 4
    found, *_ = trained("+", training(GAME, "how_many", 3, 7))
    assert found[0].level == 1
    found, *_ = trained("+", training(GAME, "way_down", 1, 7))
    assert found[0].level == 2
    assert record.cards[GAME]["which_can"].asked == 4


def test_the_same_seed_and_time_ask_the_same() -> None:
    answers = "+-++-+--++"
    one, *_ = trained(answers, training(GAME, None, None, "a"))
    two, *_ = trained(answers, training(GAME, None, None, "a"))
    other, *_ = trained(answers, training(GAME, None, None, "b"))
    assert one == two != other


def test_what_is_learnt() -> None:
    found, _, record = trained("+-", training(GAME, "which_can", None, 7))
    tally = record.rules[GAME]["N1"]
    assert found[0].rules == ("N1",)
    assert (tally.asked, tally.right) == (2, 1)
    assert "N3" not in record.rules[GAME]
    assert record.today(NOON.date()) == 2


def test_a_kind_of_which_none_can_be_drawn_is_left_out() -> None:
    broken = replace(KINDS["which_can"], draw=lambda *_: None)
    with teaching(School(kinds={**KINDS, "which_can": broken})):
        assert "which_can" not in kinds_of("+" * 12)
    with teaching(School(kinds={"which_can": broken})), pytest.raises(BadSetting):
        trained("+", training(GAME, None, None, 7))


def raising(*_: object) -> Exercise | None:
    raise ZeroDivisionError("a mistake")


def test_a_kind_that_fails_is_left_out_and_known() -> None:
    broken = replace(KINDS["which_can"], draw=raising)
    with teaching(School(kinds={**KINDS, "which_can": broken})):
        found, session, _ = trained("+" * 12, training(GAME, None, None, 7))
    assert len(found) == 12
    assert "which_can" not in {exercise.kind for exercise in found}
    (failed,) = session.failed
    assert (failed.kind, failed.problem) == ("which_can", "ZeroDivisionError: a mistake")
    assert "raising" in failed.trace


def test_what_fails_when_it_is_tried_is_left_out_too() -> None:
    def tried(exercise: Exercise) -> None:
        assert exercise.kind != "which_can", "a mistake"

    session, exercise = drawn(training(GAME, None, None, 7), Record(), NOON, tried)
    while "which_can" not in session.unclear:
        session = session.after(exercise, right=True)
        session, exercise = drawn(session, Record(), NOON, tried)
    assert exercise.kind != "which_can"
    assert [failed.kind for failed in session.failed] == ["which_can"]


def test_where_nothing_else_is_left_the_mistake_itself_is_raised() -> None:
    broken = replace(KINDS["which_can"], draw=raising)
    with teaching(School(kinds={"which_can": broken})), pytest.raises(ZeroDivisionError):
        trained("+", training(GAME, None, None, 7))


@pytest.mark.parametrize("kinds", [5, [1], [["how_many"]], b"how_many", object()])
def test_what_is_no_kind_is_not_found(kinds: object) -> None:
    with pytest.raises(NotFound):
        training(GAME, kinds, None, 1)


@pytest.mark.parametrize("game", [None, [], 5, {}])
def test_what_is_no_game_is_not_found(game: object) -> None:
    with pytest.raises(NotFound):
        training(game, None, None, 1)  # type: ignore[arg-type]


NO_SEEDS: dict[str, object] = {
    "surrogate": "\ud800",
    "long": 10**5000,
    "below": -(10**100),
    "broken": 1.5,
    "nothing": None,
    "list": [],
    "text": "x" * 101,
}


@pytest.mark.parametrize("seed", NO_SEEDS.values(), ids=NO_SEEDS)
def test_nothing_is_drawn_by_what_is_no_seed(seed: object) -> None:
    with pytest.raises(BadSetting):
        training(GAME, None, None, seed)


@pytest.mark.parametrize("level", [0, "2", [1], 1.0, True])
def test_what_is_no_level_is_refused(level: object) -> None:
    with pytest.raises(BadSetting):
        training(GAME, None, level, 1)


def test_what_can_be_trained() -> None:
    assert training(GAME, ["how_many", "which_can"], None, 1).kinds == ("how_many", "which_can")
    with pytest.raises(NotFound):
        training(GAME, ["no_such_kind"], None, 1)
    with pytest.raises(NotFound):
        training("no_such_game", None, None, 1)
    with pytest.raises(BadSetting):
        training(GAME, None, 4, 1)
    with teaching(School()), pytest.raises(BadSetting):
        training(GAME, None, None, 1)
    assert len(SCHOOL.kinds) == 6
