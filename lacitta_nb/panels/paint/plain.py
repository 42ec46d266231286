"""The panel without scripts of its own: matplotlib's picture, with lists and buttons beside it.

It shows the same data as the clickable panel (panels/view/) and sends the same commands, so it
works wherever ipywidgets do. All its widgets are made once and updated in place.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, Final

import ipywidgets as w

from lacitta_nb.core.game import AnyGame
from lacitta_nb.lessons.lesson import Lesson
from lacitta_nb.panels.acting import acting_of
from lacitta_nb.panels.course import Notes
from lacitta_nb.panels.dispatch import Command, Controller, Request
from lacitta_nb.panels.notices import Notice
from lacitta_nb.panels.paint import html
from lacitta_nb.panels.paint.handle import Handle
from lacitta_nb.panels.paint.plain_fields import (
    COMMANDS,
    LOOKS,
    all_of,
    asked_fields,
    choice_text,
    commands_of,
    form_fields,
    guesses,
    hashable,
    make_fields,
    name_fields,
    show_asked,
)
from lacitta_nb.panels.paint.plain_lesson import LEARN, fill_learning
from lacitta_nb.panels.paint.static import hiding_rule, show_with_picture
from lacitta_nb.panels.pictures import board_in_words, png_board
from lacitta_nb.panels.seats import SeatChoice
from lacitta_nb.panels.sending import sendable
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view import board_view, notice_view, panel_view
from lacitta_nb.panels.view.typed_choosing import QuestionView
from lacitta_nb.panels.view.words import words_of

Options = Sequence[tuple[str, object]]

_QUESTIONS: Final = ("question-0", "question-1", "question-2")
_BACK: Final = ("undo-decision", "undo", "redo", "redo-decision")
_SEATS: Final = tuple(f"seat-{place}" for place in range(5))


class PlainPanel(Handle, w.VBox):  # type: ignore[misc]  # ipywidgets have no types
    """The panel for places where only ipywidgets run; see `lacitta_nb.show`.

    Args:
        game: what is played.
        folder: where games are saved.
        seats: who plays, by number or name of the player.
        guide: whether it opens at the first decision, with a guide.
        language: what it speaks; None: what is spoken now.
        lesson: the lesson that is played in it, beginning with its first task instead of the game.
        notes: where it is kept what was learnt.
    """

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
        # Nothing here asks a computer player to go on, so it thinks to the end at once.
        self._controller = Controller(
            *(game, folder, seats),
            patience=inf,
            guide=guide,
            language=language,
            lesson=lesson,
            notes=notes,
        )
        self._controller.dispatch({"do": "drawer", "name": "log"})  # it always lies open here
        self._filling = False
        self._view: dict[str, Any] = {}
        with self._controller.spoken():
            self._make(game)

    def _make(self, game: AnyGame) -> None:
        """Make all widgets, and show the first moment."""
        self._language = ""
        self._own_lists = showing_of(game.state).lists()
        self._texts = {name: w.HTML() for name in (*html.TEXTS, "hide", "board")}
        self._picture = w.Image(format="png", layout={"max_width": "100%"})
        commands = commands_of(game)
        self._stops = [name for name in commands if name not in COMMANDS]
        self._buttons = {name: self._button(command) for name, command in commands.items()}
        self._lists = self._make_lists()
        self._fields = make_fields(game)
        self._fields["names"].observe(lambda _: show_asked(self._fields, self.game), "value")
        show_asked(self._fields, game)
        self._settings = [field.name for field in form_fields(game)]
        self._buttons |= self._make_senders()
        super().__init__(self._rows())
        self._prefix = f"lc{self.model_id[:8]}"
        self.add_class("lc-plain")
        self._texts["hide"].value = f"<style>{hiding_rule(self._prefix)} {LOOKS}</style>"
        self._show()

    def close(self) -> None:
        """Close this panel with every widget in it, their layouts and styles."""
        for widget in all_of(self):
            if widget is not self:
                widget.close()
        super().close()

    # Making the widgets, once

    def _button(self, command: Request) -> w.Button:
        button = w.Button(layout={"width": "auto"})
        button.on_click(lambda _: self._carry_out(command))
        return button

    def _make_lists(self) -> dict[str, Any]:
        senders: dict[str, Callable[[Any], Command]] = {
            "what": lambda value: {"do": "choose", "choice": value},
            "where": lambda value: {"do": "space", "space": value},
            "guess": lambda value: {"do": "guess", "key": value},
            "take": lambda value: {"do": "take", "hint": value},
            "look": lambda value: {"do": "curtain", "player": value},
            "add": lambda value: {"do": "plan", "space": value},
            "remove": lambda value: {"do": "unplan", "space": value},
            "languages": lambda value: {"do": "language", "name": value},
        }
        for place, name in enumerate(_QUESTIONS):
            senders[name] = partial(self._picked, place)
        for place, name in enumerate(_SEATS):
            senders[name] = partial(_seated, place)
        senders |= {name: own.command for name, own in self._own_lists.items()}
        found = {}
        for name, command in senders.items():
            wide = {"description_width": "initial"}
            wide_list = {"width": "max-content", "max_width": "calc(100% - 4px)"}
            chooser = w.Dropdown(style=wide, layout=wide_list)
            chooser.observe(partial(self._chosen, command), names="value")
            found[name] = chooser
        return found

    def _picked(self, place: int, value: object) -> Command:
        question = self._view["questions"][place]
        return {"do": "pick", "facet": question["facet"], "value": value}

    def _make_senders(self) -> dict[str, Any]:
        fields = self._fields

        def named(do: str) -> Callable[[], Command]:
            return lambda: {"do": do, "name": fields["name"].value}

        return {
            "save": self._button(named("save")),
            "load": self._button(named("load")),
            "predict": self._button(
                lambda: {"do": "predict", "on": not self._view["predict"]["on"]}
            ),
            "open-code": self._button(lambda: {"do": "upload", "text": fields["paste"].value}),
            "begin": self._button(
                lambda: {
                    "do": "new",
                    "names": fields["names"].value.split(","),
                    **{
                        name: fields[f"new-{name}"].value
                        for name in asked_fields(fields, self.game)
                    },
                    "seed": fields["seed"].value,
                },
            ),
        }

    def _rows(self) -> list[w.Widget]:
        texts, buttons, lists = self._texts, self._buttons, self._lists

        def row(*children: w.Widget) -> w.HBox:
            return w.HBox(children, layout={"flex_flow": "row wrap"})

        return [
            texts["hide"],
            texts["lesson"],
            row(*(buttons[name] for name in LEARN)),
            texts["head"],
            row(*(buttons[name] for name in ("step", "run", *self._stops, *_BACK))),
            row(buttons["predict"]),
            texts["predict"],
            row(lists["guess"], buttons["guessed"]),
            texts["notice"],
            row(buttons["yes"], buttons["no"]),
            texts["scores"],
            texts["guide"],
            row(buttons["guide-next"], buttons["guide-away"]),
            texts["choices"],
            row(lists["what"], lists["where"], *(lists[name] for name in _QUESTIONS)),
            row(lists["add"], lists["remove"]),
            row(buttons["hint"], lists["take"]),
            texts["hints"],
            texts["preview"],
            row(buttons["confirm"], buttons["cancel"]),
            self._picture,
            texts["board"],
            row(lists["look"], buttons["reveal"], buttons["hide"]),
            texts["happened"],
            *(lists[name] for name in self._own_lists),
            texts["future"],
            texts["players"],
            texts["table"],
            texts["log"],
            *([] if self._controller.session.course else self._file_rows()),
            lists["languages"],
        ]

    def _file_rows(self) -> list[w.Widget]:
        """Who plays, files and a new game: out of the way in a lesson."""
        buttons, lists, fields = self._buttons, self._lists, self._fields
        rows = [
            (fields["name"], buttons["save"], buttons["load"]),
            [lists[name] for name in _SEATS],
            (fields["paste"], buttons["open-code"], buttons["code"]),
        ]
        boxes = [w.HBox(row, layout={"flex_flow": "row wrap"}) for row in rows]
        return [*boxes, fields["texts"], *self._new_row(), self._texts["aside"]]

    def _new_row(self) -> list[w.Widget]:
        """The fields of a new game, where one can be begun here."""
        if acting_of(self.game.state).form(self.game.state, {}) is None:
            return []
        names = ("names", *(f"new-{name}" for name in self._settings), "seed")
        fields = [*(self._fields[name] for name in names), self._buttons["begin"]]
        return [w.HBox(fields, layout={"flex_flow": "row wrap"})]

    def _chosen(self, make: Callable[[Any], Command], change: Mapping[str, Any]) -> None:
        if not self._filling and change["new"] is not None:
            self._carry_out(partial(make, change["new"]))

    def _show_notice(self, notice: Notice) -> None:
        shown = sendable(notice_view(notice))
        self._texts["notice"].value = html.notice_html(shown, "", None)

    # Showing

    def _name(self) -> None:
        """Write the words of the panel's language on the widgets, which keep what is in them."""
        showing = showing_of(self.game.state)
        self._words = words_of(self.game.state)
        self._own_texts = showing.texts()
        self._own_lists = showing.lists()
        for name, button in self._buttons.items():
            button.description = self._words.get(name, name)
        titles = self._words | {name: own.title for name, own in self._own_lists.items()}
        for name, chooser in self._lists.items():
            chooser.description = titles.get(name, "")
        name_fields(self._fields, self.game, self._words)
        self._language = self._controller.session.language

    def _show(self) -> None:
        controller = self._controller
        self._filling = True
        try:
            if self._language != controller.session.language:
                self._name()
            over = sendable(board_view(controller.session))
            # The picture comes first, since the view tells what could not be drawn.
            self._fill_picture(png_board(controller, over))
            self._view = sendable(panel_view(controller.session))
            for name, make in html.TEXTS.items():
                self._texts[name].value = make(self._view, self._own_texts)
            self._fill_lists(over)
            self._fill_buttons()
        finally:
            self._filling = False

    def _fill_picture(self, picture: bytes) -> None:
        self._picture.value = picture
        self._picture.layout.display = None if picture else "none"
        self._texts["board"].value = "" if picture else board_in_words(self._controller)

    def _fill_lists(self, over: Mapping[str, Any]) -> None:
        shown = self._view
        choices = [choice for group in shown["groups"] for choice in group["choices"]]
        chosen = next((choice["key"] for choice in choices if choice["chosen"]), None)
        self._fill("what", [(choice_text(choice), choice["key"]) for choice in choices], chosen)
        planning = shown["plan"] is not None
        spaces = [] if planning else over["badges"].items()
        places = [(f"{name}  {badge}", name) for name, badge in spaces]
        self._fill("where", places, over["selected"])
        for place, name in enumerate(_QUESTIONS):
            self._fill_question(name, shown["questions"][place : place + 1])
        rows = shown["plan"]["rows"] if planning else []
        self._fill("add", [(row["label"], row["space"]) for row in rows if row["more"]], None)
        self._fill("remove", [(row["label"], row["space"]) for row in rows if row["less"]], None)
        for name, own in self._own_lists.items():
            self._fill(name, own.options(shown), own.chosen(shown))
        hints = [(hint["title"], place) for place, hint in enumerate(shown["hint"]["shown"])]
        self._fill("take", hints, None)
        self._fill("guess", guesses(shown["predict"]), None)
        self._fill_seats()
        looked = [(player["name"], player["seat"]) for player in shown["look"]["players"]]
        self._fill("look", looked, None)
        spoken = [(name, language) for language, name in shown["languages"]["all"]]
        self._fill("languages", spoken, shown["languages"]["spoken"])

    def _fill_seats(self) -> None:
        seats = self._view["seats"]["seats"]
        for place, name in enumerate(_SEATS):
            seat = seats[place] if place < len(seats) else {"name": "", "kinds": [], "kind": None}
            self._lists[name].description = seat["name"]
            self._fill(name, [(text, kind) for kind, text in seat["kinds"]], seat["kind"])

    def _fill_question(self, name: str, questions: Sequence[QuestionView]) -> None:
        options = [o for question in questions for o in question["options"]]
        pairs = [(choice_text(option), hashable(option["value"])) for option in options]
        chosen = next((hashable(o["value"]) for o in options if o["chosen"]), None)
        self._lists[name].description = questions[0]["title"] if questions else ""
        self._fill(name, pairs, chosen)

    def _fill(self, name: str, options: Options, chosen: object) -> None:
        chooser = self._lists[name]
        wanted = (("–", None), *options)
        if chooser.options != wanted:
            chooser.options = wanted
        known = {value for _, value in options}
        chooser.value = chosen if chosen in known else None
        chooser.layout.display = None if options else "none"

    def _fill_buttons(self) -> None:
        shown, buttons = self._view, self._buttons
        buttons["step"].description = shown["step"]["label"]
        buttons["step"].disabled = not shown["step"]["enabled"]
        buttons["run"].disabled = not shown["step"]["run"]
        buttons["hint"].disabled = not shown["hint"]["offered"]
        for name in (*self._stops, *_BACK):
            buttons[name].disabled = not shown["back"][name.partition("-")[0]]
        buttons["confirm"].disabled = shown["preview"] is None
        look = shown["look"]
        buttons["reveal"].description = look["confirm"] or self._words["show"]
        visible = {
            "yes": shown["question"],
            "no": shown["question"],
            "guide-next": shown["guide"],
            "guide-away": shown["guide"],
            "reveal": look["ask"],
            "hide": look["ask"] or look["cards"],
            "guessed": shown["predict"]["ask"],
            "predict": shown["predict"]["offered"],
            # In a lesson all but what the learner decides goes by itself.
            **dict.fromkeys(("hint", "step", "run"), not shown["lesson"]),
        }
        for name, on in visible.items():
            buttons[name].layout.display = None if on else "none"
        fill_learning(buttons, shown["lesson"], self._words)
        files = shown["files"]
        self._fields["texts"].value = "\n\n".join(filter(None, (files["code"], files["python"])))
        self._fields["texts"].layout.display = None if files["code"] else "none"

    def _ipython_display_(self) -> None:
        show_with_picture(self._controller, self._prefix, self._repr_mimebundle_)


def _seated(place: int, kind: str) -> Command:
    return {"do": "seat", "seat": place, "kind": kind}
