"""Reads the .ftl files themselves: which sentences there are and which variables they need."""

from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from lacitta_nb.registry import SHIPPED
from lacitta_nb.texts.shelves import shelves_of


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def entries(language: str = "en", *games: str) -> list[tuple[str, Any]]:
    """Every entry of this package in a language, with the name of its file, comments left out.

    Args:
        language: the language.
        games: the keys of the games whose entries are meant, "" for the shared ones; none: all.
    """
    return [
        (file.name, entry)
        for shelf in shelves_of(tuple(SHIPPED.items()))
        if not games or shelf.game in games
        for file in sorted(shelf.folder.glob(f"*.{language}.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if not isinstance(entry, ast.BaseComment)
    ]


def variables(*games: str) -> dict[str, frozenset[str]]:
    """For each sentence of some games, or of all, the variables that it needs."""
    found = {}
    for _, entry in entries("en", *games):
        collector = _Variables()
        collector.visit(entry)
        found[entry.id.name] = collector
    return {
        key: frozenset(one.names.union(*(found[part].names for part in one.parts)))
        for key, one in found.items()
    }
