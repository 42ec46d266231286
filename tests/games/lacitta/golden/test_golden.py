"""The playthroughs are what the rules play now."""

import re

import pytest

from tests.games.golden import compare
from tests.games.lacitta.golden import FOLDER, PLAYED, file_of, playthrough
from tests.games.lacitta.properties.driver import Kind
from tests.texts.examples import EVENTS


@pytest.mark.parametrize("kind", PLAYED, ids=str)
def test_playthrough(kind: Kind) -> None:
    compare(file_of(kind), playthrough(kind), "tests.games.lacitta.golden")


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(kind).name for kind in PLAYED}


def test_every_kind_of_event_is_told_in_one_of_them() -> None:
    """But that a city grows while all 130 citizens are on the board: that is too rare to meet."""
    text = "".join(file_of(kind).read_text(encoding="utf-8") for kind in PLAYED)
    told = set(re.findall(r"^ +[A-Z]\d+[a-z]? (\w+):", text, re.MULTILINE))
    assert {event.kind for event, _ in EVENTS} - told == {"no_supply"}


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("new", ["D4 over_limit", "D2 city_lost", "E1 scored"]),
        (
            "expansion",
            [
                *("X1 built", "X2 built", "X4 road_given_up", "D2a demolished"),
                *("building theatre", "building port", "building large_farm", "building estate"),
            ],
        ),
    ],
)
def test_what_an_edition_brings_is_played(edition: str, told: list[str]) -> None:
    kinds = [kind for kind in PLAYED if kind.edition == edition]
    text = "".join(file_of(kind).read_text(encoding="utf-8") for kind in kinds)
    assert [words for words in told if words not in text] == []
