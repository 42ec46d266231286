"""Questions about what lies on the table: food, limits, points, neighbours, who decides."""

from collections.abc import Iterable, Sequence
from typing import Final

from lacitta_nb.core.records import seat_of
from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CITIZENS,
    FIGURES,
    LIMIT_MARKET,
    LIMIT_PLAIN,
    MARKET,
    NAMES,
    REVEALED,
    ROAD,
    SERVICES,
    TILES,
    Decision,
    DecisionKind,
    Phase,
)
from lacitta_nb.games.lacitta.state.pieces import City, Figures, Pending, Player
from lacitta_nb.games.lacitta.state.table import Table

_WAVES: Final = tuple(b.number for b in BUILDINGS.values() if b.waves)
_OFFERS: Final = tuple((b.number, b.services) for b in BUILDINGS.values() if any(b.services))
_FIELDS: Final = tuple(b.number for b in BUILDINGS.values() if b.wheat)
_STORES: Final = tuple((b.number, b.food) for b in BUILDINGS.values() if b.food)
_STACKS: Final = {
    pair: tuple(b.number for b in BUILDINGS.values() if b.pair == pair) for pair in TILES
}
_DECISIONS: Final[dict[str, DecisionKind]] = {
    "migrate": "wish",
    "give_up": "give_up_roads",
    "demolish": "demolish",
    "starve": "starve",
}


def service_points(
    spaces: int, built: Sequence[int], figures: Iterable[Figures] = ()
) -> tuple[int, int, int]:
    """Half points of culture, education and health that some spaces offer (G8, M6).

    Args:
        spaces: the set of them.
        built: one set for each kind of building.
        figures: those of this year; they count where they stand in the set.
    """
    culture = education = health = 0
    for number, (c, e, h) in _OFFERS:
        here = spaces & built[number]
        if here:
            count = here.bit_count()
            culture += c * count
            education += e * count
            health += h * count
    for space, service, amount in figures:
        if spaces >> space & 1:
            culture += 2 * amount * (service == SERVICES[0])
            education += 2 * amount * (service == SERVICES[1])
            health += 2 * amount * (service == SERVICES[2])
    return culture, education, health


