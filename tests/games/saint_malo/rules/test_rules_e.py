"""E: the end."""

from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.saint_malo.support import (
    OUTER,
    SPACES,
    counted,
    deciding,
    ended,
    full_but,
    game,
    happened,
    idle,
    play,
    seat,
    turn,
)

PARTS = ("points", "city", "coins", "logs", "churches", "cannons")


def fill(table: Any, space: str = "E5") -> Any:
    """The table after the mover has filled the last space."""
    return turn(table, "head log log log log", "use citizen", f"place {space}")


def finished(*seats: dict[str, Any]) -> Any:
    """A game that is over: the last of these seats filled its city in the last turn of a round."""
    table = fill(game(*seats, players=len(seats), turns=len(seats) - 1))
    table.step()
    assert table.over
    return table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("begins", [0, 1])
def test_E1_the_current_round_is_the_last(players: int, begins: int) -> None:
    for place in range(players):
        seats = [seat() for _ in range(players)]
        mover = (begins + place) % players
        seats[mover] = full_but("E5")
        table = game(*seats, players=players, start_player=begins, turns=players + place)
        table = fill(table)
        movers = []
        for _ in range(players - place):
            table.run()
            if table.decision is not None:
                movers.append(deciding(table)[0])
                table = idle(table)
        assert table.over
        assert movers == [(begins + later) % players for later in range(place + 1, players)]
        assert table.position()["turns"] == 2 * players


def test_E1_it_is_told() -> None:
    table = game(full_but("E5"), dice="head log log log log")
    events = play(table, "use citizen", "place E5")
    assert [(e.rule, e.player) for e in happened(events, "city_full")] == [("E1", 0)]
    assert [e.rule for e in happened(events, "last_round")] == ["E1"]
    assert ended(table)
    assert not table.over


def test_E1_the_last_space_may_be_filled_with_anything() -> None:
    for dice, text in (
        ("crate log log log log", "use crate 1"),
        ("cross log log log log", "use cross 1"),
        ("head head head log log", "use architect"),
    ):
        table = game(seat(), full_but("E5"), turns=1, dice=dice)
        play(table, text, "place E5")
        table.step()
        assert table.over


def test_E1_a_wall_may_fill_it() -> None:
    table = game(seat(), full_but("G6", wall="G2 G3 G4 G5"), turns=1, dice="wall log log log log")
    play(table, "use wall 1", "place G6")
    table.step()
    assert table.over
    assert table.scores()[1].points == 3


def test_E1_one_empty_space_is_not_full() -> None:
    table = game(seat(), full_but("E5 E6"), turns=1, dice="head log log log log")
    events = play(table, "use citizen", "place E5")
    assert happened(events, "city_full") == []
    table.run()
    assert deciding(table) == (0, "roll")


def test_E1_a_second_city_may_be_filled_in_the_last_round() -> None:
    table = fill(game(full_but("E5"), full_but("E5"), seat(), players=3))
    table = fill(table)
    table = idle(table)
    table.step()
    assert table.over
    assert [score.city for score in table.scores()] == [5, 5, 0]


def test_E1_the_last_round_is_told_once() -> None:
    table = fill(game(full_but("E5"), full_but("E5"), seat(), players=3))
    table = fill(table)
    assert [e.player for e in happened(table.events, "city_full")] == [1]
    assert happened(table.events, "last_round") == []


def test_E1_a_city_that_was_full_before_is_not_told_again() -> None:
    table = game(seat(), full_but(), turns=1, dice="log log log log log")
    assert happened(table.play("use nothing"), "city_full") == []


def test_E1_a_city_full_from_the_beginning_ends_no_round_before_it_is_played() -> None:
    table = game(full_but())
    table.run()
    assert deciding(table) == (0, "roll")


def test_E1_nothing_can_be_done_after_the_end() -> None:
    table = finished(seat(), full_but("E5"))
    assert (table.phase, table.decision) == ("over", None)
    assert table.legal_actions() == []
    with pytest.raises(lc.GameOver):
        table.step()
    with pytest.raises(lc.GameOver):
        table.play("use nothing")


def test_E2_a_turn_ends_after_its_attacks() -> None:
    table = game(full_but("E5"), boxes=3, dice="head log log log swords")
    kinds = [event.kind for event in play(table, "use citizen", "place E5")]
    assert kinds.index("attack") < kinds.index("last_round")
    assert kinds.index("cannon_lost") < kinds.index("last_round")
    assert counted(table, "cannons_lost") == [1, 1]


def test_E2_attacks_of_the_last_round_count() -> None:
    table = fill(game(full_but("E5"), seat(), boxes=3))
    table = turn(table, "log log log log swords", "use nothing")
    table.step()
    assert [score.cannons for score in table.scores()] == [-5, -5]


def test_E2_nothing_else_ends_the_game() -> None:
    table = game(seat(points=99, wall=OUTER), boxes=23, turns=1)
    table = turn(table, "swords swords swords swords swords", "use nothing")
    table.run()
    assert not table.over
    assert deciding(table) == (0, "roll")


