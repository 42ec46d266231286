"""The worth of each place of a city: what a person would bring there, what fits, what breaks."""

from dataclasses import dataclass
from typing import NamedTuple, SupportsIndex

from lacitta_nb.core.records import seat_of
from lacitta_nb.core.shared import bits
from lacitta_nb.games.saint_malo.city import (
    BESIDE,
    NAMES,
    SIDE_OF,
    SIDES,
    groups,
    largest_group,
)
from lacitta_nb.games.saint_malo.constants import HOUSES
from lacitta_nb.games.saint_malo.rules.effects import POINTS, coins_at
from lacitta_nb.games.saint_malo.state import CityQueries
from lacitta_nb.games.saint_malo.study.words import table_of
from lacitta_nb.given import spelt


class Place(NamedTuple):
    """What an empty space is worth now.

    Attributes:
        space: its name.
        merchant: coins that a merchant would bring (P5).
        priest: points that a priest would bring (P4).
        juggler: points that a juggler would bring (P7).
        houses: how many houses an architect here would have room for (P9), whatever the logs.
        breaks: the side that anything but a wall would break for good (G4), or "".
        completes: the side that a wall would complete (W2), or "".
        joined: how many empty spaces hang together with it, itself included (C2).
    """

    space: str
    merchant: int
    priest: int
    juggler: int
    houses: int
    breaks: str
    completes: str
    joined: int


@dataclass(frozen=True)
class Places:
    """The places of one city.

    Attributes:
        player: the seat.
        name: of the player.
        largest: how many spaces the largest joined group of empty ones has (C2).
        places: the empty spaces, row by row.
    """

    player: int
    name: str
    largest: int
    places: tuple[Place, ...]

    def at(self, space: str) -> Place:
        """The place of a name.

        Raises:
            KeyError: it is no empty space.
        """
        found = {place.space: place for place in self.places}
        return found[spelt(space, found) or space]


def place_worths(table: object, player: SupportsIndex | str | None = None) -> Places:
    """What every empty space of a city is worth now.

    Args:
        table: a game of Saint Malo or a state of one.
        player: whose city, by number or name; None: the one whose turn it is.

    Raises:
        NotFound: there is no such player.

    >>> from lacitta_nb.games.saint_malo import new_game
    >>> found = place_worths(new_game(players=2, seed=7))
    >>> found.at("C3")
    Place(space='C3', merchant=4, priest=0, juggler=0, houses=3, breaks='', completes='', joined=41)
    """
    state = table_of(table)
    seat = state.to_move if player is None else seat_of(state.players, player)
    city = state.players[seat]
    empty = city.empty
    joined = {number: group.bit_count() for group in groups(empty) for number in bits(group)}
    found = tuple(_place(city, number, joined[number]) for number in bits(empty))
    return Places(seat, city.name, largest_group(empty), found)


def _place(city: CityQueries, number: int, joined: int) -> Place:
    side = SIDE_OF.get(number, "")
    return Place(
        NAMES[number],
        coins_at(city, number),
        POINTS["priest"](city, number),
        POINTS["juggler"](city, number),
        room_for_houses(city, number),
        side if side and not city.is_broken(side) else "",
        side if side and SIDES[side] & ~city.where("wall") == 1 << number else "",
        joined,
    )


def room_for_houses(city: CityQueries, number: int) -> int:
    """How many houses of an architect on this empty space have room (P9).

    The first stands beside the architect, so all of them lie in one joined group of empty spaces
    that has a space there; and each such group can be filled from there on.
    """
    left = groups(city.empty & ~(1 << number))
    near = (group.bit_count() for group in left if group & BESIDE[number])
    return min(HOUSES, max(near, default=0))