class TableQueries:
    """Questions about what lies on the table, asked of a `State` and of a draft of one alike."""

    __slots__ = ()

    table: Table
    phase: Phase
    start_player: int
    to_move: int
    players: tuple[Player, ...]
    cities: tuple[City, ...]
    built: tuple[int, ...]
    figures: tuple[Figures, ...]
    harvest: int
    pending: Pending | None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def voice_revealed(self) -> bool:
        """Whether this year's voice cards lie open for all (V1)."""
        return self.phase in REVEALED[self.table.edition.name]

    @property
    def decision(self) -> Decision | None:
        """Who must decide now, and what; None while the next thing happens by itself."""
        kind = self.choice
        if kind is None:
            return None
        return Decision(self.to_move if self.pending is None else self.pending.players[0], kind)

    @property
    def choice(self) -> DecisionKind | None:
        """What kind of choice must be made now, or None."""
        if self.pending is not None:
            return _DECISIONS[self.pending.step]
        if self.to_move < 0:
            return None
        if self.phase == "placement":
            return "place"
        return "penalty" if self.players[self.to_move].penalty else "turn"

    @property
    def turns(self) -> int:
        """Political turns taken this year by all, the number in the text of a seed."""
        return sum(player.cards_played for player in self.players)

    @property
    def supply(self) -> int:
        """Citizens in the common supply (S4)."""
        return CITIZENS - sum([city.citizens for city in self.cities])

    @property
    def occupied(self) -> int:
        """The set of all spaces that are built on."""
        found = 0
        for city in self.cities:
            found |= city.spaces
        return found

    def seat(self, player: object) -> int:
        """The number of a player, given by number or by a name that only one player has.

        Raises:
            NotFound: there is no such player.
        """
        return seat_of(self.players, player)

    def order(self) -> list[int]:
        """The seats from the start player on, clockwise."""
        size = self.table.size
        return [(self.start_player + i) % size for i in range(size)]

    def cities_of(self, player: int) -> list[City]:
        """A player's cities in founding order."""
        return [city for city in self.cities if city.owner == player]

    def out(self, player: int) -> bool:
        """Whether a player has no building left and is out of the game (D6)."""
        for city in self.cities:
            if city.owner == player:
                return False
        return self.phase != "placement"

    def city_at(self, space: int) -> City | None:
        """The city that has a building on a space, or None."""
        bit = 1 << space
        for city in self.cities:
            if city.spaces & bit:
                return city
        return None

    def place_of(self, castle: int) -> int:
        """The place in `cities` of the city with its castle there."""
        for place, city in enumerate(self.cities):
            if city.castle == castle:
                return place
        raise LookupError(castle)

    def city_of_castle(self, space: int) -> City | None:
        """The city whose castle stands on a space, or None."""
        for city in self.cities:
            if city.castle == space:
                return city
        return None

    def building_at(self, space: int) -> str | None:
        """The kind of building on a space, or None."""
        bit = 1 << space
        for name, mask in zip(NAMES, self.built, strict=True):
            if mask & bit:
                return name
        return None

    def buildings(self, city: City) -> dict[int, str]:
        """A city's spaces with what stands there, the castle included, in board order."""
        found = {}
        for space in bits(city.spaces):
            name = self.building_at(space)
            assert name is not None
            found[space] = name
        return found

    def posts(self, city: City) -> int:
        """How many citizens a city's buildings need, the castle's one among them (G2)."""
        return (city.spaces & ~self.built[ROAD]).bit_count()

    def limit(self, city: City) -> int | None:
        """The citizens a city may hold: 5, with a market 8, with waves too None (G5).

        A city above its limit keeps its citizens in the classic game (D4).
        """
        if not city.spaces & self.built[MARKET]:
            return LIMIT_PLAIN
        return None if self.waves(city) else LIMIT_MARKET

    def waves(self, city: City) -> bool:
        """Whether a city has a building with waves (G5)."""
        waves = 0
        for number in _WAVES:
            waves |= self.built[number]
        return bool(city.spaces & waves)

    def room(self, city: City) -> int:
        """How many citizens a city can still take in: its limit and the supply (G5, S4)."""
        limit = self.limit(city)
        supply = self.supply
        return supply if limit is None else max(0, min(limit - city.citizens, supply))

    def points(self, city: City, service: int) -> int:
        """A city's half points of the service with that number, figures included (G8, M6)."""
        return service_points(city.spaces, self.built, self.figures)[service]

    def yields(self, space: int) -> int:
        """The food of what stands on a space, a rich harvest included (G7, P17)."""
        name = self.building_at(space)
        if name is None:
            return 0
        kind = BUILDINGS[name]
        food = kind.food + (self.table.wheat[space] if kind.wheat else 0)
        return 2 * food if self.harvest >> space & 1 else food

    def food(self, player: int) -> int:
        """The food of all of a player's cities together (G7, F1)."""
        built = self.built
        own = fields = 0
        for city in self.cities:
            if city.owner == player:
                own |= city.spaces
        for number in _FIELDS:
            fields |= built[number]
        fields &= own
        total = 0
        for weight, plane in self.table.wheat_planes:
            total += weight * (fields & plane).bit_count()
            if self.harvest:
                total += weight * (fields & self.harvest & plane).bit_count()
        for number, food in _STORES:
            if built[number]:
                total += food * (own & built[number]).bit_count()
        return total

    def citizens(self, player: int) -> int:
        """All citizens of a player."""
        return sum([city.citizens for city in self.cities if city.owner == player])

    def neighbours(self, city: City) -> list[City]:
        """Cities of other players with at most two empty spaces between, founding order (G4)."""
        return [
            other
            for other in self.cities
            if other.owner != city.owner and other.spaces & city.reach
        ]

    def figures_free(self, player: int) -> int:
        """How many of a player's figures are not on the board (S1)."""
        if not self.figures and not self.harvest:
            return FIGURES
        spaces = 0
        for city in self.cities:
            if city.owner == player:
                spaces |= city.spaces
        used = sum(f.amount for f in self.figures if spaces >> f.space & 1)
        return FIGURES - used - (spaces & self.harvest).bit_count()

    def tiles_left(self, building: str) -> int:
        """Tiles of a kind's stack still in the supply, whichever side is up (S3)."""
        pair = BUILDINGS[building].pair
        return TILES[pair] - sum([self.built[number].bit_count() for number in _STACKS[pair]])
