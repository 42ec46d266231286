"""What the panel of lists is made of: texts, buttons, fields, and the contents of its lists."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import ipywidgets as w

from lacitta_nb.core.game import AnyGame
from lacitta_nb.panels.acting import acting_of
from lacitta_nb.panels.dispatch import Command
from lacitta_nb.panels.forms import Field
from lacitta_nb.panels.sending import sendable

COMMANDS: Final[Mapping[str, Command]] = {
    "step": {"do": "step"},
    "run": {"do": "run"},
    "undo-decision": {"do": "undo", "to": "decision"},
    "undo": {"do": "undo"},
    "redo": {"do": "redo"},
    "redo-decision": {"do": "redo", "to": "decision"},
    "hint": {"do": "hint"},
    "guide-next": {"do": "guide", "to": "next"},
    "guide-away": {"do": "guide", "to": "away"},
    "learn-back": {"do": "learn", "to": "back"},
    "learn-help": {"do": "learn", "to": "help"},
    "learn-retry": {"do": "learn", "to": "retry"},
    "learn-reveal": {"do": "learn", "to": "reveal"},
    "learn-next": {"do": "learn", "to": "next"},
    "confirm": {"do": "confirm"},
    "cancel": {"do": "cancel"},
    "yes": {"do": "yes"},
    "no": {"do": "no"},
    "reveal": {"do": "reveal"},
    "hide": {"do": "hide"},
    "code": {"do": "code"},
    "guessed": {"do": "guessed"},
}
"""The buttons that always send the same command."""


def commands_of(game: AnyGame) -> dict[str, Command]:
    """The same, with those that take back to the stops of the game."""
    stops = acting_of(game.state).stops
    return {f"undo-{to}": {"do": "undo", "to": to} for to in stops} | dict(COMMANDS)


LOOKS: Final = """
.lc-plain .widget-html-content { overflow-wrap: anywhere; overflow-x: auto; line-height: 1.45; }
.lc-plain .widget-html-content :is(p, ul) { margin: 2px 0; }
.lc-plain .widget-html-content table { overflow-wrap: break-word; }
.lc-plain .widget-html-content :is(th, td):first-child { overflow-wrap: anywhere; min-width: 6em; }
.lc-plain .widget-dropdown { height: auto; }
.lc-plain .widget-dropdown > label {
  height: auto; max-width: max(60%, 16em); white-space: normal; overflow-wrap: anywhere;
}
"""
"""The style sheet of the panel: names are whatever people like, also longer than a line.

Texts have lines of their own height: that of a field, which is Jupyter's, tears lists apart.
"""


def make_fields(game: AnyGame) -> dict[str, Any]:
    """The fields about games and files, made once; those of a new game by the name of a setting."""
    wide = {"description_width": "initial"}
    names = sendable(", ".join(p.name for p in game.players))
    fields = {
        "name": w.Text(style=wide),
        "paste": w.Text(placeholder="lc1.…", style=wide),
        "texts": w.Textarea(rows=6, layout={"width": "90%"}),
        "names": w.Text(value=names, style=wide),
        "seed": w.Text(style=wide),
    }
    for field in form_fields(game):
        values = [value for value, _ in field.values]
        fields[f"new-{field.name}"] = w.Dropdown(options=values, value=field.usual, style=wide)
    return fields


def name_fields(fields: Mapping[str, Any], game: AnyGame, words: Mapping[str, str]) -> None:
    """Write on the fields what they are for; what is in them stays."""
    for name in ("name", "paste", "names", "seed"):
        fields[name].description = words[name]
    fields["seed"].placeholder = words["seed-any"]
    for field in form_fields(game):
        chooser = fields[f"new-{field.name}"]
        chosen = chooser.value
        chooser.description = field.label
        chooser.options = [(label, value) for value, label in field.values]
        chooser.value = chosen


def form_fields(game: AnyGame) -> Sequence[Field]:
    """The settings that a new game is asked for; none where none is begun on the panel."""
    form = acting_of(game.state).form(game.state, {})
    return () if form is None else form.fields


def asked_fields(fields: Mapping[str, Any], game: AnyGame) -> list[str]:
    """The settings that mean something with as many players as are named in the form now."""
    count = len(fields["names"].value.split(","))
    form = form_fields(game)
    return [field.name for field in form if not field.seats or count in field.seats]


def show_asked(fields: Mapping[str, Any], game: AnyGame) -> None:
    """Show these settings alone, also where a page has no kernel any more."""
    asked = asked_fields(fields, game)
    for field in form_fields(game):
        fields[f"new-{field.name}"].layout.display = None if field.name in asked else "none"


def hashable(value: object) -> object:
    """A value of a facet in the form that a list can hold."""
    return tuple(value) if isinstance(value, list) else value


def choice_text(choice: Mapping[str, Any]) -> str:
    """A choice in a list; one that is not possible says so, and why when it is chosen."""
    detail = f" ({choice['detail']})" if choice.get("detail") else ""
    return f"{choice['label']}{detail}" if choice["enabled"] else f"✕ {choice['label']}{detail}"


def guesses(predict: Mapping[str, Any]) -> list[tuple[str, object]]:
    """The list of what may be predicted, with what is; [] while nothing is asked."""
    options = predict["ask"]["options"] if predict["ask"] else []
    return [(f"✓ {o['label']}" if o["chosen"] else str(o["label"]), o["key"]) for o in options]


def all_of(box: w.Widget) -> list[w.Widget]:
    """A widget with all widgets inside it, their layouts and styles."""
    found = [box, box.layout]
    if hasattr(box, "style"):
        found.append(box.style)
    for child in getattr(box, "children", ()):
        found += all_of(child)
    return found
