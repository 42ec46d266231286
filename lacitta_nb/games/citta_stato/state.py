"""What lies before the players at one moment of a game, frozen, and questions about it.

>>> from lacitta_nb.games.citta_stato.opening import new_game
>>> state = new_game(players=2, seed=1).state
>>> state.players[0].marker, state.phase, state.decision.kind
(8, 'actions', 'turn')
"""

from collections.abc import Iterator
from typing import Any, ClassVar, Final, NamedTuple, SupportsIndex, cast

from lacitta_nb.core.records import Decision, seat_of
from lacitta_nb.core.shown import ShownState
from lacitta_nb.games.citta_stato.constants import (
    BURNED,
    COLOURS,
    PLAIN_OF,
    DecisionKind,
    Phase,
    form_of,
)
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import Counts, Effect, Tables

NONE: Final[Counts] = (0,) * len(COLOURS)
"""No cubes."""


class PlayerQueries:
    """Questions about one player, frozen or being changed."""

    __slots__ = ()

    republic: str
    marker: int
    # Tuples of a player, lists of a hand.
    tracks: Any
    cubes: Any
    bag: Any
    banners: Any
    cards: Any
    burned: Any

    def space(self, colour: int) -> int:
        """The space of the disc on the track of a plain colour, by its number in `PLAIN`."""
        space: int = self.tracks[colour]
        return space

    def on_track(self, tables: Tables, colour: str) -> int:
        """What the track of a plain colour says where the disc stands."""
        place = PLAIN_OF[colour]
        said: int = tables.tracks[place][self.tracks[place] - 1]
        return said

    def crowns_above(self, tables: Tables) -> int:
        """The crowns above the marker on the form track (E3)."""
        return tables.above[self.marker - 1]

    def room(self, colour: int) -> bool:
        """Whether a card can still be burned under a colour (B1)."""
        return len(self.burned[colour]) < BURNED

    @property
    def rooms(self) -> list[int]:
        """The colours under which a card can still be burned."""
        return [colour for colour in range(len(COLOURS)) if self.room(colour)]

    @property
    def burned_cards(self) -> int:
        """How many cards are burned."""
        return sum(map(len, self.burned))

    @property
    def form(self) -> str:
        """The form of the own republic card; `?` where it is hidden."""
        return form_of(self.republic)


class _PlayerFields(NamedTuple):
    name: str
    city: str
    republic: str
    points: int
    marker: int
    crowns: int
    tracks: tuple[int, ...]
    cubes: Counts
    bag: Counts
    banners: tuple[int, ...]
    discs: tuple[int, ...]
    gone: tuple[int, ...]
    cards: tuple[str, ...]
    burned: tuple[tuple[str, ...], ...]
    actions: int
    passed: bool
    scheme: str
    second: int
    knows_offer: tuple[str, ...]


class Player(_PlayerFields, PlayerQueries):
    """What lies before one player.

    Attributes:
        republic: the own republic card, `?` in the views of others.
        tracks: the spaces of the discs, from 1, by plain colour; banners by plain colour.
        cubes: the supply; bag: what the bag holds; both by colour.
        discs: those in hand, by power; gone: those that left the game. -1 is a hidden disc.
        cards: the used ones in the supply, in the order of their coming.
        burned: the cards under each colour.
        actions: taken in this round; passed: for this round.
        scheme: the own one of Genova and Pisa, or "".
        second: points of the second score.
        knows_offer: republic cards that the player knows to be in the offer (B8).
    """

    __slots__ = ()


class Task(NamedTuple):
    """What is still to be done: an effect, or a question, whose kind is then the verb.

    Attributes:
        verb: the effect or the kind of decision. seat: whose it is. rule: of the effect.
        numbers, colours, word: what belongs to it, see `rules.effects` and `rules.asks`.
    """

    verb: str
    seat: int
    rule: str
    numbers: tuple[int, ...] = ()
    colours: tuple[int, ...] = ()
    word: str = ""

    @classmethod
    def of(cls, effect: Effect, seat: int, rule: str) -> "Task":
        """An effect that somebody is to carry out."""
        return cls(effect.verb, seat, rule, effect.numbers, effect.colours, effect.word)


class Placed(NamedTuple):
    """A disc on the war track (A4)."""

    player: int
    disc: int


class Ghost(NamedTuple):
    """The ghost of a solo game (O2, O4).

    Attributes:
        bag: the cubes that it has not drawn; drawn: the colours of this round, in their order.
        discs: those that it can still lay; gone: those that left the game. -1 is a hidden disc.
    """

    bag: Counts
    drawn: tuple[int, ...]
    discs: tuple[int, ...]
    gone: tuple[int, ...] = ()


