"""How a year ends, by the real rules, over all that the people may wish for.

From a moment on in which nobody takes another political turn, only the wishes and the choices in
migration and feeding are open. Every wish is tried with its odds, to one player's knowledge;
nothing of the rules is written here, and no hidden card is read.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.players.interests import interested_choice
from lacitta_nb.games.lacitta.players.wishes import wish_outcomes
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.turns import enter_next
from lacitta_nb.games.lacitta.state import State

Worth = Callable[[State, int], float]
"""What the end of a year is worth to a seat."""
Settle = Callable[[State], State]
"""Lets migration and feeding go by, to the end of the year."""

_SETTLING: Final = ("migration", "feeding")
"""The phases that settle a year."""
_ON_THE_WAY: Final = ("politics", "reveal_voice")
"""The phases that lie behind when a year is settled, so that nothing is done in them."""


class Ending(NamedTuple):
    """One way in which a year can end: how likely it is, and the table then."""

    chance: float
    state: State


def settling(state: State) -> bool:
    """Whether only wishes, migration and feeding are left of the year: no political turn."""
    return state.phase == "reveal_voice" or state.phase in _SETTLING


def endings(state: State, seat: int, settle: Settle) -> Iterator[Ending]:
    """All ways in which the year can end if nobody takes another turn, to a player's knowledge.

    Args:
        state: a moment of the year; it may show hidden cards, which are not read.
        seat: whose knowledge counts.
        settle: lets migration and feeding go by, as `run_out` does.
    """
    if state.phase in _SETTLING or state.over:
        yield Ending(1.0, settle(state))
        return
    eve = _eve(state)
    for outcome in wish_outcomes(state, seat):
        start = eve._replace(voice=outcome.cards)
        yield Ending(float(outcome.chance), settle(start))


def run_out(state: State) -> State:
    """Migration, demolition and feeding to the end of the year, all looking after themselves."""
    while state.phase in _SETTLING:
        step = advance(state) if state.choice is None else apply(state, interested_choice(state))
        state = step.state
    return state


def _eve(state: State) -> State:
    """The moment at which the migration begins, with nobody acting before; no voice is revealed."""
    while state.phase not in _SETTLING:
        if state.phase in _ON_THE_WAY:
            draft = Draft(state)
            draft.to_move = -1
            enter_next(draft)
            state = draft.freeze().state
        else:
            state = advance(state).state
    return state


class Foresight:
    """Lets the year end as is best for one player, who tries each of its own choices to the end.

    What all others do, and what it does itself beyond a number of endings, is chosen by
    `interested_choice`.

    Args:
        seat: the player.
        worth: what the end of a year is worth to it.
        most: how many endings are compared.
    """

    def __init__(self, seat: int, worth: Worth, most: int) -> None:
        self._seat: Final = seat
        self._worth: Final = worth
        self._most: Final = most

    def __call__(self, state: State) -> State:
        """The end of the year."""
        return self._best(state, self._most)

    def _best(self, state: State, most: int) -> State:
        state, actions = self._next(state, most)
        if not actions:
            return state
        share = most // len(actions)
        found = [self._best(apply(state, action).state, share) for action in actions]
        return max(found, key=lambda end: self._worth(end, self._seat))

    def careless(self, state: State) -> float:
        """What the end is worth if the player makes its own choices by lot."""
        return self._mean(state, self._most)

    def _mean(self, state: State, most: int) -> float:
        state, actions = self._next(state, most)
        if not actions:
            return self._worth(state, self._seat)
        share = most // len(actions)
        found = [self._mean(apply(state, action).state, share) for action in actions]
        return sum(found) / len(found)

    def _next(self, state: State, most: int) -> tuple[State, list[Action]]:
        """The next choice of the player's own that is tried, the usual one first, or the end."""
        while state.phase in _SETTLING:
            decision = state.decision
            if decision is None:
                state = advance(state).state
                continue
            usual = interested_choice(state)
            if decision.player == self._seat and most > 1:
                actions = sorted(legal_actions(state), key=lambda action: action != usual)
                if len(actions) > 1:
                    return state, actions
            state = apply(state, usual).state
        return state, []
