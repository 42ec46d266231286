"""The whole view: the shared parts, and the sections of the game that is played."""

from typing import Any

from lacitta_nb.panels.guide import awaits_person
from lacitta_nb.panels.notices import Notice
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.back import back_view
from lacitta_nb.panels.view.choices import groups_view, prompt, questions_view
from lacitta_nb.panels.view.coach import coach_view
from lacitta_nb.panels.view.computer import auto_view, seats_view
from lacitta_nb.panels.view.files import files_view
from lacitta_nb.panels.view.guide import guide_view
from lacitta_nb.panels.view.head import (
    decision_view,
    explain,
    phases_view,
    progress_view,
    step_view,
    title,
)
from lacitta_nb.panels.view.hints import hints_view
from lacitta_nb.panels.view.lesson import lesson_prompt, lesson_view
from lacitta_nb.panels.view.log import happened_view, log_view
from lacitta_nb.panels.view.plan import plan_view
from lacitta_nb.panels.view.players import look_view, players_view, scores_view
from lacitta_nb.panels.view.predict import predict_view
from lacitta_nb.panels.view.preview import danger_view, preview_view
from lacitta_nb.panels.view.rules import rules_view
from lacitta_nb.panels.view.since import has_turn, since_view
from lacitta_nb.panels.view.typed import NoticeView, PanelView
from lacitta_nb.panels.view.typed_choosing import ReasonView
from lacitta_nb.texts import languages, own_name, speaking


def panel_view(session: AnySession) -> dict[str, Any]:
    """Everything that the panel shows beside the board, as JSON, in the language of the session.

    Returns:
        The fields of `PanelView`, and those that the game adds.
    """
    with speaking(session.language):
        return {**shared_view(session), **showing_of(session.seen).sections(session)}


def shared_view(session: AnySession) -> PanelView:
    """What every panel shows."""
    return {
        "title": title(session.game),
        "progress": progress_view(session.game),
        "phases": phases_view(session.seen),
        "explain": explain(session.seen),
        "decision": decision_view(session.seen),
        "step": step_view(session),
        "back": back_view(session),
        "replaced": session.replaced,
        "groups": groups_view(session),
        "questions": questions_view(session),
        "plan": plan_view(session),
        "prompt": _prompt(session),
        "help": _chosen_help(session),
        "hint": hints_view(session),
        "auto": auto_view(session),
        "seats": seats_view(session),
        "danger": danger_view(session),
        "since": since_view(session),
        "since_turn": has_turn(session),
        "refused": _refused_view(session),
        "preview": preview_view(session),
        "predict": predict_view(session),
        "happened": happened_view(session),
        "coach": coach_view(session),
        "guide": guide_view(session),
        "lesson": lesson_view(session),
        "players": players_view(session),
        "look": look_view(session),
        "log": log_view(session),
        "rules": rules_view(session),
        "scores": scores_view(session.game),
        "question": session.asked.text if session.asked else "",
        "notice": notice_view(session.notice),
        "files": files_view(session),
        "languages": {
            "spoken": session.language,
            "all": [[language, own_name(language)] for language in languages()],
        },
    }


def _prompt(session: AnySession) -> str:
    """What is asked; where a lesson's goal is decided, how to go on, until something is chosen."""
    course, selection = session.course, session.selection
    if course is not None and not (awaits_person(session) and (selection.chosen or selection.plan)):
        decided = lesson_prompt(course)
        if decided or not awaits_person(session):
            return decided
    return prompt(session) if session.seen.decision else ""


def _chosen_help(session: AnySession) -> str:
    return (
        ""
        if session.computer is not None
        else showing_of(session.seen).chosen_help(session.selection)
    )


def _refused_view(session: AnySession) -> ReasonView | None:
    refused = session.refused
    return {"rule": refused.rule, "text": refused.text} if refused else None


def notice_view(said: Notice | None) -> NoticeView | None:
    """What the status line says, or None."""
    return {"kind": said.kind, "text": said.text, "trace": said.trace} if said else None
