"""A state being changed: the rules write on a draft and freeze it once.

What lies before a player is opened when it is first changed (`at`); whoever only reads asks
`players`. What is moved between players, stock, market and bags is said here, each as an event.
"""

from collections.abc import Callable, Iterable, Sequence

from lacitta_nb.core.chance import draws
from lacitta_nb.core.records import Step
from lacitta_nb.games.citta_stato.constants import COLOURS, PLAIN, Phase
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules.hand import Hand
from lacitta_nb.games.citta_stato.state import (
    Ghost,
    Placed,
    Player,
    State,
    TableQueries,
    Task,
)


class Draft(TableQueries):
    """A mutable copy of a state, with the events so far.

    Nothing else sees a draft: an operation opens one, writes on it and returns `freeze()`. The
    agenda lies with its next task at the end.
    """

    __slots__ = ("_lots", "_seed", "agenda", "events", *State._fields)

    players: list[Player | Hand]

    def __init__(self, state: State) -> None:
        (
            self.table,
            players,
            self.round,
            self.first_player,
            self.to_move,
            self.upgrade,
            market,
            schemes,
            used,
            present,
            future,
            decks,
            discards,
            self.offer,
            self.war,
            self.passed_first,
            removed,
            self.removed_crowns,
            self.phase,
            agenda,
            self.ghost,
        ) = state
        self.players = list(players)
        self.market: list[tuple[int, ...]] = list(market)
        self.schemes, self.used = list(schemes), list(used)
        self.present, self.future = list(present), list(future)
        self.decks, self.discards = list(decks), list(discards)
        self.removed: list[int] = list(removed)
        self.agenda: list[Task] = list(reversed(agenda))
        self.events: list[Event] = []
        self._lots: dict[str, Callable[[], float]] = {}

    phase: Phase
    ghost: Ghost | None
    war: tuple[Placed, ...]
    offer: tuple[str, ...]

    def at(self, seat: int) -> Hand:
        """What lies before a player, opened to be changed."""
        found = self.players[seat]
        if isinstance(found, Hand):
            return found
        opened = self.players[seat] = Hand(found)
        return opened

    def say(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def then(self, tasks: Iterable[Task]) -> None:
        """Put tasks before all others, the first of them first."""
        self.agenda += reversed(list(tasks))

    def lots(self, purpose: str) -> Callable[[], float]:
        """What draws for a purpose at this moment (section 5)."""
        key = f"{self.table.seed}/{purpose}/{self.round}/{self.turns}"
        if key not in self._lots:
            self._lots[key] = draws(key)
        return self._lots[key]

    def freeze(self) -> Step[State, Event]:
        """The state written, and what happened on the way."""
        state = State(
            self.table,
            tuple([p.freeze() if isinstance(p, Hand) else p for p in self.players]),
            self.round,
            self.first_player,
            self.to_move,
            self.upgrade,
            tuple(self.market),
            tuple(self.schemes),
            tuple(self.used),
            tuple(self.present),
            tuple(self.future),
            tuple(self.decks),
            tuple(self.discards),
            self.offer,
            self.war,
            self.passed_first,
            tuple(self.removed),
            self.removed_crowns,
            self.phase,
            tuple(reversed(self.agenda)),
            self.ghost,
        )
        return Step(state, tuple(self.events))

    def score(self, seat: int, amount: int, rule: str) -> None:
        """Gain or lose points, in the end those of the second score; a gain may be asked (T6)."""
        if amount > 0 and self.table.declining:
            self.agenda.append(Task("accept", seat, rule, (amount,)))
        elif amount:
            self.count(seat, amount, rule)

    def count(self, seat: int, amount: int, rule: str) -> None:
        """Mark points that nobody is asked about."""
        hand = self.at(seat)
        if self.phase == "second_score":
            hand.second += amount
        else:
            hand.points += amount
        self.say(Event("points", rule, seat, amount=amount))

    def crowns(self, seat: int, amount: int, rule: str) -> None:
        """Take as many crowns as the stock still has (S7)."""
        got = min(amount, self.crown_stock)
        if got:
            self.at(seat).crowns += got
            self.say(Event("crown", rule, seat, amount=got))

    def banner(self, seat: int, colour: int, rule: str, amount: int = 1) -> None:
        """Take a banner, if there is one (S7), or give some away (an amount below 0)."""
        if amount > 0 and not self.banner_stock(colour):
            return
        self.at(seat).banners[colour] += amount
        self.say(Event("banner", rule, seat, colour=PLAIN[colour], amount=amount))

    def cube(self, seat: int, colour: int, rule: str) -> None:
        """Take a cube from the stock into the supply, if there is one (S7, T4)."""
        if self.cube_stock(colour) > 0:
            self.at(seat).cubes[colour] += 1
            self.say(Event("cube", rule, seat, colour=COLOURS[colour], amount=1))

    def to_market(self, seat: int | None, colour: int) -> None:
        """Lay a cube on the highest free place of its column (M2)."""
        column = list(self.market[colour])
        for number, row in enumerate(self.table.tables.rows):
            if row.places is None or column[number] < row.places:
                column[number] += 1
                self.market[colour] = tuple(column)
                self.say(Event("to_market", "M2", seat, colour=COLOURS[colour], amount=row.price))
                return

    def from_market(self, seat: int, colour: int, price: int) -> None:
        """Take a cube of a row into the supply; nothing slides (M3)."""
        column = list(self.market[colour])
        column[self.row_at(price)] -= 1
        self.market[colour] = tuple(column)
        self.at(seat).cubes[colour] += 1

    def draw(
        self, seat: int, number: int, rule: str, lots: Callable[[], float] | None = None
    ) -> None:
        """Draw so many cubes from the own bag into the supply, or all there are (A3)."""
        hand = self.at(seat)
        drawn = self.drawn(seat, number, lots)
        if drawn:
            for colour in drawn:
                hand.cubes[colour] += 1
            self.say(Event("drawn", rule, seat, cubes=names(drawn)))

    def drawn(self, seat: int, number: int, lots: Callable[[], float] | None = None) -> list[int]:
        """Cubes taken out of a bag at random, in the order of their colours."""
        bag = self.at(seat).bag
        total = sum(bag)
        if number >= total:
            found = [colour for colour, count in enumerate(bag) for _ in range(count)]
            bag[:] = [0] * len(bag)
            return found
        found, draw = [], lots or self.lots("bag")
        for left in range(total, total - number, -1):
            colour = _at(bag, int(draw() * left))
            bag[colour] -= 1
            found.append(colour)
        return sorted(found)

    def draw_all(self, seat: int, colours: Iterable[int], rule: str) -> None:
        """Draw all cubes of some colours from the own bag into the supply (C4)."""
        hand = self.at(seat)
        drawn = [colour for colour in colours for _ in range(hand.bag[colour])]
        if drawn:
            for colour in drawn:
                hand.bag[colour] -= 1
                hand.cubes[colour] += 1
            self.say(Event("drawn", rule, seat, cubes=names(drawn)))

    def move(self, seat: int, steps: int, rule: str) -> None:
        """Move a marker, to the left below 0; at the end of the track it stops (T7)."""
        marker = self.players[seat].marker
        space = max(1, min(self.table.tables.spaces, marker + steps))
        if space != marker:
            self.at(seat).marker = space
            self.say(Event("moved", rule, seat, amount=space - marker, space=space))

    def lose_disc(self, seat: int, disc: int, rule: str) -> None:
        """Take a disc out of a hand and out of the game (C5, K2)."""
        hand = self.at(seat)
        hand.discs = tuple([held for held in hand.discs if held != disc])
        hand.gone = tuple(sorted((*hand.gone, disc)))
        self.say(Event("disc_out", rule, seat, amount=disc))


def _at(bag: Sequence[int], number: int) -> int:
    """The colour of a cube by its number, if the cubes lay in the order of their colours."""
    for colour, count in enumerate(bag):
        number -= count
        if number < 0:
            return colour
    raise IndexError(number)


def names(colours: Sequence[int]) -> tuple[str, ...]:
    """The words of colours."""
    return tuple([COLOURS[colour] for colour in colours])
