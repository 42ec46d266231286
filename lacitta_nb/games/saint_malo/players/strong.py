"""The player that looks a turn further: what its city will promise when it rolls again."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from lacitta_nb.games.saint_malo.actions import Action
from lacitta_nb.games.saint_malo.players.considerations import Weights
from lacitta_nb.games.saint_malo.players.endings import endings
from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.players.protocol import choices, mover
from lacitta_nb.players.protocol import finished as returned
from lacitta_nb.players.settings import width_from

LEARNT: Final = Weights(
    purse=0.1,
    timber=0.5,
    series=0.5,
    stalls=0.25,
    pews=1.2,
    stage=1.1,
    walls=0.0,
    danger=0.8,
    filling=0.9,
)
"""What the considerations are worth for whoever looks a turn further.

Found by trying sets of weights in games of two against the greedy player; what the games that
`tools.saint_malo_weights` plays say of them points the same way.
"""


@dataclass(frozen=True)
class StrongPlayer(GreedyPlayer):
    """Rolls by exact odds, and tries what looks best by what the turn after it promises then.

    Args:
        weights: what each consideration is worth.
        width: how many actions are tried so; the others count as the worst of these.

    Raises:
        BadSetting: the weights are none, or nothing is tried.
    """

    weights: Weights = LEARNT
    width: int = 5

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "width", width_from(self.width))

    def choose(self, view: State) -> Action:
        """The best action."""
        return returned(self.thinking(view))

    def thinking(self, view: State) -> Generator[None, None, Action]:
        """The same choice, one action after the other."""
        actions: list[Action] = choices(self, view)
        if len(actions) == 1:
            return actions[0]
        worths = yield from self._tried(view, actions)
        return actions[worths.index(max(worths))]

    def worths(self, view: State, actions: Sequence[Action]) -> list[float]:
        """What the player would be worth after each of these actions, in felt points."""
        return returned(self._tried(view, actions))

    def _tried(self, view: State, actions: Sequence[Action]) -> Generator[None, None, list[float]]:
        """The same, one action after the other."""
        worths = super().worths(view, actions)
        if view.choice == "roll":
            return worths
        seat = mover(view)
        order = sorted(range(len(actions)), key=lambda place: -worths[place])
        promised: dict[int, float] = {}
        for place in order[: self.width]:
            promised[place] = _promise(self, self.used(view, actions[place]), seat)
            yield
        least = min(promised.values())
        return [worth + promised.get(place, least) for place, worth in enumerate(worths)]


@lru_cache(maxsize=1024)
def _promise(player: StrongPlayer, state: State, seat: int) -> float:
    """The points that the next turn of a seat promises to add, once its own turn has ended."""
    if state.last_round:
        return 0.0
    turns = state.turns + (seat - state.to_move) % state.table.size
    begun = state._replace(turns=turns, dice=(), rolls=0, stopped=False)
    found = endings(begun, lambda after: player.judge(after, seat))
    return found.plan(begun.mover.coins).before
