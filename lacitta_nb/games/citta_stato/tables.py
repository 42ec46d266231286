"""The boards, cards, cities and schemes of Città-Stato, each value with where it is from.

They lie in `board_data/citta_stato.json`. Much of what the game shows in pictures only is
reconstructed; whoever owns it may correct that with a file of the same form: what it leaves out
stays as it is shipped (`new_game(tables=...)`).

What cards and powers do is written there as effects, such as `fleet 2` or `gain_banner green`: a
verb, numbers, colours (see `rules.effects`).

>>> shipped_tables().cards["alexandria"].effects
(Effect(verb='gain_banner', numbers=(), colours=(2,), word=''), Effect(verb='fleet', ...
"""

import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from lacitta_nb.core.shared import Shared, data_folder, fixed, loose
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    FORMS,
    NUMBER_OF,
    PLAIN,
    PLAIN_OF,
)

FORMAT: Final = "cittastato-tables/1"
NAMES: Final = (
    "tracks",
    "rewards",
    "reward_cubes",
    "market",
    "zones",
    "crowns",
    "start",
    "signs",
    "upgrade",
    "republic",
    "republic_crowns",
    "scheme_moves",
    "stock",
    "added_stock",
    "city_cubes",
    "cities",
    "schemes",
    "cards",
    "burning",
    "scenarios",
)
"""The tables, in the order of the file."""

Counts = tuple[int, ...]
"""How many of each colour, in the order of `COLOURS`; of banners, of `PLAIN`."""


class Effect(NamedTuple):
    """One thing that a card, a power or a reward does.

    `verb` names it, `colours` are numbers in `COLOURS`, `word` is what else is said: a side, `all`.
    """

    verb: str
    numbers: tuple[int, ...] = ()
    colours: tuple[int, ...] = ()
    word: str = ""


class Row(NamedTuple):
    """A row of the market: the price of its cubes, and its places in a column; None: any number."""

    price: int
    places: int | None


class City(NamedTuple):
    """A city: the rule of its power, its two cubes for the market, its port, the power."""

    rule: str
    market: tuple[int, ...]
    port: str
    power: tuple[Effect, ...]
    seal: str
    expansion: bool


class Scheme(NamedTuple):
    """A political scheme: its rule, its seal, what it does."""

    rule: str
    seal: str
    effects: tuple[Effect, ...]
    expansion: bool


class Card(NamedTuple):
    """An action card: its rule, the number of its colour, its copies, what it does when used.

    `added` are the copies that the expansion adds.
    """

    rule: str
    colour: int
    copies: int
    added: int
    effects: tuple[Effect, ...]


class Goal(NamedTuple):
    """A game of a scenario: the score that is required, and the objective that it adds."""

    required: int
    objective: str


class Scenario(NamedTuple):
    """A scenario of the solo game: what each begins with, and what the ghost does (O6 to O8).

    `market` are the ghost's cubes there, `cubes` how many it draws a round, `acts` is by colour.
    """

    city: str
    own: str
    offer: tuple[str, ...]
    schemes: tuple[str, ...]
    market: Counts
    cubes: int
    acts: tuple[tuple[Effect, ...], ...]
    games: tuple[Goal, ...]


class Stock(NamedTuple):
    """All cubes of each colour, banners of each plain colour, crowns."""

    cubes: Counts
    banners: int
    crowns: int


