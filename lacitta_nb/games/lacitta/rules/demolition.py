"""Demolition: buildings that nobody can staff fall, from the outside inwards (D1 to D6)."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import LIMIT_PLAIN, ROAD
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.book import book_of
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.state import City, Pending, State, TableQueries, city_on

MOST_TRIED: Final = 2000
"""Moments of a demolition that are looked at before its owner is asked all the same."""
UNTRIED: Final = (-1, 0)
"""Stands for the endings that have not been tried: in one of them any space may be left."""


def removable(state: TableQueries, city: City) -> int:
    """The spaces of a city that may go first (D2, D2a).

    What stays must be connected, roads apart: these fall with the building they hang on. The
    castle goes last.
    """
    board, roads = state.table.board, state.built[ROAD]
    castle = 1 << city.castle
    rest = city.spaces & ~(castle | roads)
    if not rest:
        return castle
    found = 0
    for space in bits(rest):
        bit = 1 << space
        stays = city.spaces & ~bit
        at_an_end = (board.adjacent[space] & stays).bit_count() == 1
        if at_an_end or not stays & ~board.connected(stays, city.castle) & ~roads:
            found |= bit
    return found


def agreed(state: TableQueries, city: City) -> bool:
    """Whether every order of demolition leaves the same table (D5).

    What can stand are the connected sets around the castle of as many buildings as citizens. A
    building within `citizens - 1` steps of the castle is in one of them, so there is only one such
    set exactly when no more buildings than citizens lie that near. Where a limit that falls could
    cost more citizens (D4), the orders may still lead to one end: then they are tried.
    """
    if not city.citizens:
        return True
    if (_nearest(state, city) & ~state.built[ROAD]).bit_count() == city.citizens:
        return True
    if not _limit_may_fall(state, city):
        return False
    first = list(islice(_endings(state, city), 2))
    return len(first) == 1 and UNTRIED not in first


def outlasts(state: TableQueries, city: City, roads: int) -> bool:
    """Whether some order of demolition leaves one of these roads of a city standing (D2a)."""
    if not city.citizens or not _nearest(state, city) & roads:
        return False
    if city.citizens >= state.posts(city) or not _limit_may_fall(state, city):
        return True
    return any(spaces & roads for spaces, _ in _endings(state, city))


def _limit_may_fall(state: TableQueries, city: City) -> bool:
    """Whether a limit that falls could cost the city more citizens than it misses now (D4)."""
    return state.table.edition.strict_limit and city.citizens > LIMIT_PLAIN


def _nearest(state: TableQueries, city: City) -> int:
    """The buildings within `citizens - 1` steps of the castle, and the roads that hang on them.

    A road is no step of its own.
    """
    board, roads = state.table.board, state.built[ROAD] & city.spaces
    near = 1 << city.castle
    for step in range(city.citizens):
        if step:
            near |= board.around(near) & city.spaces
        while beside := board.around(near) & roads & ~near:
            near |= beside
    return near


def _endings(state: TableQueries, city: City) -> Iterator[tuple[int, int]]:
    """Spaces and citizens that orders of demolition lead to, each pair once."""
    tried = {(city.spaces, city.citizens)}
    left = [city]
    while left:
        if len(tried) > MOST_TRIED:
            yield UNTRIED
            return
        now = left.pop()
        if now.citizens >= state.posts(now):
            yield now.spaces, now.citizens
            continue
        for space in bits(removable(state, now)):
            after = without(state, now, space)
            key = (after.spaces, after.citizens)
            if key not in tried:
                tried.add(key)
                left.append(after)


def without(state: TableQueries, city: City, space: int) -> City:
    """A city after one building has fallen.

    Roads that hung on it alone are gone too (D2a), and so are citizens above a limit that fell with
    it (D4).
    """
    board = state.table.board
    stays = city.spaces & ~(1 << space)
    if city.spaces & state.built[ROAD] and stays >> city.castle & 1:
        stays = board.connected(stays, city.castle)
    smaller = city_on(board, city, stays)
    limit = state.limit(smaller) if stays >> city.castle & 1 else None
    if state.table.edition.strict_limit and limit is not None and smaller.citizens > limit:
        return smaller.holding(limit)
    return smaller


def short_of_citizens(state: TableQueries, player: int) -> list[int]:
    """The castles of the player's cities that can't staff all their buildings (D1)."""
    roads = state.built[ROAD]
    return [
        city.castle
        for city in state.cities
        if city.owner == player and city.citizens < (city.spaces & ~roads).bit_count()
    ]


def go_on(draft: Draft, players: Sequence[int], castles: Sequence[int] | None) -> bool:
    """Demolish for the players still to come; `castles` are those left of the first of them.

    Returns:
        Whether the demolition is over; else `draft.pending` says where it waits.
    """
    for done, seat in enumerate(players):
        own = short_of_citizens(draft, seat) if castles is None else castles
        castles = None
        for place, castle in enumerate(own):
            city = draft.cities[draft.place_of(castle)]
            if city.citizens >= draft.posts(city):
                continue
            if not agreed(draft, city):
                draft.pending = Pending("demolish", tuple(players[done:]), tuple(own[place:]))
                return False
            _fall(draft, city)
    draft.pending = None
    return True


def _fall(draft: Draft, city: City) -> None:
    """Take down what can't be staffed, the farthest from the castle first."""
    while city.citizens < draft.posts(city):
        if city.spaces & ~draft.built[ROAD] == 1 << city.castle:
            lose_city(draft, city)
            return
        city = take_down(draft, city, farthest(draft, city, removable(draft, city)))


