"""The page that sets the editions side by side is what the tables and the rule texts say now."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from tests.texts.messages import variables

FOLDER = Path(__file__).parents[4] / "docs"
DIFFERENT = [
    *("S3", "S5", "S12", "G2", "G3", "G5", "G7", "G8", "G9", "Y1", "Y2", "Y4"),
    *("P3", "P4", "P5", "P8", "P10", "P13", "P14", "P15", "P17", "M1", "D1", "D2a", "D4", "E1"),
    *("X1", "X2", "X3", "X4", "X5", "X6"),
]
"""The rules in which an edition differs from the one before."""


@pytest.fixture(scope="module")
def builder() -> dict[str, Any]:
    return runpy.run_path(str(FOLDER / "build_editions.py"))


def test_the_page_is_up_to_date(builder: dict[str, Any]) -> None:
    kept = (FOLDER / "editions.md").read_text(encoding="utf-8")
    assert builder["page"]() == kept, "renew it with: python docs/build_editions.py"


def test_every_rule_has_a_row(builder: dict[str, Any]) -> None:
    texts = {key.removeprefix("rule-") for key in variables("lacitta") if key.startswith("rule-")}
    assert set(builder["rules"]()) == texts
    page = builder["page"]()
    for number in texts:
        row = f"\n| **{number}** |" if number in DIFFERENT else f"\n| {number} |"
        assert page.count(row) == 1, number


def test_what_differs_is_found_in_the_tables(builder: dict[str, Any]) -> None:
    assert [number for number in builder["rules"]() if builder["differs"](number)] == DIFFERENT


def test_cells_of_rules_known_by_heart(builder: dict[str, Any]) -> None:
    row = builder["row"]
    assert row("D4") == ("they stay", "they go back at once", "=")
    assert row("Y2") == ("when a year begins", "when a year ends", "=")
    assert row("S12") == ("–", "–", "1 × lake, 1 × farmland with 2 wheat")
    assert row("P15") == ("hospital", "=", "theatre, hospital")
    assert row("P1") == ("=", "=", "=")
    assert row("X4") == ("–", "–", "yes")
