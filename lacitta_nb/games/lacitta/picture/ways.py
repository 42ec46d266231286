"""The ways that citizens take from one city to another, along the spaces between them."""

from functools import lru_cache

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.picture.plan import space_centres
from lacitta_nb.geometry.hexes import Point
from lacitta_nb.geometry.paths import moved, shortest_way, trimmed


@lru_cache(maxsize=4096)
def way(board: Board, start: int, end: int) -> tuple[int, ...]:
    """A shortest way along the spaces from one set of spaces to another (G3).

    Args:
        board: the board.
        start: the set of spaces where it begins.
        end: the set of spaces where it ends.

    Returns:
        The numbers of its spaces, the first in `start` and the last in `end`; of several shortest
        ways always the same one. Empty when no way leads there.
    """
    return shortest_way(bits(start), set(bits(end)), lambda space: bits(board.adjacent[space]))


@lru_cache(maxsize=4096)
def migration_path(
    board: Board, start: int, end: int, *, aside: float = 0.0, trim: float = 0.45
) -> tuple[Point, ...]:
    """The line of an arrow from the nearest building of one city to that of another.

    Args:
        board: the board.
        start: the spaces of the city that loses a citizen.
        end: the spaces of the city that gains it.
        aside: how far to the left of the way the line runs, in board units and no more than 1, so
            that arrows on one way lie beside each other.
        trim: how much is cut off at both ends.

    Returns:
        Points in board units, in the direction of the migration; empty when no way leads there.
    """
    spaces = way(board, start, end)
    if len(spaces) < 2:
        return ()
    centres = space_centres(board)
    points = tuple(centres[space] for space in spaces)
    return trimmed(moved(points, aside) if aside else points, trim, trim)
