"""Draws, wars, forms and crowns as pictures, shown as the last value of a cell."""

from collections.abc import Sequence
from textwrap import fill
from typing import Final

from matplotlib.axes import Axes
from matplotlib.patches import Rectangle
from matplotlib.ticker import MaxNLocator

from lacitta_nb.drawing import Theme, theme_of
from lacitta_nb.drawing.charts import ABREAST, drawn_name, panels
from lacitta_nb.drawing.fonts import lettering
from lacitta_nb.drawing.sheet import Sheet, own_settings
from lacitta_nb.games.citta_stato.study.bags import BagOdds, ColourOdds
from lacitta_nb.games.citta_stato.study.crowns import ScorePairs
from lacitta_nb.games.citta_stato.study.forms import FormOutlook, FormSpace
from lacitta_nb.games.citta_stato.study.tables import percent
from lacitta_nb.games.citta_stato.study.war import DiscOdds, WarOdds
from lacitta_nb.games.citta_stato.study.words import named
from lacitta_nb.texts import decimal, sentence

_HIGH: Final = 2.1
"""Inches for a panel."""
_EDGES: Final = 0.6
"""Inches for what lies above and below the panels."""
_TOP: Final = 124.0
"""Where an axis of per cent ends: there is room for a number above the longest bar."""
Said = dict[str, str | int | float]
"""The words of a sentence."""
_WAYS: Final = ("alone", "others", "together")
_LINE: Final = 68
"""Letters in a line above or below the panels."""
_ROOM: Final = 1.35
"""How much of an axis of scores there is for its key."""


@own_settings()
def bag_figure(odds: BagOdds, *, theme: Theme | str = "light") -> Sheet:
    """One panel per colour that may be drawn: how likely each number of its cubes is, in per cent.

    Above it stands the chance that the next action of the colour can then be paid.

    Args:
        odds: as `bag_odds` or `round_odds` give them.
        theme: "light", "dark" or a theme of one's own.
    """
    theme = theme_of(theme)
    shown = [found for found in odds.colours if found.bag] or odds.colours
    most = max(len(found.chances) for found in shown)
    figure, drawn = panels(len(shown), _HIGH, theme, "bottom", edge=_EDGES)
    for place, (axes, found) in enumerate(zip(drawn, shown, strict=True)):
        _axis_of_chances(axes, range(most), bool(place % ABREAST))
        _bars(axes, range(len(found.chances)), [percent(c) for c in found.chances], theme)
        axes.set_title(_panel(found), fontsize=10, color=theme.colours["ink"])
    words: Said = {"player": drawn_name(odds.name).text, "drawn": odds.drawn, "bag": sum(odds.bag)}
    title, below = (
        sentence("study-bag-title", words),
        sentence("study-bag-below", {"price": odds.price}),
    )
    _captions(figure, title, below, theme)
    said = "; ".join(_said_of(found) for found in shown)
    return _told(figure, f"{title}. {said}. {below}")


def _panel(found: ColourOdds, between: str = "\n") -> str:
    """The colour, and how likely an action of it can be paid."""
    chance = sentence("study-bag-panel", {"chance": _figures(percent(found.pays))})
    return f"{named(found.colour)}{between}{chance}"


def _said_of(found: ColourOdds) -> str:
    expected = decimal(float(found.expected), ".2g")
    return f"{_panel(found, ', ')}, {sentence('study-bag-expected', {'number': expected})}"


@own_settings()
def war_figure(odds: WarOdds, *, theme: Theme | str = "light") -> Sheet:
    """One bar per own disc: the chance to win the war with it, in per cent.

    Below each stands how many cubes are left after paying for it; a disc without a bar that can't
    be paid has a cross.

    Args:
        odds: as `war_odds` gives them.
        theme: "light", "dark" or a theme of one's own.
    """
    theme = theme_of(theme)
    figure, (axes,) = panels(1, _HIGH, theme, "bottom", edge=_EDGES)
    places = range(len(odds.discs))
    _axis_of_chances(axes, places, False)
    heights = [percent(found.wins) for found in odds.discs]
    _bars(axes, places, heights, theme, [found.payable for found in odds.discs])
    labels = [f"{_disc(found)}\n{_left(found)}" for found in odds.discs]
    axes.set_xticks(places, labels, fontsize=9)
    words: Said = {
        "player": drawn_name(odds.name).text,
        "rivals": len(odds.rivals),
        "cubes": odds.cubes,
    }
    title, below = sentence("study-war-title", words), sentence("study-war-below", {})
    _captions(figure, title, below, theme)
    said = "; ".join(
        sentence("study-war-said", {"disc": found.disc, "chance": _figures(height)})
        for found, height in zip(odds.discs, heights, strict=True)
    )
    return _told(figure, f"{title}. {said}")


