"""What a thing would bring on each space: a short badge for the board, and the same in words."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.core.shared import bits
from lacitta_nb.games.saint_malo.city import BESIDE, NUMBER, SIDE_OF, SIDES
from lacitta_nb.games.saint_malo.constants import HOUSE_POINTS
from lacitta_nb.games.saint_malo.panel.offers import placed_first
from lacitta_nb.games.saint_malo.panel.session import SaintMaloSelection, say
from lacitta_nb.games.saint_malo.rules.effects import POINTS, coins_at
from lacitta_nb.games.saint_malo.state import Player, State
from lacitta_nb.games.saint_malo.study.balance import next_churches
from lacitta_nb.games.saint_malo.study.worth import room_for_houses
from lacitta_nb.panels.selection import planned
from lacitta_nb.texts import apart

BREAKS: Final = "✕"
"""What the badge of a space says whose side would be broken by what is placed there."""


class Worth(NamedTuple):
    """What a thing brings on a space.

    Attributes:
        kind: what the number is: `coins`, `points`, `houses` (of that many points), `crates`
            (beside the best place of a merchant), `walls` (of the side, then), `defence`, `series`
            (points of churches in the end), or "" for nothing.
        amount: the number.
        breaks: the side that it would break for good, or "".
        completes: the side that it would complete, or "".
    """

    kind: str
    amount: int
    breaks: str = ""
    completes: str = ""

    @property
    def badge(self) -> str:
        """As short as it can be said."""
        if self.kind == "walls":
            return f"{self.amount}/{_SIDE}" if self.amount else ""
        sign = "" if self.kind == "crates" else "+"
        number = f"{sign}{self.amount}" if self.amount else ""
        return " ".join(filter(None, (number, BREAKS if self.breaks else "")))


_SIDE: Final = SIDES["top"].bit_count()


@lru_cache(maxsize=8192)
def worth_at(city: Player, logs: int, thing: str, number: int) -> Worth:
    """What a thing would bring on an empty space of a city.

    Args:
        city: the city, before it.
        logs: those that an architect could use.
        thing: what would be placed.
        number: of the space.
    """
    side = SIDE_OF.get(number, "")
    if thing == "wall":
        return _wall(city, side)
    breaks = side if side and not city.is_broken(side) else ""
    kind, amount = "", 0
    if thing == "merchant":
        kind, amount = "coins", coins_at(city, number)
    elif thing == "architect":
        houses = min(logs, room_for_houses(city, number))
        kind, amount = "houses", HOUSE_POINTS * houses
    elif thing == "crate":
        kind, amount = "crates", _crates(city, number)
    elif thing in POINTS:
        kind, amount = "points", POINTS[thing](city, number)
    return Worth(kind, amount, breaks)


def _wall(city: Player, side: str) -> Worth:
    if city.is_broken(side):
        return Worth("walls", 0)
    walls = (city.where("wall") & SIDES[side]).bit_count() + 1
    return Worth("walls", walls, completes=side if walls == _SIDE else "")


def _crates(city: Player, number: int) -> int:
    """How many crates a merchant could count on the best place beside a new one."""
    near = BESIDE[number] & city.empty
    return 1 + max((city.beside(place, "crate") for place in bits(near)), default=-1)


def thing_of(selection: SaintMaloSelection) -> str:
    """What the chosen offer, or the decision, is about to place; "" for nothing."""
    state = selection.state
    if state.placing is not None and state.placing.kind != "bonus":
        return state.placing.thing
    offer = selection.offer
    first = None if offer is None or not offer.actions else placed_first(offer.actions[0])
    return "" if first is None else first.thing


def worths(selection: SaintMaloSelection) -> Mapping[str, Worth]:
    """What would be placed brings so much on each space that may be chosen."""
    thing = thing_of(selection)
    if not thing:
        return {}
    state = selection.planned_state() if planned(selection.state) else selection.state
    city = state.mover
    return {space: worth_at(city, city.logs, thing, NUMBER[space]) for space in selection.spaces()}


def badges(selection: SaintMaloSelection) -> dict[str, str]:
    """The spaces that may be chosen now, each with a short text such as "+4"."""
    return {space: worth.badge for space, worth in worths(selection).items()}


def spoken(selection: SaintMaloSelection) -> dict[str, str]:
    """The same in words."""
    thing = thing_of(selection)
    state = selection.state
    return {space: worth_text(state, thing, worth) for space, worth in worths(selection).items()}


def worth_text(state: State, thing: str, worth: Worth) -> str:
    """What a thing would bring, in a few words."""
    parts = [say("panel-worth", thing=thing, kind=worth.kind or "none", amount=worth.amount)]
    if worth.kind == "walls":
        parts = [say("panel-worth-wall", walls=worth.amount)]
    if worth.breaks:
        parts.append(say("panel-worth-breaks", side=worth.breaks))
    if worth.completes:
        bonus = bonus_text(state, worth.completes)
        parts.append(say("panel-worth-completes", side=worth.completes, bonus=bonus))
    return apart(filter(None, parts))


def bonus_text(state: State, side: str) -> str:
    """What the tower of a side brings when it is complete."""
    kind, amount = state.table.tables.bonuses[side]
    return say("panel-bonus", kind=kind, amount=amount)


def best(state: State, thing: str) -> Worth:
    """What a thing brings on its best empty space in the city of whoever decides."""
    city = state.mover
    found = (worth_at(city, city.logs, thing, number) for number in bits(city.empty))
    return max(found, key=lambda worth: (worth.amount, not worth.breaks), default=Worth("", 0))


def church_step(state: State, size: int) -> int:
    """What a church would add to the series today."""
    return next_churches(state, state.to_move)[size - 1]


def walls_missing(city: Player) -> Mapping[str, int]:
    """The walls that each side lacks that can still be completed and is not."""
    return {
        side: (mask & ~city.where("wall")).bit_count()
        for side, mask in SIDES.items()
        if not city.is_broken(side) and not city.is_complete(side)
    }
