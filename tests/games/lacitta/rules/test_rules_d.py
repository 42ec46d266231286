"""D: demolition."""

from typing import Any

from tests.games.lacitta.support import (
    BARE,
    CULTURE,
    Fields,
    before_feeding,
    before_migration,
    buildings,
    choices,
    cities,
    citizens,
    city,
    deciding,
    expect_allowed,
    expect_refused,
    game,
    happened,
    lane,
    pass_until,
    play,
    whole_board,
)

TAKER = city(0, "A5", 3, "statue A6")
"""Takes one citizen from a neighbour without culture at A9."""


def test_D1_the_owner_chooses_what_falls() -> None:
    # Three buildings, two citizens left: the farm or the school.
    table = before_migration([TAKER, city(1, "A10", 3, "farm A9", "school A11")], CULTURE)
    table.step()
    assert deciding(table) == (1, "demolish")
    assert sorted(choices(table)) == ["demolish A11", "demolish A9"]
    events = table.play("demolish A11")
    assert buildings(table, "A10") == {"A9": "farm"}
    (event,) = happened(events, "demolished")
    assert (event.rule, event.player, event.space, event.source) == ("D1", 1, "A11", "A10")
    assert (event.building, event.food) == ("school", 0)
    assert table.phase == "feeding"


def test_D1_one_after_the_other_until_each_is_staffed() -> None:
    # Two of four citizens leave; two of the three arms must go.
    settled = [
        city(0, "A5", 3, "statue A6"),
        city(0, "A15", 3, "statue A14"),
        city(1, "A10", 4, "farm A9", "school A11", "quarry B1"),
    ]
    land = lane(30)
    land["board"]["spaces"]["B1"] = {"at": [9, 1], "players": 2}  # below A10 and A11
    land["board"]["not_adjacent"] = [["B1", "A11"]]
    table = before_migration(settled, CULTURE, land)
    table.step()
    assert citizens(table)["A10"] == 2
    assert sorted(choices(table)) == ["demolish A11", "demolish A9", "demolish B1"]
    play(table, "demolish A9")
    assert deciding(table) == (1, "demolish")
    assert sorted(choices(table)) == ["demolish A11", "demolish B1"]
    play(table, "demolish B1")
    assert buildings(table, "A10") == {"A11": "school"}


def test_D1_a_surplus_on_the_castle_saves_every_building() -> None:
    table = before_migration([TAKER, city(1, "A10", 4, "farm A9", "school A11")], CULTURE)
    assert happened(table.step(), "demolished") == []
    assert buildings(table, "A10") == {"A9": "farm", "A11": "school"}


def test_D1_city_by_city_in_founding_order() -> None:
    settled = [
        city(0, "A13", 4, "palace A12", "palace A14", "palace A15"),
        city(1, "A19", 3, "farm A18", "farm A20"),
        city(1, "A8", 3, "farm A7", "farm A9"),
    ]
    table = before_migration(settled, CULTURE)
    table.step()
    assert sorted(choices(table)) == ["demolish A18", "demolish A20"]
    play(table, "demolish A20")
    assert sorted(choices(table)) == ["demolish A7", "demolish A9"]


def test_D2_from_the_outside_inwards() -> None:
    settled = [TAKER, city(1, "A11", 5, "school A10", "farm A9", "farm A12", "quarry A13")]
    table = before_migration(settled, CULTURE)
    table.step()
    assert sorted(choices(table)) == ["demolish A13", "demolish A9"]
    for inner in ("A10", "A12"):
        expect_refused(table, f"demolish {inner}", "D2")
    expect_refused(table, "demolish A11", "D2")  # the castle goes last
    for foreign in ("A6", "A20"):
        expect_refused(table, f"demolish {foreign}", "D1", "D2")  # not of this city at all


def test_D2_a_ring_has_no_inside() -> None:
    # Around the castle everything hangs together whichever building goes.
    ring = {"C": [0, 0], "R1": [1, 0], "R2": [0, 1], "R3": [-1, 1]}
    spaces: Fields = {name: {"at": cell, "players": 2} for name, cell in ring.items()}
    spaces |= {f"T{n}": {"at": [1 + n, 0], "players": 2} for n in range(1, 12)}
    settled = [
        city(1, "C", 4, "farm R1", "school R2", "quarry R3"),
        city(0, "T5", 3, "statue T4", "farm T3"),
    ]
    table = before_migration(settled, CULTURE, {"board": whole_board(spaces, {})})
    table.step()
    assert sorted(choices(table)) == ["demolish R1", "demolish R2", "demolish R3"]


