"""S: set-up."""

import random

import pytest

import lacitta_nb as lc
from tests.games.saint_malo.support import (
    PRINTED,
    ROW,
    boxes,
    city,
    counted,
    deciding,
    expect_bad,
    expect_refused,
    game,
    happened,
    idle,
    position,
    seat,
    turn,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_S1_everyone_begins_alike(players: int) -> None:
    table = lc.saint_malo.new_game(players=players, seed=1)
    assert (table.phase, table.decision, table.over) == ("throw", None, False)
    assert len(table.players) == players
    assert counted(table, "coins") == [3] * players
    assert counted(table, "logs") == [2] * players
    assert counted(table, "points") == [0] * players
    assert counted(table, "cannons_lost") == [0] * players
    assert boxes(table) == 0
    for player in range(players):
        assert city(table, player) == dict.fromkeys(PRINTED, "crate")
        assert table.defence(player) == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_S1_a_row_of_the_pirates_fits_the_number_of_players(players: int) -> None:
    short = game(players=players, boxes=ROW[players] - 2, dice="log crate wall cross swords")
    assert happened(short.play("use nothing"), "attack") == []
    full = game(players=players, boxes=ROW[players] - 1, dice="log crate wall cross swords")
    (attack,) = happened(full.play("use nothing"), "attack")
    assert (attack.row, attack.amount) == (1, 1)


def test_S1_players_have_names() -> None:
    table = lc.saint_malo.new_game(players=["Anne", "Marc", "Loïc"], seed=1)
    assert [player.name for player in table.players] == ["Anne", "Marc", "Loïc"]
    assert table.defence("Marc") == 0


@pytest.mark.parametrize("players", [0, 1, 6])
def test_S1_two_to_five_play(players: int) -> None:
    with pytest.raises(lc.BadSetting):
        lc.saint_malo.new_game(players=players, seed=1)


def test_S2_a_printed_crate_fills_its_space() -> None:
    table = game(dice="cross crate log wall head")
    table.play("use cross 1")
    for space in PRINTED:
        expect_refused(table, f"place {space}", "G1")
    assert len(table.legal_actions()) == 45 - 4


def test_S2_printed_crates_count_for_a_merchant() -> None:
    table = turn(game(), "head head head log wall", "use merchant", "place C3")
    assert counted(table, "coins") == [3 + 4, 3]  # B2, B3, C2 and D2


def test_S2_a_position_may_name_printed_crates_or_not() -> None:
    named = game(seat(crate="B2 B3 C2 D2"))
    assert named.state == game().state
    expect_bad(position(seat(house="B2")), "G1", "S2")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_S3_clockwise_from_the_start_player(first: int) -> None:
    table = lc.saint_malo.new_game(players=3, seed=1, start_player=first)
    table.run()
    order = []
    for _ in range(7):
        order.append(deciding(table)[0])
        table = idle(table)
        table.run()
    assert order == [(first + n) % 3 for n in range(7)]
    assert table.position()["start_player"] == first


@pytest.mark.parametrize("players", [2, 3, 5])
def test_S3_who_begins_is_drawn_by_the_seed(players: int) -> None:
    found = []
    for seed in range(20):
        table = lc.saint_malo.new_game(players=players, seed=seed)
        table.run()
        drawn = int(random.Random(f"{seed}/begin").random() * players)
        assert deciding(table)[0] == drawn == table.position()["start_player"]
        found.append(drawn)
    assert set(found) == set(range(players))


def test_S3_a_start_player_may_be_named() -> None:
    table = lc.saint_malo.new_game(players=["Anne", "Marc"], seed=1, start_player="Marc")
    table.run()
    assert deciding(table) == (1, "roll")


def test_S3_who_moves_follows_from_the_turns_made() -> None:
    table = game(players=3, start_player=2, turns=5, dice="log log log log log")
    assert deciding(table) == ((2 + 5) % 3, "use")
    assert game(players=3, start_player=2, turns=5, to_move=1).position()["to_move"] == 1
    expect_bad(position(players=3, start_player=2, turns=5, to_move=0))
