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
    "cittastato": {
        frozenset(keys.split()): why
        for keys, why in (
            ("word- training-none study-no-cube", "nothing of several kinds"),
            ("rules-part-P panel-table-schemes", "a heading of rules, and one of a table"),
            ("rules-part-K panel-table-cities", "a heading of rules, and one of a table"),
            ("rules-part-X panel-ui-expansion", "a heading of rules, and a field"),
            ("panel-ui-tracks panel-table-tracks", "a word on the table, and a heading"),
            ("panel-ui-points panel-ui-first", "points while one plays, and the first score"),
            ("panel-ui-crown-signs panel-ui-drawer-signs", "crown signs, and all signs"),
            ("panel-banners panel-cubes", "tiles and cubes"),
            ("panel-yes study-yes", "an answer of two rooms"),
            ("phase-second_score exercise-second-best", "a phase, and a kind of exercise"),
            ("word-supply study-column-bag-supply", "a word, and a column"),
            ("word-bag study-column-bag-bag", "a word, and a column"),
            ("word-stand_in study-column-pay-stand-in", "a word, and a column"),
            ("word-form study-column-form-form", "a word, and a column"),
            ("word-first_score study-column-pair-first", "a word, and a column"),
            ("word-second_score study-column-pair-second", "a word, and a column"),
            ("word-present study-column-present-card", "a word, and a column"),
            ("word-card study-column-second-card", "a word, and a column"),
            ("word-left study-side-left", "a word, and a value of a column"),
            ("word-right study-side-right", "a word, and a value of a column"),
            ("word-scheme study-shift-scheme", "a word, and a value of a column"),
            ("study-column-pair-crowns study-form-crowns", "a column, and an axis"),
            ("study-column-pair-inside study-pair-inside", "a column, and an axis"),
            ("study-column-pair-outside study-pair-outside", "a column, and an axis"),
            ("study-column-pay-price study-column-buy-price", "columns of two tables"),
            ("study-column-form-spaces study-column-shift-steps", "columns of two tables"),
        )
    }
    | {
        frozenset(
            {f"study-column-{table}-colour" for table in ("present", "second", "bag", "pay")}
        ): "columns of four tables",
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
