"""S: components and set-up."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.game import Game
from tests.games.lacitta.support import (
    BARE,
    bow,
    cities,
    citizens,
    city,
    deciding,
    expect_allowed,
    expect_refused,
    game,
    lane,
    play,
    position,
)

COUNTS = (2, 3, 4, 5)
SETUPS = ("beginner", "advanced")


def placed(players: int, seed: int = 1) -> Game:
    """A game of the advanced set-up in which every castle has been placed, each as asked first."""
    table = lc.new_game(players=players, setup="advanced", seed=seed)
    while table.phase == "placement":
        table.play(table.legal_actions()[0])
    return table


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("players", COUNTS)
def test_S1_what_each_player_begins_with(players: int, setup: str) -> None:
    table = lc.new_game(players=players, setup=setup, seed=3)
    assert len(table.players) == players
    for seat, player in enumerate(table.state.players):
        assert (player.gold, player.action_cards, player.face_down) == (1, 3, ())
        assert table.state.figures_free(seat) == 4


@pytest.mark.parametrize("players", [0, 1, 6])
def test_S1_two_to_five_players(players: int) -> None:
    with pytest.raises(lc.LaCittaError):
        lc.new_game(players=players, seed=3)


def test_S1_no_more_than_four_castles_of_a_player() -> None:
    castles = [city(0, f"A{n}", 3) for n in (1, 5, 9, 13, 17)]
    lc.load(position(BARE, cities=castles[:4]))
    with pytest.raises(lc.BadFile):
        lc.load(position(BARE, cities=castles))


def test_S1_no_more_than_four_figures_of_a_player() -> None:
    def standing(number: int) -> lc.Game:
        built = city(0, "A1", 3, "statue A2", figures={"A2": {"culture": number}})
        return lc.load(position(BARE, cities=[built, city(1, "A9", 3)]))

    assert standing(4).state.figures_free(0) == 0
    with pytest.raises(lc.BadFile):
        standing(5)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("players", COUNTS)
def test_S2_twenty_two_landscape_tiles(players: int, setup: str) -> None:
    table = lc.new_game(players=players, setup=setup, seed=8)
    laid = Counter(tile for tile in table.state.table.landscapes if tile)
    assert laid == {"farm1": 6, "farm2": 6, "farm3": 2, "mountain": 3, "lake": 5}


@pytest.mark.parametrize(
    ("tile", "number"),
    [("farm1", 6), ("farm2", 6), ("farm3", 2), ("mountain", 3), ("lake", 5)],
)
def test_S2_no_more_tiles_than_there_are(tile: str, number: int) -> None:
    def laid(tiles: int) -> Game:
        areas = [(tile, 3 * n + 1, 3 * n + 3) for n in range(tiles)]
        return game(lane(30, above=areas), cities=[city(0, "A1", 3), city(1, "A9", 3)])

    assert laid(number).state.table.landscapes.count(tile) == number
    with pytest.raises(lc.BadFile):
        laid(number + 1)


PAIRS = [
    (40, "farm", "quarry", "build farm A{}", "build quarry A{}"),
    (20, "palace", "hospital", "palace A{}", "hospital A{}"),
    (15, "statue", "cathedral", "build statue A{}", "cathedral A{}"),
    (15, "school", "university", "build school A{}", "university A{}"),
    (15, "fountain", "bathhouse", "build fountain A{}", "bathhouse A{}"),
]
CARDS = ("palace", "hospital", "cathedral", "university", "bathhouse")


def built_up(one: int, kind: str, two: int, other: str) -> Game:
    """A city on a lane along lakes with so many of two buildings, rich, with citizens to spare."""
    land = lane(50, above=[("lake", 1, 25), ("lake", 25, 50)])
    rows = [kind] * one + [other] * two
    built = [f"{name} A{n}" for n, name in enumerate(rows, 2)]
    return game(
        land,
        cities=[city(0, "A1", len(built) + 4, *built), city(1, "A50", 3)],
        players=[{"gold": 9}, {}],
        display=CARDS,
    )


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[1])
@pytest.mark.parametrize("share", [0, 7])
def test_S3_both_sides_of_a_tile_come_from_one_stack(
    pair: tuple[int, str, str, str, str], share: int
) -> None:
    tiles, kind, other, build, build_other = pair
    site = tiles + 1
    last = built_up(tiles - 1 - share, kind, share, other)
    expect_allowed(last, build.format(site), build_other.format(site))
    none = built_up(tiles - share, kind, share, other)
    expect_refused(none, build.format(site + 1), "S3")
    expect_refused(none, build_other.format(site + 1), "S3")


def test_S3_no_more_tiles_on_the_board_than_there_are() -> None:
    with pytest.raises(lc.BadFile):
        built_up(10, "statue", 6, "cathedral")


def test_S3_sixteen_markets() -> None:
    def with_markets(number: int) -> Game:
        sites = [5 * n + 1 for n in range(17)]
        entries = [
            city(n % 5, f"A{at}", 4, *([f"market A{at + 1}"] if n < number else []))
            for n, at in enumerate(sites)
        ]
        return game(lane(90), cities=entries, players=5, start_player=1)

    expect_allowed(with_markets(15), "build market A82")
    expect_refused(with_markets(16), "build market A82", "S3")


def crowd(supply: int) -> Game:
    """A small city of the player to move, beside whom another one's city leaves that supply."""
    return game(
        lane(30, above=[("lake", 1, 6)]),
        cities=[city(1, "A1", 127 - supply, "market A2", "fountain A3"), city(0, "A20", 3)],
        display=["golden_times", "master_builder"],
        players=[{"gold": 9}, {}],
    )


