"""The language that is being spoken: a setting of the session, or of a few lines of it.

>>> with speaking("en"):
...     current()
'en'
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from lacitta_nb.texts.catalogue import ENGLISH, check

_SPOKEN: Final = ContextVar("language", default=ENGLISH)


def current() -> str:
    """The language of sentences for which no other is named."""
    return _SPOKEN.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in a language, as long as the block lasts.

    Other threads, and what is awaited elsewhere, go on in their own language.

    Args:
        language: one of those that there are sentences in.

    Raises:
        LookupError: there are no sentences in that language; says which languages there are.
    """
    check(language)
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)
