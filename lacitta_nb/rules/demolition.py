"""Demolition: buildings that nobody can staff fall, from the outside inwards (D1 to D6)."""

from collections.abc import Sequence

from lacitta_nb.actions import Action
from lacitta_nb.board import bits
from lacitta_nb.errors import Refusal
from lacitta_nb.events import Event
from lacitta_nb.kinds import BUILDINGS, CASTLE, FARM
from lacitta_nb.rules.book import book_of
from lacitta_nb.rules.draft import Draft
from lacitta_nb.state import City, Pending, Questions, State, city_on


def removable(state: Questions, city: City) -> int:
    """The spaces of a city that may go first: what stays is connected, the castle last (D2)."""
    castle = 1 << city.castle
    rest = city.spaces & ~castle
    if not rest:
        return castle
    board = state.table.board
    found = 0
    for space in bits(rest):
        bit = 1 << space
        stays = city.spaces & ~bit
        at_an_end = (board.adjacent[space] & stays).bit_count() == 1
        if at_an_end or board.connected(stays, city.castle) == stays:
            found |= bit
    return found


def settled(state: Questions, city: City) -> int | None:
    """The spaces that stand in the end if every order leaves the same ones, else None (D5).

    What can stand are the connected sets around the castle of as many buildings as citizens. A
    building within `citizens - 1` steps of the castle is in one of them, so there is only one such
    set exactly when no more buildings than citizens lie that near.
    """
    board = state.table.board
    near = ring = 1 << city.castle
    for _ in range(city.citizens - 1):
        ring = board.around(ring) & city.spaces & ~near
        near |= ring
    if city.citizens == 0:
        return 0
    return near if near.bit_count() == city.citizens else None


def go_on(draft: Draft, players: Sequence[int], castles: Sequence[int] | None) -> bool:
    """Demolish for the players still to come; `castles` are those left of the first of them.

    Returns:
        Whether the demolition is over; else `draft.pending` says where it waits.
    """
    for done, seat in enumerate(players):
        own = [city.castle for city in draft.cities_of(seat)] if castles is None else castles
        castles = None
        for place, castle in enumerate(own):
            city = draft.city_of_castle(castle)
            assert city is not None
            if city.citizens >= draft.posts(city):
                continue
            stays = settled(draft, city)
            if stays is None:
                draft.pending = Pending("demolish", tuple(players[done:]), tuple(own[place:]))
                return False
            _fall(draft, city, stays)
    draft.pending = None
    return True


def _fall(draft: Draft, city: City, stays: int) -> None:
    """Take down all that can't stay, the farthest from the castle first."""
    going = city.spaces & ~stays & ~(1 << city.castle)
    for space in outside_in(draft, city, going):
        city = take_down(draft, city, space)
    if not stays:
        lose_city(draft, city)


def outside_in(draft: Questions, city: City, going: int) -> list[int]:
    """The spaces of a set, the farthest from the castle inside the city first."""
    rings = [1 << city.castle]
    seen = rings[0]
    while rings[-1]:
        ring = draft.table.board.around(rings[-1]) & city.spaces & ~seen
        seen |= ring
        rings.append(ring)
    return [space for ring in reversed(rings) for space in bits(ring & going)]


def take_down(draft: Draft, city: City, space: int) -> City:
    """Demolish one building; its food is lost at once, its figures go home (D3)."""
    bit = 1 << space
    name = draft.building_at(space)
    assert name is not None
    number = BUILDINGS[name].number
    draft.say(
        Event(
            "demolished",
            "D1",
            player=city.owner,
            space=draft.name(space),
            source=draft.name(city.castle),
            building=name,
            amount=draft.posts(city) - city.citizens,
            food=draft.yields(space) if number == FARM else 0,
        )
    )
    draft.put_built(number, draft.built[number] & ~bit)
    draft.harvest &= ~bit
    draft.figures = tuple(f for f in draft.figures if f.space != space)
    smaller = city_on(draft.table.board, city, city.spaces & ~bit)
    draft.put_city(draft.place_of(city.castle), smaller)
    return smaller


def lose_city(draft: Draft, city: City) -> None:
    """The castle falls and returns to its owner, who may be out of the game now (D2, D6)."""
    draft.say(
        Event(
            "city_lost",
            "D2",
            player=city.owner,
            space=draft.name(city.castle),
            food=draft.yields(city.castle),
        )
    )
    draft.put_built(CASTLE, draft.built[CASTLE] & ~(1 << city.castle))
    draft.cities = tuple(c for c in draft.cities if c.castle != city.castle)
    if draft.out(city.owner):
        draft.put_player(city.owner, draft.players[city.owner]._replace(penalty=False))
        draft.say(Event("out", "D6", player=city.owner))


def waiting(state: Questions) -> City:
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
        return Refusal("G1", "no-such-space", {"space": action.space})
    if not city.spaces >> space & 1:
        return Refusal("D1", "not-of-this-city", {"space": action.space, "castle": castle})
    if not removable(state, city) >> space & 1:
        return Refusal("D2", "inside-first", {"space": action.space})
    return None


def apply(draft: Draft, action: Action) -> bool:
    """Take down the chosen building, then go on; returns whether all is over."""
    pending = draft.pending
    assert pending is not None
    take_down(draft, waiting(draft), draft.table.board.index[action.space])
    return go_on(draft, pending.players, pending.cities)