def _disc(found: DiscOdds) -> str:
    return sentence("study-war-disc", {"disc": found.disc})


def _left(found: DiscOdds) -> str:
    """How many cubes are left after a disc, or missing for it."""
    key = "study-war-left" if found.payable else "study-war-short"
    return sentence(key, {"cubes": abs(found.left)})


@own_settings()
def form_figure(outlook: FormOutlook, *, theme: Theme | str = "light") -> Sheet:
    """The form track with its zones and crowns, and how few shifts bring the marker to each space.

    Args:
        outlook: as `form_outlook` gives it.
        theme: "light", "dark" or a theme of one's own.
    """
    theme = theme_of(theme)
    figure, (axes,) = panels(1, _HIGH, theme, "bottom", edge=_EDGES)
    for side in axes.spines.values():
        side.set_visible(False)
    _zones(axes, outlook, theme)
    for row, way in enumerate(_WAYS):
        for found in outlook.spaces:
            fewest = getattr(found, way)
            if fewest is not None:
                _write(axes, found.space, row + 1, str(fewest), theme, strong=not fewest)
    rows = [sentence("study-form-crowns", {})]
    rows += [sentence(f"study-form-{way}", {}) for way in _WAYS]
    axes.set_yticks(range(len(rows)), rows, fontsize=9)
    axes.set_ylim(len(rows) - 0.4, -1.4)
    axes.set_xlim(0.4, len(outlook.spaces) + 0.6)
    axes.set_xticks([found.space for found in outlook.spaces])
    title = _form_title(outlook)
    below = sentence("study-form-below", {}) + _ours(outlook.ours)
    _captions(figure, title, below, theme)
    return _told(figure, f"{title}. {_zones_said(outlook)}")


def _zones(axes: Axes, outlook: FormOutlook, theme: Theme) -> None:
    """The spaces with the crowns above them, zone by zone; the own one and the marker stand out."""
    for form, spaces in _by_form(outlook.spaces).items():
        first, last = spaces[0].space, spaces[-1].space
        own = form == outlook.form
        colour = theme.colours["legal" if own else "closed"]
        axes.axvspan(first - 0.46, last + 0.46, color=colour, alpha=0.55 if own else 1, zorder=0)
        _write(axes, (first + last) / 2, -0.9, named(form), theme, strong=own)
    for found in outlook.spaces:
        _write(axes, found.space, 0, "♛" * found.crowns or "·", theme)
    corner, high = (outlook.marker - 0.4, -0.45), len(_WAYS) + 0.9
    line = theme.colours["alarm"]
    axes.add_patch(Rectangle(corner, 0.8, high, fill=False, edgecolor=line, linewidth=2))


def _by_form(spaces: Sequence[FormSpace]) -> dict[str, list[FormSpace]]:
    found: dict[str, list[FormSpace]] = {}
    for space in spaces:
        found.setdefault(space.form, []).append(space)
    return found


def _form_title(outlook: FormOutlook) -> str:
    own = {True: "inside", False: "outside", None: "hidden"}[outlook.inside]
    words: Said = {"player": drawn_name(outlook.name).text, "space": outlook.marker}
    if outlook.inside is not None:
        words["form"] = named(outlook.form)
    return sentence(f"study-form-{own}", words)


def _zones_said(outlook: FormOutlook) -> str:
    """How few shifts bring the marker into each zone, in words."""
    said = [
        sentence("study-zone-said", {"form": named(form), "shifts": together})
        if together is not None
        else sentence("study-zone-never", {"form": named(form)})
        for form, (_, _, together) in outlook.zones.items()
    ]
    return "; ".join(said)


