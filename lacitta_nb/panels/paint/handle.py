"""What a panel offers to Python, whichever widgets it is made of."""

from abc import abstractmethod
from typing import Any

from lacitta_nb.panels.dispatch import Controller, Request
from lacitta_nb.panels.notices import Notice


class Handle:
    """The part of a panel that is no widget; a class of widgets derives from it as well."""

    _controller: Controller

    @property
    def game(self) -> Any:  # noqa: ANN401 - the class that the user's game has
        """The game on the panel: another one after a new game was begun or one was loaded."""
        return self._controller.game

    @property
    def controller(self) -> Controller:
        """What the panel knows and does, without the widgets."""
        return self._controller

    def refresh(self) -> None:
        """Show the game as it is now, after other code has changed it."""
        self._carry_out({"do": "refresh"})

    def _carry_out(self, command: Request) -> None:
        """Send a command; the controller's guard is the one around everything that is clicked."""
        result = self._controller.dispatch(command, self._show)
        if not result.ok and result.notice is not None:
            with self._controller.spoken():
                self._show_notice(result.notice)

    @abstractmethod
    def _show(self) -> None:
        """Show what a command led to."""

    @abstractmethod
    def _show_notice(self, notice: Notice) -> None:
        """Show an error on what is still on the screen: the game is as it was before."""
