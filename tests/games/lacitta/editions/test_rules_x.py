"""The expansion: roads, theatre, port, large farm and estate.

The numbers are those of the rules; expected values come from the rulebook of the new edition.
"""

from collections import Counter

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.game import Game
from tests.games.lacitta.editions.support import EXPANSION, FEW, WET, xgame, xmigration
from tests.games.lacitta.support import (
    CULTURE,
    EDUCATION,
    HEALTH,
    before_feeding,
    buildings,
    choices,
    citizens,
    city,
    deciding,
    expect_allowed,
    expect_refused,
    gold,
    happened,
    lane,
    pass_until,
    play,
)

OTHER = city(1, "A25", 2)
BUILDINGS = {"theatre": 8, "port": 8, "large_farm": 8, "estate": 5, "road": 20}


def landscapes(table: Game) -> dict[str, str]:
    tiles = table.position()["landscapes"]
    assert isinstance(tiles, dict)
    return tiles


def test_S3_X6_tiles_of_the_expansion() -> None:
    table = lc.new_game(players=2, edition=EXPANSION, seed=1)
    assert {name: table.state.tiles_left(name) for name in BUILDINGS} == BUILDINGS
    assert table.state.tiles_left("farm") == 40  # a large farm has a stack of its own


@pytest.mark.parametrize("kind", ["port", "large_farm", "estate"])
def test_X6_no_tile_left(kind: str) -> None:
    tiles = [f"{kind} A{n}" for n in range(4, 4 + BUILDINGS[kind])]
    many = city(0, "A1", 14, "market A2", "fountain A3", *tiles)
    seats = [{"gold": 9}, {}]
    table = xgame(WET, cities=[many, OTHER], players=seats, display=[kind, "master_builder"])
    spot = f"A{4 + BUILDINGS[kind]}"
    expect_refused(table, f"{kind} {spot}", "S3")
    expect_refused(table, f"master_builder {kind} {spot}", "S3")
    with pytest.raises(lc.BadFile, match="S3"):
        xgame(WET, cities=[city(0, "A1", 16, "market A2", "port A3", *tiles, f"{kind} {spot}")])


def test_X6_no_theatre_left() -> None:
    theatres = [f"theatre A{n}" for n in range(4, 12)]
    many = city(0, "A1", 14, "market A2", "fountain A3", *theatres)
    expect_refused(xgame(WET, cities=[many, OTHER]), "build theatre A12", "S3")


def test_S5_a_deck_of_its_own() -> None:
    table = lc.new_game(players=2, edition=EXPANSION, seed=1)
    cards = Counter(card for card in table.state.display if card) + Counter(table.state.deck)
    four = ("palace", "hospital", "bathhouse", "master_builder", "bread_and_circuses")
    assert cards == {
        **dict.fromkeys((*four, "golden_times", "port", "large_farm"), 4),
        **dict.fromkeys(("cathedral", "university", "rich_harvest", "closeness", "estate"), 2),
    }
    assert cards.total() == 42


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_S12_a_lake_and_a_farm_on_waste_land(players: int) -> None:
    def waste(edition: str, setup: str, seed: int) -> list[str | None]:
        table = lc.new_game(players=players, edition=edition, setup=setup, seed=seed)
        return [landscapes(table).get(area) for area in ("L23", "L24")]

    assert waste("new", "beginner", 1) == waste("new", "advanced", 1) == [None, None]
    assert waste(EXPANSION, "beginner", 1) == ["lake", "farm2"]
    drawn = {tuple(waste(EXPANSION, "advanced", seed)) for seed in range(12)}
    assert drawn == {("lake", "farm2"), ("farm2", "lake")}


def test_S12_a_board_without_waste_areas_can_be_played_too() -> None:
    table = lc.new_game(players=2, edition=EXPANSION, board="lezione", seed=3)
    pass_until(table, "over")
    assert table.year == 6


def test_G2_roads_hold_no_citizen() -> None:
    table = xgame(cities=[city(0, "A5", 2, "road A6", "road A7"), OTHER])
    expect_allowed(table, "build farm A4", "found A11 from A5")
    alone = xgame(cities=[city(0, "A5", 1, "road A6", "road A7"), OTHER])
    expect_refused(alone, "build farm A4", "P5")


def test_G3_roads_are_buildings_for_every_distance() -> None:
    apart = [city(0, "A5", 3), city(1, "A9", 3)]
    assert xgame(cities=apart).neighbours("A5") == []  # A6, A7 and A8 lie between
    table = xgame(cities=[city(0, "A5", 3, "road A6"), city(1, "A9", 3)])
    assert table.neighbours("A5") == ["A9"]
    assert table.neighbours("A9") == ["A5"]


