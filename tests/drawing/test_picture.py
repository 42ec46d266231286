"""A game of four circles is drawn by both painters: they know no game, and a picture is short."""

import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

from lacitta_nb.core.errors import BadSetting, NotFound
from lacitta_nb.drawing import (
    LIGHT,
    Marks,
    Picture,
    Style,
    Target,
    draw_board,
    picture_of,
    put,
    svg_board,
    svg_layer,
    svg_of,
)
from lacitta_nb.drawing.figure import LayerCollection, paint
from lacitta_nb.drawing.scene import ROUND
from lacitta_nb.drawing.shapes import polygon
from lacitta_nb.games.lacitta.picture import PICTURE
from lacitta_nb.games.lacitta.picture.styles import ALL_STYLES
from tests.contract.nim.box import NimPicture
from tests.contract.nim.rules import Event, State, new_state
from tests.drawing.tables import moments

STONE = Style("stone", fill="mountain", stroke="rock", width=0.1)
COUNT = Style("t-count", fill="ink", size=0.8, bold=True)
HEAP = Target("heap", (0.0, 0.0), label="the heap")
TAKES = tuple(Target(str(n), (3.0 * n, 0.0), label=f"take {n}") for n in (1, 2, 3))


class Circles(Picture[State, Event]):
    """A heap of stones, and what may be taken from it."""

    styles = (STONE, COUNT)

    def title(self, state: State) -> str:
        return f"Nim, {state.heap} stones"

    def targets(self, state: State) -> tuple[Target, ...]:  # noqa: ARG002
        return HEAP, *TAKES

    def pieces(self, state: State) -> Marks:
        stones = [put(polygon(ROUND), STONE, one.at) for one in self.targets(state)]
        return (*stones, put(str(state.heap), COUNT, HEAP.at))


NS = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def nim() -> State:
    return new_state(["Anna", "Bella"], 1)


def test_a_picture_of_four_circles_is_drawn_by_both_painters(nim: State) -> None:
    scene = Circles().scene(nim, highlights={"2": "!"}, selected="heap")
    text = svg_of(scene, prefix="t")
    svg = ET.fromstring(text)
    assert svg.get("aria-label") == f"Nim, {nim.heap} stones"
    assert svg.get("viewBox") == "-40.8 -40.8 297.6 81.6"
    hits = svg.findall(f".//{NS}g[@id='t-spaces']/{NS}polygon")
    assert [hit.get("data-space") for hit in hits] == ["heap", "1", "2", "3"]
    assert [hit.get("aria-label") for hit in hits][1:3] == ["take 1", "take 2. Can be chosen: !"]
    assert [hit.get("data-legal") for hit in hits] == [None, None, "", None]
    used = set(re.findall(r'class="(lc-[\w-]+)"', text)) - {"lc-board"}
    assert used >= {"lc-stone", "lc-t-count", "lc-legal-ring", "lc-chosen"}
    assert all(f".{name} {{" in text for name in used)
    layers = paint(scene, LIGHT).collections
    assert [layer.get_gid() for layer in layers] == ["lc-pieces", "lc-marks"]


def test_a_target_that_a_picture_lacks_is_named(nim: State) -> None:
    picture = Circles()
    for wrong in ({"highlights": {"9": ""}}, {"selected": "9"}):
        with pytest.raises(NotFound, match="nothing called 9 on the picture; there are: heap, 1"):
            picture.marks(nim, **wrong)


def test_pictures_are_found_by_the_state_and_nothing_else_is_drawn(nim: State) -> None:
    assert isinstance(picture_of(nim), NimPicture)
    assert picture_of(moments(2)[0].state) is PICTURE
    for draw in (draw_board, lambda table: svg_board(table, prefix="t")):
        with pytest.raises(BadSetting):
            draw("a table")


def test_layers_wait_to_be_filled(nim: State) -> None:
    bare, full = (svg_of(Circles().scene(nim, pieces=p), prefix="t") for p in (False, True))
    assert '<g id="t-pieces"></g>' in bare
    pieces = svg_layer(Circles().pieces(nim), "t")
    assert bare.replace('<g id="t-pieces">', '<g id="t-pieces">' + pieces) == full


def test_names_can_be_left_out_of_every_layer() -> None:
    state = moments(2)[-1].state
    free = {state.table.board.spaces[i]: "" for i in range(9)}
    for names in (True, False):
        scene = PICTURE.scene(state, highlights=free, names=names)
        marks = [mark for _, layer in scene.layers for mark in layer]
        assert any(mark.style.name == "t-name" for mark in marks) == names


@pytest.mark.parametrize("players", [2, 5])
def test_a_picture_declares_every_style_and_sign_of_its_marks(players: int) -> None:
    for state, events in moments(players)[::10]:
        for foreseen in (False, True):
            scene = PICTURE.scene(state, events, {"A1": "+3"}, selected="A1", foreseen=foreseen)
            marks = [mark for _, layer in scene.layers for mark in layer]
            assert {mark.style for mark in marks} <= set(ALL_STYLES)
            text = svg_of(scene, prefix="t", style=False)
            assert set(re.findall(r'href="#([^"]+)"', text)) <= set(re.findall(r'id="(.+?)"', text))


def test_a_whole_scene_is_painted_on_axes_of_its_own_size(nim: State) -> None:
    scene = Circles().scene(nim)
    axes = paint(scene, LIGHT)
    assert (*axes.get_xlim(), *axes.get_ylim()) == (
        scene.box[0],
        scene.box[2],
        scene.box[1],
        scene.box[3],
    )
    assert all(isinstance(layer, LayerCollection) for layer in axes.collections)


def test_hexagons_load_without_shapely() -> None:
    script = (
        "import sys; import lacitta_nb.geometry.hexes, lacitta_nb.games.lacitta.board;"
        "print({'shapely', 'numpy'} & set(sys.modules))"
    )
    output = subprocess.run([sys.executable, "-c", script], stdout=subprocess.PIPE, check=True)
    assert output.stdout.decode().strip() == "set()"
