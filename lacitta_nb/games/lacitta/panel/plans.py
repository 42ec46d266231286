"""Several actions at once in La Città: what falls, who starves, which roads go."""

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.panel.effects import worth
from lacitta_nb.games.lacitta.panel.session import LaCittaSelection
from lacitta_nb.games.lacitta.rules import apply
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import apart, sentence


def plan_prompt(selection: LaCittaSelection) -> str:
    """What has still to be planned, in a sentence."""
    decision = selection.state.decision
    assert decision is not None
    if not selection.plan_options():
        free = decision.kind == "give_up_roads"
        return sentence("panel-planned-free" if free else "panel-planned-enough", {})
    state = selection.planned_state()
    words: dict[str, str | int] = {
        "player": state.players[decision.player].name,
        "left": plan_left(selection),
        "castle": _city_at_work(state),
    }
    return sentence(f"panel-plan-{decision.kind}", words)


def plan_left(selection: LaCittaSelection) -> int:
    """How many more actions the plan of one city (or of the hungry player) still needs."""
    state = selection.planned_state()
    if not selection.plan_options() or state.pending is None or state.pending.step == "give_up":
        return 0
    if state.pending.step == "starve":
        return state.pending.starve
    city = next((c for c in state.cities if c.castle == state.pending.cities[0]), None)
    return max(0, state.posts(city) - city.citizens) if city else 0


def _city_at_work(state: State) -> str:
    if state.pending is None or not state.pending.cities:
        return ""
    return state.table.board.spaces[state.pending.cities[0]]


def plan_spaces(state: State) -> list[str]:
    """The castles that starving is asked about; for a demolition the options speak themselves."""
    decision = state.decision
    if decision is None or decision.kind != "starve":
        return []
    return [state.table.board.spaces[city.castle] for city in state.cities_of(decision.player)]


def plan_label(state: State, space: str) -> str:
    """What is planned at a space: who could leave a city, or what would fall."""
    number = state.table.board.index[space]
    decision = state.decision
    if decision is not None and decision.kind == "starve":
        city = state.city_of_castle(number)
        words: dict[str, str | int] = {
            "castle": space,
            "citizens": city.citizens if city else 0,
            "spare": max(0, city.citizens - state.posts(city)) if city else 0,
        }
        return sentence("panel-row-city", words)
    building = state.building_at(number) or "castle"
    return capital(sentence("panel-row-building", {"building": building, "space": space}))


def costs(state: State, action: Action) -> str:
    """What falls with a building beside its food: points and limits."""
    decision = state.decision
    if decision is None or decision.kind != "demolish":
        return ""
    lost = worth(state, apply(state, action).state, decision.player)
    return apart(capital(sentence(effect.key, effect.words)) for effect in lost)
