"""A state being changed: the rules write on a draft and freeze it once."""

from lacitta_nb.games.lacitta.events import Event, Step
from lacitta_nb.games.lacitta.state import City, FaceDown, Player, State, TableQueries


class Draft(TableQueries):
    """A mutable copy of a state with the events so far; it answers the same questions.

    Nothing else sees a draft: an operation opens one, writes on it and returns `freeze()`.
    """

    __slots__ = (*State._fields, "events")

    year: int
    voice: tuple[str, ...]
    voice_deck: tuple[str, ...]
    voice_past: tuple[str, ...]
    display: tuple[str | None, ...]
    deck: tuple[str, ...]
    discard: tuple[FaceDown, ...]

    def __init__(self, state: State) -> None:
        (
            self.table,
            self.year,
            self.phase,
            self.start_player,
            self.to_move,
            self.players,
            self.cities,
            self.built,
            self.figures,
            self.harvest,
            self.voice,
            self.voice_deck,
            self.voice_past,
            self.display,
            self.deck,
            self.discard,
            self.pending,
        ) = state
        self.events: list[Event] = []

    def freeze(self) -> Step:
        """The state as it is now, with what happened."""
        state = State(
            self.table,
            self.year,
            self.phase,
            self.start_player,
            self.to_move,
            self.players,
            self.cities,
            self.built,
            self.figures,
            self.harvest,
            self.voice,
            self.voice_deck,
            self.voice_past,
            self.display,
            self.deck,
            self.discard,
            self.pending,
        )
        return Step(state, tuple(self.events))

    def say(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def name(self, space: int) -> str:
        """The name of a space."""
        return self.table.board.spaces[space]

    def put_player(self, seat: int, player: Player) -> None:
        """Change what lies before one player."""
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])

    def put_city(self, place: int, city: City) -> None:
        """Change one city, by its place in `cities`."""
        self.cities = (*self.cities[:place], city, *self.cities[place + 1 :])

    def put_built(self, number: int, mask: int) -> None:
        """Change where one kind of building stands."""
        self.built = (*self.built[:number], mask, *self.built[number + 1 :])
