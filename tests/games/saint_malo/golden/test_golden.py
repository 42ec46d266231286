"""The playthroughs are what the rules play now."""

import pytest

from tests.games.golden import compare
from tests.games.saint_malo.golden import FOLDER, PLAYED, file_of, playthrough

TOLD = (
    *("D1 rolled", "D2 rolled", "D2 kept", "A3 turned", "L1 delivered", "C1 placed", "W1 placed"),
    *("H1 placed", "P2 points", "P4 points", "P5 coins", "P6 points", "P7 points", "P8 points"),
    *("P9 logs_used", "W2 side_complete", "G4 side_broken", "W3 bonus", "W4 bonus", "R1 pirates"),
    *("R2 attack", "R3 held", "R3 cannon_lost", "E1 city_full", "E1 last_round", "E3 final"),
    "E4 won",
)
"""Every kind of event, by the rule that it is told with."""


@pytest.mark.parametrize("players", PLAYED)
def test_playthrough(players: int) -> None:
    compare(file_of(players), playthrough(players), "tests.games.saint_malo.golden")


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {file_of(players) for players in PLAYED}


def test_every_kind_of_event_is_told_in_one_of_them() -> None:
    text = "".join(file_of(players).read_text(encoding="utf-8") for players in PLAYED)
    assert [event for event in TOLD if f" {event}:" not in text] == []
