"""The playthroughs are what the rules play now."""

import pytest

from tests.games.citta_stato.golden import FOLDER, PLAYED, file_of, playthrough
from tests.games.golden import compare

TOLD = (
    *("T2 paid", "M2 to_market", "M3 bought", "A3 drawn", "R5 drawn", "A4 points", "A4 disc"),
    *("T6 declined", "A2 banner", "A5 crown", "C1 card_used", "B1 card_burned", "B2 taken"),
    *("B8 republic", "U1 upgraded", "U2 passed", "A6 scheme", "A6 moved", "W1 moved"),
    *("W2 revealed", "W2 war_paid", "W2 war_unpaid", "W3 war_won", "R2 refilled", "R3 round"),
    *("R4 first_player", "O3 ghost", "O7 ghost_disc", "O7 moved", "W2 ghost_revealed"),
    *(
        "W3 ghost_won",
        "O7 scheme_gone",
        "O7 from_market",
        "O7 moved_back",
        "E2 second_score",
        "E2 card_used",
        "E3 crown",
    ),
    *("E4 final", "E5 won", "O5 solo"),
)
"""Kinds of events, by the rule that they are told with."""


@pytest.mark.parametrize("name", PLAYED)
def test_playthrough(name: str) -> None:
    compare(file_of(name), playthrough(name), "tests.games.citta_stato.golden")


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {file_of(name) for name in PLAYED}


def test_every_kind_of_event_is_told_in_one_of_them() -> None:
    text = "".join(file_of(name).read_text(encoding="utf-8") for name in PLAYED)
    assert [event for event in TOLD if f" {event}:" not in text] == []