@own_settings()
def crowns_figure(pairs: ScorePairs, *, theme: Theme | str = "light") -> Sheet:
    """What would count for each second score: with the marker in the own zone, and outside it.

    Strokes on top mark second scores for which the crowns that are held do not suffice.

    Args:
        pairs: as `score_pairs` gives them.
        theme: "light", "dark" or a theme of one's own.
    """
    theme = theme_of(theme)
    ink = theme.colours["ink"]
    figure, (axes,) = panels(1, 1.3 * _HIGH, theme, "bottom", edge=_EDGES)
    axes.spines["left"].set_visible(True)
    seconds = [pair.second for pair in pairs.pairs]
    inside, outside = [p.inside for p in pairs.pairs], [p.lower for p in pairs.pairs]
    axes.bar(seconds, inside, 0.8, color=theme.colours["service"], label=_key("inside"))
    ground, edge = theme.colours["ground"], theme.colours["muted"]
    key = _key("outside")
    axes.bar(seconds, outside, 0.45, color=ground, edgecolor=edge, hatch="////", label=key)
    for pair in pairs.pairs:
        if pair.missing:
            _write(axes, pair.second, pair.inside, f"−{pair.missing}", theme, above=True)
    low, high = axes.get_ylim()
    axes.set_ylim(low, max(1.0, high * _ROOM))
    for number in (axes.xaxis, axes.yaxis):
        number.set_major_locator(MaxNLocator(integer=True))
    axes.legend(loc="upper left", ncols=2, frameon=False, fontsize=9, labelcolor=ink)
    first, crowns = pairs.pairs[0].first, pairs.crowns
    words: Said = {"player": drawn_name(pairs.name).text, "first": first, "crowns": crowns}
    title = sentence("study-pair-title", words)
    below = sentence("study-pair-below", {}) + _ours(pairs.ours)
    _captions(figure, title, below, theme)
    best = pairs.best
    said = sentence("study-pair-said", {"second": best.second, "final": best.final})
    return _told(figure, f"{title}. {said}")


def _key(which: str) -> str:
    return sentence(f"study-pair-{which}", {})


def _ours(ours: bool) -> str:
    """What is said of values that are reconstructed."""
    return f" ({sentence('study-ours', {})})" if ours else ""


def _write(
    axes: Axes,
    x: float,
    y: float,
    text: str,
    theme: Theme,
    *,
    strong: bool = False,
    above: bool = False,
) -> None:
    weight = "bold" if strong else "normal"
    align = "bottom" if above else "center"
    axes.text(
        x, y, text, ha="center", va=align, fontsize=9, weight=weight, color=theme.colours["ink"]
    )


def _axis_of_chances(axes: Axes, ticks: Sequence[int], bare: bool) -> None:
    axes.set_xticks(ticks)
    axes.set_xlim(-0.6, max(1, len(ticks)) - 0.4)
    axes.set_ylim(0, _TOP)
    axes.set_yticks([] if bare else [0, 50, 100])


def _bars(
    axes: Axes,
    places: Sequence[int],
    heights: Sequence[float],
    theme: Theme,
    sound: Sequence[bool] = (),
) -> None:
    """A bar for each chance with its number above it; a cross for what can't be."""
    axes.bar(places, heights, color=theme.colours["service"])
    for number, (place, height) in enumerate(zip(places, heights, strict=True)):
        text = _figures(height) if not sound or sound[number] else "✕"
        _write(axes, place, height + 2, text, theme, above=True)


def _figures(height: float) -> str:
    """A chance in per cent in few figures; what is not certain is not told as if it were.

    >>> [_figures(height) for height in (0.0, 0.01, 34.73, 99.96, 100.0)]
    ['0', '0.01', '35', '>99', '100']
    """
    if 99.5 <= height < 100:
        return ">99"
    return decimal(height, ".0f" if height >= 1 or not height else ".1g")


def _captions(figure: Sheet, title: str, below: str, theme: Theme) -> None:
    ink = theme.colours["ink"]
    drawn = lettering(title)
    figure.suptitle(
        fill(drawn.text, _LINE),
        fontsize=11,
        color=ink,
        parse_math=False,
        fontfamily=list(drawn.families),
    )
    figure.supxlabel(fill(below, _LINE), fontsize=10, color=ink)


def _told(figure: Sheet, said: str) -> Sheet:
    """The figure with what it shows in words, for whoever can't see it."""
    figure.alt = said
    return figure
