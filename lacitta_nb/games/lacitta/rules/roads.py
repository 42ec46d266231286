"""Roads of the expansion: laid by twos (X1), and given up of one's own will (X4).

A pair is laid in the order named, each road checked with the first on the board. Two roads that do
not depend on each other have one written form, the earlier space of the board first.
"""

from collections.abc import Sequence

from lacitta_nb.core.errors import Refusal
from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import ROAD
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules import building, demolition
from lacitta_nb.games.lacitta.rules.book import DONE, book_of
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.state import City, Pending, State, TableQueries, city_on


def _others(state: State, city: City) -> int:
    """The spaces that another city has or touches."""
    mask = 0
    for other in state.cities:
        if other.castle != city.castle:
            mask |= other.near
    return mask


def listing(state: State, player: int, kind: str) -> list[Action]:
    """All ways to lay one road or two, as actions of a kind (`roads`, `master_builder`)."""
    left = state.tiles_left("road")
    if not left:
        return []
    board = state.table.board
    book = book_of(board)
    hosts: dict[int, City] = {}
    for city in state.cities_of(player):
        for space in bits(city.near & state.table.open & ~(_others(state, city) | city.spaces)):
            hosts[space] = city
    found = [book.roads(kind, first) for first in sorted(hosts)]
    if left == 1:
        return found
    for first in sorted(hosts):
        for second in sorted(hosts):
            apart = not board.adjacent[first] >> second & 1 or hosts[first] is hosts[second]
            if second > first and apart:
                found.append(book.roads(kind, first, second))
        city = hosts[first]
        beyond = board.adjacent[first] & state.table.open & ~(_others(state, city) | city.near)
        found += (book.roads(kind, first, second) for second in bits(beyond))
    return found


def refusal(state: State, player: int, action: Action) -> Refusal | None:
    """Why these roads may not be laid (X1)."""
    refused = building.refuse_building(state, player, "road", action.space)
    if refused is not None or not action.second:
        return refused
    if action.second == action.space:
        return Refusal("X1", "one-space-twice", {"space": action.space})
    draft = Draft(state)
    index = state.table.board.index
    building.build(draft, player, "road", index[action.space])
    after = draft.freeze().state
    refused = building.refuse_building(after, player, "road", action.second)
    if refused is not None:
        return refused
    free = building.refuse_building(state, player, "road", action.second) is None
    if free and index[action.second] < index[action.space]:
        words: dict[str, str | int] = {"one": action.second, "two": action.space}
        return Refusal("X1", "earlier-first", words)
    return None


def lay(draft: Draft, player: int, action: Action, price: int) -> None:
    """Lay the roads in the order named."""
    card = "" if action.kind == "roads" else action.kind
    for name in (action.space, action.second):
        if name:
            city = building.build(draft, player, "road", draft.table.board.index[name])
            draft.say(
                Event(
                    "built",
                    "X1",
                    player=player,
                    space=name,
                    source=draft.name(city.castle),
                    building="road",
                    card=card,
                    gold=price if name == action.space else 0,
                )
            )


def loose(state: TableQueries, player: int) -> int:
    """The player's roads of which each could go by itself, what stays being connected (X4)."""
    board = state.table.board
    found = 0
    for city in state.cities_of(player):
        for space in bits(city.spaces & state.built[ROAD]):
            stays = city.spaces & ~(1 << space)
            if board.connected(stays, city.castle) == stays:
                found |= 1 << space
    return found


def matter(state: TableQueries, player: int) -> bool:
    """Whether it makes a difference which roads a player gives up (X4).

    It makes none where all roads that could go are to fall in the demolition that follows.
    """
    able = loose(state, player)
    return any(
        demolition.outlasts(state, city, city.spaces & able)
        for city in state.cities_of(player)
        if city.spaces & able
    )


def go_on(draft: Draft, players: Sequence[int]) -> bool:
    """Ask the players still to come; returns whether nobody has to be asked any more."""
    for done, seat in enumerate(players):
        if matter(draft, seat):
            draft.pending = Pending("give_up", tuple(players[done:]))
            return False
    draft.pending = None
    return True


def legal(state: State) -> list[Action]:
    """The roads that may be given up, and the end of it."""
    assert state.pending is not None
    book = book_of(state.table.board)
    pick = book.pick(loose(state, state.pending.players[0]))
    return [*pick(book.row("demolish")), DONE]


def refuse_give_up(state: State, action: Action) -> Refusal | None:
    """Why this road may not be given up (X4)."""
    assert state.pending is not None
    if action.kind == "done":
        return None
    if action.kind != "demolish":
        return Refusal("X4", "give-up-a-road", {})
    space = state.table.board.index.get(action.space)
    if space is None:
        return state.table.board.no_space(action.space)
    city = state.city_at(space)
    own = city is not None and city.owner == state.pending.players[0]
    if not own or not state.built[ROAD] >> space & 1:
        return Refusal("X4", "not-own-road", {"space": action.space})
    if not loose(state, state.pending.players[0]) >> space & 1:
        return Refusal("X4", "road-holds-city", {"space": action.space})
    return None


def give_up(draft: Draft, name: str) -> None:
    """Give up the road on the space of that name."""
    space = draft.table.board.index[name]
    city = draft.city_at(space)
    assert city is not None
    draft.put_built(ROAD, draft.built[ROAD] & ~(1 << space))
    smaller = city_on(draft.table.board, city, city.spaces & ~(1 << space))
    draft.put_city(draft.place_of(city.castle), smaller)
    castle = draft.name(city.castle)
    draft.say(Event("road_given_up", "X4", city.owner, name, castle))
