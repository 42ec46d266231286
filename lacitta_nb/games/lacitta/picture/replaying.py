"""Events played one after the other on the board: what each leaves behind, and what it moves.

The rules change the table and say so in events; here the events are read back, as far as pictures
show what they tell. After the last event of a migration or a feeding the board looks as the rules
left it: a property test holds that.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.drawing.motion import Motion, Walk
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture.arrows import arrow_key
from lacitta_nb.games.lacitta.picture.signs import BOWL, PERSON
from lacitta_nb.games.lacitta.picture.ways import migration_path
from lacitta_nb.games.lacitta.state import City, State, city_on

TRIM: Final = 0.3
"""How much of a way is left out at both ends, so that whoever goes does not stand on the signs."""


def told(state: State, event: Event) -> State:
    """The moment as an event leaves it, as far as a picture shows it.

    Args:
        state: the moment before the event.
        event: what happens. Those that change nothing on the board leave the very same state.
    """
    change = _CHANGES.get(event.kind)
    return state if change is None else change(state, event)


def motion(state: State, event: Event) -> Motion:
    """What an event moves on the board.

    Args:
        state: the moment before the event.
        event: what happens.
    """
    seats = tuple(seat for seat in (event.player, event.other) if seat is not None)
    if event.kind in ("migrated", "no_room"):
        arrow = arrow_key(event)
        return Motion(seats, _walk(state, event), marks=(arrow, f"badge-{arrow}"))
    if event.kind == "road_given_up":
        return Motion(seats, cracks=(event.space,))
    if event.kind == "demolished":
        return Motion(seats, cracks=(event.space,), marks=(f"fallen-{event.space}",))
    if event.kind == "city_lost":
        return Motion(seats, cracks=_spaces(state, event.space), marks=(f"fallen-{event.space}",))
    if event.kind == "hungry" and event.player is not None:
        names = state.table.board.spaces
        castles = tuple(names[city.castle] for city in state.cities_of(event.player))
        return Motion(seats, shakes=castles, sign=BOWL.name)
    if event.kind == "starved":
        marks = (f"hunger-{event.space}",)
        return Motion(seats, shakes=(event.space,), sign=BOWL.name, marks=marks)
    return Motion(seats)


def _walk(state: State, event: Event) -> Walk | None:
    board, source, target = state.table.board, _city(state, event.source), _city(state, event.space)
    if source is None or target is None or event.other is None:
        return None
    points = migration_path(board, source.spaces, target.spaces, trim=TRIM)
    lost = event.kind == "no_room"
    return Walk(event.other, points, PERSON.name, lost, event.amount) if points else None


def _spaces(state: State, castle: str) -> tuple[str, ...]:
    city, names = _city(state, castle), state.table.board.spaces
    return (castle,) if city is None else tuple(names[space] for space in bits(city.spaces))


def _city(state: State, castle: str) -> City | None:
    return state.city_of_castle(state.table.board.index[castle])


def _came(state: State, event: Event) -> State:
    return _held(state, event.space, event.amount)


def _left(state: State, event: Event) -> State:
    return _held(state, event.space, -event.amount)


def _migrated(state: State, event: Event) -> State:
    return _came(_unhoused(state, event), event)


def _unhoused(state: State, event: Event) -> State:
    return _held(state, event.source, -event.amount)


def _held(state: State, castle: str, more: int) -> State:
    """With that many more citizens in a city."""
    city = _city(state, castle)
    return state if city is None else _put(state, city, city.holding(city.citizens + more))


def _put(state: State, old: City, new: City) -> State:
    return state._replace(cities=tuple(new if city is old else city for city in state.cities))


def _fallen(state: State, event: Event) -> State:
    """A building or a road is gone from its city."""
    space, city = state.table.board.index[event.space], _city(state, event.source)
    if city is None:
        return state
    smaller = city_on(state.table.board, city, city.spaces & ~(1 << space))
    return _cleared(_put(state, city, smaller), 1 << space)


def _lost(state: State, event: Event) -> State:
    """A city is gone, with what is left of it."""
    city = _city(state, event.space)
    if city is None:
        return state
    cities = tuple(other for other in state.cities if other is not city)
    return _cleared(state._replace(cities=cities), city.spaces)


def _cleared(state: State, gone: int) -> State:
    """Nothing stands on these spaces any more."""
    return state._replace(
        built=tuple(mask & ~gone for mask in state.built),
        harvest=state.harvest & ~gone,
        figures=tuple(f for f in state.figures if not gone >> f.space & 1),
    )


def _sent_home(state: State, event: Event) -> State:
    """A player's figures are on no building any more (Y6)."""
    own = 0
    for city in state.cities:
        if city.owner == event.player:
            own |= city.spaces
    figures = tuple(f for f in state.figures if not own >> f.space & 1)
    return state._replace(figures=figures, harvest=state.harvest & ~own)


_CHANGES: Final[Mapping[str, Callable[[State, Event], State]]] = MappingProxyType(
    {
        "grew": _came,
        "migrated": _migrated,
        "no_room": _unhoused,
        "demolished": _fallen,
        "road_given_up": _fallen,
        "over_limit": _left,
        "city_lost": _lost,
        "starved": _left,
        "figures_home": _sent_home,
    }
)
"""What the kinds of events change; no other kind in migration and feeding changes the board."""
