"""Why an action is good, as reasons: what it changes of each consideration, and what stands out."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

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

_UNTOLD: Final = {"penalty": ("penalty",)}
"""What is no reason: whoever takes the penalty turn is rid of it, whatever is done."""

_OF_LOST: Final = ("bare", "stretched")
"""What is part of the loss where a city may be lost: no other one has more for it."""

Units = Iterable[tuple[str, float, float]]
"""Of each consideration its name, its weight and a number of units."""
Changes = Mapping[str, tuple[float, float, float]]
"""Of each consideration its weight, and its units at two moments."""

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
_LEAST: Final = 1e-9
"""Units up to which nothing has changed."""
_FEWEST: Final = 0.05
"""Citizens below which none come that are worth a sentence."""
_WHOLE: Final = 1.5
"""Points of completeness from which on a city is completed, not only brought nearer to it (E1)."""
_LIKELY: Final = 0.5
"""Cities, on average, from which on one is probably completed."""


class Circumstances(NamedTuple):
    """What decides how a change is told, beside the moment of the choice.

    Attributes:
        ended: whether it was weighed when the year was over; then the next migration is another's,
            and what may fall until then is kept.
        action: what is done; None: any choice of that moment.
        unfed: whether there is not food enough for all afterwards, and no year to find it.
        complete: how many more cities are complete, on average; None: that was not counted.
    """

    ended: bool = False
    action: Action | None = None
    unfed: bool = False
    complete: float | None = None


class Weighed(NamedTuple):
    """What is weighed at a moment.

    Attributes:
        units: those of the player's own considerations.
        coming: the citizens expected to come by attraction.
        complete: how many cities are expected to be complete (E1).
        others: felt points by which the other players reduce the player's lead.
        each: the units in each of the ways that may come, where there are several.
    """

    units: Units
    coming: float
    complete: float
    others: float = 0.0
    each: Sequence[Mapping[str, float]] = ()


def reasons(before: Weighed, after: Weighed, view: State, case: Circumstances) -> list[Reason]:
    """The considerations that tell two moments apart, the weightiest first; as in `key_of`."""
    untold = _UNTOLD.get(view.choice or "", ())
    case = case._replace(complete=after.complete - before.complete)
    pairs = zip(before.units, after.units, strict=True)
    changes = {name: (weight, old, new) for (name, weight, old), (_, _, new) in pairs if weight}
    steady = _steady(before, after, changes)
    found = [
        Reason(
            name,
            weight,
            new - old,
            key_of(view, name, new - old, case),
            _KIN.get(name, ""),
            sure=name in steady,
        )
        for name, (weight, old, new) in changes.items()
        if abs(new - old) > _LEAST and name not in untold
    ]
    if _lost(changes, case):
        found = [*_with_its_loss(found)]
    told = [*_gone(_counted(found, after.coming - before.coming), changes)]
    lead = before.others - after.others
    if abs(lead) > _LEAST:
        told.append(Reason("others", 1.0, lead, reason_key("others", lead)))
    return sorted(told, key=lambda reason: -abs(felt(reason)))


def _steady(before: Weighed, after: Weighed, names: Collection[str]) -> set[str]:
    """Which of some considerations change by as much in every way that may come."""
    if len(before.each) != len(after.each):
        return set()
    pairs = list(zip(before.each, after.each, strict=True))
    changes = {name: [new[name] - old[name] for old, new in pairs] for name in names}
    return {
        name
        for name, found in changes.items()
        if max(found, default=0.0) - min(found, default=0.0) <= _LEAST
    }


def _lost(changes: Changes, case: Circumstances) -> bool:
    """Whether a city may be lost until the year is over: nothing comes by having fewer (D2)."""
    _, old, new = changes.get("cities", (0.0, 0.0, 0.0))
    return case.ended and new > old


def _with_its_loss(found: Iterable[Reason]) -> Iterator[Reason]:
    """The same; what a city lacked that may be lost is told with its loss, not on its own."""
    told = list(found)
    lacked = sum(felt(reason) for reason in told if reason.consideration in _OF_LOST)
    for reason in told:
        if reason.consideration == "cities":
            yield reason._replace(value=reason.value + lacked / reason.weight)
        elif reason.consideration not in _OF_LOST:
            yield reason


def _counted(found: Iterable[Reason], coming: float) -> Iterator[Reason]:
    """The same, with the citizens that come: what is weighed counts buildings that may fall, too.

    Where it is these alone, that is what is said.
    """
    for reason in found:
        if reason.consideration != "attraction":
            yield reason
        elif reason.value * coming > 0 and abs(coming) >= _FEWEST:
            yield reason._replace(counted=coming)
        else:
            yield reason._replace(key=reason_key("falls", reason.value))


def _gone(found: Iterable[Reason], changes: Changes) -> Iterator[Reason]:
    """The same; hunger that is only lessened is told from hunger that is no more to be feared."""
    for reason in found:
        if reason.consideration == "hunger" and changes["hunger"][2] > -_LEAST:
            yield reason._replace(key="player-reason-hunger-gone")
        else:
            yield reason


def reasons_at_the_end(
    before: Weighed, after: Weighed, view: State, action: Action
) -> list[Reason]:
    """The same of two expected ends of a year, the second one after an action."""
    found = reasons(before, after, view, Circumstances(ended=True, action=action))
    if action.kind == "gold" and view.year == YEARS:
        found.append(Reason("gold", 0.0, 0.0, "player-reason-gold-idle"))
    return found


def key_of(view: State, name: str, change: float, case: Circumstances) -> str:
    """The key of the sentence about a consideration that is better or worse after a choice.

    Args:
        view: the moment of the choice: where something must be lost nothing comes, but is kept.
        name: the consideration.
        change: the units that it gains or loses.
        case: what else decides how it is told.
    """
    if change > 0 and name in _KEPT and _only_kept(view, name, case):
        return f"player-reason-{_named(view, name, change, case)}-kept"
    return reason_key(_named(view, name, change, case), change)


def _named(view: State, name: str, change: float, case: Circumstances) -> str:
    """The name of a consideration as it is told."""
    if name == "completeness":
        return _completion(change, case.complete)
    if name == "attraction" and case.ended:
        return "attraction-next"
    if name == "cities" and case.ended and change > 0:
        return "cities-lost"
    if name == "food" and view.year == YEARS and view.phase == "politics" and not case.ended:
        return "food-last"
    if name == "people" and change > 0 and case.unfed:
        return "people-unfed"
    if name == "people" and change > 0 and case.ended and case.action and view.choice == "turn":
        return "people-then"
    return name


def _completion(change: float, complete: float | None) -> str:
    """How completeness is told: only a city that is complete in every end is surely completed."""
    if complete is None:
        return "complete" if abs(change) >= _WHOLE else "completeness"
    cities = complete if change > 0 else -complete
    if cities > 1 - _LEAST:
        return "complete"
    return "complete-likely" if cities >= _LIKELY else "completeness"


def _only_kept(view: State, name: str, case: Circumstances) -> bool:
    """Whether what is better was there before: another choice loses it, or may lose it."""
    if view.choice in _LOSING:
        return True
    if name not in _BUILT:
        return False
    return view.choice == "wish" or (case.ended and not _comes(name, case.action))


def _comes(name: str, action: Action | None) -> bool:
    """Whether an action brings what is considered."""
    if action is not None and action.kind == "found":
        return name in ("food", "buildings", "size")
    if action is None or not action.building:
        return False
    kind = BUILDINGS[action.building]
    if name == "markets":
        return kind.number == MARKET
    if name == "food":
        return bool(kind.food or kind.wheat)
    if name == "income":
        return kind.number in (QUARRY, PORT)
    if name in ("buildings", "size"):
        return kind.number != ROAD
    return any(kind.services)
