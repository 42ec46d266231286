"""F: feeding."""

import pytest

from tests.games.lacitta.support import (
    BARE,
    CULTURE,
    before_feeding,
    before_migration,
    buildings,
    choices,
    citizens,
    city,
    deciding,
    expect_refused,
    game,
    gold,
    happened,
    lane,
    pass_until,
    play,
)

WHEAT = lane(30, above=[("farm3", 1, 6), ("farm2", 10, 15), ("farm1", 20, 30)])
"""A castle or farm yields 3 on A1 to A6, 2 on A10 to A15, 1 on A20 to A30."""
FED = city(1, "A28", 1)


def test_F1_one_food_for_one_citizen() -> None:
    table = before_feeding(WHEAT, [city(0, "A5", 3), FED])
    events = table.step()
    assert citizens(table) == {"A5": 3, "A28": 1}
    fed = happened(events, "fed")
    assert [(e.rule, e.player, e.amount, e.food) for e in fed] == [
        ("F1", 0, 3, 3),
        ("F1", 1, 1, 1),
    ]
    assert not any(player.penalty for player in table.state.players)


def test_F1_a_harvest_feeds() -> None:
    settled = [city(0, "A12", 5, "farm A13", "school A14", harvest=["A13"]), FED]
    table = before_feeding(WHEAT, settled)
    events = table.step()
    assert citizens(table)["A12"] == 5  # 2 of the castle and twice 2 of the farm
    assert happened(events, "fed")[0].food == 6


def test_F1_all_food_serves_all_cities_of_a_player() -> None:
    settled = [city(0, "A1", 2, "farm A2"), city(0, "A17", 4), FED]
    table = before_feeding(WHEAT, settled)
    table.step()
    assert citizens(table) == {"A1": 2, "A17": 4, "A28": 1}


def test_F1_figures_do_not_eat() -> None:
    settled = [city(0, "A5", 3, "statue A6", figures={"A6": {"culture": 4}}), FED]
    table = before_feeding(WHEAT, settled)
    table.step()
    assert citizens(table)["A5"] == 3


def test_F1_in_turn_order() -> None:
    table = before_feeding(WHEAT, [city(0, "A5", 3), FED], start_player=1)
    assert [event.player for event in happened(table.step(), "fed")] == [1, 0]


def test_F2_surplus_citizens_go_back_to_the_supply() -> None:
    table = before_feeding(WHEAT, [city(0, "A5", 5), FED])
    supply = table.state.supply
    events = table.step()
    assert table.decision is None  # one city only: nobody is asked
    assert citizens(table)["A5"] == 3
    assert table.state.supply == supply + 2
    (hungry,) = happened(events, "hungry")
    assert (hungry.rule, hungry.player, hungry.amount, hungry.food) == ("F2", 0, 2, 3)
    assert [event.space for event in happened(events, "starved")] == ["A5", "A5"]


def test_F2_the_owner_chooses_the_cities_one_by_one() -> None:
    settled = [city(0, "A5", 3), city(0, "A12", 4), FED]
    table = before_feeding(WHEAT, settled)  # 7 citizens, 5 food
    table.step()
    assert deciding(table) == (0, "starve")
    assert sorted(choices(table)) == ["starve A12", "starve A5"]
    expect_refused(table, "starve A28", "F2")
    expect_refused(table, "starve A6", "F2")
    expect_refused(table, "pass", "F2", "F1")
    (starved,) = happened(table.play("starve A5"), "starved")
    assert (starved.rule, starved.player, starved.space) == ("F2", 0, "A5")
    assert deciding(table) == (0, "starve")
    play(table, "starve A12")
    assert citizens(table) == {"A5": 2, "A12": 3, "A28": 1}
    assert (table.year, table.phase) == (2, "start_player")


def test_F2_a_city_without_citizens_left_cannot_be_chosen() -> None:
    settled = [city(0, "A17", 1), city(0, "A5", 5), FED]  # 6 citizens, 3 food
    table = before_feeding(WHEAT, settled)
    table.step()
    play(table, "starve A17")
    assert table.decision is None  # all others leave the one city that is left
    assert citizens(table) == {"A5": 3, "A28": 1}


