"""Pictures of tournaments: how points, citizens and gold grew, and why citizens were lost."""

from collections.abc import Sequence
from typing import Final, Literal

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg

from lacitta_nb.drawing import Theme, theme_of
from lacitta_nb.study.figures import StudyFigure
from lacitta_nb.study.gamefile import Played
from lacitta_nb.study.standings import seats_of
from lacitta_nb.study.statistics import Estimate, mean
from lacitta_nb.texts import sentence

Measure = Literal["points", "citizens", "gold"]
_CAUSES: Final = ("migrated", "starved", "crowded")
_HATCHES: Final = ("", "//", "..")
_MARKS: Final = "osD^v"
"""Every player has a mark beside the colour, for black and white."""


def years_figure(
    games: Sequence[Played], measure: Measure = "points", *, theme: Theme | str = "light"
) -> StudyFigure:
    """Points, citizens or gold at the end of each year: the mean and its 95 per cent interval."""
    theme = theme_of(theme)
    figure, axes = _figure(theme)
    for number, (name, found) in enumerate(_by_year(games, measure).items()):
        years = range(1, len(found) + 1)
        mark = _MARKS[number % len(_MARKS)]
        colour = theme.colours[f"owner-{number % 5}"]
        axes.plot(years, [e.value for e in found], marker=mark, label=name, color=colour)
        low, high = [e.low for e in found], [e.high for e in found]
        axes.fill_between(years, low, high, color=colour, alpha=0.2, linewidth=0)
    axes.set_xlabel(sentence("study-column-year", {}))
    axes.set_ylabel(sentence(f"study-column-{measure}", {}))
    axes.legend(frameon=False, labelcolor=theme.colours["ink"])
    return figure


def _by_year(games: Sequence[Played], measure: Measure) -> dict[str, list[Estimate]]:
    found: dict[str, list[list[float]]] = {}
    for game, seat in seats_of(games):
        years = found.setdefault(game.seats[seat], [[] for _ in game.years])
        for values, year in zip(years, game.years, strict=True):
            values.append(getattr(year, measure)[seat])
    return {name: [_drawn(values) for values in years] for name, years in sorted(found.items())}


def _drawn(values: Sequence[float]) -> Estimate:
    """The mean and its interval; one game alone has none to draw."""
    return mean(values) if len(values) > 1 else Estimate(values[0], values[0], values[0])


def losses_figure(games: Sequence[Played], *, theme: Theme | str = "light") -> StudyFigure:
    """Citizens lost a game, by cause: one bar a player."""
    theme = theme_of(theme)
    figure, axes = _figure(theme)
    lost: dict[str, list[tuple[int, ...]]] = {}
    for game, seat in seats_of(games):
        causes = tuple(getattr(game, cause)[seat] for cause in _CAUSES)
        lost.setdefault(game.seats[seat], []).append(causes)
    names = sorted(lost)
    left = [0.0] * len(names)
    for place, cause in enumerate(_CAUSES):
        widths = [sum(row[place] for row in lost[name]) / len(lost[name]) for name in names]
        label = sentence(f"study-column-{cause}", {})
        colour = theme.colours[f"owner-{place}"]
        axes.barh(names, widths, left=left, hatch=_HATCHES[place], label=label, color=colour)
        left = [a + b for a, b in zip(left, widths, strict=True)]
    axes.set_xlabel(sentence("study-lost-a-game", {}))
    axes.legend(frameon=False, labelcolor=theme.colours["ink"])
    return figure


def _figure(theme: Theme) -> tuple[StudyFigure, Axes]:
    ink, ground = theme.colours["ink"], theme.colours["ground"]
    figure = StudyFigure(figsize=(8, 4), facecolor=ground, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.set_facecolor(ground)
    axes.tick_params(colors=ink)
    axes.xaxis.label.set_color(ink)
    axes.yaxis.label.set_color(ink)
    for side, spine in axes.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(theme.colours["muted"])
    return figure, axes
