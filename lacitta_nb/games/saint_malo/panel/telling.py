"""What happened in Saint Malo, line by line."""

from collections.abc import Iterator, Sequence

from lacitta_nb.games.saint_malo.actions import NOTHING, Action
from lacitta_nb.games.saint_malo.constants import KEY
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.panel.session import say
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.panels.shown import Line, Names, Phase, event_text
from lacitta_nb.texts import name_of

QUIET = ("throw",)
"""The phase in which nobody decides anything."""


def heading(before: State) -> str:
    """Whose turn it is, and which round."""
    round_now = before.turns // before.table.size + 1
    return say("panel-log-heading", player=before.mover.name, round=round_now)


def lines(events: Sequence[Event], names: Names, seen: State) -> Iterator[Line]:
    """One line per event."""
    for event in events:
        yield Line(event_text(event, names, KEY), event, _lights(event, seen))


def nothing_text(before: State, after: State) -> str:
    """What was decided by an action that has changed nothing yet."""
    player = before.mover.name
    if before.choice == "roll":
        return say("panel-told-stopped", player=player)
    if before.choice == "bonus" and (after.placing is None or after.placing.thing == "wall"):
        return say("panel-told-nobody", player=player)
    if before.choice == "house":
        return say("panel-told-done", player=player)
    thing = "none" if after.placing is None else after.placing.thing
    return say("panel-told-chosen", player=player, thing=thing)


def _lights(event: Event, seen: State) -> str:
    """The space that an event is about, where it lies in the city that can be clicked."""
    return event.space if event.player == seen.to_move else ""


def replays(did: str, events: Sequence[Event]) -> bool:
    """Attacks are played on the board, and a computer player's move that somebody asks for.

    One's own things are where one has just clicked, and whoever runs on wants to decide.
    """
    return did == "step" or any(event.kind == "attack" for event in events)


def brief(before: State, action: Action) -> str:
    """What somebody did, in two or three words; "" for what the dice are about."""
    if action.kind == "place" and before.placing is not None:
        return say("panel-brief-place", thing=before.placing.thing, space=action.space)
    if action.kind == "use" and action.what == "log":
        return say("panel-brief-logs", logs=action.number)
    if action.kind == "use" and action.what == NOTHING:
        return name_of(NOTHING, game=KEY)
    return ""


def quiet_text(phases: Sequence[Phase[State, Event]], names: Names) -> str:
    """What a first roll has shown, in one line."""
    return " ".join(event_text(event, names, KEY) for phase in phases for event in phase.events)
