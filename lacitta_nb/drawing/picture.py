"""The seam of pictures: what a game hands over to be drawn (see `core.box.Box.picture`).

A game derives its picture from `Picture`. A small one says of a state what its title is, what can
be clicked and what lies there; the other layers have defaults.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final, Protocol, TypeVar

from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import Guess, NotFound
from lacitta_nb.drawing.legend import Legend, heading_above
from lacitta_nb.drawing.motion import Motion
from lacitta_nb.drawing.scene import Box, Mark, Marks, Scene, Target
from lacitta_nb.drawing.shapes import Shape, Words, polygon
from lacitta_nb.drawing.theme import CHOSEN, LEGAL_RING, LEGAL_TEXT, LIGHT, NAME, Style
from lacitta_nb.given import called, spelt
from lacitta_nb.texts import sentence

S = TypeVar("S")
E_contra = TypeVar("E_contra", contravariant=True)
MARGIN: Final = 0.7
"""Room around the targets of a picture that tells no box."""


class Picture(Protocol[S, E_contra]):
    """What is to be seen of a state, and what can be clicked. It keeps nothing of a state.

    Layers, from bottom to top: `land` (what never changes in a game), `pieces` (what lies on it),
    `names`, `areas` (names of parts of the land, only if they are asked for), `marks` (what may be
    chosen and what has happened) and `legend` (what is written below and above). The panel paints
    `pieces`, `areas` and `marks` alone and anew after every command.

    Attributes:
        styles: the looks of its marks; those of `theme.SHARED` are always there.
        signs: the named shapes that its marks have; those of players are always there.
    """

    styles: tuple[Style, ...] = ()
    signs: tuple[Shape, ...] = ()

    @abstractmethod
    def title(self, state: S) -> str:
        """What a screen reader says of the whole picture."""

    def heading(self, state: S) -> str:
        """What figures have above them: the moment, as all may know it; the title, if not told."""
        return self.title(state)

    @abstractmethod
    def targets(self, state: S) -> tuple[Target, ...]:
        """What can be clicked, in the order in which a keyboard visits it."""

    @abstractmethod
    def pieces(self, state: S) -> Marks:
        """What lies on the land."""

    def box(self, state: S) -> Box:
        """What the picture spans without a legend; a little more than its targets, if not told."""
        points = [(t.at[0] + x, t.at[1] + y) for t in self.targets(state) for x, y in t.outline]
        across, up = [x for x, _ in points], [y for _, y in points]
        return min(across) - MARGIN, min(up) - MARGIN, max(across) + MARGIN, max(up) + MARGIN

    def land(self, state: S) -> Marks:  # noqa: ARG002 - nothing, if not told
        """What never changes in a game."""
        return ()

    def names(self, state: S) -> Marks:  # noqa: ARG002 - none, if not told
        """The names of places."""
        return ()

    def areas(self, state: S) -> Marks:  # noqa: ARG002 - none, if not told
        """The names of parts of the land that nothing is placed on."""
        return ()

    def marks(
        self,
        state: S,
        events: Iterable[E_contra] = (),  # noqa: ARG002 - nothing is drawn of them, if not told
        highlights: Mapping[str, str] | None = None,
        selected: str | None = None,
        *,
        foreseen: bool = False,  # noqa: ARG002
    ) -> Marks:
        """What may be chosen, what has happened and what is chosen; rings and texts, if not told.

        Args:
            state: the moment.
            events: what has just happened.
            highlights: names of targets that may be chosen, each with a short text such as "+3".
            selected: the name of the target that is chosen.
            foreseen: whether the events have not happened.

        Raises:
            NotFound: there is no target of a name in `highlights` or `selected`.
        """
        targets = {target.name: target for target in self.targets(state)}

        def ring(name: str, style: Style) -> Mark:
            if name not in targets:
                guess, told = Guess(called(name), tuple(targets)), ", ".join(targets)
                raise NotFound("drawing-no-target", guess=guess, name=called(name), names=told)
            return Mark(polygon(targets[name].outline), style, targets[name].at)

        found = []
        for name, text in (highlights or {}).items():
            found.append(ring(name, LEGAL_RING))
            found.append(Mark(Words(text), LEGAL_TEXT, targets[name].at))
        chosen = [] if selected is None else [ring(selected, style) for style in CHOSEN]
        return (*found, *chosen)

    def told(self, state: S, event: E_contra) -> S:  # noqa: ARG002
        """The moment as an event leaves it, for the picture alone; the same moment, if not told.

        What happened can so be played event by event. What no event changes comes with the last.

        Args:
            state: the moment before the event.
            event: what happens.
        """
        return state

    def motion(self, state: S, event: E_contra) -> Motion:  # noqa: ARG002
        """What an event moves on the picture, at the moment before it; nothing, if not told."""
        return Motion()

    def labels(self, state: S, highlights: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """What a screen reader says of each target; its label or its name, if not told."""
        labels = {target.name: target.label or target.name for target in self.targets(state)}
        labels |= {
            name: chosen_label(labels[name], text)
            for name, text in (highlights or {}).items()
            if name in labels
        }
        return tuple(labels.values())

    def bare_labels(self, state: S) -> tuple[str, ...]:
        """The labels without what is worked out, such as sums: as whole as ever, if not told.

        They are said where just that is asked (see `lessons.exercise.Exercise.covered`).
        """
        return self.labels(state)

    def legend(
        self,
        state: S,
        events: Iterable[E_contra] = (),  # noqa: ARG002 - nothing is explained, if not told
        *,
        foreseen: bool = False,  # noqa: ARG002
    ) -> Legend:
        """Who is who and what the signs mean."""
        return Legend(self.box(state))

    def scene(
        self,
        state: S,
        events: Iterable[E_contra] = (),
        highlights: Mapping[str, str] | None = None,
        *,
        selected: str | None = None,
        names: bool = True,
        areas: bool = False,
        legend: bool = True,
        pieces: bool = True,
        foreseen: bool = False,
        heading: str = "",
    ) -> Scene:
        """The whole picture.

        Args:
            state: the moment.
            events: what has just happened.
            highlights: names of targets that may be chosen, each with a short text such as "+3".
            selected: the name of the target that is chosen.
            names: whether the names of places are written.
            areas: whether the names of parts of the land are written.
            legend: whether players and signs are explained below.
            pieces: whether what lies there is drawn; without it that layer waits to be filled.
            foreseen: whether the events have not happened.
            heading: what is written above; "" for nothing.

        Raises:
            NotFound: there is no target of a name in `highlights` or `selected`.
        """
        told = tuple(events)
        if highlights or selected is not None:
            names_of = self._spelt(state)
            highlights = {names_of(name): text for name, text in (highlights or {}).items()}
            selected = None if selected is None else names_of(selected)
        strip = self.legend(state, told, foreseen=foreseen) if legend else Legend(self.box(state))
        marks = self.marks(state, told, highlights, selected, foreseen=foreseen)
        head = heading_above(strip.box, heading)
        layers = (
            ("land", self.land(state)),
            ("pieces", self.pieces(state) if pieces else ()),
            ("names", self.names(state) if names else ()),
            *((("areas", self.areas(state)),) if areas else ()),
            ("marks", marks if names else tuple(m for m in marks if m.style is not NAME)),
            ("legend", (*strip.marks, *head.marks)),
        )
        targets = self._said(state, highlights or {})
        return Scene(head.box, layers, self.title(state), targets, self.signs, self.styles)

    def html(self, state: S) -> str:
        """The picture as HTML, to be looked at: nothing on it is clicked or gets the focus.

        Args:
            state: the moment, as whoever sees the picture may know it.
        """
        from lacitta_nb.drawing.svg import svg_of

        scene = replace(self.scene(state, heading=self.heading(state)), targets=())
        drawn = svg_of(scene, prefix="lc")
        # Pictures with the same ids are the same: a page can have any number of them.
        return svg_of(scene, prefix=f"lc-{blake2b(drawn.encode(), digest_size=6).hexdigest()}")

    def png(self, state: S) -> tuple[bytes, dict[str, int]]:
        """The picture by matplotlib as PNG, with its size on the page.

        Args:
            state: the moment, as whoever sees the picture may know it.
        """
        from lacitta_nb.drawing.figure import png_of

        scene = self.scene(state, heading=self.heading(state))
        return png_of(scene, LIGHT)

    def _spelt(self, state: S) -> Callable[[str], str]:
        """What makes of a name as somebody wrote it that of a target; of an unknown one nothing."""
        known = [target.name for target in self.targets(state)]
        return lambda name: spelt(name, known) or name

    def _said(self, state: S, highlights: Mapping[str, str]) -> tuple[Target, ...]:
        labels = self.labels(state, highlights)
        return tuple(
            Target(t.name, t.at, t.outline, label, legal=t.name in highlights)
            for t, label in zip(self.targets(state), labels, strict=True)
        )


def chosen_label(label: str, text: str) -> str:
    """What a screen reader says of a target that may be chosen.

    >>> chosen_label("three stones", "+3"), chosen_label("one stone", "")
    ('three stones. Can be chosen: +3', 'one stone. Can be chosen')
    """
    return sentence("drawing-choose", {"what": label, "text": text}).rstrip(" :")


def picture_of(state: object) -> Picture[Any, Any]:
    """The picture of the game that a state belongs to.

    Raises:
        BadSetting: it is no state of a game of this house.
    """
    picture: Picture[Any, Any] = box_of(state).picture
    return picture
