"""The rules after which the tests of a folder are named."""

import ast
import re
from pathlib import Path


def named_rules(folder: Path) -> set[str]:
    """The numbers in the names of the tests: `test_W2_W3_…` names two."""
    names = [
        node.name
        for path in folder.glob("test_rules_[a-z]*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    found: set[str] = set()
    for name in names:
        match = re.match(r"test((?:_[A-Z]\d+)+)_", name)
        if match:
            found.update(match.group(1).split("_")[1:])
    return found
