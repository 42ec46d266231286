"""What everybody has reached, and would have if the game ended now (H2, E3, E4)."""

from typing import Final, NamedTuple

from lacitta_nb.core.records import Step
from lacitta_nb.games.saint_malo.constants import (
    CANNON_POINTS,
    COINS_A_POINT,
    FULL_CITY_POINTS,
    LOG_POINTS,
)
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.state import Player, State
from lacitta_nb.games.saint_malo.tables import Tables

PARTS: Final = ("points", "city", "coins", "logs", "churches", "cannons")
"""What makes up a score, in the order in which it is counted (E3)."""


class Score(NamedTuple):
    """What a player has reached: each part in points (E3), and their sum.

    `cannons` is 0 or below, `empty` counts the empty spaces; players who are equal in both share
    their rank (E4).
    """

    player: int
    points: int
    city: int
    coins: int
    logs: int
    churches: int
    cannons: int
    total: int
    empty: int
    rank: int

    @property
    def parts(self) -> tuple[tuple[str, int], ...]:
        """Each part by its word."""
        return tuple((part, getattr(self, part)) for part in PARTS)


def parts(player: Player, tables: Tables) -> tuple[int, int, int, int, int, int]:
    """The points of each part for one player, as if the game ended now (E3)."""
    return (
        player.points,
        FULL_CITY_POINTS if player.full else 0,
        player.coins // COINS_A_POINT,
        player.logs * LOG_POINTS,
        tables.churches([mask.bit_count() for mask in player.churches]),
        player.cannons_lost * CANNON_POINTS,
    )


def scores(state: State) -> list[Score]:
    """The score of this moment, one per player in seat order (E3, E4)."""
    counted = [parts(player, state.table.tables) for player in state.players]
    standings = [
        (sum(found), player.empty.bit_count())
        for found, player in zip(counted, state.players, strict=True)
    ]
    return [
        Score(seat, *found, *standing, 1 + sum(other > standing for other in standings))
        for seat, (found, standing) in enumerate(zip(counted, standings, strict=True))
    ]


def count(state: State) -> Step[State, Event]:
    """The end of the game: everything is counted (E3, E4)."""
    found = scores(state)
    events = [
        Event("final", "E3", score.player, amount=score.total, parts=score.parts) for score in found
    ]
    best = tuple(score.player for score in found if score.rank == 1)
    most = found[best[0]].total
    beaten = any(score.rank > 1 and score.total == most for score in found)
    what = "empty" if beaten else ""
    events.append(Event("won", "E4", what=what, amount=most, players=best))
    return Step(state._replace(over=True), tuple(events))
