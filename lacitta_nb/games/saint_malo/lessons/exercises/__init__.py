"""Exercises of Saint Malo: questions about drawn positions, whose right answers the rules give.

One module a family; `positions` plays the games that they are about.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.saint_malo.lessons.exercises import dice, ending, orders, pirates, places
from lacitta_nb.lessons.exercise import Kind

KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {kind.key: kind for family in (dice, places, orders, pirates, ending) for kind in family.KINDS}
)
"""All kinds of exercises by key."""
