"""What a game hands over to the panel: how it is played and how it is shown; `panel` in its box."""

from typing import Any, Protocol

from lacitta_nb.core.box import box_of
from lacitta_nb.core.records import State
from lacitta_nb.panels.acting import Acting
from lacitta_nb.panels.showing import Showing


class Adapter(Protocol):
    """The two halves of a game on the panel. A module can be one."""

    @property
    def acting(self) -> Acting[Any, Any, Any]:
        """How it is played; see also `panels.acting.acting_of`."""
        ...

    @property
    def showing(self) -> Showing[Any, Any, Any]:
        """How it is shown."""
        ...


def adapter_of(state: State) -> Adapter:
    """What the game of a state hands over to the panel."""
    adapter: Adapter = box_of(state).panel
    return adapter


def showing_of(state: State) -> Showing[Any, Any, Any]:
    """How the game of a state is shown."""
    return adapter_of(state).showing
