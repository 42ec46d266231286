"""The seam of critics: how much worse an action is than the best one that somebody sees."""

from typing import Any, NamedTuple, Protocol

from lacitta_nb.core.records import State
from lacitta_nb.players.protocol import legal


class Loss(NamedTuple):
    """What would be better than an action, and by how many felt points; 0 for the best itself."""

    better: Any
    points: float


class Critic(Protocol):
    """Says what an action gives away."""

    def loss(self, view: Any, action: Any, /) -> Loss:  # noqa: ANN401 - of any game
        """What would be better, and by how much.

        Args:
            view: the moment as whoever reads the judgement may know it.
            action: what that player is about to do.
        """
        ...


class Ranking(Protocol):
    """A computer player that ranks all that may be done."""

    def ranked(self, view: Any, /) -> list[tuple[Any, float]]:  # noqa: ANN401 - of any game
        """Actions with their worth in felt points, the best first."""
        ...


class Ranked:
    """The critic that compares an action with the best one of a ranking.

    Args:
        player: who ranks all legal actions.
    """

    def __init__(self, player: Ranking) -> None:
        self._player = player

    def loss(self, view: State, action: Any) -> Loss:  # noqa: ANN401 - of any game
        """What stands first in the ranking, and by how much.

        Raises:
            BadAction, IllegalAction: it is no action, or the rules forbid it.
        """
        action = legal(view, action)
        ranked = self._player.ranked(view)
        better, best = ranked[0]
        return Loss(better, best - dict(ranked)[action])
