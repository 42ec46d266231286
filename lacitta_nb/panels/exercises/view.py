"""An exercise as plain data for the page."""

from collections.abc import Container
from typing import Final

from lacitta_nb.drawing import picture_of
from lacitta_nb.lessons.exercise import Option
from lacitta_nb.lessons.said import Said
from lacitta_nb.lessons.school import school_for
from lacitta_nb.lessons.training import due_kinds
from lacitta_nb.panels.exercises.session import Session
from lacitta_nb.panels.exercises.typed import (
    AnswerView,
    ArrowView,
    BoardMarksView,
    FeedbackView,
    SoFarView,
    TaskView,
)
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view import notice_view
from lacitta_nb.panels.words import rule_words
from lacitta_nb.texts import languages, listed, own_name, sentence

_SIGNS: Final = {"right": "✓", "wrong": "✗", "missed": "!", "": ""}
"""What stands on a space whose answer was compared."""


def task_view(session: Session, *, alone: bool, seq: int = 0) -> TaskView:
    """All that the page shows, without pictures.

    Args:
        session: what is known.
        alone: whether it is an exercise by itself, of which nothing is kept.
        seq: the number of the command that it answers.
    """
    exercise = session.exercise
    feedback = _feedback(session)
    return {
        "number": session.number,
        "form": exercise.form,
        "title": kind_title(exercise.kind, exercise.game),
        "level": sentence("training-level", {"level": exercise.level}),
        "edition": _edition(session),
        "seats": [
            {
                "seat": seat,
                "name": player.name,
                "lights": " ".join(showing_of(session.seen).places(session.seen, seat)),
            }
            for seat, player in enumerate(session.seen.players)
        ],
        "question": exercise.question.text(exercise.game),
        "lights": _lights(session, exercise.question),
        "how": _how(exercise.form),
        "options": _options(session),
        "arrows": _arrows(session),
        "board": _board(session),
        "answer": session.answer[0] if exercise.form == "number" and session.answer else "",
        "feedback": feedback,
        "languages": {
            "spoken": session.language,
            "all": [[language, own_name(language)] for language in languages()],
        },
        "sofar": None if alone else _so_far(session),
        "notice": notice_view(session.notice),
        "announce": _announced(session, feedback),
        "seq": seq,
    }


def _edition(session: Session) -> str:
    exercise = session.exercise
    editions = school_for(exercise.game).editions
    played = editions.of(exercise.state)
    if played in editions.names[:1] or not played:
        return ""
    return Said(f"panel-edition-{played}").text(exercise.game)


def kind_title(kind: str, game: str) -> str:
    """The name of a kind of exercise."""
    return Said(f"exercise-{kind.replace('_', '-')}").text(game)


def badges(session: Session) -> dict[str, str]:
    """Short texts on spaces of the board: rings where not all may be clicked, or the answer.

    What a sentence names bears its name: names of spaces are too small to be seen on large boards.
    """
    if session.marked is None:
        few = len(session.clickable) < len(picture_of(session.seen).targets(session.seen))
        if session.exercise.form == "spaces":
            return dict.fromkeys(sorted(session.clickable), "") if few else {}
        return {} if session.exercise.form == "arrows" else {name: name for name in _named(session)}
    marks, texts = _board(session)["marks"], session.exercise.texts
    named = dict.fromkeys((*marks, *_named(session)))
    return {
        name: f"{_SIGNS[marks.get(name, '')]} {_told(name, texts.get(name, ''), named)}".strip()
        for name in dict.fromkeys((*named, *texts))
    }


def _told(name: str, text: str, named: Container[str]) -> str:
    """What stands on a space: its name, where it is spoken of, and a text."""
    if name not in named:
        return text
    return f"{name}: {text}" if text else name


def _named(session: Session) -> list[str]:
    """The spaces that a sentence or an answer in words names, which is where one looks."""
    exercise = session.exercise
    told = [*_lights(session, exercise.question).split(), *exercise.about]
    if exercise.form == "order":
        told += [
            name for option in exercise.options for name in option.spaces if name == option.key
        ]
    elif exercise.form in ("choice", "several"):
        for option in exercise.options:
            if option.text is not None:
                told += _lights(session, option.text).split()
    if session.marked is not None:
        told += [name for said in exercise.why for name in _lights(session, said).split()]
        if exercise.form == "arrows":
            told += [end for key in (*exercise.right, *session.answer) for end in key.split(">")]
    return list(dict.fromkeys(told))


