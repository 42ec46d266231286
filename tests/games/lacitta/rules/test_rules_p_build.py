"""P4 to P9, P13 and P14: new cities and buildings."""

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.game import Game
from tests.games.lacitta.support import (
    Fields,
    bow,
    buildings,
    choices,
    cities,
    citizens,
    city,
    expect_allowed,
    expect_refused,
    game,
    gold,
    happened,
    lane,
    play,
    whole_board,
)

FAR = city(1, "A28", 3)


def test_P4_one_settler_and_two_from_the_supply() -> None:
    land = lane(30, above=[("farm3", 14, 17)])
    table = game(land, cities=[city(0, "A5", 4, "farm A6"), FAR])
    events = table.play("found A15 from A5")
    assert citizens(table) == {"A5": 3, "A28": 3, "A15": 3}
    assert list(cities(table)) == ["A5", "A28", "A15"]  # founded last
    assert cities(table)["A15"]["owner"] == 0
    assert table.state.supply == 130 - 9
    assert table.state.players[0].founded
    (event,) = happened(events, "founded")
    assert (event.rule, event.player, event.space, event.source) == ("P4", 0, "A15", "A5")
    assert (event.amount, event.food) == (3, 3)


@pytest.mark.parametrize(
    ("site", "allowed"),
    [("A9", False), ("A10", False), ("A11", True), ("A24", True), ("A25", False), ("A2", False)],
)
def test_P4_three_empty_spaces_to_every_other_building(site: str, allowed: bool) -> None:
    # Own buildings on A5 to A7, the other's castle on A28: free are A11 to A24, and A1.
    table = game(cities=[city(0, "A5", 4, "farm A6", "farm A7"), FAR])
    if allowed:
        expect_allowed(table, f"found {site} from A5")
    else:
        expect_refused(table, f"found {site} from A5", "P4")


def test_P4_the_distance_runs_over_closed_spaces() -> None:
    table = game(
        bow(short_cut=True), cities=[city(0, "O2", 3, "farm O1"), city(1, "O6", 3)], players=2
    )
    assert not [text for text in choices(table) if text.startswith("found")]
    # O4 is the farthest: one space from each side.
    expect_refused(table, "found O4 from O2", "P4")
    expect_refused(table, "found O7 from O2", "P4")


@pytest.mark.parametrize("site", ["A5", "A6", "A28"])
def test_P4_on_an_empty_space(site: str) -> None:
    table = game(cities=[city(0, "A5", 4, "farm A6"), city(0, "A20", 4), FAR])
    expect_refused(table, f"found {site} from A20", "P4")


@pytest.mark.parametrize("source", ["A6", "A28", "A15", "A12"])
def test_P4_the_settler_comes_from_a_castle_of_ones_own(source: str) -> None:
    table = game(cities=[city(0, "A5", 4, "farm A6"), FAR])
    expect_refused(table, f"found A15 from {source}", "P4")


def test_P4_the_settler_must_be_surplus() -> None:
    table = game(cities=[city(0, "A5", 2, "farm A6"), city(0, "A20", 2), FAR])
    expect_refused(table, "found A13 from A5", "P4")
    expect_allowed(table, "found A13 from A20")


def test_P4_one_new_city_a_year() -> None:
    table = game(cities=[city(0, "A1", 5), FAR])
    play(table, "found A10 from A1", "pass")
    expect_refused(table, "found A20 from A1", "P4")
    later = game(
        cities=[city(0, "A1", 5), FAR],
        players=[
            {"founded": True, "action_cards": 2, "cards_played": 1},
            {"cards_played": 1, "face_down": ["palace"]},
        ],
    )
    expect_refused(later, "found A20 from A1", "P4")
    expect_allowed(later, "build farm A2")


def test_P4_never_a_fifth_castle() -> None:
    three = [city(0, "A1", 4), city(0, "A6", 4), city(0, "A11", 4)]
    table = game(cities=[*three, FAR])
    expect_allowed(table, "found A20 from A6")
    table = game(cities=[*three, city(0, "A16", 4), FAR])
    expect_refused(table, "found A22 from A6", "P4")


