"""Saint Malo's sections as HTML, and its own list, for the panel without scripts."""

from collections.abc import Callable, Mapping
from itertools import combinations_with_replacement
from typing import Final

from lacitta_nb.games.saint_malo.constants import DICE, SYMBOLS
from lacitta_nb.games.saint_malo.panel.offer_words import dice_text
from lacitta_nb.games.saint_malo.panel.session import say
from lacitta_nb.panels.paint.html import items, row, tag, text
from lacitta_nb.panels.shown import Chooser, Shown
from lacitta_nb.panels.words import panel_words


def title_html(view: Shown) -> str:
    """The next attack, and whether the last round is played."""
    pirates = view["pirates"]
    return text(" · ".join(filter(None, (pirates["text"], pirates["last"]))))


def dice_html(view: Shown) -> str:
    """The dice, those that stay or are used in bold."""
    dice = view["dice"]
    if not dice:
        return ""
    shown = [tag("b", text(d["name"])) if d["held"] else text(d["name"]) for d in dice["dice"]]
    return f"{text(dice['text'])}: {', '.join(shown)}"


def space_html(view: Shown) -> str:
    """The space that was asked about."""
    return items(view["space"]["lines"]) if view["space"] else ""


def players_html(view: Shown) -> str:
    """What each player would have if the game ended today, part by part."""
    titles = [fact["title"] for fact in view["players"][0]["today"]]
    rows = [row([panel_words()["player"], say("panel-ui-shield"), *titles], "th")]
    for player in view["players"]:
        cells = [fact["text"] for fact in player["today"]]
        rows.append(row([player["name"], player["defence"], *cells]))
    return tag("b", text(say("panel-ui-if-today"))) + tag("table", "".join(rows))


TEXTS: Final[Mapping[str, Callable[[Shown], str]]] = {
    "title": title_html,
    "means": dice_html,
    "asked": space_html,
    "players": players_html,
}
"""The sections as HTML, by the place where they stand."""


def lists() -> dict[str, Chooser]:
    """The list of all that five dice of a real table can show."""
    return {"thrown": Chooser(say("panel-ui-thrown"), _throws, lambda _: None, _command)}


def _throws(view: Shown) -> list[tuple[str, object]]:
    thrown = view["thrown"]
    if not thrown:
        return []
    return [
        (say("panel-thrown-as", roll=roll, dice=dice_text(dice)), f"{roll} {' '.join(dice)}")
        for roll in range(thrown["roll"], thrown["rolls"] + 1)
        for dice in combinations_with_replacement(SYMBOLS, DICE)
    ]


def _command(value: str) -> dict[str, object]:
    roll, *dice = value.split()
    return {"do": "thrown", "dice": dice, "roll": int(roll)}
