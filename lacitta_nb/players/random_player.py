"""The player that takes any legal action, all alike."""

from dataclasses import dataclass, replace

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.rules import legal_actions
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.protocol import lot


@dataclass(frozen=True)
class RandomPlayer:
    """Takes any legal action, each as likely as another.

    Args:
        seed: a text; another text plays another way.
    """

    seed: str = "0"

    def choose(self, view: State) -> Action:
        """One of the legal actions."""
        actions = legal_actions(view)
        return actions[int(lot(self.seed, view) * len(actions))]

    def seeded(self, seed: str) -> "RandomPlayer":
        """The same player, drawing by another seed."""
        return replace(self, seed=seed)
