"""The player that takes the action after which it stands best, and looks as far as the year's end.

While it has more turns in the year it weighs its standing (`considerations`). On its last turn, and
in migration and feeding, it lets the real rules end the year under every wish that may come and
weighs where that leads; in the sixth year that is the end of the game, and exact where nobody has
more to choose than is tried.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import fmean as mean
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.players.considerations import Weights
from lacitta_nb.games.lacitta.players.interests import with_interests
from lacitta_nb.games.lacitta.players.last_turns import (
    after_last,
    has_last_word,
    last_of_all,
    tried_again,
)
from lacitta_nb.games.lacitta.players.quick import QuickPlayer
from lacitta_nb.games.lacitta.players.round_one import OfYears, RoundOnePlayer
from lacitta_nb.games.lacitta.players.telling import Circumstances, key_of, reasons_at_the_end
from lacitta_nb.games.lacitta.players.value import YearValue
from lacitta_nb.games.lacitta.players.weights import turn_weights
from lacitta_nb.games.lacitta.players.year_end import settling
from lacitta_nb.games.lacitta.rules import apply, complete, legal_actions
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.judge import GameEnd, one_of_each
from lacitta_nb.players.protocol import choices, legal, mover
from lacitta_nb.players.reasons import Reason
from lacitta_nb.players.settings import check_weights

_IDLE: Final = ("pass", "closeness")
"""What changes nothing any more on a last turn (P18), so that it must not seem to differ."""


class _Care(NamedTuple):
    """What is tried before a choice: so many things to do, and so many endings after each."""

    things: int
    endings: int


_QUICKLY: Final = _Care(3, 1)
"""For a move of a game."""
_AT_THE_END: Final = _Care(4, 2)
"""Where playouts end: who wins is decided there."""
_ANSWERING: Final = _Care(10, 4)
"""For what somebody else does that decides what is best."""
_DEALS: Final = 4
"""On how many deals of what is hidden others take their last turns."""
_FEW: Final = 4
_MANY: Final = 64
"""How many endings are compared where advice is given: of many things to do, and of few."""
_EQUAL: Final = 1e-6
"""Felt points up to which two choices are equal."""

_QUICK: Final = QuickPlayer()
_PLAIN: Final = RoundOnePlayer()


@dataclass(frozen=True)
class GreedyPlayer(OfYears):
    """Weighs how it would stand after every action and takes the best; draws no lots.

    `choose` tries the likeliest ways only, and answers in some milliseconds. Whoever ranks or
    explains gets all of them tried, with players who choose what is best for themselves on the way.

    Args:
        weights: what each consideration is worth, in every year; None: what was learnt of each.

    Raises:
        BadSetting: the weights are none.
    """

    weights: Weights | None = None

    def __post_init__(self) -> None:
        if self.weights is not None:
            check_weights(self, self.weights, Weights)

    def choose(self, view: State) -> Action:
        """The action after which it stands best, as far as it tries them."""
        return self._chosen(view, _QUICKLY)

    def answer(self, view: State) -> Action:
        """Its choice where what it does decides what is best for another: more is compared."""
        return self._chosen(view, _ANSWERING)

    def _chosen(self, view: State, care: _Care) -> Action:
        actions: list[Action] = choices(self, view)
        if len(actions) == 1:
            return actions[0]
        if not has_last_word(view):
            return self.felt(view).choose(view)
        if view.choice == "turn":
            actions = self.likeliest(view, care.things)
        seat, value, most = mover(view), self._glance, care.endings
        return max(actions, key=lambda action: value.expected(after_last(view, action), seat, most))

    def likeliest(self, view: State, most: int) -> list[Action]:
        """The best way of doing so many things by what is felt, and a pass."""
        felt = self.felt(view)
        found = [one.action for one in one_of_each(felt, felt.candidates(view))]
        usual = [action for action in found[most:] if action.kind == "pass"]
        return found[:most] + usual

    def felt(self, state: State) -> RoundOnePlayer:
        """Who weighs standings in the middle of that year."""
        return RoundOnePlayer(self.weights or turn_weights(state.year))

    @property
    def _glance(self) -> YearValue:
        """Values the ends of years in passing: whoever plays on has many to look at."""
        return YearValue(self.weights)

    @property
    def _value(self) -> YearValue:
        return YearValue(self.weights, close=True)

    def reply(self, view: State) -> Action:
        """What the quick player takes; its own choice where the game ends: there it is decided."""
        if view.year == YEARS and has_last_word(view):
            return self._chosen(view, _AT_THE_END)
        return with_interests(_QUICK, view)

    def sound(self, view: State) -> Action:
        """In a turn what is felt to be best, without a look at the year's end; else the reply."""
        return self.felt(view).choose(view) if view.choice == "turn" else self.reply(view)

    def rival(self, view: State) -> Action:
        """The same for somebody who weighs as in round one, and settles more."""
        return _PLAIN.choose(view) if view.choice == "turn" else self.reply(view)

    def worths(self, view: State, actions: Sequence[Action]) -> list[float]:
        """What the player would be worth after each of these actions, in felt points."""
        if not has_last_word(view):
            return self.felt(view).worths(view, actions)
        seat, value = mover(view), self._value
        if view.choice != "turn":
            afters = [apply(view, action).state for action in actions]
            return [value.expected(after, seat, _MANY) for after in afters]
        found = [self._foreseen(view, action, 1) for action in actions]
        if last_of_all(view):
            return found
        usual = [place for place, action in enumerate(actions) if action.kind in _IDLE]
        return tried_again(found, lambda place: self._foreseen(view, actions[place], _DEALS), usual)

    def _foreseen(self, view: State, action: Action, deals: int) -> float:
        """What the end of the year is worth, on so many deals of what others may still do."""
        seat = mover(view)
        ends = _replied(self, after_last(view, action), seat, deals)
        return mean([self._value.expected(end, seat, _FEW) for end in ends])

    def closer(self, view: State, action: Action) -> float | None:
        """The same of a last turn after which others take theirs; `ranked` looks at few so."""
        if view.choice != "turn" or not has_last_word(view) or last_of_all(view):
            return None
        return self._foreseen(view, action, _DEALS)

    def ranked(self, view: State) -> list[tuple[Action, float]]:
        """All legal actions with their worth in felt points, the best first.

        Of equal turns a pass comes first; of equal choices in migration and feeding the one after
        which least can be spoilt.
        """
        found = super().ranked(view)
        if not has_last_word(view):
            return found
        if view.choice == "turn":
            return sorted(found, key=lambda pair: (-round(pair[1], 6), pair[0].kind != "pass"))
        foresight = self._value.foresight(mover(view), _MANY)
        left = {
            action: foresight.careless(apply(view, action).state)
            for action, worth in found
            if abs(worth - found[0][1]) < _EQUAL
        }
        return sorted(found, key=lambda pair: -left.get(pair[0], -math.inf))

    def judge(self, state: State, seat: int) -> float:
        """What a player's standing is worth, in felt points; once the game is over, the score."""
        if settling(state):
            return self.lead(state, seat)
        if state.over:
            return RoundOnePlayer().judge(state, seat)
        return self.felt(state).judge(state, seat)

    def lead(self, state: State, seat: int) -> float:
        """How far a player should be ahead when this year is over, if nobody takes a turn more."""
        return self._glance.expected(state, seat)

    def explain(self, view: State, action: Action) -> list[Reason]:
        """What each consideration says of an action, the weightiest first.

        Raises:
            BadAction, IllegalAction: it is no action, or the rules forbid it.
        """
        action = legal(view, action)
        if not has_last_word(view):
            return self.felt(view).explain(view, action)
        if view.choice != "turn":
            before, after = (
                self._value.weighed([state], mover(view), _MANY)
                for state in (view, apply(view, action).state)
            )
            return reasons_at_the_end(before, after, view, action)
        usual = self.baseline(view, legal_actions(view)) or action
        seat = mover(view)
        before, after = (
            self._value.weighed(_replied(self, after_last(view, one), seat, _DEALS), seat, _FEW)
            for one in (usual, action)
        )
        return reasons_at_the_end(before, after, view, action)

    def reason_key(self, view: State, name: str, change: float) -> str:
        """As `explain` tells it."""
        return key_of(view, name, change, Circumstances(ended=has_last_word(view)))

    def game_end(self, view: State, action: Action) -> GameEnd | None:
        """What an action brings in the end, where the player takes no turn after it (E1 to E3)."""
        after, seat = after_last(view, action), mover(view)
        if view.year < YEARS or not has_last_word(view):
            return None
        if view.choice != "turn":
            return self._value.game_end(after, seat, _MANY)
        ends = _replied(self, after, seat, _DEALS)
        found = [self._value.game_end(end, seat, _FEW) for end in ends]
        if len(found) == 1:
            return found[0]
        return GameEnd(
            mean(end.points for end in found),
            mean(end.rank for end in found),
            mean(end.win for end in found),
            cut=any(end.cut for end in found),
            guessed=True,
        )

    def conclusive(self, view: State) -> bool:
        """Whether nobody takes a turn of the year after this one, or what they can do is tried."""
        return last_of_all(view) or (view.year == YEARS and has_last_word(view))

    def settled(self, state: State) -> bool:
        """Whether no turn of the year is left: then all wishes are weighed at once."""
        return settling(state)


@lru_cache(maxsize=64)
def _replied(player: GreedyPlayer, state: State, seat: int, deals: int) -> tuple[State, ...]:
    """Ways in which the political turns can end, where everybody sees his own view.

    On several deals of the sixth year the others answer as well as they can in the time: what they
    do decides what is best. They are remembered, as `ends` are.
    """
    if state.phase != "politics":
        return (state,)
    view, found = state.seen_by(seat), []
    exact = deals > 1 and state.year == YEARS
    for seed in range(deals):
        now = complete(view, seed)
        while now.phase == "politics":
            other = now.seen_by(mover(now))
            chosen = _answer(player, other) if exact else with_interests(_QUICK, other)
            now = apply(now, chosen).state
        found.append(now)
    return tuple(found)


def _answer(player: GreedyPlayer, view: State) -> Action:
    """What somebody else does in a turn of the sixth year: the last one as the player would."""
    return player.answer(view) if last_of_all(view) else player.sound(view)
