"""What is to be seen of the toy: four circles, three to be clicked and the heap."""

from lacitta_nb.drawing import Mark, Marks, Picture, Style, Target, put
from lacitta_nb.drawing.scene import ROUND
from lacitta_nb.drawing.shapes import polygon
from tests.contract.nim.rules import Event, State

STONE = Style("stone", fill="mountain", stroke="rock", width=0.1)
COUNT = Style("t-count", fill="ink", size=0.8, bold=True)
HEAP = Target("heap", (0.0, 0.0), label="the heap")
TAKES = tuple(Target(str(n), (3.0 * n, 0.0), label=f"take {n}") for n in (1, 2, 3))


class NimPicture(Picture[State, Event]):
    styles = (STONE, COUNT)

    def title(self, state: State) -> str:
        return f"Nim, {state.heap} stones"

    def targets(self, state: State) -> tuple[Target, ...]:  # noqa: ARG002
        return HEAP, *TAKES

    def pieces(self, state: State) -> Marks:
        stones: list[Mark] = [put(polygon(ROUND), STONE, one.at) for one in self.targets(state)]
        return (*stones, put(str(state.heap), COUNT, HEAP.at))
