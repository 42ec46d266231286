"""How tests expect a file to be refused: at its place, with what was expected there."""

import sys
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from lacitta_nb.core.errors import OF_ALL, BadFile
from lacitta_nb.files import read_source
from lacitta_nb.games.citta_stato import formats as citta_stato
from lacitta_nb.games.lacitta.formats import FORMATS, board_from, state_from_position
from lacitta_nb.games.saint_malo import formats as saint_malo
from tests.files.samples import Fields


def refusal(read: Callable[[Any], object], given: object) -> BadFile:
    """The error that reading raises."""
    with pytest.raises(BadFile) as caught:
        read(given)
    return caught.value


def work_of(task: Callable[[], object]) -> int:
    """How many calls and returns the task makes: its cost, whatever else the machine is doing."""
    count = 0

    def counting(*_: object) -> None:
        nonlocal count
        count += 1

    sys.setprofile(counting)
    try:
        task()
    finally:
        sys.setprofile(None)
    return count


def load(source: object) -> object:
    """Read anything to its end, as a user's `load` does."""
    data = read_source(source)
    read: Mapping[str, Callable[[Fields], object]] = {
        "lacitta-board/1": board_from,
        "lacitta-position/1": state_from_position,
        "lacitta-game/1": FORMATS.read_saved_game,
        "saintmalo-tables/1": saint_malo.tables_from,
        "saintmalo-position/1": saint_malo.state_from_position,
        "saintmalo-game/1": saint_malo.FORMATS.read_saved_game,
        "cittastato-tables/1": citta_stato.tables_from,
        "cittastato-position/1": citta_stato.state_from_position,
        "cittastato-game/1": citta_stato.FORMATS.read_saved_game,
    }
    return read[data["format"]](data)


def expect(source: object, place: str, problem: str) -> None:
    error = refusal(load, source)
    assert (error.place, error.problem) == (place, problem)
    whole = f"the content {problem}" if error.key in OF_ALL else problem
    told = f"{place}: {problem}" if place else whole
    assert str(error).partition("\n")[0] == told == str(error.problems[0])
