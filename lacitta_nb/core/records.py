"""States, actions and events as shared rooms see them, and what every game says in one way.

The protocols name only what shared rooms ask. The records of a game have more fields, which its own
rooms know by type.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, SupportsIndex, TypeVar

from lacitta_nb.core.errors import Guess, NotFound
from lacitta_nb.given import called, repr_of, text, whole


class Action(Protocol):
    """One choice of a player: frozen, comparable, and `str` gives its text form."""

    @property
    def kind(self) -> str:
        """What kind of choice it is."""
        ...


class Event(Protocol):
    """One thing that happened: frozen, comparable."""

    @property
    def kind(self) -> str:
        """What kind of thing it is; `event-` and the kind are the key of its sentence."""
        ...

    @property
    def rule(self) -> str:
        """The number of its rule."""
        ...

    @property
    def player(self) -> int | None:
        """The seat that it happened to, or None."""
        ...


class Player(Protocol):
    """What lies before one player."""

    @property
    def name(self) -> str:
        """How the player is called."""
        ...


class Score(Protocol):
    """What a player has reached."""

    @property
    def player(self) -> int:
        """The seat."""
        ...

    @property
    def total(self) -> int:
        """The points."""
        ...

    @property
    def rank(self) -> int:
        """The rank, from 1; equal players share it."""
        ...


Kind_co = TypeVar("Kind_co", bound=str, covariant=True)


class Decision(NamedTuple, Generic[Kind_co]):
    """Who must decide, and what kind of choice it is (formats.md, section 1)."""

    player: int
    kind: Kind_co


class State(Protocol):
    """One moment of a game: frozen, comparable, and shared without being copied."""

    box: ClassVar[str]
    """The module in which the box of its game lies, see `core.box`."""

    @property
    def players(self) -> Sequence[Player]:
        """What lies before each player, in seat order."""
        ...

    @property
    def phase(self) -> str:
        """The part of the game that is being played."""
        ...

    @property
    def coming(self) -> str:
        """The phase that the next step runs where nobody must decide."""
        ...

    @property
    def decision(self) -> Decision[str] | None:
        """Who must decide now, and what; None while the next thing happens by itself."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def seed(self) -> int:
        """What draws every shuffle and roll of this game; 0 where it is not known."""
        ...

    def seen_by(self, player: SupportsIndex | str) -> Self:
        """This state as one player may know it; hidden things read `?`."""
        ...


def fields_told(record: Any) -> str:  # noqa: ANN401 - any named tuple
    """The fields of a record that say something, in order, as its `repr` writes them."""
    told = (
        f"{name}={value!r}"
        for name, value in zip(record._fields, record, strict=True)
        if value != record._field_defaults.get(name, value is None)
    )
    return f"{type(record).__name__}({', '.join(told)})"


S = TypeVar("S")
E = TypeVar("E")


class Step(NamedTuple, Generic[S, E]):
    """What a move or a phase led to: the new state and what happened on the way."""

    state: S
    events: tuple[E, ...]


def seat_of(players: Sequence[Player], given: object) -> int:
    """The number of a player, given by number or by a name that only one player has.

    Raises:
        NotFound: there is no such player.
    """
    names = [player.name for player in players]
    number, name = whole(given), text(given)
    if number is not None and 0 <= number < len(names):
        return number
    if name is not None and names.count(name) == 1:
        return names.index(name)
    if name is not None and name in names:
        seats = [str(seat) for seat, other in enumerate(names) if other == name]
        raise NotFound("several-players", player=called(name), seats=", ".join(seats))
    raise NotFound(
        "no-player",
        guess=None if name is None else Guess(name, names),
        player=called(given) if name else repr_of(given),
        names=", ".join(f"{other} ({seat})" for seat, other in enumerate(names)),
    )
