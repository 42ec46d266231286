"""Odds of throws and the threat of the pirates as pictures, shown as the last value of a cell."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from lacitta_nb.drawing import Theme, theme_of
from lacitta_nb.drawing.charts import ABREAST, label_rows, panels
from lacitta_nb.drawing.sheet import Sheet, own_settings
from lacitta_nb.games.saint_malo.constants import DICE
from lacitta_nb.games.saint_malo.study.odds import SymbolOdds, ThrowOdds, rolls_odds
from lacitta_nb.games.saint_malo.study.tables import percent
from lacitta_nb.games.saint_malo.study.threat import Threat
from lacitta_nb.games.saint_malo.study.words import named
from lacitta_nb.texts import decimal, sentence

_HIGH: Final = 2.1
"""Inches for a panel."""
_ROW: Final = 0.4
"""Inches for a player."""
_EDGES: Final = 0.6
"""Inches for what lies above and below the panels."""
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
    figure, drawn = _bar_panels(len(groups), theme)
    for axes, group in zip(drawn, groups, strict=True):
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
    figure, drawn = _bar_panels(len(found), theme)
    for axes, (rolls, chances) in zip(drawn, found, strict=True):
        title = sentence("study-throw-rolls", {"rolls": rolls})
        axes.set_title(title, fontsize=10, color=theme.colours["ink"])
        _bars(axes, chances, chances, theme)
    title, below = sentence("study-throw-fresh", {}), sentence("study-throw-numbers", {})
    _captions(figure, title, below, theme)
    return figure


@own_settings()
def threat_figure(threat: Threat, *, theme: Theme | str = "light") -> Sheet:
    """One bar per player, the defence of today, beside the attacks that can still come.

    Args:
        threat: the threat at one moment.
        theme: "light", "dark" or a theme of one's own.

    Returns:
        A figure with a stroke for the strength of each attack, the next one thick; bars that do not
        reach it lose a cannon.
    """
    theme = theme_of(theme)
    ink = theme.colours["ink"]
    rows = len(threat.players)
    figure, (axes,) = panels(1, _ROW * rows, theme, "left", edge=2 * _EDGES)
    label_rows(axes, threat.names)
    axes.set_ylim(rows - 0.4, -0.6)
    for attack in threat.attacks:
        wide = 3.0 if attack is threat.next else 1.0
        axes.axvline(attack.strength, color=theme.colours["alarm"], linewidth=wide, zorder=0)
    most = max([attack.strength for attack in threat.attacks], default=0)
    for one in threat.players:
        axes.barh(one.player, one.defence, 0.6, color=theme.colours[f"owner-{one.player}"])
    axes.set_xlim(0, max(1, most, *(one.defence for one in threat.players)) * 1.05)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_title(_next_attack(threat), loc="left", fontsize=11, color=ink)
    axes.set_xlabel(sentence("study-threat-legend", {}), fontsize=10, color=ink)
    return figure


def _next_attack(threat: Threat) -> str:
    """What the next attack is and how likely this turn brings it, in a sentence."""
    coming = threat.next
    if coming is None:
        return sentence("study-threat-over", {})
    words: dict[str, str | int | float] = {
        "strength": coming.strength,
        "boxes": coming.boxes,
        "low": _figures(percent(threat.now.rerolled)),
        "high": _figures(percent(threat.now.kept)),
    }
    return sentence("study-threat-next", words)


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
        shown = _figures(height)
        axes.text(number, height + 2, shown, ha="center", fontsize=9, color=theme.colours["ink"])


def _figures(height: float) -> str:
    """A chance in per cent in few figures; what is not certain is not told as if it were.

    >>> [_figures(height) for height in (0.0, 0.01, 34.73, 99.96, 100.0)]
    ['0', '0.01', '35', '>99', '100']
    """
    if 99.5 <= height < 100:
        return ">99"
    return decimal(height, ".0f" if height >= 1 or not height else ".1g")


def _bar_panels(count: int, theme: Theme) -> tuple[Sheet, list[Axes]]:
    """A figure with axes of per cent, a few side by side."""
    figure, found = panels(count, _HIGH, theme, "bottom", edge=_EDGES)
    for place, axes in enumerate(found):
        axes.set_xticks(_NUMBERS)
        axes.set_ylim(0, _TOP)
        axes.set_yticks([] if place % ABREAST else [0, 50, 100])
    return figure, found


def _captions(figure: Sheet, title: str, below: str, theme: Theme) -> None:
    ink = theme.colours["ink"]
    figure.suptitle(title, fontsize=11, color=ink)
    figure.supxlabel(below, fontsize=10, color=ink)
