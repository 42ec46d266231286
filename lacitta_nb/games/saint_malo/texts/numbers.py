"""The numbers of the rules, by the names that sentences ask for: `RULE("noble-points")`.

A sentence that tells a rule never holds its number; so a table that changes changes what is said.
Tables of an owner are not told of: a rule says what the game says as it is shipped.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.saint_malo import city
from lacitta_nb.games.saint_malo import constants as rules
from lacitta_nb.games.saint_malo.tables import shipped_tables

Number = int | tuple[int, ...]
"""One number, or several where a sentence tells them all."""


def _plain() -> Iterator[tuple[str, Callable[[], Number]]]:
    """Numbers that the rulebook prints in its text."""
    yield "fewest-players", lambda: rules.SEATS[0]
    yield "most-players", lambda: rules.SEATS[-1]
    yield "spaces", lambda: len(city.NAMES)
    yield "side-spaces", lambda: len(city.names(city.SIDES["top"]))
    yield "dice", lambda: rules.DICE
    yield "rolls", lambda: rules.ROLLS
    yield "coins", lambda: rules.COINS
    yield "logs", lambda: rules.LOGS
    yield "turn-price", lambda: rules.TURN_PRICE
    yield "delivery-price", lambda: rules.DELIVERY_PRICE
    yield "citizen-points", lambda: rules.CITIZEN_POINTS
    yield "church-points", lambda: rules.CHURCH_POINTS
    yield "crate-coins", lambda: rules.CRATE_COINS
    yield "houses", lambda: rules.HOUSES
    yield "house-points", lambda: rules.HOUSE_POINTS
    yield "kind-points", lambda: rules.KIND_POINTS
    yield "noble-points", lambda: rules.NOBLE_POINTS
    yield "soldier-defence", lambda: rules.SOLDIER_DEFENCE
    yield "side-defence", lambda: rules.SIDE_DEFENCE
    yield "full-city-points", lambda: rules.FULL_CITY_POINTS
    yield "coins-a-point", lambda: rules.COINS_A_POINT
    yield "log-points", lambda: rules.LOG_POINTS
    yield "cannon-points", lambda: abs(rules.CANNON_POINTS)
    for person in rules.LEVELS:
        yield f"level-{person}", partial(lambda name: rules.LEVELS[name], person)
    for size, church in enumerate(rules.CHURCHES, 1):
        yield f"{church}-size", partial(int, size)


def _tables() -> Iterator[tuple[str, Callable[[], Number]]]:
    """Numbers that are printed in pictures only."""
    yield "crates", lambda: len(city.names(shipped_tables().crates))
    yield "rows", lambda: len(shipped_tables().strengths)
    yield "strengths", lambda: shipped_tables().strengths
    yield "series", lambda: shipped_tables().series
    yield "bonus-coins", partial(_bonuses, "coins")
    yield "bonus-points", partial(_bonuses, "points")
    yield "bonus-level", partial(_bonuses, "person")


def _bonuses(kind: str) -> tuple[int, ...]:
    """The amounts of a kind of bonus, each once."""
    bonuses = shipped_tables().bonuses.values()
    return tuple(dict.fromkeys(bonus.amount for bonus in bonuses if bonus.kind == kind))


NUMBERS: Final[Mapping[str, Callable[[], Number]]] = MappingProxyType(dict([*_plain(), *_tables()]))
"""What gives each number as the tables have it now.

>>> NUMBERS["turn-price"](), NUMBERS["strengths"]()
(2, (1, 3, 6, 8, 10, 12))
"""
