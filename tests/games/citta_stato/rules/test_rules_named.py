"""Every rule of Città-Stato has a test that is named after it."""

from pathlib import Path

import pytest

from tests.games.named import named_rules

NUMBERS = {
    "S": 7,
    "T": 7,
    "M": 3,
    "A": 6,
    "C": 7,
    "B": 9,
    "U": 2,
    "R": 5,
    "W": 5,
    "P": 6,
    "K": 8,
    "E": 5,
    "O": 8,
    "X": 6,
}
RULES = [f"{letter}{n}" for letter, last in NUMBERS.items() for n in range(1, last + 1)]
FOUND = named_rules(Path(__file__).parent)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: str) -> None:
    assert rule in FOUND


def test_no_test_is_named_after_a_rule_that_is_not_there() -> None:
    assert set(RULES) >= FOUND
