"""Odds and forecasts as pictures: bars, and the board with arrows for citizens who would leave.

Each figure shows as the last value of a cell.
"""

from collections.abc import Sequence
from typing import Final

from matplotlib.axes import Axes

from lacitta_nb.drawing import Theme, draw_board, picture_of, theme_of
from lacitta_nb.drawing.charts import ABREAST, label_rows, panels
from lacitta_nb.drawing.sheet import Sheet, own_settings
from lacitta_nb.games.lacitta.state import Player
from lacitta_nb.games.lacitta.study.forecast import Balance, Forecast
from lacitta_nb.games.lacitta.study.odds import Odds
from lacitta_nb.games.lacitta.study.tables import percent, percent_text
from lacitta_nb.games.lacitta.study.words import wish_text
from lacitta_nb.texts import sentence

_ROW: Final = 0.36
"""Inches for one bar."""
_STEPS: Final = 3
"""Steps of an axis of a small panel, at most."""
_EDGES: Final = 0.9
"""Inches for what lies above and below the bars."""


def draw_forecast(
    forecast: Forecast, ax: Axes | None = None, *, theme: Theme | str = "light"
) -> Axes:
    """Draw the table as it is now, with all that would happen on it.

    Args:
        forecast: what would follow from a wish.
        ax: where to draw; without it a figure is made.
        theme: "light", "dark" or a theme of one's own.

    Returns:
        The Axes, with a dashed arrow for the citizens of each city who would leave, the buildings
        that would fall crossed out, and a bowl where people would go hungry.
    """
    moment = picture_of(forecast.now).heading(forecast.now)
    words = {"moment": moment, "wish": wish_text(forecast.wishes)}
    return draw_board(
        forecast.now,
        ax,
        events=forecast.consequences,
        theme=theme,
        foreseen=True,
        heading=sentence("study-heading", words) if ax is None else "",
    )


@own_settings()
def odds_figure(odds: Odds, *, theme: Theme | str = "light") -> Sheet:
    """One bar per wish or pair that can still come: its chance in per cent, likeliest first."""
    theme = theme_of(theme)
    chances = odds.ranked
    figure, (axes,) = _bars(1, len(chances), theme)
    values = [percent(chance.chance) for chance in chances]
    bars = axes.barh(range(len(values)), values, height=0.6, color=theme.colours["service"])
    axes.bar_label(
        bars,
        [percent_text(chance.chance) for chance in chances],
        padding=4,
        color=theme.colours["ink"],
    )
    axes.set_yticks(range(len(values)), [wish_text(chance.wishes) for chance in chances])
    axes.set_xlim(0, max(values) * 1.2)
    axes.set_title(sentence("study-odds-title", {}), loc="left", color=theme.colours["ink"])
    return figure


@own_settings()
def food_figure(found: Sequence[Forecast], *, theme: Theme | str = "light") -> Sheet:
    """Citizens (bars) and food (strokes) of each player, now and at the feeding after each wish.

    Args:
        found: at least one forecast; all of the same table.
        theme: "light", "dark" or a theme of one's own.

    Returns:
        A figure with one panel for now and one for each forecast.
    """
    theme = theme_of(theme)
    players = found[0].now.players
    figure, drawn = _bars(1 + len(found), len(players), theme)
    now = [(balance.citizens, balance.food) for balance in found[0].balances]
    meals = [[_meal(balance) for balance in forecast.balances] for forecast in found]
    titles = [sentence("study-now", {}), *(wish_text(forecast.wishes) for forecast in found)]
    most = max(1, *(number for panel in (now, *meals) for pair in panel for number in pair))
    ticks = _ticks(most)
    for axes, title, panel in zip(drawn, titles, (now, *meals), strict=True):
        axes.set_title(title.replace(" ", "\n", 1), fontsize=10, color=theme.colours["ink"])
        axes.set_xlim(0, ticks[-1] * 1.15)
        axes.set_xticks(ticks)
        _meals(axes, panel, players, theme)
    for axes in drawn[::ABREAST]:
        label_rows(axes, [player.name for player in players])
    figure.supxlabel(sentence("study-food-legend", {}), fontsize=10, color=theme.colours["ink"])
    return figure


def _ticks(most: int) -> list[int]:
    """A few round numbers from 0 to the first that is no less than the longest bar.

    >>> _ticks(12), _ticks(3), _ticks(1)
    ([0, 5, 10, 15], [0, 1, 2, 3], [0, 1])
    """
    step = next(s for s in (1, 2, 5, 10, 20, 50, most) if most <= _STEPS * s)
    return list(range(0, -(-most // step) * step + 1, step))


def _meal(balance: Balance) -> tuple[int, int]:
    return balance.eaters, balance.supper


def _meals(
    axes: Axes, meals: Sequence[tuple[int, int]], players: Sequence[Player], theme: Theme
) -> None:
    """Per player a bar of citizens, the hungry in the colour of alarm, and a stroke for food."""
    for row, (eaters, food) in enumerate(meals[: len(players)]):
        axes.barh(row, min(eaters, food), height=0.6, color=theme.colours[f"owner-{row}"])
        if eaters > food:
            axes.barh(
                row, eaters - food, 0.6, food, color=theme.colours["alarm"], hatch="///", alpha=0.8
            )
        axes.plot([food, food], [row - 0.42, row + 0.42], color=theme.colours["ink"], linewidth=3)


def _bars(count: int, rows: int, theme: Theme) -> tuple[Sheet, list[Axes]]:
    """A figure with bare axes, a few side by side, the first row on top."""
    figure, found = panels(count, _EDGES + _ROW * rows, theme, "left")
    for axes in found:
        axes.set_yticks([])
        axes.set_ylim(rows - 0.4, -0.6)
        axes.xaxis.set_visible(count > 1)
    return figure, found
