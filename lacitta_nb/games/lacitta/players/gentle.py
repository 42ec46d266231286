"""The player for a first game: it plays soundly, leaves chances, and means nobody any harm."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.games.lacitta.players.considerations import Weights
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.judge import one_of_each
from lacitta_nb.players.protocol import lot, refuse_stranger
from lacitta_nb.players.settings import seed_from

_PEACEFUL: Final = RoundOnePlayer(Weights(attraction=0.0, standing=0.0))
"""Judges as the greedy player does, to whom citizens drawn from neighbours are worth nothing."""
_HARD: Final = ("demolish", "starve", "forfeit")
"""Kinds of actions that choose a loss: there it always takes the smallest."""
_CHANCES: Final = (3, 2, 1)
"""How likely it takes its best choice, the second best and the third."""
_LEFT: Final = 1.5
"""Felt points that it may leave on the table with one choice."""


@dataclass(frozen=True)
class GentlePlayer:
    """Takes one of the few choices that it finds best, by lot.

    It never draws citizens from its neighbours on purpose, and takes nothing that makes hunger
    likelier than its best choice does, nor a turn that is worse than a pass.

    Args:
        seed: a text; another text plays another way.

    Raises:
        BadSetting: the seed is no text.
    """

    plays: ClassVar[str] = KEY

    seed: str = "0"

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", seed_from(self.seed))

    def choose(self, view: State) -> Action:
        """One of its best legal actions."""
        refuse_stranger(self, view)
        found = sound(view)
        chances = _CHANCES[: len(found)]
        drawn = lot(self.seed, view) * sum(chances)
        for action, chance in zip(found, chances, strict=False):
            drawn -= chance
            if drawn < 0:
                return action
        return found[0]

    def seeded(self, seed: str) -> "GentlePlayer":
        """The same player, drawing by another seed."""
        return replace(self, seed=seed)


def sound(view: State) -> list[Action]:
    """What the gentle player may take, the best first; three things at most."""
    ranked = one_of_each(_PEACEFUL, _PEACEFUL.candidates(view))
    best, most, _ = ranked[0]
    if best.kind in _HARD:
        return [best]
    least = max([most - _LEFT, *(worth for action, worth, _ in ranked if action.kind == "pass")])
    near = [action for action, worth, _ in ranked if worth >= least][: len(_CHANCES)]
    if len(near) == 1:
        return near
    fed = _hunger(view, best)
    return [action for action in near if _hunger(view, action) >= fed]


def _hunger(view: State, action: Action) -> float:
    """How much an action does against hunger; below 0 if it makes it likelier (F2, F3, E2)."""
    reasons = _PEACEFUL.explain(view, action)
    return sum(reason.value for reason in reasons if reason.consideration == "hunger")
