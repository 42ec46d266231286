"""What placing something does: effects of persons, sides that are completed or broken, bonuses."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.saint_malo.actions import NOTHING, Action
from lacitta_nb.games.saint_malo.city import NAMES, NUMBER, SIDE_OF
from lacitta_nb.games.saint_malo.constants import (
    CHURCH_POINTS,
    CITIZEN_POINTS,
    CRATE_COINS,
    HOUSE_POINTS,
    HOUSES,
    KIND_POINTS,
    NOBLE_POINTS,
)
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.rules.draft import Draft
from lacitta_nb.games.saint_malo.rules.placing import spaces_for
from lacitta_nb.games.saint_malo.state import CityQueries, Placing

RULE_OF: Final[Mapping[str, str]] = MappingProxyType(
    {
        "crate": "C1",
        "wall": "W1",
        "house": "P9",
        "citizen": "P2",
        "soldier": "P3",
        "priest": "P4",
        "merchant": "P5",
        "architect": "P6",
        "juggler": "P7",
        "noble": "P8",
    }
)
"""The rule of each thing; of all others, the churches, it is H1."""
POINTS_RULE: Final[Mapping[str, str]] = MappingProxyType({"house": "P6"})
"""The rule by which a thing brings points, where it is not that of the thing."""

POINTS: Final[Mapping[str, Callable[[CityQueries, int], int]]] = MappingProxyType(
    {
        "citizen": lambda _city, _at: CITIZEN_POINTS,
        "priest": lambda city, at: CHURCH_POINTS * city.churches_beside(at),
        "juggler": lambda city, at: KIND_POINTS * city.kinds_beside(at),
        "noble": lambda _city, _at: NOBLE_POINTS,
        "house": lambda _city, _at: HOUSE_POINTS,
    }
)
"""The points that a thing brings on a space of a city where it does not stand yet (G6)."""


def coins_at(city: CityQueries, number: int) -> int:
    """The coins that a merchant brings on a space (P5)."""
    return CRATE_COINS * city.beside(number, "crate")


def place(draft: Draft, action: Action) -> None:
    """Place the next thing and carry out its effect (A6)."""
    placing, number = draft.placing, NUMBER[action.space]
    assert placing is not None
    thing, left = placing.thing, placing.left - 1
    _put(draft, number, placing)
    if thing == "wall":
        _wall_stands(draft, number, left)
    elif thing == "architect":
        houses = min(HOUSES, draft.logs)
        _ask_house(draft, Placing("house", "house", houses, 0, number, placing.walls))
    elif thing == "house":
        _ask_house(draft, placing._replace(left=left, group=placing.group | 1 << number))
    elif left:
        draft.placing = placing._replace(left=left, group=placing.group | 1 << number)
    else:
        _go_on_with_walls(draft, placing.walls)


def _put(draft: Draft, number: int, placing: Placing) -> None:
    """Fill a space: points and coins for what is beside, a log for a house, a side that breaks."""
    seat, thing = draft.seat, placing.thing
    rule = RULE_OF.get(thing, "H1")
    side = SIDE_OF.get(number, "")
    breaks = bool(side) and thing != "wall" and not draft.is_broken(side)
    points = POINTS[thing](draft, number) if thing in POINTS else 0
    coins = coins_at(draft, number) if thing == "merchant" else 0
    draft.put(number, thing)
    draft.say(Event("placed", "W4" if placing.bonus else rule, seat, NAMES[number], thing))
    if thing == "house":
        draft.logs -= 1
        draft.say(Event("logs_used", "P9", seat, amount=1))
    if points:
        draft.points += points
        draft.say(Event("points", POINTS_RULE.get(thing, rule), seat, what=thing, amount=points))
    if coins:
        draft.coins += coins
        draft.say(Event("coins", "P5", seat, what=thing, amount=coins))
    if breaks:
        draft.say(Event("side_broken", "G4", seat, side=side))


def _ask_house(draft: Draft, placing: Placing) -> None:
    """Ask for the next house: while there is a log, no third is reached and a space fits (P9)."""
    if placing.left and spaces_for(draft, placing):
        draft.placing = placing
    else:
        _go_on_with_walls(draft, placing.walls)


def _go_on_with_walls(draft: Draft, walls: int) -> None:
    """Ask for the walls of the throw that are left; those without an empty space lapse (W4)."""
    left = min(walls, draft.empty_outer.bit_count())
    draft.placing = Placing("place", "wall", left) if left else None


def _wall_stands(draft: Draft, number: int, walls: int) -> None:
    """Give the bonus of a side that is complete now, before the next wall (W2 to W4)."""
    side, seat = SIDE_OF[number], draft.seat
    if not draft.is_complete(side):
        _go_on_with_walls(draft, walls)
        return
    kind, amount = draft.table.tables.bonuses[side]
    draft.say(Event("side_complete", "W2", seat, side=side))
    draft.say(
        Event(
            "bonus", "W4" if kind == "person" else "W3", seat, what=kind, amount=amount, side=side
        )
    )
    if kind == "person" and draft.empty:
        draft.placing = Placing("bonus", "", amount, walls=walls)
        return
    if kind == "coins":
        draft.coins += amount
        draft.say(Event("coins", "W3", seat, amount=amount, side=side))
    elif kind == "points":
        draft.points += amount
        draft.say(Event("points", "W3", seat, amount=amount, side=side))
    _go_on_with_walls(draft, walls)


def done(draft: Draft, action: Action) -> None:
    """Place no more houses (P9)."""
    del action
    assert draft.placing is not None
    _go_on_with_walls(draft, draft.placing.walls)


def take(draft: Draft, action: Action) -> None:
    """Take the person of a bonus, or nobody (W4)."""
    assert draft.placing is not None
    walls = draft.placing.walls
    if action.what == NOTHING:
        _go_on_with_walls(draft, walls)
    else:
        draft.placing = Placing("place", action.what, walls=walls, bonus=True)