def test_S4_no_citizen_without_a_supply() -> None:
    table = crowd(0)
    assert table.state.supply == 0
    expect_refused(table, "build market A21", "S4")
    expect_refused(table, "master_builder market A21", "S4")
    expect_refused(table, "golden_times A20 1", "S4", "P16")  # the supply is named in both
    expect_allowed(table, "build farm A21")


def test_S4_the_last_citizen_builds_a_market() -> None:
    table = crowd(1)
    play(table, "build market A21")
    assert (table.state.supply, citizens(table)["A20"]) == (0, 4)


def test_S4_no_more_than_130_citizens() -> None:
    with pytest.raises(lc.BadFile):
        crowd(-1)


def test_S4_gold_has_no_limit() -> None:
    table = game(BARE, cities=[city(0, "A1", 3), city(1, "A9", 3)], players=[{"gold": 500}, {}])
    play(table, "gold")
    assert table.state.players[0].gold == 502


def test_S5_the_32_political_cards() -> None:
    state = lc.new_game(players=4, seed=5).state
    assert Counter([*state.display, *state.deck]) == {
        "palace": 4,
        "hospital": 4,
        "bathhouse": 4,
        "master_builder": 4,
        "bread_and_circuses": 4,
        "golden_times": 4,
        "cathedral": 2,
        "university": 2,
        "rich_harvest": 2,
        "closeness": 2,
    }
    with pytest.raises(lc.BadFile):
        game(cities=[city(0, "A1", 3), city(1, "A9", 3)], display=["university"] * 3)


def test_S6_nine_voice_cards_of_each_service() -> None:
    state = lc.new_game(players=2, seed=5).state
    cards = Counter([*state.voice, *state.voice_deck, *state.voice_past])
    assert cards == {"culture": 9, "education": 9, "health": 9}


@pytest.mark.parametrize("players", COUNTS)
def test_S7_seven_political_cards_lie_open(players: int) -> None:
    state = lc.new_game(players=players, seed=5).state
    assert len(state.display) == 7
    assert None not in state.display
    assert (len(state.deck), state.discard) == (25, ())


