"""A panel of Città-Stato without a page: clicks in, what is shown out."""

from typing import Any

from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import board_view, panel_view
from tests.games.citta_stato import support


def panel(*seats: Any, seated: dict[int | str, Any] | None = None, **fields: Any) -> Controller:
    """The panel of a game that stands at a moment."""
    return Controller(support.game(*seats, **fields), seats=seated, patience=float("inf"))


def alone(**fields: Any) -> Controller:
    """The panel of a solo game that stands at a moment."""
    return Controller(support.solo(**fields), patience=float("inf"))


def click(table: Controller, do: str, **words: object) -> None:
    result = table.dispatch({"do": do, **words})
    assert result.ok, result.notice and result.notice.text


def refused(table: Controller, do: str, **words: object) -> str:
    """What the panel says to a click that it does not carry out."""
    result = table.dispatch({"do": do, **words})
    assert not result.ok
    assert result.notice is not None
    return result.notice.text


def play(table: Controller, choice: str, **picks: object) -> None:
    """Choose, answer what is asked, confirm."""
    click(table, "choose", choice=choice)
    for facet, value in picks.items():
        click(table, "pick", facet=facet, value=value)
    click(table, "confirm")


def view(table: Controller) -> Any:
    """What the panel shows (`CittaStatoView`)."""
    return panel_view(table.session)


def badges(table: Controller) -> set[str]:
    """The places of the picture that may be chosen."""
    return set(board_view(table.session)["badges"])


def choices(table: Controller) -> dict[str, Any]:
    """The cards by their key."""
    return {choice["key"]: choice for group in view(table)["groups"] for choice in group["choices"]}


def effects(table: Controller) -> dict[str, str]:
    """What confirming would change, each line with its tone."""
    preview = view(table)["preview"]
    assert preview is not None
    return {effect["text"]: effect["tone"] for effect in preview["effects"]}


def asked(table: Controller) -> dict[str, list[Any]]:
    """The questions by their facet, each with the values that can be chosen."""
    return {
        question["facet"]: [option["value"] for option in question["options"] if option["enabled"]]
        for question in view(table)["questions"]
    }


def moves(table: Controller) -> list[str]:
    return [str(move) for move in table.game.moves]
