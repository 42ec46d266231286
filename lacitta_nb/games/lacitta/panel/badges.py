"""What each space that can be chosen would yield: a short badge for the board, and its meaning."""

from typing import Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import BUILDINGS, SERVICES
from lacitta_nb.games.lacitta.panel.session import LaCittaSelection
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.selection import matching, planned

_FOOD: Final = ("place", "found", "rich_harvest")
_MEANINGS: Final = {
    "place": "food",
    "found": "food",
    "rich_harvest": "harvest",
    "demolish": "food-lost",
    "starve": "citizens",
    "golden_times": "citizens",
    "bread_and_circuses": "points-now",
}
_FEEDING: Final = tuple(b.name for b in BUILDINGS.values() if b.wheat or b.food)
_BUILT_MEANINGS: Final = {**dict.fromkeys(_FEEDING, "food"), "quarry": "gold", "market": "market"}


def badges(selection: LaCittaSelection) -> dict[str, str]:
    """The spaces that may be chosen now, each with a short text such as "+2"; "" for none."""
    state = selection.state
    if planned(state):
        after = selection.planned_state()
        return {a.space: badge(after, a) for a in selection.plan_options() if a.space}
    choice = selection.offer
    if choice is None:
        return {}
    if selection.board_facet() == "second":
        return dict.fromkeys(selection.spaces(), "")
    if selection.board_facet() == "source":
        return {castle: _spare(state, castle) for castle in selection.spaces()}
    fixed = {k: v for k, v in selection.picks.items() if k == "building"}
    first: dict[str, Action] = {}
    for action in matching(choice.actions, fixed):
        first.setdefault(action.space, action)
    return {space: badge(state, first[space]) for space in selection.spaces()}


def badge(state: State, action: Action) -> str:
    """What an action at its space yields, as short as it can be said.

    A farm shows its food, a quarry its gold a year, a building with a service the points it adds.
    """
    space = state.table.board.index[action.space]
    if action.kind == "demolish":
        lost = state.yields(space)
        return f"−{lost}" if lost else ""
    if action.kind in _FOOD:
        return f"+{state.table.wheat[space]}"
    if action.kind in ("golden_times", "starve"):
        city = state.city_of_castle(space)
        return str(city.citizens) if city else ""
    if action.kind == "bread_and_circuses":
        return _points(state, space)
    return _built(state, action.building, space)


def _built(state: State, building: str, space: int) -> str:
    if building in _FEEDING:
        kind = BUILDINGS[building]
        return f"+{kind.food + (state.table.wheat[space] if kind.wheat else 0)}"
    if building == "quarry":
        return f"+{state.table.mountains[space]}"
    if building == "market":
        return "+1"
    points = sum(BUILDINGS[building].services) if building else 0
    return f"+{points // 2}" if points else ""


def _spare(state: State, castle: str) -> str:
    """How many citizens a city can spare."""
    city = state.city_of_castle(state.table.board.index[castle])
    return str(city.citizens - state.posts(city)) if city else ""


def _points(state: State, space: int) -> str:
    """The points of the building on a space, figures included."""
    building = state.building_at(space)
    half = sum(BUILDINGS[building].services) if building else 0
    return str(half // 2 + sum(f.amount for f in state.figures if f.space == space))


def meaning(selection: LaCittaSelection) -> str:
    """The key of the sentence that says what the badges are; "" when there are none."""
    state = selection.state
    if planned(state):
        assert state.decision is not None
        kind, building = str(state.decision.kind), ""
    elif selection.offer is None:
        return ""
    else:
        kind = selection.offer.kind
        building = selection.offer.about or str(selection.picks.get("building", ""))
    if kind in _MEANINGS:
        return f"panel-badge-{_MEANINGS[kind]}"
    if building in _BUILT_MEANINGS:
        return f"panel-badge-{_BUILT_MEANINGS[building]}"
    services = BUILDINGS[building].services if building else (0, 0, 0)
    offered = [s for s, half in zip(SERVICES, services, strict=True) if half]
    if len(offered) == 1:
        return f"panel-badge-{offered[0]}"
    return "panel-badge-both" if offered else ""
