"""Every rule of the classic game has a test that is named after it."""

import ast
import re
from pathlib import Path

import pytest

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


def named_rules() -> set[str]:
    names = [
        node.name
        for path in Path(__file__).parent.glob("test_rules_[a-z]*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    found: set[str] = set()
    for name in names:
        match = re.match(r"test((?:_[SGYPVMDFE]\d+)+)_", name)
        if match:
            found.update(match.group(1).split("_")[1:])
    return found


@pytest.mark.parametrize("rule", CLASSIC)
def test_every_rule_has_a_test(rule: str) -> None:
    assert rule in named_rules()


def test_no_test_is_named_after_a_rule_that_is_not_there() -> None:
    assert named_rules() <= {*CLASSIC, "S12"}
