"""The tables of this room: pandas' own, shown without the row numbers that mean nothing."""

from collections.abc import Iterable, Mapping

from pandas import DataFrame, option_context
from pandas.api.types import is_integer_dtype

from lacitta_nb.texts import sentence

_MOST_ROWS = 60


class StudyTable(DataFrame):
    """A DataFrame that shows whole sentences, and its index only where somebody has set one."""

    @property
    def _constructor(self) -> type["StudyTable"]:
        return StudyTable

    @property
    def _numbered(self) -> bool:
        return self.index.name is None and is_integer_dtype(self.index.dtype)

    def __repr__(self) -> str:
        with option_context("display.max_colwidth", None):
            return self.to_string(index=not self._numbered, max_rows=_MOST_ROWS)

    def _repr_html_(self) -> str:
        with option_context("display.max_colwidth", None):
            return self.to_html(index=not self._numbered, max_rows=_MOST_ROWS)


def titled(rows: Iterable[Mapping[str, object]], columns: Iterable[str] | None = None) -> DataFrame:
    """A table whose columns are named by the sentences `study-column-...`.

    Args:
        rows: values by column.
        columns: which ones and in what order; those of the rows if None.
    """
    table = StudyTable(list(rows), columns=None if columns is None else list(columns))
    names = {name: sentence(f"study-column-{name}", {}) for name in table.columns}
    return table.rename(columns=names)
