"""Exercises on a page: one anywidget, of which Python fills the traits.

Hooks for tests and style sheets, all inside `[data-role="exercises"]`, which has the form of the
exercise in `data-form` and its number in `data-number`:

- `[data-role="question"]`; `[data-option="…"]` with `aria-pressed`; rows to be put in order are
  `[data-row="…"]` with `"up"` and `"down"`; `[data-field="number"]` with `"less"` and `"more"`;
  arrows that were drawn `[data-arrow="A1>A2"]` with `"drop"`.
- `[data-role="check"]`, `"skip"`, `"next"`; `[data-role="feedback"]` with `data-right`, in it
  `[data-rule="P5"]` and `[data-role="rule-text"]`; `data-mark` is at each option, row, arrow and
  space whose answer was compared: `right`, `wrong` or `missed`.
- `[data-role="sofar"]`; `[data-role="status"]`; `[data-space="A1"]` on the board.
"""

from collections.abc import Mapping
from html import escape
from time import time
from typing import Any, Final, cast

import anywidget
import traitlets

from lacitta_nb.drawing.css import theme_css
from lacitta_nb.lessons.exercise import Exercise
from lacitta_nb.panels.bundles import bundle_of
from lacitta_nb.panels.exercises.controller import Trainer
from lacitta_nb.panels.exercises.pictures import ground, layers, still
from lacitta_nb.panels.exercises.view import kind_title, task_view
from lacitta_nb.panels.exercises.words import page_words
from lacitta_nb.panels.paint.static import button_that_runs, hiding_rule
from lacitta_nb.panels.reading import number_of
from lacitta_nb.panels.sending import sendable
from lacitta_nb.texts import sentence

_SENT: Final[Mapping[str, Any]] = {"sync": True, "to_json": sendable}


class Exercises(anywidget.AnyWidget):
    """Exercises, one after the other; see `train` and `exercise`.

    Args:
        trainer: what is asked.
        alone: whether it is an exercise by itself, of which nothing is kept.
    """

    _esm: str
    _css: str

    prefix = traitlets.Unicode().tag(**_SENT)
    words = traitlets.Dict().tag(**_SENT)
    board = traitlets.Unicode().tag(**_SENT)
    title = traitlets.Unicode().tag(**_SENT)
    pieces: traitlets.List[tuple[str, str]] = traitlets.List().tag(**_SENT)
    marks: traitlets.List[tuple[str, str]] = traitlets.List().tag(**_SENT)
    labels: traitlets.List[str] = traitlets.List().tag(**_SENT)
    spots: traitlets.List[tuple[float, float]] = traitlets.List().tag(**_SENT)
    view = traitlets.Dict().tag(**_SENT)
    hiding = traitlets.Unicode().tag(**_SENT)
    heard = traitlets.Dict().tag(sync=True)

    def __init__(self, trainer: Trainer, *, alone: bool = False) -> None:
        self.trainer = trainer
        self._alone = alone
        self._drawn: tuple[Exercise, str] | None = None
        self._seq = 0
        self._esm, sheet = bundle_of("lacitta_nb.panels.exercises")
        self._css = "\n".join([theme_css("lc-panel"), sheet])
        super().__init__()
        self.prefix = f"lc{cast('str', self.model_id)[:8]}"
        self.hiding = hiding_rule(self.prefix)
        with trainer.spoken():
            self._show()
        self.on_msg(self._told)

    @property
    def exercise(self) -> Exercise:
        """What is asked now."""
        return self.trainer.session.exercise

    def _told(self, _widget: object, content: object, _buffers: object) -> None:
        """Hear a page: a message for each command."""
        if isinstance(content, Mapping) and isinstance(content.get("request"), Mapping):
            self._take_up(content["request"])

    def _take_up(self, request: Mapping[str, Any]) -> None:
        """Take up a command of the page, unless the page has given it up: see web/line.js."""
        command = dict(request)
        until, now = command.pop("until", None), time() * 1000
        taken = not isinstance(until, int | float) or now < until
        self._seq = number_of(command)
        self.heard = {"seq": self._seq, "taken": taken, "clock": now}
        if taken:
            self.trainer.dispatch(command, self._show)

    def _show(self) -> None:
        session = self.trainer.session
        fresh = layers(session, self.prefix)
        drawn = session.exercise, session.language
        if self._drawn != drawn:
            fresh["words"] = page_words(session.exercise.game, session.seen)
            fresh["board"] = ground(session.seen, self.prefix)
        fresh["view"] = {**task_view(session, alone=self._alone, seq=self._seq)}
        with self.hold_sync():
            for name, value in fresh.items():
                setattr(self, name, value)
        self._drawn = drawn

    def _ipython_display_(self) -> None:
        """Put out a picture for readers without a kernel, and then the widget, which hides it."""
        from IPython.core.display_functions import publish_display_data

        with self.trainer.spoken():
            publish_display_data(sendable(self._still()))  # type: ignore[no-untyped-call]
            bundle: Any = self._repr_mimebundle_()
            data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
            data["text/plain"] = sendable(self._about)
        publish_display_data(data, metadata)  # type: ignore[no-untyped-call]

    def _still(self) -> dict[str, str]:
        return self._still_one() if self._alone else self._still_training()

    def _still_training(self) -> dict[str, str]:
        """What a training is: the exercise that it began with is another one when it is run."""
        name, about = sentence("training-name", {}), sentence("training-about", {})
        button = button_that_runs(sentence("training-start", {}))
        told = f"<strong>{escape(name)}</strong>: {escape(about)}<br>{button}"
        return {
            "text/html": self._static(f"<p>{told}</p>"),
            "text/plain": f"{name}: {about} {self._about}",
        }

    def _still_one(self) -> dict[str, str]:
        session = self.trainer.session
        game, asked = session.exercise.game, session.exercise.question.text(session.exercise.game)
        title = kind_title(session.exercise.kind, game)
        image = (
            f'<img alt="{escape(title)}" style="max-width:100%"'
            f' src="{still(session, f"{self.prefix}-static")}">'
        )
        button = button_that_runs(sentence("training-start-one", {}))
        told = f"<p><b>{escape(title)}</b><br>{escape(asked)}</p>{image}<p>{button}</p>"
        return {"text/html": self._static(told), "text/plain": f"{title}\n{asked}"}

    def _static(self, html: str) -> str:
        """What the page hides as long as the widget shows itself."""
        return f'<div class="lc-static" data-lacitta-static="{escape(self.prefix)}">{html}</div>'

    @property
    def _about(self) -> str:
        return sentence("training-static", {})
