"""What happened in La Città, line by line, and why nothing happened."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from lacitta_nb.core.box import box_of
from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import PORT, QUARRY
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.shown import Line, Names, event_text
from lacitta_nb.texts import listed, phase_title, sentence

_NEW: Final = ("placed", "founded", "built", "figures")
_BETWEEN: Final = ("migrated", "no_room", "founded")
"""Events whose source is another city that is worth a look on the board."""


_LOSSES: Final = {
    "no_room": "room",
    "starved": "hunger",
    "demolished": "fallen",
    "city_lost": "city",
}
"""How a player loses something by events that are theirs."""


def cost(events: Sequence[Event], seat: int, names: Names) -> str:
    """Whom and what a player has lost in a year, in a sentence."""
    lost = Counter(filter(None, (_loss(event, seat) for event in events)))
    if not lost:
        return sentence("panel-coach-kept", {"player": names[seat]})
    parts = [sentence("panel-coach-loss", {"how": how, "count": lost[how]}) for how in lost]
    return sentence("panel-coach-lost", {"player": names[seat], "what": listed(parts)})


def _loss(event: Event, seat: int) -> str:
    """How an event has cost a player something, or ""."""
    if event.kind in ("migrated", "no_room") and event.other == seat:
        return "neighbours"
    if event.player != seat:
        return ""
    return _LOSSES.get(event.kind, "")


def heading(before: State) -> str:
    """Year and phase, above what happened in them."""
    return sentence("panel-log-heading", {"year": before.year, "phase": phase_title(before.phase)})


def lines(events: Sequence[Event], names: Names, seen: State) -> Iterator[Line]:
    """One line per event; two wishes, and several who starve in one city, are told at once."""
    for kind, run in groupby(events, key=lambda event: event.kind):
        same = list(run)
        if kind == "wished" and len(same) > 1:
            words = {"one": same[0].service, "two": same[1].service}
            yield Line(sentence("panel-two-wishes", words), same[0])
        elif kind == "starved":
            counted = Counter(same).items()
            same = [event._replace(amount=event.amount * count) for event, count in counted]
        if kind != "wished" or len(same) == 1:
            yield from (
                Line(event_text(event, names, box_of(seen).key), event, _lights(seen, event))
                for event in same
            )


def _lights(seen: State, event: Event) -> str:
    """The spaces that an event is about, cities whole, to be lit up on the board."""
    names = [event.space, event.source if event.kind in _BETWEEN else ""]
    return " ".join(_spaces(seen, filter(None, names)))


def _spaces(seen: State, names: Iterable[str]) -> Iterator[str]:
    board = seen.table.board
    for name in names:
        city = seen.city_of_castle(board.index[name])
        yield from [name] if city is None else [board.spaces[space] for space in bits(city.spaces)]


def brief(action: Action) -> str:
    """What somebody did, in two or three words; "" for what the rules ask for."""
    if action.kind in ("wish", "demolish", "starve", "done"):
        return ""
    words: dict[str, str | int] = {
        "kind": action.kind,
        "space": action.space,
        "second": action.second or "none",
        "building": action.building or "none",
        "amount": action.amount,
        "circles": len(action.circles),
    }
    return sentence("panel-brief", words)


def new_at(event: Event) -> str:
    """Where a castle, a building or figures have come, or ""."""
    return event.space if event.kind in _NEW else ""


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