def farthest(state: TableQueries, city: City, mask: int) -> int:
    """The space of a set that lies farthest from the castle inside the city."""
    ring = seen = 1 << city.castle
    last = ring & mask
    while ring:
        ring = state.table.board.around(ring) & city.spaces & ~seen
        seen |= ring
        last = ring & mask or last
    return next(bits(last))


def take_down(draft: Draft, city: City, space: int) -> City:
    """Demolish one building; its food is lost at once, its figures go home (D3)."""
    name = draft.building_at(space)
    assert name is not None
    castle = draft.name(city.castle)
    short = draft.posts(city) - city.citizens
    food = draft.yields(space)
    draft.say(
        Event(
            "demolished",
            "D1",
            city.owner,
            draft.name(space),
            castle,
            amount=short,
            building=name,
            food=food,
        )
    )
    smaller = without(draft, city, space)
    gone = city.spaces & ~smaller.spaces
    for road in bits(gone & draft.built[ROAD]):
        draft.say(Event("demolished", "D2a", city.owner, draft.name(road), castle, building="road"))
    if smaller.citizens < city.citizens:
        leaving = city.citizens - smaller.citizens
        draft.say(Event("over_limit", "D4", city.owner, castle, amount=leaving))
    _clear(draft, gone)
    draft.put_city(draft.place_of(city.castle), smaller)
    return smaller


def _clear(draft: Draft, gone: int) -> None:
    """Tiles return to the supply, figures to their owner."""
    draft.built = tuple(mask & ~gone for mask in draft.built)
    draft.harvest &= ~gone
    draft.figures = tuple(f for f in draft.figures if not gone >> f.space & 1)


def lose_city(draft: Draft, city: City) -> None:
    """The castle falls and returns to its owner, who may be out of the game now (D2, D6)."""
    castle = draft.name(city.castle)
    food = draft.yields(city.castle)
    draft.say(Event("city_lost", "D2", city.owner, castle, food=food))
    _clear(draft, city.spaces)
    draft.cities = tuple(c for c in draft.cities if c.castle != city.castle)
    if draft.out(city.owner):
        draft.put_player(city.owner, draft.players[city.owner]._replace(penalty=False))
        draft.say(Event("out", "D6", city.owner))


def waiting(state: TableQueries) -> City:
    """The city whose owner must choose a building."""
    assert state.pending is not None
    city = state.city_of_castle(state.pending.cities[0])
    assert city is not None
    return city


def legal(state: State) -> list[Action]:
    """The buildings that may go next, in board order."""
    book = book_of(state.table.board)
    return list(book.pick(removable(state, waiting(state)))(book.row("demolish")))


def refusal(state: State, action: Action) -> Refusal | None:
    """Why this building may not go next (D1, D2)."""
    city = waiting(state)
    castle = state.table.board.spaces[city.castle]
    if action.kind != "demolish":
        return Refusal("D1", "choose-a-building", {"castle": castle})
    space = state.table.board.index.get(action.space)
    if space is None:
        return state.table.board.no_space(action.space)
    if not city.spaces >> space & 1:
        return Refusal("D1", "not-of-this-city", {"space": action.space, "castle": castle})
    if state.built[ROAD] >> space & 1:
        return Refusal("D2a", "roads-stay", {"space": action.space})
    if not removable(state, city) >> space & 1:
        return Refusal("D2", "inside-first", {"space": action.space})
    return None


def apply(draft: Draft, action: Action) -> bool:
    """Take down the chosen building, then go on; returns whether all is over."""
    pending = draft.pending
    assert pending is not None
    take_down(draft, waiting(draft), draft.table.board.index[action.space])
    return go_on(draft, pending.players, pending.cities)
