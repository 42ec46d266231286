"""What `lacitta_nb.players` offers by name: to a program and to a type checker alike."""

import ast
from pathlib import Path

import pytest

from lacitta_nb import players

STUB = Path(players.__file__).with_suffix(".pyi")


@pytest.mark.parametrize("name", players.__all__)
def test_every_name_is_there(name: str) -> None:
    assert getattr(players, name).__module__.startswith("lacitta_nb.")


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'GreedierPlayer'"):
        getattr(players, "GreedierPlayer")  # noqa: B009


def test_the_stub_lends_the_same_names_from_where_they_are() -> None:
    found = {
        alias.name: node.module
        for node in ast.parse(STUB.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert set(found) == set(players.__all__)
    own = {name: getattr(players, name).__module__ for name in found}
    assert found == {**own, "Adviser": "lacitta_nb.players.hints"}
