"""A panel of Saint Malo without a page: clicks in, what is shown out."""

from typing import Any

from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import board_view, panel_view
from tests.games.saint_malo.support import game

MERCHANT = "head head head log swords"


def panel(*seats: Any, dice: str, rolls: int = 3, players: int = 2, **fields: Any) -> Controller:
    """The panel of a game that stands at a position, with dice on the table."""
    return Controller(game(*seats, dice=dice, rolls=rolls, players=players, **fields))


def click(table: Controller, do: str, **words: object) -> None:
    result = table.dispatch({"do": do, **words})
    assert result.ok, result.notice


def view(table: Controller) -> Any:
    """What the panel shows (`SaintMaloView`)."""
    return panel_view(table.session)


def badges(table: Controller) -> dict[str, str]:
    return board_view(table.session)["badges"]


def choices(table: Controller) -> dict[str, Any]:
    """The cards by their key."""
    return {choice["key"]: choice for group in view(table)["groups"] for choice in group["choices"]}


def effects(table: Controller) -> dict[str, str]:
    """What confirming would change, each line with its tone."""
    preview = view(table)["preview"]
    assert preview is not None
    return {effect["text"]: effect["tone"] for effect in preview["effects"]}


def moves(table: Controller) -> list[str]:
    return [str(move) for move in table.game.moves]
