"""H: churches."""

import pytest

from tests.games.saint_malo.support import (
    built,
    counted,
    ended,
    expect_allowed,
    expect_refused,
    game,
    happened,
    places,
    play,
    seat,
)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_H1_so_many_crosses_bring_one_church_of_that_size(size: int) -> None:
    table = game(dice="cross cross cross cross cross")
    events = play(table, f"use cross {size}", "place C4")
    assert [(e.rule, e.space, e.what) for e in happened(events, "placed")] == [
        ("H1", "C4", f"church{size}")
    ]
    assert built(table) == {"C4": f"church{size}"}
    assert ended(table)


def test_H1_nothing_else_is_needed() -> None:
    table = game(seat(coins=0, logs=0), dice="cross cross cross cross cross")
    expect_allowed(table, *(f"use cross {size}" for size in range(1, 6)))
    play(table, "use cross 5")
    assert len(places(table)) == 41
    table.play("place A2")
    assert counted(table, "points") == [0, 0]
    assert counted(table, "logs")[0] == 0


def test_H1_several_of_a_size_may_stand() -> None:
    table = game(seat(church2="C4 C5 C6"), dice="cross cross log log log")
    play(table, "use cross 2", "place C7")
    assert [what for what in built(table).values() if what == "church2"] == ["church2"] * 4


def test_H1_no_church_of_more_than_the_crosses() -> None:
    expect_refused(game(dice="cross cross log log log"), "use cross 3", "A3")


SERIES = [
    ("", 0),
    ("1", 1),
    ("12", 4),
    ("123", 8),
    ("1234", 13),
    ("12345", 20),
    ("5", 0),
    ("2", 0),
    ("2345", 0),
    ("1345", 1),  # the 2 is missing
    ("1245", 4),
    ("1235", 8),
    ("11", 2),
    ("111", 3),
    ("1122", 8),
    ("122", 4),
    ("112", 5),
    ("1112223", 4 + 4 + 8),
    ("11112223345", 20 + 8 + 4 + 1),
    ("111223455", 25),
    ("12233445555", 20),
    ("1122334455", 40),
]


@pytest.mark.parametrize(("sizes", "points"), SERIES)
def test_H2_churches_score_in_series_at_the_end(sizes: str, points: int) -> None:
    spaces = iter(["A2", "A3", "A4", "C4", "C5", "C6", "E1", "E2", "G6", "F7", "D7", "E5"])
    churches: dict[str, str] = {}
    for size in sizes:
        thing = f"church{size}"
        churches[thing] = f"{churches.get(thing, '')} {next(spaces)}"
    table = game(seat(coins=0, logs=0, **churches))
    score = table.scores()[0]
    assert (score.churches, score.total) == (points, points)


def test_H2_nothing_before_the_end() -> None:
    table = game(seat(church1="C4"), dice="cross cross log log log")
    events = play(table, "use cross 2", "place D4")
    assert happened(events, "points") == []
    assert counted(table, "points")[0] == 0
