"""A made-up language of La Città, in a folder of its own beside the real ones."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from lacitta_nb.texts import shelves as shelving
from lacitta_nb.texts.shelves import Shelf, shelves
from tests.texts.messages import entries

SIGN = "¿"
"""Every sentence of the made-up language begins with it, and goes on in English."""
NUMBERS = "from lacitta_nb.games.lacitta.texts.numbers import NUMBERS as NUMBERS\n"


def everything() -> str:
    """Every sentence that La Città says in English, with the sign before it."""
    found = entries("en", "", "lacitta")
    return "".join(FluentSerializer().serialize_entry(_marked(entry)) for _, entry in found)


def _marked(entry: ast.Message) -> ast.Message:
    if entry.value is not None:
        entry.value.elements.insert(0, ast.TextElement(SIGN))
    for attribute in entry.attributes:
        attribute.value.elements.insert(0, ast.TextElement(SIGN))
    return entry


@contextmanager
def announced(
    folder: Path, language: str, sentences: str, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """La Città has these sentences, too, as long as the block lasts."""
    package = f"made_up_{language}"
    texts = folder / package / "texts"
    texts.mkdir(parents=True)
    (texts / f"all.{language}.ftl").write_text(sentences, encoding="utf-8")
    (texts / "numbers.py").write_text(NUMBERS, encoding="utf-8")
    real, own = shelves(), Shelf(texts, "lacitta", package)
    with monkeypatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setattr(shelving, "shelves_of", lambda _: (*real, own))
        yield
    for name in [name for name in sys.modules if name.split(".")[0] == package]:
        del sys.modules[name]
