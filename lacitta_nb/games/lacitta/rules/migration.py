"""Migration: citizens walk to neighbouring cities that offer more of the wish (M1 to M7).

Points are those of the buildings that stand when the migration begins (M6); nothing is taken down
and no figure moves until it is over, so they may be counted at any moment of it.
"""

from collections.abc import Sequence

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.book import book_of
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import City, Pending, State, TableQueries


class Attraction:
    """Points of the cities during a migration, each counted once, and whom they draw (M6)."""

    def __init__(self, state: TableQueries) -> None:
        self._state = state
        self._points: dict[tuple[int, str], int] = {}

    def points(self, city: City, wish: str) -> int:
        """A city's half points of a wish."""
        key = (city.castle, wish)
        points = self._points.get(key)
        if points is None:
            points = self._points[key] = self._state.points(city, SERVICES.index(wish))
        return points

    def drawn(self, city: City, neighbours: Sequence[City], wish: str) -> list[City]:
        """The neighbours that would lose a citizen to a city under a wish (M1, M2, M5)."""
        points = self.points(city, wish)
        if points == 0:
            return []
        return [
            other for other in neighbours if other.citizens and self.points(other, wish) < points
        ]


def begin(draft: Draft) -> bool:
    """Run the migration to its end or to the first choice; returns whether it is over."""
    return go_on(draft, [seat for seat in draft.order() if not draft.out(seat)], None)


def go_on(draft: Draft, players: Sequence[int], castles: Sequence[int] | None) -> bool:
    """Migrate for the players still to come; `castles` are those left of the first of them.

    Returns:
        Whether the migration is over; else `draft.pending` says where it waits.
    """
    wished = wishes(draft.voice)
    attraction = Attraction(draft)
    for done, seat in enumerate(players):
        own = [city.castle for city in draft.cities_of(seat)] if castles is None else castles
        castles = None
        for place, castle in enumerate(own):
            city = draft.cities[draft.place_of(castle)]
            neighbours = draft.neighbours(city)
            if not neighbours:
                continue
            drawn = [attraction.drawn(city, neighbours, wish) for wish in wished]
            if len(drawn) == 2 and drawn[0] != drawn[1]:
                draft.pending = Pending("migrate", tuple(players[done:]), tuple(own[place:]))
                return False
            migrate(draft, city, wished[0], drawn[0])
    draft.pending = None
    return True


def migrate(draft: Draft, city: City, wish: str, losers: Sequence[City]) -> None:
    """One citizen of each loser comes to the city, or is lost where it is full (M1, M4)."""
    if not losers:
        return
    service = SERVICES.index(wish)
    points = draft.points(city, service)
    limit = draft.limit(city)
    for loser in losers:
        draft.put_city(draft.place_of(loser.castle), loser.holding(loser.citizens - 1))
        room = limit is None or city.citizens < limit
        if room:
            city = city.holding(city.citizens + 1)
            draft.put_city(draft.place_of(city.castle), city)
        draft.say(
            Event(
                "migrated" if room else "no_room",
                "M1" if room else "M4",
                player=city.owner,
                space=draft.name(city.castle),
                other=loser.owner,
                source=draft.name(loser.castle),
                amount=1,
                service=wish,
                points=(points / 2, draft.points(loser, service) / 2),
            )
        )


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
        return Refusal("G1", "no-such-space", {"space": action.space})
    if action.space != castle:
        return Refusal("M3", "wish-for-another", {"castle": castle, "space": action.space})
    wished = wishes(state.voice)
    if action.service not in wished:
        words: dict[str, str | int] = {"service": action.service}
        return Refusal("M3", "not-wished", words | {"one": wished[0], "two": wished[-1]})
    return None


def apply(draft: Draft, action: Action) -> bool:
    """Apply the wish to the city that waits, then go on; returns whether all is over."""
    pending = draft.pending
    assert pending is not None
    city = draft.cities[draft.place_of(pending.cities[0])]
    draft.say(
        Event("wish_chosen", "M3", player=city.owner, space=action.space, service=action.service)
    )
    losers = Attraction(draft).drawn(city, draft.neighbours(city), action.service)
    migrate(draft, city, action.service, losers)
    return go_on(draft, pending.players, pending.cities[1:])