@pytest.mark.parametrize("players", COUNTS)
def test_S8_beginners_set_up_as_the_board_lays_down(players: int) -> None:
    table = lc.new_game(players=players, seed=5)
    setup = table.state.table.board.setups[str(players)]
    for seat in range(players):
        mine = [entry for entry in table.position()["cities"] if entry["owner"] == seat]
        assert [entry["castle"] for entry in mine] == list(setup["castles"][seat])
        assert [entry["citizens"] for entry in mine] == [3, 3]
        assert [entry["buildings"] for entry in mine] == [{}, {}]
    board = table.state.table.board
    for area, waste, tile in zip(
        board.areas, board.waste, table.state.table.landscapes, strict=True
    ):
        assert tile == ("" if waste else setup["landscapes"][area])


def test_S8_the_start_player_is_drawn_by_the_seed() -> None:
    starts = [lc.new_game(players=4, seed=seed).state.start_player for seed in range(40)]
    assert set(starts) == {0, 1, 2, 3}
    assert starts == [lc.new_game(players=4, seed=seed).state.start_player for seed in range(40)]


@pytest.mark.parametrize("players", COUNTS)
def test_S9_every_area_gets_a_tile(players: int) -> None:
    table = lc.new_game(players=players, setup="advanced", seed=5).state.table
    for waste, tile in zip(table.board.waste, table.landscapes, strict=True):
        assert bool(tile) != waste


def test_S9_tiles_and_first_player_are_drawn_by_the_seed() -> None:
    states = [lc.new_game(players=3, setup="advanced", seed=seed).state for seed in range(40)]
    assert len({state.table.landscapes for state in states}) == 40
    assert {state.to_move for state in states} == {0, 1, 2}


@pytest.mark.parametrize(
    ("players", "order", "start"),
    [
        (2, [0, 1, 1, 0], 1),
        (3, [0, 2, 1, 1, 2, 0], 1),
        (4, [0, 3, 2, 1, 1, 2, 3, 0], 1),
        (5, [0, 4, 3, 2, 1, 1, 2, 3, 4, 0], 1),
    ],
)
def test_S9_anticlockwise_and_back(players: int, order: list[int], start: int) -> None:
    # Clockwise is the order of the seats, so the left neighbour of seat 0 is seat 1.
    table = game(lane(60), phase="placement", players=players, start_player=0)
    seen = []
    for at in range(1, 4 * len(order) + 1, 4):
        assert table.phase == "placement"
        player, kind = deciding(table)
        assert kind == "place"
        seen.append(player)
        table.play(f"place A{at}")
    assert seen == order
    assert set(citizens(table).values()) == {3}
    assert [entry["owner"] for entry in cities(table).values()] == order
    assert (table.phase, table.year, table.decision) == ("start_player", 1, None)
    table.step()
    assert table.state.start_player == start
    assert table.year == 1


def test_S9_ends_early_where_no_space_is_left_for_another_castle() -> None:
    # Nine spaces in a row hold three castles with three empty spaces between, not four.
    table = game(lane(9), phase="placement", players=2, start_player=0)
    for at in (1, 5, 9):
        table.play(f"place A{at}")
    assert (table.phase, table.decision) == ("start_player", None)
    assert [city.owner for city in table.state.cities] == [0, 1, 1]
    table.run()
    assert table.decision == (0, "turn")


@pytest.mark.parametrize("players", COUNTS)
def test_S9_a_small_board_holds_fewer_castles_for_any_number_of_players(players: int) -> None:
    # Six spaces in a row, as few as they are, are enough to begin on: two castles find room.
    table = lc.new_game(players, setup="advanced", board=lane(6)["board"], seed=1)
    first = deciding(table)[0]
    play(table, "place A1", "place A5")
    assert table.phase == "start_player"
    assert len(table.state.cities) == 2
    last = (first - 1) % players
    assert [city.owner for city in table.state.cities] == [first, last]
    assert table.state.start_player == (last + 1) % players