def test_E3_each_part() -> None:
    told = full_but("E5", points=10, coins=7, logs=2, cannons_lost=2, church1="C4", church2="C5")
    table = finished(seat(points=4, coins=0, logs=0, cannons_lost=1, church1="A4"), told)
    first, second = table.scores()
    assert (first.points, first.city, first.coins, first.logs) == (4, 0, 0, 0)
    assert (first.churches, first.cannons, first.total, first.empty) == (1, -5, 0, 40)
    assert (second.points, second.city, second.coins, second.logs) == (11, 5, 3, 2)
    assert (second.churches, second.cannons, second.total, second.empty) == (4, -10, 15, 0)
    assert [first.rank, second.rank] == [2, 1]


def test_E3_is_told_part_by_part() -> None:
    told = full_but("E5", points=10, coins=7, logs=2, cannons_lost=2, church1="C4", church2="C5")
    table = game(seat(points=4, coins=0, logs=0), told, turns=1)
    table = fill(table)
    events = table.step()
    final = happened(events, "final")
    assert [(e.rule, e.player, e.amount) for e in final] == [("E3", 0, 4), ("E3", 1, 15)]
    assert all(sum(points for _, points in e.parts) == e.amount for e in final)
    assert {part: points for part, points in final[1].parts if points} == {
        "points": 11,
        "city": 5,
        "coins": 3,
        "logs": 2,
        "churches": 4,
        "cannons": -10,
    }


@pytest.mark.parametrize(
    ("coins", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (19, 9), (20, 10)]
)
def test_E3_a_point_for_every_two_coins(coins: int, points: int) -> None:
    assert game(seat(coins=coins)).scores()[0].coins == points


@pytest.mark.parametrize("logs", [0, 1, 2, 9])
def test_E3_a_point_for_every_log(logs: int) -> None:
    assert game(seat(logs=logs)).scores()[0].logs == logs


@pytest.mark.parametrize("lost", range(7))
def test_E3_five_points_less_for_each_cannon_lost(lost: int) -> None:
    score = game(seat(cannons_lost=lost, coins=0, logs=0)).scores()[0]
    assert (score.cannons, score.total) == (-5 * lost, -5 * lost)


def test_E3_before_the_end_it_tells_what_would_count_now() -> None:
    table = lc.saint_malo.new_game(players=3, seed=1)
    for player, score in enumerate(table.scores()):
        assert score.player == player
        assert [getattr(score, part) for part in PARTS] == [0, 0, 1, 2, 0, 0]
        assert (score.total, score.empty, score.rank) == (3, 41, 1)


def test_E3_the_five_points_only_for_a_full_city() -> None:
    assert game(full_but("E5")).scores()[0].city == 0
    assert [score.city for score in finished(seat(), full_but("E5")).scores()] == [0, 5]


def test_E4_most_points_win() -> None:
    table = finished(seat(points=30), seat(points=31), full_but("E5"))
    assert [score.rank for score in table.scores()] == [2, 1, 3]
    (won,) = happened(table.events, "won")
    assert (won.rule, won.players, won.amount) == ("E4", (1,), 31 + 1 + 2)


def test_E4_a_tie_goes_to_the_emptier_city() -> None:
    # 3 coins and 2 logs bring each 3 points; the last seat gets 5 for its city and 1 for a citizen.
    table = finished(seat(points=20, house="E4"), seat(points=20), full_but("E5", points=14))
    assert [score.total for score in table.scores()] == [23, 23, 23]
    assert [score.empty for score in table.scores()] == [40, 41, 0]
    assert [score.rank for score in table.scores()] == [2, 1, 3]
    (won,) = happened(table.events, "won")
    assert (won.players, won.what) == ((1,), "empty")
    told = "; at equal points more empty spaces decide"
    assert told in str(won)
    assert table.box.panel.showing.title(table).endswith(f"{told}, 41 against 40")


def test_E4_then_the_win_is_shared() -> None:
    table = finished(seat(points=20), seat(points=20), full_but("E5"))
    assert [score.rank for score in table.scores()] == [1, 1, 3]
    (won,) = happened(table.events, "won")
    assert (won.players, won.amount, won.what) == ((0, 1), 23, "")
    assert "decide" not in table.box.panel.showing.title(table)


def test_E4_equal_ranks_anywhere() -> None:
    table = game(
        seat(points=5), seat(points=9), seat(points=5), seat(points=5, house="E5"), players=4
    )
    assert [score.rank for score in table.scores()] == [2, 1, 2, 4]


def test_E4_a_win_may_have_points_below_nought() -> None:
    poor = {"coins": 0, "logs": 0, "points": 0}
    table = finished(seat(**poor, cannons_lost=2), full_but("E5", **poor, cannons_lost=6))
    assert [score.total for score in table.scores()] == [-10, 5 + 1 - 30]
    (won,) = happened(table.events, "won")
    assert (won.players, won.amount) == ((0,), -10)


def test_E1_a_city_has_forty_five_spaces() -> None:
    assert len(SPACES) == 45
    assert game().scores()[0].empty == 45 - 4
