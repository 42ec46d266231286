"""The replay of what the last command did: its beats, with what each changes in the picture."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from lacitta_nb.drawing import picture_of
from lacitta_nb.drawing.css import UNIT
from lacitta_nb.drawing.fragments import keyed, svg_part
from lacitta_nb.drawing.motion import Motion, Walk
from lacitta_nb.drawing.picture import Picture
from lacitta_nb.drawing.scene import Marks
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.view.replay import REST, Beat, beats, played_phases, shows_all
from lacitta_nb.panels.view.typed_replay import BeatView, Patch, ReplayView, WalkView

Parts = Mapping[str, Marks]
"""The parts of a layer by their key, in the order of the layer."""


def replay_view(session: AnySession, prefix: str) -> ReplayView | None:
    """What the last command did, beat by beat, or None where nothing of it is to be played.

    Args:
        session: what is on the screen.
        prefix: what the ids of the board begin with.
    """
    told = beats(session)
    motions = [_motion(beat) for beat in told]
    moving = any(motion.walk or motion.cracks or motion.shakes for motion in motions)
    if not moving and not (told and shows_all(session)):
        return None
    drawn = _drawings(told)
    shown = [
        _beat_view(beat, motion, _changes(old, new, prefix))
        for beat, motion, old, new in zip(told, motions, drawn, drawn[1:], strict=False)
    ]
    shown[-1]["patch"] += _labelled(shown, drawn[-1], prefix)
    return {
        "id": session.number,
        "title": ", ".join(played_phases(session)),
        "back": _back(shown, drawn[0], prefix),
        "beats": shown,
    }


def _motion(beat: Beat) -> Motion:
    """What a beat moves."""
    if beat.event is None:
        return Motion()
    picture: Picture[Any, Any] = picture_of(beat.before)
    return picture.motion(beat.before, beat.event)


def _drawings(told: list[Beat]) -> list[Parts]:
    """The pieces before the first beat, and after each; those of one moment are drawn once."""
    picture = picture_of(told[0].before)

    def pieces(state: object) -> Parts:
        return keyed(picture.pieces(state))

    drawn = [pieces(told[0].before)]
    for beat in told:
        drawn.append(drawn[-1] if beat.after is beat.before else pieces(beat.after))
    return drawn


def _changes(old: Parts, new: Parts, prefix: str) -> Patch:
    """What makes one layer of another, in the order of the new one; what is gone comes last."""
    if old is new:
        return []
    patch: Patch = []
    below = ""
    for key, marks in new.items():
        if key not in old:
            patch.append([key, svg_part(key, marks, prefix), below])
        elif not _alike(old[key], marks):
            patch.append([key, svg_part(key, marks, prefix)])
        below = key
    return patch + [[key, None] for key in old if key not in new]


def _alike(one: Marks, other: Marks) -> bool:
    """Whether two parts look alike: what a screen reader says of them comes at the end."""
    if one == other:
        return True
    pairs = zip(one, other, strict=False)
    return len(one) == len(other) and all(replace(a, label=b.label) == b for a, b in pairs)


def _labelled(shown: list[BeatView], last: Parts, prefix: str) -> Patch:
    """The parts that beats have changed, as a screen reader is told of them in the end."""
    sent = {str(key): svg for beat in shown for key, svg, *_ in beat["patch"]}
    parts = ((key, svg_part(key, last[key], prefix)) for key in sent if key in last)
    return [[key, svg] for key, svg in parts if svg != sent[key]]


def _back(shown: list[BeatView], first: Parts, prefix: str) -> Patch:
    """What makes the first picture of any that beats have led to."""
    touched = dict.fromkeys(str(key) for beat in shown for key, *_ in beat["patch"])
    back: Patch = [
        [key, svg_part(key, marks, prefix), below]
        for (key, marks), below in zip(first.items(), ["", *first], strict=False)
        if key in touched
    ]
    return back + [[key, None] for key in touched if key not in first]


def _beat_view(beat: Beat, motion: Motion, patch: Patch) -> BeatView:
    event = beat.event
    return {
        "text": beat.text,
        "rule": "" if event is None else event.rule,
        "kind": REST if event is None else event.kind,
        "seats": list(motion.seats),
        "lights": beat.lights,
        "walk": None if motion.walk is None else _walk_view(motion.walk, beat.times),
        "cracks": list(motion.cracks),
        "shakes": list(motion.shakes),
        "sign": motion.sign,
        "marks": list(motion.marks),
        "patch": patch,
    }


def _walk_view(walk: Walk, times: int) -> WalkView:
    return {
        "seat": walk.seat,
        "points": [[round(x * UNIT, 1), round(-y * UNIT, 1)] for x, y in walk.points],
        "sign": walk.sign,
        "lost": walk.lost,
        "count": walk.amount * times,
    }