def test_S9_no_board_takes_a_search_for_room() -> None:
    # 75 spaces on which five players' castles find no room in most orders, and in some they would.
    worst = Path(__file__).parents[1] / "cases" / "board_worst.json"
    table = lc.new_game(5, setup="advanced", board=worst, seed=1)
    while table.phase == "placement":
        table.play(table.legal_actions()[0])
    assert 5 <= len(table.state.cities) < 10
    table.run()
    assert table.decision is not None


def test_S9_begins_with_another_player() -> None:
    table = game(lane(60), phase="placement", players=3, start_player=2)
    seen = []
    for at in range(1, 22, 4):
        seen.append(deciding(table)[0])
        table.play(f"place A{at}")
    assert seen == [2, 1, 0, 0, 1, 2]
    assert table.state.start_player == 0


@pytest.mark.parametrize("players", COUNTS)
def test_S9_two_castles_each_on_the_shipped_board(players: int) -> None:
    table = placed(players)
    owners = Counter(entry["owner"] for entry in cities(table).values())
    assert owners == dict.fromkeys(range(players), 2)


def test_S10_three_empty_spaces_between_castles() -> None:
    table = game(lane(30), phase="placement", players=2, start_player=0)
    play(table, "place A10")
    for near in ("A9", "A11", "A12", "A13", "A7"):
        expect_refused(table, f"place {near}", "S10")
    expect_allowed(table, "place A14", "place A6")
    play(table, "place A14")
    expect_refused(table, "place A17", "S10")  # one's own castle keeps the distance too
    expect_refused(table, "place A14", "S10")
    expect_allowed(table, "place A18")


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("players", COUNTS)
def test_S10_set_ups_of_the_shipped_board_keep_the_distance(players: int, setup: str) -> None:
    table = placed(players) if setup == "advanced" else lc.new_game(players=players, seed=1)
    board = table.state.table.board
    castles = [1 << board.index[name] for name in cities(table)]
    assert len(castles) == 2 * players
    for one, two in combinations(castles, 2):
        steps = board.distance(one, two)
        assert steps is not None
        assert steps > 3


@pytest.mark.parametrize(("players", "open_"), [(2, 10), (3, 20), (4, 30), (5, 30)])
def test_S11_levels_by_number_of_players(players: int, open_: int) -> None:
    levels = {f"A{n}": 3 for n in range(11, 21)} | {f"A{n}": 4 for n in range(21, 31)}
    table = game(lane(30, levels=levels), phase="placement", players=players)
    legal = {f"place A{n}" for n in range(1, open_ + 1)}
    assert {str(action) for action in table.legal_actions()} == legal
    for n in range(open_ + 1, 31):
        expect_refused(table, f"place A{n}", "S11")


def test_S11_buildings_and_new_cities_on_open_spaces_only() -> None:
    land = lane(30, levels={f"A{n}": 3 for n in range(9, 31)})
    settled = [city(0, "A8", 3), city(1, "A1", 3)]
    table = game(land, cities=settled)
    expect_refused(table, "build farm A9", "S11")
    expect_refused(table, "found A13 from A8", "S11")
    expect_allowed(table, "build farm A7")
    three = game(land, cities=settled, players=3)
    expect_allowed(three, "build farm A9", "found A13 from A8")


def test_S11_no_position_with_a_building_on_a_closed_space() -> None:
    land = lane(30, levels={"A30": 3})
    with pytest.raises(lc.BadFile):
        game(land, cities=[city(0, "A8", 3), city(1, "A30", 3)])


def test_S11_closed_spaces_count_in_a_distance() -> None:
    # Five spaces lie between the ends along the open way, two along the closed one.
    table = game(bow(short_cut=True), phase="placement", players=2)
    play(table, "place O1")
    expect_refused(table, "place O7", "S10")
    around = game(bow(short_cut=False), phase="placement", players=2)
    play(around, "place O1")
    expect_allowed(around, "place O7")
