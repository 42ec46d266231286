"""The book of actions of a board: every action exists once and is shared by all games on it."""

from collections.abc import Sequence
from functools import lru_cache

from lacitta_nb.actions import Action
from lacitta_nb.board import Board, bits


class ActionBook:
    """Shared action objects of one board, made when first asked for.

    A row has one action a space, in board order, so that listing is a walk over the set bits.
    """

    def __init__(self, board: Board) -> None:
        self.spaces = board.spaces
        self._rows: dict[tuple[str, ...], tuple[Action, ...]] = {}

    def row(self, kind: str, building: str = "", source: str = "") -> Sequence[Action]:
        """The actions of one kind, one a space."""
        key = (kind, building, source)
        row = self._rows.get(key)
        if row is None:
            row = tuple(Action(kind, s, building=building, source=source) for s in self.spaces)
            self._rows[key] = row
        return row

    def at(self, kind: str, mask: int, building: str = "", source: str = "") -> list[Action]:
        """The actions of one kind on a set of spaces, in board order."""
        row = self.row(kind, building, source)
        return [row[space] for space in bits(mask)]


@lru_cache(maxsize=16)
def book_of(board: Board) -> ActionBook:
    """The book of a board."""
    return ActionBook(board)
