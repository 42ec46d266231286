"""What lies on the table at one moment, and questions about it. Everything here is frozen.

What never changes in a game (board, edition, landscape tiles and the masks that follow from them,
seed) is a `Table`, shared by all states of the game; a `State` holds the rest. A city is its spaces
and one number of citizens: the castle has whoever the buildings do not need (G2).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.board import Board, bits
from lacitta_nb.kinds import (
    ACTION_CARDS,
    BUILDINGS,
    CITIZENS,
    EDITIONS,
    FIGURES,
    LIMIT_MARKET,
    LIMIT_PLAIN,
    MARKET,
    NAMES,
    ROAD,
    SERVICES,
    STARTING_GOLD,
    TILES,
    UNKNOWN,
    WHEAT,
    Decision,
    DecisionKind,
    Edition,
    Phase,
)

_WAVES: Final = tuple(b.number for b in BUILDINGS.values() if b.waves)
_POINTS: Final = tuple(
    tuple((b.number, b.services[s]) for b in BUILDINGS.values() if b.services[s])
    for s in range(len(SERVICES))
)
"""For each service the buildings that offer it, with their half points."""
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


class Ground(NamedTuple):
    """What the landscape tiles on a board make of its spaces.

    `wheat`: for each space the food of a castle or farm there (G7); `wheat_planes`: the same as
    sets of spaces, one a binary digit, so that a sum is a few bit counts; `mountains`: for each
    space the number of mountains beside it (Y4); `lake`: spaces beside a lake.
    """

    wheat: tuple[int, ...]
    wheat_planes: tuple[tuple[int, int], ...]
    mountains: tuple[int, ...]
    lake: int


@lru_cache(maxsize=64)
def ground_of(board: Board, landscapes: tuple[str, ...]) -> Ground:
    """The ground that tiles make of a board, worked out once for all games on it."""
    tiles = [[landscapes[area] for area in areas] for areas in board.areas_at]
    wheat = tuple(sum(WHEAT.get(tile, 0) for tile in around) for around in tiles)
    return Ground(
        wheat=wheat,
        wheat_planes=tuple(
            (weight, sum(1 << i for i, food in enumerate(wheat) if food & weight))
            for weight in (1 << digit for digit in range(max(wheat).bit_length()))
        ),
        mountains=tuple(around.count("mountain") for around in tiles),
        lake=sum(1 << i for i, around in enumerate(tiles) if "lake" in around),
    )


class Table:
    """What never changes in a game, made once and shared by its states.

    Attributes:
        board, edition, size (number of players), seed.
        landscapes: for each area of the board the tile on it, "" for none.
        open: spaces that may be built on (S11).
        wheat, wheat_planes, mountains, lake: the ground, see `Ground`.
    """

    def __init__(
        self, board: Board, edition: str, landscapes: Iterable[str], size: int, seed: int
    ) -> None:
        self.board: Final = board
        self.edition: Final[Edition] = EDITIONS[edition]
        self.landscapes: Final[tuple[str, ...]] = tuple(landscapes)
        self.size: Final = size
        self.seed: Final = seed
        self.open: Final[int] = board.open_to(size)
        self.wheat, self.wheat_planes, self.mountains, self.lake = ground_of(board, self.landscapes)

    def with_seed(self, seed: int) -> "Table":
        """The same table with another seed."""
        return Table(self.board, self.edition.name, self.landscapes, self.size, seed)

    def _key(self) -> tuple[object, ...]:
        return self.edition.name, self.landscapes, self.size, self.seed, self.board

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Table) and self._key() == other._key())

    def __hash__(self) -> int:
        return hash(self._key())


class FaceDown(NamedTuple):
    """A political card that lies face down before a player or was played; passed: taken unseen."""

    card: str
    passed: bool = False


class Player(NamedTuple):
    """What lies before one player; the fields are those of a position file (formats.md, section 3).

    `action_cards` are those still face up, `cards_played` the political turns taken this year,
    `seen` the numbers of the hidden voice cards looked at, `penalty` the penalty turn of P19 still
    to come (after year 6: rule E2).
    """

    name: str
    gold: int = STARTING_GOLD
    action_cards: int = ACTION_CARDS
    cards_played: int = 0
    face_down: tuple[FaceDown, ...] = ()
    seen: tuple[int, ...] = ()
    founded: bool = False
    penalty: bool = False


class City(NamedTuple):
    """A castle and what hangs on it (G1).

    `castle` is the number of its space, `spaces` the set of all its spaces, `near` that set and the
    spaces beside it, `reach` the spaces at most three steps away (G4, P4).
    """

    owner: int
    castle: int
    citizens: int
    spaces: int
    near: int
    reach: int

    def holding(self, citizens: int) -> "City":
        """The same city with another number of citizens."""
        return City(self.owner, self.castle, citizens, self.spaces, self.near, self.reach)


class Figures(NamedTuple):
    """Figures of bread and circuses on one building, for one service (P15)."""

    space: int
    service: str
    amount: int


class Pending(NamedTuple):
    """What a phase that is half done has still to do.

    `players` still to come, the one at work first; `cities` of that player still to come, by the
    number of their castle's space; `starve`: citizens that still have to leave (F2).
    """

    step: str
    players: tuple[int, ...]
    cities: tuple[int, ...] = ()
    starve: int = 0


class Questions:
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
        for number in _WAVES:
            if city.spaces & self.built[number]:
                return None
        return LIMIT_MARKET

    def room(self, city: City) -> int:
        """How many citizens a city can still take in: its limit and the supply (G5, S4)."""
        limit = self.limit(city)
        supply = self.supply
        return supply if limit is None else max(0, min(limit - city.citizens, supply))

    def points(self, city: City, service: int) -> int:
        """A city's half points of the service with that number, figures included (G8, M6)."""
        spaces = city.spaces
        built = self.built
        total = 0
        for number, half in _POINTS[service]:
            here = spaces & built[number]
            if here:
                total += half * here.bit_count()
        for figures in self.figures:
            if spaces >> figures.space & 1 and figures.service == SERVICES[service]:
                total += 2 * figures.amount
        return total

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


