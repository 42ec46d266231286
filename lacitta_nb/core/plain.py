"""Ready-made parts for a game that asks no more of them: rules, a box, a player, a score."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeVar

from lacitta_nb.core.box import Box, box_of
from lacitta_nb.core.errors import DecisionPending, GameOver, IllegalAction, Refusal
from lacitta_nb.core.game import Game
from lacitta_nb.core.moves import nobody_decides
from lacitta_nb.core.records import Score, State, Step

S = TypeVar("S", bound=State)
A = TypeVar("A")
E = TypeVar("E")


class PlainPlayer(NamedTuple):
    """A player before whom nothing lies."""

    name: str


class PlainScore(NamedTuple):
    """Points and a rank; players with as many points share it."""

    player: int
    total: int
    rank: int

    @staticmethod
    def of(totals: Sequence[int]) -> list["PlainScore"]:
        """The scores of all players, from their points in seat order.

        >>> PlainScore.of([3, 5, 3])[2]
        PlainScore(player=2, total=3, rank=2)
        """
        return [
            PlainScore(seat, total, 1 + sum(other > total for other in totals))
            for seat, total in enumerate(totals)
        ]


class PlainBox(Box):
    """A box whose games have no questions of their own, and teach and show nothing more."""

    @property
    def school(self) -> Any:  # noqa: ANN401 - stands above this room
        """Nothing is taught."""
        return import_module("lacitta_nb.lessons.school").School()

    @property
    def coding(self) -> Any:  # noqa: ANN401 - stands above this room
        """Actions are numbered as they are listed, and of a view the scores are told."""
        return import_module("lacitta_nb.arena.coding").Coding()

    def begin(
        self,
        start: Any,  # noqa: ANN401 - a state of this game
        *,
        about: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
    ) -> Game[Any, Any, Any]:
        """A game that begins at a state."""
        return Game(start, about=about, comments=comments)

    def report(self, state: Any, /) -> str:  # noqa: ANN401 - a state of this game
        """What the picture is called."""
        title: str = self.picture.title(state)
        return title


class PlainRules(ABC, Generic[S, A, E]):
    """Rules that say what is legal and what follows; when it may be asked is said here.

    For games that are not in a hurry: those whose speed matters write a `Ruleset` as a module.
    """

    @abstractmethod
    def legal_actions(self, state: S) -> list[A]:
        """All that the player who must decide may do; [] when nobody must."""

    @abstractmethod
    def action_of(self, state: S, meant: object) -> A:
        """The action that is meant, given as one or in its text form.

        Raises:
            BadAction: it is neither.
        """

    @abstractmethod
    def obstacle(self, state: S, action: A) -> Refusal | None:
        """Why an action may not be taken while somebody must decide, or None."""

    @abstractmethod
    def after(self, state: S, action: A) -> Step[S, E]:
        """What a legal action leads to, with all of the same phase that needs no decision."""

    @abstractmethod
    def by_itself(self, state: S) -> Step[S, E]:
        """What the next automatic phase leads to."""

    @abstractmethod
    def scores(self, state: S) -> Sequence[Score]:
        """The score of this moment, one per player in seat order."""

    def refusal(self, state: S, action: A | str) -> Refusal | None:
        """Why an action may not be taken now, or None if it may."""
        played = self.action_of(state, action)
        if state.over:
            return Refusal("", "game-over", {})
        if state.decision is None:
            words: dict[str, str | int] = {"phase": state.coming, "game": box_of(state).key}
            return Refusal("", "nothing-to-decide", words)
        return self.obstacle(state, played)

    def apply(self, state: S, action: A | str) -> Step[S, E]:
        """Take an action, then all of the same phase that needs no decision."""
        if state.decision is None:
            raise nobody_decides(state)
        played = self.action_of(state, action)
        refused = self.obstacle(state, played)
        if refused is not None:
            raise IllegalAction(refused, box_of(state).key)
        return self.after(state, played)

    def advance(self, state: S) -> Step[S, E]:
        """Run the next automatic phase to its end or to its first decision."""
        if state.over:
            raise GameOver("game-over")
        if state.decision is not None:
            name = state.players[state.decision.player].name
            raise DecisionPending("decision-pending", player=name)
        return self.by_itself(state)

    def complete(self, state: S, seed: int) -> S:
        """The same state: nothing is hidden, if not told."""
        del seed
        return state

    def public(self, state: S) -> S:
        """The same state: nothing is hidden, if not told."""
        return state

    @abstractmethod
    def moment(self, state: S) -> str:
        """A text that names this moment, of which players who draw lots make their seed."""
