"""The ways on in a lesson, on the panel of lists."""

from collections.abc import Mapping
from typing import Any, Final

from lacitta_nb.panels.view.typed_lesson import LessonView

LEARN: Final = ("learn-back", "learn-help", "learn-retry", "learn-reveal", "learn-next")
"""The buttons of a lesson."""


def fill_learning(
    buttons: Mapping[str, Any], lesson: LessonView | None, words: Mapping[str, str]
) -> None:
    """Show the buttons of a lesson as they can be pressed now, or none of them without one."""
    for name in LEARN:
        buttons[name].layout.display = None if lesson else "none"
        buttons[name].button_style = ""
    if not lesson:
        return
    last = lesson["at"] > lesson["of"]
    buttons["learn-back"].description = words["back"]
    buttons["learn-help"].description = lesson["help"]
    buttons["learn-next"].description = lesson["next"]
    off = {"back": not lesson["back"], "help": not lesson["more"], "next": not lesson["next"]}
    for way, greyed in {**off, "retry": last, "reveal": last}.items():
        buttons[f"learn-{way}"].disabled = greyed
    if lesson["main"]:
        buttons[f"learn-{lesson['main']}"].button_style = "primary"
