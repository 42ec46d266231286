"""A: city actions."""

import pytest

from tests.games.citta_stato.support import (
    at_turn,
    bag,
    banners,
    card_at,
    choices,
    counted,
    deciding,
    expect_allowed,
    expect_refused,
    gained,
    game,
    happened,
    of_kind,
    play,
    seat,
    supply,
)


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_A1_fleet_with_the_coins_of_the_yellow_track(space: int) -> None:
    table = game(
        seat(cubes="W", tracks={"yellow": space}), market={"green": "3 2 1", "orange": "1 1 1 1"}
    )
    play(table, "fleet wild 1")
    for bought in range(space):  # 1, 2, 3 or 4 coins: so many cubes at one coin
        assert deciding(table) == (0, "buy"), bought
        play(table, "buy orange 1")
    assert at_turn(table)
    assert supply(table) == "O" * space


def test_A2_the_power_of_the_city_then_a_banner_of_choice() -> None:
    table = game(seat(cubes="W", city="venezia"))
    play(table, "city")
    assert deciding(table) == (0, "take")
    play(table, "leave")
    assert deciding(table) == (0, "banner")
    assert choices(table) == ["banner yellow", "banner green", "banner orange", "banner purple"]
    (gain,) = happened(play(table, "banner green"), "banner")
    assert (gain.rule, gain.player, gain.colour, gain.amount) == ("A2", 0, "green", 1)
    assert banners(table) == "G"
    assert deciding(table) == (1, "turn")


def test_A2_the_stock_has_no_more_of_a_colour() -> None:
    table = game(seat(cubes="W", city="gaeta"), seat(banners="Y" * 12 + "P" * 12))
    play(table, "city")
    assert choices(table) == ["banner green", "banner orange"]
    expect_refused(table, "banner yellow", "A2", "no-banner-left")


