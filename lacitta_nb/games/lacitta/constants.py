"""The words of the game and the tables of its rules.

The words are plain strings, the same in Python, in files and in action texts (formats.md, section
1); `Literal` types let the type checker hold them. What differs between editions is data in
`EDITIONS`. All games share these tables, so they can only be read.

>>> BUILDINGS["hospital"].services
(0, 2, 2)
>>> EDITIONS["classic"].year[:3]
('start_player', 'lay_voice', 'income')
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from lacitta_nb.core import records

KEY: Final = "lacitta"
"""The word of the game in the formats of its files."""

Service = Literal["culture", "education", "health"]
Landscape = Literal["farm1", "farm2", "farm3", "mountain", "lake"]
Phase = Literal[
    "placement",
    "start_player",
    "lay_voice",
    "income",
    "growth",
    "politics",
    "reveal_voice",
    "migration",
    "feeding",
    "over",
]
DecisionKind = Literal["place", "turn", "penalty", "wish", "give_up_roads", "demolish", "starve"]
Size = Literal["castle", "small", "medium", "large"]
EditionName = Literal["classic", "new", "expansion"]

SERVICES: Final[tuple[Service, ...]] = ("culture", "education", "health")
LANDSCAPES: Final[tuple[Landscape, ...]] = ("farm1", "farm2", "farm3", "mountain", "lake")
WHEAT: Final[Mapping[str, int]] = MappingProxyType({"farm1": 1, "farm2": 2, "farm3": 3})

UNKNOWN: Final = "?"
"""A card that lies face down for whoever looks at this state (formats.md, section 5)."""

SEATS: Final = range(2, 6)
"""How many players can take part (S1)."""
YEARS: Final = 6
ROUNDS: Final = 5
CIRCLES: Final = 4
CASTLES: Final = 4
FIGURES: Final = 4
ACTION_CARDS: Final = 3
STARTING_GOLD: Final = 1
CITIZENS: Final = 130
SETTLERS: Final = 3
DISPLAY: Final = 7
VOICE_CARDS_EACH: Final = 9
NEW_CITY_GAP: Final = 3
"""Empty spaces that a new city keeps to every other one (S10, P4).