def test_G4_a_road_given_up_ends_the_neighbourhood() -> None:
    table = xmigration([city(0, "A5", 3, "road A6"), city(1, "A9", 3)], CULTURE)
    table.step()
    assert table.neighbours("A9") == ["A5"]
    table.play("demolish A6")
    assert table.neighbours("A9") == []


def test_G5_a_port_has_waves() -> None:
    table = xgame(WET, cities=[city(0, "A5", 4, "port A6", "market A7"), city(1, "A20", 3)])
    assert table.limit("A5") is None
    dry = xgame(WET, cities=[city(0, "A5", 4, "port A6"), city(1, "A20", 3)])
    assert dry.limit("A5") == 5


FIELDS = lane(30, above=[("farm3", 4, 6), ("lake", 8, 30)], below=[("farm2", 5, 6)])
"""Five wheat beside A5 and A6, three beside A4, none farther on."""


def test_G7_food_of_ports_large_farms_and_estates() -> None:
    def food(*built: str) -> int:
        table = xgame(FIELDS, cities=[city(0, "A7", 3, *built), OTHER])
        return table.food(0)

    assert food() == 0
    assert food("farm A6") == 5
    assert food("large_farm A6") == 6
    assert food("large_farm A8") == 1
    assert food("port A8") == 1
    assert food("estate A8") == 5
    assert food("estate A6") == 5  # an estate counts no wheat
    assert food("theatre A6") == 0


def test_G7_food_comes_with_the_building() -> None:
    cards = ["port", "large_farm", "estate"]
    table = xgame(
        FIELDS, cities=[city(0, "A7", 4), OTHER], players=[{"gold": 9}, {}], display=cards
    )
    (port,) = happened(table.play("port A8"), "built")
    table.play("pass")
    (farm,) = happened(table.play("large_farm A6"), "built")
    table.play("pass")
    (estate,) = happened(table.play("estate A9"), "built")
    assert (port.food, farm.food, estate.food) == (1, 6, 5)
    assert table.food(0) == 12
    assert gold(table)[0] == 9 - 1 - 1 - 3


def test_G8_X5_half_a_point_of_culture_and_of_education() -> None:
    table = xgame(cities=[city(0, "A5", 3, "theatre A6"), OTHER])
    assert table.services("A5") == {"culture": 0.5, "education": 0.5, "health": 0}
    table = xgame(cities=[city(0, "A5", 4, "theatre A6", "theatre A4", "theatre A7"), OTHER])
    assert table.services("A5") == {"culture": 1.5, "education": 1.5, "health": 0}


def test_G8_only_the_theatre_of_the_new_buildings_serves() -> None:
    built = ["port A6", "large_farm A7", "estate A4", "road A3"]
    table = xgame(WET, cities=[city(0, "A5", 4, *built), OTHER])
    assert table.services("A5") == {"culture": 0, "education": 0, "health": 0}


def test_Y4_one_gold_for_each_port() -> None:
    # A6 lies between two lakes and pays one gold all the same.
    land = lane(30, above=[("lake", 5, 9)], below=[("lake", 5, 6)])
    settled = [city(0, "A5", 4, "port A6", "port A7"), city(1, "A20", 3)]
    table = xgame(land, phase="income", cities=settled)
    events = table.step()
    assert [(e.rule, e.player, e.space, e.amount) for e in happened(events, "income")] == [
        ("Y4", 0, "A6", 1),
        ("Y4", 0, "A7", 1),
    ]
    assert gold(table) == [3, 1]


def test_P3_an_action_card_lays_two_roads_and_builds_theatres() -> None:
    table = xgame(cities=[city(0, "A5", 3), OTHER])
    events = play(table, "roads A4 A6", "pass", "build theatre A7")
    assert [(e.space, e.building) for e in happened(events, "built")] == [
        ("A4", "road"),
        ("A6", "road"),
        ("A7", "theatre"),
    ]
    assert table.players[0].action_cards == 1
    assert citizens(table)["A5"] == 3
    expect_refused(xgame(cities=[city(0, "A5", 3), OTHER], edition="new"), "roads A4 A6", "P3")
    used = xgame(cities=[city(0, "A5", 3), OTHER], players=[{"action_cards": 0}] * 2)
    expect_refused(used, "roads A4 A6", "P3")


