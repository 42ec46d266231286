"""What rules are about in the city that can be clicked: the mover's, as it lies open to all."""

from collections.abc import Callable
from typing import Final

from lacitta_nb.games.saint_malo.city import BESIDE, OUTER, SIDES, beside, names
from lacitta_nb.games.saint_malo.constants import CHURCHES, PERSONS, THINGS
from lacitta_nb.games.saint_malo.rules import legal_actions
from lacitta_nb.games.saint_malo.state import State

Lights = Callable[[State], tuple[str, ...]]


def nothing(_: State) -> tuple[str, ...]:
    """The rule is about no place."""
    return ()


def _named(mask: int) -> tuple[str, ...]:
    return tuple(names(mask))


def holding(*things: str) -> Lights:
    """What gives the spaces that hold some things."""
    return lambda state: _named(sum(state.mover.where(thing) for thing in things))


crates: Final = holding("crate")
"""The crates."""
walls: Final = holding("wall")
"""The walls."""
churches: Final = holding(*CHURCHES)
"""The churches of any size."""
houses: Final = holding("house")
"""The houses."""
persons: Final = holding(*PERSONS)
"""The persons."""
soldiers: Final = holding("soldier")
"""The soldiers."""
filled: Final = holding(*THINGS)
"""All that stands there."""


def empty(state: State) -> tuple[str, ...]:
    """The empty spaces."""
    return _named(state.mover.empty)


def outer(state: State) -> tuple[str, ...]:
    """The empty outer spaces."""
    return _named(state.mover.empty_outer)


def inner(state: State) -> tuple[str, ...]:
    """The empty inner spaces."""
    return _named(state.mover.empty & ~OUTER)


def corners(_: State) -> tuple[str, ...]:
    """The outer spaces that meet at a tower."""
    sides = list(SIDES.values())
    meet = 0
    for side, other in zip(sides, [*sides[1:], *sides[:1]], strict=True):
        meet |= beside(side) & other | beside(other) & side
    return _named(meet)


def complete(state: State) -> tuple[str, ...]:
    """The sides that are complete."""
    done = (mask for side, mask in SIDES.items() if state.mover.is_complete(side))
    return _named(sum(done))


def broken(state: State) -> tuple[str, ...]:
    """What breaks a side."""
    return _named(OUTER & state.mover.filled & ~state.mover.where("wall"))


def last_walls(state: State) -> tuple[str, ...]:
    """The spaces where one wall would complete a side."""
    found = 0
    for mask in SIDES.values():
        missing = mask & ~state.mover.where("wall")
        if missing.bit_count() == 1:
            found |= missing & state.mover.empty
    return _named(found)


def defending(state: State) -> tuple[str, ...]:
    """Soldiers and complete sides."""
    return tuple(dict.fromkeys((*soldiers(state), *complete(state))))


def _worth(state: State, count: Callable[[int], int]) -> tuple[str, ...]:
    """The empty spaces that have something of a kind beside them."""
    free = [number for number in BESIDE if state.mover.empty >> number & 1]
    return tuple(_named(sum(1 << number for number in free if count(number))))


def for_merchants(state: State) -> tuple[str, ...]:
    """The empty spaces beside crates."""
    return _worth(state, lambda number: state.mover.beside(number, "crate"))


def for_priests(state: State) -> tuple[str, ...]:
    """The empty spaces beside churches."""
    return _worth(state, state.mover.churches_beside)


def for_jugglers(state: State) -> tuple[str, ...]:
    """The empty spaces beside persons."""
    return _worth(state, state.mover.kinds_beside)


def placeable(state: State) -> tuple[str, ...]:
    """Where the thing that is being placed may go."""
    if state.choice not in ("place", "house"):
        return ()
    return tuple(dict.fromkeys(a.space for a in legal_actions(state) if a.space))
