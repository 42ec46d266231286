"""The words of the game and the tables of its rules.

The words are plain strings, the same in Python, in files and in action texts (formats.md, section
1); `Literal` types let the type checker hold them. What differs between editions is data in
`EDITIONS`.

>>> BUILDINGS["hospital"].services
(0, 2, 2)
>>> EDITIONS["classic"].year[:3]
('start_player', 'lay_voice', 'income')
"""

from typing import Final, Literal, NamedTuple

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
WHEAT: Final[dict[str, int]] = {"farm1": 1, "farm2": 2, "farm3": 3}

UNKNOWN: Final = "?"
"""A card that lies face down for whoever looks at this state (formats.md, section 5)."""

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
"""Empty spaces that a new city keeps to every other one (S10, P4)."""
NEIGHBOUR_GAP: Final = 2
"""Empty spaces at most between neighbours (G4)."""
LIMIT_PLAIN: Final = 5
LIMIT_MARKET: Final = 8
PRICES_BY_NUMBER: Final[tuple[int, ...]] = (0, 0, 2, 5)
"""Gold for that many figures (P15) or citizens (P16)."""
ACTION_CARD_GOLD: Final = 2
CLOSENESS_PRICE: Final = 2
BONUS_POINTS: Final = 3
HUNGER_POINTS: Final = -5


class Building(NamedTuple):
    """What a kind of building is and does (G5 to G9, S3).

    `services` are half points of culture, education and health, so that the theatre's ½ is a whole
    number too; `number` is the index of its mask in `State.built`; `pair` names its stack of tiles.
    """

    number: int
    name: str
    size: Size
    pair: str
    services: tuple[int, int, int] = (0, 0, 0)
    waves: bool = False


def _number(*kinds: tuple[str, Size, str, tuple[int, int, int], bool]) -> dict[str, Building]:
    return {kind[0]: Building(number, *kind) for number, kind in enumerate(kinds)}


BUILDINGS: Final[dict[str, Building]] = _number(
    ("castle", "castle", "castle", (0, 0, 0), False),
    ("farm", "small", "farm/quarry", (0, 0, 0), False),
    ("quarry", "small", "farm/quarry", (0, 0, 0), False),
    ("school", "small", "school/university", (0, 2, 0), False),
    ("statue", "small", "statue/cathedral", (2, 0, 0), False),
    ("fountain", "small", "fountain/bathhouse", (0, 0, 2), True),
    ("market", "small", "market", (0, 0, 0), False),
    ("palace", "medium", "palace/hospital", (4, 0, 0), False),
    ("bathhouse", "medium", "fountain/bathhouse", (0, 0, 4), True),
    ("hospital", "medium", "palace/hospital", (0, 2, 2), False),
    ("cathedral", "large", "statue/cathedral", (6, 0, 0), False),
    ("university", "large", "school/university", (0, 6, 0), False),
    ("road", "small", "road", (0, 0, 0), False),
    ("theatre", "small", "theatre", (1, 1, 0), False),
    ("port", "medium", "port", (0, 0, 0), True),
    ("large_farm", "medium", "large_farm", (0, 0, 0), False),
    ("estate", "large", "estate", (0, 0, 0), False),
)
NAMES: Final[tuple[str, ...]] = tuple(BUILDINGS)
"""Names of the buildings by number."""

CASTLE: Final = BUILDINGS["castle"].number
FARM: Final = BUILDINGS["farm"].number
QUARRY: Final = BUILDINGS["quarry"].number
MARKET: Final = BUILDINGS["market"].number
ROAD: Final = BUILDINGS["road"].number

TILES: Final[dict[str, int]] = {
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
"""Tiles in each stack (S3, X1, X6); both sides of a double-sided tile come from one stack."""

LANDSCAPE_TILES: Final[dict[str, int]] = {
    "farm1": 6,
    "farm2": 6,
    "farm3": 2,
    "mountain": 3,
    "lake": 5,
}
"""The 22 landscape tiles (S2)."""

CARD_PRICE: Final[dict[str, int]] = {
    "palace": 1,
    "bathhouse": 1,
    "hospital": 1,
    "cathedral": 3,
    "university": 3,
    "port": 1,
    "large_farm": 1,
    "estate": 3,
}
"""Gold for a political card that builds (P13)."""
MASTER_PRICE: Final[dict[Size, int]] = {"small": 1, "medium": 2, "large": 4}
"""Gold that the master builder takes by the size of the building (P14)."""

_CLASSIC_CARDS: Final[dict[str, int]] = {
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
_CLASSIC_SMALL: Final = ("farm", "quarry", "school", "statue", "fountain", "market")
_CLASSIC_BIGGER: Final = ("palace", "bathhouse", "hospital", "cathedral", "university")


class Edition(NamedTuple):
    """What one edition changes: its tables and the order of its year (Y1).

    `year` is the order of the phases; `small` and `bigger` are the buildings that an action card
    and a political card can put up; `cards` is the mix of the political deck.
    """

    name: EditionName
    year: tuple[Phase, ...]
    small: tuple[str, ...]
    bigger: tuple[str, ...]
    cards: dict[str, int]
    landscapes: dict[str, int]


_CLASSIC_YEAR: Final[tuple[Phase, ...]] = (
    "start_player",
    "lay_voice",
    "income",
    "growth",
    "politics",
    "reveal_voice",
    "migration",
    "feeding",
)

EDITIONS: Final[dict[str, Edition]] = {
    "classic": Edition(
        "classic",
        _CLASSIC_YEAR,
        _CLASSIC_SMALL,
        _CLASSIC_BIGGER,
        _CLASSIC_CARDS,
        LANDSCAPE_TILES,
    ),
}
"""The editions that can be played, by name."""


class Decision(NamedTuple):
    """Who must decide, and what kind of choice it is (formats.md, section 1)."""

    player: int
    kind: DecisionKind