@pytest.mark.parametrize("kind", ["port", "large_farm", "estate"])
def test_P3_G9_no_other_building_of_the_expansion_is_small(kind: str) -> None:
    table = xgame(WET, cities=[city(0, "A5", 3), OTHER])
    assert f"build {kind} A6" not in choices(table)
    with pytest.raises(lc.BadAction):
        table.why_not(f"build {kind} A6")


def test_P4_a_new_city_keeps_its_distance_from_roads() -> None:
    table = xgame(cities=[city(0, "A5", 3, "road A6"), OTHER])
    expect_refused(table, "found A9 from A5", "P4")  # only A7 and A8 lie between
    expect_allowed(table, "found A10 from A5")
    expect_refused(table, "found A6 from A5", "P4")  # no road is replaced by a castle (X2)


def test_P5_a_road_needs_no_citizen() -> None:
    table = xgame(cities=[city(0, "A5", 1), OTHER])
    expect_refused(table, "build theatre A6", "P5")
    table.play("roads A6 A7")
    assert citizens(table)["A5"] == 1
    assert buildings(table, "A5") == {"A6": "road", "A7": "road"}


def test_P5_a_building_goes_beside_a_road() -> None:
    table = xgame(cities=[city(0, "A5", 2, "road A6", "road A7"), OTHER])
    table.play("build farm A8")
    assert buildings(table, "A5")["A8"] == "farm"
    expect_refused(xgame(cities=[city(0, "A5", 2), OTHER]), "build farm A8", "P5")


def test_P7_a_road_may_not_touch_another_city() -> None:
    for owner in (0, 1):
        table = xgame(cities=[city(0, "A5", 3), city(owner, "A8", 3), OTHER])
        expect_allowed(table, "roads A4")
        table = xgame(cities=[city(0, "A5", 3), city(owner, "A7", 3), OTHER])
        expect_refused(table, "roads A6", "P7")


def test_P8_a_port_stands_beside_a_lake() -> None:
    land = lane(30, above=[("lake", 6, 7)])
    seats = [{"gold": 9}, {}]
    table = xgame(land, cities=[city(0, "A5", 3), OTHER], players=seats, display=["port"])
    expect_refused(table, "port A4", "P8")
    expect_allowed(table, "port A6")


def test_P10_no_building_goes_at_will_and_roads_only_after_the_migration() -> None:
    table = xgame(cities=[city(0, "A5", 3, "road A6"), OTHER])
    for space in ("A5", "A6"):
        expect_refused(table, f"demolish {space}", "P1", "P10")


@pytest.mark.parametrize(("kind", "price"), [("port", 1), ("large_farm", 1), ("estate", 3)])
def test_P13_prices(kind: str, price: int) -> None:
    def at_price(coins: int) -> Game:
        seats = [{"gold": coins}, {}]
        return xgame(WET, cities=[city(0, "A5", 3), OTHER], players=seats, display=[kind])

    table = at_price(price)
    (event,) = happened(table.play(f"{kind} A6"), "built")
    assert (event.gold, event.card) == (price, kind)
    assert gold(table)[0] == 0
    expect_refused(at_price(price - 1), f"{kind} A6", "P11")


@pytest.mark.parametrize(
    ("built", "price"),
    [
        ("theatre A6", 1),
        ("roads A6", 1),
        ("roads A4 A6", 1),
        ("roads A6 A7", 1),
        ("port A6", 2),
        ("large_farm A6", 2),
        ("estate A6", 4),
    ],
)
def test_P14_G9_what_the_master_builder_takes(built: str, price: int) -> None:
    def at_price(coins: int) -> Game:
        seats = [{"gold": coins}, {}]
        settled = [city(0, "A5", 3), OTHER]
        return xgame(WET, cities=settled, players=seats, display=["master_builder"])

    table = at_price(price)
    events = happened(table.play(f"master_builder {built}"), "built")
    assert sum(event.gold for event in events) == price
    assert gold(table)[0] == 0
    assert table.players[0].action_cards == 3
    expect_refused(at_price(price - 1), f"master_builder {built}", "P11")


def test_P14_the_master_builder_of_the_new_edition_knows_none_of_them() -> None:
    seats = [{"gold": 9}, {}]
    settled = [city(0, "A5", 3), OTHER]
    table = xgame(WET, edition="new", cities=settled, players=seats, display=["master_builder"])
    for built in ("theatre A6", "port A6", "large_farm A6", "estate A6", "roads A6"):
        expect_refused(table, f"master_builder {built}", "P14")
    for card in ("port", "large_farm", "estate"):
        expect_refused(table, f"{card} A6", "P11")
    expect_refused(table, "build theatre A6", "P3")