class Tables(Shared):
    """What stands on boards, cards and tiles.

    Args:
        source: each table by its name, with `value` and `provenance`, as a file has them; checked.

    Attributes:
        tracks: what each space of a track says, by plain colour (section 2).
        rewards: what entering a space of a track brings, by plain colour, from space 1 (U1).
        rows: the market's, from the top (M1).
        zones: the first and last space of each form; start: where markers begin.
        above: the crowns above each space of the form track, from space 1 (E3).
        upgrade: the upgrade marker, by the number of players (S3).
        plain_republics: the plain republic cards, by the number of players (S4).
        republic_crowns: crowns on a republic card that shows them.
        scheme_moves: how far a scheme of each level shifts everyone (A6).
        city_cubes: the eight cubes of a city, those for the market among them.
        cities, schemes, cards: by their words. burning: the benefits, by colour and number (B).
        burning_rules: the rule of each colour's benefits. scenarios: by number (O8).
    """

    def __init__(self, source: Mapping[str, Mapping[str, Any]]) -> None:
        self._source: Final = fixed(source)
        value: dict[str, Any] = {name: source[name]["value"] for name in NAMES}
        self.tracks: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(value["tracks"][colour]) for colour in PLAIN
        )
        self.rewards: Final = _rewards(value["rewards"], value["reward_cubes"])
        self.rows: Final = tuple(Row(row["price"], row["places"]) for row in value["market"])
        self.zones: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
            {form: tuple(value["zones"][form]) for form in FORMS}
        )
        self.above: Final[tuple[int, ...]] = tuple(value["crowns"])
        self.start: Final[int] = value["start"]
        self.sign_every: Final[int] = value["signs"]["every"]
        self.sign_from: Final[int] = value["signs"]["from"]
        self.upgrade: Final = MappingProxyType({int(n): v for n, v in value["upgrade"].items()})
        self.plain_republics: Final = MappingProxyType(
            {int(n): tuple(v) for n, v in value["republic"].items()}
        )
        self.republic_crowns: Final[int] = value["republic_crowns"]
        self.scheme_moves: Final[tuple[int, ...]] = tuple(value["scheme_moves"])
        self._stock: Final = _stock(value["stock"])
        self._added: Final = _stock(value["added_stock"])
        self.city_cubes: Final = counts(value["city_cubes"])
        self.cities: Final = MappingProxyType({k: _city(v) for k, v in value["cities"].items()})
        self.schemes: Final = MappingProxyType({k: _scheme(v) for k, v in value["schemes"].items()})
        self.cards: Final = MappingProxyType({k: _card(v) for k, v in value["cards"].items()})
        burning = [value["burning"][colour] for colour in COLOURS]
        self.burning: Final = tuple(tuple(map(_effects, b["effects"])) for b in burning)
        self.burning_rules: Final[tuple[str, ...]] = tuple(b["rule"] for b in burning)
        self.scenarios: Final = MappingProxyType(
            {int(number): _scenario(found) for number, found in value["scenarios"].items()}
        )

    @property
    def source(self) -> dict[str, Any]:
        """The tables as a file has them, a copy."""
        copied: dict[str, Any] = loose(self._source)
        return copied

    @property
    def own(self) -> dict[str, Any]:
        """Those that are not as they are shipped, as a file has them."""
        shipped = shipped_tables().source
        return {name: table for name, table in self.source.items() if table != shipped[name]}

    def changed(self, source: Mapping[str, Any]) -> "Tables":
        """These tables with some of them replaced."""
        return Tables({**self.source, **source}) if source else self

    @property
    def spaces(self) -> int:
        """How many spaces the form track has."""
        return len(self.above)

    def stock(self, expansion: bool) -> Stock:
        """All that there is, with or without the expansion."""
        if not expansion:
            return self._stock
        base, added = self._stock, self._added
        cubes = tuple(a + b for a, b in zip(base.cubes, added.cubes, strict=True))
        return Stock(cubes, base.banners + added.banners, base.crowns + added.crowns)

    def deck(self, colour: int, expansion: bool) -> tuple[str, ...]:
        """All cards of a colour, in the order of the file."""
        return tuple(
            name
            for name, card in self.cards.items()
            if card.colour == colour
            for _ in range(card.copies + (card.added if expansion else 0))
        )

    def signs(self, lower: int, higher: int) -> int:
        """The crown signs between two scores (E4).

        >>> tables = shipped_tables()
        >>> tables.signs(10, 17), tables.signs(3, 14), tables.signs(20, 25)
        (2, 3, 2)
        """
        low, high = lower - self.sign_from, higher - self.sign_from
        return high // self.sign_every - low // self.sign_every

    def inside(self, form: str, space: int) -> bool:
        """Whether a space of the form track lies in the zone of a form."""
        first, last = self.zones[form]
        return first <= space <= last

    def zone(self, space: int) -> str:
        """The form in whose zone a space of the form track lies."""
        return next(form for form in FORMS if self.inside(form, space))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tables) and self._source == other._source

    def __hash__(self) -> int:
        return hash((self.tracks, self.rows, self.above, self.scheme_moves))

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (json.dumps(self.source),)

    def __repr__(self) -> str:
        own = ", ".join(self.own)
        return f"<Tables: {f'own {own}' if own else 'as shipped'}>"


def counts(named: Mapping[str, int]) -> Counts:
    """How many of each colour, from an object that leaves out those of which there is none."""
    return tuple(named.get(colour, 0) for colour in COLOURS)


def effect(text: str) -> Effect:
    """An effect as it is written in the file.

    >>> effect("marker left 2")
    Effect(verb='marker', numbers=(2,), colours=(), word='left')
    """
    verb, *words = text.split()
    return Effect(
        verb,
        tuple(int(word) for word in words if word.isdigit()),
        tuple(NUMBER_OF[word] for word in words if word in NUMBER_OF),
        " ".join(word for word in words if not word.isdigit() and word not in NUMBER_OF),
    )


def _effects(texts: Sequence[str]) -> tuple[Effect, ...]:
    return tuple(map(effect, texts))


def _rewards(
    spaces: Sequence[Sequence[str]], cubes: Mapping[str, str]
) -> tuple[tuple[tuple[Effect, ...], ...], ...]:
    """What each space of each track brings: a banner of its colour, a stand-in for it."""
    return tuple(
        tuple(
            tuple(
                effect(f"gain_{what} {colour if what == 'banner' else cubes[colour]}")
                for what in space
            )
            for space in spaces
        )
        for colour in PLAIN_OF
    )


def _stock(found: Mapping[str, Any]) -> Stock:
    return Stock(counts(found["cubes"]), found["banners"], found["crowns"])


def _city(found: Mapping[str, Any]) -> City:
    market = tuple(NUMBER_OF[colour] for colour in found["market"])
    power = _effects(found["power"])
    return City(
        found["rule"], market, found["port"], power, found["seal"] or "", found["expansion"]
    )


def _scheme(found: Mapping[str, Any]) -> Scheme:
    return Scheme(found["rule"], found["seal"], _effects(found["effects"]), found["expansion"])


def _card(found: Mapping[str, Any]) -> Card:
    return Card(
        found["rule"],
        NUMBER_OF[found["colour"]],
        found["copies"],
        found["added"],
        _effects(found["effects"]),
    )


def _scenario(found: Mapping[str, Any]) -> Scenario:
    return Scenario(
        found["city"],
        found["own"],
        tuple(found["offer"]),
        tuple(found["schemes"]),
        counts(found["market"]),
        found["cubes"],
        tuple(_effects(found["acts"][colour]) for colour in COLOURS),
        tuple(Goal(goal["required"], goal["objective"]) for goal in found["games"]),
    )


def _again(source: str) -> Tables:
    tables = Tables(json.loads(source))
    return shipped_tables() if tables == shipped_tables() else tables


@cache
def shipped_tables() -> Tables:
    """The tables of this package; their file was checked by tests."""
    with open(os.path.join(data_folder(), "citta_stato.json"), encoding="utf-8") as file:
        content = json.load(file)
    return Tables({name: content[name] for name in NAMES})
