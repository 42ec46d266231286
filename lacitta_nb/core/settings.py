"""What a new game of any kind is given: a seed, and players by number or by name."""

import random
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from itertools import islice
from typing import Final

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.given import is_one_line, positive, repr_of, text, truth, whole

LONGEST: Final = 100
"""Characters of a player's name and digits of a seed that a saved game can hold at most."""
MOST: Final = 10_000_000
"""How often something can be asked for: a list of more would fill the memory before any is done."""


def seed_from(given: object) -> int:
    """A seed that was handed in.

    Raises:
        BadSetting: no whole number, or one of too many digits.

    >>> seed_from(7)
    7
    """
    number = whole(given)
    if number is None or abs(number) >= 10**LONGEST:
        raise BadSetting("bad-seed", seed=repr_of(given))
    return number


def truth_from(setting: str, given: object) -> bool:
    """Whether something is wanted.

    Raises:
        BadSetting: it is neither True nor False; a text such as "no" would be taken for a yes.

    >>> truth_from("force", False)
    False
    """
    found = truth(given)
    if found is None:
        raise BadSetting("bad-truth", setting=setting, given=repr_of(given))
    return found


def count_from(setting: str, given: object, most: int = MOST) -> int | None:
    """How often something is done; None for what is no whole number from 1 on.

    Raises:
        BadSetting: that is more than can be done.

    >>> count_from("rounds", 3), count_from("rounds", 0)
    (3, None)
    """
    number = positive(given)
    if number is not None and number > most:
        raise BadSetting("bad-many", setting=setting, most=most, given=repr_of(given))
    return number


def fresh_seed() -> int:
    """A seed that nobody has chosen."""
    return random.SystemRandom().randrange(2**32)


def names_from(given: object, seats: range) -> list[str]:
    """The players' names in seat order, from names or from a number of players.

    Args:
        given: how many, or their names.
        seats: how many players the game takes.

    Raises:
        BadSetting: too few or too many, or names that can't be.

    >>> names_from(2, range(2, 6))
    ['Player 1', 'Player 2']
    """
    number = whole(given)
    if number is not None:
        check_count(number, seats)
        return [f"Player {place}" for place in range(1, number + 1)]
    # Text is a sequence of letters, and the order of a set is nobody's.
    unordered = issubclass(type(given), str | Mapping | AbstractSet)
    things = [] if unordered else _listed(given)
    names = [name for name in map(text, things) if name is not None and _is_name(name)]
    if not names or len(names) < len(things) or len(names) == LONGEST:
        raise BadSetting(
            "bad-names",
            names=repr_of(given),
            fewest=seats[0],
            most=seats[-1],
            longest=LONGEST,
        )
    check_count(len(names), seats)
    return names


def check_count(players: int, seats: range) -> None:
    """Refuse a number of players that a game does not take.

    Raises:
        BadSetting: too few or too many.
    """
    if players not in seats:
        raise BadSetting("players-count", count=players, fewest=seats[0], most=seats[-1])


def _listed(given: object) -> list[object]:
    """The first things of whatever can be gone through; [] for anything else."""
    try:
        return list(islice(given, LONGEST))  # type: ignore[call-overload]  # or a TypeError
    except TypeError:
        return []


def _is_name(name: str) -> bool:
    return len(name) <= LONGEST and is_one_line(name)
