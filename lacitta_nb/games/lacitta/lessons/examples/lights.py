"""What rules are about on any board of La Città: spaces by name, from what lies open to all."""

from collections.abc import Callable, Iterable
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import BUILDINGS, CASTLE, SERVICES, UNKNOWN
from lacitta_nb.games.lacitta.rules.building import far, sites
from lacitta_nb.games.lacitta.rules.demolition import removable
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import City, State

Lights = Callable[[State], tuple[str, ...]]

_WATER: Final = tuple(kind.name for kind in BUILDINGS.values() if kind.waves)
_OFFERING: Final = tuple(kind.name for kind in BUILDINGS.values() if any(kind.services))


def named(state: State, mask: int) -> tuple[str, ...]:
    """The names of a set of spaces."""
    return tuple(state.table.board.spaces[space] for space in bits(mask))


def nothing(_: State) -> tuple[str, ...]:
    """The rule is about no place."""
    return ()


def _free(state: State) -> int:
    return state.table.open & ~state.occupied


def _mover(state: State) -> int:
    """Whoever decides, or begins."""
    return state.start_player if state.decision is None else state.decision.player


def _whole(state: State, cities: Iterable[City]) -> tuple[str, ...]:
    return named(state, sum({city.castle: city.spaces for city in cities}.values()))


# Cities.


def cities(state: State) -> tuple[str, ...]:
    """All that is built."""
    return named(state, state.occupied)


def castles(state: State) -> tuple[str, ...]:
    """The castles."""
    return named(state, state.built[CASTLE])


def sparing(state: State) -> tuple[str, ...]:
    """The castles that have a citizen to spare."""
    return named(state, sum(1 << c.castle for c in state.cities if c.citizens > state.posts(c)))


def full(state: State) -> tuple[str, ...]:
    """The castles of cities at their limit."""
    limits = ((city, state.limit(city)) for city in state.cities)
    return named(
        state, sum(1 << city.castle for city, most in limits if most and city.citizens >= most)
    )


def roomy(state: State) -> tuple[str, ...]:
    """The castles of cities that can take a citizen in."""
    return named(state, sum(1 << city.castle for city in state.cities if state.room(city)))


def tight(state: State) -> tuple[str, ...]:
    """The castles of cities that have nobody to spare: whoever leaves leaves a building empty."""
    return named(state, sum(1 << c.castle for c in state.cities if c.citizens <= state.posts(c)))


def hungry(state: State) -> tuple[str, ...]:
    """The castles of players who have more citizens than food."""
    seats = range(len(state.players))
    short = [seat for seat in seats if state.citizens(seat) > state.food(seat)]
    return named(state, sum(1 << c.castle for c in state.cities if c.owner in short))


def outer(state: State) -> tuple[str, ...]:
    """The buildings that could go first, castles of more than one building apart."""
    return named(state, sum(removable(state, city) for city in state.cities))


def complete(state: State) -> tuple[str, ...]:
    """The cities with a whole point of each service."""
    numbers = range(len(SERVICES))
    found = [c for c in state.cities if all(state.points(c, n) >= 2 for n in numbers)]
    return _whole(state, found)


def watered(state: State) -> tuple[str, ...]:
    """Markets and buildings with waves, by which limits are lifted."""
    return standing("market", *_WATER)(state)


# Neighbours, and who draws whom.


def neighbours(state: State) -> tuple[str, ...]:
    """The cities that have a neighbour of another player."""
    return _whole(state, [city for city in state.cities if state.neighbours(city)])


def between(state: State) -> tuple[str, ...]:
    """The empty spaces between cities of two players, as far as a new one must keep away."""
    near = 0
    for city in state.cities:
        for other in state.cities:
            if other.owner != city.owner:
                near |= city.reach & other.reach
    return named(state, near & ~state.occupied)


def touching_two(state: State) -> tuple[str, ...]:
    """The empty spaces that touch two cities."""
    once = twice = 0
    for city in state.cities:
        twice |= once & city.near
        once |= city.near
    return named(state, twice & ~state.occupied)