def test_P17_only_a_farm_is_reaped_twice() -> None:
    table = xgame(
        FIELDS,
        cities=[city(0, "A7", 5, "farm A6", "large_farm A5", "port A8", "estate A9"), OTHER],
        display=["rich_harvest"],
    )
    for space in ("A5", "A7", "A8", "A9"):
        expect_refused(table, f"rich_harvest {space}", "P17")
    table.play("rich_harvest A6")
    assert table.food(0) == 2 * 5 + 6 + 1 + 5


def attracted(mine: list[str], theirs: list[str], voice: dict[str, object]) -> tuple[int, int]:
    """Citizens of A5 and of its neighbour A9 after a migration; both began with five."""
    table = xmigration([city(0, "A5", 5, *mine), city(1, "A9", 5, *theirs)], voice)
    table.step()
    return citizens(table)["A5"], citizens(table)["A9"]


def test_M1_half_a_point_beats_none() -> None:
    for voice in (CULTURE, EDUCATION):
        assert attracted(["theatre A6"], [], voice) == (5, 4)  # A5 is full; the citizen is lost
        assert attracted(["farm A6"], ["theatre A10"], voice) == (4, 5)
    assert attracted(["theatre A6"], [], HEALTH) == (5, 5)


def test_M1_two_and_a_half_beat_two() -> None:
    assert attracted(["palace A6", "theatre A4"], ["palace A10"], CULTURE) == (5, 4)
    assert attracted(["palace A6"], ["palace A10", "theatre A11"], CULTURE) == (4, 5)


def test_M1_equal_halves_change_nothing() -> None:
    assert attracted(["theatre A6"], ["theatre A10"], CULTURE) == (5, 5)
    two_theatres = ["theatre A6", "theatre A4"]
    assert attracted(two_theatres, ["statue A10"], CULTURE) == (5, 5)


def test_M1_the_event_tells_exact_halves() -> None:
    table = xmigration(
        [city(0, "A5", 3, "palace A6", "theatre A4"), city(1, "A9", 3, "theatre A10")], CULTURE
    )
    (event,) = happened(table.step(), "migrated")
    assert event.points == (2.5, 0.5)


TAKER = city(0, "A5", 3, "statue A6")


def test_D1_roads_are_not_demolished_by_themselves() -> None:
    # Two citizens for castle, farm and school; a road leads to the school and another one beyond.
    settled = [TAKER, city(1, "A10", 3, "farm A9", "road A11", "school A12", "road A13")]
    table = xmigration(settled, CULTURE)
    table.step()
    play(table, "done")
    assert deciding(table) == (1, "demolish")
    assert sorted(choices(table)) == ["demolish A12", "demolish A9"]
    for road in ("A11", "A13"):
        expect_refused(table, f"demolish {road}", "D2a", "D1")


def test_D1_roads_need_nobody() -> None:
    settled = [TAKER, city(1, "A9", 3, "farm A10", "road A11", "road A12", "road A13")]
    table = xmigration(settled, CULTURE)
    events = play_on(table)
    assert happened(events, "demolished") == []
    assert citizens(table)["A9"] == 2


def play_on(table: Game) -> list[lc.Event]:
    """The migration, in which nobody gives up a road."""
    events = table.step()
    while table.decision is not None and table.decision.kind == "give_up_roads":
        events += table.play("done")
    return events


def test_D2a_roads_fall_with_the_building_they_hang_on() -> None:
    settled = [TAKER, city(1, "A10", 3, "farm A9", "school A11", "road A12", "road A13")]
    table = xmigration(settled, CULTURE)
    play_on(table)
    assert sorted(choices(table)) == ["demolish A11", "demolish A9"]
    before = table.state.tiles_left("road")
    events = table.play("demolish A11")
    fallen = [(e.rule, e.space, e.building) for e in happened(events, "demolished")]
    assert fallen == [("D1", "A11", "school"), ("D2a", "A12", "road"), ("D2a", "A13", "road")]
    assert buildings(table, "A10") == {"A9": "farm"}
    assert table.state.tiles_left("road") == before + 2


def test_D2a_a_building_that_holds_another_one_stays_though_a_road_lies_between() -> None:
    settled = [TAKER, city(1, "A9", 3, "school A10", "road A11", "farm A12")]
    table = xmigration(settled, CULTURE)
    play_on(table)
    # Only the farm can go; the road stays, since it hangs on the school.
    assert buildings(table, "A9") == {"A10": "school", "A11": "road"}


