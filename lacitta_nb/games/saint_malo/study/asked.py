"""What somebody asks the tools of this room with: numbers and dice that can be."""

from collections.abc import Sequence
from numbers import Real

from lacitta_nb.core.errors import BadSetting, Guess
from lacitta_nb.games.saint_malo.constants import DICE, SYMBOLS
from lacitta_nb.given import attempt, repr_of, text, truly, whole


def number_in(given: object, limits: range, name: str) -> int:
    """A whole number within limits, handed in as the argument of that name.

    Raises:
        BadSetting: it is none, or lies outside.

    >>> number_in(3, range(1, 6), "number")
    3
    """
    number = whole(given)
    if number is None or number not in limits:
        raise BadSetting(
            "study-bad-number",
            name=name,
            least=limits[0],
            most=limits[-1],
            given=repr_of(given),
        )
    return number


def symbol_in(given: object, symbols: Sequence[str] = SYMBOLS) -> str:
    """One of some symbols of the dice.

    Raises:
        BadSetting: it is none of them.

    >>> symbol_in("crate")
    'crate'
    """
    word = text(given)
    if word is None or word not in symbols:
        guess = None if word is None else Guess(word, symbols)
        names = ", ".join(symbols)
        raise BadSetting("study-bad-symbol", guess=guess, given=repr_of(given), names=names)
    return word


def dice_in(given: object) -> tuple[int, ...]:
    """Five dice, or none, by how many of them show each symbol.

    Raises:
        BadSetting: they can't show that.

    >>> dice_in((0, 2, 1, 0, 1, 1))
    (0, 2, 1, 0, 1, 1)
    """
    found = _listed(given)
    counts = tuple(count for count in map(whole, found) if count is not None and count >= 0)
    if not len(found) == len(counts) == len(SYMBOLS) or sum(counts) not in (0, DICE):
        raise BadSetting("study-bad-counts", given=repr_of(given), symbols=", ".join(SYMBOLS))
    return counts


def worths_in(given: object, count: int) -> tuple[float, ...]:
    """One number for each of so many results.

    Raises:
        BadSetting: there are more or fewer, or not all are numbers.

    >>> worths_in([1, 2.5], 2)
    (1.0, 2.5)
    """
    found = _listed(given)
    numbers = tuple(float(one) for one in found if isinstance(one, Real) and not truly(one, bool))
    if not len(found) == len(numbers) == count:
        raise BadSetting("study-bad-endings", count=count)
    return numbers


def _listed(given: object) -> tuple[object, ...]:
    """What somebody handed in as a sequence; () for anything else."""
    return attempt(lambda: tuple(given), lambda _: ())  # type: ignore[arg-type]  # () then
