"""The new edition: where its rules differ from those of 2000, and where it settles them.

The numbers are those of the rules; expected values come from the rulebook of the new edition.
"""

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.game import Game
from tests.games.lacitta.support import (
    CULTURE,
    Fields,
    before_feeding,
    before_migration,
    buildings,
    choices,
    citizens,
    city,
    deciding,
    display,
    expect_allowed,
    expect_refused,
    game,
    happened,
    idle,
    lane,
    pass_until,
    play,
)

NEW = "new"
TAKER = city(0, "A5", 3, "statue A6")
"""Takes one citizen from a neighbour without culture at A9."""
PEACE = [city(0, "A5", 3), city(1, "A15", 3)]
"""Two cities too far apart for anybody to walk."""
WHEAT = lane(30, above=[("farm3", 1, 16), ("farm2", 16, 30)], below=[("farm3", 1, 30)])
"""Food enough for everybody who lives in the lane."""


def wet(*lakes: tuple[int, int]) -> Fields:
    """A lane with lakes above it."""
    return lane(30, above=[("lake", first, last) for first, last in lakes])


def test_Y1_the_year_begins_with_the_voice_and_ends_with_the_start_player() -> None:
    table = lc.new_game(players=2, edition=NEW, seed=4)
    phases = [table.phase]
    while table.year == 1:
        idle(table)
        if table.phase != phases[-1]:
            phases.append(table.phase)
    assert phases == [
        "lay_voice",
        "income",
        "growth",
        "politics",
        "reveal_voice",
        "migration",
        "feeding",
        "start_player",
        "lay_voice",
    ]


def test_Y1_placement_leads_to_the_voice_cards() -> None:
    table = lc.new_game(players=2, edition=NEW, setup="advanced", seed=4)
    while table.phase == "placement":
        idle(table)
    assert (table.year, table.phase) == (1, "lay_voice")


def test_Y2_the_start_player_passes_at_the_end_of_the_old_year() -> None:
    table = before_feeding(WHEAT, PEACE, players=2, edition=NEW, start_player=1, year=2)
    table.step()
    assert (table.year, table.phase, table.state.start_player) == (2, "start_player", 1)
    (event,) = happened(table.step(), "start_player")
    assert (event.rule, event.player, event.year) == ("Y2", 0, 3)
    assert (table.year, table.phase, table.state.start_player) == (3, "lay_voice", 0)


def test_Y2_who_began_the_game_is_start_player_of_year_1() -> None:
    table = lc.new_game(players=3, edition=NEW, seed=4)
    first = table.state.start_player
    pass_until(table, "politics")
    assert (table.year, deciding(table)) == (1, (first, "turn"))
    pass_until(table, "lay_voice")
    pass_until(table, "politics")
    assert (table.year, deciding(table)[0]) == (2, (first + 1) % 3)


def test_Y2_nobody_follows_the_start_player_of_year_6() -> None:
    table = before_feeding(WHEAT, PEACE, edition=NEW, start_player=1, year=6)
    events = table.step()
    assert (table.phase, table.year, table.state.start_player) == ("over", 6, 1)
    assert happened(events, "start_player") == []


def test_Y6_the_table_is_cleared_before_the_start_player_passes() -> None:
    reaped = city(0, "A5", 5, "school A4", "farm A6", harvest=["A6"])
    reaped["figures"] = {"A4": {"education": 2}}
    seats = [{"action_cards": 1, "face_down": ["palace", {"passed": "hospital"}]}, {}]
    table = before_feeding(WHEAT, [reaped, city(1, "A15", 3)], players=seats, edition=NEW)
    events = table.step()
    assert table.phase == "start_player"
    assert happened(events, "figures_home") == [Event("figures_home", "Y6", player=0, amount=3)]
    assert table.state.figures_free(0) == 4
    player = table.players[0]
    assert (player.action_cards, player.cards_played, player.face_down) == (3, 0, ())
    assert sorted(card.card for card in table.state.discard) == ["hospital", "palace"]
    assert (table.state.voice, table.state.voice_past[-4:]) == ((), tuple(CULTURE["cards"]))


