"""The language that is being spoken: of a block, of the session, or of the environment.

What is said first counts: the block that one is in (`speaking`), the session (`speak`), the
environment variable `LACITTA_LANGUAGE`; else it is English.

The session's language is the one setting that this package keeps, and it is the process's, not the
context's: a notebook is one session, whose cells, clicks and threads run in contexts of their own.
Older kernels run each cell in a copy of the context, so that what a cell sets there is forgotten
after it, and a click may come in on another thread, which sees nothing of it. A block, on the other
hand, is about the lines in it alone, so it is kept in the context.

>>> with speaking("en"):
...     current()
'en'
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from lacitta_nb.texts.catalogue import none_such
from lacitta_nb.texts.shelves import ENGLISH, languages

VARIABLE: Final = "LACITTA_LANGUAGE"
"""The environment variable that names the language of what is begun in it."""

NO_LANGUAGE: Final = ("c", "posix")
"""What systems call it when no language is chosen, as in most containers."""

_BLOCK: Final = ContextVar[str | None]("language", default=None)


class _Session:
    """What `speak` has said last, or None."""

    language: str | None = None


def current() -> str:
    """The language of sentences for which no other is named.

    Raises:
        UnknownLanguageError: the environment asks for one that there are no sentences in.
    """
    return _BLOCK.get() or _Session.language or _of_the_environment() or ENGLISH


def speak(language: str | None) -> None:
    """Say everything in a language from now on, in this notebook or program.

    Panels that are on the screen keep the language that they have: it is changed in their menu.
    A block of `speaking` goes on in its own.

    Args:
        language: one of `languages`, also as systems write it, such as `de_AT.UTF-8`; None: what
            the environment variable `LACITTA_LANGUAGE` asks for, else English.

    Raises:
        UnknownLanguageError: there are no sentences in that language; says which there are.

    >>> speak("en")
    >>> speak(None)
    """
    _Session.language = None if language is None else tongue(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in a language, as long as the block lasts.

    Other threads, and what is awaited elsewhere, go on in their own language.

    Args:
        language: one of `languages`, also as systems write it, such as `de_AT.UTF-8`.

    Raises:
        UnknownLanguageError: there are no sentences in that language; says which there are.
    """
    before = _BLOCK.set(tongue(language))
    try:
        yield
    finally:
        _BLOCK.reset(before)


def tongue(language: str) -> str:
    """The language that is meant: the one of that name, else that of which it is a kind.

    Args:
        language: a name as people, browsers (`de-AT`) or systems (`de_DE.UTF-8`) write it.

    Raises:
        UnknownLanguageError: there are no sentences in it; says which languages there are.

    >>> tongue("en_GB.UTF-8"), tongue("EN")
    ('en', 'en')
    """
    known = _known(language)
    if known is None:
        raise none_such(language)
    return known


def _known(name: object) -> str | None:
    """The language of a name, or None; the plain name first, since it is nearly always that."""
    if not isinstance(name, str):
        return None
    there = languages()
    tried = (name, re.split(r"[.@]", name)[0].replace("_", "-").lower())
    whole = next((known for known in tried if known in there), None)
    kind = tried[-1].partition("-")[0]
    return whole or (kind if kind in there else None)


def _of_the_environment() -> str | None:
    """What the environment asks for; None where it asks for nothing."""
    asked = os.environ.get(VARIABLE, "").strip()
    if not asked or re.split(r"[.@]", asked)[0].lower() in NO_LANGUAGE:
        return None
    known = _known(asked)
    if known is None:
        raise none_such(asked, VARIABLE)
    return known
