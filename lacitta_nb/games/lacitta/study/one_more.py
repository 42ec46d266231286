"""What one more point of a service would change: the same forecast with and without it.

The point is added as a figure is (P15), and the real rules run once more.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple, SupportsIndex

from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.players.wishes import Wishes
from lacitta_nb.games.lacitta.state import Figures
from lacitta_nb.games.lacitta.study.forecast import MOVES, Forecast, run_out


class OneMore(NamedTuple):
    """What one more point of a service in a city would change, for some wishes.

    Attributes:
        player, castle, service: whose city, the name of its castle's space, and the point.
        wishes, chance: the wishes for which this is, and how likely they are.
        gained: citizens who would come to a city, and did not without the point.
        spared: citizens who would stay where they are, and left without the point.
        turned_away: citizens who would find a city full and be lost (M4), and without the point
            either stayed or found room.
        citizens: how many more (or fewer) citizens the player would have in the end.
    """

    player: int
    castle: str
    service: str
    wishes: Wishes
    chance: Fraction
    gained: tuple[Event, ...]
    spared: tuple[Event, ...]
    turned_away: tuple[Event, ...]
    citizens: int


def one_more_point(found: Iterable[Forecast], owner: SupportsIndex | str) -> list[OneMore]:
    """What one more point would change, for each wish, each city of a player and each service.

    Told are only points that change a migration; once the migration has begun, none does. How the
    point is come by (a building needs a space and a citizen, a figure a building) is left open.

    Args:
        found: forecasts, as `forecasts` or `forecast_for` give them.
        owner: whose cities are looked at, by number or name.

    Raises:
        NotFound: there is no such player.
    """
    return [more for forecast in found for more in _more(forecast, forecast.now.seat(owner))]


def _more(forecast: Forecast, owner: int) -> Iterator[OneMore]:
    eve = forecast.eve
    if eve.phase != "migration" or eve.pending is not None:
        return
    before = forecast.migrations
    left = forecast.after.citizens(owner)
    for city in eve.cities_of(owner):
        castle = eve.table.board.spaces[city.castle]
        for service in forecast.wishes:
            # A figure raises a service by one point wherever it stands (P15, M6).
            figures = (*eve.figures, Figures(city.castle, service, 1))
            after, events, _ = run_out(eve._replace(figures=figures))
            moves = [event for event in events if event.kind in MOVES]
            changes = _changes(before, moves)
            if any(changes):
                more = after.citizens(owner) - left
                yield OneMore(
                    owner, castle, service, forecast.wishes, forecast.chance, *changes, more
                )


def _changes(
    before: Iterable[Event], after: Iterable[Event]
) -> tuple[tuple[Event, ...], tuple[Event, ...], tuple[Event, ...]]:
    """Whose way is another one: who comes, who stays, who is turned away for want of room.

    A citizen is known by the way from city to city, which nobody goes twice in a year (M1, M2).
    """
    was, now = ({(event.source, event.space): event for event in part} for part in (before, after))
    other = [new for way, new in now.items() if way not in was or was[way].kind != new.kind]
    return (
        tuple(event for event in other if event.kind == "migrated"),
        tuple(event for way, event in was.items() if way not in now),
        tuple(event for event in other if event.kind == "no_room"),
    )
