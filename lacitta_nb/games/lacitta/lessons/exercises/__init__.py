"""Exercises of La Città: questions about drawn positions, whose right answers the rules give.

One module a family; `positions` plays the games that they are about, `making` puts them together.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.lacitta.lessons.exercises import (
    best,
    building,
    cities,
    ending,
    falling,
    food,
    limits,
    migrating,
    money,
    orders,
    roads,
    services,
)
from lacitta_nb.lessons.exercise import Kind

KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        kind.key: kind
        for family in (
            cities,
            building,
            money,
            food,
            services,
            migrating,
            falling,
            limits,
            orders,
            ending,
            roads,
            best,
        )
        for kind in family.KINDS
    }
)
"""All kinds of exercises by key."""
