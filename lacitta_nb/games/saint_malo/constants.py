"""The words of Saint Malo, and the numbers that its rulebook prints in its text.

What is printed in pictures only stands in `board_data/saint_malo.json`, see `tables`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

KEY: Final = "saintmalo"
"""The word of the game in the formats of its files."""

Symbol = Literal["log", "crate", "wall", "cross", "head", "swords"]
DecisionKind = Literal["roll", "use", "place", "house", "bonus"]
Phase = Literal["throw", "turn", "over"]
Side = Literal["top", "right", "bottom", "left"]

SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
"""What the six faces of a die show."""
SWORDS: Final[Symbol] = "swords"
SCORED: Final = tuple(symbol for symbol in SYMBOLS if symbol != SWORDS)
"""The symbols of which one is used in an action (A1)."""
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SIDE_NAMES: Final[tuple[Side, ...]] = get_args(Side)

SEATS: Final = range(2, 6)
DICE: Final = 5
ROLLS: Final = 3
"""How often a player rolls in a turn at most (D2, D3)."""
TURN_PRICE: Final = 2
"""Coins for each die that is turned (A3)."""
DELIVERY_PRICE: Final = 2
"""Coins for a delivery of logs, however many (L1)."""
COINS: Final = 3
LOGS: Final = 2
"""What each player has in the beginning (S1)."""

LEVELS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "citizen": 1,
        "soldier": 2,
        "priest": 2,
        "architect": 3,
        "merchant": 3,
        "juggler": 4,
        "noble": 5,
    }
)
"""The persons, each with its level: the heads that bring it (P1)."""
PERSONS: Final = tuple(LEVELS)
CHURCHES: Final = tuple(f"church{size}" for size in range(1, DICE + 1))
"""The churches by their size, the smallest first (H1)."""
THINGS: Final = ("crate", "wall", *CHURCHES, "house", *PERSONS)
"""All that a space can hold."""

CITIZEN_POINTS: Final = 1
CHURCH_POINTS: Final = 1
"""Points of a priest for each church beside (P4)."""
CRATE_COINS: Final = 1
"""Coins of a merchant for each crate beside (P5)."""
HOUSES: Final = 3
"""How many houses an architect brings at most (P6)."""
HOUSE_POINTS: Final = 3
KIND_POINTS: Final = 2
"""Points of a juggler for each kind of person beside (P7)."""
NOBLE_POINTS: Final = 7
SOLDIER_DEFENCE: Final = 1
SIDE_DEFENCE: Final = 2
"""What a soldier and a complete side add to the defence (G5)."""
FULL_CITY_POINTS: Final = 5
COINS_A_POINT: Final = 2
LOG_POINTS: Final = 1
CANNON_POINTS: Final = -5
"""What counts in the end (E3)."""