def test_D2_a_castle_with_nothing_but_roads_goes_and_they_with_it() -> None:
    settled = [TAKER, city(1, "A10", 1, "road A9", "road A11"), city(1, "A25", 2)]
    table = xmigration(settled, CULTURE)
    assert table.state.tiles_left("road") == 18
    events = play_on(table)
    assert [event.space for event in happened(events, "city_lost")] == ["A10"]
    assert table.state.tiles_left("road") == 20
    assert list(citizens(table)) == ["A5", "A25"]
    assert table.state.building_at(table.board.index["A9"]) is None


@pytest.mark.parametrize(("kind", "food"), [("port", 1), ("large_farm", 4), ("estate", 5)])
def test_D3_food_is_lost_with_a_building_of_the_expansion(kind: str, food: int) -> None:
    land = lane(30, above=[("farm3", 11, 12)], below=[("lake", 11, 12)])
    settled = [TAKER, city(1, "A9", 3, "school A10", f"{kind} A11")]
    table = xmigration(settled, CULTURE, land)
    assert table.food(1) == food
    events = table.step()
    assert [(e.building, e.food) for e in happened(events, "demolished")] == [(kind, food)]
    assert table.food(1) == 0
    assert table.state.tiles_left(kind) == BUILDINGS[kind]
    assert table.phase == "feeding"


def test_D4_a_port_that_falls_takes_the_citizens_above_the_limit_with_it() -> None:
    # Ten posts and ten citizens; one walks, the port falls, and of nine eight may stay. Then the
    # farm beside it falls, and the market stays, being near the castle.
    row = [f"farm A{n}" for n in range(11, 18)]
    land = lane(30, above=[("lake", 18, 19)])
    settled = [TAKER, city(1, "A9", 10, "market A10", *row, "port A18")]
    table = xmigration(settled, CULTURE, land)
    assert table.limit("A9") is None
    events = table.step()
    assert [event.space for event in happened(events, "demolished")] == ["A18", "A17"]
    assert [event.amount for event in happened(events, "over_limit")] == [1]
    assert (citizens(table)["A9"], table.limit("A9")) == (8, 8)


def test_E1_two_theatres_make_a_full_point_and_one_does_not() -> None:
    def bonus(*built: str) -> int:
        table = xgame(WET, cities=[city(0, "A5", 5, *built), OTHER])
        return table.scores()[0].bonus

    assert bonus("theatre A6", "fountain A7") == 0
    assert bonus("theatre A6", "fountain A7", "theatre A4") == 3
    assert bonus("theatre A6", "fountain A7", "statue A4") == 0  # half a point of education
    assert bonus("theatre A6", "hospital A7") == 0  # half a point of culture
    assert bonus("theatre A6", "hospital A7", "theatre A4") == 3
    assert bonus("statue A6", "hospital A7") == 3


def test_E1_figures_do_not_make_up_for_a_theatre() -> None:
    staged = city(
        0, "A5", 5, "theatre A6", "fountain A7", figures={"A6": {"culture": 2, "education": 2}}
    )
    table = xgame(WET, cities=[staged, OTHER])
    assert table.services("A5") == {"culture": 2.5, "education": 2.5, "health": 1}
    assert table.scores()[0].bonus == 0


def test_X1_two_roads_beside_one_city_or_two() -> None:
    settled = [city(0, "A5", 1), city(0, "A15", 1), OTHER]
    table = xgame(cities=settled)
    expect_allowed(table, "roads A4 A6", "roads A4 A16", "roads A6 A14", "roads A14 A16")
    events = happened(table.play("roads A6 A14"), "built")
    assert [(e.rule, e.space, e.source, e.gold) for e in events] == [
        ("X1", "A6", "A5", 0),
        ("X1", "A14", "A15", 0),
    ]
    assert table.players[0].action_cards == 2
    assert buildings(table, "A5") == {"A6": "road"}
    assert buildings(table, "A15") == {"A14": "road"}


def test_X1_the_second_may_continue_the_first() -> None:
    table = xgame(cities=[city(0, "A5", 1), OTHER])
    expect_allowed(table, "roads A6 A7", "roads A4 A3")
    expect_refused(table, "roads A7 A6", "P5")
    expect_refused(table, "roads A6 A8", "P5")
    assert sorted(text for text in choices(table) if text.startswith("roads")) == [
        "roads A4",
        "roads A4 A3",
        "roads A4 A6",
        "roads A6",
        "roads A6 A7",
    ]


def test_X1_one_written_form_for_two_that_do_not_depend_on_each_other() -> None:
    table = xgame(cities=[city(0, "A5", 1), OTHER])
    expect_refused(table, "roads A6 A4", "X1")
    expect_refused(table, "roads A6 A6", "X1")


