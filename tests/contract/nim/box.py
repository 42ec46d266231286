"""The box of the toy: all that a game has to write for the shared rooms."""

from collections.abc import Mapping
from typing import Any

from lacitta_nb.core.game import Game
from tests.contract.nim import rules
from tests.contract.nim.rules import State


class Nim:
    key = "nim"
    rules = rules

    def begin(
        self,
        start: State,
        *,
        about: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
    ) -> Game[State, rules.Action, rules.Event]:
        return Game(start, about=about, comments=comments)

    def report(self, state: State, /) -> str:
        return f"{state.heap} stones"

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


BOX = Nim()