def test_D2_the_castle_goes_last_and_may_be_used_again() -> None:
    settled = [
        TAKER,
        city(1, "A9", 1),
        city(1, "A15", 4),
        city(1, "A20", 3),
        city(1, "A25", 3),
    ]
    table = before_migration(settled, CULTURE)
    events = table.step()
    assert list(citizens(table)) == ["A5", "A15", "A20", "A25"]
    (lost,) = happened(events, "city_lost")
    assert (lost.rule, lost.player, lost.space) == ("D2", 1, "A9")
    assert table.state.building_at(table.state.table.board.index["A9"]) is None
    later = game(cities=[entry for entry in settled if entry["castle"] != "A9"], start_player=1)
    expect_allowed(later, "found A10 from A15")


def test_D2_a_castle_used_again_counts_as_a_new_city() -> None:
    wheat = lane(30, above=[("farm3", 1, 12), ("farm3", 12, 30)])
    settled = [TAKER, city(1, "A9", 1), city(1, "A15", 4), city(1, "A20", 2), city(1, "A25", 2)]
    table = before_migration(settled, CULTURE, wheat)
    table.step()
    pass_until(table, "politics")
    assert deciding(table) == (1, "turn")
    play(table, "found A10 from A15")
    assert list(cities(table))[-1] == "A10"
    assert [entry["castle"] for entry in table.position()["cities"] if entry["owner"] == 1] == [
        "A15",
        "A20",
        "A25",
        "A10",
    ]


def test_D3_the_tile_returns_and_figures_go_home() -> None:
    # The arm away from the neighbour carries two figures and is the one that falls.
    crowned = city(1, "A9", 2, "school A10", figures={"A10": {"education": 2}})
    table = before_migration([TAKER, crowned], CULTURE)
    assert table.state.tiles_left("school") == 14
    assert table.state.figures_free(1) == 2
    table.step()
    assert table.state.tiles_left("school") == 15
    assert table.state.tiles_left("university") == 15
    assert table.state.figures_free(1) == 4
    assert buildings(table, "A9") == {}
    assert cities(table)["A9"]["figures"] == {}


def test_D3_the_food_is_lost_before_the_feeding() -> None:
    wheat = lane(30, above=[("farm1", 1, 7), ("farm3", 9, 12)])
    table = before_migration([TAKER, city(1, "A9", 3, "school A10", "farm A11")], CULTURE, wheat)
    assert table.food(1) == 6
    events = table.step()
    (event,) = happened(events, "demolished")
    assert (event.space, event.food) == ("A11", 3)
    assert table.food(1) == 3
    assert table.phase == "feeding"


def test_D3_a_harvest_falls_with_its_farm() -> None:
    wheat = lane(30, above=[("farm1", 1, 7), ("farm3", 9, 12)])
    reaped = city(1, "A9", 2, "farm A10", harvest=["A10"])
    table = before_migration([TAKER, reaped], CULTURE, wheat)
    assert table.food(1) == 3 + 6
    assert table.state.figures_free(1) == 3
    table.step()
    assert table.food(1) == 3
    assert table.state.figures_free(1) == 4


SEVEN = ["farm A10", "farm A11", "school A12", "school A13", "quarry A14", "market A15"]


def test_D4_classic_citizens_above_the_new_limit_stay_but_nobody_is_added() -> None:
    # Seven buildings in a row, the market outermost: it falls, six stay where the limit is 5.
    table = before_migration([TAKER, city(1, "A9", 7, *SEVEN)], CULTURE)
    table.step()
    assert "A15" not in buildings(table, "A9")
    assert (citizens(table)["A9"], table.limit("A9")) == (6, 5)
    grown = game(phase="growth", cities=[TAKER, city(1, "A9", 6, *SEVEN[:-1])])
    assert [event.space for event in happened(grown.step(), "full")] == ["A9"]
    assert citizens(grown)["A9"] == 6


