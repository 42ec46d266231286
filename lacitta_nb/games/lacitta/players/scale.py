"""Weighs standings: the sum of what each consideration says of them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lacitta_nb.games.lacitta.players.considerations import (
    OF_CITY,
    OF_PLAYER,
    Totals,
    Weights,
    moves,
)
from lacitta_nb.games.lacitta.players.standing import CityFacts, Moment, Points, Standing

_Found = tuple[float, int, int, int]
"""What a city is worth, and the citizens that move under each wish."""
_MOST: Final = 4096
"""Cities that are remembered of one moment."""


@lru_cache(maxsize=64)
def _remembered(_weights: Weights, _moment: Moment) -> dict[CityFacts, _Found]:
    """What was worked out before: playouts come to the same cities over and over."""
    return {}


class Scale:
    """Weighs standings of one moment; what was worked out of a city is remembered.

    Args:
        weights: what each consideration is worth.
        moment: the moment.
        now: cities as they are, which most standings share.
    """

    def __init__(self, weights: Weights, moment: Moment, now: tuple[CityFacts, ...] = ()) -> None:
        split = len(OF_CITY)
        self.moment: Final = moment
        self._weights: Final = weights
        self._of_city: Final = tuple(zip(weights[:split], OF_CITY, strict=True))
        self._of_player: Final = tuple(zip(weights[split:], OF_PLAYER, strict=True))
        self._city_sum: Final = tuple(pair for pair in self._of_city if pair[0])
        self._player_sum: Final = tuple(pair for pair in self._of_player if pair[0])
        self._cities: Final = _remembered(weights, moment)
        if len(self._cities) > _MOST:
            self._cities.clear()
        self._wholes: Final[dict[tuple[tuple[int, ...], Totals], tuple[float, ...]]] = {}
        # Found by identity, which is quicker than by content; `_now` keeps the identities alive.
        self._now: Final = now
        self._known: Final = {id(city): self._of(city) for city in now}

    def worth(self, own: Standing) -> float:
        """The weighed sum of all considerations."""
        worth = 0.0
        citizens = growing = culture = education = health = 0
        known, cities = self._known, self._cities
        for city in own.cities:
            found = known.get(id(city)) or cities.get(city) or self._of(city)
            worth += found[0]
            culture += found[1]
            education += found[2]
            health += found[3]
            citizens += city.citizens
            growing += city.citizens < city.limit
        totals = Totals(citizens, growing, (culture, education, health))
        # What is left of the standing are a few numbers, in which many that are compared agree.
        whole = own[1:], totals
        parts = self._wholes.get(whole)
        if parts is None:
            parts = self._wholes[whole] = self._of_whole(own, totals)
        for part in parts:
            worth += part
        return worth

    def _of_whole(self, own: Standing, totals: Totals) -> tuple[float, ...]:
        """What each consideration says that looks at the player as a whole."""
        moment = self.moment
        return tuple(
            [weight * function(own, totals, moment) for weight, function in self._player_sum]
        )

    def _of(self, city: CityFacts) -> _Found:
        found = self._cities.get(city)
        if found is None:
            moment = self.moment
            worth = 0.0
            for weight, function in self._city_sum:
                worth += weight * function(city, moment)
            found = self._cities[city] = worth, *_moving(city, moment)
        return found

    def units(self, own: Standing) -> Iterator[tuple[str, float, float]]:
        """Each consideration's name, weight and number of units."""
        cities, moment = own.cities, self.moment
        for weight, of_city in self._of_city:
            yield of_city.__name__, weight, sum(of_city(city, moment) for city in cities)
        totals = Totals(
            sum(city.citizens for city in cities),
            sum(city.citizens < city.limit for city in cities),
            _sums([_moving(city, moment) for city in cities]),
        )
        for weight, of_player in self._of_player:
            yield of_player.__name__, weight, of_player(own, totals, moment)

    def coming(self, own: Standing) -> float:
        """The citizens expected to come at the next migration, less those that leave (M1, M4)."""
        wish = self.moment.wish
        return sum(
            chance * net
            for city in own.cities
            for chance, net in zip(wish, _moving(city, self.moment), strict=True)
        )


def _moving(city: CityFacts, moment: Moment) -> Points:
    return moves(city, city.points) if city.rivals and any(moment.wish) else (0, 0, 0)


def _sums(rows: list[Points]) -> Points:
    return sum(row[0] for row in rows), sum(row[1] for row in rows), sum(row[2] for row in rows)
