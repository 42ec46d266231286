"""What holds for every variant of every kind of exercise, and for many of one kind together."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from lacitta_nb.drawing import picture_of
from lacitta_nb.lessons.exercise import Exercise, Kind

OFTEN = 20
"""Variants of a level that are drawn where places of options are compared."""
ENOUGH = 8
MOST_ALIKE = 0.8
"""How often the right option may stand at one place: hardly ever does one of two by chance."""
MOST_OPTIONS = 800
MOST_WRONG = 60
PLACED = ("choice", "order")
"""Forms whose options stand in an order that could give the answer away."""


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


def enough(kind: Kind, form: str, least: int) -> int:
    """How many variants of a kind are to be drawn, its levels by turns."""
    return max(least, OFTEN * len(kind.levels)) if form in PLACED else least


def check_many(game: str, kind: Kind, drawn: Sequence[Exercise]) -> None:
    """One answer of each is right, and of many at a level the place of an option tells nothing."""
    for exercise in drawn:
        check(game, kind, exercise)
    for level in kind.levels:
        at_level = [exercise for exercise in drawn if exercise.level == level]
        if len(at_level) >= OFTEN:
            assert told_by_place(at_level) == [], (game, kind.key, level)
