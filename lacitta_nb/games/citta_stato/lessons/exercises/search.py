"""What can follow from an action: all its outcomes, where they are few."""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.state import State

_MOST: Final = 12
"""Answers to one question that are looked through."""
_DEEP: Final = 5
"""Questions one after another that are answered."""

Happened = tuple[Event, ...]


class TooManyError(Exception):
    """There are more outcomes than are looked through."""


def outcomes(
    state: State, action: Action | str, ends: str = "turn", *, buying: bool = True
) -> list[Happened] | None:
    """What happens up to the next question of a kind, in every way in which it can go.

    Args:
        state: the moment before.
        action: what is done there.
        ends: the kind of question at which it ends; the end of the phase ends it, too.
        buying: whether what is bought in the market matters; if not, nothing is bought.

    Returns:
        None where there are too many ways.
    """
    try:
        return list(_ways(state, action, ends, _DEEP, buying=buying))
    except TooManyError:
        return None


def _ways(
    state: State, action: Action | str, ends: str, deep: int, *, buying: bool
) -> Iterator[Happened]:
    step = rules.apply(state, action)
    now = step.state
    if now.choice in (None, ends):
        yield step.events
        return
    legal = rules.legal_actions(now)
    if now.choice == "buy" and not buying:
        legal = legal[-1:]
    if len(legal) > _MOST or not deep:
        raise TooManyError
    for answer in legal:
        for more in _ways(now, answer, ends, deep - 1, buying=buying):
            yield (*step.events, *more)


def most_points(state: State, action: Action | str, seat: int, ends: str = "turn") -> int | None:
    """The most points that somebody can make by an action; None where there are too many ways."""
    found = outcomes(state, action, ends, buying=False)
    if found is None:
        return None
    return max(points_of(events, seat) for events in found)


def points_of(events: Happened, seat: int) -> int:
    """The points that somebody made."""
    return sum(e.amount for e in events if e.kind == "points" and e.player == seat)
