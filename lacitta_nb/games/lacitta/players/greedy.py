"""The player that takes the action after which it stands best, looking no further than that."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.players.changes import Changes
from lacitta_nb.games.lacitta.players.considerations import Scale, Weights
from lacitta_nb.games.lacitta.players.standing import Moment, Outlook, Standing, moment_of
from lacitta_nb.games.lacitta.rules import apply, legal_actions
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.protocol import mover


class Reason(NamedTuple):
    """What one consideration says of an action.

    Attributes:
        consideration: its name; weight: what a unit is worth; value: units gained or lost.
        key: the key of its sentence in `texts`.
    """

    consideration: str
    weight: float
    value: float
    key: str


_USUAL: Final = Weights()
_OF_FEEDINGS: Final = ("hunger", "pantry")
"""Considerations that are no reasons in the last feeding: none is to come."""


@dataclass(frozen=True)
class GreedyPlayer:
    """Weighs how it would stand after every action and takes the best; draws no lots.

    Args:
        weights: what each consideration is worth.
    """

    weights: Weights = _USUAL

    def choose(self, view: State) -> Action:
        """The action after which the player stands best; of equal ones the first."""
        actions = legal_actions(view)
        if len(actions) == 1:
            return actions[0]
        worths = self.worths(view, actions)
        return actions[worths.index(max(worths))]

    def ranked(self, view: State) -> list[tuple[Action, float]]:
        """All legal actions with their worth in felt points, the best first."""
        actions = legal_actions(view)
        worths = self.worths(view, actions)
        return sorted(zip(actions, worths, strict=True), key=lambda pair: -pair[1])

    def worths(self, view: State, actions: Sequence[Action]) -> list[float]:
        """What the player would be worth after each of these actions, in felt points."""
        seat = mover(view)
        if view.choice != "turn":
            return [self.judge(apply(view, action).state, seat) for action in actions]
        outlook = Outlook(view, seat)
        changes = Changes(outlook)
        scale = Scale(self.weights, moment_of(view, seat), outlook.standing.cities)
        known: dict[Hashable, float] = {}
        worths = []
        for action in actions:
            key = changes.key(action)
            worth = known.get(key)
            if worth is None:
                worth = known[key] = scale.worth(changes.after(action))
            worths.append(worth)
        return worths

    def judge(self, state: State, seat: int) -> float:
        """What a player's standing is worth, in felt points; after the end the score."""
        return Scale(self.weights, moment_of(state, seat)).worth(Outlook(state, seat).standing)

    def explain(self, view: State, action: Action) -> list[Reason]:
        """What each consideration says of an action, the weightiest first."""
        seat = mover(view)
        moment = moment_of(view, seat)
        before = Outlook(view, seat)
        if view.choice == "turn":
            after = Changes(before).after(action)
        else:
            after = Outlook(apply(view, action).state, seat).standing
        found = reasons(self.weights, moment, before.standing, after)
        if view.phase == "feeding" and view.year == YEARS:
            return [reason for reason in found if reason.consideration not in _OF_FEEDINGS]
        return found


def reasons(weights: Weights, moment: Moment, before: Standing, after: Standing) -> list[Reason]:
    """The considerations that tell two standings of one moment apart, the weightiest first."""
    scale = Scale(weights, moment)
    found = [
        Reason(name, weight, new - old, reason_key(name, new - old))
        for (name, weight, old), (_, _, new) in zip(
            scale.units(before), scale.units(after), strict=True
        )
        if weight and abs(new - old) > 1e-9
    ]
    return sorted(found, key=lambda reason: -abs(reason.weight * reason.value))


def reason_key(name: str, change: float) -> str:
    """The key of the sentence about a consideration that gains or loses."""
    return f"player-reason-{name}-{'more' if change > 0 else 'less'}"
