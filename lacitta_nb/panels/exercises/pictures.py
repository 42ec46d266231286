"""The pictures of an exercise: the position, and the same with the right answer."""

import base64
from dataclasses import replace
from typing import Any

from lacitta_nb.core.records import State
from lacitta_nb.drawing import picture_of
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
    scene = picture_of(state).scene(state, legend=False, pieces=False)
    # The page writes over them what may be said of the spaces by now.
    bare = picture_of(state).bare_labels(state)
    targets = (t._replace(label=said) for t, said in zip(scene.targets, bare, strict=True))
    return svg_of(replace(scene, targets=tuple(targets)), prefix=prefix)


def layers(session: Session, prefix: str) -> dict[str, Any]:
    """What lies on the board, what is written over it, and what is said of its spaces."""
    seen, over = session.seen, badges(session)
    events = session.exercise.events if session.marked is not None else ()
    picture = picture_of(seen)
    return {
        "title": picture.title(seen),
        "pieces": svg_fragments(_uncovered(session, picture.pieces(seen)), prefix),
        "marks": svg_fragments(picture.marks(seen, events, over), prefix),
        "labels": list(_labels(session, over)),
        "spots": spots(seen),
    }


def _labels(session: Session, over: dict[str, str]) -> tuple[str, ...]:
    """What is said of the spaces; what is covered is not said either, until the answer is given."""
    picture, seen = picture_of(session.seen), session.seen
    if session.marked is not None:
        return picture.labels(seen, over)
    return picture.bare_labels(seen) if session.exercise.covered else picture.labels(seen)


def _uncovered(session: Session, marks: Marks) -> Marks:
    """The marks without those that would give the answer away, until it is given."""
    covered = session.exercise.covered
    if session.marked is not None or not covered:
        return marks
    # What a screen reader is told of a mark, such as a city, is said by the bare labels.
    return tuple(
        replace(mark, label="")
        for mark in marks
        if not mark.group.startswith(covered) and not mark.style.name.startswith(covered)
    )


def still(session: Session, prefix: str) -> str:
    """The position as an image of its own, as the value of `src`."""
    scene = picture_of(session.seen).scene(session.seen, legend=True)
    layers = tuple((name, _uncovered(session, marks)) for name, marks in scene.layers)
    svg = svg_of(replace(scene, layers=layers, targets=()), prefix=prefix, theme="light")
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"
