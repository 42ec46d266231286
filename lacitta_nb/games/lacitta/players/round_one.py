"""The greedy player of round one: it guesses how the year ends by what it considers, no more.

It is kept as it was, so that whoever is stronger can be measured against it; the greedy player of
today judges its earlier turns in the same way.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import KEY, YEARS
from lacitta_nb.games.lacitta.players.changes import Changes
from lacitta_nb.games.lacitta.players.considerations import Weights, is_complete
from lacitta_nb.games.lacitta.players.scale import Scale
from lacitta_nb.games.lacitta.players.standing import Outlook, Standing, moment_of
from lacitta_nb.games.lacitta.players.telling import Circumstances, Weighed, key_of, reasons
from lacitta_nb.games.lacitta.rules import apply
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.judge import Judging
from lacitta_nb.players.protocol import legal, mover
from lacitta_nb.players.reasons import Reason
from lacitta_nb.players.settings import check_weights

_USUAL: Final = Weights()
_OF_FEEDINGS: Final = ("food", "hunger", "pantry")
"""Considerations that are no reasons in the last feeding: no other is to come."""

APART: Final = ("place", "wish", "demolish", "starve", "done", "forfeit")
"""Kinds of actions of which each is a thing of its own; there is no pass beside them."""


class OfYears(Judging[State, Action]):
    """What all judges of La Città agree on: what a pass is, what is one thing, what a stage is."""

    plays = KEY
    beside = 0
    """A year played on tells more of an action, and mostly varies by less than a point."""

    def baseline(self, view: State, actions: Sequence[Action]) -> Action | None:
        """In a political turn the pass."""
        del view
        return next((action for action in actions if action.kind == "pass"), None)

    def alike(self, action: Action) -> Hashable:
        """In a political turn the building, however and wherever it comes; else what is done."""
        return action if action.kind in APART else action.building or action.kind

    def stage(self, state: State) -> Hashable:
        """The year."""
        return state.year

    def reason_key(self, view: State, name: str, change: float) -> str:
        """What is kept is told so, where something must be lost."""
        return key_of(view, name, change, Circumstances())


@dataclass(frozen=True)
class RoundOnePlayer(OfYears):
    """Weighs how it would stand after every action and takes the best; draws no lots.

    Args:
        weights: what each consideration is worth.

    Raises:
        BadSetting: the weights are none.
    """

    weights: Weights = _USUAL

    def __post_init__(self) -> None:
        check_weights(self, self.weights, Weights)

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
        """What each consideration says of an action, the weightiest first.

        Raises:
            BadAction, IllegalAction: it is no action, or the rules forbid it.
        """
        action, seat = legal(view, action), mover(view)
        moment = moment_of(view, seat)
        before = Outlook(view, seat)
        if view.choice == "turn":
            after = Changes(before).after(action)
        else:
            after = Outlook(apply(view, action).state, seat).standing
        scale = Scale(self.weights, moment)
        case = Circumstances(action=action, unfed=moment.years == 0 and _short(after))
        found = reasons(_weighed(scale, before.standing), _weighed(scale, after), view, case)
        if view.year < YEARS or view.phase != "feeding":
            return found
        return [reason for reason in found if reason.consideration not in _OF_FEEDINGS]


def _weighed(scale: Scale, own: Standing) -> Weighed:
    return Weighed(scale.units(own), scale.coming(own), sum(map(is_complete, own.cities)))


def _short(own: Standing) -> bool:
    """Whether there is less food than citizens who eat it (F2)."""
    return own.food < sum(city.citizens for city in own.cities)
