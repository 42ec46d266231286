"""A layer in parts, each with a key by which a page finds it again."""

from collections import Counter

from lacitta_nb.drawing.scene import Marks
from lacitta_nb.drawing.svg import svg_layer


def svg_fragments(marks: Marks, prefix: str) -> list[tuple[str, str]]:
    """Each mark of a layer as one element with its key, made of its look and place.

    Args:
        marks: the layer.
        prefix: a word that no other board on the page has.
    """
    seen: Counter[str] = Counter()
    found = []
    for mark in marks:
        look = f"{mark.style.name}-{mark.at[0]:.1f}-{mark.at[1]:.1f}"
        key = f"{look}-{seen[look]}"
        seen[look] += 1
        found.append((key, f'<g data-key="{key}">{svg_layer((mark,), prefix)}</g>'))
    return found
