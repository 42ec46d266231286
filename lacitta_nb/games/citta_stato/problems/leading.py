"""What each task can lead to: so it is known which agendas a game can come to.

A task is carried out and gone, or others stand in its place (`rules.effects`, `rules.asks`). What
waits at a question is therefore that question, and the ends of such rows of tasks.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    HUMAN,
)
from lacitta_nb.games.citta_stato.problems.rows import ROWS
from lacitta_nb.games.citta_stato.problems.wants import SURE, Row, Want, exactly
from lacitta_nb.games.citta_stato.state import State

START: Final = "start"
"""Stands for what a phase begins with."""


class Leading:
    """What tasks lead to at one moment.

    Args:
        state: the moment; what waits in it is asked about.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._failed: set[tuple[int, Want]] = set()

    def possible(self) -> bool:
        """Whether a game can come to what waits."""
        return self._comes_from(Want(START, self._state.to_move, ""), len(self._state.agenda))

    def _comes_from(self, want: Want, length: int) -> bool:
        """Whether the first tasks of the agenda are what is left of one."""
        agenda = self._state.agenda
        if length == 1 and want.fits(agenda[0]):
            return True
        if (length, want) in self._failed:
            return False
        # Noted before it is known, so that what leads to itself comes to an end.
        self._failed.add((length, want))
        for row in self._rows(want):
            for place in range(len(row)):
                after = row[place + 1 :]
                left = length - len(after)
                if left < 1:
                    continue
                waiting = zip(after, agenda[left:length], strict=True)
                if all(one.fits(task) for one, task in waiting) and self._comes_from(
                    row[place], left
                ):
                    return True
        return False

    def _rows(self, want: Want) -> Iterator[Row]:
        """What can stand in place of a task, row by row."""
        if want.verb == START:
            yield from _STARTS[self._state.phase](self._state)
        elif want.verb in _SCORING:
            yield from self._scored(want)
        elif want.verb in ROWS:
            yield from ROWS[want.verb](self._state, want)

    def _scored(self, want: Want) -> Iterator[Row]:
        """A gain of points may be asked about (T6)."""
        if self._state.table.declining:
            each = want.numbers[0]
            if want.verb == "points":
                gains = range(max(1, each[0]), each[-1] + 1)
            else:
                gains = range(each[0], SURE[-1], each[0])
            yield [Want("accept", want.seat, want.rule, (gains,))]


def _turn(state: State) -> Iterator[Row]:
    """What an action of the mover puts on the agenda, and the ghost after it (T4, O2)."""
    seat, mover = state.to_move, state.mover
    after = [Want("ghost", HUMAN, "O2")] if state.ghost else []
    if after:
        yield after
    if not mover.actions or mover.passed:
        return
    tasks = [Want(verb, seat, rule) for verb, rule in _DONE.items()]
    tasks += [Want("politics", seat, "A6"), Want("war", seat, "A4")]
    tasks += [Want(verb, seat, rule, (), None, None) for verb, rule in _CARDS.items()]
    for task in tasks:
        yield [task, *after]


def _war_begins(state: State) -> Iterator[Row]:
    """Whoever has no disc on the track may move, then they are turned up (W1, W2)."""
    fighting = {placed.player for placed in state.war}
    moves = [
        Want("move", seat, "W1", exactly([1]), word="may")
        for seat in state.order
        if seat not in fighting
    ]
    yield [*moves, Want("reveal", state.first_player, "W2")]


def _second_begins(state: State) -> Iterator[Row]:
    yield [
        Want("second", seat, "E2", (), (colour,))
        for colour in range(len(COLOURS))
        for seat in state.order
    ]


def _nothing(state: State) -> Iterator[Row]:
    del state
    yield from ()


_DONE: Final = MappingProxyType({"fleet_track": "A1", "city": "A2"})
_CARDS: Final = MappingProxyType({"use": "C1", "burn": "B1"})
_SCORING: Final = (
    "points",
    "score_cubes",
    "score_banners",
    "score_burned",
    "score_all_burned",
    "score_unburned",
    "score_supply",
    "score_track",
)
_STARTS: Final[Mapping[str, Callable[[State], Iterator[Row]]]] = MappingProxyType(
    {
        "actions": _turn,
        "war": _war_begins,
        "second_score": _second_begins,
        "round_end": _nothing,
        "final": _nothing,
        "over": _nothing,
    }
)
