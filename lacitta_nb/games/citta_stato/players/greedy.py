"""The player that takes the action after which it stands best, looking no further than its turn."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from lacitta_nb.games.citta_stato.actions import Action, colour_of
from lacitta_nb.games.citta_stato.constants import KEY, STANDS_IN, TURN, UNKNOWN
from lacitta_nb.games.citta_stato.players.answers import best, finished, hidden, worths_of
from lacitta_nb.games.citta_stato.players.considerations import (
    Weights,
    loose,
    payable,
    units,
    worth,
)
from lacitta_nb.games.citta_stato.players.outlook import Outlook
from lacitta_nb.games.citta_stato.players.standing import Standing, standing
from lacitta_nb.games.citta_stato.rules import apply, complete, legal_actions
from lacitta_nb.games.citta_stato.rules.setup import CROWNED
from lacitta_nb.games.citta_stato.state import NONE, State
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.players.judge import Judging
from lacitta_nb.players.protocol import mover, refuse_stranger
from lacitta_nb.players.reasons import Reason, felt, reason_key
from lacitta_nb.players.settings import check_weights

_USUAL: Final = Weights()
_EXPECTED: Final = Outlook()
_CLOSE: Final = 1e-9
_SAMPLES: Final = (11, 12, 13)
"""Seeds of the draws that are tried where cubes are drawn from a bag by chance."""


@dataclass(frozen=True)
class GreedyPlayer(Judging[State, Action]):
    """Weighs how it would stand after every action and takes the best; draws no lots.

    What an action asks is answered first, what it draws is drawn several times.

    Args:
        weights: what each consideration is worth.
        outlook: what is expected of the rest of the game.

    Raises:
        BadSetting: the weights or the outlook are none.
    """

    plays = KEY

    weights: Weights = _USUAL
    outlook: Outlook = _EXPECTED

    def __post_init__(self) -> None:
        check_weights(self, self.weights, Weights)
        check_weights(self, self.outlook, Outlook)

    def judge(self, state: State, seat: int) -> float:
        """What a player's standing is worth, in felt points; after the end the final score."""
        if state.over:
            return worth(self.weights, units(state, seat))
        return worth(self.weights, units(state, seat, standing(state, seat, self.outlook)))

    def choose(self, view: State) -> Action:
        """The action after which the player stands best; of equal ones the first."""
        refuse_stranger(self, view)
        seat = mover(view)
        if view.choice == TURN:
            actions = legal_actions(view)
            worths = self.worths(view, actions)
            return actions[worths.index(max(worths))]
        start = imagined(view, seat)
        return best(start, seat, lambda state: self.judge(state, seat), self.cubes)

    def cubes(self, held: tuple[int, ...]) -> float:
        """What the cubes of a supply are worth."""
        return self.weights.cubes * loose(held) + self.weights.payable * payable(held)

    def worths(self, view: State, actions: Sequence[Action]) -> list[float]:
        """What the player would be worth after each of these actions, in felt points."""
        seat = mover(view)
        start = imagined(view, seat)
        if view.choice != TURN:
            return worths_of(
                start, actions, seat, lambda state: self.judge(state, seat), self.cubes
            )
        return self._turns(start, actions, seat)

    def _turns(self, start: State, actions: Sequence[Action], seat: int) -> list[float]:
        """The same of a turn; ways to pay differ by the cubes they leave."""
        best_paid: dict[int, float] = {}
        left = {action: self._left(start, action) for action in actions if action.kind != "pass"}
        for action, cubes in left.items():
            colour = colour_of(action)
            best_paid[colour] = max(best_paid.get(colour, cubes), cubes)
        plain: dict[Action, float] = {}
        for action, cubes in left.items():
            if cubes == best_paid[colour_of(action)]:
                plain.setdefault(action._replace(wild=0), self._after(start, action, seat))
        return [
            plain[action._replace(wild=0)] + left[action] - best_paid[colour_of(action)]
            if action in left
            else self._after(start, action, seat)
            for action in actions
        ]

    def _left(self, state: State, action: Action) -> float:
        """What the cubes are worth that an action leaves in the supply (T2, T3)."""
        mover = state.players[state.to_move]
        return self.cubes(paid(mover.cubes, colour_of(action), mover.actions + 1, action.wild))

    def _after(self, start: State, action: Action, seat: int) -> float:
        """What the player is worth when an action is done with all it asks, on average."""
        step = apply(start, action)
        found = [self._value(step.state, seat)]
        if any(event.kind == "drawn" for event in step.events) and any(
            step.state.players[seat].bag
        ):
            for seed in _SAMPLES:
                again = start._replace(table=seeded_table(start.table, seed))
                found.append(self._value(apply(again, action).state, seat))
        return sum(found) / len(found)

    def _value(self, state: State, seat: int) -> float:
        """What the player is worth when all is answered that is asked now."""
        state = self._answered(state, seat)
        if state.agenda and state.agenda[0].seat == seat and hidden(state):
            return self._unseen(state, seat)
        return self.judge(state, seat)

    def _answered(self, state: State, seat: int) -> State:
        return finished(state, seat, lambda found: self.judge(found, seat), self.cubes)

    def _unseen(self, state: State, seat: int) -> float:
        """What a republic card of the offer is worth that is not known, on average (B8)."""
        task, *others = state.agenda
        own = state.players[seat].republic
        found = []
        for card in CROWNED:
            if card != own:
                known = state._replace(agenda=(task._replace(word=card), *others))
                after = [apply(known, action).state for action in legal_actions(known)]
                found.append(max(self._value(now, seat) for now in after))
        return sum(found) / len(found)

    def explain(self, view: State, action: Action) -> list[Reason]:
        """What each consideration says of an action, the weightiest first."""
        seat = mover(view)
        start = imagined(view, seat)
        after = self._answered(apply(start, action).state, seat)
        before_stand, after_stand = (standing(now, seat, self.outlook) for now in (start, after))
        old, new = units(start, seat, before_stand), units(after, seat, after_stand)
        changes = [
            (name, weight, value - was)
            for name, weight, was, value in zip(
                Weights._fields, self.weights, old, new, strict=True
            )
            if name != "score"
        ]
        changes += parts(before_stand, after_stand, self.weights.score)
        found = [
            Reason(name, weight, change, reason_key(name, change))
            for name, weight, change in changes
            if weight and abs(change) > _CLOSE
        ]
        return sorted(found, key=lambda reason: -abs(felt(reason)))

    def baseline(self, view: State, actions: Sequence[Action]) -> Action | None:
        """To pass, to skip, to leave: what is least."""
        del view
        return next((a for a in actions if a.kind in ("pass", "skip", "leave", "done")), None)

    def alike(self, action: Action) -> Hashable:
        """Ways to pay for one action are ways of doing the same."""
        return action._replace(wild=0)

    def stage(self, state: State) -> Hashable:
        """The round; the second score and the end are one with the last."""
        return state.round


