"""T: turns."""

import pytest

from tests.games.citta_stato.support import (
    at_turn,
    bag,
    banners,
    choices,
    counted,
    deciding,
    expect_allowed,
    expect_refused,
    gained,
    game,
    happened,
    market,
    of_kind,
    play,
    seat,
    supply,
)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_T1_each_in_turn_till_all_have_passed(first: int) -> None:
    table = game(*(seat(cubes="GGG") for _ in range(3)), first_player=first)
    order = []
    # The second player passes at once, the others after an action each.
    for text in ("guilds", "pass", "guilds", "pass", "pass"):
        order.append(deciding(table)[0])
        play(table, text)
    assert order == [(first + n) % 3 for n in (0, 1, 2, 0, 2)]
    assert (table.phase, table.decision) == ("war", None)


def test_T1_a_pass_is_for_the_round() -> None:
    table = game(seat(cubes="GGG"), seat(cubes="GGGGGG"))
    play(table, "pass")
    for _ in range(3):
        assert deciding(table) == (1, "turn")
        play(table, "guilds")
    assert counted(table, "passed") == [True, False]


def test_T1_what_answers_another_question_is_no_turn() -> None:
    table = game(seat(cubes="YWGOBP"))
    for text in ("done", "stay", "buy green 2", "use barcelona", "burn silk", "shift left"):
        expect_refused(table, text, "T1", "asks-turn")


@pytest.mark.parametrize(("taken", "price"), [(0, 1), (1, 2), (2, 3), (4, 5)])
def test_T2_the_next_action_costs_one_more(taken: int, price: int) -> None:
    table = game(seat(cubes="G" * price, actions=taken))
    events = play(table, "guilds")
    (paid,) = happened(events, "paid")
    assert (paid.rule, paid.player, paid.amount, paid.cubes) == ("T2", 0, price, ("green",) * price)
    assert counted(table, "actions")[0] == price
    short = game(seat(cubes="G" * (price - 1) + "YOP" * 5, actions=taken))
    expect_refused(short, "guilds", "T2", "too-dear")


def test_T2_cubes_have_the_colour_of_the_action_the_card_or_the_track() -> None:
    prices = {
        "fleet": "Y",
        "city": "W",
        "guilds": "G",
        "war 0": "O",
        "republic purple": "B",
        "politics 1": "P",
        "use yellow": "Y",
        "use white": "W",
        "use green": "G",
        "use orange": "O",
        "use black": "B",
        "use purple": "P",
        "burn yellow": "Y",
        "burn white": "W",
        "burn black": "B",
        "upgrade orange": "O",
        "upgrade purple": "P",
    }
    for text, letter in prices.items():
        table = game(seat(cubes=letter, banners="PPP"))
        expect_allowed(table, text)
        others = "".join(c for c in "YWGOBP" if c != letter)
        others = others.replace({"Y": "W", "G": "W", "O": "B", "P": "B"}.get(letter, " "), "")
        expect_refused(game(seat(cubes=others, banners="PPP")), text, "T2", "too-dear")


def test_T2_the_first_cube_goes_to_the_market_all_others_into_the_bag() -> None:
    table = game(seat(cubes="YYYOOO"))
    events = play(table, "burn orange")
    assert market(table) == {"orange": [3]}
    assert [(e.rule, e.colour, e.amount) for e in happened(events, "to_market")] == [
        ("M2", "orange", 3)
    ]
    assert bag(table) == ""
    play(table, "pass", "upgrade yellow")
    assert bag(table) == "YY"
    assert market(table) == {"orange": [3]}
    assert supply(table) == "YOO"


def test_T2_each_player_lays_the_own_first_cube() -> None:
    table = game(seat(cubes="OOO"), seat(cubes="O"))
    play(table, "war 1", "war 2", "burn orange")
    assert market(table) == {"orange": [3, 2]}
    assert bag(table) == "OO"


@pytest.mark.parametrize(
    ("stand_in", "texts"),
    [
        ("W", {"fleet", "guilds", "use yellow", "use green", "upgrade yellow", "upgrade green"}),
        ("B", {"war 2", "politics 1", "use orange", "use purple", "upgrade orange"}),
    ],
)
def test_T3_white_counts_as_yellow_or_green_black_as_orange_or_purple(
    stand_in: str, texts: set[str]
) -> None:
    table = game(seat(cubes=stand_in))
    expect_allowed(table, *(f"{text} wild 1" for text in texts))
    other = game(seat(cubes={"W": "B", "B": "W"}[stand_in]))
    for text in texts:
        expect_refused(other, f"{text} wild 1", "T3", "wild-not-held")
        expect_refused(table, text, "T3", "pays-with-wild")


