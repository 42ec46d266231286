"""Texts are measured, names are cut where their room ends, and fonts are found for all scripts."""

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from matplotlib.font_manager import FontProperties, fontManager
from matplotlib.textpath import text_to_path

import lacitta_nb as lc
from lacitta_nb.drawing import Scene, draw_board
from lacitta_nb.drawing.figure import _letters, _outline
from lacitta_nb.drawing.fonts import FAMILY, UNKNOWN, lettering
from lacitta_nb.drawing.letters import ELLIPSIS, shortened, text_width
from lacitta_nb.drawing.shapes import Shape, Words
from lacitta_nb.games.lacitta.picture.land import name_mark
from lacitta_nb.games.lacitta.picture.styles import STYLES
from lacitta_nb.games.lacitta.state import State
from tests.drawing.tables import scene_of

TEXTS: Final = (
    *("MWMWMW", "mmmmmm", "Illinois", "Rosso", "Zoë Ångström", "x_1 $ 100 %", "WWW…", "0123456789"),
    *("Ωμέγα Ολυμπία", "Жюли Щукина", "МЫШЬ мышь", "Ümit Çelik", "+3", "×2", "½ −1", "fi-fi (A/B)"),
)
LONG: Final = ("MWMWMW" * 9, "東京" * 20, "i" * 60, "Anna\nBella", "W" * 24)
SEAL: Final = "\U000f0001"
"""A letter of private use, which no font has."""


def true_width(text: str, *, bold: bool = False) -> float:
    font = FontProperties(family=FAMILY, weight="bold" if bold else "normal")
    wide, _, _ = text_to_path.get_text_width_height_descent(text, font, ismath=False)
    return float(wide) / font.get_size_in_points()


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("text", TEXTS)
def test_texts_are_measured_as_wide_as_they_are_drawn(text: str, bold: bool) -> None:
    drawn = true_width(text, bold=bold)
    assert 0.97 * drawn < text_width(text, bold=bold) < 1.25 * drawn


@pytest.mark.parametrize(
    ("text", "width"), [("", 0), ("東京", 2), ("ｶﾅ", 1.4), ("김", 1), ("e\u0301", text_width("e"))]
)
def test_other_scripts_have_the_widths_of_unicode(text: str, width: float) -> None:
    assert text_width(text) == pytest.approx(width)


@pytest.mark.parametrize("name", LONG)
def test_a_name_is_cut_where_its_room_ends(name: str) -> None:
    short = shortened(name, 8)
    assert text_width(short) <= 8
    assert short == " ".join(name.split()) or short.endswith(ELLIPSIS)
    assert text_width(short) > 6 or short == "Anna Bella"
    assert shortened(name, 1000) == " ".join(name.split())


def named(board: str, names: tuple[str, ...]) -> State:
    state = lc.new_game(len(names), board=board).state
    players = zip(state.players, names, strict=True)
    return state._replace(players=tuple(p._replace(name=name) for p, name in players))


def spans(scene: Scene) -> Iterator[list[tuple[float, float]]]:
    """Where bars, signs and texts begin and end, in each row of the legend."""
    rows: dict[float, list[tuple[float, float]]] = {}
    for mark in scene.layer("legend"):
        x, y = mark.at
        span = x - 0.45, x + 0.4
        if mark.style.name.startswith("edge-line"):
            # It lies on the bar.
            continue
        if mark.style.name.startswith("edge"):
            span = x - 0.5, x + 0.8
        elif isinstance(mark.shape, Words):
            span = x, x + text_width(mark.shape.text) * mark.style.size
        rows.setdefault(y, []).append(span)
    yield from map(sorted, rows.values())


@pytest.mark.parametrize(
    ("board", "names"), [("toscana", LONG), ("lezione", LONG[:2]), ("lezione", LONG[3:])]
)
def test_names_in_the_legend_neither_overlap_nor_leave_the_page(
    board: str, names: tuple[str, ...]
) -> None:
    scene = scene_of(named(board, names), legend=True)
    for row in spans(scene):
        assert all(one[1] < other[0] for one, other in pairwise(row))
        assert scene.box[0] < row[0][0]
        assert row[-1][1] < scene.box[2]


