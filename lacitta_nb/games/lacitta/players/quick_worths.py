"""What things are worth to the quick player: a few numbers, and what follows of them for food.

The sums are those of the greedy player's considerations, taken apart: what one more service, one
more food, one more citizen is worth now, instead of the worth of all that stands.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.constants import BONUS_POINTS, HUNGER_POINTS
from lacitta_nb.games.lacitta.players.standing import Moment

_SURE: Final = (1.0, 0.0, 0.0)
"""Stands for the wishes when none is to come before the feeding."""


class Worths(NamedTuple):
    """What things are worth to the quick player, in felt points.

    `drawn`: a citizen drawn from a neighbour this year; `later`: the same, of each year after, for
    each service; `growth`: a citizen that may grow; `fall`: a building that falls for want of
    citizens; `hand`: a surplus citizen; `site`: a space to build on; `meal`: food over, or missing,
    for the year after; `gold`: a piece while it can be spent, `hoard`: of what lies beyond four;
    `income`: a gold a year; `card`: an action card; `look`: a voice card known, for each turn left;
    `lost_card`: a penalty turn; `started`: a city with so many of the three services; `urgency`:
    how much hunger counts with so many turns left. `building`: a building that stands; `found`: a
    new city, beside what it brings; `food`: a food more of every year; `last_hand`: the last
    surplus citizen of a city.
    """

    drawn: float = 1.1
    later: float = 0.08
    growth: float = 0.6
    fall: float = 0.66
    hand: float = 0.15
    site: float = 0.07
    meal: float = 0.4
    gold: float = 0.9
    hoard: float = 0.27
    income: float = 0.4
    card: float = 0.4
    look: float = 0.05
    lost_card: float = 1.5
    started: tuple[float, ...] = (0.0, 0.25, 0.9, float(BONUS_POINTS))
    urgency: tuple[float, ...] = (1.0, 0.9, 0.8, 0.65, 0.5, 0.4)
    building: float = 0.0
    found: float = 0.0
    food: float = 0.0
    last_hand: float = 0.0


FELT: Final = Worths()
"""What was felt before anything was tuned."""


class Fed(dict[int, float]):
    """What so much food more is worth at the next feeding, worked out when first asked for.

    Args:
        worths: what things are worth.
        moment: the moment.
        moving: citizens that come to the player's cities, less those that leave, under each wish.
        over: food over for those that eat anyway.
    """

    def __init__(self, worths: Worths, moment: Moment, moving: Sequence[int], over: int) -> None:
        super().__init__()
        voting = any(moment.wish)
        wish = moment.wish if voting else _SURE
        self._short: Final = [
            (chance, (max(0, coming) if voting else 0) - over)
            for chance, coming in zip(wish, moving, strict=True)
            if chance
        ]
        self._moving: Final = moving
        self._over: Final = over
        self._penalty: Final = worths.lost_card if moment.years else float(-HUNGER_POINTS)
        self._urgency: Final = worths.urgency[min(moment.turns, 5)]
        self._now: Final = self._hunger(0)

    def __missing__(self, more: int) -> float:
        worth = self[more] = self._now - self._hunger(more)
        return worth

    def _hunger(self, more: int) -> float:
        lost = 0.0
        for chance, short in self._short:
            if short > more:
                lost += chance * (short - more + self._penalty)
        return lost * self._urgency

    def guests(self, service: int, more: int) -> float:
        """What it costs to feed so many citizens more if they come by a service."""
        moving, over = self._moving[service], self._over
        before, after = max(0, moving) - over, max(0, moving + more) - over
        worth = after + self._penalty if after > 0 else 0.0
        if before > 0:
            worth -= before + self._penalty
        return worth * self._urgency


class Meals(dict[int, float]):
    """What so much food more is worth in the year after: at most four over count.

    Args:
        worth: of a meal.
        each: of every food, whether it is needed or not.
        left: meals over as it is.
    """

    def __init__(self, worth: float, each: float, left: int) -> None:
        super().__init__()
        self._each: Final = each
        self._worth: Final = worth
        self._left: Final = left

    def __missing__(self, more: int) -> float:
        before, after = self._left, self._left + more
        found = after if after < 0 else 0.4 * min(after, 4)
        found -= before if before < 0 else 0.4 * min(before, 4)
        worth = self[more] = self._worth * found + self._each * more
        return worth


class Drawn(dict[tuple[int, int], float]):
    """What it is worth to draw so many citizens more by a service; worked out when first asked for.

    Args:
        worths: what things are worth.
        moment: the moment.
        fed: what food is worth.
    """

    def __init__(self, worths: Worths, moment: Moment, fed: Fed) -> None:
        super().__init__()
        self.later: Final = worths.later * min(moment.years, 3)
        self._worth: Final = worths.drawn
        self._wish: Final = moment.wish
        self._fed: Final = fed

    def __missing__(self, key: tuple[int, int]) -> float:
        service, more = key
        worth, chance = more * self.later, self._wish[service]
        if chance:
            worth += chance * (more * self._worth - self._fed.guests(service, more))
        self[key] = worth
        return worth
