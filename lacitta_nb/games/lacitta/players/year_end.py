"""How a year ends, by the real rules, over all that the people may wish for.

From a moment on in which nobody takes another political turn, only the wishes and the choices in
migration and feeding are open. Every wish is tried with its odds, to one player's knowledge;
nothing of the rules is written here, and no hidden card is read.
"""

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.players.alone import SETTLING, ended, parted, to_choice, together
from lacitta_nb.games.lacitta.players.interests import interested_choice
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.players.wishes import wish_outcomes
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions, migration
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.turns import enter_next
from lacitta_nb.games.lacitta.state import State

Worth = Callable[[State, int], float]
"""What the end of a year is worth to a seat."""

_PLAIN: Final = RoundOnePlayer()
_DUEL: Final = 2
"""Players of a game in which whatever one wins the other loses."""
_ON_THE_WAY: Final = ("politics", "reveal_voice")
"""The phases that lie behind when a year is settled, so that nothing is done in them."""


class Settled(NamedTuple):
    """The table at the end of a year, and what that is worth to the player who looks ahead."""

    state: State
    worth: float


Settle = Callable[[State], Settled]
"""Lets migration and feeding go by, to the end of the year."""


class Ending(NamedTuple):
    """One way in which a year can end: how likely it is, the table then, and what it is worth."""

    chance: float
    state: State
    worth: float


def settling(state: State) -> bool:
    """Whether only wishes, migration and feeding are left of the year: no political turn."""
    return state.phase == "reveal_voice" or state.phase in SETTLING


def endings(state: State, seat: int, settle: Settle) -> Iterator[Ending]:
    """All ways in which the year can end if nobody takes another turn, to a player's knowledge.

    Args:
        state: a moment of the year; it may show hidden cards, which are not read.
        seat: whose knowledge counts.
        settle: lets migration and feeding go by, as `Foresight` does.
    """
    if state.phase in SETTLING or state.over:
        yield Ending(1.0, *settle(state))
        return
    eve = _eve(state)
    for outcome in wish_outcomes(state, seat):
        start = eve._replace(voice=outcome.cards)
        yield Ending(float(outcome.chance), *settle(start))


def _eve(state: State) -> State:
    """The moment at which the migration begins, with nobody acting before; no voice is revealed."""
    while state.phase not in SETTLING:
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
    `interested_choice`. Who looks closely lets all compare how they can settle the sixth year, and
    takes more care of what the others wish for: in a game of two the other one compares, as what
    one of them wins the other loses; of more each chooses as the greedy player of round one.

    Args:
        seat: the player.
        worth: what the end of a year is worth to it.
        most: how many endings are compared.
        close: whether more is made of others at the end of the game, as above.

    Attributes:
        cut: whether a choice of the player's own was left to `interested_choice`.
        guessed: whether one of somebody else was.
    """

    def __init__(self, seat: int, worth: Worth, most: int, *, close: bool = False) -> None:
        self._seat: Final = seat
        self._worth: Final = worth
        self._most: Final = most
        self._close: Final = close
        self.cut = False
        self.guessed = False

    def __call__(self, state: State) -> Settled:
        """The end of the year."""
        return self._best(_Course(state, self._seat), self._most)

    def _best(self, course: "_Course", most: int) -> Settled:
        course, actions = self._next(course, most)
        if not actions:
            return self._end(course)
        share = most // len(actions)
        found = [self._best(course.play(action), share) for action in actions]
        return max(found, key=attrgetter("worth"))

    def careless(self, state: State) -> float:
        """What the end is worth if the player makes its own choices by lot."""
        return self._mean(_Course(state, self._seat), self._most)

    def _mean(self, course: "_Course", most: int) -> float:
        course, actions = self._next(course, most)
        if not actions:
            return self._end(course).worth
        share = most // len(actions)
        found = [self._mean(course.play(action), share) for action in actions]
        return sum(found) / len(found)

    def _next(self, course: "_Course", most: int) -> tuple["_Course", list[Action]]:
        """The next choice of the player's own that is tried, the usual one first, or the end."""
        while (state := course.state).phase in SETTLING:
            if course.whole is not None and most <= 1:
                break
            decision = state.decision
            if decision is None:
                course = course.on()
                continue
            if decision.player != self._seat:
                self.guessed = True
                chosen = self._others_choice(course, decision.player)
            elif most <= 1:
                self.cut = True
                chosen = interested_choice(state)
            else:
                chosen, *more = _usual_first(state)
                if more:
                    return course, [chosen, *more]
            course = course.play(chosen)
        return course, []

    def _others_choice(self, course: "_Course", player: int) -> Action:
        """What somebody else chooses."""
        state = course.state
        if not (self._close and state.year == YEARS):
            return interested_choice(state)
        return self._answer(course, player) if len(state.players) == _DUEL else _PLAIN.choose(state)

    def _answer(self, course: "_Course", player: int) -> Action:
        """What is best for somebody else, if all that follows is chosen by self-interest."""
        actions = _usual_first(course.state)
        if len(actions) == 1:
            return actions[0]
        plain = Foresight(self._seat, lambda end, _: self._worth(end, player), 0)
        return max(actions, key=lambda action: plain._best(course.play(action), 0).worth)

    def _end(self, course: "_Course") -> Settled:
        """The end of the year; what is left open is chosen by self-interest."""
        end = self._open_end(course)
        return Settled(end, self._worth(end, self._seat))

    def _open_end(self, course: "_Course") -> State:
        if course.whole is None:
            return course.state
        parts = list(course.parts)
        parts[self._seat] = course.state
        found = [ended(part, close=self._close) for part in parts]
        for seat, end in enumerate(found):
            if end.chose and seat == self._seat:
                self.cut = True
            elif end.chose:
                self.guessed = True
        return together(course.whole, [end.state for end in found])


def _usual_first(state: State) -> list[Action]:
    """All that can be done, by self-interest first: of what is worth the same, that is taken."""
    usual = interested_choice(state)
    return sorted(legal_actions(state), key=lambda action: action != usual)


class _Course(NamedTuple):
    """The way to the end of a year: all together through the migration, then a player alone.

    Attributes:
        state: the moment, of the whole table or of the player alone.
        seat: the player.
        whole: the end of the migration, once the player is alone.
        parts: each player alone at that moment.
    """

    state: State
    seat: int
    whole: State | None = None
    parts: Sequence[State] = ()

    def on(self) -> "_Course":
        """Nobody has to decide: what follows, to the next choice."""
        if self.whole is not None:
            return self._replace(state=to_choice(self.state))
        if self.state.phase == "feeding":
            return self._parted(self.state)
        draft = Draft(self.state)
        over = migration.begin(draft)
        return self._walked(draft, over=over)

    def play(self, action: Action) -> "_Course":
        """After a choice."""
        if self.whole is not None or self.state.choice != "wish":
            return self._replace(state=apply(self.state, action).state)
        draft = Draft(self.state)
        over = migration.apply(draft, action)
        return self._walked(draft, over=over)

    def _walked(self, draft: Draft, *, over: bool) -> "_Course":
        state = draft.freeze().state
        return self._parted(state) if over else self._replace(state=state)

    def _parted(self, state: State) -> "_Course":
        parts = parted(state)
        return _Course(parts[self.seat], self.seat, state, parts)