def test_P2_a_pass_when_there_is_much_that_could_be_played() -> None:
    cards = ["palace", "golden_times"]
    table = game(
        edition=NEW,
        cities=PEACE,
        players=[{"gold": 5}, {}],
        display=cards,
        politics={"deck": ["closeness", "hospital"]},
    )
    expect_allowed(table, "pass", "gold", "palace A6", "golden_times A5 2")
    (event,) = table.play("pass")
    assert (event.rule, event.player, event.amount) == ("P2", 0, 1)
    assert display(table)[:2] == cards
    assert table.state.deck == ("hospital",)
    assert [card.passed for card in table.players[0].face_down] == [True]
    assert "closeness" not in str(table.view(0)["players"])  # not even for who took it


@pytest.mark.parametrize("service", ["education", "health"])
def test_P15_a_hospital_s_service_is_named_for_all_figures_of_a_play(service: str) -> None:
    table = game(
        edition=NEW,
        cities=[city(0, "A5", 3, "hospital A6"), city(1, "A15", 3)],
        players=[{"gold": 2}, {}],
        display=["bread_and_circuses"],
    )
    expect_refused(table, "bread_and_circuses A6 2", "P15")
    expect_refused(table, "bread_and_circuses A6 2 culture", "P15")
    table.play(f"bread_and_circuses A6 2 {service}")
    points = {"culture": 0, "education": 1, "health": 1}
    assert table.services("A5") == points | {service: 3}


def test_P15_out_of_figures_the_card_can_t_be_used() -> None:
    table = game(
        edition=NEW,
        cities=[
            city(0, "A5", 3, "statue A6", figures={"A6": {"culture": 3}}),
            city(1, "A15", 3),
        ],
        players=[{"gold": 9}, {}],
        display=["bread_and_circuses"] * 2,
    )
    expect_refused(table, "bread_and_circuses A6 2", "P15")
    play(table, "bread_and_circuses A6 1", "pass")
    expect_refused(table, "bread_and_circuses A6 1", "P15")
    assert table.services("A5")["culture"] == 5


SEVEN = ["farm A10", "farm A11", "school A12", "school A13", "quarry A14", "market A15"]


def test_D4_citizens_above_the_limit_without_market_go_back_at_once() -> None:
    # Seven posts, seven citizens; one walks away. The market is the outermost building and falls:
    # of six citizens five stay, and so the quarry falls after it.
    table = before_migration([TAKER, city(1, "A9", 7, *SEVEN)], CULTURE, edition=NEW)
    supply = table.state.supply
    events = table.step()
    assert table.decision is None
    assert [(e.kind, e.space) for e in events if e.player == 1] == [
        ("demolished", "A15"),
        ("over_limit", "A9"),
        ("demolished", "A14"),
    ]
    (over,) = happened(events, "over_limit")
    assert (over.rule, over.amount) == ("D4", 1)
    assert (citizens(table)["A9"], table.limit("A9")) == (5, 5)
    assert set(buildings(table, "A9")) == {"A10", "A11", "A12", "A13"}
    assert table.state.supply == supply + 1  # the one who walked is in the other city


def test_D4_the_same_city_in_the_edition_of_2000_keeps_them() -> None:
    table = before_migration([TAKER, city(1, "A9", 7, *SEVEN)], CULTURE)
    table.step()
    assert citizens(table)["A9"] == 6
    assert set(buildings(table, "A9")) == {"A10", "A11", "A12", "A13", "A14"}


TWO_ARMS = city(
    1, "A11", 7, "school A10", "market A9", "farm A12", "farm A13", "farm A14", "farm A15"
)


