"""What the greedy player has learnt to weigh, year by year, from games that it played itself.

The numbers lie in `weights.json`, with their provenance and the command that renews them
(`tools/lacitta_weights.py`).
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from lacitta_nb.games.lacitta.players.considerations import Weights

FILE: Final = "weights.json"


@cache
def _learnt() -> Mapping[str, tuple[Weights, ...]]:
    """The tables of the file, each a row of weights a year."""
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    tables = json.loads(text)["tables"]
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
