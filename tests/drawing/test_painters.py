"""Both painters show the same marks at the same places, and each keeps its own promises."""

import re
import subprocess
import sys
from html import unescape
from io import BytesIO
from typing import Final
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from matplotlib.axes import Axes
from matplotlib.colors import to_hex
from matplotlib.figure import Figure

from lacitta_nb.core.errors import NotFound
from lacitta_nb.drawing import (
    DARK,
    LIGHT,
    board_css,
    draw_board,
    svg_board,
    svg_layer,
    view_box,
)
from lacitta_nb.drawing.css import UNIT
from lacitta_nb.drawing.figure import LayerCollection
from lacitta_nb.games.lacitta.picture import PICTURE
from lacitta_nb.games.lacitta.picture.styles import ALL_STYLES
from tests.drawing.compared import NS, marks_alike, svg_box
from tests.drawing.tables import Moment, after, late

EVIL: Final = '"><img src=x onerror=alert(1)></script><b>'


@pytest.fixture(params=["migrated", "demolished", "starved", "grew", "founded"])
def moment(request: pytest.FixtureRequest) -> Moment:
    found = after(request.param)
    assert any(event.kind == request.param for event in found.events)
    return found


def test_both_painters_show_the_same_marks_at_the_same_places(moment: Moment) -> None:
    state, events = moment
    scene = PICTURE.scene(state, events, {"C5": "+3", "A1": "x"}, selected="C5")
    assert marks_alike(scene) > 500


def test_every_space_can_be_focused_and_says_what_is_there() -> None:
    state = late().state
    svg = ET.fromstring(svg_board(state, prefix="t", highlights={"C5": "+3"}))
    spaces = svg.findall(f".//{NS}g[@id='t-spaces']/{NS}polygon")
    assert [s.get("data-space") for s in spaces] == list(state.table.board.spaces)
    assert [s.get("id") for s in spaces] == [f"t-s-{i}" for i in range(len(spaces))]
    assert all(s.get("role") == "button" and s.get("tabindex") in ("0", "-1") for s in spaces)
    assert all((s.get("aria-label") or "").startswith(s.get("data-space") or "?") for s in spaces)
    assert [s.get("data-space") for s in spaces if s.get("data-legal") is not None] == ["C5"]


def test_ids_belong_to_one_board_and_every_reference_is_answered() -> None:
    moment = after("migrated")
    one = svg_board(moment.state, prefix="one", events=moment.events)
    two = svg_board(moment.state, prefix="two", events=moment.events)
    ids = {name: re.findall(r'\bid="([^"]+)"', text) for name, text in (("one", one), ("two", two))}
    for name, found in ids.items():
        assert len(found) == len(set(found)) > 250
        assert all(i.startswith(f"{name}-") for i in found)
    assert set(re.findall(r'href="#([^"]+)"', one)) <= set(ids["one"])


def test_layers_can_be_painted_alone() -> None:
    moment = after("migrated")
    whole = svg_board(moment.state, prefix="t", events=moment.events, highlights={"C5": "+1"})
    pieces = svg_layer(PICTURE.pieces(moment.state), "t")
    marks = svg_layer(PICTURE.marks(moment.state, moment.events, {"C5": "+1"}), "t")
    assert f'<g id="t-pieces">{pieces}</g>' in whole
    assert f'<g id="t-marks">{marks}</g>' in whole


def test_what_users_wrote_is_shown_as_text() -> None:
    state = late().state
    named = state._replace(players=tuple(p._replace(name=EVIL) for p in state.players))
    text = svg_board(named, prefix="t", legend=True, highlights={"C5": EVIL})
    svg = ET.fromstring(text)
    tags = {element.tag.removeprefix(NS) for element in svg.iter()}
    assert tags == {"svg", "style", "defs", "path", "use", "text", "g", "polygon"}
    assert not any(name.startswith("on") for element in svg.iter() for name in element.attrib)
    assert EVIL in [t.text for t in svg.iter(NS + "text")]
    assert any(EVIL in unescape(p.get("aria-label", "")) for p in svg.iter(NS + "polygon"))


@pytest.mark.parametrize("name", ["$100%$", "$a_$", r"$\notacmd$", r"\$", "_x", "Ca$h"])
def test_a_name_with_dollars_is_no_formula(name: str) -> None:
    state = late().state
    named = state._replace(players=tuple(p._replace(name=name) for p in state.players))
    picture = BytesIO()
    figure = draw_board(named).figure
    assert isinstance(figure, Figure)
    figure.savefig(picture, format="png")
    assert picture.getvalue()


