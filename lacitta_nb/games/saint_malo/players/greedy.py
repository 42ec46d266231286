"""The player that takes the action after which it stands best, looking no further than its turn."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from lacitta_nb.games.saint_malo.actions import NOTHING, Action
from lacitta_nb.games.saint_malo.constants import KEY, LEVELS
from lacitta_nb.games.saint_malo.players.considerations import Weights, units, worth
from lacitta_nb.games.saint_malo.players.endings import Endings, endings, finished, worths_of
from lacitta_nb.games.saint_malo.rules import apply
from lacitta_nb.games.saint_malo.rules.using import symbol_of
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.throws import Keep, counted
from lacitta_nb.games.saint_malo.study.words import rolls_left
from lacitta_nb.players.judge import Judging
from lacitta_nb.players.protocol import legal, mover
from lacitta_nb.players.reasons import Reason, felt, reason_key
from lacitta_nb.players.settings import check_weights

_USUAL: Final = Weights()
_CLOSE: Final = 1e-9
_STOP: Final = "stop"


@dataclass(frozen=True)
class GreedyPlayer(Judging[State, Action]):
    """Weighs how it would stand after every action and takes the best; draws no lots.

    The dice are thrown by exact odds: of each throw those stay that promise most, given what each
    result could be used for in this city.

    Args:
        weights: what each consideration is worth.

    Raises:
        BadSetting: the weights are none.
    """

    plays = KEY

    weights: Weights = _USUAL

    def __post_init__(self) -> None:
        check_weights(self, self.weights, Weights)

    def judge(self, state: State, seat: int) -> float:
        """What a player's standing is worth, in felt points; after the end the score."""
        return worth(self.weights, units(state, seat))

    def worths(self, view: State, actions: Sequence[Action]) -> list[float]:
        """What the player would be worth after each of these actions, in felt points."""
        seat = mover(view)
        if view.choice == "roll":
            kept = {str(keep): keep.worth for keep in self.throw(view)}
            now = self.judge(view, seat)
            return [now + kept[str(action)] for action in actions]
        if view.choice == "use":
            return [self.judge(self.used(view, action), seat) for action in actions]
        worths = worths_of(view, lambda state: self.judge(state, seat), actions)
        return [worths[action] for action in actions]

    def throw(self, view: State) -> list[Keep]:
        """All that may be kept of the dice, with the points that the turn then promises to add."""
        left = rolls_left(view)
        plan = self.endings(view).plan(view.mover.coins)
        return plan.options(counted(view.dice), left)

    def endings(self, view: State) -> Endings:
        """What the turn of whoever is to move can end with, and what that is worth."""
        return _endings(self, view._replace(dice=(), rolls=0, stopped=False, placing=None))

    def used(self, view: State, action: Action) -> State:
        """The state after a use of the dice, what it brings placed where that is best."""
        seat = mover(view)
        return finished(apply(view, action).state, lambda state: self.judge(state, seat))

    def explain(self, view: State, action: Action) -> list[Reason]:
        """What each consideration says of an action, the weightiest first.

        Raises:
            BadAction, IllegalAction: it is no action, or the rules forbid it.
        """
        action, seat = legal(view, action), mover(view)
        if view.choice == "roll":
            return self._explain_keep(view, action)
        after = (
            self.used(view, action)
            if view.choice in ("use", "bonus")
            else apply(view, action).state
        )
        before = units(view, seat)
        found = [
            Reason(name, weight, new - old, reason_key(name, new - old))
            for name, weight, old, new in zip(
                Weights._fields, self.weights, before, units(after, seat), strict=True
            )
            if weight and abs(new - old) > _CLOSE
        ]
        return sorted(found, key=lambda reason: -abs(felt(reason)))

    def _explain_keep(self, view: State, action: Action) -> list[Reason]:
        """What keeping some dice promises beyond stopping, or stopping beyond the best throw."""
        kept = {str(keep): keep.worth for keep in self.throw(view)}
        others = [worth for text, worth in kept.items() if text != _STOP]
        compared = max(others) if str(action) == _STOP else kept[_STOP]
        change = kept[str(action)] - compared
        name = "stop" if str(action) == _STOP else "throw"
        return [Reason(name, 1.0, change, reason_key(name, change))] if abs(change) > _CLOSE else []

    def baseline(self, view: State, actions: Sequence[Action]) -> Action | None:
        """To stop, to use nothing, to take nobody: what is least."""
        del view
        return next((a for a in actions if a.kind in (_STOP, "done") or a.what == NOTHING), None)

    def alike(self, action: Action) -> Hashable:
        """Places of one thing are ways of doing the same; so is a use with more or fewer dice."""
        if action.kind == "use":
            return symbol_of(action.what) if action.what not in LEVELS else action.what
        return action.kind if action.kind == "place" else action

    def stage(self, state: State) -> Hashable:
        """The round."""
        return state.turns // state.table.size


@lru_cache(maxsize=64)
def _endings(player: GreedyPlayer, view: State) -> Endings:
    """A turn asks this at each of its throws, and the city stays the same."""
    seat = view.to_move
    return endings(view, lambda state: player.judge(state, seat))
