"""What never changes in a game of Città-Stato: its tables, who plays, what is asked, what draws."""

from typing import Any, Final

from lacitta_nb.core.shared import Shared
from lacitta_nb.games.citta_stato.tables import Scenario, Stock, Tables

_NAMES: Final = ("expansion", "declining", "seed", "scenario", "game")
_ALL_NAMES: Final = ("tables", "size", *_NAMES)
"""What makes out a table."""


class Table(Shared):
    """What never changes in a game: its tables, who plays, what is asked, what draws.

    `scenario` and `game` are those of the solo game, 0 in others (O1).
    """

    def __init__(
        self,
        tables: Tables,
        size: int,
        *,
        expansion: bool = False,
        declining: bool = False,
        seed: int = 0,
        scenario: int = 0,
        game: int = 0,
    ) -> None:
        self.tables: Final = tables
        self.size: Final = size
        self.expansion: Final = expansion
        self.declining: Final = declining
        self.seed: Final = seed
        self.scenario: Final = scenario
        self.game: Final = game
        self.stock: Final[Stock] = tables.stock(expansion)
        self.upgrade: Final[int] = game or tables.upgrade[size]
        """Where the upgrade marker begins each round (S3, O1)."""

    @property
    def plot(self) -> Scenario | None:
        """The scenario of a solo game, or None."""
        return self.tables.scenarios[self.scenario] if self.scenario else None

    @property
    def required(self) -> int:
        """The score that a solo game requires (O5)."""
        return self.plot.games[self.game - 1].required if self.plot else 0

    def with_seed(self, seed: int) -> "Table":
        """The same table with another seed."""
        if seed == self.seed:
            return self
        return _table(*(seed if name == "seed" else getattr(self, name) for name in _ALL_NAMES))

    def _key(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in _ALL_NAMES)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        return _table, self._key()


def _table(*key: Any) -> Table:  # noqa: ANN401 - the values of `_NAMES`
    """A table by the values that make it out."""
    return Table(*key[:2], **dict(zip(_NAMES, key[2:], strict=True)))
