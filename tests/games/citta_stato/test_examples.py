"""The worked examples: those of the rule page, section 6, and all that the rulebook prints."""

import pytest

from tests.games.citta_stato.support import (
    at_turn,
    bag,
    banners,
    choices,
    counted,
    deciding,
    expect_refused,
    gained,
    game,
    happened,
    market,
    of_kind,
    play,
    seat,
    solo,
    supply,
    track,
)


def test_the_second_orange_cube_lies_lower() -> None:
    """Two first actions in orange."""
    table = game(seat(cubes="O"), seat(cubes="O"))
    play(table, "war 1", "war 2")
    assert market(table) == {"orange": [3, 2]}


def test_fleet_example_one_a_coin_is_lost() -> None:
    """Three coins: green for two; no cube costs one, so the third coin is lost."""
    table = game(seat(cubes="WW", tracks={"yellow": 3}, actions=1), market={"green": "2"})
    play(table, "fleet wild 2")
    assert choices(table) == ["buy green 2", "done"]
    play(table, "buy green 2")
    assert supply(table) == "G"
    assert deciding(table) == (1, "turn")


def test_fleet_example_two_three_cubes() -> None:
    """Three coins: one orange, one purple, one green."""
    table = game(
        seat(cubes="W", tracks={"yellow": 3}), market={"orange": "1", "purple": "1", "green": "1"}
    )
    play(table, "fleet wild 1", "buy orange 1", "buy purple 1", "buy green 1")
    assert supply(table) == "GOP"
    assert at_turn(table)


def test_guilds_draw_what_there_is() -> None:
    """The green track on its second space says four, the bag holds three."""
    table = game(seat(cubes="G", bag="YOP", tracks={"green": 2}))
    play(table, "guilds")
    assert (supply(table), bag(table)) == ("YOP", "")


def test_the_cubes_paid_for_guilds_lie_in_the_bag_before_the_draw() -> None:
    table = game(seat(cubes="GG", bag="Y", actions=1))
    play(table, "guilds")
    assert supply(table) == "YGG"


def test_venezia_uses_the_yellow_present_then_a_banner() -> None:
    table = game(seat(cubes="W", city="venezia"))
    play(table, "city", "take use yellow present")
    assert banners(table) == "O"
    assert deciding(table) == (0, "banner")
    play(table, "banner yellow")
    assert banners(table) == "YO"


def test_war_on_the_first_orange_space_loses_a_point() -> None:
    table = game(seat(cubes="O"))
    play(table, "war 4")
    assert counted(table, "points") == [-1, 0]
    assert table.state.seen_by(1).war[0].disc == -1


@pytest.mark.parametrize(
    ("held", "trade", "left"), [("PPPG", "purple", "G"), ("YGOPP", "four", "P")]
)
def test_banners_for_three_crowns(held: str, trade: str, left: str) -> None:
    """Red gives three purple ones, Green one of each colour."""
    table = game(seat(cubes="B", banners=held))
    play(table, f"republic {trade}")
    assert (banners(table), counted(table, "crowns")[0]) == (left, 3)


def test_politics_names_black_then_everyone_moves_left() -> None:
    """Two black cubes bring two points, the others have none; then all move by one to the left."""
    table = game(
        seat(cubes="BBP", tracks={"purple": 2}),
        seat(cubes="YYY"),
        seat(cubes="OO", marker=1),
        schemes="credit_policy political_plot diplomacy decree",
        expansion=True,
    )
    play(table, "politics 2", "colour black", "shift left")
    assert counted(table, "points") == [2, 0, 0]
    assert counted(table, "marker") == [7, 7, 1]


def test_alexandria_a_green_banner_and_two_cubes() -> None:
    """One yellow cube, the first action; then a purple and an orange cube are bought."""
    table = game(
        seat(cubes="Y"),
        present={"yellow": "alexandria"},
        market={"purple": "3 2 1", "orange": "1"},
    )
    play(table, "use yellow", "buy purple 1", "buy orange 1")
    assert market(table)["yellow"] == [3]
    assert banners(table) == "G"
    assert supply(table) == "OP"
    assert deciding(table) == (1, "turn")


