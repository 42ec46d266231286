"""The playthroughs are what the rules play now."""

import difflib

import pytest

from tests.golden import FOLDER, file_of, playthrough
from tests.properties.driver import KINDS, Kind


@pytest.mark.parametrize(
    "kind", KINDS, ids=lambda kind: f"{kind.players}-{kind.setup}-{kind.board}"
)
def test_playthrough(kind: Kind) -> None:
    path = file_of(kind)
    kept = path.read_text(encoding="utf-8").splitlines()
    played = playthrough(kind).splitlines()
    difference = list(difflib.unified_diff(kept, played, path.name, "played now", lineterm="", n=2))
    if difference:
        pytest.fail(
            "\n".join([*difference[:60], "Renew with: python -m tests.golden --renew"]),
            pytrace=False,
        )


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(kind).name for kind in KINDS}
