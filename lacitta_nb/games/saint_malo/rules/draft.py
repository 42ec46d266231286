"""A state being changed: the rules write on a draft and freeze it once.

The city and the store of the player whose turn it is lie open in it; whatever happens to others
happens when that player's part is done (`close`).
"""

from lacitta_nb.core.records import Step
from lacitta_nb.games.saint_malo.constants import Symbol
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.state import NUMBER_OF, CityQueries, Placing, Player, State


class Draft(CityQueries):
    """A mutable copy of a state, with the events so far; it answers the mover's questions.

    Nothing else sees a draft: an operation opens one, writes on it and returns `freeze()`.
    """

    __slots__ = (
        "boxes",
        "cannons_lost",
        "coins",
        "dice",
        "events",
        "filled",
        "logs",
        "name",
        "placing",
        "players",
        "points",
        "rolls",
        "seat",
        "stopped",
        "table",
        "things",
        "turns",
    )

    placing: Placing | None
    dice: tuple[Symbol, ...]

    def __init__(self, state: State) -> None:
        (
            self.table,
            self.players,
            self.turns,
            self.boxes,
            self.dice,
            self.rolls,
            self.stopped,
            self.placing,
            _,
        ) = state
        self.seat = state.to_move
        (
            self.name,
            self.coins,
            self.logs,
            self.points,
            self.cannons_lost,
            self.filled,
            things,
        ) = self.players[self.seat]
        self.things: list[int] = list(things)
        self.events: list[Event] = []

    def put(self, number: int, thing: str) -> None:
        """Fill an empty space for good (G1)."""
        self.filled |= 1 << number
        self.things[NUMBER_OF[thing]] |= 1 << number

    def say(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def close(self) -> None:
        """Lay the mover's city back among the others."""
        player = Player(
            self.name,
            self.coins,
            self.logs,
            self.points,
            self.cannons_lost,
            self.filled,
            tuple(self.things),
        )
        self.players = (*self.players[: self.seat], player, *self.players[self.seat + 1 :])

    def freeze(self) -> Step[State, Event]:
        """The state as it is now, with what happened."""
        state = State(
            self.table,
            self.players,
            self.turns,
            self.boxes,
            self.dice,
            self.rolls,
            self.stopped,
            self.placing,
        )
        return Step(state, tuple(self.events))
