"""Computer players for tests of the panel."""

from collections.abc import Generator
from dataclasses import dataclass

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.state import State


@dataclass
class Scripted:
    """Does what it is told to, or raises it; notes how often it was asked."""

    does: object
    asked: int = 0

    def choose(self, view: State) -> Action:
        self.asked += 1
        assert all(card == "?" for card in view.deck)
        if isinstance(self.does, BaseException):
            raise self.does
        return self.does  # type: ignore[return-value]  # a player of one's own may do anything


@dataclass
class Slow:
    """Thinks in a hundred pieces before it takes gold."""

    pieces: int = 0

    def choose(self, view: State) -> Action:  # noqa: ARG002
        raise AssertionError("it can think in pieces")

    def thinking(self, view: State) -> Generator[None, None, Action]:  # noqa: ARG002
        for _ in range(100):
            self.pieces += 1
            yield
        return Action("gold")