@pytest.mark.parametrize(("space", "number"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_A3_draws_the_number_of_the_green_track(space: int, number: int) -> None:
    table = game(seat(cubes="G", bag="YYYGGGOOO", tracks={"green": space}))
    (drawn,) = happened(play(table, "guilds"), "drawn")
    assert (drawn.rule, len(drawn.cubes)) == ("A3", number)
    assert (len(supply(table)), len(bag(table))) == (number, 9 - number)
    assert sorted(supply(table) + bag(table)) == sorted("YYYGGGOOO")


def test_A3_or_all_there_is() -> None:
    table = game(seat(cubes="G", bag="YO"))
    play(table, "guilds")
    assert (supply(table), bag(table)) == ("YO", "")


@pytest.mark.parametrize(("space", "points"), [(1, -1), (2, 1), (3, 2), (4, 3)])
def test_A4_the_points_of_the_orange_track_then_a_disc(space: int, points: int) -> None:
    table = game(seat(cubes="O", tracks={"orange": space}))
    events = play(table, "war 3")
    assert counted(table, "points") == [points, 0]
    assert [(e.kind, e.rule) for e in events[-2:]] == [("points", "A4"), ("disc", "A4")]
    assert [tuple(placed) for placed in table.state.war] == [(0, 3)]
    assert counted(table, "discs")[0] == (0, 1, 2, 4, 5)
    assert counted(table, "gone")[0] == ()


def test_A4_negative_points_are_allowed() -> None:
    table = game(seat(cubes="O", points=-4))
    play(table, "war 0")
    assert counted(table, "points")[0] == -5


def test_A4_on_the_first_free_place_from_the_top() -> None:
    table = game(*(seat(cubes="O") for _ in range(3)), first_player=1)
    play(table, "war 5", "war 1", "war 1")
    assert [tuple(placed) for placed in table.state.war] == [(1, 5), (2, 1), (0, 1)]


def test_A4_face_down() -> None:
    table = game(seat(cubes="O"))
    (disc,) = happened(play(table, "war 4"), "disc")
    assert (disc.player, disc.amount) == (0, 0)
    assert [tuple(placed) for placed in table.state.seen_by(0).war] == [(0, 4)]
    other = table.state.seen_by(1)
    assert [tuple(placed) for placed in other.war] == [(0, -1)]
    assert other.players[0].discs == (-1,) * 5


def test_A4_nobody_else_learns_the_disc_while_points_are_asked_about() -> None:
    table = game(seat(cubes="O", tracks={"orange": 2}), declining=True)
    play(table, "war 4")
    assert deciding(table) == (0, "accept")
    views = [table.state.seen_by(1), table.box.rules.public(table.state)]
    assert [[task.numbers for task in view.agenda] for view in views] == [[(1,), (-1,)]] * 2
    assert table.state.seen_by(0).agenda == table.state.agenda
    dealt = {table.box.rules.complete(views[0], seed) for seed in range(30)}
    assert {state.agenda[1].numbers for state in dealt} == {(disc,) for disc in range(6)}
    assert all(state.seen_by(1) == views[0] for state in dealt)
    play(table, "accept")
    assert table.state.seen_by(1).war[0].disc == -1


def test_A4_refused_without_a_disc_or_with_one_there() -> None:
    expect_refused(game(seat(cubes="O", discs="")), "war 3", "A4", "no-discs")
    expect_refused(game(seat(cubes="O", discs="12")), "war 3", "A4", "disc-not-held")
    there = game(seat(cubes="O", discs="01245"), war=[(0, 3)])
    expect_refused(there, "war 2", "A4", "disc-lies-there")
    expect_allowed(game(seat(cubes="O"), war=[(1, 3)]), "war 2")


def test_A5_three_purple_banners_for_three_crowns() -> None:
    table = game(seat(cubes="B", banners="YPPPP"))
    events = play(table, "republic purple")
    assert (banners(table), counted(table, "crowns")) == ("YP", [3, 0])
    assert (gained(events, "banner", "A5"), gained(events, "crown", "A5")) == (-3, 3)


def test_A5_one_of_each_colour_for_three_crowns() -> None:
    table = game(seat(cubes="B", banners="YYGOP"))
    play(table, "republic four")
    assert (banners(table), counted(table, "crowns")) == ("Y", [3, 0])


def test_A5_one_trade() -> None:
    table = game(seat(cubes="B", banners="YGOPPPPPP"))
    play(table, "republic purple")
    assert deciding(table) == (1, "turn")
    assert counted(table, "crowns") == [3, 0]


def test_A5_refused_without_either() -> None:
    table = game(seat(cubes="B", banners="YYYGGGOOOPP"[:9] + "PP"))
    expect_allowed(table, "republic four")
    expect_refused(table, "republic purple", "A5", "no-trade-purple")
    three = game(seat(cubes="B", banners="GGOOPPP"))
    expect_allowed(three, "republic purple")
    expect_refused(three, "republic four", "A5", "no-trade-four")


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_A6_a_scheme_of_level_at_most_the_purple_track(space: int) -> None:
    table = game(seat(cubes="P", tracks={"purple": space}))
    assert of_kind(table, "politics") == {f"politics {n}" for n in range(1, space + 1)}
    for level in range(space + 1, 5):
        expect_refused(table, f"politics {level}", "A6", "scheme-too-high")


@pytest.mark.parametrize(("level", "steps"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_A6_its_effect_then_everyones_marker_moves_by_its_level(level: int, steps: int) -> None:
    # Everywhere schemes that do nothing here: no white or black cubes, no banner, nobody moved.
    table = game(
        seat(cubes="P", tracks={"purple": 4}, discs="12345"),
        seat(marker=3),
        schemes="republican_fate credit_policy decree turning_point",
    )
    play(table, f"politics {level}")
    if steps:
        assert deciding(table) == (0, "shift")
        assert table.state.used[level - 1]  # it has turned face down before
        events = play(table, "shift right")
        assert all(e.rule == "A6" for e in happened(events, "moved"))
    assert counted(table, "marker") == [8 + steps, 3 + steps]
    assert deciding(table) == (1, "turn")


def test_A6_it_turns_face_down_for_this_round() -> None:
    table = game(
        seat(cubes="PPP"),
        seat(cubes="PP"),
        schemes="republican_fate credit_policy decree turning_point",
    )
    (scheme,) = happened(play(table, "politics 1"), "scheme")
    assert (scheme.rule, scheme.what, scheme.amount) == ("A6", "republican_fate", 1)
    assert table.state.used == (True, False, False, False)
    expect_refused(table, "politics 1", "A6", "scheme-used")
    play(table, "pass")
    expect_refused(table, "politics 1", "A6", "scheme-used")


def test_A6_refused_without_such_a_scheme() -> None:
    table = game(seat(cubes="P"), schemes="- credit_policy - decree")
    assert of_kind(table, "politics") == set()
    expect_refused(table, "politics 1", "A6", "scheme-gone")
    expect_refused(table, "politics 3", "A6", "scheme-gone")
    expect_refused(table, "politics 2", "A6", "scheme-too-high")


def test_A6_the_present_is_not_touched() -> None:
    table = game(seat(cubes="P"), schemes="republican_fate credit_policy decree turning_point")
    play(table, "politics 1")
    assert card_at(table, "purple") == "elder_council"
