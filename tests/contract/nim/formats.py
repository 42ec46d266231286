"""The positions of the toy as files; saved games and codes are the same for every game."""

from collections.abc import Mapping
from typing import Annotated, Any

from lacitta_nb.core.errors import BadFile, Problem
from lacitta_nb.core.plain import PlainPlayer
from lacitta_nb.files.fields import Name, whole
from lacitta_nb.files.formats import GameFormats
from lacitta_nb.files.reading import check_format
from lacitta_nb.files.shapes import FileShape, fitted
from tests.contract.nim.rules import State


class PositionShape(FileShape):
    players: list[Name]
    heap: Annotated[int, whole(0, 10)]
    cup: Annotated[int, whole(0, 1)] | None = None
    to_move: Annotated[int, whole(0)] = 0
    phase: str = "take"
    seed: Annotated[int, whole()] = 0


class NimFormats(GameFormats[State]):
    key = "nim"

    def state_from_position(self, data: Mapping[str, Any]) -> State:
        check_format(data, (self.key,), ("position",))
        shape = fitted(PositionShape, data)
        fields = shape.model_dump(exclude={"format", "players"})
        state = State(tuple(map(PlainPlayer, shape.players)), **fields)
        for problem in self.problems(state):
            raise BadFile.of(problem)
        return state

    def position_of(self, state: State, *, hide_for: int | None = None) -> dict[str, Any]:
        seen = state if hide_for is None else state.seen_by(hide_for)
        names = [player.name for player in seen.players]
        fields = {key: value for key, value in vars(seen).items() if key != "players"}
        return {"format": "nim-position/1", "players": names, **fields}

    def problems(self, state: State) -> tuple[Problem, ...]:
        if (state.phase == "take") == (state.heap > 0):
            return ()
        return (Problem.at("heap", "nim-wrong-heap", rule="N2", phase=state.phase),)