@pytest.mark.parametrize(("supply", "settlers"), [(2, 3), (1, 2), (0, 1)])
def test_P4_as_many_from_the_supply_as_it_holds(supply: int, settlers: int) -> None:
    land = lane(30, above=[("lake", 26, 29)])
    table = game(
        land,
        cities=[
            city(0, "A5", 4),
            city(1, "A28", 126 - supply, "market A27", "fountain A26"),
        ],
    )
    (event,) = happened(table.play("found A15 from A5"), "founded")
    assert citizens(table)["A15"] == event.amount == settlers
    assert citizens(table)["A5"] == 3
    assert table.state.supply == 0


def test_P5_beside_a_building_of_the_city_with_a_citizen_from_its_castle() -> None:
    table = game(cities=[city(0, "A5", 3, "school A6"), FAR])
    events = table.play("build statue A7")
    assert buildings(table, "A5") == {"A6": "school", "A7": "statue"}
    assert citizens(table)["A5"] == 3
    (event,) = happened(events, "built")
    assert (event.rule, event.player, event.space, event.source) == ("P5", 0, "A7", "A5")
    assert (event.building, event.card, event.gold, event.food) == ("statue", "", 0, 0)
    play(table, "pass")
    expect_refused(table, "build statue A4", "P5")  # one citizen stays on the castle


def test_P5_on_an_empty_space() -> None:
    table = game(cities=[city(0, "A5", 4, "school A6"), FAR])
    for space in ("A5", "A6"):
        expect_refused(table, f"build farm {space}", "P5")


@pytest.mark.parametrize("space", ["A3", "A8", "A15"])
def test_P5_not_away_from_the_city(space: str) -> None:
    table = game(cities=[city(0, "A5", 4, "school A6"), FAR])
    expect_refused(table, f"build farm {space}", "P5")


def test_P5_citizens_of_another_city_do_not_help() -> None:
    table = game(cities=[city(0, "A5", 2, "school A6"), city(0, "A15", 5), FAR])
    expect_refused(table, "build farm A7", "P5")
    expect_allowed(table, "build farm A16")


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("palace", "palace A7"),
        ("master_builder", "master_builder school A7"),
        ("cathedral", "cathedral A7"),
    ],
)
def test_P5_holds_for_political_cards_too(card: str, text: str) -> None:
    def table(citizens_: int) -> Game:
        return game(
            cities=[city(0, "A5", citizens_, "school A6"), FAR],
            players=[{"gold": 9}, {}],
            display=[card],
        )

    expect_allowed(table(3), text)
    expect_refused(table(2), text, "P5")
    expect_refused(table(3), text.replace("A7", "A8"), "P5")
    expect_refused(table(3), text.replace("A7", "A6"), "P5")


def test_P6_a_market_takes_its_citizen_from_the_supply() -> None:
    table = game(cities=[city(0, "A5", 1), FAR])
    expect_refused(table, "build farm A6", "P5")
    play(table, "build market A6")
    assert citizens(table)["A5"] == 2
    assert table.state.supply == 130 - 5
    assert table.limit("A5") == 8


def test_P6_a_market_in_a_full_city() -> None:
    table = game(cities=[city(0, "A5", 5), FAR], display=["master_builder"])
    expect_allowed(table, "master_builder market A6")
    play(table, "build market A6")
    assert (citizens(table)["A5"], table.limit("A5")) == (6, 8)


FARMS = ["farm A6", "farm A7", "farm A8"]


def test_P6_a_market_lifts_the_limit_of_a_city_of_five_at_once() -> None:
    table = game(cities=[city(0, "A5", 5, *FARMS), FAR])
    assert table.limit("A5") == 5
    table.play("build market A9")
    assert (table.limit("A5"), citizens(table)["A5"]) == (8, 6)


