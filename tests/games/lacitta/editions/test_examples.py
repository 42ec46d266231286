"""The worked examples of the new edition's rulebook, on land made for each of them."""

import pytest

from tests.games.lacitta.editions.support import EXPANSION, WET, xgame
from tests.games.lacitta.support import (
    Fields,
    before_migration,
    choices,
    citizens,
    city,
    deciding,
    expect_allowed,
    expect_refused,
    game,
    gold,
    happened,
    lane,
    play,
    wanting,
)

FAR = city(1, "A25", 3)


def test_G7_a_castle_between_a_farm_of_3_and_a_farm_of_2_has_five_food() -> None:
    land = lane(30, above=[("farm3", 4, 6)], below=[("farm2", 4, 6)])
    assert game(land, edition="new", cities=[city(0, "A5", 3), FAR]).food(0) == 5


def test_G7_a_border_between_a_space_and_a_farm_yields_nothing() -> None:
    # Both spaces touch a farm of 1; the other farm's border leads past the second of them. There
    # the farm house yields one food and not two.
    land = lane(30, above=[("farm1", 4, 9)], below=[("farm1", 4, 9)])
    land["board"]["no_yield"] = [["A7", "L2"]]
    table = game(land, edition="new", cities=[city(0, "A6", 3), FAR])
    assert happened(table.play("build farm A5"), "built")[0].food == 2
    table.undo()
    assert happened(table.play("build farm A7"), "built")[0].food == 1


def test_G3_three_empty_spaces_lie_between_two_buildings_along_the_way() -> None:
    table = game(edition="new", cities=[city(0, "A5", 3, "farm A6"), FAR])
    expect_allowed(table, "found A10 from A5")  # A7, A8 and A9 lie between
    expect_refused(table, "found A9 from A5", "P4")


def test_S3_a_tile_is_turned_over_when_only_the_other_side_is_left() -> None:
    # Forty tiles show a farm and a quarry: with 39 farms built the last one may be either.
    def stacked(farms: int) -> Fields:
        row = [f"farm A{n}" for n in range(4, 4 + farms)]
        return city(0, "A1", farms + 4, "market A2", "fountain A3", *row)

    land = lane(60, above=[("lake", 1, 60)])
    table = game(land, edition="new", cities=[stacked(39), city(1, "A58", 3)])
    expect_allowed(table, "build farm A43", "build quarry A43")
    full = game(land, edition="new", cities=[stacked(40), city(1, "A58", 3)])
    expect_refused(full, "build farm A44", "S3")
    expect_refused(full, "build quarry A44", "S3")


def test_Y4_a_quarry_at_two_mountains_and_one_at_one_pay_three_gold() -> None:
    land = lane(30, above=[("mountain", 5, 6)], below=[("mountain", 6, 7)])
    settled = [city(0, "A5", 4, "quarry A6", "quarry A7"), FAR]
    table = game(land, edition="new", phase="income", cities=settled)
    assert [table.state.table.mountains[table.board.index[name]] for name in ("A6", "A7")] == [2, 1]
    events = table.step()
    assert [(event.space, event.amount) for event in happened(events, "income")] == [
        ("A6", 2),
        ("A7", 1),
    ]
    assert gold(table) == [1 + 3, 1]


def test_V1_the_service_of_most_cards_is_the_voice() -> None:
    table = game(
        edition="new",
        phase="reveal_voice",
        cities=[city(0, "A5", 3), FAR],
        voice=wanting("health", "culture", "health", "education"),
    )
    assert [event.service for event in happened(table.step(), "wished")] == ["health"]


def test_M1_the_example_of_education_between_green_and_blue() -> None:
    green = city(0, "A5", 4, "university A6")
    blue = city(1, "A10", 4, "school A9")
    table = before_migration([green, blue], wanting(*["education"] * 3, "health"), edition="new")
    assert table.neighbours("A5") == ["A10"]  # A7 and A8 lie between
    (event,) = happened(table.step(), "migrated")
    assert (event.player, event.other, event.points) == (0, 1, (3.0, 1.0))
    assert citizens(table) == {"A5": 5, "A10": 3}


def test_M3_the_example_of_two_wishes() -> None:
    """Blue's A has more culture than green, blue's B more education; green is between them.

    Green's city has more education than A and less culture than both.
    """
    settled = [
        city(0, "A4", 4, "palace A5"),
        city(0, "A14", 4, "university A13", "statue A15"),
        city(1, "A9", 5, "school A8", "farm A10"),
    ]
    voice = wanting("culture", "education", "education", "culture")
    table = before_migration(settled, voice, edition="new")
    table.step()
    assert deciding(table) == (0, "wish")
    assert sorted(choices(table)) == ["wish A4 culture", "wish A4 education"]
    events = table.play("wish A4 culture")
    # City B draws the same citizen under either wish, so blue is not asked; then comes green.
    taken = [(event.space, event.source) for event in happened(events, "migrated")]
    assert taken == [("A4", "A9"), ("A14", "A9")]
    assert citizens(table) == {"A4": 5, "A14": 5, "A9": 3}
    assert deciding(table) == (1, "wish")
    (event,) = happened(table.play("wish A9 education"), "migrated")
    assert (event.space, event.source, event.points) == ("A9", "A4", (1.0, 0.0))
    assert citizens(table) == {"A4": 4, "A14": 5, "A9": 4}


def test_P15_the_example_of_the_theatre() -> None:
    table = xgame(
        cities=[city(0, "A5", 3, "theatre A6"), FAR],
        players=[{"gold": 2}, {}],
        display=["bread_and_circuses"],
    )
    table.play("bread_and_circuses A6 2 education")
    assert gold(table)[0] == 0
    assert table.services("A5") == {"culture": 0.5, "education": 2.5, "health": 0}


@pytest.mark.parametrize(
    ("built", "points"),
    [(["theatre A6", "fountain A7"], 0), (["theatre A6", "fountain A7", "theatre A4"], 3)],
)
def test_E1_the_example_of_theatres_in_the_final_scoring(built: list[str], points: int) -> None:
    table = xgame(WET, phase="over", year=6, cities=[city(0, "A5", 5, *built), FAR])
    assert (table.scores()[0].citizens, table.scores()[0].bonus) == (5, points)


def test_Y4_the_example_of_a_port_between_two_lakes() -> None:
    land = lane(30, above=[("lake", 5, 6)], below=[("lake", 6, 7)])
    table = game(land, edition=EXPANSION, phase="income", cities=[city(0, "A5", 3, "port A6"), FAR])
    table.step()
    assert gold(table) == [2, 1]


def test_X1_roads_hem_another_city_in() -> None:
    # Two roads leave one empty space to the other city, which nobody may build on any more.
    table = xgame(cities=[city(0, "A5", 1), city(1, "A9", 3, "farm A10")])
    expect_allowed(table, "roads A6 A7")
    play(table, "roads A6 A7")
    expect_refused(table, "build farm A8", "P7")
    assert "A8" not in " ".join(choices(table))
