"""What is wrong with the text of an action that cannot be read, and what may be meant.

>>> unreadable("buil fountian L5").guess.nearest
('build fountain L5',)
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from lacitta_nb.core.errors import BadAction, Guess
from lacitta_nb.games.lacitta.constants import CIRCLES, Edition
from lacitta_nb.games.lacitta.forms import (
    CHOICES,
    EXAMPLES,
    FORMS,
    WORDS,
    Form,
    choices_in,
    kinds_in,
    matched,
)
from lacitta_nb.given import nearest

_JOINED: Final = max(word.count("_") for word in WORDS) + 1
"""Parts that a word can be made of."""
_LONGEST: Final = 8
"""Words of a text that are looked at; no action has so many."""


def unreadable(text: str, edition: Edition | None = None) -> BadAction:
    """The error that says what is wrong, as far as the first word tells what was meant.

    Args:
        text: what was written.
        edition: the one that is played, of which words are told; None: those of all are.
    """
    words = _tidy(text.split())
    if not words or words[0] not in FORMS:
        kinds = ", ".join(kinds_in(edition))
        return BadAction("bad-action", guess=_guess(words, edition), text=text, kinds=kinds)
    tidy = " ".join(words)
    if matched(tidy):
        return BadAction("bad-action-spelling", text=text, tidy=tidy)
    kind, *rest = words
    forms = FORMS[kind]
    part, word = _first_wrong(forms[0] if rest[:1] == ["roads"] else forms[-1], rest)
    return BadAction(
        "bad-action-part",
        guess=_guess(words, edition),
        text=text,
        part=part,
        word=word,
        choices=", ".join(_told(part, edition)),
        last=CIRCLES,
        example=EXAMPLES[kind],
    )


def _tidy(words: Sequence[str]) -> list[str]:
    """Words that are known as they are written: in small letters, joined where they are one.

    >>> _tidy(["Golden", "times", "M2"])
    ['golden_times', 'M2']
    """
    if not words:
        return []
    for count in range(min(_JOINED, len(words)), 0, -1):
        joined = "_".join(words[:count]).lower()
        if joined in WORDS:
            return [joined, *_tidy(words[count:])]
    return [words[0], *_tidy(words[1:])]


def _told(part: str, edition: Edition | None) -> tuple[str, ...]:
    """What stands in a sentence for what can be written for a part."""
    roads = choices_in(edition, "roads") if part == "building" else ()
    return (*choices_in(edition, part), *roads)


def _guess(words: Sequence[str], edition: Edition | None) -> Guess | None:
    """What may be meant: a whole action, else the one word that is mistyped."""
    if not 0 < len(words) <= _LONGEST:
        return None
    begun = list(_begun(words, edition))
    found = {
        text: None
        for kind, rest in begun
        for form in FORMS[kind]
        for text in _mended(kind, form, rest, edition)
    }
    if found:
        return Guess(" ".join(words), tuple(found))
    kind, *rest = words
    if kind not in FORMS:
        meant = [other for other, _ in begun]
        return Guess(kind, (), (*nearest(" ".join(words), meant), *meant)[0]) if meant else None
    part, word = _first_wrong(FORMS[kind][-1], rest)
    near = _near(word, _told(part, edition))
    return Guess(word, near) if near else None


def _begun(words: Sequence[str], edition: Edition | None) -> Iterator[tuple[str, Sequence[str]]]:
    """The kinds of actions that may be meant, each with the words that follow then."""
    if words[0] in FORMS:
        yield words[0], words[1:]
        return
    for count in range(1, min(_JOINED, len(words)) + 1):
        # A word of several parts may have been written in as many; any may be written in one.
        known = [k for k in kinds_in(edition) if count in (1, k.count("_") + 1)]
        for kind in nearest("_".join(words[:count]), known):
            yield kind, words[count:]


def _near(word: str, known: Sequence[str]) -> tuple[str, ...]:
    """The nearest words; of a number none, for each is as likely to be meant."""
    return nearest(word, known) if any(map(str.isalpha, word)) else ()


def _mended(kind: str, form: Form, words: Sequence[str], edition: Edition | None) -> Iterator[str]:
    """The actions of a form in which each mistyped word is one of those that are nearest."""
    options: list[tuple[str, ...]] = [(kind,)]
    left = list(words)
    for part in form:
        name = part.removesuffix("?")
        if name == "circles":
            left = [" ".join(left)]
        if left:
            word, known = left.pop(0), choices_in(edition, name)
            right = word in known or name not in CHOICES
            options.append((word,) if right else _near(word, known))
    if not left:
        yield from filter(matched, map(" ".join, product(*options)))


def _first_wrong(form: Form, words: Sequence[str]) -> tuple[str, str]:
    """The first part of a form that words do not fill, with the word that stands there."""
    left = list(words)
    for part in form:
        name = part.removesuffix("?")
        if name == "circles":
            return name, " ".join(left)
        if not left:
            return "missing", ""
        word = left.pop(0)
        if word not in CHOICES.get(name, (word,)):
            return name, word
    return "too-much", " ".join(left)
