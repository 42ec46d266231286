"""The interactive panel: a plain controller with thin widgets on it.

`controller` takes `commands` (`commands_*` carry them out) and changes the game; `selection`,
`choices` and `effects` work out what could be chosen and what it would change; `view` makes plain
data of all that; `widgets` (clickable board, web/) and `plain` (pictures and lists) show the data.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Literal, overload

from lacitta_nb.errors import NotFound
from lacitta_nb.game import Game

if TYPE_CHECKING:
    from lacitta_nb.panels.plain import PlainPanel
    from lacitta_nb.panels.widgets import Panel

__all__ = ["show"]


@overload
def show(game: Game, painter: Literal["svg"] = "svg", *, folder: Path | str = ".") -> "Panel": ...


@overload
def show(
    game: Game, painter: Literal["matplotlib"], *, folder: Path | str = "."
) -> "PlainPanel": ...


def show(game: Game, painter: str = "svg", *, folder: Path | str = ".") -> "Panel | PlainPanel":
    """The interactive panel; as the last value of a cell it appears under the cell.

    Args:
        game: what is played. The panel changes it, and `panel.game` is the one on the panel.
        painter: `svg`, a board to click on; or `matplotlib`, a picture with lists beside it, for
            places where scripts of widgets do not run.
        folder: where the panel saves games and looks for them: that of the notebook.

    Raises:
        NotFound: no such painter.
    """
    if painter == "svg":
        from lacitta_nb.panels.widgets import Panel

        return Panel(game, folder)
    if painter == "matplotlib":
        from lacitta_nb.panels.plain import PlainPanel

        return PlainPanel(game, folder)
    raise NotFound("panel-no-painter", name=str(painter))
