"""The seam for judgement: how well a player stands, and what is best to be done.

A game hands its judge over in its box (`judge`). Hints explain by it, the searching player searches
over it, comparisons of actions take their candidates from it. Whoever writes one method, `judge`,
has one: `Judging` gives the rest by trying each action.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from lacitta_nb.core.box import box_of
from lacitta_nb.core.records import State
from lacitta_nb.players.protocol import mover
from lacitta_nb.players.reasons import Reason, reason_key

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
A = TypeVar("A", bound=Hashable)


class Judge(Protocol[S_contra, A]):
    """Says what standings and actions are worth, in points that the player feels them to be."""

    def judge(self, state: S_contra, seat: int) -> float:
        """What the standing of a player is worth; the more, the better.

        Args:
            state: any moment, the end of the game included. It may show hidden things: what that
                player may not know must not count.
            seat: the player.
        """
        ...

    def choose(self, view: S_contra) -> A:
        """The best action for whoever must decide."""
        ...

    def ranked(self, view: S_contra) -> list[tuple[A, float]]:
        """All legal actions with their worth, the best first."""
        ...

    def explain(self, view: S_contra, action: A) -> list[Reason]:
        """What speaks for and against an action, the weightiest first."""
        ...

    def baseline(self, view: S_contra, actions: Sequence[A]) -> A | None:
        """The action that others are compared with, such as a pass; None: the worst one."""
        ...

    def alike(self, action: A) -> Hashable:
        """Actions of one such value are ways of doing one thing: advice names the best of them."""
        ...

    def stage(self, state: S_contra) -> Hashable:
        """How far a search plays: until this is another one, or to the end of the game."""
        ...


class Judging(ABC, Generic[S, A]):
    """A judge that tries each action and looks where it stands then, no further than that.

    One method is missing: `judge`. The actions are compared with the worst one, all of them are
    things apart, and a search plays to the end of the game; a game with a better answer gives it.
    """

    plays: ClassVar[str] = ""
    """The key of the only game that it plays; "" says nothing of that."""

    @abstractmethod
    def judge(self, state: S, seat: int) -> float:
        """What the standing of a player is worth; the more, the better."""

    def worths(self, view: S, actions: Sequence[A]) -> list[float]:
        """What the player who must decide would be worth after each of these actions."""
        rules, seat = box_of(view).rules, mover(view)
        return [self.judge(rules.apply(view, action).state, seat) for action in actions]

    def choose(self, view: S) -> A:
        """The action after which the player stands best; of equal ones the first."""
        actions: list[A] = box_of(view).rules.legal_actions(view)
        if len(actions) == 1:
            return actions[0]
        worths = self.worths(view, actions)
        return actions[worths.index(max(worths))]

    def ranked(self, view: S) -> list[tuple[A, float]]:
        """All legal actions with their worth in felt points, the best first."""
        actions: list[A] = box_of(view).rules.legal_actions(view)
        worths = self.worths(view, actions)
        return sorted(zip(actions, worths, strict=True), key=lambda pair: -pair[1])

    def explain(self, view: S, action: A) -> list[Reason]:
        """One reason: what the action gains or loses."""
        (worth,) = self.worths(view, [action])
        change = worth - self.judge(view, mover(view))
        return [Reason("worth", 1.0, change, reason_key("worth", change))] if change else []

    def baseline(self, view: S, actions: Sequence[A]) -> A | None:
        """None: the worst action is what others are compared with."""
        del view, actions
        return None

    def alike(self, action: A) -> Hashable:
        """Each action is a thing of its own."""
        return action

    def stage(self, state: S) -> Hashable:
        """All of the game is one stage."""
        del state
        return None


def judge_of(state: State) -> Judge[Any, Any]:
    """The judge of the game that a state belongs to."""
    return cast("Judge[Any, Any]", box_of(state).judge)


def one_of_each(judge: Judge[Any, A], ranked: Sequence[tuple[A, float]]) -> list[tuple[A, float]]:
    """The best way of doing each thing, with its worth.

    Args:
        judge: says what is a way of doing the same.
        ranked: actions with their worth, the best first.
    """
    best: dict[Hashable, tuple[A, float]] = {}
    for action, worth in ranked:
        best.setdefault(judge.alike(action), (action, worth))
    return list(best.values())
