"""Pictures of tournaments: how points, citizens and gold grew, and why citizens were lost."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from matplotlib.axes import Axes

from lacitta_nb.arena.records import games_of
from lacitta_nb.arena.standings import Part, parts
from lacitta_nb.arena.statistics import Estimate, mean
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.drawing import Theme, theme_of
from lacitta_nb.drawing.charts import drawn_name, label_rows
from lacitta_nb.drawing.sheet import Sheet, own_settings
from lacitta_nb.drawing.theme import OWNERS
from lacitta_nb.games.lacitta.study.contest import Played
from lacitta_nb.texts import current, decimal, sentence

Measure = Literal["points", "citizens", "gold"]
_CAUSES: Final = {"migrated": ("muted", ""), "starved": ("alarm", "//"), "crowded": ("gold", "..")}
"""The colour's role and the hatch of each cause; no colour is a player's."""
_MARKS: Final = "osD^v"
"""Every player has a mark beside the colour, for black and white."""


@own_settings()
def years_figure(
    games: Sequence[Played], measure: Measure = "points", *, theme: Theme | str = "light"
) -> Sheet:
    """Points, citizens or gold at the end of each year: the mean and its 95 per cent interval.

    Where tables are of different sizes, a player has a line for each.

    Args:
        games: at least one game of a tournament.
        measure: what is drawn; of points those that a player would have if the game ended then.
        theme: "light", "dark" or a theme of one's own.

    Raises:
        BadSetting: there is no game, or it is something else.
    """
    theme, played = theme_of(theme), games_of(games)
    figure, axes = _figure(played, theme)
    shown = parts(played)
    looks = sorted((part.player, part.size) for part in shown)
    lines = []
    for part in shown:
        found = _by_year(part, measure)
        years = range(1, len(found) + 1)
        number = looks.index((part.player, part.size))
        # Beyond five players the colours come again, each with another mark.
        mark = _MARKS[(number + number // OWNERS) % len(_MARKS)]
        colour = theme.colours[f"owner-{number % OWNERS}"]
        lines += axes.plot(years, [e.value for e in found], marker=mark, color=colour)
        low, high = [e.low for e in found], [e.high for e in found]
        axes.fill_between(years, low, high, color=colour, alpha=0.2, linewidth=0)
    axes.set_xlabel(sentence("study-column-year", {}))
    axes.set_ylabel(sentence(f"study-by-year-{measure}", {}))
    _legend(axes, lines, [part.label for part in shown], theme)
    return figure


def _by_year(part: Part[Played], measure: Measure) -> list[Estimate]:
    own = [
        [float(getattr(year, measure)[seat]) for year in game.years] for game, seat in part.taken
    ]
    return [_drawn(values, measure) for values in zip(*own, strict=True)]


def _drawn(values: Sequence[float], measure: Measure) -> Estimate:
    """The mean and its interval; one game alone has none to draw."""
    found = mean(values)
    if found.open:
        return Estimate(found.value, found.value, found.value)
    # Nobody has less than no gold and no citizens.
    return found if measure == "points" else found._replace(low=max(0.0, found.low))


@own_settings()
def losses_figure(games: Sequence[Played], *, theme: Theme | str = "light") -> Sheet:
    """Citizens lost per game, by cause: one bar per player, of tables of each size.

    Raises:
        BadSetting: there is no game, or it is something else.
    """
    theme, played = theme_of(theme), games_of(games)
    figure, axes = _figure(played, theme)
    shown = parts(played)
    names = [part.label for part in shown]
    left = [0.0] * len(names)
    bars, causes = [], []
    for cause, (role, hatch) in _CAUSES.items():
        widths = [_lost(part, cause) for part in shown]
        if any(widths):
            colour = theme.colours[role]
            bars.append(axes.barh(range(len(names)), widths, left=left, hatch=hatch, color=colour))
            causes.append(sentence(f"study-column-{cause}", {}))
        left = [a + b for a, b in zip(left, widths, strict=True)]
    label_rows(axes, names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlim(0, max(1.0, *left) * 1.05)
    axes.set_xlabel(sentence("study-lost-a-game", {}))
    if bars:
        _legend(axes, bars, causes, theme)
    return figure


def _lost(part: Part[Played], cause: str) -> float:
    own: list[int] = [getattr(game, cause)[seat] for game, seat in part.taken]
    return sum(own) / len(own)


def _legend(axes: Axes, handles: Sequence[Any], names: Sequence[str], theme: Theme) -> None:
    """Names as they are: Matplotlib leaves out those that begin with _ and reads $ as a formula."""
    numbers = [str(number) for number in range(len(names))]
    legend = axes.legend(
        handles,
        numbers,
        facecolor=theme.colours["ground"],
        edgecolor="none",
        labelcolor=theme.colours["ink"],
    )
    for text, name in zip(legend.get_texts(), names, strict=True):
        drawn = drawn_name(name)
        text.set_parse_math(False)
        text.set_fontfamily(list(drawn.families))
        text.set_text(drawn.text)


def _figure(games: Sequence[Played], theme: Theme) -> tuple[Sheet, Axes]:
    if not games:
        raise BadSetting("study-no-games")
    ink, ground = theme.colours["ink"], theme.colours["ground"]
    figure = Sheet(6.0, 3.4, ground, layout="constrained")
    axes = figure.add_subplot()
    axes.set_facecolor(ground)
    axes.tick_params(colors=ink)
    spoken = current()  # a figure may be drawn when something else is spoken
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(lambda value, _: decimal(value, "g", language=spoken))
    axes.xaxis.label.set_color(ink)
    axes.yaxis.label.set_color(ink)
    for side, spine in axes.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(theme.colours["muted"])
    return figure, axes
