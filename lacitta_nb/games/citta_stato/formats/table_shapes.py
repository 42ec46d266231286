"""The shape of each table of Città-Stato, as an owner may write it."""

from collections.abc import Iterable
from typing import Annotated, Any, Final, Generic, TypeVar

from pydantic import AfterValidator, Field, PlainValidator

from lacitta_nb.files.fields import (
    MAX_NAME,
    MAX_REMARK,
    Expected,
    Remark,
    Truth,
    refused,
    text,
    whole,
    word,
)
from lacitta_nb.files.shapes import FileShape, Shape
from lacitta_nb.games.citta_stato.actions import MOST_COINS, MOST_COUNTED, MOST_MOVED
from lacitta_nb.games.citta_stato.constants import (
    BURNED,
    COLOURS,
    FORMS,
    PLAIN,
    REPUBLICS,
    SCENARIOS,
    SCHEMES,
    SEALS,
    SEATS,
    SOLO_GAMES,
    SPACES,
)
from lacitta_nb.games.citta_stato.formats.effects import ACT, CARD, CITY, OTHER, burned_once, misfit
from lacitta_nb.games.citta_stato.formats.fields import (
    CardWord,
    CityWord,
    ColourWord,
    PlainWord,
    RepublicWord,
    SchemeWord,
)
from lacitta_nb.games.citta_stato.tables import shipped_tables

MOST_EFFECTS: Final = 6
"""Effects of one card, power, scheme or benefit."""
REWARDS: Final = ("banner", "cube")
"""What spaces of tracks bring (U1)."""
CITY_MARKET: Final = 2
"""Cubes of a city that go to the market (S6)."""
_PROVENANCE: Final = Expected("file-stato-provenance", most=MAX_REMARK)
_DEPTH: Final = 3


def _texts(value: object, depth: int = 0) -> bool:
    if isinstance(value, str):
        return len(value) <= MAX_REMARK
    if not isinstance(value, list | dict) or depth == _DEPTH:
        return False
    inside = value.values() if isinstance(value, dict) else value
    return all(_texts(one, depth + 1) for one in inside)


def _provenance(value: object) -> object:
    """A text for the whole table, or lists and objects of texts, one a value."""
    if not _texts(value):
        raise _PROVENANCE.misfit(value)
    return value


def _all(words: Iterable[str]) -> AfterValidator:
    """An object that has every word for a key."""
    known = tuple(words)

    def check(found: dict[str, Any]) -> dict[str, Any]:
        missing = [one for one in known if one not in found]
        if missing:
            raise refused("file-stato-all", missing=", ".join(missing))
        return found

    return AfterValidator(check)


def _effect(place: str) -> PlainValidator:
    """An effect that may stand in a place, as a text."""

    def check(value: object) -> str:
        expected = misfit(value if isinstance(value, str) else "", place)
        if expected is not None or not isinstance(value, str):
            assert expected is not None
            raise expected.misfit(value)
        return value

    return PlainValidator(check)


def _all_words(table: str) -> AfterValidator:
    """An object with every word of the shipped table, each with its rule: they stay as they are."""
    shipped = shipped_tables().source[table]["value"]

    def check(found: dict[str, Any]) -> dict[str, Any]:
        missing = [one for one in shipped if one not in found]
        if missing:
            raise refused("file-stato-all", missing=", ".join(missing))
        for name, entry in shipped.items():
            if found[name].rule != entry["rule"]:
                raise refused("file-stato-rule", name=name, number=entry["rule"])
        # In the order of the shipped table: it is the order in which cards are shuffled.
        return {name: found[name] for name in shipped}

    return AfterValidator(check)


Provenance = Annotated[Any, PlainValidator(_provenance)]
Small = Annotated[int, whole(0, MOST_COUNTED)]
Most = Annotated[int, whole(1, MOST_COUNTED)]
Far = Annotated[int, whole(0, MOST_MOVED)]
Rule = Annotated[str, text(MAX_NAME)]
CardEffects = Annotated[
    list[Annotated[str, _effect(CARD)]],
    Field(max_length=MOST_EFFECTS),
    AfterValidator(burned_once),
]
Power = Annotated[list[Annotated[str, _effect(CITY)]], Field(max_length=MOST_EFFECTS)]
Effects = Annotated[list[Annotated[str, _effect(OTHER)]], Field(max_length=MOST_EFFECTS)]
Acts = Annotated[list[Annotated[str, _effect(ACT)]], Field(max_length=MOST_EFFECTS)]
SizeWord = Annotated[str, word(map(str, SEATS))]
Cubes = dict[ColourWord, Small]


_FOUR: Final = Field(min_length=SPACES, max_length=SPACES)
Numbers = Annotated[list[Small], _FOUR]
Scores = Annotated[list[Annotated[int, whole(-MOST_COUNTED, MOST_COUNTED)]], _FOUR]
Levels = Annotated[list[Annotated[int, whole(0, SCHEMES)]], _FOUR]


class TracksShape(Shape):
    """What the spaces of each track say."""

    yellow: Numbers
    green: Numbers
    orange: Scores
    purple: Levels


class RowShape(Shape):
    """A row of the market; null places hold any number."""

    price: Annotated[int, whole(1, MOST_COINS)]
    places: Most | None