def test_X1_names_stand_in_the_order_of_the_board_file() -> None:
    # The board lists Z1 before A1, so Z1 is the lower name.
    spaces = {name: {"at": [q, 0], "players": 2} for q, name in enumerate(("Z1", "B1", "A1"))}
    spaces |= {f"F{n}": {"at": [2 + n, 0], "players": 2} for n in range(1, 9)}
    land = lane(3)
    land["board"]["spaces"] = spaces
    table = xgame(land, cities=[city(0, "B1", 1), city(1, "F8", 1)])
    expect_allowed(table, "roads Z1 A1")
    expect_refused(table, "roads A1 Z1", "X1")


def test_X1_P7_the_second_is_checked_with_the_first_on_the_board() -> None:
    # Two cities of one's own with two empty spaces between them: either may be paved, not both.
    table = xgame(cities=[city(0, "A5", 1), city(0, "A8", 1), OTHER])
    expect_allowed(table, "roads A6", "roads A7", "roads A6 A9", "roads A4 A7")
    expect_refused(table, "roads A6 A7", "P7")
    expect_refused(table, "roads A7 A6", "P7")


def test_X1_one_is_enough() -> None:
    table = xgame(cities=[city(0, "A5", 1), OTHER], display=["master_builder"])
    expect_allowed(table, "roads A6", "master_builder roads A6")
    table.play("roads A6")
    assert buildings(table, "A5") == {"A6": "road"}
    assert table.players[0].action_cards == 2


def test_X1_twenty_roads_and_no_more() -> None:
    def paved(roads: int) -> Game:
        row = [f"road A{n}" for n in range(2, 2 + roads)]
        return xgame(cities=[city(0, "A1", 1, *row), city(1, "A28", 1)], display=["master_builder"])

    table = paved(18)
    expect_allowed(table, "roads A20 A21", "master_builder roads A20 A21")
    table = paved(19)
    assert [text for text in choices(table) if "roads" in text] == [
        "roads A21",
        "master_builder roads A21",
    ]
    expect_refused(table, "roads A21 A22", "S3")
    table = paved(20)
    assert [text for text in choices(table) if "roads" in text] == []
    expect_refused(table, "roads A22", "S3")
    with pytest.raises(lc.BadFile, match="S3"):
        paved(21)


def test_X1_only_open_spaces_are_paved() -> None:
    land = lane(30, levels={"A1": 3})
    table = xgame(land, cities=[city(0, "A2", 1), OTHER])
    expect_refused(table, "roads A1", "S11")
    expect_refused(table, "roads A3 A1", "S11")
    expect_allowed(table, "roads A3 A4")


def test_X1_X6_roads_belong_to_one_s_own_cities() -> None:
    table = xgame(cities=[city(0, "A5", 1), city(1, "A15", 1)])
    expect_refused(table, "roads A16", "P5", "P7")
    expect_refused(table, "roads A15", "P5")


def test_X2_a_road_is_replaced_and_goes_back_to_the_supply() -> None:
    table = xgame(cities=[city(0, "A5", 2, "road A6", "farm A7"), OTHER])
    with_spare = xgame(cities=[city(0, "A5", 3, "road A6", "farm A7"), OTHER])
    expect_refused(table, "build school A6", "P5")  # nobody on the castle to spare
    expect_allowed(with_spare, "build school A6", "build farm A6", "build market A6")
    assert with_spare.state.tiles_left("road") == 19
    (event,) = happened(with_spare.play("build school A6"), "built")
    assert (event.rule, event.space, event.building) == ("X2", "A6", "school")
    assert with_spare.state.tiles_left("road") == 20
    assert buildings(with_spare, "A5") == {"A6": "school", "A7": "farm"}
    assert citizens(with_spare)["A5"] == 3


def test_X2_a_market_in_place_of_a_road_takes_its_citizen_from_the_supply() -> None:
    table = xgame(cities=[city(0, "A5", 1, "road A6"), OTHER])
    expect_allowed(table, "build market A6")
    table.play("build market A6")
    assert (citizens(table)["A5"], table.limit("A5")) == (2, 8)
    second = xgame(cities=[city(0, "A5", 3, "road A6", "market A7"), OTHER])
    expect_refused(second, "build market A6", "P6")


def test_X2_water_and_price_are_asked_as_ever() -> None:
    land = lane(30, above=[("lake", 6, 7)])
    table = xgame(
        land,
        cities=[city(0, "A5", 4, "road A6", "road A4"), OTHER],
        players=[{"gold": 1}, {}],
        display=["port", "estate"],
    )
    expect_refused(table, "port A4", "P8")
    expect_refused(table, "build fountain A4", "P8")
    expect_refused(table, "estate A4", "P11")
    expect_allowed(table, "port A6")
    table.play("port A6")
    assert buildings(table, "A5") == {"A4": "road", "A6": "port"}
    assert gold(table)[0] == 0


