"""Sentences said anew, where a test changes what they tell of."""

from collections.abc import Iterator
from contextlib import contextmanager

from lacitta_nb.texts.catalogue import _formatted


@contextmanager
def said_anew() -> Iterator[None]:
    """What was said before is forgotten, and afterwards what is said in the block."""
    _formatted.cache_clear()
    try:
        yield
    finally:
        _formatted.cache_clear()
