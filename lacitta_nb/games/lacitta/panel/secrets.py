"""What the screen may show of secrets: they belong to whoever sat at the seat when they were seen.

Voice cards that somebody has looked at lie in the state by seat, and who sits there may change. A
seat at which no computer player has sat since the game came on the panel is a person's, with all
that it has seen; at any other seat only those looks are the person's that they confirmed here.
"""

from collections.abc import Sequence
from typing import NamedTuple

from lacitta_nb.games.lacitta.game import Entry
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.seats import Seat


class Looks(NamedTuple):
    """Whose looks at the voice cards are whose.

    Attributes:
        computers: the seats at which computer players sit, or have sat since the game came.
        persons: the moves, as they stand in the game's history, by which persons looked.
    """

    computers: frozenset[int] = frozenset()
    persons: tuple[Entry, ...] = ()

    def seated(self, seats: Sequence[Seat]) -> "Looks":
        """The same, with others at the table from now on."""
        now = (place for place, seat in enumerate(seats) if seat.player is not None)
        return self._replace(computers=self.computers.union(now))

    def confirmed(self, entry: Entry) -> "Looks":
        """The same, with one more move of a person."""
        looked = any(event.kind == "looked" for event in entry.step.events)
        return self._replace(persons=(*self.persons, entry)) if looked else self

    def known(self, state: State, seats: Sequence[Seat], history: Sequence[Entry]) -> State:
        """A state in which each seat has seen only what the person who sits there has looked at."""
        players = list(state.players)
        for place in self.computers:
            own = () if seats[place].player is not None else self._circles(place, state, history)
            known = tuple(circle for circle in players[place].seen if circle in own)
            players[place] = players[place]._replace(seen=known)
        return state._replace(players=tuple(players))

    def _circles(self, place: int, state: State, history: Sequence[Entry]) -> set[int]:
        """The circles at which the person at a seat has looked this year."""
        return {
            circle
            for entry in history
            if entry.step.state.year == state.year and self._is_persons(entry)
            for event in entry.step.events
            if event.kind == "looked" and event.player == place
            for circle in event.circles
        }

    def _is_persons(self, entry: Entry) -> bool:
        return any(entry is own for own in self.persons)
