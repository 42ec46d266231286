"""Board files, positions and saved games of La Città: read, checked and written.

`FORMATS` is what the game hands over to whoever saves and loads games.
"""

from collections.abc import Mapping
from typing import Any, Final

from lacitta_nb.core.errors import Problem
from lacitta_nb.files.formats import GameFormats
from lacitta_nb.games.lacitta.formats.boards import board_from
from lacitta_nb.games.lacitta.formats.positions import position_of, state_from_position
from lacitta_nb.games.lacitta.problems import problems
from lacitta_nb.games.lacitta.state import State

__all__ = ["FORMATS", "board_from", "position_of", "state_from_position"]


class _Formats(GameFormats[State]):
    """Positions and saved games of La Città."""

    key = "lacitta"

    def state_from_position(self, data: Mapping[str, Any]) -> State:
        return state_from_position(data)

    def position_of(self, state: State, *, hide_for: int | None = None) -> dict[str, Any]:
        return position_of(state, hide_for=hide_for)

    def problems(self, state: State) -> tuple[Problem, ...]:
        return problems(state)


FORMATS: Final = _Formats()