def test_T3_freely_mixed() -> None:
    table = game(seat(cubes="YYWWW", actions=2))
    assert of_kind(table, "fleet") == {
        "fleet wild 1",
        "fleet wild 2",
        "fleet wild 3",
    }
    expect_refused(table, "fleet", "T3", "pays-with-wild")
    expect_refused(table, "fleet wild 4", "T3", "too-many-wild")
    play(table, "fleet wild 2")
    assert (supply(table), bag(table)) == ("YW", "YWW")


def test_T3_without_a_need_too() -> None:
    table = game(seat(cubes="YYW", actions=1))
    expect_allowed(table, "fleet", "fleet wild 1")
    expect_refused(table, "fleet wild 2", "T3", "wild-not-held")


@pytest.mark.parametrize(
    ("cubes", "text"), [("YGOBP", "city"), ("YGOBP", "burn white"), ("YWGOP", "republic purple")]
)
def test_T3_nothing_replaces_white_or_black(cubes: str, text: str) -> None:
    table = game(seat(cubes=cubes * 5, banners="PPP"))
    expect_refused(table, text, "T2", "too-dear")


def test_T3_effects_take_each_cube_as_it_is() -> None:
    # master_artisan draws and scores green cubes: white ones stay in the bag and score nothing.
    table = game(seat(cubes="GGW", bag="GWW"), present={"green": "master_artisan"})
    events = play(table, "use green")
    assert (supply(table), bag(table)) == ("WGG", "WW")
    assert gained(events, "points") == 2


def test_T4_the_cubes_paid_can_be_drawn_at_once() -> None:
    table = game(seat(cubes="GG", actions=1))
    play(table, "guilds")
    assert (supply(table), bag(table)) == ("GG", "")


def test_T4_the_first_cube_is_in_the_market_not_in_the_bag() -> None:
    table = game(seat(cubes="G", bag="Y"))
    play(table, "guilds")
    assert (supply(table), bag(table)) == ("Y", "")
    assert market(table) == {"green": [3]}


def test_T4_the_cube_paid_can_be_bought_at_once() -> None:
    table = game(seat(cubes="Y", tracks={"yellow": 3}))
    play(table, "fleet")
    expect_allowed(table, "buy yellow 3")
    play(table, "buy yellow 3")
    assert (supply(table), market(table)) == ("Y", {})


def test_T4_by_cards_too() -> None:
    table = game(seat(cubes="GG", actions=1))
    play(table, "use green")  # grand_merchant draws all yellow and green cubes
    assert supply(table) == "GG"


def test_T4_gained_cubes_go_to_the_supply() -> None:
    table = game(seat(cubes="Y", tracks={"yellow": 2}))
    play(table, "upgrade yellow")
    assert (supply(table), bag(table)) == ("W", "")


def test_T5_what_can_be_paid_may_be_done_even_if_it_yields_nothing() -> None:
    table = game(seat(cubes="G"))
    events = play(table, "guilds")
    assert happened(events, "drawn") == []
    assert deciding(table) == (1, "turn")
    table = game(seat(cubes="Y"))
    assert happened(play(table, "fleet"), "bought") == []
    assert deciding(table) == (1, "turn")


def test_T5_effects_go_in_the_order_written() -> None:
    # constantinople: the banner, then the purchase; the question comes last.
    table = game(
        seat(cubes="Y"),
        present={"yellow": "constantinople"},
        market={"green": "3 2", "orange": "3 2"},
    )
    events = play(table, "use yellow")
    assert [e.kind for e in events] == ["paid", "to_market", "card_used", "banner"]
    assert banners(table) == "P"
    assert deciding(table) == (0, "buy")


