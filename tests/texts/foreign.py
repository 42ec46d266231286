"""A made-up language of all games: every letter of every sentence is another one.

What is left in English on a screen shows by its letters, also in the midst of a sentence.
"""

import re
import string
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, visitor

from lacitta_nb.registry import SHIPPED
from lacitta_nb.texts import shelves as shelving
from lacitta_nb.texts.shelves import Shelf, shelves
from tests.texts.messages import entries

LANGUAGE = "qq"
"""No other made-up language is called so: words are remembered by the language they are in."""
_SMALL = "абвгдежзиклмнопрстуфхцчшэю"
LETTERS = str.maketrans(string.ascii_letters, _SMALL + _SMALL.upper())
"""What stands for each letter."""
LEFT = re.compile(r"[A-Za-z]{2,}")
"""Letters that no sentence of the language has."""


class _Foreign(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(LETTERS)
        return node


def sentences(game: str) -> str:
    """Every sentence of a game, or of the shared files (""), in the language."""
    found = (_Foreign().visit(entry) for _, entry in entries("en", game))
    return "".join(map(FluentSerializer().serialize_entry, found))


@contextmanager
def foreign_spoken_of(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The language is there, of all shipped games, as long as the block lasts."""
    shelved = []
    for game in ("", *SHIPPED):
        package = f"foreign_{game or 'shared'}"
        texts = folder / package / "texts"
        texts.mkdir(parents=True)
        (texts / f"all.{LANGUAGE}.ftl").write_text(sentences(game), encoding="utf-8")
        if game:
            own = SHIPPED[game].rpartition(".")[0]
            numbers = f"from {own}.texts.numbers import NUMBERS as NUMBERS\n"
            (texts / "numbers.py").write_text(numbers, encoding="utf-8")
        shelved.append(Shelf(texts, game, package))
    real = shelves()
    with monkeypatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setattr(shelving, "shelves_of", lambda _: (*real, *shelved))
        yield
    for name in [name for name in sys.modules if name.partition("_")[0] == "foreign"]:
        del sys.modules[name]