class TableQueries:
    """Questions about the table, which a state and a draft answer alike.

    The stock is what is nowhere else (S7): what is out of it is counted here, and nowhere twice.
    """

    __slots__ = ()

    table: Table
    first_player: int
    removed_crowns: int
    ghost: Ghost | None
    # Tuples of a state, lists of a draft; frozen players, or hands.
    players: Any
    market: Any
    removed: Any
    agenda: Any

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in turn order (T1)."""
        first, size = self.first_player, self.table.size
        return tuple([seat % size for seat in range(first, first + size)])

    @property
    def turns(self) -> int:
        """Turns taken in this round, the ghost's with them; chance is drawn by it (section 5)."""
        taken: int = sum(player.actions + player.passed for player in self.players)
        return taken + (len(self.ghost.drawn) if self.ghost else 0)

    def price_of(self, colour: int) -> Iterator[tuple[int, int]]:
        """The rows of a column that hold cubes: price and number."""
        for row, found in zip(self.table.tables.rows, self.market[colour], strict=True):
            if found:
                yield row.price, found

    def row_at(self, price: int) -> int:
        """The row with a price, from the top; -1 if there is none."""
        return next((n for n, row in enumerate(self.table.tables.rows) if row.price == price), -1)

    def cubes_out(self, colour: int) -> int:
        """The cubes of a colour that are not in the stock, those drawn to be chosen with them."""
        found: int = sum(p.cubes[colour] + p.bag[colour] for p in self.players)
        found += sum(self.market[colour]) + self.removed[colour]
        found += sum(task.colours.count(colour) for task in self.agenda if task.verb == "keep")
        if self.ghost:
            found += self.ghost.bag[colour] + self.ghost.drawn.count(colour)
        return found

    def banners_out(self, place: int) -> int:
        """The banners that somebody has; of a plain colour by its number in `PLAIN`."""
        found: int = sum(player.banners[place] for player in self.players)
        return found

    @property
    def crowns_out(self) -> int:
        """The crowns that somebody has, or that left the game."""
        found: int = sum(player.crowns for player in self.players)
        return found + self.removed_crowns

    def cube_stock(self, colour: int) -> int:
        """The cubes of a colour in the stock."""
        return self.table.stock.cubes[colour] - self.cubes_out(colour)

    def banner_stock(self, place: int) -> int:
        """The banners in the stock; of a plain colour by its number in `PLAIN`."""
        return self.table.stock.banners - self.banners_out(place)

    @property
    def crown_stock(self) -> int:
        """The crowns in the stock."""
        return self.table.stock.crowns - self.crowns_out


class _StateFields(NamedTuple):
    table: Table
    players: tuple[Player, ...]
    round: int
    first_player: int
    to_move: int
    upgrade: int
    market: tuple[tuple[int, ...], ...]
    schemes: tuple[str, ...]
    used: tuple[bool, ...]
    present: tuple[str, ...]
    future: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]
    discards: tuple[tuple[str, ...], ...]
    offer: tuple[str, ...]
    war: tuple[Placed, ...] = ()
    passed_first: int = -1
    removed: Counts = NONE
    removed_crowns: int = 0
    phase: Phase = "actions"
    agenda: tuple[Task, ...] = ()
    ghost: Ghost | None = None


class State(ShownState, _StateFields, TableQueries):
    """One moment of a game.

    Attributes:
        upgrade: where the upgrade marker stands.
        market: the cubes of each column, by row from the top.
        schemes: those of places 1 to 4, "" for one that left the game; used: the face-down ones.
        present, future, decks, discards: by colour; "" for no card, decks without the Future.
        offer: the republic cards beside the board, the first is taken next.
        war: the discs on the war track, in the order of placing.
        passed_first: the seat that begins the next round, -1 while that is open (U2).
        removed: cubes out of the game; removed_crowns: crowns out of it.
        agenda: what is still to be done before the next turn; the first asks.
    """

    __slots__ = ()

    box: ClassVar[str] = "lacitta_nb.games.citta_stato.box"

    # In a line, not with all its fields as a named tuple shows itself.
    __repr__ = ShownState.__repr__

    @property
    def seed(self) -> int:
        """What draws everything in this game; 0 in a view."""
        return self.table.seed

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def mover(self) -> Player:
        """What lies before the player whose turn it is."""
        return self.players[self.to_move]

    @property
    def choice(self) -> DecisionKind | None:
        """What kind of decision is asked, or None."""
        if self.agenda:
            return cast("DecisionKind", self.agenda[0].verb)
        return "turn" if self.phase == "actions" else None

    @property
    def decision(self) -> Decision[DecisionKind] | None:
        """Who must decide, and what; None while the next thing happens by itself."""
        if self.agenda:
            task = self.agenda[0]
            return Decision(task.seat, cast("DecisionKind", task.verb))
        return Decision(self.to_move, "turn") if self.phase == "actions" else None

    @property
    def revealed(self) -> bool:
        """Whether the discs on the war track lie open (W2)."""
        if self.phase != "war" or not self.agenda:
            return False
        return all(task.verb != "reveal" for task in self.agenda)

    def seen_by(self, player: SupportsIndex | str) -> "State":
        """This state as one player may know it; hidden things read `?`.

        Raises:
            NotFound: there is no such player.
        """
        from lacitta_nb.games.citta_stato.views import view

        return view(self, seat_of(self.players, player))
