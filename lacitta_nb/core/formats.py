"""A game's positions as files, as the history of a game asks for them.

`lacitta_nb.files` reads and writes for every game; what a position holds is said by the game.
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from lacitta_nb.core.errors import Problem

S = TypeVar("S")


class SavedGame(NamedTuple, Generic[S]):
    """A saved game as it was read; nobody has replayed its moves yet.

    Attributes:
        start_state: the moment at which the game begins; start: the same as a position.
        moves: action texts. steps: automatic phases run since the last move.
        comments: texts by number of moves made. about: event, date, places, result.
    """

    start_state: S
    start: dict[str, Any]
    moves: tuple[str, ...]
    steps: int
    comments: dict[int, str]
    about: dict[str, str]


class Formats(Protocol[S]):
    """The files of one game."""

    def position_of(self, state: S, *, hide_for: int | None = None) -> dict[str, Any]:
        """A state as a position, every field written out; for a player, as that one may know it."""
        ...

    def state_from_position(self, data: Mapping[str, Any]) -> S:
        """The state that a position describes.

        Raises:
            BadFile: it does not fit; the error names the place.
        """
        ...

    def problems(self, state: S) -> Sequence[Problem]:
        """All that is not legal about a state."""
        ...

    def saved_game(
        self,
        start: Mapping[str, Any],
        moves: Sequence[str],
        steps: int = 0,
        comments: Mapping[int, str] | None = None,
        about: Mapping[str, str] | None = None,
    ) -> dict[str, Any]:
        """The content of a saved game (formats.md, section 3).

        Raises:
            BadFile: something that no saved game may hold.
        """
        ...

    def read_saved_game(self, data: Mapping[str, Any]) -> SavedGame[S]:
        """A saved game, its shape and its start checked; whether its moves are legal is not.

        Raises:
            BadFile: it does not fit; the error names the place.
        """
        ...

    def write_file(self, path: str | os.PathLike[str], data: Mapping[str, Any]) -> None:
        """Write a saved game or position to a file, whole or not at all.

        Raises:
            BadFile: it could not be read again, or the file can't be written.
        """
        ...

    def to_code(self, data: Mapping[str, Any]) -> str:
        """A saved game or position as one line of text.

        Raises:
            BadFile: it could not be read again.
        """
        ...
