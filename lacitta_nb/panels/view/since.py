"""The part of the view that tells what others did since the last turn of the one who decides."""

from collections.abc import Iterator
from typing import Any

from lacitta_nb.core.game import Entry
from lacitta_nb.core.records import State
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.typed import SinceView

Taken = tuple[State, Entry[Any, Any, Any]]
"""A step or move of the history, with the moment before it."""


def since_view(session: AnySession) -> list[SinceView]:
    """What others did since the last turn of whoever reads, the oldest first."""
    names = tuple(player.name for player in session.game.players)
    reader = _reader(session)
    found: list[SinceView] = []
    for before, entry in _since(session, whole=True):
        showing, action = showing_of(before), entry.action
        text = "" if action is None else showing.brief(before, action)
        if text and _mover(before) != reader:
            lights = showing.lights(before, action)
            found.append({"seat": _mover(before), "text": text, "lights": lights})
        # What an opponent without a seat did follows a move, also one of whoever reads.
        told = (showing.by_nobody(event, names) for event in entry.step.events)
        found += [{"seat": one[0], "text": one[1], "lights": ""} for one in told if one]
    return found


def has_turn(session: AnySession) -> bool:
    """Whether whoever reads has had a turn; before it, nothing is told that came after one."""
    reader = _reader(session)
    return any(
        entry.action is not None and _mover(before) == reader
        for before, entry in _backwards(session)
    )


def fresh_spaces(session: AnySession) -> list[str]:
    """The spaces on which something is new since then, each once."""
    new_at = showing_of(session.seen).new_at
    found = (new_at(event) for _, entry in _since(session) for event in entry.step.events)
    return list(dict.fromkeys(filter(None, found)))


def _since(session: AnySession, *, whole: bool = False) -> list[Taken]:
    """What the history holds after the last turn of whoever reads; [] where nobody does.

    Args:
        session: what is on the panel.
        whole: with that turn.
    """
    reader = _reader(session)
    found: list[Taken] = []
    for before, entry in _backwards(session) if reader is not None else ():
        if entry.action is not None and _mover(before) == reader:
            return [*([(before, entry)] if whole else ()), *found[::-1]]
        found.append((before, entry))
    return found[::-1]


def _reader(session: AnySession) -> int | None:
    """The person who must decide, or else the only person."""
    decision = session.seen.decision
    if decision is None or session.computer is not None:
        return session.asker
    return decision.player


def _backwards(session: AnySession) -> Iterator[Taken]:
    history = session.game.history
    for place in range(len(history) - 1, -1, -1):
        yield history[place - 1].step.state if place else session.game.start, history[place]


def _mover(before: State) -> int:
    assert before.decision is not None
    return before.decision.player
