"""Saint Malo on the panel: how it is played, and how it is shown."""

from typing import Final

from lacitta_nb.games.saint_malo.panel.acting import SaintMaloActing
from lacitta_nb.games.saint_malo.panel.showing import SaintMaloShowing

acting: Final = SaintMaloActing()
"""What the panel asks in order to play it."""
showing: Final = SaintMaloShowing()
"""What the panel asks in order to show it."""
