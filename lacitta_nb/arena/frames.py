"""What happened in a game as a table (pandas), for whoever counts, groups and draws."""

from collections.abc import Iterable, Sequence
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from typing import Any, Final

from pandas import DataFrame

from lacitta_nb.core.chronicle import When, dated
from lacitta_nb.core.game import AnyGame

_EVERY: Final = ("kind", "rule", "player")
"""The fields that events of every game have."""
_SEATS: Final = ("seat", "player", "other")


def frame_of(game: AnyGame) -> DataFrame:
    """One row per event; see `Game.to_frame`, which is how one asks for it."""
    clock = game.box.clock
    names = [player.name for player in game.players]
    rows = [
        {**_when(when, clock), **_what(event, names)}
        for when, events in dated(game)
        for event in events or ((None,) if when.action is not None else ())
    ]
    heads = [*_when(When(0, "", 0, None, None), clock), *_what(None, names)]
    own = next((_own(event) for event in game.events), {})
    frame = DataFrame(rows, columns=[*heads, *own])
    # Whole numbers stay so, although a row without an event has none, and an event no seat.
    whole = {name for row in rows for name, value in row.items() if isinstance(value, int)}
    return frame.astype({name: "Int64" for name in frame if name in whole or name in _SEATS})


def _when(when: When[Any], clock: str) -> dict[str, Any]:
    hour = {clock: when.year} if clock else {}
    action = None if when.action is None else str(when.action)
    return {
        **hour,
        "phase": when.phase,
        "move": when.move,
        "seat": when.seat,
        "action": action,
    }


def _what(event: Any, names: Sequence[str]) -> dict[str, Any]:  # noqa: ANN401 - of any game, or None
    if event is None:
        return dict.fromkeys(("event", "rule", "player", "name"))
    name = None if event.player is None else names[event.player]
    told = {"event": event.kind, "rule": event.rule, "player": event.player, "name": name}
    return {**told, **_own(event)}


def _own(event: Any) -> dict[str, Any]:  # noqa: ANN401 - of any game
    """The fields of an event that those of other games may not have.

    An event of La Città may tell a year of its own: that of the start player the one that comes.
    """
    fields: Iterable[str] = getattr(event, "_fields", ())
    if is_dataclass(event):
        fields = (field.name for field in dataclass_fields(event))
    return {
        "event_year" if field == "year" else field: _said(getattr(event, field))
        for field in fields
        if field not in _EVERY
    }


def _said(value: object) -> object:
    """A value, or None for a text or a row that says nothing."""
    return None if value in ("", ()) else value
