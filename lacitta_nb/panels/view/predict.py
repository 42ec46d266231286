"""The part of the view that asks what a phase will bring, and marks what was predicted."""

from typing import Final

from lacitta_nb.panels.predicting import GOES_ON, Guess, Guessable, Marked
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.view.typed import BoardView
from lacitta_nb.panels.view.typed_predict import AskView, MarkedView, MarkView, PredictView
from lacitta_nb.texts import apart, sentence

_MISSED_SHOWN: Final = 8
"""Things that nobody predicted and that are told all the same; the log tells of all."""


def predict_view(session: AnySession) -> PredictView:
    """The switch, the question, and how the last prediction was marked."""
    asked, marked = session.open_guess, session.marked
    return {
        "on": session.predicting,
        "offered": session.course is None and bool(session.acting.predicted),
        "ask": None if asked is None else _ask_view(asked),
        "marked": None if marked is None else _marked_view(marked, session.asker),
    }


def _ask_view(asked: Guess) -> AskView:
    prediction = asked.prediction
    half = sentence("panel-predict-half", {"space": asked.half}) if asked.half else ""
    return {
        "kind": prediction.kind,
        "question": half or prediction.question,
        "options": [
            {
                "key": option.key,
                "label": option.label,
                "seat": option.seat,
                "lights": " ".join(option.spaces),
                "chosen": option.key in asked.chosen,
            }
            for option in prediction.options
        ],
        "many": prediction.many,
        "needed": prediction.needed,
    }


def _marked_view(marked: Marked, asker: int | None) -> MarkedView:
    """What was predicted, then what was missed: that of the only person at the table first."""
    options = marked.prediction.options
    told = [option for option in options if option.key in marked.chosen]
    missed = [o for o in options if o.key in marked.true and o.key not in marked.chosen]
    missed.sort(key=lambda option: option.seat != asker)
    lines = [_line(marked, option) for option in (*told, *missed[:_MISSED_SHOWN])]
    if len(missed) > _MISSED_SHOWN:
        more = sentence("panel-mark-more", {"count": len(missed) - _MISSED_SHOWN})
        lines.append({"text": more, "rule": "", "right": None, "lights": ""})
    if not lines:
        said = sentence("panel-mark-nothing", {})
        lines = [{"text": said, "rule": "", "right": True, "lights": ""}]
    right = len(marked.chosen & marked.true.keys())
    words: dict[str, str | int] = {
        "right": right,
        "all": len(marked.chosen),
        "missed": len(missed),
    }
    return {"lines": lines, "score": sentence("panel-mark-score", words)}


def _line(marked: Marked, option: Guessable) -> MarkView:
    event, chosen = marked.true.get(option.key), option.key in marked.chosen
    how = "missed" if not chosen else "right" if event else "wrong"
    return {
        "text": sentence(f"panel-mark-{how}", {"what": option.label}),
        "rule": event.rule if event else "",
        "right": event is not None if chosen else None,
        "lights": " ".join(option.spaces),
    }


def asked_board(asked: Guess) -> BoardView:
    """What lies over the board while it is asked: what may be clicked, and what is predicted."""
    chosen = [option for option in asked.prediction.options if option.key in asked.chosen]
    return {
        "badges": dict.fromkeys(_lit(asked), ""),
        "fresh": [],
        "confirms": None,
        "selected": asked.half or None,
        "planned": [space for option in chosen for space in option.spaces],
    }


def _lit(asked: Guess) -> list[str]:
    """The spaces to be clicked next; where two are clicked in turn, others are not lit up."""
    places = [option.spaces for option in asked.prediction.options if option.spaces]
    if asked.half:
        return [second for first, *rest in places for second in rest if first == asked.half]
    pairs = [spaces for spaces in places if len(spaces) > 1]
    return list(dict.fromkeys(spaces[0] for spaces in pairs or places))


def told_prediction(session: AnySession) -> list[str]:
    """What a screen reader says of a choice, or of the marks, after a command."""
    asked, marked = session.open_guess, session.marked
    if asked is not None and session.did in ("guess", "space"):
        options = asked.prediction.options
        labels = [option.label for option in options if option.key in asked.chosen]
        words: dict[str, str | int] = {"count": len(labels), "what": apart(labels)}
        return [sentence("panel-predicted", words)]
    fresh = session.did in GOES_ON or session.did == "tick"
    if marked is None or not fresh or marked.place < _told_from(session):
        return []
    shown = _marked_view(marked, session.asker)
    lines = apart(line["text"] for line in shown["lines"])
    return [sentence("panel-mark-told", {"score": shown["score"], "lines": lines})]


def _told_from(session: AnySession) -> int:
    """The least length of the history with which a mark is of the last command."""
    return len(session.game.history) if session.did == "tick" else 0
