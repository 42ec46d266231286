"""What happened in Città-Stato, line by line."""

from collections.abc import Iterator, Sequence
from typing import Final

from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import GHOST, KEY, TURN
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.panel.offer_words import turn_name
from lacitta_nb.games.citta_stato.panel.previews import move_title
from lacitta_nb.games.citta_stato.panel.session import say
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.panels.shown import Line, Names, event_text

SHOWN: Final = (
    *("ghost", "ghost_disc", "from_market", "scheme_gone", "moved_back"),
    *("revealed", "ghost_revealed", "war_won", "ghost_won", "final"),
)
"""Kinds of events that are played on the board, line by line."""


_OF_THE_GHOST: Final = ("ghost", "ghost_disc", "ghost_won", "ghost_disc_out")


def by_nobody(event: Event, names: Names) -> tuple[int, str] | None:
    """What the ghost did, after its sign."""
    return (GHOST, event_text(event, names, KEY)) if event.kind in _OF_THE_GHOST else None


def heading(before: State) -> str:
    """Whose turn it is, in which round; or which phase."""
    if before.phase == "actions":
        return say("panel-log-heading", player=before.mover.name, round=before.round)
    return say("panel-log-phase", phase=before.phase, round=before.round)


def lines(events: Sequence[Event], names: Names) -> Iterator[Line]:
    """One line per event."""
    for event in events:
        yield Line(event_text(event, names, KEY), event, lights(event))


def lights(event: Event) -> str:
    """The places of the picture that an event is about."""
    kind = event.kind
    if kind in ("to_market", "bought", "taken"):
        return f"market.{event.colour}.{event.amount}"
    if kind in ("card_used", "card_burned") and event.place:
        return f"{event.place}.{event.colour}"
    if kind == "refilled":
        return f"present.{event.colour} future.{event.colour}"
    if kind == "ghost":
        return f"present.{event.colour}"
    if kind in ("scheme", "scheme_gone") and event.amount:
        return f"scheme.{event.amount}"
    if kind == "moved":
        return f"form.{event.space}"
    if kind in ("disc", "ghost_disc", "revealed", "ghost_revealed"):
        return "war"
    return "" if event.player is None else f"player.{event.player}"


def nothing_text(before: State) -> str:
    """What was decided by an action of which no event tells."""
    decision = before.decision
    if decision is None:
        return say("panel-told-phase", phase=before.phase)
    return say("panel-told-nothing", player=before.players[decision.player].name)


def replays(did: str, events: Sequence[Event]) -> bool:
    """What the ghost does, a war and the end are played, and a step that somebody asks for."""
    return did == "step" or any(event.kind in SHOWN for event in events)


def brief(before: State, action: Action) -> str:
    """What somebody did, in two or three words; "" for an answer to a question."""
    if before.choice != TURN:
        return ""
    if action.kind in ("war", "pass"):
        return move_title(before, action)
    return turn_name(before, action)
