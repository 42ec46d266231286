"""How long odds and forecasts take in a five-player game: `python -m benchmarks.study`.

Each figure is the median over moments of the political rounds of one game, in milliseconds, for the
player to move; the slowest stands beside it.
"""

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from lacitta_nb.drawing import picture_of, svg_layer
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.forecast import Forecast, forecast_for, forecasts
from lacitta_nb.games.lacitta.study.odds import voice_odds
from lacitta_nb.games.lacitta.study.one_more import one_more_point
from tests.drawing.tables import moments

MOMENTS: Final = 40


class Task(NamedTuple):
    """Something to find out for a player, and the most it may take in milliseconds."""

    title: str
    find: Callable[[State, int], object]
    limit: float


def _marks(forecast: Forecast) -> str:
    picture = picture_of(forecast.now)
    return svg_layer(picture.marks(forecast.now, forecast.consequences), "p")


def _with_arrows(state: State, player: int) -> str:
    forecast = forecast_for(state, state.voice[0], player)
    return _marks(forecast)


def _all_with_arrows(state: State, player: int) -> list[str]:
    found = forecasts(state, player)
    return [_marks(f) for f in found]


def _all_and_one_more(state: State, player: int) -> object:
    return one_more_point(forecasts(state, player), player)


TASKS: Final = (
    Task("odds of the voice", voice_odds, 5),
    Task("forecast of one wish, with arrows as SVG marks", _with_arrows, 150),
    Task("forecasts of all wishes and pairs, with arrows", _all_with_arrows, 150),
    Task("forecasts of all, and what one more point would change", _all_and_one_more, 150),
)


def timed(task: Task, some: list[State]) -> list[float]:
    """Milliseconds of each question."""
    found = []
    for state in some:
        start = perf_counter()
        task.find(state, state.to_move)
        found.append((perf_counter() - start) * 1000)
    return found


def main() -> int:
    """Print the figures; 1 when one is over its limit."""
    political = [m.state for m in moments(5) if m.state.phase == "politics"]
    some = political[-MOMENTS:]
    print(f"{len(some[0].cities)} cities, {some[0].occupied.bit_count()} buildings, 5 players")
    print(f"{'median':>10} {'limit':>8} {'slowest':>8}  (ms)")
    over = 0
    for task in TASKS:
        times = timed(task, some)
        middle = median(times)
        over += middle > task.limit
        print(f"{middle:10.2f} {task.limit:8.0f} {max(times):8.2f}  {task.title}")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