def parts(old: Standing, new: Standing, weight: float) -> list[tuple[str, float, float]]:
    """What changes the score to be expected: points, their distance, the form, the crowns."""
    claimed = [stand.enough * stand.apart for stand in (old, new)]
    return [
        ("first", weight / 2, new.first - old.first),
        ("second", weight / 2, new.second - old.second),
        ("apart", weight / 2, old.apart - new.apart),
        ("form", weight, (new.form - old.form) * sum(claimed) / 2),
        ("crowns", weight, (claimed[1] - claimed[0]) * (old.form + new.form) / 2),
    ]


def imagined(view: State, seat: int) -> State:
    """A moment as a player thinks on from it.

    Chance goes by another seed than that of the game, the ghost stays still, and in a war discs
    that are not known lie open as they may be.
    """
    if view.phase == "war" and not view.revealed and _hides(view):
        view = complete(view.seen_by(seat), _SAMPLES[0])
    table = seeded_table(view.table, _SAMPLES[0])
    ghost = view.ghost and view.ghost._replace(bag=NONE)
    return view._replace(table=table, ghost=ghost)


def _hides(view: State) -> bool:
    return any(placed.disc == UNKNOWN for placed in view.war)


@lru_cache(maxsize=512)
def seeded_table(table: Table, seed: int) -> Table:
    """The same table with another seed."""
    return table.with_seed(seed)


def paid(cubes: tuple[int, ...], colour: int, price: int, wild: int) -> tuple[int, ...]:
    """A supply without the cubes of a price."""
    left = list(cubes)
    left[colour] -= price - wild
    if wild:
        left[STANDS_IN[colour]] -= wild
    return tuple(left)
