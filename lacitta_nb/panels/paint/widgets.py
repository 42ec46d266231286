"""The panel with the clickable board: one anywidget, of which Python fills the traits.

Hooks for tests and style sheets, all inside `[data-role="panel"]`:

- Head: `[data-role="title"]`, `"whose"`, `"undo-one"`, `"redo-one"`; the unfolding
  `[data-role="phases"]` with `[data-phase="income"]`, whose `data-state` is `done`, `now` or
  `later`; the unfolding `[data-role="menu"]` with `"undo-decision"`, `"undo-year"`,
  `"redo-decision"`, `"redo-end"`, `"coordinates"`, `"full"`, `"language"` and `"keys"`, help.
- Strip: `[data-role="strip"]`, in it `[data-strip="Rosso"]` with `[data-role="gauge"]`, whose
  `data-short` says that food is short. `[data-role="guide"]` with `"guide-next"`, `"guide-away"`.
- Hand: `[data-role="prompt"]`; cards `[data-choice="build farm"]`, `[data-choice="palace"]`,
  `[data-choice="pass"]`; greyed out ones have `aria-disabled` and their reason in `data-reason`.
  Playwright takes them for disabled: hover over them, or click with `force=True`.
  `[data-role="plan"]` with `data-left`, in it `[data-plan="A1"]` with `"more"`, `"less"` or
  `"toggle"`; `[data-role="hint"]`; between decisions `[data-role="happened"]`; `"scores"` when the
  game is over.
- Dock: `[data-role="dock"]`; in it `"status"` with `data-kind` `info` or `error`, `"question"` with
  `"yes"` and `"no"` (about games and files both stand in their drawer, in the part
  `data-answers`); `"refused"`, why the last click was; `"danger"` with `data-tone`, `"rest"` and
  `"danger-rest"`; `"travel"`, what was taken back or played again; `"preview"`; `"help"`,
  `"explain"`; `"hints"` with `[data-hint="build farm A3"]`, beside each `[data-of]`, which unfolds
  `"hint-text"`, and `[data-of="about"]`, which unfolds `"hints-about"`; `"marked"`, a prediction;
  `[data-option="amount 2"]`, `"circles 2,3"`, `"building farm"`, `"service health"`,
  `"source A1"`, what is asked after the choice; `"curtain-open"`, `"curtain"`, `"reveal"`,
  `"secret"`, `"hide"`; `"lost"`, and `data-lost` at the panel, when the kernel is gone.
- Over the dock lies `[data-part="pointed"]` while something is pointed at or has the focus that has
  `data-help` or, greyed out, `data-reason`: `[data-role="tip"]` and `"reason"`. What is explained
  outside the table has `[data-role="beside"]`. `[data-lights]` lights spaces up, which then have
  the class `lc-lit`.
- The dock's buttons, always there: `[data-role="step"]`, and `"confirm"` (its action in
  `data-action`) with `"cancel"`, or `"run"` where nobody decides; greyed out when they can't be
  used. `[data-role="auto"]` with `"play"` or `"stop"` and `[data-field="pace"]`; `"auto-text"`,
  what is waited for.
- Board: `[data-space="C7"]`, with `data-legal` while it may be chosen, `data-fresh` when it is new
  and the class `lc-selected` when it is chosen; `[data-role="pointed"]` describes the one that is
  pointed at; `[data-role="zoom-fit"]`, `"zoom-mine"`, `"zoom-near"`.
- A replay: `[data-role="replay"]` with `"replay-line"` and `"replay-back"`, `"replay-pause"` or
  `"replay-resume"`, `"replay-forth"`, `"replay-speed"`, `"replay-mine"`, `"replay-end"`.
- A prediction: `[data-role="predict-switch"]` in the foot, `"predict"` with `"predict-question"`
  and `[data-guess]`, `"guessed"`.
- Foot: `[data-role="since"]`.
- Drawers: `[data-role="open-log"]`, `"open-players"`, `"open-signs"`, `"open-files"`; the one that
  is open is `[data-role="log"]`, with lines `[data-event="migrated"]`, and `[data-event="why"]`
  below a computer player's move; `"players"` with `[data-player="Rosso"]`; `"signs"`; or `"files"`
  with the fields `[data-field="seat-0"]`, `"new-seat-0"`, `"file"`, `"count"`, `"name-0"`,
  `"edition"`, `"setup"`, `"board"`, `"seed"`, `"paste"`, `"upload"`, the buttons
  `[data-role="new"]`, `"save"`, `"load"`, `"download"`, `"open-code"`, `"code"`, and
  `[data-role="code-text"]`, `"python-text"`.
- `aria-busy` at the panel while a command is on its way, `data-slow` when it takes longer;
  `data-going` at what was pressed; `[data-role="waiting"]` beside it, when it has to wait for a
  busy kernel.

Those of a game's own sections are listed where it is shown, such as `games.lacitta.panel.showing`.
"""

from collections.abc import Mapping
from pathlib import Path
from time import time
from typing import Any, Final, cast

import anywidget
import traitlets