@pytest.mark.parametrize("text", ["+3", "WWWW", "iiii", "東京"])
def test_a_badge_is_as_wide_as_its_text_and_not_written_over(text: str) -> None:
    game = lc.new_game(2, board="lezione")
    castle = game.board.spaces[game.state.cities[0].castle]
    empty = next(s for i, s in enumerate(game.board.spaces) if not game.state.occupied >> i & 1)
    scene = scene_of(game, highlights={castle: text, empty: "+1"})
    (pill,) = [mark for mark in scene.layer("marks") if mark.style.name == "badge-legal"]
    assert isinstance(pill.shape, Shape)
    across = [x for x, _ in pill.shape.points]
    letters = text_width(text, bold=True) * STYLES["t-legal"].size
    assert letters + 0.2 < max(across) - min(across) < letters + 0.7 or letters < 0.5
    names = [mark.shape for mark in scene.layer("marks") if mark.style.name == "t-name"]
    assert names == [Words(empty)]


def test_a_text_wider_than_its_space_has_a_badge_of_its_own() -> None:
    game = lc.new_game(2, board="lezione")
    empty = next(s for i, s in enumerate(game.board.spaces) if not game.state.occupied >> i & 1)
    for text, pills in (("", 0), ("+1", 0), ("+12", 1), ("the first choice", 1)):
        marks = scene_of(game, highlights={empty: text}).layer("marks")
        assert sum(mark.style.name == "badge-legal" for mark in marks) == pills


def test_a_long_name_of_a_space_is_cut_to_its_width() -> None:
    mark = name_mark("Piazza della Signoria", (0.0, 0.0))
    assert isinstance(mark.shape, Words)
    assert mark.shape.text.endswith(ELLIPSIS)
    assert text_width(mark.shape.text) * mark.style.size < sqrt(3)


@pytest.fixture
def seal_font(tmp_path: Path) -> Iterator[str]:
    """An installed font that has nothing but a seal, one em wide."""
    pen = TTGlyphPen(None)
    pen.moveTo((100, 0))
    for corner in ((900, 0), (900, 700), (100, 700)):
        pen.lineTo(corner)
    pen.closePath()
    seal = pen.glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "seal"])
    builder.setupCharacterMap({ord(SEAL): "seal"})
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "seal": seal})
    builder.setupHorizontalMetrics({".notdef": (1000, 0), "seal": (1000, 100)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Seals of Tuscany", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    builder.save(tmp_path / "seals.ttf")
    listed = list(fontManager.ttflist)
    fontManager.addfont(str(tmp_path / "seals.ttf"))
    forget()
    yield "Seals of Tuscany"
    fontManager.ttflist[:] = listed
    fontManager._findfont_cached.cache_clear()  # type: ignore[attr-defined]
    forget()


def forget() -> None:
    lettering.cache_clear()
    _letters.cache_clear()


def test_a_font_is_found_for_letters_that_ours_lacks(seal_font: str) -> None:
    found = lettering(f"Anna {SEAL}")
    assert found.text == f"Anna {SEAL}"
    assert found.families == (FAMILY, seal_font)
    shape = _letters(SEAL, STYLES["t-legend"]).get_extents()
    assert shape.width == pytest.approx(0.8, abs=0.02)
    assert shape.height == pytest.approx(0.7, abs=0.02)


def test_letters_that_no_font_has_are_boxes_without_a_warning() -> None:
    assert lettering(SEAL).text == UNKNOWN
    assert lettering("a\u200db").text in ("ab", "a\u200db")
    assert lettering("\ud800").text == UNKNOWN
    figure = draw_board(named("lezione", (f"{SEAL}{SEAL}", "Anna"))).figure
    figure.savefig(BytesIO(), format="png")  # type: ignore[union-attr]


def test_latin_names_look_for_no_other_font() -> None:
    assert lettering("Zoë Ångström, Ολυμπία, Щукин").families == (FAMILY,)


@pytest.mark.usefixtures("seal_font")
def test_a_damaged_font_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "seals.ttf").write_bytes(b"no font at all")
    assert lettering(SEAL).text == UNKNOWN
    assert lettering(SEAL).families == (FAMILY,)


def test_a_shape_without_strokes_is_drawn_as_nothing() -> None:
    assert np.shape(_outline(Shape(())).vertices) == (0, 2)
