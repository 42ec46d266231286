"""How long pictures take late in a five-player game: `python -m benchmarks.drawing`.

For each game: the median over the last moments of one game, every one a changed board, in
milliseconds; beside it the first time, when shapes and letters are made that are kept afterwards.
The panel's way from a click to the changed board is measured in the browser test.
"""

import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

from lacitta_nb.drawing import draw_board, picture_of, svg_board, svg_layer
from lacitta_nb.drawing.sheet import Sheet
from tests.drawing.tables import moments
from tests.games.saint_malo.picture.views import whole_game

MOMENTS: Final = 60
FIGURES: Final = 15


class Seen(NamedTuple):
    """A moment of a game, what led to it, and the free spaces of whoever chooses."""

    state: Any
    events: tuple[Any, ...]
    legal: dict[str, str]

    @property
    def picture(self) -> Any:  # noqa: ANN401 - of whatever game
        """The picture of its game."""
        return picture_of(self.state)


class Task(NamedTuple):
    """Something to draw, and the most it may take in milliseconds."""

    title: str
    draw: Callable[[Seen], object]
    limit: float
    times: int


def _figure(seen: Seen) -> None:
    sheet = draw_board(seen.state, events=seen.events).figure
    assert isinstance(sheet, Sheet)
    sheet.png()


TASKS: Final = (
    Task("SVG pieces layer", lambda m: svg_layer(m.picture.pieces(m.state), "p"), 5, MOMENTS),
    Task(
        "SVG marks layer",
        lambda m: svg_layer(m.picture.marks(m.state, m.events, m.legal), "p"),
        5,
        MOMENTS,
    ),
    Task("labels of the spaces", lambda m: m.picture.labels(m.state, m.legal), 5, MOMENTS),
    Task(
        "SVG of the whole board with names",
        lambda m: svg_board(m.state, prefix="p", events=m.events, names=True),
        15,
        MOMENTS,
    ),
    Task("matplotlib figure, saved as PNG", _figure, 250, FIGURES),
)


def _lacitta() -> list[Seen]:
    """The last moments of a game of La Città."""
    found = []
    for state, events in moments(5)[-MOMENTS:]:
        spaces, taken = state.table.board.spaces, state.occupied
        legal = {name: "+2" for i, name in enumerate(spaces) if not taken >> i & 1}
        found.append(Seen(state, events, legal))
    return found


def _saint_malo() -> list[Seen]:
    """The last moments of a game of Saint Malo in which something was placed."""
    found = []
    for moment in whole_game(5):
        state, events = moment.step
        if any(event.kind == "placed" for event in events):
            taken, spaces = state.mover.city, [t.name for t in picture_of(state).targets(state)]
            found.append(Seen(state, events, {s: "+2" for s in spaces if s not in taken}))
    return found[-MOMENTS:]


GAMES: Final = {"La Città": _lacitta, "Saint Malo": _saint_malo}


def timed(draw: Callable[[Seen], object], some: Sequence[Seen]) -> list[float]:
    """Milliseconds of each drawing."""
    found = []
    for moment in some:
        start = perf_counter()
        draw(moment)
        found.append((perf_counter() - start) * 1000)
    return found


def main() -> int:
    """Print the figures; 1 when one is over its limit."""
    over = 0
    for name, game in GAMES.items():
        late = game()
        print(f"{name}, 5 players")
        print(f"{'median':>10} {'limit':>8} {'first':>8}  (ms)")
        for task in TASKS:
            times = timed(task.draw, late[-task.times :])
            middle = median(times)
            over += middle > task.limit
            print(f"{middle:10.2f} {task.limit:8.0f} {times[0]:8.2f}  {task.title}")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
