"""What a screen reader says after a command."""

from collections.abc import Sequence
from typing import Any

from lacitta_nb.panels.adapter import showing_of
from lacitta_nb.panels.controller import Controller
from lacitta_nb.panels.view.computer import told_now
from lacitta_nb.panels.view.log import latest_view
from lacitta_nb.panels.words import capital


def announcement(panel: Controller, shown: Any) -> str:  # noqa: ANN401 - as `view` gives it
    """What a screen reader should say after a command, in sentences."""
    if panel.notice is not None and panel.notice.kind == "error":
        return panel.notice.text
    parts = [*_answers(panel, shown)]
    if shown["decision"]:
        parts.append(f"{shown['decision']['text']} {shown['prompt']}")
    elif not panel.game.over:
        parts.append(capital(shown["step"]["label"]))
    if panel.notice is not None:
        parts.append(panel.notice.text)
    return " ".join(parts)


def _answers(panel: Controller, shown: Any) -> Sequence[str]:  # noqa: ANN401 - as `view` gives it
    """What the last command led to."""
    if panel.refused is not None:
        return [panel.refused.text]
    if (own := showing_of(panel.seen).announced(panel, shown)) is not None:
        return own
    if panel.travelled is not None:
        return [str(shown["back"]["text"])]
    if panel.did == "hint":
        return [f"{hint['title']}: {hint['text']}" for hint in shown["hint"]["shown"]]
    if panel.events and not panel.selection.picks:
        lines = latest_view(panel) if told_now(panel) else shown["happened"]
        return [line["text"] for line in lines if "heading" not in line]
    return []
