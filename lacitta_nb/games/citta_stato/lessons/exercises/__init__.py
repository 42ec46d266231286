"""Exercises of Città-Stato: questions about drawn positions, whose right answers the rules give.

One module a family; `positions` plays the games that they are about.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.lessons.exercises import (
    alone,
    cards,
    cubes,
    paying,
    republic,
    rounds,
    scores,
    wars,
)
from lacitta_nb.lessons.exercise import Kind

_FAMILIES: Final = (paying, cubes, cards, republic, scores, rounds, wars, alone)
KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {kind.key: kind for family in _FAMILIES for kind in family.KINDS}
)
"""All kinds of exercises by key."""
