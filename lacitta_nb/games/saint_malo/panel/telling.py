"""What happened in Saint Malo, line by line."""

from collections.abc import Iterator, Sequence

from lacitta_nb.games.saint_malo.actions import NOTHING, Action
from lacitta_nb.games.saint_malo.constants import KEY
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.panel.offer_words import dice_text
from lacitta_nb.games.saint_malo.panel.session import say
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.panels.shown import Line, Names, Phase, event_text

QUIET = ("throw",)
"""The phase in which nobody decides anything."""


def heading(before: State) -> str:
    """Whose turn it is, and which round."""
    round_now = before.turns // before.table.size + 1
    return say("panel-log-heading", player=before.mover.name, round=round_now)


def lines(events: Sequence[Event], names: Names, seen: State) -> Iterator[Line]:
    """One line per event; of dice what they show."""
    for event in events:
        yield Line(_text(event, names), event, _lights(event, seen))


def _text(event: Event, names: Names) -> str:
    if event.kind not in ("rolled", "kept") or event.player is None:
        return event_text(event, names, KEY)
    words: dict[str, str | int] = {"player": names[event.player], "roll": event.amount}
    words["dice"] = dice_text(event.dice) if event.dice else say("panel-no-dice")
    return say(f"panel-told-{event.kind}", **words)


def _lights(event: Event, seen: State) -> str:
    """The space that an event is about, where it lies in the city that can be clicked."""
    return event.space if event.player == seen.to_move else ""


def brief(before: State, action: Action) -> str:
    """What somebody did, in two or three words; "" for what the dice are about."""
    if action.kind == "place" and before.placing is not None:
        return say("panel-brief-place", thing=before.placing.thing, space=action.space)
    if action.kind == "use" and action.what == "log":
        return say("panel-brief-logs", logs=action.number)
    if action.kind == "use" and action.what == NOTHING:
        return say("panel-brief-nothing")
    return ""


def quiet_text(phases: Sequence[Phase[State, Event]], names: Names) -> str:
    """What a first roll has shown, in one line."""
    told = [_text(event, names) for phase in phases for event in phase.events]
    return " ".join(told)
