"""La Città on the panel: how it is played, and how it is shown."""

from typing import Final

from lacitta_nb.games.lacitta.panel.acting import LaCittaActing
from lacitta_nb.games.lacitta.panel.showing import LaCittaShowing

acting: Final = LaCittaActing()
"""What the panel asks in order to play it."""
showing: Final = LaCittaShowing()
"""What the panel asks in order to show it."""
