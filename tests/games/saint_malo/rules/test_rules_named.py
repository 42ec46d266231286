"""Every rule of Saint Malo has a test that is named after it."""

from pathlib import Path

import pytest

from tests.games.named import named_rules

NUMBERS = {"S": 3, "G": 6, "D": 3, "A": 6, "L": 2, "C": 2, "W": 5, "H": 2, "P": 9, "R": 4, "E": 4}
RULES = [f"{letter}{n}" for letter, last in NUMBERS.items() for n in range(1, last + 1)]
FOUND = named_rules(Path(__file__).parent)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: str) -> None:
    assert rule in FOUND


def test_no_test_is_named_after_a_rule_that_is_not_there() -> None:
    assert set(RULES) >= FOUND
