"""Odds of throws as pictures. Each figure shows as the last value of a cell."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final

from matplotlib.axes import Axes

from lacitta_nb.drawing import Theme, theme_of
from lacitta_nb.drawing.sheet import Sheet, own_settings
from lacitta_nb.games.saint_malo.constants import DICE
from lacitta_nb.games.saint_malo.study.odds import SymbolOdds, ThrowOdds, rolls_odds
from lacitta_nb.games.saint_malo.study.tables import percent
from lacitta_nb.games.saint_malo.study.words import named
from lacitta_nb.texts import sentence

_WIDTH: Final = 6.0
"""Inches across a figure: a notebook's width in a narrow window, where it isn't shrunk."""
_HIGH: Final = 2.1
"""Inches for a panel."""
_EDGES: Final = 0.6
"""Inches for what lies above and below the panels."""
_ABREAST: Final = 3
_TOP: Final = 124.0
"""Where an axis of per cent ends: there is room for a number above the longest bar."""
_NUMBERS: Final = range(1, DICE + 1)


@own_settings()
def throw_odds_figure(odds: ThrowOdds, *, theme: Theme | str = "light") -> Sheet:
    """One panel per symbol: chances to show at least one to five, in per cent.

    The hatched part is what turning as many dice as can be paid for adds. Symbols that have the
    same chances share a panel.

    Args:
        odds: the odds of a throw.
        theme: "light", "dark" or a theme of one's own.
    """
    theme = theme_of(theme)
    groups = _alike(odds)
    figure, panels = _panels(len(groups), theme)
    for axes, group in zip(panels, groups, strict=True):
        symbols = ", ".join(named(found[0].symbol) for found in group)
        plain, turned = group[0][0], group[0][-1]
        title = sentence("study-throw-panel", {"symbols": symbols, "shown": plain.shown})
        axes.set_title(title, fontsize=10, color=theme.colours["ink"])
        _bars(axes, plain.chances, turned.chances, theme)
    title = sentence("study-throw-title", {"rolls": odds.rolls_left, "coins": odds.coins})
    hatched = any(found.turned for found in odds.symbols)
    below = sentence("study-throw-hatched" if hatched else "study-throw-numbers", {})
    _captions(figure, title, below, theme)
    return figure


@own_settings()
def rolls_figure(*, theme: Theme | str = "light") -> Sheet:
    """One panel for one, two and three rolls of five dice: the chances of each number of a symbol.

    Args:
        theme: "light", "dark" or a theme of one's own.
    """
    theme = theme_of(theme)
    found = list(rolls_odds())
    figure, panels = _panels(len(found), theme)
    for axes, (rolls, chances) in zip(panels, found, strict=True):
        title = sentence("study-throw-rolls", {"rolls": rolls})
        axes.set_title(title, fontsize=10, color=theme.colours["ink"])
        _bars(axes, chances, chances, theme)
    title, below = sentence("study-throw-fresh", {}), sentence("study-throw-numbers", {})
    _captions(figure, title, below, theme)
    return figure


def _alike(odds: ThrowOdds) -> list[list[tuple[SymbolOdds, ...]]]:
    """The odds of each symbol; those that have the same chances stand together."""
    groups: dict[tuple[object, ...], list[tuple[SymbolOdds, ...]]] = {}
    for _, found in groupby(odds.symbols, key=lambda one: one.symbol):
        one = tuple(found)
        groups.setdefault(tuple(turned.chances for turned in one), []).append(one)
    return list(groups.values())


def _bars(axes: Axes, plain: Sequence[Fraction], turned: Sequence[Fraction], theme: Theme) -> None:
    """Per number a bar, the part above it that turning dice adds, and the whole in figures."""
    bare, whole = [percent(c) for c in plain], [percent(c) for c in turned]
    more = [most - least for least, most in zip(bare, whole, strict=True)]
    colour = theme.colours["service"]
    axes.bar(_NUMBERS, bare, color=colour)
    if any(more):
        axes.bar(
            _NUMBERS,
            more,
            bottom=bare,
            color=theme.colours["ground"],
            edgecolor=colour,
            hatch="////",
        )
    for number, height in zip(_NUMBERS, whole, strict=True):
        shown = f"{height:.0f}" if height >= 1 or not height else f"{height:.1g}"
        axes.text(number, height + 2, shown, ha="center", fontsize=9, color=theme.colours["ink"])


def _panels(count: int, theme: Theme) -> tuple[Sheet, list[Axes]]:
    """A figure with axes of per cent, a few side by side."""
    across = min(count, _ABREAST)
    down = -(-count // across)
    height = _HIGH * down + _EDGES
    figure = Sheet(_WIDTH, height, theme.colours["ground"], layout="constrained")
    found = [figure.add_subplot(down, across, place + 1) for place in range(count)]
    for place, axes in enumerate(found):
        axes.set_facecolor(theme.colours["ground"])
        axes.tick_params(colors=theme.colours["ink"], length=0)
        axes.set_xticks(_NUMBERS)
        axes.set_ylim(0, _TOP)
        axes.set_yticks([0, 50, 100] if place % across == 0 else [])
        for side, spine in axes.spines.items():
            spine.set_visible(side == "bottom")
            spine.set_color(theme.colours["muted"])
    return figure, found


def _captions(figure: Sheet, title: str, below: str, theme: Theme) -> None:
    ink = theme.colours["ink"]
    figure.suptitle(title, fontsize=11, color=ink)
    figure.supxlabel(below, fontsize=10, color=ink)