class SignsShape(Shape):
    """Where the crown signs stand on the score track."""

    every: Most
    from_: Annotated[int, whole(-MOST_COUNTED, MOST_COUNTED), Field(alias="from")]


class StockShape(Shape):
    """What there is of everything."""

    cubes: Annotated[Cubes, _all(COLOURS)]
    banners: Small
    crowns: Small


class CityShape(Shape):
    """A city."""

    rule: Rule
    market: Annotated[list[ColourWord], Field(min_length=CITY_MARKET, max_length=CITY_MARKET)]
    port: CardWord
    power: Power
    seal: Annotated[str, word(SEALS)] | None
    expansion: Truth


class SchemeShape(Shape):
    """A political scheme."""

    rule: Rule
    seal: Annotated[str, word(SEALS)]
    effects: Effects
    expansion: Truth


class CardShape(Shape):
    """An action card."""

    rule: Rule
    colour: ColourWord
    copies: Annotated[int, whole(0, MOST_COUNTED)]
    added: Annotated[int, whole(0, MOST_COUNTED)]
    effects: CardEffects


class BenefitsShape(Shape):
    """What the first, second and third card burned under a colour bring."""

    rule: Rule
    effects: Annotated[list[Effects], Field(min_length=BURNED, max_length=BURNED)]


class GoalShape(Shape):
    """A game of a scenario."""

    required: Annotated[int, whole(-MOST_COUNTED, 10 * MOST_COUNTED)]
    objective: Annotated[
        str,
        word(g.objective for s in shipped_tables().scenarios.values() for g in s.games),
    ]


class ScenarioShape(Shape):
    """A scenario of the solo game."""

    city: CityWord
    own: RepublicWord
    offer: Annotated[list[RepublicWord], Field(max_length=len(REPUBLICS))]
    schemes: Annotated[list[SchemeWord], Field(min_length=SCHEMES, max_length=SCHEMES)]
    market: Cubes
    cubes: Annotated[int, whole(1, len(COLOURS))]
    acts: Annotated[dict[ColourWord, Acts], _all(COLOURS)]
    games: Annotated[list[GoalShape], Field(min_length=len(SOLO_GAMES), max_length=len(SOLO_GAMES))]


V = TypeVar("V")


class TableShape(Shape, Generic[V]):
    """One table: what it says, and where that is from."""

    value: V
    provenance: Provenance = None

    def written(self) -> dict[str, Any]:
        """The table as a file has it; a provenance that is not given is left out."""
        found: dict[str, Any] = self.model_dump(by_alias=True)
        if "provenance" not in self.model_fields_set:
            del found["provenance"]
        return found


Rewards = Annotated[
    list[Annotated[list[Annotated[str, word(REWARDS)]], Field(max_length=MOST_EFFECTS)]],
    Field(min_length=SPACES, max_length=SPACES),
]
Zone = Annotated[list[Most], Field(min_length=2, max_length=2)]
Forms = Annotated[list[Annotated[str, word(FORMS)]], Field(max_length=MOST_COUNTED)]
CitiesByWord = Annotated[dict[CityWord, CityShape], _all_words("cities")]
SchemesByWord = Annotated[dict[SchemeWord, SchemeShape], _all_words("schemes")]
CardsByWord = Annotated[dict[CardWord, CardShape], _all_words("cards")]
ScenarioWord = Annotated[str, word(map(str, SCENARIOS))]


class TablesShape(Shape):
    """Tables that stand in place of those that are shipped."""

    tracks: TableShape[TracksShape] | None = None
    rewards: TableShape[Rewards] | None = None
    reward_cubes: TableShape[Annotated[dict[PlainWord, ColourWord], _all(PLAIN)]] | None = None
    market: (
        TableShape[Annotated[list[RowShape], Field(min_length=1, max_length=MOST_COINS)]] | None
    ) = None
    zones: TableShape[Annotated[dict[Annotated[str, word(FORMS)], Zone], _all(FORMS)]] | None = None
    crowns: (
        TableShape[Annotated[list[Small], Field(min_length=1, max_length=MOST_MOVED + 1)]] | None
    ) = None
    start: TableShape[Annotated[int, whole(1, MOST_MOVED + 1)]] | None = None
    signs: TableShape[SignsShape] | None = None
    upgrade: TableShape[Annotated[dict[SizeWord, Small], _all(map(str, SEATS))]] | None = None
    republic: TableShape[Annotated[dict[SizeWord, Forms], _all(map(str, SEATS))]] | None = None
    republic_crowns: TableShape[Small] | None = None
    scheme_moves: (
        TableShape[Annotated[list[Far], Field(min_length=SCHEMES, max_length=SCHEMES)]] | None
    ) = None
    stock: TableShape[StockShape] | None = None
    added_stock: TableShape[StockShape] | None = None
    city_cubes: TableShape[Annotated[Cubes, _all(COLOURS)]] | None = None
    cities: TableShape[CitiesByWord] | None = None
    schemes: TableShape[SchemesByWord] | None = None
    cards: TableShape[CardsByWord] | None = None
    burning: (
        TableShape[Annotated[dict[ColourWord, BenefitsShape], _all_words("burning")]] | None
    ) = None
    scenarios: (
        TableShape[Annotated[dict[ScenarioWord, ScenarioShape], _all(map(str, SCENARIOS))]] | None
    ) = None


class TablesFileShape(TablesShape, FileShape):
    """A file of tables."""

    about: Remark = ""
