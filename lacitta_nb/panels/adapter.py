"""What a game hands over to the panel, as `panel` in its box."""

from typing import Any, Protocol

from lacitta_nb.panels.acting import Acting
from lacitta_nb.panels.showing import Showing


class Adapter(Protocol):
    """The two halves of a game on the panel. A module can be one."""

    @property
    def acting(self) -> Acting[Any, Any, Any]:
        """How it is played; shared rooms ask `acting_of`."""
        ...

    @property
    def showing(self) -> Showing[Any, Any, Any]:
        """How it is shown; shared rooms ask `showing_of`."""
        ...
