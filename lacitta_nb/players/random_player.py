"""The player that takes any legal action, all alike, in any game."""

from dataclasses import dataclass, replace
from typing import Any

from lacitta_nb.core.records import State
from lacitta_nb.players.protocol import choices, lot
from lacitta_nb.players.settings import seed_from


@dataclass(frozen=True)
class RandomPlayer:
    """Takes any legal action, each as likely as another.

    Args:
        seed: a text; another text plays another way.

    Raises:
        BadSetting: the seed is no text.
    """

    seed: str = "0"

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", seed_from(self.seed))

    def choose(self, view: State) -> Any:  # noqa: ANN401 - an action of the view's game
        """One of the legal actions."""
        actions = choices(self, view)
        return actions[int(lot(self.seed, view) * len(actions))]

    def seeded(self, seed: str) -> "RandomPlayer":
        """The same player, drawing by another seed."""
        return replace(self, seed=seed)
