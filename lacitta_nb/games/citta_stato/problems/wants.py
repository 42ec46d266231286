"""Tasks that may wait in the agenda of a moment, as far as they are known."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from lacitta_nb.games.citta_stato.actions import MOST_COUNTED
from lacitta_nb.games.citta_stato.state import Task
from lacitta_nb.games.citta_stato.tables import Effect

SURE: Final = range(1, MOST_COUNTED * MOST_COUNTED + 1)
"""Any gain of points."""


class Want(NamedTuple):
    """A task that may wait somewhere; None: any colours, any word.

    `numbers` are ranges, one a number.
    """

    verb: str
    seat: int
    rule: str
    numbers: tuple[range, ...] = ()
    colours: tuple[int, ...] | None = ()
    word: str | None = ""

    def fits(self, task: Task) -> bool:
        """Whether a task is one that may wait here."""
        return (
            (self.verb, self.seat, self.rule) == (task.verb, task.seat, task.rule)
            and len(self.numbers) == len(task.numbers)
            and all(n in r for n, r in zip(task.numbers, self.numbers, strict=True))
            and self.colours in (None, task.colours)
            and self.word in (None, task.word)
        )

    @classmethod
    def of(cls, effect: Effect, seat: int, rule: str) -> "Want":
        """An effect that is to be carried out."""
        return cls(effect.verb, seat, rule, exactly(effect.numbers), effect.colours, effect.word)


Row = Sequence[Want]


def exactly(numbers: Iterable[int]) -> tuple[range, ...]:
    """Ranges that hold one number each."""
    return tuple(range(number, number + 1) for number in numbers)
