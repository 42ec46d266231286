"""Every rule in which an edition differs has a test here that is named after it."""

import ast
import re
from pathlib import Path

import pytest

DIFFERENT = {
    "n": ("Y1", "Y2", "Y6", "P2", "P15", "D4", "D6", "E3"),
    "x": (
        *("S3", "S5", "S12", "G2", "G3", "G5", "G7", "G8", "G9", "Y4"),
        *("P3", "P4", "P5", "P7", "P8", "P10", "P13", "P14", "P17"),
        *("M1", "D1", "D2", "D2a", "D3", "D4", "E1", "X1", "X2", "X3", "X4", "X5", "X6"),
    ),
}


def named_rules(part: str) -> set[str]:
    source = Path(__file__).with_name(f"test_rules_{part}.py").read_text(encoding="utf-8")
    names = [n.name for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef)]
    found: set[str] = set()
    for name in names:
        match = re.match(r"test((?:_[SGYPVMDFEX]\d+a?)+)_", name)
        if match:
            found.update(match.group(1).split("_")[1:])
    return found


@pytest.mark.parametrize(
    ("part", "rule"), [(part, rule) for part, rules in DIFFERENT.items() for rule in rules]
)
def test_every_difference_has_a_test(part: str, rule: str) -> None:
    assert rule in named_rules(part)