class _Fields(NamedTuple):
    table: Table
    year: int
    phase: Phase
    start_player: int
    to_move: int
    players: tuple[Player, ...]
    cities: tuple[City, ...]
    built: tuple[int, ...]
    figures: tuple[Figures, ...]
    harvest: int
    voice: tuple[str, ...]
    voice_deck: tuple[str, ...]
    voice_past: tuple[str, ...]
    display: tuple[str | None, ...]
    deck: tuple[str, ...]
    discard: tuple[FaceDown, ...]
    pending: Pending | None = None


class State(_Fields, Questions):
    """One moment of a game.

    `built` has one set of spaces a kind of building, by `Building.number`; `to_move` is the player
    whose turn it is in placement and politics, else -1; `voice` are this year's four cards in the
    order of the circles, `voice_deck` and `deck` have their top card first.
    """

    __slots__ = ()

    def seen_by(self, player: int) -> "State":
        """This state as one player may know it; hidden cards read `?` (formats.md, section 5)."""
        return self._replace(
            table=self.table.with_seed(0),
            players=tuple(_covered(p, own=i == player) for i, p in enumerate(self.players)),
            voice=self._voice_for(player),
            voice_deck=(UNKNOWN,) * len(self.voice_deck),
            deck=(UNKNOWN,) * len(self.deck),
            discard=tuple(_face_down(card) for card in self.discard),
        )

    def _voice_for(self, player: int) -> tuple[str, ...]:
        if self.phase in ("migration", "feeding", "over"):
            return self.voice
        known = (1, *self.players[player].seen)
        return tuple(card if i in known else UNKNOWN for i, card in enumerate(self.voice, 1))


def _face_down(card: FaceDown) -> FaceDown:
    return FaceDown(UNKNOWN, passed=True) if card.passed else card


def _covered(player: Player, *, own: bool) -> Player:
    cards = tuple(_face_down(card) for card in player.face_down)
    return player._replace(face_down=cards, seen=player.seen if own else ())


def found_city(board: Board, owner: int, castle: int, citizens: int) -> City:
    """A new city that is a castle only."""
    return City(owner, castle, citizens, 1 << castle, board.near[castle], board.reach[castle])


def city_on(board: Board, city: City, spaces: int) -> City:
    """The same city on other spaces, its masks worked out anew."""
    near = reach = 0
    for space in bits(spaces):
        near |= board.near[space]
        reach |= board.reach[space]
    return city._replace(spaces=spaces, near=near, reach=reach)
