"""The numbers of the rules, by the names that sentences ask for: `RULE("trade-crowns")`.

A sentence that tells a rule never holds its number; so a table that changes changes what is said.
Tables of an owner are not told of: a rule says what the game says as it is shipped. What a card or
a power of an owner's tables does is said by `texts.effects`.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato import constants as rules
from lacitta_nb.games.citta_stato.constants import COLOURS, FORMS, PLAIN_OF, Form
from lacitta_nb.games.citta_stato.tables import Effect, shipped_tables

Number = int | tuple[int, ...]
"""One number, or several where a sentence tells them all."""
Named = Iterator[tuple[str, Callable[[], Number]]]


def _plain() -> Named:
    """Numbers that the rulebook prints in its text."""
    yield "fewest-players", lambda: rules.SEATS[0]
    yield "base-players", lambda: rules.BASE_SEATS[-1]
    yield "most-players", lambda: rules.SEATS[-1]
    yield "rounds", lambda: rules.ROUNDS
    yield "discs", lambda: rules.DISCS
    yield "highest-disc", lambda: rules.DISCS - 1
    yield "schemes", lambda: rules.SCHEMES
    yield "burned", lambda: rules.BURNED
    yield "trade-banners", lambda: rules.TRADE_BANNERS
    yield "trade-crowns", lambda: rules.TRADE_CROWNS
    yield "fewest-draw", lambda: rules.FEWEST_DRAW
    yield "scenarios", lambda: len(rules.SCENARIOS)
    yield "solo-games", lambda: len(rules.SOLO_GAMES)


def _boards() -> Named:
    """Numbers of the boards and of what lies beside them."""
    for colour in ("yellow", "green", "purple"):
        yield f"track-{colour}", partial(_track, colour)
    yield "orange-cost", lambda: abs(_track("orange")[0])
    yield "orange-points", lambda: _track("orange")[1:]
    yield "prices", lambda: tuple(row.price for row in shipped_tables().rows)
    yield "start", lambda: shipped_tables().start
    for form in FORMS:
        yield f"zone-{form}-first", partial(_zone, form, 0)
        yield f"zone-{form}-last", partial(_zone, form, 1)
    yield "zone-crowns", lambda: shipped_tables().above[: _zone(FORMS[0], 1)]
    yield "sign-every", lambda: shipped_tables().sign_every
    yield "upgrades", lambda: tuple(shipped_tables().upgrade[size] for size in rules.SEATS)
    yield "scheme-moves", lambda: shipped_tables().scheme_moves
    yield "republic-crowns", lambda: shipped_tables().republic_crowns
    yield "market-cubes", _market_cubes
    yield "supply-cubes", lambda: sum(shipped_tables().city_cubes) - _market_cubes()


def _track(colour: str) -> tuple[int, ...]:
    return shipped_tables().tracks[PLAIN_OF[colour]]


def _zone(form: Form, place: int) -> int:
    return int(shipped_tables().zones[form][place])


def _market_cubes() -> int:
    """How many of its cubes each city puts into the market; all put in as many."""
    return len(next(iter(shipped_tables().cities.values())).market)


def _solo() -> Named:
    """Numbers of the solo game."""
    yield "ghost-cubes", lambda: tuple(plot.cubes for plot in shipped_tables().scenarios.values())
    for number in rules.SCENARIOS:
        yield f"required-{number}", partial(_required, number)


def _required(scenario: int) -> tuple[int, ...]:
    return tuple(goal.required for goal in shipped_tables().scenarios[scenario].games)


Effects = Callable[[], tuple[Effect, ...]]


def _effects() -> Iterator[tuple[str, Effects]]:
    """What everything does that has effects, by a name."""
    tables = shipped_tables()
    for card in tables.cards:
        yield f"card-{card}", partial(lambda name: shipped_tables().cards[name].effects, card)
    for scheme in tables.schemes:
        yield f"scheme-{scheme}", partial(lambda n: shipped_tables().schemes[n].effects, scheme)
    for city in tables.cities:
        yield f"city-{city}", partial(lambda name: shipped_tables().cities[name].power, city)
    for number, colour in enumerate(COLOURS):
        for place in range(rules.BURNED):
            yield f"burn-{colour}-{place + 1}", partial(_benefit, number, place)


def _benefit(colour: int, place: int) -> tuple[Effect, ...]:
    return shipped_tables().burning[colour][place]


def _of_effects() -> Named:
    """Every number of an effect, by whose it is and the verb; the last of several by itself."""
    for name, effects in _effects():
        for effect in effects():
            if effect.numbers:
                yield f"{name}-{effect.verb}", partial(_number, effects, effect.verb, 0)
            if len(effect.numbers) > 1:
                yield f"{name}-{effect.verb}-last", partial(_number, effects, effect.verb, -1)


def _number(effects: Effects, verb: str, place: int) -> int:
    return next(effect.numbers[place] for effect in effects() if effect.verb == verb)


NUMBERS: Final[Mapping[str, Callable[[], Number]]] = MappingProxyType(
    dict([*_plain(), *_boards(), *_solo(), *_of_effects()])
)
"""What gives each number as the tables have it now.

>>> NUMBERS["trade-crowns"](), NUMBERS["track-yellow"](), NUMBERS["card-silk-fleet"]()
(3, (1, 2, 3, 4), 4)
"""
