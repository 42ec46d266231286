"""The tables of an owner, each checked by its shape and all of them together.

>>> told = {"format": "cittastato-tables/1", "republic_crowns": {"value": 3}}
>>> tables_from(told).republic_crowns
3
"""

from collections.abc import Mapping
from typing import Any

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.reading import check_format
from lacitta_nb.files.shapes import fitted
from lacitta_nb.games.citta_stato.constants import KEY
from lacitta_nb.games.citta_stato.formats.agreeing import disagreements
from lacitta_nb.games.citta_stato.formats.table_shapes import TablesFileShape, TablesShape
from lacitta_nb.games.citta_stato.tables import FORMAT, NAMES, Tables, shipped_tables

__all__ = ["TablesShape", "tables_from", "tables_of"]


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
    """The shipped tables with those of a shape in their place.

    Raises:
        BadFile: they do not agree with one another.
    """
    given = {name: getattr(shape, name) for name in NAMES}
    shipped = shipped_tables().source
    own = {name: table.written() for name, table in given.items() if table is not None}
    # A table that says the same as the shipped one is that one, wherever it is from.
    changed = {n: table for n, table in own.items() if table["value"] != shipped[n]["value"]}
    if not changed:
        return shipped_tables()
    source = {**shipped, **changed}
    BadFile.refuse(disagreements(source, list(changed)))
    return Tables(source)
