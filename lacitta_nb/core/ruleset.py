"""The rules of a game, as shared rooms ask them (the seam between the core and a game)."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from lacitta_nb.core.errors import Refusal
from lacitta_nb.core.records import Score, Step

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Ruleset(Protocol[S, A, E]):
    """All that a game, computer players and tournaments may call. A module can be one."""

    def legal_actions(self, state: S, /) -> list[A]:
        """All that the player who must decide may do; [] when nobody must."""
        ...

    def action_of(self, state: S, meant: object, /) -> A:
        """The action that is meant, given as one or in its text form.

        Raises:
            BadAction: it is neither.
        """
        ...

    def refusal(self, state: S, action: A | str, /) -> Refusal | None:
        """Why an action may not be taken now, or None if it may.

        Raises:
            BadAction: it is none.
        """
        ...

    def apply(self, state: S, action: A | str, /) -> Step[S, E]:
        """Take an action, then all of the same phase that needs no decision.

        Raises:
            NothingToDecide, GameOver: nobody must decide.
            IllegalAction: the rules forbid it; nothing changed. BadAction: it is none.
        """
        ...

    def advance(self, state: S, /) -> Step[S, E]:
        """Run the next automatic phase to its end or to its first decision.

        Raises:
            DecisionPending: somebody must decide. GameOver: the game has ended.
        """
        ...

    def complete(self, state: S, seed: int, /) -> S:
        """Deal the unknown things of a view at random; the game goes on by that seed."""
        ...

    def public(self, state: S, /) -> S:
        """A state as everyone may know it: what lies open to all, and nobody's own knowledge."""
        ...

    def scores(self, state: S, /) -> Sequence[Score]:
        """The score of this moment, one per player in seat order."""
        ...

    def moment(self, state: S, /) -> str:
        """A text that names this moment, of which players who draw lots make their seed."""
        ...
