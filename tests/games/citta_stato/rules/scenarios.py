"""The scenarios of the solo game as the rule page tells them, and tables that stand in one."""

from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.citta_stato.support import happened, play, seat, solo

CITY = {1: "amalfi", 2: "venezia", 3: "ancona", 4: "ragusa"}
OWN = {1: "oligarchy_crowns", 2: "oligarchy", 3: "oligarchy", 4: "plutocracy"}
OFFER = {
    1: {"plutocracy_crowns", "doge_crowns"},
    2: {"doge_crowns"},
    3: {"plutocracy_crowns"},
    4: {"plutocracy_crowns", "oligarchy"},
}
PAIR = {1: "YO", 2: "GO", 3: "GP", 4: "OP"}
MARKET = {1: "YYGGOOPPWB", 2: "YYGGOOPP", 3: "YYGOOP", 4: "YGOP"}
SCHEMES = {
    1: "turning_point decree republican_fate ideology",
    2: "ideology credit_policy decree republican_fate",
    3: "credit_policy diplomacy turning_point republican_fate",
    4: "diplomacy decree republican_fate credit_policy",
}
DRAWN = {1: 2, 2: 3, 3: 4, 4: 5}
REQUIRED = {1: (18, 19, 20), 2: (21, 23, 25), 3: (24, 27, 30), 4: (27, 31, 35)}
SCENARIO = pytest.mark.parametrize("scenario", [1, 2, 3, 4])
FULL_MARKET = {"green": "3 2 1 1", "white": "3 2", "purple": "1"}
TRACKS = {"yellow": 3, "green": 1, "orange": 2, "purple": 4}


def begun(scenario: int, number: int = 1, crowns: int = 0, seed: int = 1) -> Any:
    return lc.citta_stato.new_solo(scenario, number, crowns, seed)


def act(scenario: int, letter: str, **fields: Any) -> tuple[Any, list[Any]]:
    """A table at which the ghost has drawn a cube of this colour, and what happened."""
    table = solo(scenario, ghost=letter, **fields)
    return table, play(table, "pass")


def result(scenario: int, number: int, **human: Any) -> Any:
    """How a solo game ends."""
    table = solo(scenario, number, human=seat(**human), phase="final", round=7)
    events = table.step()
    (told,) = happened(events, "solo")
    assert (told.rule, told.what) == ("O5", "won" if table.solo.won else "lost")
    assert told.amount == table.solo.bonus_crowns
    assert happened(events, "won") == []
    return table.solo
