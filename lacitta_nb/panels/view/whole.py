"""The whole view: the shared parts, and the sections of the game that is played."""

from typing import Any

from lacitta_nb.panels.adapter import showing_of
from lacitta_nb.panels.controller import Controller
from lacitta_nb.panels.view.back import back_view
from lacitta_nb.panels.view.choices import groups_view, prompt, questions_view
from lacitta_nb.panels.view.computer import auto_view, seats_view
from lacitta_nb.panels.view.files import files_view
from lacitta_nb.panels.view.head import decision_view, explain, phases_view, step_view, title
from lacitta_nb.panels.view.hints import hints_view
from lacitta_nb.panels.view.log import happened_view, log_view
from lacitta_nb.panels.view.plan import plan_view
from lacitta_nb.panels.view.players import look_view, players_view, scores_view
from lacitta_nb.panels.view.preview import preview_view
from lacitta_nb.panels.view.typed import NoticeView, PanelView, ReasonView


def view(panel: Controller) -> Any:  # noqa: ANN401 - a PanelView with the sections of a game
    """Everything that the panel shows beside the board, as JSON.

    Returns:
        The fields of `PanelView`, and those that the game adds.
    """
    return {**shared_view(panel), **showing_of(panel.seen).sections(panel)}


def shared_view(panel: Controller) -> PanelView:
    """What every panel shows."""
    return {
        "title": title(panel.game),
        "phases": phases_view(panel.seen),
        "explain": explain(panel.seen),
        "decision": decision_view(panel.seen),
        "step": step_view(panel),
        "back": back_view(panel),
        "replaced": panel.replaced,
        "groups": groups_view(panel),
        "questions": questions_view(panel),
        "plan": plan_view(panel),
        "prompt": prompt(panel) if panel.seen.decision else "",
        "help": _chosen_help(panel),
        "hint": hints_view(panel),
        "auto": auto_view(panel),
        "seats": seats_view(panel),
        "refused": _refused_view(panel),
        "preview": preview_view(panel),
        "happened": happened_view(panel),
        "players": players_view(panel),
        "look": look_view(panel),
        "log": log_view(panel),
        "scores": scores_view(panel.game),
        "question": panel.asked.text if panel.asked else "",
        "notice": _notice_view(panel),
        "files": files_view(panel),
    }


def _chosen_help(panel: Controller) -> str:
    return "" if panel.computer is not None else showing_of(panel.seen).chosen_help(panel.selection)


def _refused_view(panel: Controller) -> ReasonView | None:
    refused = panel.refused
    return {"rule": refused.rule, "text": refused.text} if refused else None


def _notice_view(panel: Controller) -> NoticeView | None:
    said = panel.notice
    return {"kind": said.kind, "text": said.text, "trace": said.trace} if said else None
