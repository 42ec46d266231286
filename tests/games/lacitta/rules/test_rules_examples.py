"""Worked examples of the rulebooks, played from end to end."""

from tests.games.lacitta.support import (
    buildings,
    choices,
    citizens,
    city,
    deciding,
    display,
    game,
    gold,
    happened,
    lane,
    pass_until,
)

EXAMPLE = lane(
    30,
    above=[("farm3", 3, 5), ("mountain", 6, 8), ("farm3", 22, 26)],
    below=[("lake", 1, 2), ("farm1", 3, 5), ("farm1", 22, 26)],
)
"""Two farm landscapes of 4 wheat at A3 to A5, a lake at A1 and A2, a mountain at A6 to A8."""


def test_Y5_P3_P13_the_first_year_of_the_city_building_example() -> None:
    cards = [
        "palace",
        "bathhouse",
        "cathedral",
        "university",
        "hospital",
        "master_builder",
        "palace",
    ]
    table = game(
        EXAMPLE,
        phase="start_player",
        cities=[city(0, "A4", 3), city(1, "A24", 3)],
        display=cards,
        politics={"deck": [*["golden_times"] * 3, "hospital", *["closeness"] * 2, "golden_times"]},
    )
    assert table.food(0) == 4

    table.run()  # start player, voice, income, growth
    assert (table.phase, deciding(table)) == ("politics", (0, "turn"))
    assert citizens(table)["A4"] == 4
    assert gold(table)[0] == 1

    (farm,) = happened(table.play("build farm A5"), "built")
    assert farm.food == 4
    assert table.food(0) == 8
    table.play("pass")

    table.play("build quarry A6")
    table.play("pass")
    assert table.limit("A4") == 5

    supply = table.state.supply
    table.play("build market A3")
    assert table.state.supply == supply - 1
    assert citizens(table)["A4"] == 5
    assert table.limit("A4") == 8
    table.play("pass")

    table.play("bathhouse A2")
    assert gold(table)[0] == 0
    assert display(table)[1] == "hospital"
    assert table.limit("A4") is None
    table.play("pass")

    # No surplus citizen, no action card, no gold: nothing is left but the top card of the deck.
    assert choices(table) == ["pass"]
    table.play("pass")
    table.play("pass")
    assert table.phase == "reveal_voice"
    assert buildings(table, "A4") == {
        "A2": "bathhouse",
        "A3": "market",
        "A5": "farm",
        "A6": "quarry",
    }

    pass_until(table, "growth")
    assert table.year == 2
    assert citizens(table)["A4"] == 5  # no neighbours, and food for eight
    assert gold(table)[0] == 1
    table.step()
    assert citizens(table)["A4"] == 6


def test_G7_the_example_of_blue_in_the_beginners_set_up() -> None:
    # A castle beside landscapes of 3 and of 1 wheat brings four food.
    table = game(EXAMPLE, cities=[city(0, "A4", 3), city(1, "A10", 3)])
    assert (table.food(0), table.food(1)) == (4, 0)


def test_P5_the_example_of_two_farm_sites() -> None:
    # Beside 2 and 3 wheat a farm yields 5, beside water and 1 wheat it yields 1.
    land = lane(
        30,
        above=[("farm2", 1, 3), ("farm1", 5, 8)],
        below=[("farm3", 1, 3), ("lake", 5, 8)],
    )
    table = game(land, cities=[city(0, "A4", 3), city(1, "A20", 3)])
    assert happened(table.play("build farm A3"), "built")[0].food == 5
    table.undo()
    assert happened(table.play("build farm A5"), "built")[0].food == 1


def test_P15_the_example_of_a_hospital_with_a_figure() -> None:
    # Either its education or its health goes up to 2.
    for service, points in (
        ("education", {"culture": 0, "education": 2, "health": 1}),
        ("health", {"culture": 0, "education": 1, "health": 2}),
    ):
        table = game(
            cities=[city(0, "A5", 3, "hospital A6"), city(1, "A20", 3)],
            display=["bread_and_circuses"],
        )
        table.play(f"bread_and_circuses A6 1 {service}")
        assert table.services("A5") == points
