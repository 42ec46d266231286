"""The seam for learning programs: a game's actions and views as numbers.

A game hands its coding over in its box (`coding`). Actions are numbered, the same number meaning
the same in every state of one kind of game; a view becomes a row of numbers, relative to the seat
that looks: its own first, then those of the others in the order of their turns. Whoever hands over
nothing has `Coding` itself: places in the list of legal actions, and the scores of the moment.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, cast

from lacitta_nb.arena.result import result_of
from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.records import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Row: TypeAlias = "NDArray[np.float32]"

S = TypeVar("S", bound=State)
A = TypeVar("A")

REACH: Final = 4.0
"""Numbers of a view lie from minus this to this; what would lie beyond is cut."""
USUAL_SLOTS: Final = 64
"""Numbers for the actions of a game that hands over no coding: so many may be legal at a time."""
_POINTS: Final = 20.0
"""By what points are divided where nothing is known of a game."""


class Look(NamedTuple, Generic[S]):
    """Who looks at what: a view, the seat whose view it is, and all seats as that one sees them."""

    view: S
    seat: int
    order: tuple[int, ...]

    @classmethod
    def at(cls, view: S, seat: int) -> "Look[S]":
        """The look of a seat at its view."""
        size = len(view.players)
        return cls(view, seat, tuple([(seat + n) % size for n in range(size)]))


class Block(NamedTuple, Generic[S]):
    """A part of the row: what its numbers are called in games like that of a state, and they."""

    names: Callable[[S], Sequence[str]]
    values: Callable[[Look[S]], "Sequence[float] | Row"]


class Coding(Generic[S, A]):
    """How the actions and views of a game are written as numbers.

    Games are of one kind where the first moments of two differ in nothing but seed and names: then
    `slots`, `meaning` and `names` are the same for all their states.
    """

    blocks: Sequence[Block[S]] = ()

    def slots(self, state: S) -> int:
        """How many numbers the actions of a game have."""
        del state
        return USUAL_SLOTS

    def numbers(self, state: S, legal: Sequence[A]) -> Sequence[int]:
        """The numbers of all legal actions, each another one.

        Raises:
            BadSetting: more actions than there are numbers, in a game that has no coding.
        """
        if len(legal) > self.slots(state):
            game = box_of(state).key
            raise BadSetting("study-coding-full", game=game, count=len(legal), most=USUAL_SLOTS)
        return range(len(legal))

    def meaning(self, state: S, number: int) -> str:
        """What a number means in games like that of this state."""
        del state
        return f"legal {number}"

    def names(self, state: S) -> list[str]:
        """What each number of a row is called."""
        return [name for block in self._blocks for name in block.names(state)]

    def features(self, view: S, seat: int) -> "Row":
        """A view as a row of numbers between minus `REACH` and `REACH`.

        Args:
            view: `state.seen_by(seat)`.
            seat: whose it is.
        """
        import numpy as np

        look = Look.at(view, seat)
        parts = [np.asarray(block.values(look), np.float32) for block in self._blocks]
        row = np.concatenate(parts)
        np.minimum(row, REACH, out=row)
        np.maximum(row, -REACH, out=row)
        return row

    @property
    def _blocks(self) -> Sequence[Block[S]]:
        return self.blocks or _PLAIN

    def round(self, state: S) -> int:
        """In which round of the game a state is, from 1; 0 where a game does not say."""
        del state
        return 0

    def wins(self, state: S) -> Sequence[float]:
        """The share of the win of each seat at the end of a game."""
        return result_of(state).wins


class BookCoding(Coding[S, A]):
    """A coding whose actions are numbered in the order of a book of all of them.

    Args:
        book: gives all actions of the game by their text.
    """

    def __init__(self, book: "Callable[[], Mapping[str, A]]") -> None:
        self._book: Final = book

    def slots(self, state: S) -> int:
        """How many numbers the actions of a game have."""
        del state
        return len(self._texts)

    def numbers(self, state: S, legal: Sequence[A]) -> list[int]:
        """The numbers of all legal actions."""
        numbers = self._numbers
        return [numbers[self.written(state, action)] for action in legal]

    def written(self, state: S, action: A) -> A:
        """An action as the book has it; in most games as it is."""
        del state
        return action

    def meaning(self, state: S, number: int) -> str:
        """The action text of a number."""
        del state
        return self._texts[number]

    @cached_property
    def _texts(self) -> tuple[str, ...]:
        return tuple(self._book())

    @cached_property
    def _numbers(self) -> "Mapping[A, int]":
        return {action: number for number, action in enumerate(self._book().values())}


def coding_of(state: State) -> Coding[Any, Any]:
    """The coding of the game that a state belongs to.

    >>> from lacitta_nb import new_game
    >>> state = new_game(players=2, seed=1).state
    >>> coding_of(state).meaning(state, 0)
    'gold'
    """
    return cast("Coding[Any, Any]", box_of(state).coding)


def one_of(words: Sequence[object], chosen: object) -> list[float]:
    """A number for each word, 1 for the chosen one.

    >>> one_of("abc", "b")
    [0.0, 1.0, 0.0]
    """
    row = [0.0] * len(words)
    if chosen in words:
        row[words.index(chosen)] = 1.0
    return row


def decision_block(kinds: Sequence[str]) -> Block[Any]:
    """What must be decided, and by whom."""

    def names(state: State) -> list[str]:
        seats = range(len(state.players))
        return [f"decision {kind}" for kind in kinds] + [f"decides {seat}" for seat in seats]

    def values(look: Look[Any]) -> list[float]:
        decision = look.view.decision
        kind, seat = (None, None) if decision is None else (decision.kind, decision.player)
        return one_of(kinds, kind) + one_of(look.order, seat)

    return Block(names, values)


def _plain_names(state: State) -> list[str]:
    seats = range(len(state.players))
    return ["over", *(f"points {n}" for n in seats), *(f"decides {n}" for n in seats)]


def _plain_values(look: Look[Any]) -> list[float]:
    scores = box_of(look.view).rules.scores(look.view)
    decision = look.view.decision
    points = [scores[seat].total / _POINTS for seat in look.order]
    decides = one_of(look.order, None if decision is None else decision.player)
    return [float(look.view.over), *points, *decides]


_PLAIN: Final = (Block(_plain_names, _plain_values),)
