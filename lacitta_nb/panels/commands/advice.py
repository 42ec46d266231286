"""Hints for whoever must decide."""

from dataclasses import replace
from typing import Final

from lacitta_nb.core.box import box_of
from lacitta_nb.core.records import State
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.session import AnySession
from lacitta_nb.players.advice import Hint
from lacitta_nb.players.hints import hints
from lacitta_nb.players.judge import judge_of

LEAST: Final = 0.25
"""Points better than what is usual from which an action is worth a hint; told in halves."""


def advised(session: AnySession) -> AnySession:
    """The session with the best few actions; in the middle of a plan, the best next ones.

    Raises:
        PanelError: no person has anything to decide.
    """
    state = session.seen
    if planned(state):
        if session.selection.complete:
            return replace(session, advice=())
        state = session.selection.planned_state()
    if state.decision is None or session.computer is not None:
        raise PanelError("panel-no-hint")
    return replace(session, advice=tuple(_worthwhile(state)))


def _worthwhile(state: State) -> list[Hint]:
    """The best few ideas; where there is something usual to do, what brings more than that.

    Where nothing brings much more, the best: what advises against itself is no advice.
    """
    judge = judge_of(state)
    found = hints(state)
    if judge.baseline(state, box_of(state).rules.legal_actions(state)) is None:
        return found
    return [hint for hint in found if hint.felt >= LEAST] or found[:1]
