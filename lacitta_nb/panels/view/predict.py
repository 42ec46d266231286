"""The part of the view that asks what a phase will bring, and marks what was predicted."""

from lacitta_nb.panels.predicting import GOES_ON, Guess, Guessable, Marked
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.view.typed import BoardView
from lacitta_nb.panels.view.typed_predict import AskView, MarkedView, MarkView, PredictView
from lacitta_nb.texts import sentence


def predict_view(session: AnySession) -> PredictView:
    """The switch, the question, and how the last prediction was marked."""
    asked, marked = session.question, session.marked
    return {
        "on": session.predicting,
        "offered": bool(session.acting.predicted),
        "ask": None if asked is None else _ask_view(asked),
        "marked": None if marked is None else _marked_view(marked),
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
    }


def _marked_view(marked: Marked) -> MarkedView:
    """What was predicted, then what was missed, in the order in which it was asked."""
    told = [option for option in marked.prediction.options if option.key in marked.chosen]
    missed = marked.true.keys() - marked.chosen
    told += [option for option in marked.prediction.options if option.key in missed]
    lines = [_line(marked, option) for option in told]
    if not lines:
        said = sentence("panel-mark-nothing", {})
        lines = [{"text": said, "rule": "", "right": True, "lights": ""}]
    right = sum(line["right"] is True for line in lines)
    return {
        "lines": lines,
        "score": sentence("panel-mark-score", {"right": right, "all": len(lines)}),
    }


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
    asked, marked = session.question, session.marked
    if asked is not None and session.did in ("guess", "space"):
        options = asked.prediction.options
        labels = [option.label for option in options if option.key in asked.chosen]
        words: dict[str, str | int] = {"count": len(labels), "what": "; ".join(labels)}
        return [sentence("panel-predicted", words)]
    fresh = session.did in GOES_ON or session.did == "tick"
    if marked is None or not fresh or marked.place < _told_from(session):
        return []
    shown = _marked_view(marked)
    lines = "; ".join(line["text"] for line in shown["lines"])
    return [sentence("panel-mark-told", {"score": shown["score"], "lines": lines})]


def _told_from(session: AnySession) -> int:
    """The least length of the history with which a mark is of the last command."""
    return len(session.game.history) if session.did == "tick" else 0