def test_D4_the_owner_chooses_knowing_what_the_market_costs() -> None:
    table = before_migration([TAKER, TWO_ARMS], CULTURE, edition=NEW)
    table.step()
    assert deciding(table) == (1, "demolish")
    assert sorted(choices(table)) == ["demolish A15", "demolish A9"]
    events = table.play("demolish A15")
    assert happened(events, "over_limit") == []
    assert (citizens(table)["A11"], table.limit("A11")) == (6, 8)

    table.undo()
    events = table.play("demolish A9")
    assert [event.amount for event in happened(events, "over_limit")] == [1]
    assert citizens(table)["A11"] == 5
    # Six buildings stand and five citizens are left: D1 goes on, and again there is a choice.
    assert deciding(table) == (1, "demolish")
    assert sorted(choices(table)) == ["demolish A10", "demolish A15"]


def forked() -> Fields:
    """A lane with one more space, B1, that touches A13 alone."""
    land = lane(30)
    land["board"]["spaces"]["B1"] = {"at": [12, 1], "players": 2}
    land["board"]["not_adjacent"] = [["B1", "A14"]]
    return land


def test_D4_D5_where_the_market_can_t_be_kept_nobody_is_asked() -> None:
    # Castle and four farms in a row, then a fork: a school, or a farm with the market behind it.
    # Six citizens are left for eight buildings. Whatever goes first, the market is not among the
    # nearest six, and with five citizens neither arm of the fork can stay.
    settled = [
        TAKER,
        city(0, "A19", 3, "statue A18"),
        city(1, "A9", 8, *(f"farm A{n}" for n in range(10, 15)), "market A15", "school B1"),
    ]
    table = before_migration(settled, CULTURE, forked(), edition=NEW)
    table.step()
    assert table.decision is None
    assert citizens(table)["A9"] == 5
    assert set(buildings(table, "A9")) == {"A10", "A11", "A12", "A13"}

    # In the edition of 2000 the sixth citizen stays, and keeps one of the arms.
    table = before_migration(settled, CULTURE, forked())
    table.step()
    assert sorted(choices(table)) == ["demolish A15", "demolish B1"]


def test_D4_without_its_last_building_with_waves_a_market_city_holds_8() -> None:
    # Eleven posts and eleven citizens; one walks away and the fountain, the last in the row, falls.
    row = [f"farm A{n}" for n in range(10, 18)]
    table = before_migration(
        [TAKER, city(1, "A9", 11, *row, "market A18", "fountain A19")],
        CULTURE,
        wet((19, 21)),
        edition=NEW,
    )
    assert table.limit("A9") is None
    supply = table.state.supply
    events = table.step()
    fallen = [event.space for event in happened(events, "demolished")]
    assert fallen == ["A19", "A18", "A17", "A16", "A15", "A14"]
    over = happened(events, "over_limit")
    # Of ten eight may stay. They can't staff ten posts: the market, outermost now, falls too, and
    # then five may stay.
    assert [event.amount for event in over] == [2, 3]
    assert (citizens(table)["A9"], table.limit("A9")) == (5, 5)
    assert set(buildings(table, "A9")) == {"A10", "A11", "A12", "A13"}
    assert table.state.supply == supply + 5


def test_D4_a_second_building_with_waves_keeps_the_limit() -> None:
    row = [f"farm A{n}" for n in range(12, 18)]
    table = before_migration(
        [TAKER, city(1, "A9", 11, "market A10", "fountain A11", *row, "farm A18", "fountain A19")],
        CULTURE,
        wet((11, 12), (19, 21)),
        edition=NEW,
    )
    events = table.step()
    assert [event.space for event in happened(events, "demolished")] == ["A19"]
    assert happened(events, "over_limit") == []
    assert (citizens(table)["A9"], table.limit("A9")) == (10, None)


