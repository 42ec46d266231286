"""The solo game on the panel: what is required, what is reached, what the ghost does."""

from lacitta_nb.games.citta_stato.constants import COLOURS, KEY
from lacitta_nb.games.citta_stato.panel.session import named, say
from lacitta_nb.games.citta_stato.panel.typed import SoloView
from lacitta_nb.games.citta_stato.rules import SoloResult, solo_result
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.texts.effects import effects_text
from lacitta_nb.panels.words import capital, labelled
from lacitta_nb.texts import name_of


def solo_view(state: State) -> SoloView | None:
    """How a solo game stands; None for others."""
    found = solo_result(state)
    if found is None:
        return None
    met = sum(found.objectives.values())
    words: dict[str, str | int] = {"final": found.final, "required": found.required}
    return {
        "title": title(state),
        "score": say("panel-solo-score", **words),
        "reached": found.final >= found.required,
        "goals": [
            {"text": capital(name_of(f"goal-{word}", game=KEY)), "met": done}
            for word, done in found.objectives.items()
        ],
        "lines": _lines(state, found),
        "brief": say("panel-solo-brief", met=met, goals=len(found.objectives), **words),
    }


def title(state: State) -> str:
    """The scenario with its name, and which of its games is played."""
    table = state.table
    name = named(f"scenario-{table.scenario}")
    return say("panel-solo-title", name=name, scenario=table.scenario, game=table.game)


def _lines(state: State, found: SoloResult) -> list[str]:
    if state.over:
        return [say("panel-solo-over", won="yes" if found.won else "no", bonus=found.bonus_crowns)]
    plot, ghost = state.table.plot, state.ghost
    if plot is None or ghost is None:
        return []
    left = max(0, plot.cubes - len(ghost.drawn))
    drawn = ", ".join(named(COLOURS[colour]) for colour in ghost.drawn) or named("")
    told = [
        say("panel-solo-left", left=left, of=plot.cubes),
        labelled(say("panel-solo-drawn"), drawn),
        *(
            labelled(
                capital(say("panel-solo-act", colour=COLOURS[colour], left=ghost.bag[colour])),
                effects_text(act),
            )
            for colour, act in enumerate(plot.acts)
        ),
    ]
    if found.won:
        told.append(say("panel-solo-bonus", bonus=found.bonus_crowns))
    return told


def outcome_text(state: State) -> str:
    """How a solo game has ended, for the head."""
    found = solo_result(state)
    assert found is not None
    words: dict[str, str | int] = {"final": found.final, "required": found.required}
    words |= {"won": "yes" if found.won else "no", "bonus": found.bonus_crowns}
    return say("panel-solo-outcome", **words)
