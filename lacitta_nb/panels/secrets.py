"""What the screen may show of secrets: they belong to whoever sat at the seat when they were seen.

What somebody has looked at lies in the state by seat, and who sits there may change. A seat at
which no computer player has sat since the game came on the panel is a person's, with all that it
has seen; at any other seat only those looks are the person's that they confirmed here. What a look
is, and what it shows, the game knows (`Acting.hand_over`, `Acting.known`).
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from lacitta_nb.core.game import Entry
from lacitta_nb.panels.seats import Sitter

AnyEntry = Entry[Any, Any, Any]


class Looks(NamedTuple):
    """Whose looks are whose.

    Attributes:
        computers: the seats at which computer players sit, or have sat since the game came.
        thinking: those of them at which one sits now.
        persons: the moves, as they stand in the game's history, by which persons looked.
    """

    computers: frozenset[int] = frozenset()
    thinking: frozenset[int] = frozenset()
    persons: tuple[AnyEntry, ...] = ()

    def seated(self, sitters: Sequence[Sitter]) -> "Looks":
        """The same, with others at the table from now on."""
        now = frozenset(seat for seat, sitter in enumerate(sitters) if sitter.player is not None)
        return self._replace(computers=self.computers | now, thinking=now)

    def confirmed(self, entry: AnyEntry) -> "Looks":
        """The same, with one more move by which a person looked."""
        return self._replace(persons=(*self.persons, entry))

    def of_persons(self, history: Sequence[AnyEntry]) -> list[AnyEntry]:
        """The moves in a history by which persons looked; what is taken back is not in it."""
        return [entry for entry in history if any(entry is own for own in self.persons)]
