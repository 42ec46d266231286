"""What a game came to, worked out of its scores."""

from typing import NamedTuple

from lacitta_nb.core.box import box_of
from lacitta_nb.core.records import State


class Result(NamedTuple):
    """The end of one game: points of each seat, and each one's share of the win."""

    points: tuple[int, ...]
    wins: tuple[float, ...]


def result_of(state: State) -> Result:
    """Points and shares of the win at the end of a game; those who share the first rank share it.

    >>> from lacitta_nb import new_game
    >>> result_of(new_game(players=2, seed=1).state).wins
    (0.5, 0.5)
    """
    scores = box_of(state).rules.scores(state)
    first = [score.rank == 1 for score in scores]
    return Result(tuple(score.total for score in scores), tuple(won / sum(first) for won in first))
