"""G: ground terms."""

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.rules import refusal
from tests.games.lacitta.support import (
    CULTURE,
    Fields,
    before_migration,
    bow,
    choices,
    citizens,
    city,
    expect_allowed,
    expect_refused,
    game,
    gold,
    lane,
    play,
    position,
)


def test_G1_a_city_grows_only_from_its_own_buildings() -> None:
    table = game(cities=[city(0, "A5", 4, "farm A6"), city(1, "A12", 4, "farm A11")])
    expect_allowed(table, "build farm A4", "build farm A7")
    expect_refused(table, "build farm A8", "P5")
    expect_refused(
        table, "build farm A13", "P5", "P7"
    )  # beside another city, and none of one's own


def test_G1_every_building_hangs_on_its_castle() -> None:
    lc.load(position(cities=[city(0, "A5", 4, "farm A6", "farm A7"), city(1, "A12", 3)]))
    with pytest.raises(lc.BadFile):
        lc.load(position(cities=[city(0, "A5", 4, "farm A7"), city(1, "A12", 3)]))


@pytest.mark.parametrize(
    "text",
    ["build farm Z9", "found Z9 from A5", "found A25 from Z9", "golden_times Z9 1", "palace Z9"],
)
def test_G1_an_unknown_space_is_refused(text: str) -> None:
    table = game(cities=[city(0, "A5", 4), city(1, "A12", 3)], display=["golden_times", "palace"])
    expect_refused(table, text, "G1")


def test_G2_a_citizen_is_surplus_when_the_castle_holds_two() -> None:
    # Four citizens, three buildings: two of them stand on the castle.
    table = game(cities=[city(0, "A5", 4, "farm A6", "farm A7"), city(1, "A12", 3)])
    expect_allowed(table, "build farm A4", "found A25 from A5")
    play(table, "build farm A4", "pass")
    expect_refused(table, "build farm A3", "P5")
    expect_refused(table, "found A25 from A5", "P4")


def test_G2_nobody_is_asked_from_which_building_a_citizen_leaves() -> None:
    # Five citizens, three buildings: one leaves, all stay staffed.
    table = before_migration(
        [city(0, "A5", 5, "farm A4", "farm A6"), city(1, "A9", 2, "statue A10")], CULTURE
    )
    table.step()
    assert citizens(table) == {"A5": 4, "A9": 3}
    assert table.decision is None
    assert table.phase == "feeding"


def test_G3_distance_runs_over_spaces_the_closed_ones_too() -> None:
    # O1 and O7 have the closed C1 and C2 between them; the open way round has five spaces.
    table = game(
        bow(short_cut=True), cities=[city(0, "O2", 3, "farm O1"), city(1, "O6", 3, "farm O7")]
    )
    assert table.neighbours("O2") == ["O6"]


def test_G3_distance_never_runs_across_a_landscape() -> None:
    # As the crow flies two hexagons lie between O1 and O7; over the spaces there are five.
    table = game(bow(short_cut=False), cities=[city(0, "O1", 3), city(1, "O7", 3)])
    assert table.neighbours("O1") == []


def test_G3_distance_is_that_of_the_nearest_buildings() -> None:
    table = game(cities=[city(0, "A5", 3), city(1, "A12", 4, "farm A11", "farm A10", "farm A9")])
    assert table.neighbours("A5") == []  # A6, A7, A8 are empty
    table = game(cities=[city(0, "A5", 4, "farm A6"), city(1, "A12", 4, "farm A11", "farm A10")])
    assert table.neighbours("A5") == []  # A7, A8, A9
    table = game(cities=[city(0, "A5", 4, "farm A6"), city(1, "A10", 4, "farm A9")])
    assert table.neighbours("A5") == ["A10"]  # A7, A8


@pytest.mark.parametrize(
    ("farm", "castle", "near"),
    [("A8", "A9", True), ("A9", "A10", True), ("A10", "A11", False), ("A11", "A12", False)],
)
def test_G4_neighbours_have_at_most_two_empty_spaces_between(
    farm: str, castle: str, near: bool
) -> None:
    table = game(cities=[city(0, "A5", 3, "farm A6"), city(1, castle, 3, f"farm {farm}")])
    assert table.neighbours("A5") == ([castle] if near else [])
    assert table.neighbours(castle) == (["A5"] if near else [])


def test_G4_cities_of_one_owner_are_no_neighbours() -> None:
    table = game(
        cities=[
            city(0, "A5", 3, "farm A6"),
            city(0, "A9", 3),
            city(1, "A13", 3, "farm A12"),
        ]
    )
    assert table.neighbours("A5") == []
    assert table.neighbours("A9") == ["A13"]
    assert table.neighbours("A13") == ["A9"]


WATER = lane(12, above=[("lake", 1, 12)])


@pytest.mark.parametrize(
    ("built", "limit"),
    [
        ([], 5),
        (["farm A2", "statue A3"], 5),
        (["market A2"], 8),
        (["fountain A2"], 5),
        (["bathhouse A2"], 5),
        (["market A2", "hospital A3"], 8),
        (["market A2", "fountain A3"], None),
        (["market A2", "bathhouse A3"], None),
    ],
)
def test_G5_limit_of_a_city(built: list[str], limit: int | None) -> None:
    table = game(WATER, cities=[city(0, "A1", 5, *built), city(1, "A12", 3)])
    assert table.limit("A1") == limit


