"""No sentence stands twice: what is changed at one place would stay wrong at the other."""

from collections import defaultdict

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from lacitta_nb.registry import SHIPPED
from tests.texts.messages import entries

ALIKE: dict[str, dict[frozenset[str], str]] = {
    "lacitta": {
        frozenset(
            {"report-out", "panel-danger-out"}
        ): "a line of a table, and a piece of a sentence",
        frozenset(
            {"study-column-now", "study-column-food-now"}
        ): "the column holds text or a number",
        frozenset({"study-column-come", "study-column-gained"}): "columns of two tables",
        frozenset({"study-column-rule", "panel-ui-rule"}): "a column, and a word before a number",
        frozenset({"study-column-point", "panel-ui-more"}): "a point in a table, and a button",
        frozenset({"panel-ui-edition", "panel-ui-rules-edition"}): "a field, and a filter",
        frozenset({"phase-politics", "rules-part-P"}): "a phase, and a heading of rules",
        frozenset({"phase-migration", "rules-part-M"}): "a phase, and a heading of rules",
        frozenset({"phase-feeding", "rules-part-F"}): "a phase, and a heading of rules",
    },
    "saintmalo": {
        frozenset({heading, word}): "a heading of rules, and a word on the table"
        for heading, word in (
            ("rules-part-D", "panel-ui-dice"),
            ("rules-part-H", "panel-ui-churches"),
            ("rules-part-L", "panel-ui-logs"),
            ("rules-part-R", "drawing-pirates"),
        )
    },
}
"""Sentences that say the same today, and why they are two all the same, by game."""


@pytest.mark.parametrize("game", SHIPPED)
def test_no_sentence_stands_twice(game: str) -> None:
    """In what is shared and in a game; two games may well say the same of their own."""
    by_text: dict[str, set[str]] = defaultdict(set)
    for _, entry in entries("en", "", game):
        if isinstance(entry, ast.Message) and entry.value is not None:
            by_text[" ".join(serialize_pattern(entry.value).split())].add(entry.id.name)
    twice = {frozenset(keys) for keys in by_text.values() if len(keys) > 1}
    assert twice == set(ALIKE[game])
