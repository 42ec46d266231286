"""What `lacitta_nb.study` offers by name, whatever was imported before."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from lacitta_nb import study


@pytest.mark.parametrize("name", study.__all__)
def test_every_name_is_there_and_is_no_module(name: str) -> None:
    found = getattr(study, name)
    assert found.__module__.startswith("lacitta_nb.")
    assert found.__name__ == name


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'forecasting'"):
        getattr(study, "forecasting")  # noqa: B009


def test_the_stub_lends_the_same_names_from_where_they_are() -> None:
    stub = Path(study.__file__).with_suffix(".pyi")
    found = {
        alias.name: node.module
        for node in ast.parse(stub.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert found == {name: getattr(study, name).__module__ for name in study.__all__}


def test_names_load_no_more_than_they_need() -> None:
    script = (
        "import sys; from lacitta_nb.study import voice_odds; "
        "print({'pandas', 'matplotlib'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"
