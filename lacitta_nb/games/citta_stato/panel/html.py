"""Città-Stato's sections as HTML for the panel without scripts."""

from collections.abc import Callable, Mapping
from typing import Final

from lacitta_nb.games.citta_stato.panel.session import say
from lacitta_nb.panels.paint.html import items, row, tag, text
from lacitta_nb.panels.shown import Shown
from lacitta_nb.panels.words import panel_words


def title_html(view: Shown) -> str:
    """How a solo game stands."""
    solo = view["solo"]
    return text(solo["brief"]) if solo else ""


def turn_html(view: Shown) -> str:
    """What the next action of each colour costs."""
    if not view["turn"]:
        return ""
    return text(" · ".join(price["text"] for price in view["turn"]["prices"].values()))


def asked_html(view: Shown) -> str:
    """The place that was asked about."""
    asked = view["asked"]
    return tag("b", text(asked["title"])) + items(asked["lines"]) if asked else ""


def players_html(view: Shown) -> str:
    """What each player would have if the game ended now, and why; and what lies before them."""
    titles = [fact["title"] for fact in view["players"][0]["today"]]
    rows = [row([panel_words()["player"], *titles], "th")]
    rows += [
        row([player["name"], *(fact["text"] for fact in player["today"])])
        for player in view["players"]
    ]
    told = "".join(
        tag("p", tag("b", text(player["name"])) + " " + text(player["why"]))
        + items(player["lines"])
        for player in view["players"]
    )
    return tag("b", text(say("panel-ui-if-today"))) + tag("table", "".join(rows)) + told


def solo_html(view: Shown) -> str:
    """The objectives, each with whether it is met, and what the ghost does."""
    solo = view["solo"]
    if not solo:
        return ""
    goals = [f"{'✓' if goal['met'] else '✗'} {goal['text']}" for goal in solo["goals"]]
    head = tag("b", text(solo["title"])) + " " + text(solo["score"])
    return head + items([*goals, *solo["lines"]])


TEXTS: Final[Mapping[str, Callable[[Shown], str]]] = {
    "title": title_html,
    "means": turn_html,
    "asked": asked_html,
    "players": players_html,
    "table": solo_html,
}
"""The sections as HTML, by the place where they stand."""
