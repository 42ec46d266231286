"""The numbers of the rules, by the names that sentences ask for: `RULE("limit-market")`.

A sentence that tells a rule never holds its number; so a table that changes changes what is said.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.lacitta import constants as rules

Number = int | tuple[int, ...]
"""One number, or several where a sentence tells them all."""


def _plain() -> Iterator[tuple[str, Callable[[], Number]]]:
    """Numbers that stand alone in the tables."""
    yield "fewest-players", lambda: rules.SEATS[0]
    yield "most-players", lambda: rules.SEATS[-1]
    yield "years", lambda: rules.YEARS
    yield "rounds", lambda: rules.ROUNDS
    yield "phases", lambda: len(rules.EDITIONS["classic"].year)
    yield "castles", lambda: rules.CASTLES
    yield "figures", lambda: rules.FIGURES
    yield "action-cards", lambda: rules.ACTION_CARDS
    yield "starting-gold", lambda: rules.STARTING_GOLD
    yield "citizens", lambda: rules.CITIZENS
    yield "settlers", lambda: rules.SETTLERS
    yield "settlers-from-supply", lambda: rules.SETTLERS - 1
    yield "display", lambda: rules.DISPLAY
    yield "gap", lambda: rules.NEW_CITY_GAP
    yield "gap-of-neighbours", lambda: rules.NEW_CITY_GAP - 1
    yield "limit-plain", lambda: rules.LIMIT_PLAIN
    yield "limit-market", lambda: rules.LIMIT_MARKET
    yield "action-card-gold", lambda: rules.ACTION_CARD_GOLD
    yield "closeness-price", lambda: rules.CLOSENESS_PRICE
    yield "bonus", lambda: rules.BONUS_POINTS
    yield "hunger", lambda: abs(rules.HUNGER_POINTS)


def _voice() -> Iterator[tuple[str, Callable[[], Number]]]:
    yield "circles", lambda: rules.CIRCLES
    yield "hidden", lambda: tuple(range(2, rules.CIRCLES + 1))
    yield "hidden-cards", lambda: rules.CIRCLES - 1
    yield "voice-cards-each", lambda: rules.VOICE_CARDS_EACH
    yield "voice-cards", lambda: rules.VOICE_CARDS_EACH * len(rules.SERVICES)


def _land() -> Iterator[tuple[str, Callable[[], Number]]]:
    yield "land-tiles", lambda: sum(rules.LANDSCAPE_TILES.values())
    yield "farm-tiles", lambda: sum(rules.LANDSCAPE_TILES[name] for name in rules.WHEAT)
    yield "lake-tiles", lambda: rules.LANDSCAPE_TILES["lake"]
    yield "mountain-tiles", lambda: rules.LANDSCAPE_TILES["mountain"]
    yield "wheat", lambda: tuple(rules.WHEAT.values())
    for name in rules.WHEAT:
        yield f"wheat-{name}", partial(lambda name: rules.WHEAT[name], name)


def _prices() -> Iterator[tuple[str, Callable[[], Number]]]:
    yield "amounts", lambda: tuple(range(1, len(rules.PRICES_BY_NUMBER)))
    yield "prices", lambda: rules.PRICES_BY_NUMBER[1:]
    for amount in range(len(rules.PRICES_BY_NUMBER)):
        yield f"price-of-{amount}", partial(lambda n: rules.PRICES_BY_NUMBER[n], amount)
    for name in rules.CARD_PRICE:
        yield f"price-{name}", partial(lambda name: rules.CARD_PRICE[name], name)
    for size in rules.MASTER_PRICE:
        yield f"master-{size}", partial(lambda size: rules.MASTER_PRICE[size], size)
    for name in rules.EDITIONS:
        yield f"cards-{name}", partial(lambda name: sum(rules.EDITIONS[name].cards.values()), name)


def _buildings() -> Iterator[tuple[str, Callable[[], Number]]]:
    for name in rules.BUILDINGS:
        yield f"food-{name}", partial(lambda name: rules.BUILDINGS[name].food, name)
        for number, service in enumerate(rules.SERVICES):
            yield f"{service}-{name}", partial(_points, name, number)
    for pair in rules.TILES:
        yield f"tiles-{pair}", partial(lambda pair: rules.TILES[pair], pair)


def _points(name: str, service: int) -> int:
    """Whole points of a service that a building offers."""
    return rules.BUILDINGS[name].services[service] // 2


NUMBERS: Final[Mapping[str, Callable[[], Number]]] = MappingProxyType(
    dict([*_plain(), *_voice(), *_land(), *_prices(), *_buildings()])
)
"""What gives each number as the tables have it now.

>>> NUMBERS["limit-market"](), NUMBERS["prices"]()
(8, (0, 2, 5))
"""
