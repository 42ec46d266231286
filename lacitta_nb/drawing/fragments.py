"""A layer in parts, each with a key by which a page finds it again."""

from lacitta_nb.drawing.scene import Marks
from lacitta_nb.drawing.svg import svg_layer


def keyed(marks: Marks) -> dict[str, Marks]:
    """The parts of a layer by their key, in the order of the layer.

    Each mark is a part of its own, with a key made of its look and place.
    """
    parts: dict[str, Marks] = {}
    for mark in marks:
        key = look = f"{mark.style.name}-{mark.at[0]:.1f}-{mark.at[1]:.1f}"
        while key in parts:
            key = f"{look}-{len(parts)}"
        parts[key] = (mark,)
    return parts


def svg_part(key: str, marks: Marks, prefix: str) -> str:
    """A part as one SVG element that carries its key.

    Args:
        key: the key.
        marks: what belongs to it.
        prefix: a word that no other board on the page has.
    """
    return f'<g data-key="{key}">{svg_layer(marks, prefix)}</g>'


def svg_fragments(marks: Marks, prefix: str) -> list[tuple[str, str]]:
    """The parts of a layer as SVG elements, each with its key."""
    return [(key, svg_part(key, part, prefix)) for key, part in keyed(marks).items()]
