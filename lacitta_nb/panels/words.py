"""The words on every panel that never change: buttons and headings, by the end of their key."""

from fractions import Fraction
from functools import cache
from typing import Final

from lacitta_nb.lessons.rulebook import rules_of
from lacitta_nb.lessons.school import school_for
from lacitta_nb.texts import current, percentage, rule_texts, sentence
from lacitta_nb.texts.numbers import halves_text

KEYS: Final = (
    *("board", "phases", "run", "confirm", "cancel", "undo", "undo-decision", "redo"),
    *("redo-decision", "coordinates", "changes", "happened", "nothing-yet", "players"),
    *("coordinates-far", "areas"),
    *("player", "start", "out", "back", "here", "log", "log-all", "log-less", "file", "new"),
    *("names", "seed", "seed-any", "begin", "save", "load", "name", "download"),
    *("upload", "paste", "open-code", "code", "copy", "copied", "python", "yes", "no"),
    *("details", "result", "points", "rank", "signs", "rule"),
    *("no-kernel", "more", "less", "order", "what", "where", "add", "remove", "hint"),
    *("hint-close", "hint-why", "hint-about"),
    *("lost", "keys", "step", "next-step", "redo-end", "undo-none", "redo-none"),
    *("next-guess", "next-guess-one"),
    *(
        "undo-person",
        "redo-person",
        "languages",
        "new-seats-help",
        "busy",
        "at-work",
        "play",
        "stop",
    ),
    *("stopping", "pace", "seats", "take", "menu", "full", "full-off", "hand", "dock", "drawers"),
    *("coach", "coach-help", "coach-back", "coach-told"),
    *("rules-search", "rules-found", "rules-none", "rules-edition", "rules-all-editions"),
    *("rules-differs", "colon"),
    *("rules-example", "rules-show", "rules-terms"),
    *("drawer-players", "drawer-signs", "drawer-files", "since", "so-far", "run-brief"),
    *("danger-some", "danger-more", "danger-less", "cancel-none"),
    *("zoom-fit", "zoom-mine", "zoom-near"),
    *("zoom-fit-brief", "zoom-mine-brief", "zoom-near-brief", "guide", "guide-next"),
    *("predict", "predict-help", "guess", "guessed", "marked", "guide-away"),
    *("replay", "replay-back", "replay-pause", "replay-resume", "replay-forth", "replay-speed"),
    *("replay-mine", "replay-end", "lesson", "lesson-goal", "learn-retry", "learn-reveal"),
    *("learn-help-none", "learn-what"),
)
"""The shared words, by the end of their key."""

_USUAL: Final = {
    "look": "secrets-look",
    "show": "secrets-show",
    "hide": "secrets-hide",
    "falls": "planned",
    "stays": "unplanned",
    # `rules` are the rules themselves, beside the words.
    "drawer-rules": "rules",
}
"""Words that a game may say better, with the end of the key of what is said otherwise."""


def capital(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def chance_text(chance: Fraction) -> str:
    """A chance in whole per cent; what is possible is never 0, what is not sure never 100.

    >>> chance_text(Fraction(1, 3)), chance_text(Fraction(1, 900)), chance_text(Fraction(1))
    ('33%', '<1%', '100%')
    """
    percent = round(100 * chance)
    if chance and percent == 0:
        return percentage("<1")
    return percentage(">99" if percent == 100 and chance < 1 else str(percent))


def effect_text(effect: float) -> str:
    """How much better than something else, in whole and half points; `than_text` says than what.

    >>> effect_text(0.0), effect_text(1.4)
    ('no better', '+1½ points')
    """
    halves = round(2 * abs(effect))
    if halves == 0:
        how = "equal" if not effect else "little" if effect > 0 else "less"
    else:
        how = "much" if effect > 0 else "worse"
    return sentence("panel-hint-effect", {"how": how, "points": points_text(effect)})


def than_text(than: str = "worst") -> str:
    """What such effects are compared with.

    Args:
        than: the end of the key of its sentence.

    >>> than_text()
    'Compared with the worst choice, roughly:'
    """
    return sentence(f"panel-hint-than-{than}", {})


def points_text(points: float) -> str:
    """So many points, in whole and half ones, without a sign.

    >>> points_text(1.4), points_text(-1.0)
    ('1½ points', '1 point')
    """
    halves = round(2 * abs(points))
    return sentence("panel-hint-points", {"halves": halves, "points": halves_text(halves)})


def panel_words() -> dict[str, str]:
    """The words by key, without the `panel-ui-` that their keys begin with.

    >>> panel_words()["confirm"]
    'Confirm'
    """
    return ui_words(KEYS) | _words(tuple(_USUAL.items()), current())


def ui_words(keys: tuple[str, ...]) -> dict[str, str]:
    """Words that never change, by the end of their key, which begins with `panel-ui-`.

    >>> ui_words(("yes", "no"))
    {'yes': 'Yes', 'no': 'No'}
    """
    return dict(_words(tuple((key, key) for key in keys), current()))


def labelled(label: str, said: str) -> str:
    """Something said under a label, with the colon of the language between.

    >>> labelled("Why", "it is cheap")
    'Why: it is cheap'
    """
    return f"{label}{ui_words(('colon',))['colon']} {said}"


@cache
def _words(pairs: tuple[tuple[str, str], ...], language: str) -> dict[str, str]:
    return {word: sentence(f"panel-ui-{key}", {}, language=language) for word, key in pairs}


def rule_words(game: str, edition: str = "") -> dict[str, str]:
    """What each rule of a game says, by its number; with what an edition makes of it."""
    return _rule_words(current(), game, edition)


@cache
def _rule_words(language: str, game: str, edition: str) -> dict[str, str]:
    said = dict(rule_texts(language, game))
    if edition:
        for rule in rules_of(game, school_for(game).editions, edition):
            said[rule.number] = " ".join((rule.text, *rule.editions.values()))
    return said
