"""What happened: one frozen record per happening, with place, amount and the number of its rule.

Rules return events; the log, the arrows on the board, the lessons and the tests read them and work
nothing out a second time. An event never carries a card that someone may not see.

>>> Event("grew", "Y5", player=0, space="A1", amount=1).rule
'Y5'
"""

from typing import NamedTuple

from lacitta_nb.core import records
from lacitta_nb.core.told import told
from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.games.lacitta.state import State


class Event(NamedTuple):
    """One happening. Which fields are filled depends on `kind`; spaces are named.

    kind, rule; filled beside them:

    - `placed` S9: player, space, amount (citizens)
    - `start_player` Y2: player, year (also in year 1, where nobody changes)
    - `voice_laid` Y3: service (the card that lies open)
    - `income` Y4: player, space, building (quarry or port), amount (gold)
    - `grew` Y5: player, space (the castle); `full` G5, `no_supply` S4: the same, nobody came
    - `gold` P3: player, amount
    - `founded` P4: player, space, source (castle the settler left), amount (citizens), food
    - `built` P5 (a road X1, in place of a road X2): player, space, source (the city's castle),
      building, card, gold (price paid), food
    - `figures` P15: player, space, service, amount, gold (price)
    - `golden_times` P16: player, space (castle), amount (citizens), gold
    - `rich_harvest` P17: player, space, amount (food it adds)
    - `looked` P18: player, circles, gold
    - `passed` P2: player, amount (cards taken: 1, or 0 when none was left)
    - `forfeited` P19: player
    - `drawn` P11: card (that is now on display), amount (its place there, 1 to 7)
    - `reshuffled` P12: amount (cards in the new deck)
    - `revealed` V1: service, amount (its circle); `wished` V1: service
    - `wish_chosen` M3: player, space (castle), service
    - `migrated` M1: player (who gains), space (gaining castle), other (player who loses), source
      (losing castle), service, points (gaining city's, losing city's)
    - `no_room` M4: the same; the citizen went to the supply
    - `demolished` D1: player, space, source (castle), building, amount (citizens short), food
      (lost); a road that hung on it alone: D2a
    - `over_limit` D4: player, space (castle), amount (citizens above the limit that fell)
    - `road_given_up` X4: player, space, source (castle)
    - `city_lost` D2: player, space (castle), food (lost)
    - `out` D6: player
    - `fed` F1: player, amount (citizens), food
    - `hungry` F2: player, amount (citizens who must leave), food
    - `starved` F2: player, space (castle)
    - `penalty` F3 (in year 6 E2): player
    - `figures_home` Y6: player, amount
    - `year_ended` Y6: year
    - `scored` E1: player, amount (points)
    """

    kind: str
    rule: str
    player: int | None = None
    space: str = ""
    source: str = ""
    other: int | None = None
    amount: int = 0
    service: str = ""
    building: str = ""
    card: str = ""
    gold: int = 0
    food: int = 0
    points: tuple[float, float] | None = None
    circles: tuple[int, ...] = ()
    year: int = 0

    def __repr__(self) -> str:
        """The fields that say something, in order."""
        return records.fields_told(self)

    def __str__(self) -> str:
        """What happened in a sentence; players are numbered, since an event knows no names."""
        return told(self, game=KEY)


class Step(records.Step[State, Event]):
    """What a move or a phase led to: the new state and what happened on the way."""

    __slots__ = ()
