"""Things of two games may have one name: each game's sentences come first where it is told of."""

from types import MappingProxyType

import pytest

from lacitta_nb import registry
from lacitta_nb.texts import describe, phase_title, rule_text, rule_texts
from tests.contract.nim.rules import Event


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second game that has La Città's sentences, too, in front of all others."""
    homes = {"nim": "tests.contract.nim.box", "lacitta": registry.SHIPPED["lacitta"]}
    monkeypatch.setattr(registry, "homes", lambda: MappingProxyType(homes))


@pytest.mark.usefixtures("alike")
def test_the_sentence_is_that_of_the_game_that_is_told_of() -> None:
    assert rule_text("N1", game="nim").startswith("In turn")
    assert rule_text("G1", game="nim").startswith("A toy")
    assert not rule_text("G1", game="lacitta").startswith("A toy")
    assert set(rule_texts(game="nim")) == {"G1", "N1", "N2", "N3"}
    assert "N1" not in rule_texts(game="lacitta")
    assert phase_title("take", game="nim") == "Take stones"
    assert describe(Event("took", "N1", 0, 2), ["Anne"], game="nim") == "Anne took 2 of the stones."
