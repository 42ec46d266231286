"""The voice of the people: what four cards wish for (V1)."""

from collections.abc import Sequence

from lacitta_nb.core.errors import HiddenCard
from lacitta_nb.games.lacitta.constants import SERVICES, UNKNOWN
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.draft import Draft


def wishes(cards: Sequence[str]) -> tuple[str, ...]:
    """The wish of the people, or both where two services have two cards each (V1).

    Raises:
        HiddenCard: not all the cards are known.

    >>> wishes(["health", "culture", "health", "education"])
    ('health',)
    >>> wishes(["health", "culture", "health", "culture"])
    ('culture', 'health')
    """
    if UNKNOWN in cards:
        raise HiddenCard("hidden-voice")
    return tuple(service for service in SERVICES if cards.count(service) >= 2)


def reveal_voice(draft: Draft) -> None:
    """The hidden cards are turned up."""
    wished = wishes(draft.voice)
    for circle, service in enumerate(draft.voice[1:], 2):
        draft.say(Event("revealed", "V1", service=service, amount=circle))
    for service in wished:
        draft.say(Event("wished", "V1", service=service))
