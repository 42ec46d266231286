"""The part of the view that tells what happened: the last step or move, and the log."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

from lacitta_nb.games.lacitta.board import bits
from lacitta_nb.games.lacitta.constants import PORT, QUARRY
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.texts import current, describe, phase_title, sentence

Json = dict[str, Any]
Names = tuple[str, ...]

_LOG_SHOWN: Final = 40
"""Steps and moves in the log unless all are asked for."""
_HAPPENED_SHOWN: Final = 24
_BETWEEN: Final = ("migrated", "no_room", "founded")
"""Events whose source is another city that is worth a look on the board."""


def happened_view(panel: Controller) -> list[Json]:
    """What happened since a person had the last word; of many lines the last ones."""
    if not panel.moved:
        return []
    lines = _entries(panel, panel.since)
    if not any(line.get("kind") == "why" for line in lines) or _phases(lines) < 2:
        lines = [line for line in lines if "heading" not in line]
    more = len(lines) - _HAPPENED_SHOWN
    if more > 0:
        said = sentence("panel-more", {"count": more})
        lines[:more] = [_line(said, kind="more")]
    return lines


def _phases(lines: Sequence[Json]) -> int:
    return sum("heading" in line for line in lines)


def latest_view(panel: Controller) -> list[Json]:
    """What only the last step or move of the history did."""
    lines = _entries(panel, max(0, len(panel.game.history) - 1))
    return [line for line in lines if "heading" not in line]


def log_view(panel: Controller) -> Json:
    """The log, newest last, under headings of year and phase."""
    first = 0 if panel.whole_log else max(0, len(panel.game.history) - _LOG_SHOWN)
    return {"lines": _entries(panel, first), "all": panel.whole_log, "earlier": first > 0}


def _entries(panel: Controller, first: int) -> list[Json]:
    """The lines about the history from a place on, under headings of year and phase."""
    game = panel.game
    names = tuple(player.name for player in game.players)
    history = game.history
    lines: list[Json] = []
    previous = history[first - 1].step.state if first else game.start
    heading: tuple[int, str] | None = None
    batch: list[Event] = []
    for place, entry in enumerate(history[first:], first + 1):
        if (previous.year, previous.phase) != heading:
            lines += _lines(batch, names, panel.seen)
            batch = []
            heading = previous.year, previous.phase
            lines.append({"heading": _heading(previous)})
        events = entry.step.events
        own, why = _explained(panel, place, events)
        batch += own
        if why or not events:
            lines += _lines(batch, names, panel.seen)
            batch = []
        if not events:
            lines.append(_nothing(previous, entry.step.state, names))
        lines += why
        batch += events[len(own) :]
        previous = entry.step.state
    return [*lines, *_lines(batch, names, panel.seen)]


def _heading(before: State) -> str:
    return sentence("panel-log-heading", {"year": before.year, "phase": phase_title(before.phase)})


def _lines(events: Sequence[Event], names: Names, seen: State) -> Iterator[Json]:
    """One line per event; two wishes, and several who starve in one city, are told at once."""
    for kind, run in groupby(events, key=lambda event: event.kind):
        same = list(run)
        if kind == "wished" and len(same) > 1:
            words = {"one": same[0].service, "two": same[1].service}
            yield _line(sentence("panel-two-wishes", words), same[0])
        elif kind == "starved":
            counted = Counter(same).items()
            same = [event._replace(amount=event.amount * count) for event, count in counted]
        if kind != "wished" or len(same) == 1:
            yield from (_line(told(event, names), event, _lights(seen, event)) for event in same)


def told(event: Event, names: Names) -> str:
    """An event in a sentence; the log asks for the same ones after every click."""
    return _told(event, names, current())


@lru_cache(maxsize=4096)
def _told(event: Event, names: Names, language: str) -> str:
    return describe(event, names, language=language)


def _line(text: str, event: Event | None = None, lights: str = "", *, kind: str = "") -> Json:
    return {
        "text": text,
        "rule": event.rule if event else "",
        "kind": event.kind if event else kind,
        "player": -1 if event is None or event.player is None else event.player,
        "lights": lights,
    }


def _lights(seen: State, event: Event) -> str:
    """The spaces that an event is about, cities whole, to be lit up on the board."""
    names = [event.space, event.source if event.kind in _BETWEEN else ""]
    return " ".join(_spaces(seen, filter(None, names)))


def _spaces(seen: State, names: Iterable[str]) -> Iterator[str]:
    board = seen.table.board
    for name in names:
        city = seen.city_of_castle(board.index[name])
        yield from [name] if city is None else [board.spaces[space] for space in bits(city.spaces)]


def _explained(
    panel: Controller, place: int, events: Sequence[Event]
) -> tuple[Sequence[Event], list[Json]]:
    """What a computer player's move itself did, apart from what followed, and why it was made."""
    move = panel.told_at(place)
    if move is None or not move.why:
        return (), []
    why = [_line(sentence("panel-why", {"why": move.why}), kind="why")]
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


def _nothing(before: State, after: State, names: Names) -> Json:
    """That nothing happened, and why."""
    return _line(nothing_text(before, after, names), kind="nothing")


def nothing_text(before: State, after: State, names: Sequence[str]) -> str:
    """Why nothing happened in a phase, in a sentence.

    Args:
        before: the moment at which the phase began.
        after: the moment after it, or at which somebody must first choose.
        names: the players' names, in seat order.
    """
    decision = after.decision
    if after.phase == before.phase and decision is not None:
        words = {"player": names[decision.player], "kind": decision.kind}
        return sentence("panel-nothing-until", words)
    if before.phase == "income":
        quarries = before.built[QUARRY] | before.built[PORT]
        return sentence("panel-nothing-paid", {"quarries": "some" if quarries else "none"})
    if before.phase != "migration":
        return sentence("panel-nothing-happened", {})
    if not any(before.neighbours(city) for city in before.cities):
        return sentence("panel-nothing-apart", {})
    wanted = wishes(before.voice)
    two = wanted[1] if len(wanted) > 1 else "none"
    return sentence("panel-nothing-moved", {"one": wanted[0], "two": two})
