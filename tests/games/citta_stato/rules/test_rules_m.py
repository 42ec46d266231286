"""M: the market."""

import pytest

from tests.games.citta_stato.support import (
    PRICES,
    at_turn,
    choices,
    deciding,
    expect_allowed,
    expect_refused,
    game,
    happened,
    market,
    of_kind,
    play,
    seat,
    supply,
)


def test_M1_rows_of_three_two_and_one_coins() -> None:
    table = game()
    assert tuple(row.price for row in table.state.table.tables.rows) == PRICES
    assert [row.places for row in table.state.table.tables.rows] == [1, 1, None]


def test_M1_any_number_at_one_coin() -> None:
    table = game(seat(cubes="Y"), market={"yellow": "3 2 1 1 1"})
    play(table, "upgrade yellow")
    assert market(table) == {"yellow": [3, 2, 1, 1, 1, 1]}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", [3]),
        ("3", [3, 2]),
        ("3 2", [3, 2, 1]),
        ("2 1", [3, 2, 1]),
        ("3 1", [3, 2, 1]),
        ("1 1", [3, 1, 1]),
    ],
)
def test_M2_a_cube_goes_to_the_highest_free_place(before: str, after: list[int]) -> None:
    table = game(seat(cubes="G"), market={"green": before, "yellow": "3"})
    play(table, "guilds")
    assert market(table) == {"green": after, "yellow": [3]}


def test_M2_stand_ins_have_columns_of_their_own() -> None:
    table = game(seat(cubes="W"), seat(cubes="B"), market={"white": "3"})
    play(table, "guilds wild 1", "politics 1 wild 1")
    assert market(table) == {"white": [3, 2], "black": [3]}


def fleet(coins: int, **columns: str) -> object:
    """A table at which somebody buys with so many coins; the yellow column is paid into."""
    track = {1: 1, 2: 2, 3: 3, 4: 4}[coins]
    table = game(seat(cubes="Y", tracks={"yellow": track}), market={"yellow": "3 2 1", **columns})
    play(table, "fleet")
    return table


def test_M3_any_cubes_at_the_prices_of_their_rows() -> None:
    table = fleet(4, green="2 1", purple="1")
    assert set(choices(table)) == {
        *("buy yellow 3", "buy yellow 2", "buy yellow 1"),
        *("buy green 2", "buy green 1", "buy purple 1", "done"),
    }
    events = play(table, "buy green 2")
    assert [(e.rule, e.colour, e.amount) for e in happened(events, "bought")] == [
        ("M3", "green", 2)
    ]
    assert of_kind(table, "buy") == {
        *("buy yellow 2", "buy yellow 1", "buy green 1", "buy purple 1"),
    }
    play(table, "buy yellow 1", "buy purple 1")
    assert supply(table) == "YGP"
    assert deciding(table) == (1, "turn")


def test_M3_too_dear_or_not_there() -> None:
    table = fleet(2, green="3 2")
    expect_refused(table, "buy green 3", "A1", "too-few-coins")
    expect_refused(table, "buy green 1", "A1", "not-in-market")
    expect_refused(table, "buy white 2", "A1", "not-in-market")
    expect_refused(table, "stay", "A1", "asks-buy")
    expect_allowed(table, "buy green 2", "done")


def test_M3_coins_left_are_lost() -> None:
    table = fleet(3, green="2")
    play(table, "buy green 2", "done")
    assert at_turn(table)
    table = game(seat(cubes="Y", tracks={"yellow": 3}), market={"green": "2"})
    play(table, "fleet", "buy green 2")  # one coin is left, the yellow cube paid costs three
    assert deciding(table) == (1, "turn")


def test_M3_nothing_slides() -> None:
    table = fleet(4, green="3 2 1 1")
    play(table, "buy green 3", "buy green 1")
    assert market(table)["green"] == [2, 1]
    assert market(table)["yellow"] == [3, 2, 1, 1]
    table = game(seat(cubes="G"), market={"green": "2 1"})
    play(table, "guilds")
    assert market(table) == {"green": [3, 2, 1]}