def test_X2_not_by_a_castle_or_a_road() -> None:
    table = xgame(
        cities=[city(0, "A5", 3, "road A6"), OTHER],
        players=[{"gold": 9}, {}],
        display=["master_builder"],
    )
    expect_refused(table, "roads A6", "P5", "X2")
    expect_refused(table, "roads A6 A7", "P5", "X2")
    expect_refused(table, "master_builder roads A6", "P5", "X2")
    expect_refused(table, "found A6 from A5", "P4", "X2")


def test_X2_nothing_but_one_s_own_roads() -> None:
    table = xgame(cities=[city(0, "A5", 3, "statue A6"), city(1, "A20", 3, "road A21")])
    expect_refused(table, "build farm A6", "P5")
    expect_refused(table, "build farm A5", "P5")
    expect_refused(table, "build farm A21", "P5")


def test_X3_a_port_in_one_city_after_the_other() -> None:
    # Ports are paid city by city and do no more for a second lake; food is one each.
    settled = [city(0, "A5", 2, "port A6"), city(0, "A15", 3, "port A16", "port A14")]
    table = xgame(WET, phase="income", cities=[*settled, OTHER])
    assert table.food(0) == 3
    table.step()
    assert gold(table)[0] == 1 + 3


ROADS = [city(0, "A5", 2, "road A6", "road A7"), city(1, "A20", 2, "road A21"), OTHER]


def test_X4_roads_are_given_up_one_at_a_time_from_the_outside() -> None:
    table = xmigration(ROADS, CULTURE)
    table.step()
    assert deciding(table) == (0, "give_up_roads")
    assert sorted(choices(table)) == ["demolish A7", "done"]
    expect_refused(table, "demolish A6", "X4")  # A7 hangs on it
    (event,) = happened(table.play("demolish A7"), "road_given_up")
    assert (event.rule, event.player, event.space, event.source) == ("X4", 0, "A7", "A5")
    assert sorted(choices(table)) == ["demolish A6", "done"]
    table.play("done")
    assert deciding(table) == (1, "give_up_roads")
    assert sorted(choices(table)) == ["demolish A21", "done"]
    table.play("demolish A21")  # the last one: nothing is left to be asked
    assert table.phase == "feeding"
    assert table.state.tiles_left("road") == 19


def test_X4_in_turn_order_from_the_start_player() -> None:
    table = xmigration(ROADS, CULTURE, start_player=1)
    table.step()
    assert deciding(table) == (1, "give_up_roads")
    table.play("done")
    assert deciding(table) == (0, "give_up_roads")


def test_X4_who_has_no_road_that_could_go_is_not_asked() -> None:
    held = [city(0, "A5", 2, "road A6", "farm A7"), city(1, "A20", 2)]
    table = xmigration(held, CULTURE)
    table.step()
    assert table.phase == "feeding"


def test_X4_only_roads_and_only_one_s_own() -> None:
    settled = [city(0, "A5", 3, "farm A4", "road A6"), city(1, "A20", 2, "road A21")]
    table = xmigration(settled, CULTURE)
    table.step()
    for space in ("A4", "A5", "A21", "A12"):
        expect_refused(table, f"demolish {space}", "X4")
        ruling = table.why_not(f"demolish {space}")
        assert ruling is not None
        assert "no road of yours" in ruling.text
    expect_refused(table, "pass", "X4")


def test_X4_before_any_demolition() -> None:
    # The road joins the school to the castle, so it can't go; the loose one can. After that the
    # citizens who walked away are missed.
    settled = [TAKER, city(1, "A10", 3, "farm A9", "road A11", "school A12", "road A13")]
    table = xmigration(settled, CULTURE)
    events = table.step()
    assert citizens(table)["A10"] == 2
    assert happened(events, "demolished") == []
    assert deciding(table) == (1, "give_up_roads")
    assert sorted(choices(table)) == ["demolish A13", "done"]
    table.play("demolish A13")
    assert deciding(table) == (1, "demolish")  # A11 holds the school: nothing more to give up


