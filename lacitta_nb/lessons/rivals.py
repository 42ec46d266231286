"""Computer players for lessons: they do what the lesson needs, and nothing else."""

from dataclasses import dataclass
from typing import Any

from lacitta_nb.core.box import box_of


@dataclass(frozen=True)
class Obedient:
    """Takes the first of the actions it was told that is legal, else the first legal one.

    Args:
        wants: actions as text, the most wanted first.

    >>> from lacitta_nb import new_game
    >>> game = new_game(players=2, seed=1)
    >>> events = game.run()
    >>> str(Obedient(("pass",)).choose(game.state))
    'pass'
    """

    wants: tuple[str, ...] = ()

    def choose(self, view: Any) -> Any:  # noqa: ANN401 - a state and an action of any game
        """The action that it takes."""
        legal = box_of(view).rules.legal_actions(view)
        by_text = {str(action): action for action in legal}
        wanted = next((by_text[text] for text in self.wants if text in by_text), None)
        return legal[0] if wanted is None else wanted
