"""Playouts: a position played to its end many times, here or in other processes.

Playout `i` deals what is hidden by the seed `{seed}/{i}`, so that its result does not depend on who
does it; every action is tried on the same deals.
"""

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import closing, suppress
from functools import partial
from typing import Any, Final, NamedTuple

from lacitta_nb.arena.processes import (
    Death,
    check_movable,
    executor_of,
    number_of,
    surviving,
    workers_of,
)
from lacitta_nb.arena.result import Result, result_of
from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.moves import steps
from lacitta_nb.core.records import State
from lacitta_nb.core.settings import count_from, seed_from, truth_from
from lacitta_nb.given import repr_of
from lacitta_nb.players.kinds import kinds_of, player_from
from lacitta_nb.players.protocol import ComputerPlayer, blaming, moved, seeded
from lacitta_nb.texts import sentence

_CHUNK: Final = 20
"""Playouts that a process does before it reports."""


class Outcome(NamedTuple):
    """What came of playouts: their results, and how many were given up as processes died."""

    results: "Results"
    given_up: int = 0


Results = dict[Any, dict[int, Result]]
"""For each action, or for None where only the position was asked about, the playouts by number."""


class Work(NamedTuple):
    """The playouts to be done, as `work_on` checks them; every process gets it whole."""

    view: State
    player: ComputerPlayer
    seed: int
    playouts: int
    actions: tuple[Any, ...]

    def run(self, workers: object, executor: Executor | None, progress: bool) -> Outcome:
        """Do them, here or elsewhere; an interrupt ends it early.

        Raises:
            BadSetting: fewer than one process, what takes no work, a bar that is neither wanted nor
                not, or a player that can't travel.
            BrokenExecutor: the executor takes no work at all.
        """
        processes, executor = workers_of(workers), executor_of(executor)
        shown = truth_from("progress", progress)
        results: Results = {action: {} for action in self.actions}
        given_up = 0
        with suppress(KeyboardInterrupt), closing(self._parts(processes, executor)) as parts:
            given_up = self._collect(parts, results, shown)
        return Outcome(results, given_up)

    def _collect(self, parts: "_Parts", results: Results, progress: bool) -> int:
        """Take in what is done; returns how many playouts there will never be."""
        from lacitta_nb.arena.progress import progress_bar

        given_up = 0
        with progress_bar(
            self.playouts, sentence("study-bar-playouts", {}), shown=progress
        ) as shown:
            try:
                for span, part in parts:
                    given_up += 0 if part else len(span)
                    for number, found in part:
                        for action, result in zip(self.actions, found, strict=True):
                            results[action][number] = result
                    shown.update(len(part))
            except KeyboardInterrupt:
                shown.set_description(sentence("study-bar-stopped", {}))
            except BrokenExecutor:
                # What was played is kept, and the rest is told.
                given_up = self.playouts - len(results[self.actions[0]])
                if given_up == self.playouts:
                    raise
        return given_up

    def _parts(self, workers: int, executor: Executor | None) -> "_Parts":
        if executor is None and workers == 1:
            for number in range(self.playouts):
                span = range(number, number + 1)
                yield span, _play_span(self, span)
            return
        if executor is None or isinstance(executor, ProcessPoolExecutor):
            check_movable(self.player)
        step = max(1, _CHUNK // len(self.actions))
        spans = [range(n, min(n + step, self.playouts)) for n in range(0, self.playouts, step)]
        work = partial(_play_span, self)
        with closing(surviving(work, spans, workers, executor)) as found:
            for span, end in found:
                if not isinstance(end, Death):
                    yield span, end.result()
                elif end.last:
                    yield span, []


def work_on(
    view: State, player: object, seed: object, playouts: object, actions: Sequence[Any]
) -> Work:
    """Playouts to be done of what somebody asked for.

    Raises:
        BadSetting: no player, no seed, no playout or too many, or no action to try.
    """
    times = count_from("playouts", playouts)
    if times is None:
        raise BadSetting("study-bad-playouts", playouts=repr_of(playouts))
    if not actions:
        raise BadSetting("study-no-actions")
    mover = player_from(player, kinds_of(view))
    return Work(view, mover, seed_from(seed), times, tuple(actions))


_Part = list[tuple[int, tuple[Result, ...]]]
_Parts = Generator[tuple[range, _Part], None, None]


def _play_span(work: Work, span: range) -> _Part:
    """The playouts with these numbers, each after every action."""
    return [(number, tuple(_play_out_each(work, number))) for number in span]


def _play_out_each(work: Work, number: int) -> Iterator[Result]:
    rules = box_of(work.view).rules
    text = f"{work.seed}/{number}"
    start = rules.complete(work.view, number_of(text))
    for action in work.actions:
        state = start if action is None else rules.apply(start, action).state
        yield result_of(play_out(state, [work.player] * len(state.players), text))


def play_out(state: State, players: Sequence[ComputerPlayer], seed: str) -> State:
    """Let computer players, one per seat, play to the end; each sees its view only.

    Args:
        state: a state in which every card is known.
        players: one per seat; each draws its lots by `{seed}/{seat}`.
        seed: a text.
    """
    at_seats = []
    for seat, player in enumerate(players):
        with blaming(player, state, seat):
            at_seats.append(seeded(player, f"{seed}/{seat}"))

    for step in steps(state, lambda now, seat: moved(now, at_seats[seat], seat)):
        state = step.state
    return state