def test_X4_again_in_the_feeding_for_who_has_starved() -> None:
    # Two wheat for three citizens at A5, three wheat for two at A25: only the first player starves.
    settled = [city(0, "A5", 3, "road A6", "road A7"), city(1, "A25", 2, "road A26")]
    table = before_feeding(FEW, settled, edition=EXPANSION)
    events = table.step()
    assert happened(events, "starved")
    assert deciding(table) == (0, "give_up_roads")
    assert choices(table) == ["demolish A7", "done"]
    play(table, "demolish A7", "done")
    assert table.phase == "start_player"
    assert buildings(table, "A5") == {"A6": "road"}
    assert buildings(table, "A25") == {"A26": "road"}


def test_X4_in_the_feeding_after_the_starving_and_before_the_demolition() -> None:
    # Two wheat for four citizens in two cities: two leave; then roads, then what nobody staffs.
    settled = [
        city(0, "A5", 3, "school A4", "statue A6", "road A7"),
        city(0, "A14", 1, "road A15"),
        city(1, "A25", 2),
    ]
    table = before_feeding(FEW, settled, edition=EXPANSION)
    table.step()
    assert deciding(table) == (0, "starve")
    play(table, "starve A5")
    assert deciding(table) == (0, "starve")
    play(table, "starve A14")
    assert deciding(table) == (0, "give_up_roads")
    # A14 holds nobody now, so its road goes with it whatever is said; it may be named all the same.
    assert choices(table) == ["demolish A7", "demolish A15", "done"]
    play(table, "demolish A7")
    assert deciding(table) == (0, "demolish")
    assert choices(table) == ["demolish A4", "demolish A6"]
    play(table, "demolish A4")
    assert table.phase == "start_player"
    assert buildings(table, "A5") == {"A6": "statue"}
    assert "A14" not in citizens(table)


def test_X4_the_others_are_fed_after_it() -> None:
    settled = [city(0, "A5", 3, "road A6"), city(1, "A25", 4, "road A26")]
    table = before_feeding(FEW, settled, edition=EXPANSION)
    table.step()
    assert deciding(table) == (0, "give_up_roads")
    events = table.play("done")
    assert [event.player for event in happened(events, "hungry")] == [1]
    assert deciding(table) == (1, "give_up_roads")
    table.play("demolish A26")
    assert table.phase == "start_player"


def test_X4_a_city_without_citizens_is_not_asked_about() -> None:
    # The statue draws the only citizen of A8 away; the city falls with its road either way.
    settled = [TAKER, city(1, "A8", 1, "road A9"), city(1, "A25", 2)]
    table = xmigration(settled, CULTURE)
    events = table.step()
    assert happened(events, "city_lost")
    assert table.phase == "feeding"


def test_X4_a_road_that_falls_in_any_case_is_not_asked_about() -> None:
    # One citizen stays for castle and school, so the school falls and the road behind it too.
    settled = [TAKER, city(1, "A8", 2, "school A9", "road A10"), city(1, "A25", 2)]
    table = xmigration(settled, CULTURE)
    events = table.step()
    assert [event.space for event in happened(events, "demolished")] == ["A9", "A10"]
    assert table.phase == "feeding"


def test_X4_a_road_that_may_stay_is_asked_about() -> None:
    # As before, but a road on the castle's side: it stays unless it is given up.
    settled = [TAKER, city(1, "A10", 2, "school A11", "road A9"), city(1, "A25", 2)]
    table = xmigration(settled, CULTURE)
    table.step()
    assert deciding(table) == (1, "give_up_roads")
    assert choices(table) == ["demolish A9", "done"]


def test_X4_D4_a_limit_that_falls_counts_for_the_roads_too() -> None:
    # Seven citizens for eight buildings in a row: the market at its end falls, with it the limit of
    # eight, and five citizens keep five buildings. The road behind the market falls in any case.
    row = [*(f"farm A{n}" for n in range(10, 16)), "market A16"]
    settled = [TAKER, city(1, "A9", 8, *row, "road A17"), city(1, "A28", 2)]
    table = xmigration(settled, CULTURE)
    events = table.step()
    assert [e.space for e in happened(events, "demolished")] == ["A16", "A17", "A15", "A14"]
    assert table.phase == "feeding"


def test_X5_figures_on_a_theatre_name_a_service_all_of_one_play_alike() -> None:
    table = xgame(
        cities=[city(0, "A5", 3, "theatre A6"), OTHER],
        players=[{"gold": 2}, {}],
        display=["bread_and_circuses"] * 2,
    )
    expect_refused(table, "bread_and_circuses A6 1", "P15")
    expect_refused(table, "bread_and_circuses A6 1 health", "P15")
    play(table, "bread_and_circuses A6 2 culture", "pass", "bread_and_circuses A6 1 education")
    assert table.services("A5") == {"culture": 2.5, "education": 1.5, "health": 0}
    assert table.state.figures_free(0) == 1