def drawn(state: State) -> tuple[str, ...]:
    """The cities that would take or lose a citizen by the wish, or by the card that lies open."""
    if not state.voice:
        return ()
    wanted = (state.voice[0],) if UNKNOWN in state.voice or not state.voice_revealed else None
    found: list[City] = []
    for wish in wanted or wishes(state.voice):
        service = SERVICES.index(wish)
        for city in state.cities:
            points = state.points(city, service)
            lose = [o for o in state.neighbours(city) if state.points(o, service) < points]
            found += [city, *lose] if lose else []
    return _whole(state, found)


def own_side(state: State) -> tuple[str, ...]:
    """The cities of players who have more than one."""
    owners = [city.owner for city in state.cities]
    return _whole(state, [c for c in state.cities if owners.count(c.owner) > 1])


# Buildings.


def standing(*kinds: str) -> Lights:
    """What gives the spaces on which buildings of some kinds stand."""
    numbers = [BUILDINGS[kind].number for kind in kinds]
    return lambda state: named(state, sum(state.built[number] for number in numbers))


offering: Final = standing(*_OFFERING)
"""The buildings that offer a service."""
bigger: Final = standing(*(kind.name for kind in BUILDINGS.values() if kind.size != "small"))
"""The medium and large buildings."""
roads: Final = standing("road")
"""The roads."""


def feeding(state: State) -> tuple[str, ...]:
    """The buildings that yield food."""
    return named(state, sum(1 << space for space in bits(state.occupied) if state.yields(space)))


def paying(state: State) -> tuple[str, ...]:
    """The quarries and ports that pay gold."""
    quarries = state.built[BUILDINGS["quarry"].number]
    paid = sum(1 << space for space in bits(quarries) if state.table.mountains[space])
    return named(state, paid | state.built[BUILDINGS["port"].number])


def own_farms(state: State) -> tuple[str, ...]:
    """The mover's farms."""
    farms = state.built[BUILDINGS["farm"].number]
    return named(state, farms & _own(state))


def own_services(state: State) -> tuple[str, ...]:
    """The mover's buildings that offer a service."""
    own = named(state, _own(state))
    return tuple(name for name in offering(state) if name in own)


def _own(state: State) -> int:
    return sum(city.spaces for city in state.cities_of(_mover(state)))


def figures(state: State) -> tuple[str, ...]:
    """The spaces on which figures stand, harvests included."""
    return named(state, state.harvest | sum({1 << f.space for f in state.figures}))


# Empty spaces.


def closed(state: State) -> tuple[str, ...]:
    """The spaces that may not be built on with so few players."""
    board = state.table.board
    return named(state, ((1 << len(board.spaces)) - 1) & ~state.table.open)


def far_off(state: State) -> tuple[str, ...]:
    """Where a new city could stand."""
    return named(state, far(state) & ~state.occupied)


def sites_of(state: State) -> tuple[str, ...]:
    """Where the mover could put up a building."""
    return named(state, sites(state, _mover(state)).staffed)


def markets_of(state: State) -> tuple[str, ...]:
    """Where the mover could put up a market."""
    return named(state, sites(state, _mover(state)).market)


def beside_own(state: State) -> tuple[str, ...]:
    """The empty spaces beside the mover's cities."""
    near = 0
    for city in state.cities_of(_mover(state)):
        near |= city.near
    return named(state, near & _free(state))


def lakeside(state: State) -> tuple[str, ...]:
    """The empty spaces beside a lake."""
    return named(state, state.table.lake & _free(state))


def wheat(state: State) -> tuple[str, ...]:
    """The spaces beside wheat."""
    table = state.table
    return named(state, sum(1 << n for n, food in enumerate(table.wheat) if food) & table.open)


def waste(state: State) -> tuple[str, ...]:
    """The spaces beside the land that only the expansion uses."""
    board = state.table.board
    return tuple(
        space
        for space, areas in zip(board.spaces, board.areas_at, strict=True)
        if any(board.waste[area] and state.table.landscapes[area] for area in areas)
    )
