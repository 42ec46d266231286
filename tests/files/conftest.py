"""The tests of files know the games of this package, not those that other tests announce."""

import pytest

from lacitta_nb import registry
from lacitta_nb.files import reading


@pytest.fixture(autouse=True)
def _shipped_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "homes", lambda: registry.SHIPPED)
