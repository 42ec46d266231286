"""The head of the view: title, phases, who must decide, and the Step button."""

from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.records import State
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.computer import thinking_text
from lacitta_nb.panels.view.typed import DecisionView, PhaseView, ProgressView
from lacitta_nb.panels.view.typed_playing import StepView
from lacitta_nb.texts import sentence


def title(game: AnyGame) -> str:
    """How far a game has come, or who has won.

    >>> from lacitta_nb import new_game
    >>> title(new_game(players=2, seed=1))
    'Year 1 of 6'
    """
    return showing_of(game.state).title(game)


def progress_view(game: AnyGame) -> ProgressView | None:
    """How far a game is at a glance, or None."""
    progress = showing_of(game.state).progress(game)
    return None if progress is None else {"now": progress.now, "of": progress.of}


def phases_view(state: State) -> list[PhaseView]:
    """The phases in order: done, current or still to come."""
    showing = showing_of(state)
    phases = showing.phases(state)
    place = phases.index(state.phase) if state.phase in phases else len(phases)
    return [
        {
            "key": phase,
            "title": showing.phase_title(phase),
            "help": showing.phase_help(phase),
            "state": "done" if i < place else "now" if i == place else "later",
        }
        for i, phase in enumerate(phases)
    ]


def explain(state: State) -> str:
    """What happens in this phase, or in the one that the next step runs, or ""."""
    return showing_of(state).phase_help(state.coming)


def decision_view(state: State) -> DecisionView | None:
    """Who must decide, or None."""
    decision = state.decision
    if decision is None:
        return None
    return {"player": decision.player, "text": showing_of(state).whose(state)}


def step_view(session: AnySession) -> StepView:
    """The Step button: what it would run, and why it can't where it can't; `run` for the next."""
    game, showing = session.game, showing_of(session.seen)
    decision = game.decision
    if game.over:
        return _at_rest(showing.phase_title(game.phase))
    if session.play.thought is not None:
        return _at_rest(thinking_text(session))
    if decision is None:
        label = sentence("panel-step-phase", {"phase": showing.phase_title(game.state.coming)})
        return {"enabled": True, "run": True, "label": label, "why": ""}
    name = game.players[decision.player].name
    if session.computer is None:
        return _at_rest(showing.waits(name))
    label = sentence("panel-step-computer", {"player": name})
    run = bool(session.persons)
    why = "" if run else sentence("panel-run-nobody", {})
    return {"enabled": True, "run": run, "label": label, "why": why}


def _at_rest(why: str) -> StepView:
    return {"enabled": False, "run": False, "label": sentence("panel-ui-step", {}), "why": why}
