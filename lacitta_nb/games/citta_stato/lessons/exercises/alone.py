"""Exercises about the solo game: the ghost, objectives, bonus crowns (O)."""

from typing import Final

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import COLOURS, HUMAN
from lacitta_nb.games.citta_stato.lessons.exercises.doing import act
from lacitta_nb.games.citta_stato.lessons.exercises.positions import (
    changed,
    moment,
    started_alone,
    turn,
)
from lacitta_nb.games.citta_stato.rules.scoring import objective_met
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell

_ACTS: Final = {1: 3, 2: 4, 3: 6}
"""How many acts of the ghost can be chosen from at each level."""
_GOALS: Final = {1: 3, 2: 4, 3: 5}
_LATE: Final = (4, 7)
_ABOVE: Final = {1: 8, 2: 14, 3: 20}
"""How far above the required score a final one is at most."""


def _ghost(draw: Draw) -> Exercise | None:
    """What the ghost does with a cube."""
    state = turn(draw, start=started_alone(draw))
    if state is None:
        return None
    scenario = state.table.scenario
    shown = draw.mixed(COLOURS, "acts")[: _ACTS[draw.level]]
    colour = draw.one(shown, "colour")
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-ghost-ask", scenario=scenario, colour=colour),
        [f"act-{colour}"],
        rules="O3 O7 O8",
        options=[Option(f"act-{c}", act(scenario, c)) for c in draw.mixed(shown, "options")],
        why=(act(scenario, colour, "exercise-ghost-why"),),
    )


def _ghost_left(draw: Draw) -> Exercise | None:
    """How many cubes the ghost draws in the rest of a round."""
    state = turn(draw, lambda s: s.ghost is not None, started_alone(draw))
    if state is None or state.ghost is None or state.table.plot is None:
        return None
    total, drawn = state.table.plot.cubes, len(state.ghost.drawn)
    if not drawn and draw.lot("none") < 0.5:
        return None
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-ghost-left-ask", player=state.mover.name, drawn=drawn),
        [str(total - drawn)],
        rules="O2 O6",
        why=(
            tell("exercise-ghost-left-why", scenario=state.table.scenario, total=total),
            tell("exercise-ghost-left-why-pass"),
        ),
    )


def _objectives(draw: Draw) -> Exercise | None:
    """Which objectives would be met if the game ended now."""
    found = moment(draw, lambda s: s.choice == "turn", started_alone(draw), _LATE)
    if found is None:
        return None
    state = rules.public(_wealthier(draw, found))
    goals = [
        goal.objective for plot in state.table.tables.scenarios.values() for goal in plot.games
    ]
    met = [goal for goal in goals if objective_met(state, goal)]
    unmet = [goal for goal in goals if goal not in met]
    many = draw.number(1, _GOALS[draw.level] - 1, "met")
    shown = draw.mixed(met, "good")[:many]
    shown += draw.mixed(unmet, "bad")[: _GOALS[draw.level] - len(shown)]
    if not set(shown) & set(met) or not set(shown) & set(unmet):
        return None
    return exercise(
        draw,
        state,
        "several",
        tell("exercise-objectives-ask", player=state.players[HUMAN].name),
        [goal for goal in shown if goal in met],
        rules="O5 O8",
        options=[
            Option(goal, tell("exercise-goal", goal=f"goal-{goal}"))
            for goal in draw.mixed(shown, "options")
        ],
        why=(tell("exercise-objectives-why"),),
    )


def _wealthier(draw: Draw, state: State) -> State:
    """The same turn of somebody who plays better: with more of what objectives ask for."""
    player = state.players[HUMAN]
    return changed(
        state,
        HUMAN,
        crowns=draw.number(0, 8, "crowns"),
        banners=tuple(
            max(n, draw.number(0, 3, f"banner/{c}")) for c, n in enumerate(player.banners)
        ),
        tracks=tuple(draw.number(1, 4, f"track/{c}") for c in range(len(player.tracks))),
    )


def _bonus(draw: Draw) -> Exercise | None:
    """How many bonus crowns a final score brings."""
    state = turn(draw, start=started_alone(draw))
    if state is None:
        return None
    required = state.table.required
    final = required + draw.number(0, _ABOVE[draw.level], "final")
    found = state.table.tables.signs(required, final)
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-bonus-ask", player=state.mover.name, required=required, final=final),
        [str(found)],
        rules="O5 E4",
        why=(
            tell("exercise-signs-why"),
            tell("exercise-signs-why-between", found=found, low=required, high=final),
        ),
    )


KINDS: Final = (
    kind("ghost_acts", "O3 O7 O8", _ghost),
    kind("ghost_left", "O2 O6", _ghost_left),
    kind("objectives", "O5 O8", _objectives),
    kind("bonus_crowns", "O5 E4", _bonus),
)