def test_D5_in_turn_order_from_the_start_player() -> None:
    # Each of B and C loses one citizen and chooses between two arms; C is start player.
    settled = [
        city(0, "A12", 3, "palace A11", "palace A13"),
        city(1, "A7", 3, "farm A6", "school A8"),
        city(2, "A17", 3, "farm A16", "school A18"),
    ]
    table = before_migration(settled, CULTURE, players=3, start_player=2)
    table.step()
    assert deciding(table) == (2, "demolish")
    play(table, "demolish A18")
    assert deciding(table) == (1, "demolish")
    play(table, "demolish A6")
    assert table.phase == "feeding"


def test_D5_without_asking_where_every_order_leaves_the_same() -> None:
    row = city(1, "A9", 3, "farm A10", "school A11")
    table = before_migration([TAKER, row], CULTURE)
    table.step()
    assert table.decision is None
    assert buildings(table, "A9") == {"A10": "farm"}


def test_D5_without_asking_where_everything_falls() -> None:
    # Nobody has food: all leave, and with them go both arms and the castle.
    settled = [city(0, "A5", 1), city(1, "A10", 3, "farm A9", "school A11")]
    table = before_feeding(BARE, settled)
    events = table.step()
    assert table.decision is None
    assert citizens(table) == {}
    fallen = {event.space for event in happened(events, "demolished")}
    assert fallen - {"A5", "A10"} == {"A9", "A11"}
    assert [event.space for event in happened(events, "city_lost")] == ["A5", "A10"]


PLENTY = lane(30, above=[("farm3", 1, 8), ("farm2", 15, 24)], below=[("farm3", 3, 8)])


def ruin(**more: Any) -> Fields:
    """A's statue takes the last citizen of B, whose only city falls."""
    return {
        "land": PLENTY,
        "settled": [TAKER, city(1, "A9", 1), city(2, "A20", 2)],
        "voice": CULTURE,
        "players": 3,
        **more,
    }


def test_D6_a_player_without_any_building_is_out() -> None:
    table = before_migration(**ruin())
    events = table.step()
    (out,) = happened(events, "out")
    assert (out.rule, out.player) == ("D6", 1)
    assert table.state.out(1)
    assert not table.state.out(0)


def test_D6_no_turns_for_who_is_out_but_the_seat_stays() -> None:
    table = before_migration(**ruin())
    table.step()
    pass_until(table, "politics")
    assert table.year == 2
    assert table.state.start_player == 1  # the seat of B
    seen = []
    while table.phase == "politics":
        seen.append(deciding(table)[0])
        table.play("pass")
    assert seen == [2, 0] * 5
    assert table.state.players[1].cards_played == 0
    assert table.state.players[1].face_down == ()
    pass_until(table, "over")
    assert (table.year, table.phase) == (6, "over")


def test_D6_total_0_and_ranked_behind_everyone() -> None:
    table = before_migration(**ruin(year=6))
    table.step()
    pass_until(table, "over")
    scores = table.scores()
    assert scores[1].total == 0
    assert (scores[1].citizens, scores[1].bonus, scores[1].penalty) == (0, 0, 0)
    assert [score.rank for score in scores] == [1, 3, 2]


def test_D6_ranked_behind_a_player_below_nothing() -> None:
    # C feeds two of five in the last year: 2 citizens and minus 5 make -3, and still before B.
    table = before_migration(
        **ruin(
            settled=[TAKER, city(1, "A9", 1), city(2, "A20", 5)],
            players=[{}, {"gold": 9}, {}],
            year=6,
        )
    )
    table.step()
    pass_until(table, "over")
    scores = table.scores()
    assert [score.total for score in scores] == [4, 0, -3]
    assert [score.penalty for score in scores] == [0, 0, -5]
    assert [score.rank for score in scores] == [1, 3, 2]


def test_D6_no_penalty_turn_for_who_is_out() -> None:
    settled = [city(0, "A5", 1), city(1, "A15", 3)]
    table = before_feeding(lane(30, above=[("farm3", 14, 17)]), settled)
    table.step()
    assert table.state.out(0)
    assert [player.penalty for player in table.state.players] == [False, False]
    pass_until(table, "politics")
    assert deciding(table) == (1, "turn")


def test_D6_a_game_without_anybody_left_runs_to_its_end() -> None:
    table = before_feeding(BARE, [city(0, "A5", 1), city(1, "A15", 1)])
    table.step()
    assert all(table.state.out(seat) for seat in range(2))
    pass_until(table, "over")
    assert table.year == 6
    assert [score.total for score in table.scores()] == [0, 0]
