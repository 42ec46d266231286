"""What lies before the players at one moment of a game, frozen, and questions about it.

>>> from lacitta_nb.games.saint_malo.opening import new_game
>>> state = new_game(players=2, seed=1).state
>>> state.players[0].coins, state.players[0].city["B2"], state.phase
(3, 'crate', 'throw')
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple, SupportsIndex

from lacitta_nb.core.records import Decision, seat_of
from lacitta_nb.core.shared import Shared, bits
from lacitta_nb.core.shown import ShownState
from lacitta_nb.games.saint_malo.city import ALL, BESIDE, NAMES, OUTER, SIDES
from lacitta_nb.games.saint_malo.constants import (
    CHURCHES,
    PERSONS,
    ROLLS,
    SIDE_DEFENCE,
    SOLDIER_DEFENCE,
    THINGS,
    DecisionKind,
    Phase,
    Symbol,
)
from lacitta_nb.games.saint_malo.tables import Tables

NUMBER_OF: Final = {thing: number for number, thing in enumerate(THINGS)}
"""The place of each thing in `CityQueries.things`."""
_FIRST_CHURCH: Final = NUMBER_OF[CHURCHES[0]]
_FIRST_PERSON: Final = NUMBER_OF[PERSONS[0]]


class Table(Shared):
    """What never changes in a game: its tables, who began, and what draws its rolls."""

    def __init__(self, tables: Tables, size: int, start_player: int, seed: int) -> None:
        self.tables: Final = tables
        self.size: Final = size
        self.start_player: Final = start_player
        self.seed: Final = seed
        self.row_length: Final[int] = tables.row_length[size]
        self.boxes: Final[int] = self.row_length * len(tables.strengths)
        """All boxes of the pirates."""

    def with_seed(self, seed: int) -> "Table":
        """The same table with another seed."""
        return self if seed == self.seed else Table(self.tables, self.size, self.start_player, seed)

    def _key(self) -> tuple[object, ...]:
        return self.tables, self.size, self.start_player, self.seed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        return Table, self._key()


class CityQueries:
    """Questions about one city: of a player, and of the one whose turn is being played.

    `things` has one set of spaces for each of `THINGS`, `filled` is all of them together.
    """

    __slots__ = ()

    filled: int
    things: Any

    @property
    def empty(self) -> int:
        """The set of empty spaces."""
        return ALL & ~self.filled

    @property
    def empty_outer(self) -> int:
        """The set of empty outer spaces, where walls may still go (W1)."""
        return OUTER & ~self.filled

    @property
    def full(self) -> bool:
        """Whether no space is empty."""
        return self.filled == ALL

    @property
    def city(self) -> dict[str, str]:
        """What each filled space holds, in the order of the spaces."""
        return {NAMES[number]: self.at(number) for number in bits(self.filled)}

    def at(self, number: int) -> str:
        """What a space holds, or "" if it is empty."""
        return next(
            (t for t, mask in zip(THINGS, self.things, strict=True) if mask >> number & 1), ""
        )

    def where(self, thing: str) -> int:
        """The set of the spaces that hold a thing."""
        mask: int = self.things[NUMBER_OF[thing]]
        return mask

    def beside(self, number: int, thing: str) -> int:
        """How many things of a kind are beside a space (P5)."""
        return (self.where(thing) & BESIDE[number]).bit_count()

    def churches_beside(self, number: int) -> int:
        """How many churches, of any size, are beside a space (P4)."""
        around = BESIDE[number]
        return sum((mask & around).bit_count() for mask in self.churches)

    def kinds_beside(self, number: int) -> int:
        """How many different kinds of person are beside a space (P7)."""
        around = BESIDE[number]
        return sum(1 for mask in self.things[_FIRST_PERSON:] if mask & around)

    @property
    def churches(self) -> Sequence[int]:
        """The sets of spaces of the churches of each size."""
        churches: Sequence[int] = self.things[_FIRST_CHURCH : _FIRST_CHURCH + len(CHURCHES)]
        return churches

    def is_complete(self, side: str) -> bool:
        """Whether a side has walls only (G4)."""
        return self.where("wall") & SIDES[side] == SIDES[side]

    def is_broken(self, side: str) -> bool:
        """Whether a side holds anything but walls (G4)."""
        return bool(self.filled & ~self.where("wall") & SIDES[side])

    @property
    def defence(self) -> int:
        """What holds off pirates (G5)."""
        walls, soldiers = self.where("wall"), self.where("soldier")
        sides = sum(1 for side in SIDES.values() if walls & side == side)
        return SOLDIER_DEFENCE * soldiers.bit_count() + SIDE_DEFENCE * sides


class _PlayerFields(NamedTuple):
    name: str
    coins: int
    logs: int
    points: int
    cannons_lost: int
    filled: int
    things: tuple[int, ...]


class Player(_PlayerFields, CityQueries):
    """What lies before one player."""

    __slots__ = ()


class Placing(NamedTuple):
    """What is half placed in an action: what is asked next, and what waits.

    Attributes:
        kind: the decision: `place`, `house` or `bonus`.
        thing: what goes on the next space: a crate, a wall, a church, a person or a house.
        left: how many of it are still to be placed, the next one included.
        group: the set of the spaces that this group has so far (C1, P9).
        architect: the number of the space of the architect whose houses these are; else -1.
        walls: the walls of the throw that wait until a bonus is placed (W2).
        bonus: whether a side brings it (W4).
    """

    kind: DecisionKind
    thing: str
    left: int = 1
    group: int = 0
    architect: int = -1
    walls: int = 0
    bonus: bool = False


class _StateFields(NamedTuple):
    table: Table
    players: tuple[Player, ...]
    turns: int = 0
    boxes: int = 0
    dice: tuple[Symbol, ...] = ()
    rolls: int = 0
    stopped: bool = False
    placing: Placing | None = None
    over: bool = False


class State(ShownState, _StateFields):
    """One moment of a game.

    `turns` counts the turns finished by all, `boxes` the pirates' boxes marked in all, `dice` are
    those of the mover in the order in which they lie, () before the first roll. `stopped` says that
    the mover rolls no more though it could.
    """

    __slots__ = ()

    box: ClassVar[str] = "lacitta_nb.games.saint_malo.box"

    # In a line, not with all its fields as a named tuple shows itself.
    __repr__ = ShownState.__repr__

    @property
    def seed(self) -> int:
        """What draws every roll of this game; 0 in a view."""
        return self.table.seed

    @property
    def start_player(self) -> int:
        """The seat that began."""
        return self.table.start_player

    @property
    def to_move(self) -> int:
        """The seat whose turn it is, or comes next (S3)."""
        return (self.table.start_player + self.turns) % self.table.size

    @property
    def mover(self) -> Player:
        """What lies before the player whose turn it is."""
        return self.players[self.to_move]

    @property
    def phase(self) -> Phase:
        """The part of the turn: `throw` until the first roll, then `turn`; `over` in the end."""
        if self.over:
            return "over"
        return "turn" if self.rolls else "throw"

    @property
    def coming(self) -> Phase:
        """The phase that the next step runs: after the last turn nothing is rolled (E1)."""
        return "over" if self.ends else self.phase

    @property
    def choice(self) -> DecisionKind | None:
        """What kind of decision is asked, or None."""
        if self.placing is not None:
            return self.placing.kind
        if not self.rolls or self.over:
            return None
        return "use" if self.stopped or self.rolls == ROLLS else "roll"

    @property
    def decision(self) -> Decision[DecisionKind] | None:
        """Who must decide, and what; None while the next thing happens by itself."""
        choice = self.choice
        return None if choice is None else Decision(self.to_move, choice)

    @property
    def last_round(self) -> bool:
        """Whether a city is full, so that no other round begins (E1)."""
        return any(player.full for player in self.players)

    @property
    def ends(self) -> bool:
        """Whether the last turn has been taken, so that the next step counts (E1)."""
        return (
            not self.over
            and not self.rolls
            and self.turns > 0
            and self.turns % self.table.size == 0
            and self.last_round
        )

    @property
    def row(self) -> int:
        """The row of the pirates that is being filled, from 0; as many as there are: none (R4)."""
        return self.boxes // self.table.row_length

    def seen_by(self, player: SupportsIndex | str) -> "State":
        """This state as one player may know it: all of it but for the rolls to come.

        Raises:
            NotFound: there is no such player.
        """
        seat_of(self.players, player)
        return self._replace(table=self.table.with_seed(0))
