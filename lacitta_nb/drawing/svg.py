"""The SVG painter: strings for the panel and for pages without a kernel.

Colours are CSS variables and looks are classes, so a page can change its theme without painting
anew; ids begin with the prefix of their board, so a page can hold many boards.
"""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, Literal

from lacitta_nb.drawing.css import UNIT, board_css
from lacitta_nb.drawing.letters import BASELINE
from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Box, Mark, Marks, Scene, Target
from lacitta_nb.drawing.shapes import Shape, Words
from lacitta_nb.geometry.hexes import Point

LARGEST: Final = 1.6
"""Pixels of an SVG unit at most, so that a small board stays small."""

ThemeChoice = Literal["auto", "light", "dark"]


def view_box(box: Box) -> tuple[float, float, float, float]:
    """A box in SVG units: left, top, width, height.

    >>> view_box((-1.0, 0.0, 1.0, 1.0))
    (-24.0, -24.0, 48.0, 24.0)
    """
    left, low, right, high = box
    return left * UNIT, -high * UNIT, (right - left) * UNIT, (high - low) * UNIT


def svg_layer(marks: Marks, prefix: str, *, read: bool = False) -> str:
    """A layer's marks as SVG elements, in order: the content of the group `{prefix}-{layer}`.

    Args:
        marks: the layer.
        prefix: a word that no other board on the page has.
        read: whether screen readers read its texts; else the labels of the targets say it all.
    """
    hidden = "" if read else ' aria-hidden="true"'
    return "".join([_element(mark, prefix, hidden) for mark in marks])


def _element(mark: Mark, prefix: str, hidden: str) -> str:
    x, y = mark.at
    more = f' id="{prefix}-{mark.id}"' if mark.id else ""
    if mark.label:
        more += f' role="img" aria-label="{escape(mark.label)}"'
    kind = f'class="lc-{mark.style.name}"{more}'
    shape = mark.shape
    if isinstance(shape, Words):
        base = (mark.style.size * BASELINE - y) * UNIT
        kind += "" if mark.label else hidden
        return f'<text {kind} x="{x * UNIT:.1f}" y="{base:.1f}">{escape(shape.text)}</text>'
    if shape.name:
        move = f"translate({x * UNIT:.1f} {-y * UNIT:.1f})scale({mark.scale:g})"
        return f'<use {kind} href="#{prefix}-{shape.name}" transform="{move}"/>'
    if x or y or mark.scale != 1:
        kind += f' transform="translate({x * UNIT:.1f} {-y * UNIT:.1f})scale({mark.scale:g})"'
    return f'<path {kind} d="{shape.svg(UNIT)}"/>'


def _signs(signs: tuple[Shape, ...], prefix: str) -> str:
    named = {sign.name: sign for sign in (*signs, *OWNER_SIGNS)}
    paths = "".join(f'<path id="{prefix}-{s.name}" d="{s.svg(UNIT)}"/>' for s in named.values())
    return f"<defs>{paths}</defs>"


def _ring(outline: tuple[Point, ...]) -> str:
    return " ".join(f"{x * UNIT:.1f},{-y * UNIT:.1f}" for x, y in outline)


def _hits(targets: Sequence[Target], prefix: str) -> Iterator[str]:
    """Things to click and to focus; the first can be reached with the tab key."""
    # Most of them share one outline, whose many numbers would cost more to compare than to print.
    outlines = {id(target.outline): target.outline for target in targets}
    rings = {which: _ring(outline) for which, outline in outlines.items()}
    for number, target in enumerate(targets):
        yield _hit(number, target, rings[id(target.outline)], prefix)


def _hit(number: int, target: Target, ring: str, prefix: str) -> str:
    x, y = target.at
    legal = ' data-legal=""' if target.legal else ""
    return (
        f'<polygon id="{prefix}-s-{number}" class="lc-hit" data-space="{escape(target.name)}"'
        f' role="button" tabindex="{-1 if number else 0}" aria-label="{escape(target.label)}"'
        f'{legal} points="{ring}"'
        f' transform="translate({x * UNIT:.1f} {-y * UNIT:.1f})"/>'
    )


def svg_of(
    scene: Scene,
    *,
    prefix: str,
    names: bool = True,
    areas: bool = False,
    theme: ThemeChoice = "auto",
    style: bool = True,
) -> str:
    """A whole scene as one `<svg>` element.

    Each layer is the group `{prefix}-{layer}`, the targets are `{prefix}-spaces`. The target with
    number 7 is `{prefix}-s-7`, has its name in `data-space` and, while it may be chosen, the
    attribute `data-legal`; the class `lc-selected` rings it.

    Args:
        scene: the picture.
        prefix: a word that no other board on the page has.
        names: whether names of places show; the class `lc-no-names` on the `<svg>` hides those that
            the scene has, so they can be switched without painting anew.
        areas: whether names of areas show; the class that hides them is `lc-no-areas`.
        theme: "auto" follows Jupyter or the browser.
        style: whether the stylesheet is included.
    """
    groups = "".join(
        f'<g id="{prefix}-{name}">{svg_layer(marks, prefix, read=name == "legend")}</g>'
        for name, marks in scene.layers
    )
    hits = "".join(_hits(scene.targets, prefix))
    view = view_box(scene.box)
    box = " ".join(f"{n:.1f}" for n in view)
    hidden = f"{'' if names else ' lc-no-names'}{'' if areas else ' lc-no-areas'}"
    css = f"<style>{board_css(scene.styles)}</style>" if style else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lc-board{hidden}"'
        f'{"" if theme == "auto" else f" data-theme={theme!r}"} viewBox="{box}" role="group"'
        f' width="100%" style="max-width:{view[2] * LARGEST:.0f}px"'
        f' aria-label="{escape(scene.title)}">{css}{_signs(scene.signs, prefix)}{groups}'
        f'<g id="{prefix}-spaces">{hits}</g></svg>'
    )