def test_F2_then_what_is_not_staffed_falls() -> None:
    settled = [city(0, "A12", 3, "school A11", "statue A13"), FED]  # 3 citizens, 2 food
    table = before_feeding(WHEAT, settled)
    table.step()
    assert deciding(table) == (0, "demolish")
    assert sorted(choices(table)) == ["demolish A11", "demolish A13"]
    play(table, "demolish A11")
    assert buildings(table, "A12") == {"A13": "statue"}
    assert table.phase == "start_player"


def test_F2_demolitions_come_before_the_next_player_is_counted() -> None:
    settled = [
        city(0, "A12", 3, "school A11", "statue A13"),
        city(1, "A25", 3, "school A24", "statue A26"),
    ]
    table = before_feeding(lane(30, above=[("farm2", 10, 15), ("farm2", 24, 28)]), settled)
    events = table.step()
    assert {event.player for event in events} == {0}
    events = table.play("demolish A11")
    assert [event.kind for event in events if event.kind in ("demolished", "hungry")] == [
        "demolished",
        "hungry",
    ]
    assert deciding(table) == (1, "demolish")


def test_F2_food_is_counted_once() -> None:
    # 6 citizens and 4 food: two leave, two buildings fall. What the farm among them would have fed
    # is missed next year only.
    row = ["school A11", "school A10", "quarry A9", "quarry A8", "farm A13"]
    table = before_feeding(WHEAT, [city(0, "A12", 6, *row), FED])
    table.step()
    assert sorted(choices(table)) == ["demolish A13", "demolish A8"]
    play(table, "demolish A13")
    assert sorted(buildings(table, "A12")) == ["A10", "A11", "A9"]
    assert citizens(table)["A12"] == 4
    assert table.food(0) == 2
    assert table.phase == "start_player"


def test_F2_classic_citizens_above_a_lowered_limit_stay() -> None:
    # 7 citizens, 6 food; the market is the only building that can fall.
    row = ["farm A2", "school A3", "school A4", "school A5", "school A6", "market A7"]
    table = before_feeding(WHEAT, [city(0, "A1", 7, *row), FED])
    table.step()
    assert "A7" not in buildings(table, "A1")
    assert (citizens(table)["A1"], table.limit("A1")) == (6, 5)


def test_F3_hunger_brings_the_penalty() -> None:
    table = before_feeding(WHEAT, [city(0, "A5", 5), FED])
    events = table.step()
    assert [player.penalty for player in table.state.players] == [True, False]
    (event,) = happened(events, "penalty")
    assert (event.rule, event.player) == ("F3", 0)
    pass_until(table, "politics")
    assert deciding(table) == (1, "turn")  # start player of year 2
    play(table, "pass")
    assert deciding(table) == (0, "penalty")


def test_F3_losses_by_migration_carry_no_penalty() -> None:
    table = before_migration(
        [city(0, "A1", 3, "statue A2"), city(1, "A5", 3)],
        CULTURE,
        lane(10, above=[("farm3", 1, 8)]),
    )
    table.step()
    assert citizens(table) == {"A1": 4, "A5": 2}
    table.step()
    # A's fourth citizen finds no food, B's loss was by migration.
    assert [player.penalty for player in table.state.players] == [True, False]


def test_F3_the_penalty_is_for_one_year() -> None:
    land = lane(30, above=[("farm3", 1, 6), ("farm3", 26, 30)])
    table = before_feeding(land, [city(0, "A5", 4), city(1, "A28", 1)])
    table.step()
    pass_until(table, "feeding")
    assert table.year == 2
    assert table.state.players[0].penalty is False


@pytest.mark.parametrize(("penalty", "cards"), [(True, 2), (False, 3)])
def test_F3_the_penalty_is_paid_with_a_card_and_not_with_gold(penalty: bool, cards: int) -> None:
    table = game(
        BARE,
        cities=[city(0, "A5", 3), city(1, "A15", 3)],
        players=[{"penalty": penalty}, {}],
        year=2,
    )
    play(table, "forfeit" if penalty else "pass")
    assert table.state.players[0].action_cards == cards
    assert gold(table) == [1, 1]
