"""The words of Città-Stato, and the numbers that its rulebook prints in its text.

What stands on boards, cards and tiles is in `board_data/citta_stato.json`, see `tables`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

KEY: Final = "cittastato"
"""The word of the game in the formats of its files."""

Colour = Literal["yellow", "white", "green", "orange", "black", "purple"]
Form = Literal["plutocracy", "oligarchy", "doge"]
Seal = Literal["blue", "red"]
Phase = Literal["actions", "war", "round_end", "second_score", "final", "over"]
DecisionKind = Literal[
    "turn",
    "buy",
    "banner",
    "colour",
    "under",
    "disc",
    "keep",
    "pay",
    "discard",
    "remove",
    "crowns",
    "take",
    "move",
    "shift",
    "draw",
    "scheme",
    "swap",
    "card",
    "rob",
    "republic",
    "offer",
    "second",
    "back",
    "bag",
    "accept",
]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""All colours, in the order in which cubes and cards are named."""
PLAIN: Final[tuple[Colour, ...]] = ("yellow", "green", "orange", "purple")
"""The colours of tracks and banners."""
NUMBER_OF: Final[Mapping[str, int]] = MappingProxyType(
    {colour: number for number, colour in enumerate(COLOURS)}
)
"""The place of each colour in `COLOURS`."""
PLAIN_OF: Final[Mapping[str, int]] = MappingProxyType(
    {colour: number for number, colour in enumerate(PLAIN)}
)
"""The place of each plain colour in `PLAIN`."""
PLACE_OF: Final[Mapping[int, int]] = MappingProxyType(
    {NUMBER_OF[colour]: place for place, colour in enumerate(PLAIN)}
)
"""The place in `PLAIN` of a plain colour that is given by its number in `COLOURS`."""
YELLOW, WHITE, GREEN, ORANGE, BLACK, PURPLE = range(len(COLOURS))
STANDS_IN: Final[Mapping[int, int]] = MappingProxyType(
    {YELLOW: WHITE, GREEN: WHITE, ORANGE: BLACK, PURPLE: BLACK}
)
"""The colour whose cubes may be paid for another one (T3)."""

FORMS: Final[tuple[Form, ...]] = get_args(Form)
SEALS: Final[tuple[Seal, ...]] = get_args(Seal)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
KINDS: Final[tuple[DecisionKind, ...]] = get_args(DecisionKind)
WITH_CROWNS: Final = "_crowns"
"""Ends the word of a republic card that shows crowns."""
REPUBLICS: Final = (*FORMS, *(f"{form}{WITH_CROWNS}" for form in FORMS))
HIDDEN: Final = "?"
"""Stands for what a player may not know."""
UNKNOWN: Final = -1
"""A disc that a player may not know."""

SEATS: Final = range(2, 6)
"""How many may play; five need the expansion (S1, X)."""
BASE_SEATS: Final = range(2, 5)
ROUNDS: Final = 7
DISCS: Final = 6
"""Discs of a player, with the powers from 0 (S1)."""
SPACES: Final = 4
"""Spaces of a track."""
SCHEMES: Final = 4
"""Schemes on the board; the place of each, from 1, is its level (S2)."""
BURNED: Final = 3
"""Cards that can be burned under one colour (B1)."""
TRADE_BANNERS: Final = 3
"""Purple banners of a trade; of the other kind there is one of each colour (A5)."""
TRADE_CROWNS: Final = 3
FEWEST_DRAW: Final = 2
"""Cubes that whoever has the fewest points draws besides (R5)."""
SCENARIOS: Final = range(1, 5)
SOLO_GAMES: Final = range(1, 4)
HUMAN: Final = 0
GHOST: Final = 1
"""Seats of the solo game."""

TURN: Final = "turn"
ACTION_KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "fleet": "yellow",
        "city": "white",
        "guilds": "green",
        "war": "orange",
        "republic": "black",
        "politics": "purple",
    }
)
"""The city actions, each with its colour (A1 to A6)."""
CARD_KINDS: Final = ("use", "burn")
TURN_KINDS: Final = (*ACTION_KINDS, *CARD_KINDS, "upgrade", "pass")
"""The first words of what can be done in a turn."""
SIDES: Final = ("left", "right")


def form_of(republic: str) -> str:
    """The form that a republic card shows.

    >>> form_of("doge_crowns")
    'doge'
    """
    return republic.removesuffix(WITH_CROWNS)
