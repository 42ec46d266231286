"""What players are made with, checked when they are made: a fault told later is nobody's."""

from collections.abc import Sequence
from math import isfinite
from numbers import Real
from typing import Any, Final, cast

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.given import attempt, name_of, positive, repr_of, text, truly
from lacitta_nb.players.judge import Judge
from lacitta_nb.players.protocol import can, refuse_class

_LARGEST: Final = 1e100
"""No weight lies farther from 0, so that sums of what is weighed stay numbers."""


def seed_from(given: object) -> str:
    """The text that a player draws by.

    Raises:
        BadSetting: it is no text.

    >>> seed_from("7/0")
    '7/0'
    """
    found = text(given)
    # What can't be written can't be drawn by: half a pair of UTF-16.
    if found is None or not attempt(lambda: found.encode() is not None, lambda _: False):
        raise BadSetting("player-bad-seed", seed=repr_of(given))
    return found


def seconds_from(given: object) -> float | None:
    """A limit of time in seconds; None for no limit.

    Raises:
        BadSetting: no number, or none that is above 0 and has an end.

    >>> seconds_from(2), seconds_from(None)
    (2.0, None)
    """
    if given is None:
        return None
    number = 0.0
    if issubclass(type(given), Real) and not truly(given, bool):
        number = attempt(lambda: float(given), lambda _: 0.0)  # type: ignore[arg-type]
    if not 0 < number < float("inf"):
        raise BadSetting("player-bad-seconds", seconds=repr_of(given))
    return number


def width_from(given: object) -> int:
    """How many choices are tried.

    Raises:
        BadSetting: no whole number from 1 on.
    """
    number = positive(given)
    if number is None:
        raise BadSetting("player-bad-width", width=repr_of(given))
    return number


def judge_from(given: object) -> Judge[Any, Any]:
    """A judge that was handed in.

    Raises:
        BadSetting: it is a class, or lacks what judges have.
    """
    refuse_class(given)
    asked = [name for name, part in vars(Judge).items() if name[0] != "_" and callable(part)]
    missing = [name for name in asked if not can(given, name)]
    if not attempt(lambda: isfinite(getattr(given, "beside", None)), lambda _: False):  # type: ignore[arg-type]  # or a TypeError
        missing.append("beside")
    if missing:
        raise BadSetting("player-no-judge", given=repr_of(given), name=missing[0])
    return cast("Judge[Any, Any]", given)


def check_weights(player: object, given: object, kind: type[Sequence[Any]]) -> None:
    """Nothing, unless weights are no numbers in a record of their kind.

    Raises:
        BadSetting: they are something else.
    """
    if not is_weights(given, kind):
        own, wanted = name_of(type(player)), name_of(kind)
        raise BadSetting("player-bad-weights", own=own, kind=wanted, given=repr_of(given))


def is_weights(given: object, kind: type[Sequence[Any]]) -> bool:
    """Whether something is a record of that kind with nothing but numbers, or rows of them."""
    return truly(given, kind) and attempt(lambda: _finite(given, kind), lambda _: False)


def _finite(given: Any, kind: Any) -> bool:  # noqa: ANN401 - a named tuple, and its class
    for name, found in given._asdict().items():
        # A row stands where the usual weights have one, and nowhere else.
        row, usual = truly(found, tuple), kind._field_defaults.get(name, found)
        if row != truly(usual, tuple) or not all(map(_is_number, found if row else (found,))):
            return False
    return True


def _is_number(given: Any) -> bool:  # noqa: ANN401 - anything
    number = issubclass(type(given), Real) and not truly(given, bool)
    return number and isfinite(given) and abs(given) <= _LARGEST
