"""Hints for whoever must decide."""

from dataclasses import replace
from typing import Any, Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.rules import legal_actions
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.session import AnySession
from lacitta_nb.players import GreedyPlayer, Hint, Reason, hints

LEAST: Final = 0.25
"""Points better than a pass from which an action is worth a hint: they are told in halves."""
_ALL: Final = 1000
"""More hints than there ever are."""


def advised(session: AnySession) -> AnySession:
    """The session with the best few actions; in the middle of a plan, the best next ones.

    Raises:
        PanelError: no person has anything to decide.
    """
    state: Any = session.seen
    if planned(state):
        if session.selection.complete:
            return replace(session, advice=())
        state = session.selection.planned_state()
    if state.decision is None or session.computer is not None:
        raise PanelError("panel-no-hint")
    return replace(session, advice=tuple(_worthwhile(state)))


def _worthwhile(state: State) -> list[Hint]:
    """The best few actions; in a turn only what brings something beside a pass, else the pass."""
    found = hints(state, adviser=_Ideas())
    if Action("pass") not in legal_actions(state):
        return found
    good = [hint for hint in found if hint.effect >= LEAST]
    return good or [h for h in hints(state, _ALL, _Ideas()) if h.action.kind == "pass"]


class _Ideas:
    """The greedy player's advice; of a turn one action of each kind, so that the ideas differ."""

    def __init__(self) -> None:
        self._greedy = GreedyPlayer()

    def ranked(self, view: State) -> list[tuple[Action, float]]:
        ranked = self._greedy.ranked(view)
        if view.choice != "turn":
            return ranked
        best: dict[tuple[str, str], tuple[Action, float]] = {}
        for action, worth in ranked:
            best.setdefault((action.kind, action.building), (action, worth))
        return list(best.values())

    def explain(self, view: State, action: Action) -> list[Reason]:
        return self._greedy.explain(view, action)
