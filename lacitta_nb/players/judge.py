"""The seam for judgement: how well a player stands, and what is best to be done.

A game hands its judge over in its box (`judge`). Hints explain by it, the searching player searches
over it, comparisons of actions take their candidates from it. Whoever writes one method, `judge`,
has one: `Judging` gives the rest by trying each action.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from math import fsum, isfinite
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar, cast

from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import PlayerMistake
from lacitta_nb.core.records import State
from lacitta_nb.given import attempt, name_of, repr_of
from lacitta_nb.players.protocol import choices, legal, mover
from lacitta_nb.players.reasons import Reason, reason_key

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
A = TypeVar("A", bound=Hashable)

_SAME: Final = 6
"""Decimals up to which worths are the same."""


class Candidate(NamedTuple):
    """Something that can be done, and every way of doing it that comes to the same.

    Attributes:
        action: the first of these ways; others: the rest of them.
        worth: felt points that the player would be worth after it.
    """

    action: Any
    worth: float
    others: tuple[Any, ...] = ()


class GameEnd(NamedTuple):
    """What the end of the game brings a player where nobody takes a turn any more: expected values.

    Attributes:
        points: of the score.
        rank: from 1; equal players share it.
        win: the share of wins, a shared win in part.
        cut: whether the player will have more choices than were compared, so that some were taken
            by rule of thumb.
        guessed: whether others still choose something; they were taken to do what is best for them.

    >>> GameEnd(31.5, 1.0, 1.0).exact, GameEnd(31.5, 1.0, 1.0, guessed=True).exact
    (True, False)
    """

    points: float
    rank: float
    win: float
    cut: bool = False
    guessed: bool = False

    @property
    def rough(self) -> bool:
        """Whether the chance to win may be more than was found: what was not compared may win.

        >>> GameEnd(31.5, 1.0, 1.0, cut=True).rough, GameEnd(31.5, 1.2, 0.8, cut=True).rough
        (False, True)
        """
        return self.cut and self.win < 1

    @property
    def exact(self) -> bool:
        """Whether nothing but chance is left: then these are the expected values, not estimates."""
        return not (self.cut or self.guessed)


class Judge(Protocol[S_contra, A]):
    """Says what standings and actions are worth, in points that the player feels them to be."""

    @property
    def beside(self) -> int:
        """As how many playouts its judgement of an action counts beside those of a search."""
        ...

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

    def settled(self, state: S_contra) -> bool:
        """Whether `lead` knows the rest of the stage by itself, so that a search stops sooner."""
        ...

    def candidates(self, view: S_contra) -> list[Candidate]:
        """All that is worth a thought, the best first; ways that come to the same are one."""
        ...

    def reply(self, view: S_contra) -> A:
        """A fair action, found quickly: how a position is played out to the end of the game."""
        ...

    def sound(self, view: S_contra) -> A:
        """A better one, which may take longer: how a search plays on to the end of a stage."""
        ...

    def rival(self, view: S_contra) -> A:
        """What somebody may do who plays in another way: a search does not know the others."""
        ...

    def lead(self, state: S_contra, seat: int) -> float:
        """How far a player stands ahead of the others, in felt points: what a search looks for."""
        ...

    def closer(self, view: S_contra, action: A) -> float | None:
        """What an action is worth at a closer look than `ranked` gives to all; None: there is none.

        Advice takes it for what it tells of, so that it agrees with reasons and chances.
        """
        ...

    def game_end(self, view: S_contra, action: A) -> GameEnd | None:
        """What an action brings in the end where its player takes no turn after it; else None."""
        ...

    def reason_key(self, view: S_contra, name: str, change: float) -> str:
        """The key of the sentence about a consideration that is better or worse after a choice."""
        ...

    def conclusive(self, view: S_contra) -> bool:
        """Whether playing on would tell no more of the candidates than they tell by themselves."""
        ...


class Judging(ABC, Generic[S, A]):
    """A judge that tries each action and looks where it stands then, no further than that.

    One method is missing: `judge`. The actions are compared with the worst one, all of them are
    things apart, and a search plays to the end of the game; a game with a better answer gives it.
    """

    plays: ClassVar[str] = ""
    """The key of the only game that it plays; "" says nothing of that."""
    beside: ClassVar[int] = 4
    """As how many playouts its own judgement of an action counts beside those of a search."""

    @abstractmethod
    def judge(self, state: S, seat: int) -> float:
        """What the standing of a player is worth; the more, the better."""

    def worths(self, view: S, actions: Sequence[A]) -> list[float]:
        """What the player who must decide would be worth after each of these actions."""
        rules, seat = box_of(view).rules, mover(view)
        return [self.judge(rules.apply(view, action).state, seat) for action in actions]

    def choose(self, view: S) -> A:
        """The action after which the player stands best; of equal ones the first."""
        actions: list[A] = choices(self, view)
        if len(actions) == 1:
            return actions[0]
        worths = counted(self, self.worths(view, actions))
        return actions[worths.index(max(worths))]

    def ranked(self, view: S) -> list[tuple[A, float]]:
        """All legal actions with their worth in felt points, the best first."""
        actions: list[A] = choices(self, view)
        worths = counted(self, self.worths(view, actions))
        return sorted(zip(actions, worths, strict=True), key=lambda pair: -pair[1])

    def explain(self, view: S, action: A) -> list[Reason]:
        """One reason: what the action gains or loses.

        Raises:
            BadAction, IllegalAction: it is no action, or the rules forbid it.
        """
        action = legal(view, action)
        worths = [*self.worths(view, [action]), self.judge(view, mover(view))]
        worth, before = counted(self, worths)
        change = worth - before
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

    def settled(self, state: S) -> bool:
        """It knows nothing of what is to come."""
        del state
        return False

    def candidates(self, view: S) -> list[Candidate]:
        """All that can be done, the best first; equally good ways of doing one thing are one."""
        return grouped(self, self.ranked(view))

    def reply(self, view: S) -> A:
        """What it chooses."""
        return self.choose(view)

    def sound(self, view: S) -> A:
        """What it replies."""
        return self.reply(view)

    def rival(self, view: S) -> A:
        """The same: it knows no other way."""
        return self.sound(view)

    def lead(self, state: S, seat: int) -> float:
        """How far a player stands ahead of the others, if there are any, in felt points."""
        seats = range(len(state.players))
        return ahead(counted(self, [self.judge(state, other) for other in seats]), seat)

    def closer(self, view: S, action: A) -> float | None:
        """It looks at all alike."""
        del view, action
        return None

    def game_end(self, view: S, action: A) -> GameEnd | None:
        """Nothing is known of it."""
        del view, action
        return None

    def reason_key(self, view: S, name: str, change: float) -> str:
        """The usual one, of what is gained or lost."""
        del view
        return reason_key(name, change)

    def conclusive(self, view: S) -> bool:
        """It looks no further than the action, so playing on tells more."""
        del view
        return False


def counted(judge: object, worths: Sequence[float]) -> Sequence[float]:
    """What a judge found, all of which must be numbers; their sum shows it in one go.

    Raises:
        PlayerMistake: something else is among them, or a number without end.
    """
    if not attempt(lambda: isfinite(fsum(worths)), lambda _: False):
        for worth in worths:
            if not attempt(partial(isfinite, worth), lambda _: False):
                own = name_of(type(judge))
                raise PlayerMistake("player-bad-worth", own=own, found=repr_of(worth))
    return worths


def ahead(worths: Sequence[float], seat: int) -> float:
    """How far a player stands ahead: of the best of the others and of their mean, half each.

    >>> ahead([10.0, 7.0, 5.0], 0)
    3.5
    """
    others = [worth for place, worth in enumerate(worths) if place != seat]
    return worths[seat] - (max(others) + sum(others) / len(others)) / 2 if others else worths[seat]


def grouped(judge: Judge[Any, A], ranked: Sequence[tuple[A, float]]) -> list[Candidate]:
    """Actions of a ranking, those that do one thing equally well together.

    Args:
        judge: says what is a way of doing the same.
        ranked: actions with their worth, the best first.
    """
    found: dict[Hashable, list[tuple[A, float]]] = {}
    for action, worth in ranked:
        found.setdefault((judge.alike(action), round(worth, _SAME)), []).append((action, worth))
    return [
        Candidate(ways[0][0], ways[0][1], tuple(action for action, _ in ways[1:]))
        for ways in found.values()
    ]


def judge_of(state: State) -> Judge[Any, Any]:
    """The judge of the game that a state belongs to."""
    return cast("Judge[Any, Any]", box_of(state).judge)


def one_of_each(judge: Judge[Any, A], found: Iterable[Candidate]) -> list[Candidate]:
    """The best way of doing each thing.

    Args:
        judge: says what is a way of doing the same.
        found: candidates, the best first.
    """
    best: dict[Hashable, Candidate] = {}
    for candidate in found:
        best.setdefault(judge.alike(candidate.action), candidate)
    return list(best.values())
