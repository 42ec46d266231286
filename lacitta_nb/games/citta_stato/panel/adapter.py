"""Città-Stato on the panel: how it is played, and how it is shown."""

from typing import Final

from lacitta_nb.games.citta_stato.panel.acting import CittaStatoActing
from lacitta_nb.games.citta_stato.panel.showing import CittaStatoShowing

acting: Final = CittaStatoActing()
"""What the panel asks in order to play it."""
showing: Final = CittaStatoShowing()
"""What the panel asks in order to show it."""
