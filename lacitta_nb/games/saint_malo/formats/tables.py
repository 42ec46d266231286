"""The tables of an owner: numbers that are printed in pictures only, each checked by its shape.

>>> tables_from({"format": "saintmalo-tables/1", "cannons": {"value": 5}}).cannons
5
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field, PlainValidator

from lacitta_nb.files.fields import MAX_REMARK, Expected, Remark, refused, whole, word
from lacitta_nb.files.reading import check_format
from lacitta_nb.files.shapes import FileShape, Shape, fitted
from lacitta_nb.games.saint_malo.city import NUMBER, TOWERS
from lacitta_nb.games.saint_malo.constants import DICE, KEY, SEATS, SIDE_NAMES
from lacitta_nb.games.saint_malo.formats.fields import Amount, DiceNumber, Space
from lacitta_nb.games.saint_malo.tables import FORMAT, NAMES, Tables, shipped_tables

MAX_ROWS: Final = 20
"""Rows of the pirates."""
MAX_DRAWN: Final = 100
"""Boxes of a row, and cannons: more of them could not be drawn."""


def _distinct(found: list[str]) -> list[str]:
    for number, space in enumerate(found):
        if space in found[:number]:
            raise refused("file-malo-crate-twice", name=space)
    return found


def _rising(found: list[int]) -> list[int]:
    for before, now in pairwise(found):
        if now < before:
            raise refused("file-malo-series", before=before, found=now)
    return found


class TowerShape(Shape):
    """The bonus that a tower shows, and the side that it belongs to."""

    side: Annotated[str, word(SIDE_NAMES)]
    coins: Amount | None = None
    points: Amount | None = None
    person: DiceNumber | None = None


def _one_bonus(found: TowerShape) -> TowerShape:
    told = [found.coins, found.points, found.person]
    if sum(amount is not None for amount in told) != 1:
        raise refused("file-malo-one-bonus")
    return found


def _all_sides(found: dict[str, Any]) -> dict[str, Any]:
    sides = [tower.side for tower in found.values()]
    missing = [side for side in SIDE_NAMES if side not in sides]
    if missing:
        raise refused("file-malo-sides", missing=", ".join(missing))
    return found


def _all_sizes(found: dict[str, int]) -> dict[str, int]:
    missing = [str(size) for size in SEATS if str(size) not in found]
    if missing:
        raise refused("file-malo-sizes", missing=", ".join(missing))
    return found


Tower = Annotated[TowerShape, AfterValidator(_one_bonus)]
_PROVENANCE: Final = Expected("file-malo-provenance", most=MAX_REMARK)


def _provenance(value: object) -> object:
    """A text for the whole table, or a list or an object of texts, one a value."""
    told: list[object] = [value]
    if isinstance(value, list | dict):
        told = list(value.values()) if isinstance(value, dict) else value
    if not all(isinstance(text, str) and len(text) <= MAX_REMARK for text in told):
        raise _PROVENANCE.misfit(value)
    return value


Provenance = Annotated[str | list[str] | dict[str, str], PlainValidator(_provenance)]


class _TableShape(Shape):
    """One table: what it says, and where that is from."""

    provenance: Provenance | None = None


class CratesShape(_TableShape):
    """The spaces of the printed crates."""

    value: Annotated[list[Space], Field(max_length=len(NUMBER)), AfterValidator(_distinct)]


class TowersShape(_TableShape):
    """What each tower shows."""

    value: Annotated[dict[Annotated[str, word(TOWERS)], Tower], AfterValidator(_all_sides)]


class StrengthsShape(_TableShape):
    """The strengths of the attacks, one a row."""

    value: Annotated[list[Amount], Field(min_length=1, max_length=MAX_ROWS)]


class RowLengthShape(_TableShape):
    """The boxes of a row, by the number of players."""

    value: Annotated[
        dict[Annotated[str, word(map(str, SEATS))], Annotated[int, whole(1, MAX_DRAWN)]],
        AfterValidator(_all_sizes),
    ]


class SeriesShape(_TableShape):
    """The points of a series of churches up to each size."""

    value: Annotated[list[Amount], Field(min_length=DICE, max_length=DICE), AfterValidator(_rising)]


class CannonsShape(_TableShape):
    """How many cannons a player can lose."""

    value: Annotated[int, whole(0, MAX_DRAWN)]


class TablesShape(Shape):
    """Tables that stand in place of those that are shipped."""

    crates: CratesShape | None = None
    towers: TowersShape | None = None
    strengths: StrengthsShape | None = None
    row_length: RowLengthShape | None = None
    series: SeriesShape | None = None
    cannons: CannonsShape | None = None


class TablesFileShape(TablesShape, FileShape):
    """A file of tables."""

    about: Remark = ""


def tables_from(content: Mapping[str, Any]) -> Tables:
    """The tables that the content of a file describes; what it leaves out is as shipped.

    Args:
        content: plain values, as `read_source` gives them.

    Raises:
        BadFile: it does not fit, at the place where it does not.
    """
    check_format(content, (KEY,), (FORMAT.partition("-")[2].partition("/")[0],))
    return tables_of(fitted(TablesFileShape, content))


def tables_of(shape: TablesShape) -> Tables:
    """The shipped tables with those of a shape in their place."""
    given = {name: getattr(shape, name) for name in NAMES}
    shipped = shipped_tables().source
    own = {
        name: table.model_dump(exclude_none=True)
        for name, table in given.items()
        if table is not None
    }
    # A table that says the same as the shipped one is that one, wherever it is from.
    changed = {n: table for n, table in own.items() if table["value"] != shipped[n]["value"]}
    return shipped_tables().changed(changed)
