"""Our figures look the same whatever settings a user has; Axes of the user keep them."""

import warnings
from collections import ChainMap
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from io import BytesIO
from typing import Any, Final

import pytest
from matplotlib import rc_context, rcParams, style
from matplotlib.figure import Figure, SubFigure

import lacitta_nb as lc
from lacitta_nb.drawing import draw_board
from lacitta_nb.drawing.figure import _letters
from lacitta_nb.drawing.sheet import Sheet
from lacitta_nb.study import (
    Played,
    draw_forecast,
    food_figure,
    forecast_for,
    forecasts,
    losses_figure,
    odds_figure,
    voice_odds,
    years_figure,
)
from tests.arena.test_tournament import game
from tests.drawing.tables import BROKEN_CURVE, after
from tests.games.lacitta.study.test_forecast import chain

HOSTILE: Final[Mapping[str, dict[Any, Any]]] = {
    "layout": {"figure.autolayout": True},
    "constrained": {"figure.constrained_layout.use": True, "figure.constrained_layout.w_pad": 0.5},
    "saving": {
        "savefig.bbox": "tight",
        "savefig.pad_inches": 1.0,
        "savefig.dpi": 33,
        "savefig.facecolor": "red",
        "savefig.transparent": True,
    },
    "figure": {
        "figure.dpi": 250,
        "figure.facecolor": "red",
        "figure.figsize": (2, 2),
        "figure.frameon": False,
        "figure.subplot.left": 0.4,
        "figure.titlesize": 30,
    },
    "fonts": {
        "font.family": "serif",
        "font.size": 24,
        "font.weight": "bold",
        "font.style": "italic",
        "font.stretch": "condensed",
        "font.sans-serif": ["No Such Font"],
        "text.hinting": "force_autohint",
        "text.antialiased": False,
        "text.color": "red",
        "text.parse_math": False,
    },
    "tex": {"text.usetex": True, "mathtext.fontset": "cm", "axes.formatter.use_mathtext": True},
    "axes": {
        "axes.facecolor": "red",
        "axes.edgecolor": "red",
        "axes.linewidth": 7,
        "axes.grid": True,
        "axes.labelsize": 30,
        "axes.labelcolor": "red",
        "axes.titlesize": 30,
        "axes.titlelocation": "right",
        "axes.xmargin": 0.4,
        "axes.unicode_minus": False,
        "axes.spines.left": False,
        "axes.axisbelow": False,
        "axes.autolimit_mode": "round_numbers",
    },
    "ticks": {
        "xtick.labelsize": 30,
        "xtick.direction": "in",
        "xtick.minor.visible": True,
        "xtick.top": True,
        "ytick.labelsize": 30,
        "ytick.right": True,
        "ytick.alignment": "top",
        "xtick.color": "red",
        "ytick.major.pad": 20,
    },
    "lines": {
        "lines.linewidth": 9,
        "lines.markersize": 20,
        "lines.scale_dashes": False,
        "lines.antialiased": False,
        "lines.solid_capstyle": "round",
        "lines.marker": "o",
        "patch.linewidth": 9,
        "patch.force_edgecolor": True,
        "patch.antialiased": False,
        "hatch.linewidth": 5,
        "hatch.color": "red",
        "legend.fontsize": 30,
        "legend.loc": "lower left",
        "legend.frameon": True,
        "path.sketch": (5, 100, 2),
        "path.snap": False,
        "path.simplify_threshold": 1.0,
        "agg.path.chunksize": 10,
    },
}
GAMES: Final[list[Played]] = [game("ab", (1.0, 0.0)), game("ba", (1.0, 0.0))]


def board() -> Sheet:
    moment = after("migrated")
    players = tuple(p._replace(name=f"$x_{p.name}$") for p in moment.state.players)
    sheet = draw_board(moment.state._replace(players=players), events=moment.events).figure
    assert isinstance(sheet, Sheet)
    return sheet


def foreseen() -> Sheet:
    sheet = draw_forecast(forecast_for(chain(), "culture")).figure
    assert isinstance(sheet, Sheet)
    return sheet


FIGURES: Final[Mapping[str, Callable[[], Sheet]]] = {
    "board": board,
    "foreseen": foreseen,
    "odds": lambda: odds_figure(voice_odds(chain())),
    "food": lambda: food_figure(forecasts(chain())),
    "years": lambda: years_figure(GAMES),
    "losses": lambda: losses_figure(GAMES),
}

EACH: Final[Mapping[str, tuple[str, dict[Any, Any]]]] = {
    **{f"board-{name}": ("board", settings) for name, settings in HOSTILE.items()},
    **{name: (name, dict(ChainMap(*HOSTILE.values()))) for name in FIGURES},
}


def saved(sheet: Sheet) -> bytes:
    file = BytesIO()
    sheet.savefig(file, format="png")
    return file.getvalue()


def picture(make: Callable[[], Sheet]) -> bytes:
    """The saved picture, made from nothing."""
    _letters.cache_clear()
    return saved(make())


@pytest.fixture(scope="module")
def usual() -> Mapping[str, bytes]:
    return {name: picture(make) for name, make in FIGURES.items()}


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "settings"), EACH.values(), ids=list(EACH))
def test_settings_of_others_change_no_pixel(
    usual: Mapping[str, bytes], name: str, settings: dict[Any, Any]
) -> None:
    """Each group of them in the board's figure, and all together in every figure."""
    with rc_context(settings):
        assert picture(FIGURES[name]) == usual[name]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("theme", ["dark_background", "classic"])
def test_style_sheets_change_no_pixel(usual: Mapping[str, bytes], theme: str) -> None:
    with ExitStack() as stack:
        with warnings.catch_warnings():
            # A style sheet may set what has been deprecated since.
            warnings.simplefilter("ignore")
            stack.enter_context(style.context(theme))
        assert {name: picture(make) for name, make in FIGURES.items()} == usual


def test_settings_that_come_after_the_figure_change_nothing_either(
    usual: Mapping[str, bytes],
) -> None:
    shown = FIGURES["odds"]()._repr_png_()
    sheet = FIGURES["odds"]()
    with rc_context({**HOSTILE["saving"], **HOSTILE["ticks"], **HOSTILE["fonts"]}):
        assert saved(sheet) == usual["odds"]
        assert sheet._repr_png_() == shown


def test_drawing_leaves_the_settings_as_they_were() -> None:
    before = dict(rcParams)
    for make in FIGURES.values():
        picture(make)
    assert dict(rcParams) == before


def test_what_is_passed_to_savefig_counts() -> None:
    sheet = board()
    small, large = BytesIO(), BytesIO()
    sheet.savefig(small, format="png", dpi=20)
    sheet.savefig(large, format="png", dpi=40, bbox_inches="tight", pad_inches=1)
    assert len(small.getvalue()) < len(large.getvalue())


def test_axes_of_the_user_keep_the_users_settings() -> None:
    with rc_context({"figure.constrained_layout.use": True, "font.family": "serif"}):
        figure = Figure()
        axes = draw_board(lc.new_game(2, board="lezione"), figure.add_subplot())
        axes.set_title("mine")
        assert figure.get_layout_engine() is not None
        assert axes.title.get_fontfamily() == ["serif"]
        figure.savefig(BytesIO(), format="png")


def test_a_subfigure_takes_a_board() -> None:
    figure = Figure()
    part = figure.subfigures(1, 1)
    assert isinstance(part, SubFigure)
    draw_board(lc.load(BROKEN_CURVE), part.add_subplot())
    figure.savefig(BytesIO(), format="png")