from lacitta_nb.core.game import AnyGame
from lacitta_nb.drawing.css import theme_css
from lacitta_nb.lessons.lesson import Lesson
from lacitta_nb.lessons.school import school_of
from lacitta_nb.panels.course import Notes
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.notices import Notice
from lacitta_nb.panels.paint.handle import Handle
from lacitta_nb.panels.paint.static import hiding_rule, show_with_picture
from lacitta_nb.panels.pictures import board_in_words, layers, replayed, whole_board
from lacitta_nb.panels.reading import number_of
from lacitta_nb.panels.seats import SeatChoice
from lacitta_nb.panels.sending import sendable
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view import (
    announced_next,
    announcement,
    board_view,
    notice_view,
    panel_view,
)
from lacitta_nb.panels.view.computer import auto_view
from lacitta_nb.panels.view.words import words_of
from lacitta_nb.panels.words import rule_words

Json = dict[str, Any]

_SENT: Final[Mapping[str, Any]] = {"sync": True, "to_json": sendable}
"""A trait that the page shows."""


class Panel(Handle, anywidget.AnyWidget):
    """The interactive panel; see `lacitta_nb.show`.

    Args:
        game: what is played.
        folder: where games are saved.
        seats: who plays, by number or name of the player.
        guide: whether it opens at the first decision, with a guide.
        language: what it speaks; None: what is spoken now.
        lesson: the lesson that is played in it, beginning with its first task instead of the game.
        notes: where it is kept what was learnt.
    """

    _esm: str
    _css: str
    _anywidget_id: str

    prefix = traitlets.Unicode().tag(**_SENT)
    words = traitlets.Dict().tag(**_SENT)
    board = traitlets.Unicode().tag(**_SENT)
    title = traitlets.Unicode().tag(**_SENT)
    pieces: traitlets.List[tuple[str, str]] = traitlets.List().tag(**_SENT)
    areas: traitlets.List[tuple[str, str]] = traitlets.List().tag(**_SENT)
    marks: traitlets.List[tuple[str, str]] = traitlets.List().tag(**_SENT)
    labels: traitlets.List[str] = traitlets.List().tag(**_SENT)
    spots: traitlets.List[tuple[float, float]] = traitlets.List().tag(**_SENT)
    view = traitlets.Dict().tag(**_SENT)
    hiding = traitlets.Unicode().tag(**_SENT)
    request = traitlets.Dict().tag(sync=True)
    heard = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        game: AnyGame,
        folder: Path | str = ".",
        seats: Mapping[int | str, SeatChoice] | None = None,
        *,
        guide: bool = False,
        language: str | None = None,
        lesson: Lesson | None = None,
        notes: Notes | None = None,
    ) -> None:
        self._controller: Controller = Controller(
            game, folder, seats, guide=guide, language=language, lesson=lesson, notes=notes
        )
        self._table: object = None
        self._language = ""
        self._seq = 0
        self._esm, sheet = showing_of(game.state).bundle()
        self._css = "\n".join([theme_css("lc-panel"), sheet])
        # A page keeps one style sheet of each kind of widget: panels of two games are two kinds. It
        # looks once which kind it is, when it hears of the widget first.
        super().__init__(_anywidget_id=f"{type(self).__qualname__}.{game.box.key}")
        self.prefix = f"lc{cast('str', self.model_id)[:8]}"
        self.hiding = hiding_rule(self.prefix)
        with self._controller.spoken():
            self._paint()
        self.observe(lambda change: self._take_up(change["new"]), names="request")
        self.on_msg(self._told)

    def close(self) -> None:
        """Close the panel and what belongs to it."""
        self.layout.close()
        super().close()

    def _told(self, _widget: object, content: object, _buffers: object) -> None:
        """Hear a page: a message for each command, since changes of a trait may be merged."""
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
            self._carry_out(command)

    def _show(self) -> None:
        if self._controller.session.only_thought:
            self._update()
        else:
            self._paint()

    def _paint(self) -> None:
        controller = self._controller
        over = board_view(controller.session)
        # The pictures come first, since the view tells what could not be drawn.
        fresh = layers(controller, over, self.prefix) | self._ground()
        replay = replayed(controller, self.prefix)
        shown = panel_view(controller.session)
        fresh["view"] = {
            **shown,
            "board": over,
            "replay": replay,
            "announce": announcement(controller.session, shown),
            "announce_next": announced_next(controller.session, shown),
            "seq": self._seq,
        }
        with self.hold_sync():
            for name, value in fresh.items():
                setattr(self, name, value)

    def _ground(self) -> dict[str, object]:
        """The board below the layers that change, and its words, where they are others now."""
        language = self._controller.session.language
        if self._table is self.game.start and self._language == language:
            return {}
        seen = self._controller.session.seen
        signs = list(showing_of(seen).signs(seen))
        rules = rule_words(self.game.box.key, school_of(seen).editions.of(seen))
        words = {**words_of(seen), "meanings": signs, "rules": rules}
        board = whole_board(self._controller, self.prefix)
        # A board that could not be drawn is tried again with the next command.
        self._table = self.game.start if board else None
        self._language = language
        return {"words": words, "board": board or board_in_words(self._controller)}

    def _show_notice(self, notice: Notice) -> None:
        self._update(notice=notice_view(notice), announce=notice.text)

    def _update(self, **changed: object) -> None:
        """Show some of the view anew, and how the panel goes on by itself."""
        auto = auto_view(self._controller.session)
        self.view = {**self.view, **changed, "auto": auto, "seq": self._seq}

    def _ipython_display_(self) -> None:
        show_with_picture(self._controller, self.prefix, self._repr_mimebundle_)
