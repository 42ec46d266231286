"""What a screen reader says after a command."""

from collections.abc import Sequence

from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.shown import Shown
from lacitta_nb.panels.view.computer import told_now
from lacitta_nb.panels.view.lesson import lesson_told
from lacitta_nb.panels.view.log import latest_view
from lacitta_nb.panels.view.predict import told_prediction
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import own_name


def announcement(session: AnySession, shown: Shown) -> str:
    """What a screen reader should say after a command, in sentences."""
    if session.notice is not None and session.notice.kind == "error":
        return session.notice.text
    return " ".join([*_answers(session, shown), *_next(session, shown)])


def announced_next(session: AnySession, shown: Shown) -> str:
    """What a screen reader should say when it has said line by line what happened."""
    return " ".join(_next(session, shown))


def _next(session: AnySession, shown: Shown) -> Sequence[str]:
    """What comes now, and the status line."""
    parts = [*told_prediction(session), *lesson_told(session)]
    if session.course is not None and session.course.news in ("help", "done"):
        return parts
    if shown["decision"]:
        # A plain game prompts with who decides, and that is said once.
        parts.extend(dict.fromkeys((shown["decision"]["text"], shown["prompt"])))
    elif session.open_guess is not None:
        parts.append(shown["predict"]["ask"]["question"])
    elif not session.game.over:
        parts.append(capital(shown["step"]["label"]))
    if session.notice is not None:
        parts.append(session.notice.text)
    return parts


def _answers(session: AnySession, shown: Shown) -> Sequence[str]:
    """What the last command led to."""
    if session.did == "language":
        return [own_name(session.language)]
    if session.refused is not None:
        return [session.refused.text]
    if (own := showing_of(session.seen).announced(session, shown)) is not None:
        return own
    if session.travelled is not None:
        return [str(shown["back"]["text"])]
    if session.did == "hint":
        return [f"{hint['title']}: {hint['text']}" for hint in shown["hint"]["shown"]]
    if (session.open_guess is not None or session.did == "learn") and not session.done:
        return []
    if session.events and not session.selection.picks:
        lines = latest_view(session) if told_now(session) else shown["happened"]
        return [line["text"] for line in lines if "heading" not in line]
    return []
