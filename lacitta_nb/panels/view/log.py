"""The part of the view that tells what happened: the last step or move, and the log."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from lacitta_nb.core.records import Event, State
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.shown import Line, Names
from lacitta_nb.panels.view.quiet import quiet_lines
from lacitta_nb.panels.view.typed import LineView, LogView
from lacitta_nb.texts import sentence

_LOG_SHOWN: Final = 40
"""Steps and moves in the log unless all are asked for."""
_HAPPENED_SHOWN: Final = 24


def happened_view(session: AnySession) -> list[LineView]:
    """What happened since a person had the last word; of many lines the last ones."""
    if not session.moved:
        return []
    lines = _taught(session, _entries(session, session.since, brief=True))
    if not any(line.get("kind") == "why" for line in lines) or _phases(lines) < 2:
        lines = [line for line in lines if "heading" not in line]
    more = len(lines) - _HAPPENED_SHOWN
    if more > 0:
        said = sentence("panel-more", {"count": more})
        lines[:more] = [_line_view(Line(said), "more")]
    return lines


def _taught(session: AnySession, lines: list[LineView]) -> list[LineView]:
    """The lines without what computer players did that the lesson does not tell yet."""
    course = session.course
    if course is None:
        return lines
    rivals = course.task.seats
    return [
        line
        for line in lines
        if "heading" in line or line["player"] not in rivals or course.tells(line["kind"])
    ]


def _phases(lines: Sequence[LineView]) -> int:
    return sum("heading" in line for line in lines)


def latest_view(session: AnySession) -> list[LineView]:
    """What only the last step or move of the history did."""
    lines = _entries(session, max(0, len(session.game.history) - 1))
    return [line for line in lines if "heading" not in line]


def log_view(session: AnySession) -> LogView | None:
    """The log, newest last, under headings; None while its drawer is closed."""
    if session.drawer != "log":
        return None
    first = 0 if session.whole_log else max(0, len(session.game.history) - _LOG_SHOWN)
    return {"lines": _entries(session, first), "all": session.whole_log, "earlier": first > 0}


def _entries(session: AnySession, first: int, *, brief: bool = False) -> list[LineView]:
    """The lines about the history from a place on, under headings of what began there.

    Args:
        session: what is on the screen.
        first: the place.
        brief: whether quiet phases that follow each other are told in one line.
    """
    history = session.game.history
    quiet = quiet_lines(session, first) if brief else {}
    lines: list[LineView] = []
    for start, end in _stretches(quiet, first, len(history)):
        if start in quiet:
            lines.append(_line_view(quiet[start][1], "quiet"))
        else:
            lines += _told(session, start, end)
    return lines


def _stretches(
    quiet: Mapping[int, tuple[int, Line]], first: int, last: int
) -> Iterator[tuple[int, int]]:
    """The runs of quiet phases and what lies before, between and after them."""
    for start in sorted(quiet):
        if start > first:
            yield first, start
        first = start + quiet[start][0]
        yield start, first
    if first < last:
        yield first, last


def _told(session: AnySession, first: int, last: int) -> list[LineView]:
    """A stretch of the history, line by line."""
    game, showing = session.game, showing_of(session.seen)
    names = tuple(player.name for player in game.players)
    history = game.history
    lines: list[LineView] = []
    previous = history[first - 1].step.state if first else game.start
    heading: str | None = None
    batch: list[Event] = []
    for place, entry in enumerate(history[first:last], first + 1):
        if (now := showing.heading(previous)) != heading:
            lines += _lines(batch, names, session.seen)
            batch, heading = [], now
            lines.append({"heading": heading})
        events = entry.step.events
        own, why = _explained(session, place, events)
        batch += own
        if why or not events:
            lines += _lines(batch, names, session.seen)
            batch = []
        if not events:
            said = showing.nothing(previous, entry.step.state, names)
            lines.append(_line_view(Line(said), "nothing"))
        lines += why
        batch += events[len(own) :]
        previous = entry.step.state
    return [*lines, *_lines(batch, names, session.seen)]


def _lines(events: Sequence[Event], names: Names, seen: State) -> Iterable[LineView]:
    return (_line_view(line) for line in showing_of(seen).lines(events, names, seen))


def _line_view(line: Line, kind: str = "") -> LineView:
    event = line.event
    return {
        "text": line.text,
        "rule": event.rule if event else "",
        "kind": event.kind if event else kind,
        "player": -1 if event is None or event.player is None else event.player,
        "lights": line.lights,
    }


def _explained(
    session: AnySession, place: int, events: Sequence[Event]
) -> tuple[Sequence[Event], list[LineView]]:
    """What a computer player's move itself did, apart from what followed, and why it was made."""
    move = session.told_at(place)
    said = "" if move is None else move.why
    if move is None or not said:
        return (), []
    why = [_line_view(Line(sentence("panel-why", {"why": said})), "why")]
    if not events:
        return (), why
    first = next((at for at, event in enumerate(events) if event.player == move.seat), None)
    if first is None:
        return (), []  # no sentence tells of it: others' events would seem to be explained
    end = first
    while end < len(events) and _alike(events[end], events[first]):
        end += 1
    return events[:end], why


def _alike(one: Event, other: Event) -> bool:
    return (one.kind, one.player) == (other.kind, other.player)
