"""La Città on the panel: how it is played."""

from typing import Final

from lacitta_nb.games.lacitta.panel.acting import LaCittaActing

acting: Final = LaCittaActing()
"""What the panel asks in order to play it."""
