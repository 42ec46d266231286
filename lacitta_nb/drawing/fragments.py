"""A layer in parts, each with a key by which a page finds it again."""

from html import escape
from itertools import groupby
from operator import attrgetter

from lacitta_nb.drawing.scene import Mark, Marks
from lacitta_nb.drawing.svg import svg_layer


def keyed(marks: Marks) -> dict[str, Marks]:
    """The parts of a layer by their key, in the order of the layer.

    Marks of one group that follow each other are one part, and its key is the group's name. A mark
    without a group is a part of its own, with a key made of its look and place.
    """
    parts: dict[str, Marks] = {}
    for group, same in groupby(marks, attrgetter("group")):
        if group:
            parts[_free(group, parts)] = tuple(same)
            continue
        for mark in same:
            parts[_free(_place(mark), parts)] = (mark,)
    return parts


def _place(mark: Mark) -> str:
    return f"{mark.style.name}-{mark.at[0]:.1f}-{mark.at[1]:.1f}"


def _free(key: str, parts: dict[str, Marks]) -> str:
    """The key, with a number where another part has it."""
    found, number = key, 1
    while found in parts:
        number += 1
        found = f"{key}-{number}"
    return found


def svg_part(key: str, marks: Marks, prefix: str) -> str:
    """A part as one SVG element that carries its key.

    Args:
        key: the key.
        marks: what belongs to it.
        prefix: a word that no other board on the page has.
    """
    return f'<g data-key="{escape(key)}">{svg_layer(marks, prefix)}</g>'


def svg_fragments(marks: Marks, prefix: str) -> list[tuple[str, str]]:
    """The parts of a layer as SVG elements, each with its key."""
    return [(key, svg_part(key, part, prefix)) for key, part in keyed(marks).items()]
