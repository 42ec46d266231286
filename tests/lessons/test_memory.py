"""What is known comes back later and later, what was missed soon; the level follows."""

from datetime import UTC, datetime, timedelta

from fsrs import scheduler

from lacitta_nb.lessons.memory import answered
from lacitta_nb.lessons.record import DIFFICULTIES, LEAST_STABILITY, Card

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LEVELS = (1, 2, 3)


def asked(answers: str, levels: tuple[int, ...] = LEVELS) -> list[Card]:
    """A card after each answer, `+` or `-`, each given when it is due."""
    cards: list[Card] = []
    for answer in answers:
        before = cards[-1] if cards else None
        now = before.due if before else NOON
        level = before.level if before else levels[0]
        cards.append(answered(before, now, right=answer == "+", levels=levels, asked_at=level))
    return cards


def waits(answers: str) -> list[timedelta]:
    return [card.due - card.last for card in asked(answers)]


def test_what_is_known_comes_back_later_and_later() -> None:
    found = waits("++++++")
    assert found == sorted(found)
    assert found[0] < timedelta(hours=1)
    assert found[-1] > timedelta(days=30)


def test_what_was_missed_comes_back_soon() -> None:
    assert waits("++++-")[-1] < timedelta(hours=1)
    assert waits("-")[0] < waits("+")[0]


def test_answers_are_counted() -> None:
    last = asked("+-+")[-1]
    assert (last.asked, last.right) == (3, 2)


def test_the_level_follows_the_answers() -> None:
    assert [card.level for card in asked("++++++--")] == [1, 2, 2, 3, 3, 3, 3, 2]
    assert [card.level for card in asked("+-+-+")] == [1] * 5
    assert [card.level for card in asked("---")] == [1] * 3
    assert [card.level for card in asked("++++", levels=(2,))] == [2] * 4
    assert [card.level for card in asked("++++--", levels=(1, 3))] == [1, 3, 3, 3, 3, 1]


def test_an_answer_at_another_level_changes_none() -> None:
    before = asked("+")[-1]
    after = answered(before, before.due, right=True, levels=LEVELS, asked_at=3)
    assert (after.level, after.row) == (before.level, before.row)
    assert after.asked == 2


def test_the_same_answers_give_the_same_card() -> None:
    assert asked("+-++-+") == asked("+-++-+")


def test_a_clock_that_was_set_back_does_no_harm() -> None:
    before = asked("++++")[-1]
    after = answered(before, NOON - timedelta(days=400), right=True, levels=LEVELS, asked_at=1)
    assert after.last < before.last


def test_the_bounds_of_a_file_are_those_of_the_library() -> None:
    assert scheduler.STABILITY_MIN == LEAST_STABILITY
    assert (scheduler.MIN_DIFFICULTY, scheduler.MAX_DIFFICULTY) == DIFFICULTIES
