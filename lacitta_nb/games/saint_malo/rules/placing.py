"""Where things may go, one after the other (G1, G2, A6, C1, C2, W1, P9), and the bonus (W4)."""

from functools import cache
from itertools import chain
from typing import Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.core.shared import bits
from lacitta_nb.games.saint_malo.actions import NOTHING, Action, book
from lacitta_nb.games.saint_malo.city import (
    BESIDE,
    NAMES,
    NUMBER,
    OUTER,
    ROWS,
    WIDTH,
    groups,
    joined,
    roomy,
)
from lacitta_nb.games.saint_malo.constants import LEVELS
from lacitta_nb.games.saint_malo.state import CityQueries, Placing, State

DONE: Final = Action("done")
_ROW: Final = (1 << WIDTH - 1) - 1


def spaces_for(city: CityQueries, placing: Placing) -> int:
    """The set of the spaces where the next thing may go."""
    empty = city.empty
    if placing.thing == "wall":
        return empty & OUTER
    if placing.thing == "crate":
        return joined(placing.group) & empty if placing.group else roomy(empty, placing.left)
    if placing.thing == "house":
        if placing.group:
            return joined(placing.group) & empty
        return BESIDE[placing.architect] & empty
    return empty


def legal(state: State) -> list[Action]:
    """Every space where the next thing may go."""
    assert state.placing is not None
    mask = spaces_for(state.mover, state.placing)
    rows = _rows()
    return list(
        chain.from_iterable([rows[row][mask >> WIDTH * row & _ROW] for row in range(len(ROWS))])
    )


@cache
def _rows() -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """For each row and each set of its spaces the actions that place something there."""
    found = []
    for row in range(len(ROWS)):
        names = [
            [NAMES.get(WIDTH * row + place, "") for place in bits(mask)] for mask in range(_ROW + 1)
        ]
        found.append(
            tuple(tuple(book()[f"place {name}"] for name in some if name) for some in names)
        )
    return tuple(found)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the next thing may not go there, or None."""
    placing = state.placing
    assert placing is not None
    if action.kind != "place":
        return Refusal("A6", "asks-place", {"thing": placing.thing})
    mover, number = state.mover, NUMBER[action.space]
    if spaces_for(mover, placing) >> number & 1:
        return None
    words: dict[str, str | int] = {"space": action.space, "thing": placing.thing}
    if mover.filled >> number & 1:
        return Refusal("G1", "space-is-filled", words | {"what": mover.at(number)})
    if placing.thing == "wall":
        return Refusal("G2", "wall-is-inside", words)
    if placing.thing == "house":
        if placing.group:
            return Refusal("P9", "house-not-joined", words)
        architect = NAMES[placing.architect]
        return Refusal("P9", "house-not-beside", words | {"architect": architect})
    if placing.group:
        return Refusal("C1", "crate-not-joined", words)
    group = next(group for group in groups(mover.empty) if group >> number & 1)
    room = group.bit_count()
    return Refusal("C2", "crates-do-not-fit", words | {"left": placing.left, "room": room})


def legal_houses(state: State) -> list[Action]:
    """Every space for the next house, and no more of them (P9)."""
    return [*legal(state), DONE]


def refuse_house(state: State, action: Action) -> Refusal | None:
    """Why the next house may not go there, or None."""
    if action.kind == "done":
        return None
    if action.kind != "place":
        return Refusal("P9", "asks-house", {})
    return refusal(state, action)


def legal_bonus(state: State) -> list[Action]:
    """The persons that a side brings, or none of them (W4)."""
    level = _bonus_level(state)
    persons = [person for person, needed in LEVELS.items() if needed <= level]
    return [book()[f"take {what}"] for what in (*persons, NOTHING)]


def refuse_bonus(state: State, action: Action) -> Refusal | None:
    """Why somebody may not be taken as a bonus, or None."""
    if action.kind != "take":
        return Refusal("W4", "asks-bonus", {})
    level = _bonus_level(state)
    if action.what == NOTHING or LEVELS[action.what] <= level:
        return None
    words: dict[str, str | int] = {
        "person": action.what,
        "level": LEVELS[action.what],
        "most": level,
    }
    return Refusal("W4", "bonus-too-high", words)


def _bonus_level(state: State) -> int:
    """The level up to which persons come; `Placing.left` holds it while a bonus is chosen."""
    assert state.placing is not None
    return state.placing.left