@pytest.mark.parametrize(
    ("settled", "grows"),
    [
        (city(0, "A1", 4, "farm A2", "farm A3", "farm A4"), True),
        (city(0, "A1", 5, "farm A2", "farm A3", "farm A4", "farm A5"), False),
        (city(0, "A1", 5), False),
        (city(0, "A1", 7, "market A2", "farm A3"), True),
        (city(0, "A1", 8, "market A2", "farm A3"), False),
        (city(0, "A1", 8, "market A2", "fountain A3"), True),
        (city(0, "A1", 19, "market A2", "bathhouse A3"), True),
        (city(0, "A1", 5, "fountain A2"), False),
    ],
)
def test_G6_all_citizens_count_wherever_they_stand(settled: Fields, grows: bool) -> None:
    table = game(WATER, phase="growth", cities=[settled, city(1, "A12", 3)])
    table.step()
    assert citizens(table)["A1"] == settled["citizens"] + grows


def test_G6_figures_are_no_citizens() -> None:
    crowded = city(0, "A1", 4, "statue A2", figures={"A2": {"culture": 3}})
    table = game(cities=[crowded, city(1, "A12", 3)], display=["golden_times"])
    play(table, "golden_times A1 1")
    assert citizens(table)["A1"] == 5


FIELDS = lane(
    14,
    above=[("farm3", 1, 4), ("farm2", 4, 8), ("mountain", 8, 11)],
    below=[("farm1", 1, 4), ("lake", 4, 7), ("farm1", 8, 11)],
)


@pytest.mark.parametrize(
    ("settled", "food"),
    [
        (city(0, "A1", 3), 4),  # the castle of the rulebook's picture: 3 and 1 wheat
        (city(0, "A5", 3), 2),  # two wheat and a lake
        (city(0, "A4", 3), 6),  # at the corner of 3, 1 and 2, and a lake
        (city(0, "A13", 3), 0),
        (city(0, "A1", 3, "farm A2"), 8),  # a tile feeds every castle and farm beside it
        (city(0, "A1", 3, "farm A2", "farm A3"), 12),
        (city(0, "A1", 3, "school A2"), 4),  # nothing else yields food
        (city(0, "A9", 3, "farm A10"), 2),
        (city(0, "A9", 3, "farm A10", "quarry A8"), 2),
        (city(0, "A2", 3, "farm A1", harvest=["A1"]), 12),
    ],
)
def test_G7_food_of_castles_and_farms(settled: Fields, food: int) -> None:
    other = city(1, "A14" if settled["castle"] != "A13" else "A1", 3)
    table = game(FIELDS, cities=[settled, other])
    assert table.food(0) == food


def test_G7_food_of_all_cities_together() -> None:
    table = game(FIELDS, cities=[city(0, "A1", 3), city(0, "A6", 4, "farm A7"), city(1, "A14", 3)])
    assert table.food(0) == 4 + 2 + 2
    assert table.food(1) == 0


def test_G7_a_printed_border_takes_the_yield() -> None:
    land = lane(6, above=[("farm3", 1, 4)])
    land["board"]["no_yield"] = [["A1", "L1"]]
    table = game(land, cities=[city(0, "A1", 3, "farm A2"), city(1, "A6", 3)])
    assert table.food(0) == 3


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("statue", (1, 0, 0)),
        ("palace", (2, 0, 0)),
        ("cathedral", (3, 0, 0)),
        ("school", (0, 1, 0)),
        ("university", (0, 3, 0)),
        ("fountain", (0, 0, 1)),
        ("bathhouse", (0, 0, 2)),
        ("hospital", (0, 1, 1)),
        ("farm", (0, 0, 0)),
        ("quarry", (0, 0, 0)),
        ("market", (0, 0, 0)),
    ],
)
def test_G8_services_of_a_building(building: str, points: tuple[int, int, int]) -> None:
    table = game(WATER, cities=[city(0, "A1", 3, f"{building} A2"), city(1, "A12", 3)])
    assert table.services("A1") == dict(
        zip(("culture", "education", "health"), points, strict=True)
    )


def test_G8_services_of_a_city_add_up() -> None:
    built = ["statue A2", "palace A3", "hospital A4", "school A5", "bathhouse A6"]
    table = game(WATER, cities=[city(0, "A1", 6, *built), city(1, "A12", 3)])
    assert table.services("A1") == {"culture": 3, "education": 2, "health": 3}


SMALL = ("farm", "quarry", "school", "statue", "fountain", "market")
MEDIUM = ("palace", "bathhouse", "hospital")
LARGE = ("cathedral", "university")


def builder(gold_: int = 9) -> Game:
    """Someone at the water with the master builder on display."""
    return game(
        WATER,
        cities=[city(0, "A1", 4), city(1, "A12", 3)],
        players=[{"gold": gold_}, {}],
        display=["master_builder"],
    )


@pytest.mark.parametrize(
    ("kinds", "price"),
    [(SMALL, 1), (MEDIUM, 2), (LARGE, 4)],
)
def test_G9_size_sets_what_the_master_builder_takes(kinds: tuple[str, ...], price: int) -> None:
    for kind in kinds:
        table = builder()
        play(table, f"master_builder {kind} A2")
        assert gold(table)[0] == 9 - price


def test_G9_an_action_card_builds_small_buildings_only() -> None:
    table = builder()
    expect_allowed(table, *(f"build {kind} A2" for kind in SMALL))
    listed = {text.split()[1] for text in choices(table) if text.startswith("build ")}
    assert listed == set(SMALL)
    for kind in (*MEDIUM, *LARGE):
        with pytest.raises(lc.BadAction, match="puts up a small building"):
            refusal(table.state, Action("build", "A2", building=kind))


def test_G9_what_belongs_to_the_expansion_is_not_built_in_the_classic_game() -> None:
    table = builder()
    for text in ("build theatre A2", "roads A2", "port A2", "large_farm A2", "estate A2"):
        assert table.why_not(text) is not None
    for text in ("master_builder theatre A2", "master_builder port A2", "master_builder roads A2"):
        assert table.why_not(text) is not None
