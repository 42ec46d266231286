"""What happened: one frozen record for each, with the number of its rule.

>>> Event("placed", "P5", player=0, space="C4", what="merchant").rule
'P5'
"""

from typing import NamedTuple

from lacitta_nb.core import records
from lacitta_nb.core.told import told
from lacitta_nb.games.saint_malo.constants import KEY


class Event(NamedTuple):
    """One thing that happened. Which fields are filled depends on `kind`.

    kind, rule; filled beside them:

    - `rolled` D1, D2: player, dice (all five, as they lie), amount (the number of the roll)
    - `kept` D2: player, dice (those that stay)
    - `turned` A3: player, amount (dice), coins (price), what (the symbol)
    - `delivered` L1: player, amount (logs), coins (price)
    - `placed` C1, W1, H1, P1 to P8, P9, W4: player, space, what
    - `points` P2, P4, P6, P7, P8, W3: player, amount, what (person or `house`), side (W3)
    - `coins` P5, W3: player, amount, what (`merchant`), side (W3)
    - `logs_used` P9: player, amount
    - `side_complete` W2, `side_broken` G4: player, side
    - `bonus` W3, W4: player, side, what (`coins`, `points` or `person`), amount (its level)
    - `pirates` R1: player, row (from 1), amount (boxes marked now)
    - `attack` R2: row, amount (strength)
    - `held`, `cannon_lost` R3: player, amount (defence)
    - `city_full`, `last_round` E1: player
    - `final` E3: player, parts (each with its points), amount (total)
    - `won` E4: players, amount (points), what (`empty` where the empty spaces decided)
    """

    kind: str
    rule: str
    player: int | None = None
    space: str = ""
    what: str = ""
    amount: int = 0
    coins: int = 0
    side: str = ""
    row: int = 0
    dice: tuple[str, ...] = ()
    parts: tuple[tuple[str, int], ...] = ()
    players: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """The fields that say something, in order."""
        return records.fields_told(self)

    def __str__(self) -> str:
        """What happened in a sentence; players are numbered, since an event knows no names."""
        return told(self, game=KEY)