def test_naval_engineering_as_second_action() -> None:
    """Two white cubes: one yellow and one orange banner."""
    table = game(seat(cubes="WW", actions=1), present={"white": "naval_engineering"})
    play(table, "use white")
    assert (banners(table), bag(table), supply(table)) == ("YO", "WW", "")


def test_authority_as_third_action() -> None:
    """Three green cubes; all cubes are drawn, those just paid with them."""
    table = game(seat(cubes="GGG", bag="YOP", actions=2), present={"green": "authority"})
    play(table, "use green")
    assert (supply(table), bag(table)) == ("YGGGOP", "")


def test_two_yellow_cubes_removed_bring_four_points() -> None:
    """Two orange cubes, the second action."""
    table = game(seat(cubes="OOYY", actions=1), present={"orange": "holy_lands_port_yellow"})
    play(table, "use orange", "remove 2")
    assert counted(table, "points")[0] == 4
    assert (supply(table), table.state.removed) == ("", (2, 0, 0, 0, 0, 0))


def test_three_white_cards_burned_bring_six_points() -> None:
    """Three black cubes, the third action; the marker goes one to the left."""
    table = game(
        seat(cubes="BBB", actions=2, burned={"white": "silk ivory rich_landing"}),
        present={"black": "secret_route"},
        future={"white": "spices_monopoly"},
    )
    events = play(table, "use black", "move left 1")
    assert counted(table, "marker") == [7, 8]
    assert gained(events, "points") == 6


def test_one_yellow_and_two_purple_banners_bring_three_points() -> None:
    table = game(seat(cubes="P", banners="YPP"), present={"purple": "royal_court"})
    assert gained(play(table, "use purple"), "points") == 3


def test_the_third_burned_card_brings_its_own_benefit_only() -> None:
    table = game(seat(cubes="Y", burned={"yellow": "tunis tripoli"}), market={"green": "1"})
    play(table, "burn yellow")
    assert of_kind(table, "banner") == set()
    assert deciding(table) == (0, "take")


def test_upgrade_from_two_to_three_brings_a_white_cube() -> None:
    """And three coins instead of two."""
    table = game(seat(cubes="YY", tracks={"yellow": 2}), market={"green": "3"}, upgrade=3)
    play(table, "upgrade yellow")
    assert (track(table, "yellow"), supply(table), table.state.upgrade) == (3, "YW", 2)
    play(table, "pass", "fleet wild 1")
    assert "buy green 3" in choices(table)


def test_no_upgrade_at_nought() -> None:
    expect_refused(game(seat(cubes="Y"), upgrade=0), "upgrade yellow", "U1", "no-upgrades")


def test_the_war_of_the_rulebook() -> None:
    """Yellow's 4 wins, pays four cubes and takes White's Future. Blue and Green are equal, Blue was
    placed before: the green Present. Only orange and black are left to Green, who takes orange."""
    table = game(
        seat(name="Yellow", cubes="YGOP", discs="01235"),
        seat(name="Blue", cubes="YY", discs="01345"),
        seat(name="Green", cubes="OO", discs="01345"),
        phase="war",
        war=[(1, 2), (0, 4), (2, 2)],
        present={"yellow": "", "white": "", "purple": "", "orange": "crusades_port_green"},
        future={"white": "rich_landing"},
    )
    events = table.step()
    assert [e.player for e in happened(events, "war_paid")] == [1, 0, 2]
    assert [e.amount for e in happened(events, "war_paid")] == [2, 4, 2]
    assert deciding(table) == (0, "take")
    play(table, "take use white future")
    assert banners(table) == "GP"
    assert deciding(table) == (1, "take")
    play(table, "take use green present")
    assert deciding(table) == (2, "take")
    assert of_kind(table, "take") == {
        f"take {what} {colour} present"
        for what in ("use", "burn")
        for colour in ("orange", "black")
    }
    play(table, "take burn orange present")
    assert [len(player.gone) for player in table.players] == [1, 1, 1]
    assert bag(table) == "YGOP"