Whoever comes nearer is a neighbour: at most two empty spaces lie between (G4). So one set of spaces
a city, those within this many steps, answers both.
"""
LIMIT_PLAIN: Final = 5
LIMIT_MARKET: Final = 8
PRICES_BY_NUMBER: Final[tuple[int, ...]] = (0, 0, 2, 5)
"""Gold for that many figures (P15) or citizens (P16)."""
AMOUNTS: Final = tuple(range(1, len(PRICES_BY_NUMBER)))
"""How many of them a card can place."""
ACTION_CARD_GOLD: Final = 2
CLOSENESS_PRICE: Final = 2
BONUS_POINTS: Final = 3
HUNGER_POINTS: Final = -5


class Building(NamedTuple):
    """What a kind of building is and does (G5 to G9, S3).

    `services` are half points of culture, education and health, so that the theatre's ½ is a whole
    number too; `number` is the index of its mask in `State.built`; `pair` names its stack of tiles.
    `waves`: it must stand beside a lake (P8) and frees its city of limits (G5); `wheat`: the farm
    tiles beside it feed (G7); `food`: what it yields beside that.
    """

    number: int
    name: str
    size: Size
    pair: str
    services: tuple[int, int, int] = (0, 0, 0)
    waves: bool = False
    wheat: bool = False
    food: int = 0


BUILDINGS: Final[Mapping[str, Building]] = MappingProxyType(
    {
        kind.name: kind
        for kind in (
            Building(0, "castle", "castle", "castle", wheat=True),
            Building(1, "farm", "small", "farm/quarry", wheat=True),
            Building(2, "quarry", "small", "farm/quarry"),
            Building(3, "school", "small", "school/university", (0, 2, 0)),
            Building(4, "statue", "small", "statue/cathedral", (2, 0, 0)),
            Building(5, "fountain", "small", "fountain/bathhouse", (0, 0, 2), waves=True),
            Building(6, "market", "small", "market"),
            Building(7, "palace", "medium", "palace/hospital", (4, 0, 0)),
            Building(8, "bathhouse", "medium", "fountain/bathhouse", (0, 0, 4), waves=True),
            Building(9, "hospital", "medium", "palace/hospital", (0, 2, 2)),
            Building(10, "cathedral", "large", "statue/cathedral", (6, 0, 0)),
            Building(11, "university", "large", "school/university", (0, 6, 0)),
            Building(12, "road", "small", "road"),
            Building(13, "theatre", "small", "theatre", (1, 1, 0)),
            Building(14, "port", "medium", "port", waves=True, food=1),
            Building(15, "large_farm", "medium", "large_farm", wheat=True, food=1),
            Building(16, "estate", "large", "estate", food=5),
        )
    }
)
NAMES: Final[tuple[str, ...]] = tuple(BUILDINGS)
"""Names of the buildings by number."""

CASTLE: Final = BUILDINGS["castle"].number
FARM: Final = BUILDINGS["farm"].number
QUARRY: Final = BUILDINGS["quarry"].number
MARKET: Final = BUILDINGS["market"].number
PORT: Final = BUILDINGS["port"].number
ROAD: Final = BUILDINGS["road"].number

TILES: Final[Mapping[str, int]] = MappingProxyType(
    {
        "farm/quarry": 40,
        "palace/hospital": 20,
        "statue/cathedral": 15,
        "school/university": 15,
        "fountain/bathhouse": 15,
        "market": 16,
        "road": 20,
        "theatre": 8,
        "port": 8,
        "large_farm": 8,
        "estate": 5,
    }
)
"""Tiles in each stack (S3, X1, X6); both sides of a double-sided tile come from one stack."""

LANDSCAPE_TILES: Final[Mapping[str, int]] = MappingProxyType(
    {
        "farm1": 6,
        "farm2": 6,
        "farm3": 2,
        "mountain": 3,
        "lake": 5,
    }
)
"""The 22 landscape tiles (S2)."""

CARD_PRICE: Final[Mapping[str, int]] = MappingProxyType(
    {
        "palace": 1,
        "bathhouse": 1,
        "hospital": 1,
        "cathedral": 3,
        "university": 3,
        "port": 1,
        "large_farm": 1,
        "estate": 3,
    }
)
"""Gold for a political card that builds (P13)."""
MASTER_PRICE: Final[Mapping[Size, int]] = MappingProxyType({"small": 1, "medium": 2, "large": 4})
"""Gold that the master builder takes by the size of the building (P14)."""


class Edition(NamedTuple):
    """What one edition changes: its tables and the order of its year (Y1).

    Attributes:
        year: the order of the phases. Those before the migration can stand in any order in which
            the voice is laid before it is revealed; the feeding follows the migration and ends the
            year (Y6), but for the start player.
        small, bigger: the buildings that an action card and a political card can put up.
        cards: the mix of the political deck (S5).
        landscapes: the tiles on the areas (S2); waste: those on the waste land (S12).
        strict_limit: whether a city gives back citizens above a limit that falls (D4).
        roads: whether roads can be laid (X1), replaced (X2) and given up (X4).
    """

    name: EditionName
    year: tuple[Phase, ...]
    small: tuple[str, ...]
    bigger: tuple[str, ...]
    cards: Mapping[str, int]
    landscapes: Mapping[str, int]
    waste: Mapping[str, int]
    strict_limit: bool
    roads: bool

    @property
    def buildings(self) -> tuple[str, ...]:
        """All that can stand in a city beside its castle."""
        return (*self.small, *self.bigger, *(("road",) if self.roads else ()))

    def __reduce__(self) -> tuple[object, ...]:
        """A table that can only be read travels to another process as a dict."""
        return _edition_again, tuple(dict(f) if isinstance(f, Mapping) else f for f in self)


def _edition_again(*fields: Any) -> Edition:  # noqa: ANN401 - as they were taken apart
    return Edition._make(MappingProxyType(f) if isinstance(f, dict) else f for f in fields)


_YEAR: Final[tuple[Phase, ...]] = (
    "lay_voice",
    "income",
    "growth",
    "politics",
    "reveal_voice",
    "migration",
    "feeding",
)

_CLASSIC: Final = Edition(
    name="classic",
    year=("start_player", *_YEAR),
    small=("farm", "quarry", "school", "statue", "fountain", "market"),
    bigger=("palace", "bathhouse", "hospital", "cathedral", "university"),
    cards=MappingProxyType(
        {
            "palace": 4,
            "bathhouse": 4,
            "hospital": 4,
            "master_builder": 4,
            "bread_and_circuses": 4,
            "golden_times": 4,
            "cathedral": 2,
            "university": 2,
            "rich_harvest": 2,
            "closeness": 2,
        }
    ),
    landscapes=LANDSCAPE_TILES,
    waste=MappingProxyType({}),
    strict_limit=False,
    roads=False,
)
_NEW: Final = _CLASSIC._replace(name="new", year=(*_YEAR, "start_player"), strict_limit=True)
_EXPANSION: Final = _NEW._replace(
    name="expansion",
    small=(*_NEW.small, "theatre"),
    bigger=(*_NEW.bigger, "port", "large_farm", "estate"),
    cards=MappingProxyType({**_NEW.cards, "port": 4, "large_farm": 4, "estate": 2}),
    waste=MappingProxyType({"lake": 1, "farm2": 1}),
    roads=True,
)

EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {edition.name: edition for edition in (_CLASSIC, _NEW, _EXPANSION)}
)
"""The editions that can be played, by name."""

REVEALED: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        name: frozenset({*edition.year[edition.year.index("reveal_voice") + 1 :], "over"})
        for name, edition in EDITIONS.items()
    }
)
"""For each edition the phases in which this year's voice cards lie open for all."""


class Decision(records.Decision[DecisionKind]):
    """Who must decide, and what kind of choice it is (formats.md, section 1)."""

    __slots__ = ()
