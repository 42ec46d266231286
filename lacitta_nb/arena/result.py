"""What a game came to, worked out of its scores."""

from typing import NamedTuple

from lacitta_nb.core.box import box_of
from lacitta_nb.core.records import State


class Result(NamedTuple):
    """The end of one game: points of each seat, each one's share of the win, and its place."""

    points: tuple[int, ...]
    wins: tuple[float, ...]
    ranks: tuple[int, ...] = ()


def result_of(state: State) -> Result:
    """Points and shares of the win at the end of a game; those who share the first rank share it.

    >>> from lacitta_nb import new_game
    >>> result_of(new_game(players=2, seed=1).state).wins
    (0.5, 0.5)
    """
    scores = box_of(state).rules.scores(state)
    ranks = tuple(score.rank for score in scores)
    first = [rank == 1 for rank in ranks]
    points = tuple(score.total for score in scores)
    return Result(points, tuple(won / sum(first) for won in first), ranks)
