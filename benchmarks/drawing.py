"""How long pictures take late in a five-player game: `python -m benchmarks.drawing`.

Each figure is the median over the last moments of one game, every one a changed board, in
milliseconds; beside it the first time, when shapes and letters are made that are kept afterwards.
The panel's way from a click to the changed board is measured in the browser test.
"""

import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from lacitta_nb.drawing import draw_board, svg_board, svg_layer
from lacitta_nb.drawing.sheet import Sheet
from lacitta_nb.games.lacitta.picture import PICTURE
from tests.drawing.tables import Moment, moments

MOMENTS: Final = 60
FIGURES: Final = 15


class Task(NamedTuple):
    """Something to draw, and the most it may take in milliseconds."""

    title: str
    draw: Callable[[Moment], object]
    limit: float
    times: int


def _figure(moment: Moment) -> None:
    sheet = draw_board(moment.state, events=moment.events).figure
    assert isinstance(sheet, Sheet)
    sheet.png()


def _legal(moment: Moment) -> dict[str, str]:
    state = moment.state
    board, taken = state.table.board, state.occupied
    return {name: "+2" for i, name in enumerate(board.spaces) if not taken >> i & 1}


TASKS: Final = (
    Task("SVG pieces layer", lambda m: svg_layer(PICTURE.pieces(m.state), "p"), 5, MOMENTS),
    Task(
        "SVG marks layer",
        lambda m: svg_layer(PICTURE.marks(m.state, m.events, _legal(m)), "p"),
        5,
        MOMENTS,
    ),
    Task("labels of the spaces", lambda m: PICTURE.labels(m.state, _legal(m)), 5, MOMENTS),
    Task(
        "SVG of the whole board with names",
        lambda m: svg_board(m.state, prefix="p", events=m.events, names=True),
        15,
        MOMENTS,
    ),
    Task("matplotlib figure, saved as PNG", _figure, 250, FIGURES),
)


def timed(draw: Callable[[Moment], object], some: Sequence[Moment]) -> list[float]:
    """Milliseconds of each drawing."""
    found = []
    for moment in some:
        start = perf_counter()
        draw(moment)
        found.append((perf_counter() - start) * 1000)
    return found


def main() -> int:
    """Print the figures; 1 when one is over its limit."""
    game = moments(5)
    late = game[-MOMENTS:]
    state = late[0].state
    print(f"{len(state.cities)} cities, {state.occupied.bit_count()} buildings, 5 players")
    print(f"{'median':>10} {'limit':>8} {'first':>8}  (ms)")
    over = 0
    for task in TASKS:
        times = timed(task.draw, late[-task.times :])
        middle = median(times)
        over += middle > task.limit
        print(f"{middle:10.2f} {task.limit:8.0f} {times[0]:8.2f}  {task.title}")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