@pytest.mark.parametrize(("held", "allowed"), [(7, True), (8, False), (9, False)])
def test_P6_D4_no_market_that_leaves_a_classic_city_above_its_new_limit(
    held: int, allowed: bool
) -> None:
    # Its citizens stayed when a market fell; a new one brings one more, and 8 may live with it.
    table = game(
        cities=[city(0, "A5", held, *FARMS), FAR],
        players=[{"gold": 4}, {}],
        display=["master_builder"],
    )
    for text in ("build market A9", "master_builder market A9"):
        if allowed:
            expect_allowed(table, text)
        else:
            expect_refused(table, text, "P6")


def test_P6_with_water_a_market_fits_every_city() -> None:
    land = lane(30, above=[("lake", 4, 9)])
    table = game(land, cities=[city(0, "A5", 9, *FARMS[:2], "fountain A8"), FAR])
    table.play("build market A9")
    assert (table.limit("A5"), citizens(table)["A5"]) == (None, 10)


def test_P6_one_market_a_city() -> None:
    table = game(
        cities=[city(0, "A5", 5, "market A6"), city(0, "A15", 3), FAR],
        display=["master_builder"],
    )
    expect_refused(table, "build market A4", "P6")
    expect_refused(table, "master_builder market A4", "P6")
    expect_allowed(table, "build market A16", "master_builder market A16")


def test_P6_a_market_stands_beside_its_city_like_any_building() -> None:
    table = game(cities=[city(0, "A5", 3), FAR])
    expect_refused(table, "build market A8", "P5")
    expect_refused(table, "build market A5", "P5")


@pytest.mark.parametrize("owner", [0, 1])
def test_P7_one_space_stays_empty_between_cities(owner: int) -> None:
    other = city(owner, "A10", 4, "farm A9")
    table = game(cities=[city(0, "A5", 5, "farm A6"), other, FAR])
    # A8 touches the other city; A7 leaves it between them.
    expect_allowed(table, "build farm A7")
    play(table, "build farm A7", "pass")
    expect_refused(table, "build farm A8", "P7")


def test_P7_holds_for_political_cards_too() -> None:
    table = game(
        cities=[city(0, "A5", 5, "farm A6", "farm A7"), city(1, "A10", 4, "farm A9")],
        players=[{"gold": 9}, {}],
        display=["palace", "master_builder"],
    )
    expect_refused(table, "palace A8", "P7")
    expect_refused(table, "master_builder market A8", "P7")


def test_P7_no_position_with_touching_cities() -> None:
    with pytest.raises(lc.BadFile):
        game(
            cities=[city(0, "A5", 5, "farm A6", "farm A7"), city(1, "A10", 4, "farm A9", "farm A8")]
        )


SHORE = lane(30, above=[("lake", 1, 5), ("mountain", 8, 11)])


def at_the_shore() -> Game:
    return game(
        SHORE,
        cities=[city(0, "A5", 4), FAR],
        players=[{"gold": 9}, {}],
        display=["bathhouse", "master_builder", "hospital"],
    )


@pytest.mark.parametrize(
    "text",
    [
        "build fountain {}",
        "bathhouse {}",
        "master_builder fountain {}",
        "master_builder bathhouse {}",
    ],
)
def test_P8_waves_stand_beside_a_lake(text: str) -> None:
    table = at_the_shore()
    expect_allowed(table, text.format("A4"))
    expect_refused(table, text.format("A6"), "P8")


def test_P8_fountain_needs_a_lake() -> None:
    table = at_the_shore()
    play(table, "build fountain A4", "pass")
    expect_allowed(table, "build fountain A3")
    expect_refused(table, "build fountain A6", "P8")


def test_P8_a_hospital_does_not_need_a_lake() -> None:
    expect_allowed(at_the_shore(), "hospital A6", "hospital A4", "master_builder hospital A6")


