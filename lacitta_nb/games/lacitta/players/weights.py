"""What players have learnt to weigh, year by year, from games that they played among themselves.

The numbers of the greedy player lie in `weights.json`, those of the quick one in `worths.json`,
with their provenance and the commands that renew them (`tools/lacitta_weights.py` for the ends of
years, `tools/lacitta_turns.py` for turns, `tools/lacitta_tuning.py` for the quick player).
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from lacitta_nb.games.lacitta.players.considerations import Weights
from lacitta_nb.games.lacitta.players.quick_worths import FELT, Worths

FILE: Final = "weights.json"
WORTHS: Final = "worths.json"


@cache
def _learnt() -> Mapping[str, tuple[Weights, ...]]:
    """The tables of the file, each a row of weights a year."""
    tables = _read(FILE)["tables"]
    return {name: tuple(Weights(**row) for row in rows) for name, rows in tables.items()}


def turn_weights(year: int) -> Weights:
    """What a standing after a political turn of that year is weighed by, while more are to come.

    >>> turn_weights(1).people > 0
    True
    """
    return _learnt()["turns"][year - 1]


def year_end_weights(year: int) -> Weights:
    """What the end of that year is weighed by; after the sixth the score alone counts (E1, E2).

    >>> year_end_weights(6).completeness
    1.0
    """
    return _learnt()["year_ends"][year - 1]


@cache
def tuned_worths() -> tuple[Worths, ...]:
    """What things are worth to the quick player in each of the years.

    >>> [len(year.started) for year in tuned_worths()]
    [4, 4, 4, 4, 4, 4]
    """
    return tuple(
        FELT._replace(**{name: _fixed(worth) for name, worth in year.items()})
        for year in _read(WORTHS)["years"]
    )


def _fixed(worth: Any) -> Any:  # noqa: ANN401 - a number, or a list of numbers
    return tuple(worth) if isinstance(worth, list) else worth


def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        files(__package__).joinpath(name).read_text(encoding="utf-8")
    )
    return found
