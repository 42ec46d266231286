"""The quick player's political turn: what each building would bring, and where it goes."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import Final, NamedTuple

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CARD_PRICE,
    LIMIT_MARKET,
    MARKET,
    MASTER_PRICE,
    PORT,
    QUARRY,
    Building,
)
from lacitta_nb.games.lacitta.players.ground import most
from lacitta_nb.games.lacitta.players.quick_look import Look, Place
from lacitta_nb.games.lacitta.players.quick_uses import best_use
from lacitta_nb.games.lacitta.players.quick_worths import Worths
from lacitta_nb.games.lacitta.players.standing import NO_LIMIT, Points
from lacitta_nb.games.lacitta.rules.book import book_of
from lacitta_nb.games.lacitta.rules.building import exhausted
from lacitta_nb.games.lacitta.state import State

_OFFERS: Final = tuple(
    tuple((number, half) for number, half in enumerate(b.services) if half)
    for b in BUILDINGS.values()
)
"""The services of each kind of building, by number."""
_Meetings = list[tuple[int, list[Points]]]
"""Sets of spaces, each with what those cities offer that a city meets from there."""


class Project(NamedTuple):
    """A building for a city: what it brings, how it is paid for, and where it may stand."""

    worth: float
    way: str
    building: str
    place: Place
    spaces: int


def best_turn(view: State, worths: Worths) -> Action:
    """What the quick player does in a political turn."""
    look = Look(view, worths)
    worth, action = best_use(look)
    gone: frozenset[str] = frozenset()
    project = best_project(look, worth, gone)
    if project is not None and view.tiles_left(project.building) <= 0:
        project = best_project(look, worth, exhausted(view))
    if project is None:
        return action
    row = book_of(view.table.board).builds(project.way)[project.building]
    return row[best_space(look, project.place, project.spaces)]


def best_project(look: Look, least: float, gone: frozenset[str]) -> Project | None:
    """The building that brings most, if it is more than `least`.

    Args:
        look: what the player sees.
        least: what something else brings.
        gone: kinds of building of which no tile is left (S3).
    """
    best = None
    ways = [
        (_BRINGS[name], BUILDINGS[name], cost, way)
        for name, (cost, way) in _ways(look).items()
        if name not in gone
    ]
    for place in look.places:
        if not place.sites | place.lots:
            continue
        ready = look.staffing(place)
        meetings = _meetings(look, place)
        hope = look.hope() * max([len(others) for _, others in meetings]) if meetings else 0.0
        for brings, kind, cost, way in ways:
            worth, spaces = brings(look, place, kind)
            worth -= cost if kind.number == MARKET else cost + ready - look.worths.building
            if worth + hope <= least or not spaces:
                continue
            if meetings:
                more, spaces = _meeting(look, place, kind, meetings, spaces)
                worth += more
                if worth <= least:
                    continue
            least, best = worth, Project(worth, way, kind.name, place, spaces)
    return best


def _ways(look: Look) -> dict[str, tuple[float, str]]:
    """For each kind of building its cheapest way: what it costs, and the kind of action."""
    edition, spent, display = look.state.table.edition, look.spent, look.state.display
    ways: dict[str, tuple[float, str]] = {}
    if look.player.action_cards:
        ways = dict.fromkeys(edition.small, (look.card, "build"))
    for card in display:
        if card is not None and card in CARD_PRICE and CARD_PRICE[card] < len(spent):
            ways[card] = spent[CARD_PRICE[card]], card
    if "master_builder" in display and len(spent) > 1:
        for name in edition.small + edition.bigger:
            price = MASTER_PRICE[BUILDINGS[name].size]
            if price < len(spent) and (name not in ways or ways[name][0] > spent[price]):
                ways[name] = spent[price], "master_builder"
    return ways


_Found = tuple[float, int]
"""What a building brings to a city, and the spaces where it brings that; 0 if nowhere."""
_NOWHERE: Final = (0.0, 0)


def _field(look: Look, place: Place, kind: Building) -> _Found:
    """A farm or a large farm: food (G7, G8)."""
    wheat, spaces = most(look.ground.fields, place.sites)
    food = kind.food + wheat
    return look.fed[food] + look.meals[food], spaces


def _quarry(look: Look, place: Place, _kind: Building) -> _Found:
    """Gold in the years to come (Y4)."""
    gold, spaces = most(look.ground.mines, place.sites)
    return look.yearly * gold, spaces


def _market(look: Look, place: Place, _kind: Building) -> _Found:
    """A citizen, and room for others (P6, G5)."""
    if not place.lots:
        return _NOWHERE
    limit = NO_LIMIT if look.state.waves(place.city) else LIMIT_MARKET
    return 1.0 + look.more_room(place, limit, 1), place.lots


def _waves(look: Look, place: Place, kind: Building) -> _Found:
    """A building by a lake: its services, and no limit if there is a market (G5, P8)."""
    spaces = place.sites & look.ground.lake
    if not spaces:
        return _NOWHERE
    worth = look.more_room(place, NO_LIMIT, 0) if place.limit == LIMIT_MARKET else 0.0
    if kind.number == PORT:
        return worth + look.yearly + look.fed[kind.food] + look.meals[kind.food], spaces
    return worth + _services(look, place, kind), spaces


def _plain(look: Look, place: Place, kind: Building) -> _Found:
    """A building that may stand anywhere: its services."""
    return _services(look, place, kind) if place.sites else 0.0, place.sites


def _estate(look: Look, place: Place, kind: Building) -> _Found:
    """Food, wherever it stands (G7)."""
    return look.fed[kind.food] + look.meals[kind.food], place.sites


def _brings_of(kind: Building) -> Callable[[Look, Place, Building], _Found]:
    if kind.wheat:
        return _field
    if kind.waves:
        return _waves
    special = {QUARRY: _quarry, MARKET: _market}
    return special.get(kind.number, _estate if kind.food else _plain)


_BRINGS: Final = {kind.name: _brings_of(kind) for kind in BUILDINGS.values()}
"""What tells of each kind of building what it brings, and where."""


def _services(look: Look, place: Place, kind: Building) -> float:
    """What the services of a building bring to a city: citizens drawn, and a city complete."""
    worth, new = 0.0, 0
    lasting, rivals = place.lasting, place.rivals
    for service, half in _OFFERS[kind.number]:
        new += lasting[service] < 2 <= lasting[service] + half
        if rivals:
            # As in `Place.net`; this is asked so often that a call would cost.
            row, points = rivals[service], place.points[service] + half
            weaker, net = bisect_left(row, points), place.nets[service]
            more = min(weaker, place.room) - len(row) + bisect_right(row, points)
            if more != net:
                worth += look.drawn[service, more - net]
                if net <= -place.spare < more:
                    worth += look.worths.fall * look.moment.wish[service]
    return worth + look.completing(place.had, new) if new else worth


def _meetings(look: Look, place: Place) -> _Meetings:
    """The spaces from which a city would meet others, with these; [] if it meets nobody anew."""
    known = place.city.reach
    strange = look.strange & ~known
    around = look.state.table.board.reach
    found: dict[int, int] = {}
    rest = spaces = place.sites | place.lots
    while spaces:
        space = spaces & -spaces
        spaces ^= space
        new = around[space.bit_length() - 1] & strange
        if new:
            found[new] = found.get(new, 0) | space
            rest ^= space
    if not found:
        return []
    met = [(mask, look.others(new, known)) for new, mask in found.items()]
    return [(rest, []), *met] if rest else met


def _meeting(
    look: Look, place: Place, kind: Building, meetings: _Meetings, spaces: int
) -> tuple[float, int]:
    """What a building brings by whom it meets where it meets the best; and these spaces."""
    culture, education, health = place.points
    points = (
        culture + kind.services[0],
        education + kind.services[1],
        health + kind.services[2],
    )
    best, there = float("-inf"), 0
    for mask, others in meetings:
        if mask & spaces:
            worth = 0.0
            for other in others:
                worth += look.met(points, other)
            if worth > best:
                best, there = worth, mask & spaces
    return best, there


def best_space(look: Look, place: Place, spaces: int) -> int:
    """The best of these spaces for a building of a city: the one that leaves the best sites."""
    if not spaces & (spaces - 1):
        return spaces.bit_length() - 1
    beside, near = look.state.table.board.adjacent, place.city.near
    sites, lake = near & look.buildable, place.limit != NO_LIMIT
    best, most_worth = 0, float("-inf")
    for space in bits(spaces):
        added = beside[space] & look.buildable & ~near
        worth = look.room((sites | added) & ~(1 << space), lake=lake)
        if worth > most_worth:
            best, most_worth = space, worth
    return best
