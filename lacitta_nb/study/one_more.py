"""What one more point of a service would change: the same forecast with and without it.

The point is added as a figure is (P15), and the real rules run once more.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from lacitta_nb.events import Event
from lacitta_nb.state import Figures
from lacitta_nb.study.forecast import MOVES, Forecast, run_out
from lacitta_nb.study.knowledge import seat_of
from lacitta_nb.study.odds import Wishes


class OneMore(NamedTuple):
    """What one more point of a service in a city would change, for some wishes.

    Attributes:
        player, castle, service: whose city, the name of its castle's space, and the point.
        wishes, chance: the wishes for which this is, and how likely they are.
        gained: migrations that would happen beside those without the point.
        spared: migrations that would happen no more.
        citizens: how many more (or fewer) citizens the player would have in the end.
    """

    player: int
    castle: str
    service: str
    wishes: Wishes
    chance: Fraction
    gained: tuple[Event, ...]
    spared: tuple[Event, ...]
    citizens: int


def one_more_point(found: Iterable[Forecast], owner: int | str) -> list[OneMore]:
    """What one more point would change, for each wish, each city of a player and each service.

    Told are only points that change a migration; once the migration has begun, none does. How the
    point is come by (a building needs a space and a citizen, a figure a building) is left open.

    Args:
        found: forecasts, as `forecasts` or `forecast_for` give them.
        owner: whose cities are looked at, by number or name.

    Raises:
        NotFound: there is no such player.
    """
    return [more for forecast in found for more in _more(forecast, seat_of(forecast.now, owner))]


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
            gained, spared = _beyond(moves, before), _beyond(before, moves)
            if gained or spared:
                change = after.citizens(owner) - left
                yield OneMore(
                    owner,
                    castle,
                    service,
                    forecast.wishes,
                    forecast.chance,
                    gained,
                    spared,
                    change,
                )


def _beyond(events: Sequence[Event], others: Iterable[Event]) -> tuple[Event, ...]:
    """The migrations that are not among others, whatever the points on both sides."""
    rest = Counter((event.kind, event.source, event.space) for event in others)
    found = []
    for event in events:
        key = event.kind, event.source, event.space
        if rest[key]:
            rest[key] -= 1
        else:
            found.append(event)
    return tuple(found)
