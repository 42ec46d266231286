"""What has shown somebody something hidden, so that it can't be taken back on the panel."""

from collections.abc import Sequence
from typing import Final

from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.state import State, Task

_DRAWN_BY_LOT: Final = ("A3", "R5", "K1", "K2", "K5")
"""The rules by which cubes are drawn at random; by all others those of known colours come."""


def why_kept(before: State, after: State, events: Sequence[Event]) -> str:
    """The key of why something can't be taken back; "" where it can.

    Args:
        before: the moment before it.
        after: the moment it led to.
        events: what it did.
    """
    kinds = {event.kind for event in events}
    if "ghost" in kinds:
        return "panel-kept-ghost"
    if kinds & {"revealed", "ghost_revealed"}:
        return "panel-kept-discs"
    if any(drawn_by_lot(after, event) for event in events):
        return "panel-kept-drawn"
    if "shuffled" in kinds or before.decks != after.decks:
        return "panel-kept-cards"
    if _looks(after.agenda) and not _looks(before.agenda):
        return "panel-kept-offer"
    return ""


def drawn_by_lot(after: State, event: Event) -> bool:
    """Whether an event tells of cubes of which nobody knew that they would come."""
    if event.kind != "drawn" or event.rule not in _DRAWN_BY_LOT or event.player is None:
        return False
    # Whoever has drawn all there was has seen nothing new.
    return any(after.players[event.player].bag)


def _looks(agenda: Sequence[Task]) -> bool:
    """Whether somebody looks at a card of the offer (B8)."""
    return bool(agenda) and agenda[0].verb == "republic"
