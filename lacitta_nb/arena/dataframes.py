"""The tables of this room: pandas' own, shown without the row numbers that mean nothing."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from pandas import DataFrame, option_context
from pandas.api.types import is_integer_dtype

from lacitta_nb.texts import current, sentence
from lacitta_nb.texts.numbers import decimal_mark

_MOST_ROWS: Final = 60
_SHORT: Final = re.compile(r"<td>([^<]{1,20})</td>")
"""A cell that is not broken over lines, such as a number with its interval."""


class StudyTable(DataFrame):
    """A DataFrame that shows whole sentences, and its index only where somebody has set one."""

    @property
    def _constructor(self) -> type["StudyTable"]:
        return StudyTable

    def __repr__(self) -> str:
        with option_context("display.max_colwidth", None):
            return self.to_string(
                index=not _numbered(self), max_rows=_MOST_ROWS, decimal=decimal_mark(current())
            )

    def _repr_html_(self) -> str:
        return html_of(self)


def html_of(table: DataFrame) -> str:
    """A table as a notebook shows it."""
    with option_context("display.max_colwidth", None):
        html: str = table.to_html(
            index=not _numbered(table), max_rows=_MOST_ROWS, decimal=decimal_mark(current())
        )
    return _SHORT.sub(r'<td style="white-space: nowrap">\1</td>', html)


def _numbered(table: DataFrame) -> bool:
    return table.index.name is None and is_integer_dtype(table.index.dtype)


def titled(
    rows: Iterable[Mapping[str, object]],
    columns: Iterable[str] | None = None,
    titles: Mapping[str, str] = MappingProxyType({}),
) -> DataFrame:
    """A table whose columns are named by the sentences `study-column-...`.

    Args:
        rows: values by column.
        columns: which ones and in what order; those of the rows if None.
        titles: names of columns whose sentences need words.
    """
    table = StudyTable(list(rows), columns=None if columns is None else list(columns))
    names = {
        name: titles[name] if name in titles else sentence(f"study-column-{name}", {})
        for name in table.columns
    }
    return table.rename(columns=names)