def test_P9_a_building_may_stand_where_it_yields_nothing() -> None:
    table = game(cities=[city(0, "A5", 4), FAR])
    expect_allowed(table, "build farm A6", "build quarry A6")
    before = table.food(0)
    (event,) = happened(table.play("build farm A6"), "built")
    assert event.food == 0
    assert table.food(0) == before == 0


@pytest.mark.parametrize(
    ("card", "price"),
    [("palace", 1), ("bathhouse", 1), ("hospital", 1), ("cathedral", 3), ("university", 3)],
)
def test_P13_prices_of_the_buildings(card: str, price: int) -> None:
    table = game(
        SHORE,
        cities=[city(0, "A5", 4), FAR],
        players=[{"gold": price}, {}],
        display=[card],
    )
    events = table.play(f"{card} A4")
    assert gold(table)[0] == 0
    assert buildings(table, "A5") == {"A4": card}
    assert citizens(table)["A5"] == 4
    (event,) = happened(events, "built")
    assert (event.building, event.card, event.gold) == (card, card, price)


MASTER = [
    *((kind, 1) for kind in ("farm", "quarry", "school", "statue", "fountain", "market")),
    *((kind, 2) for kind in ("palace", "hospital", "bathhouse")),
    *((kind, 4) for kind in ("cathedral", "university")),
]


@pytest.mark.parametrize(("kind", "price"), MASTER)
def test_P14_the_master_builder_builds_anything_for_its_price(kind: str, price: int) -> None:
    def with_gold(amount: int) -> Game:
        return game(
            SHORE,
            cities=[city(0, "A5", 4), FAR],
            players=[{"gold": amount}, {}],
            display=["master_builder"],
        )

    expect_refused(with_gold(price - 1), f"master_builder {kind} A4", "P11")
    table = with_gold(price)
    events = table.play(f"master_builder {kind} A4")
    assert gold(table)[0] == 0
    assert buildings(table, "A5") == {"A4": kind}
    assert citizens(table)["A5"] == 4 + (kind == "market")
    (event,) = happened(events, "built")
    assert (event.building, event.card, event.gold) == (kind, "master_builder", price)


def test_P14_lists_every_building_at_every_site() -> None:
    table = game(
        SHORE,
        cities=[city(0, "A5", 4), FAR],
        players=[{"gold": 4}, {}],
        display=["master_builder"],
    )
    kinds = [kind for kind, _ in MASTER]
    wet = {f"master_builder {kind} A4" for kind in kinds}
    dry = {f"master_builder {kind} A6" for kind in kinds if kind not in ("fountain", "bathhouse")}
    assert {text for text in choices(table) if text.startswith("master")} == wet | dry


def test_P5_a_fork_can_be_built_in_every_direction() -> None:
    at: dict[str, list[int]] = {"M": [0, 0], "N": [1, 0], "O": [-1, 1], "P": [0, -1]}
    spaces: Fields = {name: {"at": cell, "players": 2} for name, cell in at.items()}
    spaces |= {f"R{n}": {"at": [1 + n, 0], "players": 2} for n in range(1, 9)}
    table = game({"board": whole_board(spaces, {})}, cities=[city(0, "M", 3), city(1, "R8", 3)])
    sites = {text.split()[2] for text in choices(table) if text.startswith("build farm")}
    assert sites == {"N", "O", "P"}


def test_P5_a_printed_border_parts_two_spaces() -> None:
    spaces = {f"A{n + 1}": {"at": [n, 0], "players": 2} for n in range(9)}
    spaces |= {f"B{n}": {"at": [n - 1, 1], "players": 2} for n in range(1, 10)}
    parted = [["B5", "A5"], ["B5", "A6"], ["B5", "B4"]]
    board = whole_board(spaces, {}, not_adjacent=parted)
    table = game({"board": board}, cities=[city(0, "A5", 3), city(1, "B9", 3)])
    # B5 hangs on B6 alone now.
    expect_refused(table, "build farm B5", "P5")
    expect_allowed(table, "build farm B4", "build farm A6")
