"""E: the end and the scoring."""

import pytest

from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.texts import speaking
from tests.games.lacitta.support import (
    CULTURE,
    Fields,
    before_feeding,
    city,
    game,
    happened,
    lane,
    pass_until,
)

WATER = lane(40, above=[("lake", 1, 40)])


def at_the_end(settled: list[Fields], players: list[Fields] | int = 2) -> Game:
    return game(WATER, phase="over", year=6, cities=settled, players=players, voice=CULTURE)


@pytest.mark.parametrize(
    ("built", "bonus"),
    [
        ([], 0),
        (["statue A6", "school A7", "fountain A8"], 3),
        (["palace A6", "hospital A7"], 3),
        (["hospital A6"], 0),  # it counts for what it shows: health and education
        (["hospital A6", "school A7"], 0),
        (["hospital A6", "fountain A7"], 0),
        (["cathedral A6", "university A7"], 0),
        (["cathedral A6", "university A7", "bathhouse A8"], 3),
        (["statue A6", "statue A7", "school A8"], 0),
    ],
)
def test_E1_a_point_a_citizen_and_three_for_all_services(built: list[str], bonus: int) -> None:
    table = at_the_end([city(0, "A5", 5, *built), city(1, "A20", 3)])
    score = table.scores()[0]
    assert (score.citizens, score.bonus, score.penalty, score.total) == (5, bonus, 0, 5 + bonus)


def test_E1_three_points_for_each_such_city() -> None:
    full = ["palace A6", "hospital A7"]
    table = at_the_end(
        [
            city(0, "A5", 4, *full),
            city(0, "A12", 3, "palace A13", "hospital A14"),
            city(0, "A20", 2, "school A21"),
            city(1, "A30", 3, "palace A31"),
            city(1, "A35", 3, "hospital A36"),
        ]
    )
    first, second = table.scores()
    assert (first.citizens, first.bonus, first.total) == (9, 6, 15)
    assert (second.citizens, second.bonus, second.total) == (6, 0, 6)  # in one city, not in two


def test_E1_the_game_ends_with_year_six() -> None:
    land = lane(30, above=[("farm3", 1, 6), ("farm3", 26, 30)])
    table = before_feeding(land, [city(0, "A5", 3), city(1, "A28", 2)], year=6)
    events = table.step()
    assert table.over
    assert (table.year, table.phase, table.decision) == (6, "over", None)
    assert table.legal_actions() == []
    scored = happened(events, "scored")
    assert {(event.rule, event.player, event.amount) for event in scored} == {
        ("E1", 0, 3),
        ("E1", 1, 2),
    }


def test_E1_figures_are_off_the_board_by_then() -> None:
    land = lane(30, above=[("farm3", 1, 6), ("farm3", 26, 30)])
    crowned = city(0, "A5", 3, "hospital A6", figures={"A6": {"health": 2}})
    table = before_feeding(land, [crowned, city(1, "A28", 2)], year=6)
    table.step()
    assert table.state.figures == ()
    assert table.scores()[0].bonus == 0


def test_E2_five_points_less_for_hunger_in_year_six() -> None:
    land = lane(30, above=[("farm3", 1, 6), ("farm3", 26, 30)])
    table = before_feeding(land, [city(0, "A5", 5), city(1, "A28", 3)], year=6)
    events = table.step()
    first, second = table.scores()
    assert (first.citizens, first.penalty, first.total) == (3, -5, -2)  # once, for two who left
    assert (second.penalty, second.total) == (0, 3)
    (event,) = happened(events, "penalty")
    assert (event.rule, event.player) == ("E2", 0)
    assert (first.rank, second.rank) == (2, 1)


def test_E2_hunger_in_year_five_costs_no_points() -> None:
    land = lane(30, above=[("farm3", 1, 6), ("farm3", 26, 30)])
    table = before_feeding(land, [city(0, "A5", 4), city(1, "A28", 1)], year=5, start_player=1)
    table.step()
    # The fourth citizen comes back by growth and leaves again in year 6, unless a farm feeds it.
    pass_until(table, "politics")
    table.play("forfeit")
    table.play("pass")
    table.play("build farm A6")
    pass_until(table, "over")
    assert table.scores()[0].penalty == 0
    assert table.scores()[0].total == 4


def test_E2_a_position_after_the_end_keeps_the_penalty() -> None:
    table = at_the_end(
        [city(0, "A5", 5), city(1, "A20", 3)], players=[{"penalty": True}, {"penalty": False}]
    )
    assert [score.total for score in table.scores()] == [0, 3]


@pytest.mark.parametrize(
    ("gold", "ranks"),
    [
        ([1, 2, 3], [3, 2, 1]),
        ([4, 4, 1], [1, 1, 3]),
        ([2, 2, 2], [1, 1, 1]),
        ([0, 7, 7], [3, 1, 1]),
    ],
)
def test_E3_ties_are_broken_by_gold_and_then_shared(gold: list[int], ranks: list[int]) -> None:
    table = at_the_end(
        [city(0, "A5", 3), city(1, "A12", 3), city(2, "A20", 3)],
        players=[{"gold": amount} for amount in gold],
    )
    assert [score.rank for score in table.scores()] == ranks
    assert [score.gold for score in table.scores()] == gold


def test_E3_points_come_before_gold() -> None:
    table = at_the_end([city(0, "A5", 4), city(1, "A12", 3)], players=[{"gold": 0}, {"gold": 20}])
    assert [score.rank for score in table.scores()] == [1, 2]


TOLD = {
    "en": "Bo wins with 3 points; at equal points more gold decides, 7 against 5",
    "de": "Bo gewinnt mit 3 Punkten; bei gleich vielen Punkten entscheidet mehr Gold, 7 gegen 5",
    "fr": "Bo gagne avec 3 points\u00a0; à égalité de points, le plus d’or décide, 7 contre 5",
}


@pytest.mark.parametrize("language", TOLD)
def test_E3_the_panel_tells_that_gold_decided(language: str) -> None:
    rich = [{"name": "Al", "gold": 5}, {"name": "Bo", "gold": 7}, {"name": "Cy", "gold": 2}]
    three = [city(0, "A5", 3), city(1, "A12", 3), city(2, "A20", 3)]
    table = at_the_end(three, players=rich)
    with speaking(language):
        assert table.box.panel.showing.title(table).endswith(TOLD[language])
    for players in ([{"gold": 5}, {"gold": 5}, {"gold": 5}], [{"gold": 0}] * 3):
        equal = at_the_end(three, players=players)
        assert "gold" not in equal.box.panel.showing.title(equal)
    ahead = at_the_end([city(0, "A5", 4), city(1, "A12", 3)], players=rich[:2])
    assert "gold" not in ahead.box.panel.showing.title(ahead)