def test_colours_are_variables_and_the_stylesheet_has_both_themes() -> None:
    bare = svg_board(late().state, prefix="t", style=False)
    assert not re.search(r"#[0-9a-f]{6}", bare)
    assert "<style>" not in bare
    css = board_css(ALL_STYLES)
    for theme in (LIGHT, DARK):
        assert all(f"--lc-{role}: {colour};" in css for role, colour in theme.colours.items())
    used = set(re.findall(r'class="(lc-[\w-]+)"', bare)) - {"lc-board"}
    assert {name for name in used if f".{name} {{" not in css} == set()


def test_names_are_hidden_by_a_class_and_the_theme_can_be_fixed() -> None:
    state = late().state
    svg = ET.fromstring(svg_board(state, prefix="t", names=False, theme="dark"))
    assert svg.get("class") == "lc-board lc-no-names lc-no-areas"
    assert svg.get("data-theme") == "dark"
    assert ET.fromstring(svg_board(state, prefix="t")).get("data-theme") is None


def test_the_view_box_holds_the_whole_board() -> None:
    state = late().state
    left, top, wide, high = view_box(PICTURE.box(state))
    svg = ET.fromstring(svg_board(state, prefix="t"))
    assert svg.get("viewBox") == f"{left:.1f} {top:.1f} {wide:.1f} {high:.1f}"
    signs = {path.get("id", ""): path.get("d", "") for path in svg.iter(NS + "path")}
    for element in svg.findall(f".//{NS}g[@id='t-pieces']/*"):
        box = svg_box(element, signs)
        assert left / UNIT <= box[0] <= box[2] <= (left + wide) / UNIT
        assert -(top + high) / UNIT <= box[1] <= box[3] <= -top / UNIT


def test_a_figure_shows_itself_as_a_picture_of_notebook_width() -> None:
    axes = draw_board(late().state)
    picture, size = axes._repr_png_()  # type: ignore[attr-defined]
    assert picture.startswith(b"\x89PNG")
    assert size["width"] == 900
    assert 450 < size["height"] < 900


def test_drawing_on_given_axes_returns_them() -> None:
    figure = Figure()
    axes = figure.add_subplot()
    assert draw_board(late().state, axes, theme=DARK) is axes
    assert type(axes) is Axes
    assert to_hex(axes.get_facecolor()) == DARK.colours["ground"]
    figure.savefig(BytesIO(), format="svg")


def test_strokes_grow_with_the_figure() -> None:
    axes = draw_board(late().state, legend=False)
    layer = next(c for c in axes.collections if isinstance(c, LayerCollection))
    figure = axes.figure
    assert isinstance(figure, Figure)

    def widest() -> float:
        figure.savefig(BytesIO(), format="png", dpi=50)
        return float(np.max(layer.get_linewidth()))

    small = widest()
    figure.set_size_inches(*(2 * figure.get_size_inches()))
    assert widest() == pytest.approx(2 * small)


def test_a_game_is_taken_like_its_state() -> None:
    class Game:
        state = late().state

    assert svg_board(Game(), prefix="t") == svg_board(Game.state, prefix="t")


def test_an_unknown_theme_is_named_with_those_there_are() -> None:
    with pytest.raises(NotFound, match="no theme “sepia”; there are: light, dark"):
        draw_board(late().state, theme="sepia")


def test_a_space_is_lit_however_its_name_is_written() -> None:
    state = late().state
    wanted = svg_board(state, prefix="t", highlights={"F10": "+1"}, selected="A1")
    assert svg_board(state, prefix="t", highlights={"f10 ": "+1"}, selected=" a1") == wanted


def test_a_space_that_the_board_lacks_is_named() -> None:
    state = late().state
    for wrong in ({"highlights": {"Z99": "+1"}}, {"selected": "Z99"}):
        with pytest.raises(NotFound, match="board toscana has no space Z99"):
            svg_board(state, prefix="t", **wrong)
    with pytest.raises(NotFound, match="has no space Z99"):
        PICTURE.labels(state, {"Z99": ""})


@pytest.mark.parametrize(
    ("code", "absent"),
    [
        ("import lacitta_nb.drawing", "matplotlib"),
        ("from lacitta_nb.drawing import draw_board", "matplotlib.pyplot"),
    ],
)
def test_loading_is_lazy_and_without_pyplot(code: str, absent: str) -> None:
    script = f"import sys; {code}; print({absent!r} in sys.modules)"
    output = subprocess.run([sys.executable, "-c", script], stdout=subprocess.PIPE, check=True)
    assert output.stdout.decode().strip() == "False"
