"""What the panel of lists is made of: texts, buttons, fields, and the contents of its lists."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import ipywidgets as w

from lacitta_nb.games.lacitta.board import shipped_names
from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.panels import html
from lacitta_nb.panels.dispatch import Command
from lacitta_nb.panels.sending import sendable
from lacitta_nb.panels.words import panel_words
from lacitta_nb.texts import sentence

Json = dict[str, Any]
Pairs = list[tuple[str, object]]

TEXTS: Final[Mapping[str, Callable[[Json], str]]] = {
    "head": html.head_html,
    "notice": lambda v: html.notice_html(v["notice"], v["question"], v["refused"]),
    "choices": html.choices_html,
    "hints": html.hints_html,
    "preview": html.preview_html,
    "happened": html.happened_html,
    "forecast": html.forecast_html,
    "scores": html.scores_html,
    "players": html.players_html,
    "cards": html.cards_html,
    "log": html.log_html,
}
"""The texts of the panel, and what makes them of the view."""
COMMANDS: Final[Mapping[str, Command]] = {
    "step": {"do": "step"},
    "run": {"do": "run"},
    "undo-year": {"do": "undo", "to": "year"},
    "undo-decision": {"do": "undo", "to": "decision"},
    "undo": {"do": "undo"},
    "redo": {"do": "redo"},
    "redo-decision": {"do": "redo", "to": "decision"},
    "hint": {"do": "hint"},
    "confirm": {"do": "confirm"},
    "cancel": {"do": "cancel"},
    "yes": {"do": "yes"},
    "no": {"do": "no"},
    "reveal": {"do": "reveal"},
    "hide": {"do": "hide"},
    "code": {"do": "code"},
}
"""The buttons that always send the same command."""

LOOKS: Final = """
.lc-plain .widget-html-content { overflow-wrap: anywhere; overflow-x: auto; }
.lc-plain .widget-html-content table { overflow-wrap: break-word; }
.lc-plain .widget-html-content :is(th, td):first-child { overflow-wrap: anywhere; min-width: 6em; }
.lc-plain .widget-dropdown { height: auto; }
.lc-plain .widget-dropdown > label {
  height: auto; max-width: max(60%, 16em); white-space: normal; overflow-wrap: anywhere;
}
"""
"""The style sheet of the panel: names are whatever people like, also longer than a line."""


def make_fields(game: Game) -> dict[str, Any]:
    """The fields about games and files, made once."""
    words = panel_words()
    wide = {"description_width": "initial"}
    names = sendable(", ".join(p.name for p in game.players))
    editions = [(sentence(f"panel-edition-{name}", {}), name) for name in EDITIONS]
    boards = shipped_names()
    board = game.board.name if game.board.name in boards else boards[0]
    setups = [(words["beginner"], "beginner"), (words["advanced"], "advanced")]
    return {
        "name": w.Text(description=words["name"], style=wide),
        "paste": w.Text(description=words["paste"], placeholder="lc1.…", style=wide),
        "texts": w.Textarea(rows=6, layout={"width": "90%"}),
        "names": w.Text(value=names, description=words["names"], style=wide),
        "edition": w.Dropdown(options=editions, description=words["edition"], style=wide),
        "setup": w.Dropdown(options=setups, description=words["setup"], style=wide),
        "map": w.Dropdown(options=boards, value=board, description=words["map"], style=wide),
        "seed": w.Text(placeholder=words["seed-any"], description=words["seed"], style=wide),
    }


def hashable(value: object) -> object:
    """A value of a facet in the form that a list can hold."""
    return tuple(value) if isinstance(value, list) else value


def choice_text(choice: Json) -> str:
    """A choice in a list; one that is not possible says so, and why when it is chosen."""
    detail = f" ({choice['detail']})" if choice.get("detail") else ""
    return f"{choice['label']}{detail}" if choice["enabled"] else f"✕ {choice['label']}{detail}"


def all_of(box: w.Widget) -> list[w.Widget]:
    """A widget with all widgets inside it, their layouts and styles."""
    found = [box, box.layout]
    if hasattr(box, "style"):
        found.append(box.style)
    for child in getattr(box, "children", ()):
        found += all_of(child)
    return found


def forecast_options(forecast: Json | None) -> Pairs:
    """The switch and, while it is on, the wishes with their chances."""
    words = panel_words()
    if forecast is None:
        return []
    if not forecast["on"]:
        return [(words["on"], "on")]
    wishes = [(f"{wish['label']} ({wish['chance']})", wish["key"]) for wish in forecast["wishes"]]
    return [(words["off"], "off"), *wishes]


def forecast_command(value: str) -> Json:
    """What choosing in that list asks for."""
    if value in ("on", "off"):
        return {"do": "forecast", "on": value == "on"}
    return {"do": "forecast", "wish": value}
