"""Whether both painters show the same marks of a scene at the same places."""

import re
from typing import Final
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from matplotlib.colors import to_hex
from matplotlib.path import Path

from lacitta_nb.drawing import LIGHT, Scene, svg_of
from lacitta_nb.drawing.css import UNIT
from lacitta_nb.drawing.figure import LayerCollection, paint
from lacitta_nb.drawing.scene import Box, Mark
from lacitta_nb.drawing.shapes import Words

NS: Final = "{http://www.w3.org/2000/svg}"
NUMBER: Final = re.compile(r"-?[\d.]+")


def box_of_points(points: np.ndarray) -> Box:
    low, high = points.min(axis=0), points.max(axis=0)
    return float(low[0]), float(low[1]), float(high[0]), float(high[1])


def svg_box(element: ET.Element, signs: dict[str, str]) -> Box:
    """Where an element of the SVG lies, in board units; of a text only where it is put."""
    if element.tag == NS + "text":
        x, y = float(element.get("x", "")), float(element.get("y", ""))
        return x / UNIT, -y / UNIT, x / UNIT, -y / UNIT
    path = element.get("d") or signs[element.get("href", "")[1:]]
    points = np.array([float(n) for n in NUMBER.findall(path)]).reshape(-1, 2)
    move = [float(n) for n in NUMBER.findall(element.get("transform") or "translate(0 0)scale(1)")]
    placed = (points * move[2] + np.array(move[:2])) / UNIT * np.array([1, -1])
    return box_of_points(placed)


def figure_box(path: Path) -> Box:
    assert path.codes is not None
    vertices = np.asarray(path.vertices)
    return box_of_points(vertices[path.codes != Path.CLOSEPOLY])


def marks_alike(scene: Scene) -> int:
    """How many marks a scene has, once each of them was found alike with both painters."""
    svg = ET.fromstring(svg_of(scene, prefix="t"))
    signs = {path.get("id", ""): path.get("d", "") for path in svg.iter(NS + "path")}
    layers = {layer.get_gid(): layer for layer in paint(scene, LIGHT).collections}
    seen = 0
    for name, marks in scene.layers:
        if not marks:
            continue
        group, layer = svg.find(f".//{NS}g[@id='t-{name}']"), layers[f"lc-{name}"]
        assert group is not None
        assert isinstance(layer, LayerCollection)
        assert len(group) == len(marks)
        place = 0
        for mark, element in zip(marks, group, strict=True):
            place += bool(mark.style.halo)
            _alike(mark, element, svg_box(element, signs), layer, place)
            place += 1
        assert place == len(layer.get_paths())
        seen += len(marks)
    return seen


def _alike(mark: Mark, element: ET.Element, box: Box, layer: LayerCollection, place: int) -> None:
    other = figure_box(layer.get_paths()[place])
    assert element.get("class") == f"lc-{mark.style.name}"
    assert layer.ids[place] == mark.id
    assert element.get("id") == (f"t-{mark.id}" if mark.id else None)
    if isinstance(mark.shape, Words):
        assert element.text == mark.shape.text
        middle = other[0] if mark.style.flush else (other[0] + other[2]) / 2
        assert middle == pytest.approx(box[0], abs=0.15 if mark.style.flush else 0.1)
        assert other[1] == pytest.approx(box[1], abs=0.3 * mark.style.size)
    else:
        assert other == pytest.approx(box, abs=0.01)
    faces, edges = np.asarray(layer.get_facecolor()), np.asarray(layer.get_edgecolor())
    if mark.style.fill:
        assert to_hex(tuple(faces[place])) == LIGHT.colours[mark.style.fill]
    if mark.style.stroke:
        assert to_hex(tuple(edges[place])) == LIGHT.colours[mark.style.stroke]
