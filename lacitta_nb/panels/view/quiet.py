"""Quiet phases in one line: what needs no words of its own when several of them are run at once."""

from collections.abc import Iterator
from typing import Any

from lacitta_nb.core.records import State
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.shown import Line, Phase

Found = tuple[int, list[Phase[Any, Any]]]
"""Where a run of quiet phases begins in the history, and the phases."""


def quiet_lines(session: AnySession, first: int) -> dict[int, tuple[int, Line]]:
    """The runs of two or more quiet phases in the history from a place on.

    Returns:
        By the place in the history at which a run begins: how long it is, and its line.
    """
    showing = showing_of(session.seen)
    names = tuple(player.name for player in session.game.players)
    return {
        start: (len(phases), Line(showing.quiet(phases, names)))
        for start, phases in _runs(session, first)
        if len(phases) > 1
    }


def _runs(session: AnySession, first: int) -> Iterator[Found]:
    game, quiet = session.game, showing_of(session.seen).quiet_phases
    history = game.history
    before: State = history[first - 1].step.state if first else game.start
    run: list[Phase[Any, Any]] = []
    for place, entry in enumerate(history[first:], first):
        after = entry.step.state
        if entry.action is None and before.phase in quiet:
            run.append(Phase(before, after, entry.step.events))
        elif run:
            yield place - len(run), run
            run = []
        before = after
    if run:
        yield len(history) - len(run), run
