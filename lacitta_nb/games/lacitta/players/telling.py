"""Why an action is good, as reasons: what it changes of each consideration, and what stands out."""

from collections.abc import Iterable
from typing import Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import BUILDINGS, MARKET, PORT, QUARRY, ROAD, YEARS
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.reasons import Reason, felt, reason_key

_LOSING: Final = ("demolish", "starve", "give_up_roads")
"""Choices of what is lost: whatever is better after one of them was there before (D1, F2, X4)."""
_KEPT: Final = (
    "people",
    "completeness",
    "complete",
    "sites",
    "buildings",
    "bare",
    "stretched",
    "markets",
    "strength",
    "size",
    "pantry",
    "food",
    "income",
    "territory",
)
"""Considerations of which a sentence says that something is kept, not that it comes."""

_UNTOLD: Final = {"penalty": "penalty", **dict.fromkeys(_LOSING, "cities")}
"""What is no reason: whoever takes the penalty turn is rid of it, whatever is done; and that a city
takes no turns once it is lost is nothing for losing it."""

Units = Iterable[tuple[str, float, float]]
"""Of each consideration its name, its weight and a number of units."""

_BUILT: Final = (
    "completeness",
    "complete",
    "buildings",
    "bare",
    "markets",
    "strength",
    "size",
    "food",
    "income",
)
"""Those of which nothing comes but by building; before the year is over, some of it may fall."""
_KIN: Final = {"pantry": "food", "bare": "completeness", "buildings": "size"}
"""Considerations that tell of the same thing as another one: of the two one is told."""
_WHOLE: Final = 1.5
"""Points of completeness from which on a city is completed, not only brought nearer to it (E1)."""


def reasons(
    before: Units, after: Units, view: State, *, ended: bool = False, building: str = ""
) -> list[Reason]:
    """The considerations that tell two moments apart, the weightiest first; as in `key_of`."""
    untold = _UNTOLD.get(view.choice or "")
    found = [
        Reason(
            name,
            weight,
            new - old,
            key_of(view, name, new - old, ended=ended, building=building),
            _KIN.get(name, ""),
        )
        for (name, weight, old), (_, _, new) in zip(before, after, strict=True)
        if weight and abs(new - old) > 1e-9 and name != untold
    ]
    return sorted(found, key=lambda reason: -abs(felt(reason)))


def reasons_at_the_end(before: Units, after: Units, view: State, action: Action) -> list[Reason]:
    """The same of two expected ends of a year, the second one after an action."""
    found = reasons(before, after, view, ended=True, building=action.building)
    if action.kind == "gold" and view.year == YEARS:
        found.append(Reason("gold", 0.0, 0.0, "player-reason-gold-idle"))
    return found


def key_of(
    view: State, name: str, change: float, *, ended: bool = False, building: str = ""
) -> str:
    """The key of the sentence about a consideration that is better or worse after a choice.

    Args:
        view: the moment of the choice: where something must be lost nothing comes, but is kept.
        name: the consideration.
        change: the units that it gains or loses.
        ended: whether it was weighed when the year was over; then the next migration is another's,
            and what may fall until then is kept.
        building: what is put up by the choice; "" if nothing is.
    """
    if name == "attraction" and ended:
        name = "attraction-next"
    if name == "food" and view.year == YEARS and view.phase == "politics" and not ended:
        name = "food-last"
    if name == "completeness" and abs(change) >= _WHOLE:
        name = "complete"
    if change > 0 and name in _KEPT and _only_kept(view, name, ended=ended, building=building):
        return f"player-reason-{name}-kept"
    return reason_key(name, change)


def _only_kept(view: State, name: str, *, ended: bool, building: str) -> bool:
    """Whether what is better was there before: another choice loses it, or may lose it."""
    if view.choice in _LOSING:
        return True
    if name not in _BUILT:
        return False
    return view.choice == "wish" or (ended and not _comes(name, building))


def _comes(name: str, building: str) -> bool:
    """Whether a building brings what is considered."""
    if not building:
        return False
    kind = BUILDINGS[building]
    if name == "markets":
        return kind.number == MARKET
    if name == "food":
        return bool(kind.food or kind.wheat)
    if name == "income":
        return kind.number in (QUARRY, PORT)
    if name in ("buildings", "size"):
        return kind.number != ROAD
    return any(kind.services)