def _lights(session: Session, said: Said) -> str:
    """The spaces that a sentence names, with blanks between."""
    names = {target.name for target in picture_of(session.seen).targets(session.seen)}
    words = (word for word in said.words.values() if isinstance(word, str))
    told = (part for word in words for part in (word, *word.split(", ")))
    return " ".join(dict.fromkeys(name for name in told if name in names))


def _how(form: str) -> str:
    return {
        "spaces": sentence("training-how-spaces", {}),
        "choice": sentence("training-how-choice", {}),
        "several": sentence("training-how-several", {}),
        "arrows": sentence("training-how-arrows", {}),
        "number": sentence("training-how-number", {}),
        "order": sentence("training-how-order", {}),
    }[form]


def _options(session: Session) -> list[AnswerView]:
    exercise = session.exercise
    if exercise.form not in ("choice", "several", "order"):
        return []
    by_key = {option.key: option for option in exercise.options}
    keys = session.answer if exercise.form == "order" else tuple(by_key)
    return [_option(session, by_key[key], place) for place, key in enumerate(keys)]


def _option(session: Session, option: Option, place: int) -> AnswerView:
    exercise = session.exercise
    mark = session.mark(option.key)
    if exercise.form == "order" and session.marked is not None:
        mark = "right" if exercise.right[place : place + 1] == (option.key,) else "wrong"
    return {
        "key": option.key,
        "text": _text(option, exercise.game),
        "sign": option.sign,
        "lights": " ".join(option.spaces),
        "chosen": exercise.form != "order" and option.key in session.answer,
        "mark": mark,
    }


def _text(option: Option, game: str) -> str:
    return option.key if option.text is None else option.text.text(game)


def _arrows(session: Session) -> list[ArrowView]:
    if session.exercise.form != "arrows":
        return []
    missed = session.marked.missed if session.marked else ()
    return [
        {
            "key": key,
            "ends": key.split(">"),
            "text": key.replace(">", " → "),
            "mark": session.mark(key),
        }
        for key in (*session.answer, *missed)
    ]


def _board(session: Session) -> BoardMarksView:
    form = session.exercise.form
    marks: dict[str, str] = {}
    if session.marked is not None:
        shown = (*session.exercise.right, *session.answer) if form == "spaces" else ()
        marks = {key: session.mark(key) for key in shown}
    return {
        "clickable": sorted(session.clickable),
        "chosen": list(session.answer) if form == "spaces" else [],
        "start": session.start,
        "marks": marks,
    }


def _feedback(session: Session) -> FeedbackView | None:
    exercise, marked = session.exercise, session.marked
    if marked is None:
        return None
    if marked.right:
        title = sentence("training-right", {})
    elif session.given_up:
        title = sentence("training-given-up", {})
    else:
        title = sentence("training-wrong", {})
    known = rule_words(exercise.game)
    return {
        "right": marked.right,
        "title": title,
        "answer": "" if marked.right else sentence("training-answer", {"answer": _answer(session)}),
        "why": [
            {"text": said.text(exercise.game), "lights": _lights(session, said)}
            for said in exercise.why
        ],
        "rules": [rule for rule in exercise.rules if rule in known],
    }


def _answer(session: Session) -> str:
    """The right answer in words."""
    exercise = session.exercise
    texts = {option.key: _text(option, exercise.game) for option in exercise.options}
    told = [texts.get(key, key).replace(">", " → ") for key in exercise.right]
    if not told:
        return sentence("training-none", {})
    return ", ".join(told) if exercise.form == "order" else listed(told)


def _so_far(session: Session) -> SoFarView:
    progress, training = session.progress, session.training
    record, today = progress.record, progress.today
    due = due_kinds(record, training.game, training.kinds, progress.moment)
    streak = record.streak(today)
    return {
        "today": sentence("training-today", {"count": record.today(today)}),
        "due": sentence("training-due", {"count": len(due)}),
        "streak": sentence("training-streak", {"days": streak}) if streak else "",
    }


def _announced(session: Session, feedback: FeedbackView | None) -> str:
    if session.notice is not None:
        return session.notice.text
    if session.start:
        return sentence("training-arrow-from", {"space": session.start})
    if feedback is None:
        return session.exercise.question.text(session.exercise.game)
    return " ".join(
        filter(
            None,
            [feedback["title"], feedback["answer"], *(line["text"] for line in feedback["why"])],
        )
    )
