"""The words on the page of an exercise that never change."""

from typing import Any, Final

from lacitta_nb.core.records import State
from lacitta_nb.lessons.school import school_of
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.words import panel_words, rule_words
from lacitta_nb.texts import current, sentence

_SHARED: Final = (
    *("board", "players", "signs", "rule", "no-kernel", "busy", "at-work", "languages"),
    *("zoom-fit", "zoom-near", "zoom-fit-brief", "zoom-near-brief"),
)
"""Words that every panel has."""


def page_words(game: str, state: State) -> dict[str, Any]:
    """The words of the page by key, and what each rule and each sign in the picture says.

    Args:
        game: the key of the game.
        state: the position whose signs are explained.
    """
    shared = panel_words()
    return {
        **{key: shared[key] for key in _SHARED},
        "language": current(),
        "exercises": sentence("training-exercises", {}),
        "answer": sentence("training-your-answer", {}),
        "check": sentence("training-check", {}),
        "skip": sentence("training-skip", {}),
        "next": sentence("panel-lesson-next", {}),
        "more": sentence("training-more", {}),
        "less": sentence("training-less", {}),
        "up": sentence("training-up", {}),
        "down": sentence("training-down", {}),
        "drop": sentence("training-drop", {}),
        "no-arrows": sentence("training-no-arrows", {}),
        "from": sentence("training-from", {}),
        "mark-right": sentence("training-mark-right", {}),
        "mark-wrong": sentence("training-mark-wrong", {}),
        "mark-missed": sentence("training-mark-missed", {}),
        "keys": sentence("training-keys", {}),
        "keys-number": sentence("training-keys-number", {}),
        "lost": sentence("training-lost", {}),
        "rules": rule_words(game, school_of(state).editions.of(state)),
        "meanings": [list(sign) for sign in showing_of(state).signs(state)],
    }
