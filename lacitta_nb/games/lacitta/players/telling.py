"""Why an action is good, as reasons: what it changes of each consideration, and what stands out."""

from collections.abc import Iterable
from typing import Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.reasons import Reason, felt, reason_key

Units = Iterable[tuple[str, float, float]]
"""Of each consideration its name, its weight and a number of units."""

_WHOLE: Final = 1.5
"""Points of completeness from which on a city is completed, not only brought nearer to it (E1)."""


def reasons(before: Units, after: Units) -> list[Reason]:
    """The considerations that tell two moments apart, the weightiest first."""
    found = [
        Reason(name, weight, new - old, _key(name, new - old))
        for (name, weight, old), (_, _, new) in zip(before, after, strict=True)
        if weight and abs(new - old) > 1e-9
    ]
    return sorted(found, key=lambda reason: -abs(felt(reason)))


def reasons_at_the_end(before: Units, after: Units, view: State, action: Action) -> list[Reason]:
    """The same of two expected ends of a year, the second one after an action."""
    found = reasons(before, after)
    if action.kind == "gold" and view.year == YEARS:
        found.append(Reason("gold", 0.0, 0.0, "player-reason-gold-idle"))
    return found


def _key(name: str, change: float) -> str:
    if name == "completeness" and abs(change) >= _WHOLE:
        return reason_key("complete", change)
    return reason_key(name, change)
