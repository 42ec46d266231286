"""Whether a turn can be half placed so: a moment that no game leads to could not go on from there.

What is asked next must fit the dice, the city of the mover and what has been placed in this turn.
"""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.core.errors import Problem
from lacitta_nb.core.shared import bits
from lacitta_nb.games.saint_malo.city import NAMES, OUTER, beside, groups
from lacitta_nb.games.saint_malo.constants import (
    CHURCHES,
    DICE,
    HOUSES,
    LEVELS,
    SWORDS,
)
from lacitta_nb.games.saint_malo.rules.placing import spaces_for
from lacitta_nb.games.saint_malo.state import Placing, State

_ARCHITECT: Final = "architect"


def wrong_placing(state: State, placing: Placing) -> Iterator[Problem]:
    """The first thing in `placing` that no game leads to; the others would follow from it."""
    for check in (_wrong_group, _wrong_number, _wrong_source, _wrong_walls):
        problem = check(state, placing)
        if problem:
            yield problem
            return
    if not spaces_for(state.mover, placing):
        yield Problem.at(
            "placing", "file-malo-no-space", rule="A5", thing=placing.thing or "person"
        )


def _usable(state: State) -> int:
    """The most dice that an action can use: all but those that show swords (A3)."""
    return DICE - state.dice.count(SWORDS)


def _wrong_group(state: State, placing: Placing) -> Problem | None:
    """What was placed in this turn lies there, together, and beside its architect (C1, P9)."""
    mover, thing, group = state.mover, placing.thing, placing.group
    if placing.kind == "house" and not mover.where(_ARCHITECT) >> placing.architect & 1:
        name = NAMES[placing.architect]
        return Problem.at("placing.architect", "file-malo-no-architect", rule="P9", name=name)
    if not group:
        return None
    if thing not in ("crate", "house"):
        return Problem.at("placing.group", "file-malo-no-group", thing=thing or "person")
    rule = "P9" if thing == "house" else "C1"
    placed = mover.where(thing) & ~(state.table.tables.crates if thing == "crate" else 0)
    for number in bits(group & ~placed):
        name = NAMES[number]
        return Problem.at(
            "placing.group", "file-malo-not-placed", rule=rule, thing=thing, name=name
        )
    if len(groups(group)) > 1:
        return Problem.at("placing.group", "file-malo-not-joined", rule=rule, thing=thing)
    if thing == "house" and not group & beside(1 << placing.architect):
        name = NAMES[placing.architect]
        return Problem.at("placing.group", "file-malo-not-beside", rule=rule, name=name)
    return None


def _wrong_number(state: State, placing: Placing) -> Problem | None:
    """As many are left as dice, logs and room allow (A3, C2, W1, P9)."""
    left, done = placing.left, placing.group.bit_count()
    if placing.kind == "house":
        # Each house that stands has taken its log, so the logs that are left tell the rest.
        most = min(HOUSES - done, state.mover.logs)
        if 0 < left == most:
            return None
        return Problem.at("placing.left", "file-malo-houses", rule="P9", count=most, found=left)
    if placing.kind == "bonus":
        return None
    most = {"crate": _usable(state) - done, "wall": _usable(state)}.get(placing.thing, 1)
    if not 0 < left <= most:
        return Problem.at("placing.left", "file-malo-left", rule="A3", most=most, found=left)
    if placing.thing == "wall":
        room = state.mover.empty_outer.bit_count()
    elif placing.thing == "crate":
        room = _room(state, placing.group)
    else:
        return None
    if left <= room:
        return None
    rule = "W1" if placing.thing == "wall" else "C2"
    return Problem.at("placing.left", "file-malo-room", rule=rule, room=room, found=left)


def _room(state: State, group: int) -> int:
    """How many crates have room: joined to those placed, or anywhere together."""
    found = groups(state.mover.empty | group)
    sizes = [(area & ~group).bit_count() for area in found if not group or area & group]
    return max(sizes, default=0)


def _wrong_source(state: State, placing: Placing) -> Problem | None:
    """The dice bring it, or for a person a side that is complete (H1, P1, W4)."""
    thing = _ARCHITECT if placing.kind == "house" else placing.thing
    if thing in CHURCHES:
        size = CHURCHES.index(thing) + 1
        if size <= _usable(state):
            return None
        most = _usable(state)
        return Problem.at("placing.thing", "file-malo-church", rule="H1", most=most, found=size)
    if thing in LEVELS:
        highest = max(_bonuses(state), default=0) if placing.bonus else _usable(state)
        if LEVELS[thing] <= highest and _usable(state):
            return None
        return Problem.at("placing.thing", "file-malo-person", rule="P1", person=thing)
    if placing.kind == "bonus" and (placing.left not in _bonuses(state) or not _usable(state)):
        return Problem.at("placing.level", "file-malo-bonus", rule="W4", found=placing.left)
    return None


def _bonuses(state: State) -> list[int]:
    """The levels of the persons that complete sides of the mover bring."""
    return [
        amount
        for side, (kind, amount) in state.table.tables.bonuses.items()
        if kind == "person" and state.mover.is_complete(side)
    ]


def _wrong_walls(state: State, placing: Placing) -> Problem | None:
    """Walls wait behind a bonus only, of which at least one has been placed (W2, W4)."""
    walls = placing.walls
    if not walls:
        return None
    if placing.thing in ("crate", "wall", *CHURCHES) or (
        placing.thing in LEVELS and not placing.bonus
    ):
        return Problem.at("placing.walls", "file-malo-no-walls", rule="W2", thing=placing.thing)
    taken = placing.group if placing.architect < 0 else placing.group | 1 << placing.architect
    most = min(_usable(state) - 1, ((state.mover.empty | taken) & OUTER).bit_count())
    if walls <= most:
        return None
    return Problem.at("placing.walls", "file-malo-walls", rule="W2", most=most, found=walls)