def test_D4_water_without_a_market_changes_nothing() -> None:
    table = before_migration(
        [TAKER, city(1, "A9", 5, "farm A10", "farm A11", "farm A12", "fountain A13")],
        CULTURE,
        wet((13, 14)),
        edition=NEW,
    )
    events = table.step()
    assert [event.space for event in happened(events, "demolished")] == ["A13"]
    assert happened(events, "over_limit") == []
    assert citizens(table)["A9"] == 4


def test_D4_has_no_penalty_of_its_own() -> None:
    table = before_migration([TAKER, city(1, "A9", 7, *SEVEN)], CULTURE, WHEAT, edition=NEW)
    assert happened(table.step(), "over_limit")
    events = table.step()
    assert happened(events, "hungry") == []
    assert [player.penalty for player in table.players] == [False, False]


def test_D4_in_the_feeding_too() -> None:
    # Food for six of seven. The market falls for want of the seventh, and then the sixth has no
    # room either.
    land = lane(30, above=[("farm3", 1, 7), ("farm2", 9, 11)])
    table = before_feeding(land, [TAKER, city(1, "A9", 7, *SEVEN)], edition=NEW)
    assert (table.food(0), table.food(1)) == (3, 6)
    events = table.step()
    assert [(e.kind, e.amount) for e in events if e.kind in ("hungry", "over_limit")] == [
        ("hungry", 1),
        ("over_limit", 1),
    ]
    assert citizens(table)["A9"] == 5
    assert [player.penalty for player in table.players] == [False, True]


def test_D4_a_position_above_its_limit_is_no_position_of_this_edition() -> None:
    above = [city(1, "A9", 6), city(0, "A20", 3)]
    assert citizens(game(cities=above))["A9"] == 6
    with pytest.raises(lc.BadFile, match="D4"):
        game(cities=above, edition=NEW)


def ruin(**more: object) -> Game:
    """The statue of player 0 takes the last citizen of player 1, whose only city falls."""
    settled = [TAKER, city(1, "A9", 1), city(2, "A20", 2)]
    return before_migration(settled, CULTURE, WHEAT, players=3, edition=NEW, **more)


def test_D6_without_any_building_a_player_has_lost() -> None:
    table = ruin()
    (out,) = happened(table.step(), "out")
    assert (out.rule, out.player) == ("D6", 1)
    pass_until(table, "politics")
    # The seat stays for the passing of the start player, but takes no turns.
    assert (table.year, table.state.start_player) == (2, 1)
    seen = []
    while table.phase == "politics":
        seen.append(deciding(table)[0])
        table.play("pass")
    assert seen == [2, 0] * 5


def test_D6_behind_everybody_at_the_end() -> None:
    table = ruin(year=6)
    pass_until(table, "over")
    assert [(score.total, score.rank) for score in table.scores()] == [(4, 1), (0, 3), (2, 2)]


def ended(*players: Fields) -> Game:
    """Three cities of four citizens each, at the end of the last year."""
    settled = [city(seat, castle, 4) for seat, castle in enumerate(("A5", "A15", "A25"))]
    table = before_feeding(WHEAT, settled, players=players, edition=NEW, year=6)
    table.step()
    assert table.over
    return table


def test_E3_ties_go_to_the_richer_and_then_the_win_is_shared() -> None:
    richer = ended({"gold": 2}, {"gold": 7}, {"gold": 3})
    assert [score.total for score in richer.scores()] == [4, 4, 4]
    assert [score.rank for score in richer.scores()] == [3, 1, 2]
    shared = ended({"gold": 7}, {"gold": 2}, {"gold": 7})
    assert [score.rank for score in shared.scores()] == [1, 3, 1]


def test_E2_hunger_in_the_last_year_costs_five_points() -> None:
    land = lane(30, above=[("farm3", 1, 9), ("farm2", 14, 16)])
    table = before_feeding(land, [city(0, "A5", 3), city(1, "A15", 4)], edition=NEW, year=6)
    table.step()
    assert [(s.citizens, s.penalty, s.total) for s in table.scores()] == [(3, 0, 3), (2, -5, -3)]
