"""Positions, saved games and owners' tables of Città-Stato: read, checked and written.

`FORMATS` is what the game hands over to whoever saves and loads games.
"""

from collections.abc import Mapping
from typing import Any, Final

from lacitta_nb.core.errors import Problem
from lacitta_nb.files.formats import GameFormats
from lacitta_nb.games.citta_stato.constants import KEY
from lacitta_nb.games.citta_stato.formats.positions import position_of, state_from_position
from lacitta_nb.games.citta_stato.formats.tables import tables_from
from lacitta_nb.games.citta_stato.problems import problems
from lacitta_nb.games.citta_stato.state import State

__all__ = ["FORMATS", "position_of", "state_from_position", "tables_from"]


class _Formats(GameFormats[State]):
    """Positions and saved games of Città-Stato."""

    key = KEY

    def state_from_position(self, data: Mapping[str, Any]) -> State:
        return state_from_position(data)

    def position_of(self, state: State, *, hide_for: int | None = None) -> dict[str, Any]:
        return position_of(state, hide_for=hide_for)

    def problems(self, state: State) -> tuple[Problem, ...]:
        return tuple(problems(state))


FORMATS: Final = _Formats()