def test_the_final_scoring_of_the_rulebook() -> None:
    """19 and 2, wrong form: 2. 17 and 10, one crown of two: 10. 14 and 3, three of three: 14."""
    table = game(
        seat(name="Blue", points=19, second=2, republic="doge", marker=6, crowns=9),
        seat(name="Yellow", points=17, second=10, republic="oligarchy", marker=6, crowns=1),
        seat(name="Red", points=14, second=3, republic="plutocracy", marker=5, crowns=3),
        phase="final",
        round=7,
    )
    events = table.step()
    scores = table.scores()
    assert [score.final for score in scores] == [2, 10, 14]
    assert [score.form for score in scores] == [False, True, True]
    assert [(score.crowns, score.signs) for score in scores[1:]] == [(1, 2), (3, 3)]
    assert [score.rank for score in scores] == [3, 2, 1]
    (won,) = happened(events, "won")
    assert (won.players, won.amount) == ((2,), 14)


def test_political_plot_of_the_rulebook() -> None:
    """Red (orange) is chosen: two orange cubes and a black one score two."""
    table = game(
        seat(cubes="P"),
        seat(cubes="OOB"),
        schemes="political_plot credit_policy diplomacy decree",
        expansion=True,
    )
    play(table, "politics 1", "colour orange")
    assert counted(table, "points") == [0, 2]


def test_black_named_by_political_plot() -> None:
    """Two black cubes give two, none gives nothing."""
    table = game(
        seat(cubes="BBP"),
        seat(cubes="OO"),
        schemes="political_plot credit_policy diplomacy decree",
        expansion=True,
    )
    play(table, "politics 1", "colour black")
    assert counted(table, "points") == [2, 0]


def test_solo_twenty_five_for_twenty_two_bonus_crowns() -> None:
    table = solo(
        1,
        3,
        human=seat(points=25, second=25, cubes="WB", tracks={"purple": 4}, crowns=3),
        phase="final",
        round=7,
    )
    table.step()
    assert (table.solo.won, table.solo.required, table.solo.bonus_crowns) == (True, 20, 2)


def test_faq_gained_cubes_go_to_the_supply() -> None:
    table = game(seat(cubes="P", tracks={"purple": 2}))
    play(table, "upgrade purple")
    assert (supply(table), bag(table)) == ("B", "")


def test_faq_cubes_spent_in_a_war_go_back_into_the_bag() -> None:
    table = game(seat(cubes="YY", discs="01345"), seat(), phase="war", war=[(0, 2)])
    table.step()
    play(table, "stay")
    assert (supply(table), bag(table)) == ("", "YY")
    assert sum(table.state.removed) == 0


def test_faq_one_cube_a_round_goes_to_the_market() -> None:
    table = game(seat(cubes="GGGGGG"))
    play(table, "guilds", "pass", "guilds", "guilds")
    assert market(table) == {"green": [3]}


def test_faq_a_war_can_be_won_with_nought() -> None:
    table = game(seat(discs="12345"), phase="war", war=[(0, 0)])
    table.step()
    events = play(table, "stay")
    assert [e.player for e in happened(events, "war_won")] == [0]


def test_faq_the_yellow_cube_paid_for_the_fleet_can_be_bought() -> None:
    table = game(seat(cubes="Y", tracks={"yellow": 3}))
    play(table, "fleet", "buy yellow 3")
    assert supply(table) == "Y"


def test_faq_points_may_be_declined() -> None:
    table = game(seat(cubes="O"), declining=True)
    play(table, "burn orange", "decline")
    assert counted(table, "points") == [0, 0]


def test_faq_only_in_the_war_a_shift_is_free() -> None:
    table = game(seat(cubes="P"), phase="war")
    table.step()
    assert "stay" in choices(table)
    table = game(seat(cubes="P"))
    play(table, "burn purple")
    assert "stay" not in choices(table)


def test_faq_no_card_is_kept_for_later() -> None:
    table = game(seat(cubes="YY", cards="flanders"), future={"yellow": "tripoli"})
    expect_refused(table, "use flanders", "T1")
    expect_refused(table, "card flanders", "T1")
