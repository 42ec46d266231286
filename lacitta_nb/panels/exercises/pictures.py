"""The pictures of an exercise: the position, and the same with the right answer."""

import base64
from dataclasses import replace
from typing import Any

from lacitta_nb.core.records import State
from lacitta_nb.drawing import picture_of, svg_board
from lacitta_nb.drawing.fragments import svg_fragments
from lacitta_nb.drawing.scene import Marks
from lacitta_nb.drawing.svg import svg_of
from lacitta_nb.panels.exercises.session import Session
from lacitta_nb.panels.exercises.view import badges
from lacitta_nb.panels.pictures import spots


def ground(state: State, prefix: str) -> str:
    """The board of a position as an SVG whose layers can be patched.

    Args:
        state: the position, as all may know it.
        prefix: what the ids in it begin with.
    """
    return svg_board(state, prefix=prefix, pieces=False)


def layers(session: Session, prefix: str) -> dict[str, Any]:
    """What lies on the board, what is written over it, and what is said of its spaces."""
    seen, over = session.seen, badges(session)
    events = session.exercise.events if session.marked is not None else ()
    picture = picture_of(seen)
    return {
        "title": picture.title(seen),
        "pieces": svg_fragments(_uncovered(session, picture.pieces(seen)), prefix),
        "marks": svg_fragments(picture.marks(seen, events, over), prefix),
        "labels": list(picture.labels(seen, over if session.marked is not None else {})),
        "spots": spots(seen),
    }


def _uncovered(session: Session, marks: Marks) -> Marks:
    """The marks without those that would give the answer away, until it is given."""
    covered = session.exercise.covered
    if session.marked is not None or not covered:
        return marks
    return tuple(
        mark
        for mark in marks
        if not mark.group.startswith(covered) and not mark.style.name.startswith(covered)
    )


def still(session: Session, prefix: str) -> str:
    """The position as an image of its own, as the value of `src`."""
    scene = picture_of(session.seen).scene(session.seen, legend=True)
    layers = tuple((name, _uncovered(session, marks)) for name, marks in scene.layers)
    svg = svg_of(replace(scene, layers=layers), prefix=prefix, theme="light")
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"
