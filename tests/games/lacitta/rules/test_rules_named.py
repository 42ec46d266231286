"""Every rule of the classic game has a test that is named after it."""

from pathlib import Path

import pytest

from tests.games.named import named_rules

CLASSIC = [
    *(f"S{n}" for n in range(1, 12)),
    *(f"G{n}" for n in range(1, 10)),
    *(f"Y{n}" for n in range(1, 7)),
    *(f"P{n}" for n in range(1, 20)),
    "V1",
    *(f"M{n}" for n in range(1, 8)),
    *(f"D{n}" for n in range(1, 7)),
    *(f"F{n}" for n in range(1, 4)),
    *(f"E{n}" for n in range(1, 4)),
]
"""The numbers of the rules, without those of the other editions (S12, D2a and the list X)."""
NAMED = named_rules(Path(__file__).parent)


@pytest.mark.parametrize("rule", CLASSIC)
def test_every_rule_has_a_test(rule: str) -> None:
    assert rule in NAMED


def test_no_test_is_named_after_a_rule_that_is_not_there() -> None:
    assert {*CLASSIC, "S12"} >= NAMED
