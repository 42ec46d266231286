"""La Città on the panel: how it is shown."""

from typing import Final

from lacitta_nb.games.lacitta.panel.showing import LaCittaShowing

showing: Final = LaCittaShowing()
"""What is told of the game."""