def test_T5_what_cannot_be_done_is_skipped() -> None:
    # No disc to be removed, and no marker that could go farther left: the points come all the same.
    table = game(seat(cubes="O", discs=""))
    assert gained(play(table, "use orange"), "points") == 0
    assert at_turn(table)
    table = game(seat(cubes="B", marker=1), present={"black": "financial_power"})
    events = play(table, "use black")
    assert happened(events, "moved") == []
    assert gained(events, "points", "C6") == 3
    assert deciding(table) == (1, "turn")


def test_T6_gains_are_asked_about_only_with_the_option() -> None:
    table = game(seat(cubes="O"))
    assert gained(play(table, "burn orange"), "points", "B5") == 1
    assert deciding(table) == (1, "turn")


@pytest.mark.parametrize(("answer", "points"), [("accept", 1), ("decline", 0)])
def test_T6_a_gain_may_be_declined(answer: str, points: int) -> None:
    table = game(seat(cubes="O"), declining=True)
    play(table, "burn orange")
    assert deciding(table) == (0, "accept")
    assert choices(table) == ["accept", "decline"]
    assert counted(table, "points") == [0, 0]
    events = play(table, answer)
    assert counted(table, "points") == [points, 0]
    assert len(happened(events, "declined", "T6")) == (answer == "decline")
    assert deciding(table) == (1, "turn")


def test_T6_the_whole_gain() -> None:
    table = game(seat(cubes="P", banners="PPP"), declining=True)
    play(table, "use purple")  # elder_council: 2 for each of three
    assert choices(table) == ["accept", "decline"]
    play(table, "accept")
    assert counted(table, "points") == [6, 0]


def test_T6_a_loss_can_not_be_declined() -> None:
    table = game(seat(cubes="O"), declining=True)
    play(table, "war 2")
    assert counted(table, "points") == [-1, 0]
    assert deciding(table) == (1, "turn")


def test_T6_nobody_is_asked_about_nothing() -> None:
    table = game(seat(cubes="P"), declining=True)
    play(table, "use purple")
    assert deciding(table) == (1, "turn")


def test_T6_everyone_is_asked_about_the_own_gain() -> None:
    table = game(
        seat(cubes="P"),
        seat(cubes="WW"),
        seat(cubes="W"),
        schemes="credit_policy ideology diplomacy decree",
        declining=True,
    )
    play(table, "politics 1")
    assert deciding(table) == (1, "accept")
    play(table, "decline")
    assert deciding(table) == (2, "accept")
    play(table, "accept")
    assert counted(table, "points") == [0, 0, 1]


def test_T7_a_marker_must_move() -> None:
    table = game(seat(cubes="P"))
    play(table, "burn purple")
    assert deciding(table) == (0, "move")
    assert choices(table) == ["move left 1", "move right 1"]
    expect_refused(table, "stay", "B7", "must-move")
    (moved,) = happened(play(table, "move right 1"), "moved")
    assert (moved.rule, moved.amount, moved.space) == ("B7", 1, 9)
    assert counted(table, "marker") == [9, 8]


@pytest.mark.parametrize(("marker", "after"), [(1, 2), (15, 14)])
def test_T7_an_own_move_must_take_an_open_side(marker: int, after: int) -> None:
    table = game(seat(cubes="P", marker=marker))
    play(table, "burn purple")
    assert counted(table, "marker") == [after, 8]


def test_T7_up_to_and_may_leave_it_where_it_is() -> None:
    table = game(seat(cubes="B", marker=4), present={"black": "subversive_push"})
    play(table, "use black")
    assert set(choices(table)) == {
        "stay",
        *(f"move left {n}" for n in range(1, 4)),
        *(f"move right {n}" for n in range(1, 8)),
    }
    play(table, "stay")
    assert counted(table, "marker") == [4, 8]


@pytest.mark.parametrize(("side", "after"), [("left", [6, 1, 1, 13]), ("right", [10, 3, 4, 15])])
def test_T7_everyone_the_same_way_and_stops_at_the_end(side: str, after: list[int]) -> None:
    table = game(
        seat(cubes="P"),
        seat(marker=1),
        seat(marker=2),
        seat(marker=15),
        schemes="ideology credit_policy diplomacy decree",
    )
    play(table, "politics 1")
    assert deciding(table) == (0, "shift")
    assert choices(table) == ["shift left", "shift right"]
    events = play(table, f"shift {side}")
    assert counted(table, "marker") == after
    assert all(e.rule == "P2" for e in happened(events, "moved"))
