"""What the last command did, line by line, each with the moment before and after it."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any, Final, NamedTuple

from lacitta_nb.core.game import Entry
from lacitta_nb.core.records import Event, State
from lacitta_nb.drawing import picture_of
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.settling import seen_at
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.shown import Line
from lacitta_nb.texts import sentence

MOST: Final = 60
"""Beats of one replay; of more, the last ones are told at once."""
REST: Final = "rest"
"""The kind of a beat that tells several lines at once."""


class Beat(NamedTuple):
    """One line, how often it happened, and the moments before and after it.

    Attributes:
        text: the line.
        event: what it tells of; None where it tells of several events.
        lights: the spaces that it is about, with spaces between.
        times: how often the same happened.
        before: the moment before it, as the screen may know it.
        after: the moment after it.
    """

    text: str
    event: Event | None
    lights: str
    times: int
    before: State
    after: State


def played_phases(session: AnySession) -> list[str]:
    """The titles of the phases that the last command played, of those that are replayed."""
    showing = showing_of(session.seen)
    phases = dict.fromkeys(before.phase for before, _ in _entries(session))
    return [showing.phase_title(phase) for phase in phases if _is_told(session, phase)]


def shows_all(session: AnySession) -> bool:
    """Whether every line is played: the solution of a task is looked at move by move."""
    return session.course is not None and session.did == "learn"


def _is_told(session: AnySession, phase: str) -> bool:
    """Whether a phase is told line by line."""
    return phase in session.acting.replayed or shows_all(session)


def beats(session: AnySession) -> list[Beat]:
    """What the last command did, if a phase was in it that is replayed; else nothing.

    Those phases are told line by line, what lies between them at once.
    """
    if not played_phases(session) or not showing_of(session.seen).replays(session):
        return []
    names = tuple(player.name for player in session.game.players)
    entries = list(_entries(session))
    ends = [seen_at(session, session.began + place) for place in range(len(entries) + 1)]
    rows = [(*row, *at) for row, at in zip(entries, pairwise(ends), strict=True)]
    found: list[Beat] = []
    for told, same in groupby(rows, key=lambda row: _is_told(session, row[0].phase)):
        run = list(same)
        if told:
            for _, entry, before, after in run:
                found += _line_by_line(entry.step.events, names, before, after)
        else:
            events = [event for _, entry, _, _ in run for event in entry.step.events]
            found.append(_at_once(events, names, run[0][2], run[-1][3]))
    return _shortened(found)


def _entries(session: AnySession) -> Iterator[tuple[State, Entry[State, Any, Event]]]:
    """What the last command added to the history, each entry with the moment before it."""
    if session.travelled is not None or session.replaced:
        return
    history = session.game.history
    for place in range(session.began, len(history)):
        before = history[place - 1].step.state if place else session.game.start
        yield before, history[place]


def _line_by_line(
    events: Sequence[Event], names: tuple[str, ...], before: State, after: State
) -> Iterator[Beat]:
    """A beat for each line; the same line twice is one beat. The last one leads to the end."""
    picture = picture_of(before)
    lines = showing_of(before).lines(events, names, before)
    runs = [(line, len([line, *same])) for line, *same in (list(g) for _, g in groupby(lines))]
    now: State = before
    for place, (line, times) in enumerate(runs, 1):
        then = now
        for _ in range(times if line.event is not None else 0):
            then = picture.told(then, line.event)
        then = after if place == len(runs) else then
        yield Beat(line.text, line.event, line.lights, times, now, then)
        now = then


def _at_once(events: Sequence[Event], names: tuple[str, ...], before: State, after: State) -> Beat:
    lines: list[Line] = list(showing_of(before).lines(events, names, before))
    return Beat(" ".join(line.text for line in lines), None, "", 1, before, after)


def _shortened(found: list[Beat]) -> list[Beat]:
    """Not more than `MOST`: the last ones become one that says how many they are."""
    more = found[MOST - 1 :]
    if len(more) <= 1:
        return found
    text = sentence("panel-replay-more", {"count": len(more)})
    return [*found[: MOST - 1], Beat(text, None, "", 1, more[0].before, more[-1].after)]
