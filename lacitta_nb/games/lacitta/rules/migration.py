"""Migration: citizens walk to neighbouring cities that offer more of the wish (M1 to M7).

Points are those of the buildings that stand when the migration begins (M6); nothing is taken down
and no figure moves until it is over, so they may be counted at any moment of it.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.book import book_of
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import (
    City,
    Figures,
    Pending,
    State,
    TableQueries,
    service_points,
)

_NUMBER: Final[dict[str, int]] = {service: number for number, service in enumerate(SERVICES)}
_SITE: Final = itemgetter(*map(City._fields.index, ("owner", "spaces", "reach")))
"""What a city's place in a migration depends on."""
_Site = tuple[int, int, int]


class Pull(NamedTuple):
    """What a city draws citizens with: its half points of each service, and whom they draw.

    `weaker`: for each service the places of the neighbours that offer less of it (M1, M5).
    """

    points: tuple[int, int, int]
    weaker: tuple[tuple[int, ...], ...]


def pulls(state: TableQueries) -> tuple[Pull, ...]:
    """What each city draws citizens with, by its place in `cities`.

    Neither citizens nor wishes matter to it, so one answer serves a whole migration, and most of
    the tables that somebody compares.
    """
    return _pulls(tuple(map(_SITE, state.cities)), state.built, state.figures)


@lru_cache(maxsize=256)
def _pulls(
    sites: tuple[_Site, ...], built: tuple[int, ...], figures: tuple[Figures, ...]
) -> tuple[Pull, ...]:
    points = [service_points(spaces, built, figures) for _, spaces, _ in sites]
    found = []
    for own, (owner, _, reach) in zip(points, sites, strict=True):
        near = [
            other
            for other, (foreign, spaces, _) in enumerate(sites)
            if spaces & reach and foreign != owner
        ]
        weaker = [tuple([place for place in near if points[place][n] < own[n]]) for n in range(3)]
        found.append(Pull(own, tuple(weaker)))
    return tuple(found)


def drawn(state: TableQueries, weaker: Iterable[int]) -> list[int]:
    """Those of the weaker neighbours that hold anyone, and so lose a citizen (M2)."""
    cities = state.cities
    return [place for place in weaker if cities[place].citizens]


def begin(draft: Draft) -> bool:
    """Run the migration to its end or to the first choice; returns whether it is over."""
    return go_on(draft, [seat for seat in draft.order() if not draft.out(seat)], None)


def go_on(draft: Draft, players: Sequence[int], castles: Sequence[int] | None) -> bool:
    """Migrate for the players still to come; `castles` are those left of the first of them.

    Returns:
        Whether the migration is over; else `draft.pending` says where it waits.
    """
    return _go_on(draft, pulls(draft), players, castles)


def _go_on(
    draft: Draft,
    attraction: Sequence[Pull],
    players: Sequence[int],
    castles: Sequence[int] | None,
) -> bool:
    wished = [_NUMBER[wish] for wish in wishes(draft.voice)]
    for done, seat in enumerate(players):
        own = [
            place
            for place, city in enumerate(draft.cities)
            if city.owner == seat and (castles is None or city.castle in castles)
        ]
        castles = None
        for index, place in enumerate(own):
            weaker = attraction[place].weaker
            losers = [drawn(draft, weaker[wish]) for wish in wished]
            if len(losers) == 2 and losers[0] != losers[1]:
                left = tuple([draft.cities[other].castle for other in own[index:]])
                draft.pending = Pending("migrate", tuple(players[done:]), left)
                return False
            if losers[0]:
                _migrate(draft, attraction, place, wished[0], losers[0])
    draft.pending = None
    return True


def _migrate(
    draft: Draft, attraction: Sequence[Pull], place: int, wish: int, losers: Iterable[int]
) -> None:
    """One citizen of each loser comes to the city, or is lost where it is full (M1, M4).

    Args:
        draft: the table.
        attraction: what its cities draw citizens with.
        place: the place of the city in `cities`, as those of the losers are.
        wish: the number of the service.
        losers: who loses a citizen to it.
    """
    cities = list(draft.cities)
    limit = draft.limit(cities[place])
    for loser in losers:
        city, losing = cities[place], cities[loser]
        cities[loser] = losing.holding(losing.citizens - 1)
        room = limit is None or city.citizens < limit
        if room:
            cities[place] = city.holding(city.citizens + 1)
        draft.say(
            Event(
                "migrated" if room else "no_room",
                "M1" if room else "M4",
                player=city.owner,
                space=draft.name(city.castle),
                other=losing.owner,
                source=draft.name(losing.castle),
                amount=1,
                service=SERVICES[wish],
                points=(attraction[place].points[wish] / 2, attraction[loser].points[wish] / 2),
            )
        )
    draft.cities = tuple(cities)


def legal(state: State) -> list[Action]:
    """The two wishes, for the city that is to apply one."""
    assert state.pending is not None
    castle, book = state.pending.cities[0], book_of(state.table.board)
    return [book.row("wish", service=wish)[castle] for wish in wishes(state.voice)]


def refusal(state: State, action: Action) -> Refusal | None:
    """Why this is no choice of a wish for the city that is to apply one (M3)."""
    assert state.pending is not None
    castle = state.table.board.spaces[state.pending.cities[0]]
    if action.kind != "wish":
        return Refusal("M3", "choose-a-wish", {"castle": castle})
    if action.space not in state.table.board.index:
        return state.table.board.no_space(action.space)
    if action.space != castle:
        return Refusal("M3", "wish-for-another", {"castle": castle, "space": action.space})
    wished = wishes(state.voice)
    if action.service not in wished:
        words: dict[str, str | int] = {"service": action.service}
        return Refusal("M3", "not-wished", words | {"one": wished[0], "two": wished[-1]})
    return None


def following(state: TableQueries, action: Action) -> tuple[int, int]:
    """How many citizens would come to the city that waits under a wish, and how many be lost (M4).

    Args:
        state: a moment at which a wish must be chosen.
        action: the choice of one.
    """
    assert state.pending is not None
    place = state.place_of(state.pending.cities[0])
    city = state.cities[place]
    called = len(drawn(state, pulls(state)[place].weaker[_NUMBER[action.service]]))
    limit = state.limit(city)
    coming = called if limit is None else min(called, max(0, limit - city.citizens))
    return coming, called - coming


def apply(draft: Draft, action: Action) -> bool:
    """Apply the wish to the city that waits, then go on; returns whether all is over."""
    pending = draft.pending
    assert pending is not None
    place = draft.place_of(pending.cities[0])
    owner, wish = draft.cities[place].owner, _NUMBER[action.service]
    draft.say(Event("wish_chosen", "M3", player=owner, space=action.space, service=action.service))
    attraction = pulls(draft)
    _migrate(draft, attraction, place, wish, drawn(draft, attraction[place].weaker[wish]))
    return _go_on(draft, attraction, pending.players, pending.cities[1:])
