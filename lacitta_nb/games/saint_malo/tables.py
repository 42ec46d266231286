"""The numbers of Saint Malo that are printed in pictures only, each with where it is from.

They lie in `board_data/saint_malo.json`. Whoever owns the game may correct them with a file of the
same form: what it leaves out stays as it is shipped (`new_game(tables=...)`).

>>> shipped_tables().strengths
(1, 3, 6, 8, 10, 12)
"""

import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from lacitta_nb.core.shared import Shared, data_folder, fixed, loose
from lacitta_nb.games.saint_malo.city import spaces

FORMAT: Final = "saintmalo-tables/1"
NAMES: Final = ("crates", "towers", "strengths", "row_length", "series", "cannons")
"""The tables, in the order of the file."""


class Bonus(NamedTuple):
    """What completing a side brings (W2): `coins`, `points`, or a `person` up to a level."""

    kind: str
    amount: int


class Tables(Shared):
    """The numbers that are not printed text.

    Args:
        source: each table by its name, with `value` and `provenance`, as a file has them; checked.

    Attributes:
        crates: the set of the spaces of the printed crates (S2).
        bonuses: what each side brings (W3, W4); towers: the corner that shows the bonus of a side.
        strengths: of the attacks, one a row (R2).
        row_length: how many boxes a row has, by the number of players.
        series: the points of a series of churches up to each size (H2).
        steps: what the church of each size adds to its series (H2).
        cannons: how many a player can lose (R3).
    """

    def __init__(self, source: Mapping[str, Mapping[str, Any]]) -> None:
        self._source: Final = fixed(source)
        value = {name: source[name]["value"] for name in NAMES}
        towers: Mapping[str, Mapping[str, Any]] = value["towers"]
        series: Sequence[int] = value["series"]
        self.crates: Final = spaces(value["crates"])
        self.bonuses: Final = MappingProxyType({t["side"]: _bonus(t) for t in towers.values()})
        self.towers: Final = MappingProxyType({t["side"]: name for name, t in towers.items()})
        self.strengths: Final[tuple[int, ...]] = tuple(value["strengths"])
        self.row_length: Final = MappingProxyType(
            {int(n): v for n, v in value["row_length"].items()}
        )
        self.series: Final = tuple(series)
        self.steps: Final = tuple(
            now - before for before, now in zip((0, *series), series, strict=False)
        )
        self.cannons: Final[int] = value["cannons"]

    @property
    def source(self) -> dict[str, Any]:
        """The tables as a file has them, a copy."""
        copied: dict[str, Any] = loose(self._source)
        return copied

    @property
    def own(self) -> dict[str, Any]:
        """Those that are not as they are shipped, as a file has them."""
        shipped = shipped_tables().source
        return {name: table for name, table in self.source.items() if table != shipped[name]}

    def changed(self, source: Mapping[str, Any]) -> "Tables":
        """These tables with some of them replaced."""
        return Tables({**self.source, **source}) if source else self

    def churches(self, counts: Sequence[int]) -> int:
        """The points of all churches, given how many there are of each size (H2).

        >>> shipped_tables().churches((3, 2, 1, 1, 2))
        25
        """
        points, least = 0, counts[0]
        for step, count in zip(self.steps, counts, strict=True):
            least = min(least, count)
            points += step * least
        return points

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tables) and self._source == other._source

    def __hash__(self) -> int:
        return hash((self.crates, self.strengths, self.series, self.cannons))

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (json.dumps(self.source),)

    def __repr__(self) -> str:
        own = ", ".join(self.own)
        return f"<Tables: {f'own {own}' if own else 'as shipped'}>"


def _bonus(tower: Mapping[str, Any]) -> Bonus:
    kind, amount = next((key, value) for key, value in tower.items() if key != "side")
    return Bonus(kind, amount)


def _again(source: str) -> Tables:
    tables = Tables(json.loads(source))
    return shipped_tables() if tables == shipped_tables() else tables


@cache
def shipped_tables() -> Tables:
    """The tables of this package; their file was checked by tests."""
    with open(os.path.join(data_folder(), "saint_malo.json"), encoding="utf-8") as file:
        content = json.load(file)
    return Tables({name: content[name] for name in NAMES})
