"""O: solo."""

from collections import Counter
from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.citta_stato.support import (
    COLOURS,
    FUTURE,
    LETTERS,
    PRESENT,
    at_turn,
    bag,
    card_at,
    choices,
    counted,
    deciding,
    expect_refused,
    happened,
    letters,
    market,
    play,
    seat,
    solo,
    supply,
)

CITY = {1: "amalfi", 2: "venezia", 3: "ancona", 4: "ragusa"}
OWN = {1: "oligarchy_crowns", 2: "oligarchy", 3: "oligarchy", 4: "plutocracy"}
OFFER = {
    1: {"plutocracy_crowns", "doge_crowns"},
    2: {"doge_crowns"},
    3: {"plutocracy_crowns"},
    4: {"plutocracy_crowns", "oligarchy"},
}
PAIR = {1: "YO", 2: "GO", 3: "GP", 4: "OP"}
MARKET = {1: "YYGGOOPPWB", 2: "YYGGOOPP", 3: "YYGOOP", 4: "YGOP"}
SCHEMES = {
    1: "turning_point decree republican_fate ideology",
    2: "ideology credit_policy decree republican_fate",
    3: "credit_policy diplomacy turning_point republican_fate",
    4: "diplomacy decree republican_fate credit_policy",
}
DRAWN = {1: 2, 2: 3, 3: 4, 4: 5}
REQUIRED = {1: (18, 19, 20), 2: (21, 23, 25), 3: (24, 27, 30), 4: (27, 31, 35)}
SCENARIO = pytest.mark.parametrize("scenario", [1, 2, 3, 4])
FULL_MARKET = {"green": "3 2 1 1", "white": "3 2", "purple": "1"}
TRACKS = {"yellow": 3, "green": 1, "orange": 2, "purple": 4}


def begun(scenario: int, number: int = 1, crowns: int = 0, seed: int = 1) -> Any:
    return lc.citta_stato.new_solo(scenario, number, crowns, seed)


def act(scenario: int, letter: str, **fields: Any) -> tuple[Any, list[Any]]:
    """A table at which the ghost has drawn a cube of this colour, and what happened."""
    table = solo(scenario, ghost=letter, **fields)
    return table, play(table, "pass")


@SCENARIO
def test_O1_the_human_is_always_first(scenario: int) -> None:
    for seed in range(5):
        table = begun(scenario, seed=seed)
        for number in (1, 2, 3):
            assert deciding(table) == (0, "turn")
            assert (table.state.first_player, table.state.round) == (0, number)
            play(table, "pass")
            while table.state.round == number:
                if table.decision is None:
                    table.step()
                else:
                    table.play(choices(table)[0])


@SCENARIO
def test_O1_the_market_has_the_citys_pair_then_the_ghosts_cubes(scenario: int) -> None:
    laid = Counter(PAIR[scenario] + MARKET[scenario])
    assert market(begun(scenario)) == {
        colour: [3, 2, 1][: laid[letter]]
        for colour, letter in zip(COLOURS, LETTERS, strict=True)
        if laid[letter]
    }


@SCENARIO
def test_O1_the_upgrade_marker_is_the_number_of_the_game(scenario: int) -> None:
    assert [begun(scenario, number).state.upgrade for number in (1, 2, 3)] == [1, 2, 3]
    table = solo(scenario, 2, human=seat(cubes="Y"), upgrade=2)
    play(table, "upgrade yellow", "pass")
    assert table.state.upgrade == 1
    while table.state.round == 1:
        if table.decision is None:
            table.step()
        else:
            table.play(choices(table)[0])
    assert table.state.upgrade == 2


def test_O1_two_player_rules_for_everything_else() -> None:
    table = begun(1)
    assert letters(table.players[0].bag) == "YGOP"
    assert supply(table) == "YGGOPP"  # two of each but for the market's Y and O
    assert table.state.table.stock == ((12, 20, 12, 12, 20, 12), 12, 20)


def test_O1_the_offer_is_open_to_choose_from() -> None:
    table = solo(1, human=seat(cubes="B"))
    assert set(table.state.seen_by(0).offer) == OFFER[1]
    play(table, "burn black")
    assert deciding(table) == (0, "offer")
    assert choices(table) == ["offer plutocracy_crowns", "offer doge_crowns", "hold old"]
    expect_refused(table, "offer oligarchy_crowns", "B8", "not-offered")
    expect_refused(table, "hold new", "B8", "asks-offer")
    play(table, "offer doge_crowns")
    assert counted(table, "republic") == ["doge_crowns"]
    assert sorted(table.state.offer) == ["oligarchy_crowns", "plutocracy_crowns"]


def test_O1_the_old_card_may_be_kept() -> None:
    table = solo(1, human=seat(cubes="B"))
    play(table, "burn black", "hold old")
    assert counted(table, "republic") == ["oligarchy_crowns"]
    assert set(table.state.offer) == OFFER[1]


@SCENARIO
def test_O2_a_cube_of_each_colour(scenario: int) -> None:
    ghost = begun(scenario).state.ghost
    assert (letters(ghost.bag), ghost.drawn, ghost.discs) == ("YWGOBP", (), (0, 1, 2, 3, 4, 5))


def answered(table: Any) -> None:
    """Answer what the ghost asks, until the next turn."""
    while not at_turn(table):
        table.play(choices(table)[0])


@SCENARIO
def test_O2_one_is_drawn_after_each_human_turn_so_many_a_round(scenario: int) -> None:
    table = solo(
        scenario, ghost="YWGOBP", human=seat(cubes="O" * 9 + "Y" * 28, tracks=TRACKS), discs=""
    )
    for turn in range(1, 8):
        play(table, "fleet")
        while deciding(table)[1] == "buy":
            play(table, "done")
        answered(table)
        drawn = min(turn, DRAWN[scenario])
        assert len(table.state.ghost.drawn) == drawn
        assert sum(table.state.ghost.bag) == 6 - drawn
        assert deciding(table) == (0, "turn")
    # The human has gone on alone, and no more are drawn after the pass.
    assert happened(play(table, "pass"), "ghost") == []


@SCENARIO
def test_O2_after_the_pass_the_ghost_goes_on_alone(scenario: int) -> None:
    table = solo(scenario, ghost="YWGOBP")
    play(table, "pass")
    answered(table)
    assert len(table.state.ghost.drawn) == DRAWN[scenario]
    assert len(set(table.state.ghost.drawn)) == DRAWN[scenario]
    assert table.phase == "war"


def test_O2_any_cube_can_be_drawn() -> None:
    first = {play(solo(1, ghost="YWGOBP", seed=n), "pass")[1].colour for n in range(60)}
    assert first == set(COLOURS)


def test_O2_drawn_cubes_return_at_the_end_of_the_round() -> None:
    table = solo(2, ghost="YWGOBP")
    play(table, "pass")
    while table.state.round == 1:
        if table.decision is None:
            table.step()
        else:
            table.play(choices(table)[0])
    assert (letters(table.state.ghost.bag), table.state.ghost.drawn) == ("YWGOBP", ())


@pytest.mark.parametrize(("colour", "letter"), list(zip(COLOURS, LETTERS, strict=True)))
def test_O3_it_discards_the_present_of_the_colour_then_acts(colour: str, letter: str) -> None:
    table, events = act(1, letter)
    assert card_at(table, colour) == ""
    assert card_at(table, colour, "future") == FUTURE[colour]
    assert table.state.discards[COLOURS.index(colour)] == (PRESENT[colour],)
    (ghost,) = happened(events, "ghost")
    assert (ghost.rule, ghost.player, ghost.colour, ghost.what) == (
        *("O3", None, colour),
        PRESENT[colour],
    )


def test_O3_without_a_present_it_acts_alike() -> None:
    table, events = act(1, "W", present={"white": ""})
    assert table.state.discards[1] == ()
    assert happened(events, "ghost")[0].what == ""
    assert counted(table, "marker") == [6]


def test_O3_the_human_may_take_it_first() -> None:
    table = solo(1, ghost="Y", human=seat(cubes="Y"))
    events = play(table, "use yellow")
    assert [e.kind for e in events].index("card_used") < [e.kind for e in events].index("ghost")
    assert counted(table, "cards") == [("barcelona",)]


def test_O3_emptied_rows_and_schemes_leave_the_game() -> None:
    table, _ = act(1, "Y", market=FULL_MARKET)
    assert letters(table.state.removed) == "GGP"
    table, _ = act(1, "P")
    assert table.state.schemes == ("", "decree", "republican_fate", "ideology")
    while table.state.round == 1:
        if table.decision is None:
            table.step()
        else:
            table.play(choices(table)[0])
    assert table.state.schemes[0] == ""


def war(human: dict[str, Any], *discs: tuple[int, int], **fields: Any) -> tuple[Any, list[Any]]:
    """A solo game at the first decision of a war, and what happened up to it."""
    table = solo(1, human=human, phase="war", war=list(discs), **fields)
    return table, table.step()


def test_O4_a_ghosts_disc_fights_but_pays_and_takes_nothing() -> None:
    table, events = war(seat(cubes="YY", discs="01345"), (1, 3), (0, 2), discs="01245")
    assert [e.amount for e in happened(events, "ghost_revealed")] == [3]
    assert [e.amount for e in happened(events, "ghost_won")] == [3]
    assert [e.player for e in happened(events, "war_paid")] == [0]
    # The human has lost, and may take a Present.
    assert deciding(table) == (0, "take")
    assert table.state.agenda[0].rule == "W4"
    assert "leave" in choices(table)
    play(table, "leave")
    assert table.state.present == tuple(PRESENT.values())
    assert (table.state.war, table.state.ghost.discs) == ((), (0, 1, 2, 4, 5))
    assert counted(table, "gone") == [(2,)]


def test_O4_ties_by_earlier_placing_against_the_ghost_too() -> None:
    table, _ = war(seat(cubes="YY", discs="01345"), (0, 2), (1, 2))
    assert table.state.agenda[0].rule == "W3"
    table, _ = war(seat(cubes="YY", discs="01345"), (1, 2), (0, 2))
    assert table.state.agenda[0].rule == "W4"


def test_O4_a_ghost_alone_on_the_track() -> None:
    table, _ = war(seat(cubes="YY"), (1, 2), discs="01345")
    assert deciding(table) == (0, "move")
    play(table, "stay")
    assert table.phase == "round_end"
    assert supply(table) == "YY"


@pytest.mark.parametrize(("points", "drawn"), [(0, 5), (18, 5), (19, 3)])
def test_O4_a_human_not_above_the_required_score_has_the_fewest_points(
    points: int, drawn: int
) -> None:
    table = solo(1, human=seat(points=points, bag="Y" * 9), ghost="", phase="round_end")
    table.step()
    assert (len(supply(table)), len(bag(table))) == (drawn, 9 - drawn)


def result(scenario: int, number: int, **human: Any) -> Any:
    """How a solo game ends."""
    table = solo(scenario, number, human=seat(**human), phase="final", round=7)
    events = table.step()
    (told,) = happened(events, "solo")
    assert (told.rule, told.what) == ("O5", "won" if table.solo.won else "lost")
    assert told.amount == table.solo.bonus_crowns
    assert happened(events, "won") == []
    return table.solo


def test_O5_won_with_the_required_score_and_the_objectives() -> None:
    met = result(1, 1, points=18, second=18, cubes="WB")
    assert (met.won, met.final, met.required) == (True, 18, 18)
    assert met.objectives == {"white_and_black": True}
    assert not result(1, 1, points=17, second=17, cubes="WB").won
    lost = result(1, 1, points=40, second=40, cubes="W")
    assert (lost.won, lost.objectives) == (False, {"white_and_black": False})
    assert lost.bonus_crowns == 0


def test_O5_the_final_score_counts() -> None:
    # Outside the own form the lower one.
    assert not result(1, 1, points=30, second=2, cubes="WB", marker=3).won
    # Inside, but with ten signs between 2 and 30: two crowns above the marker, two of the card.
    assert not result(1, 1, points=30, second=2, cubes="WB").won
    assert result(1, 1, points=30, second=2, cubes="WB", crowns=6).won


@pytest.mark.parametrize(("final", "crowns"), [(18, 0), (20, 0), (21, 1), (25, 2), (40, 7)])
def test_O5_the_signs_between_both_are_bonus_crowns(final: int, crowns: int) -> None:
    # 18 required: signs at 21, 24, 27, 30, 33, 36, 39.
    assert result(1, 1, points=final, second=final, cubes="WB").bonus_crowns == crowns


def test_O5_the_next_game_begins_with_them() -> None:
    assert counted(begun(1, 2, crowns=2), "crowns") == [2]
    for wrong in (-1, 21):
        with pytest.raises(lc.BadSetting):
            begun(1, 2, crowns=wrong)


def test_O5_objectives_are_checked_after_the_crowns_above_the_marker_tiles_only() -> None:
    own = {"points": 20, "second": 20, "cubes": "WB", "tracks": {"purple": 4}}
    assert not result(1, 3, **own, crowns=2).won  # 2 + 2 above the marker; the card's do not count
    assert result(1, 3, **own, crowns=3).won


def test_O5_each_objective_is_told() -> None:
    table = begun(1, 3)
    assert table.solo.objectives == {
        "white_and_black": False,
        "purple_4": False,
        "crowns_5": False,
    }
    assert not table.solo.won


@SCENARIO
def test_O6_the_scenarios(scenario: int) -> None:
    table = begun(scenario)
    (player,) = table.players
    assert (player.city, player.republic) == (CITY[scenario], OWN[scenario])
    assert set(table.state.offer) == OFFER[scenario]
    assert len(table.state.offer) == len(OFFER[scenario])
    assert table.state.schemes == tuple(SCHEMES[scenario].split())
    assert table.state.table.plot.cubes == DRAWN[scenario]


@pytest.mark.parametrize(("scenario", "letter"), [(1, "Y"), (2, "Y"), (4, "Y")])
def test_O7_r1_empties_the_row_of_one_coin(scenario: int, letter: str) -> None:
    table, _ = act(scenario, letter, market=FULL_MARKET)
    assert market(table) == {"green": [3, 2], "white": [3, 2]}


@pytest.mark.parametrize(("scenario", "letter"), [(3, "Y"), (4, "W")])
def test_O7_r2_empties_the_row_of_two_coins(scenario: int, letter: str) -> None:
    table, _ = act(scenario, letter, market=FULL_MARKET)
    assert market(table) == {"green": [3, 1, 1], "white": [3], "purple": [1]}
    assert letters(table.state.removed) == "WG"


@pytest.mark.parametrize(
    ("scenario", "letter", "gone"),
    [(1, "P", "1"), (2, "W", "1"), (2, "P", "2"), (3, "P", "13"), (4, "P", "14")],
)
def test_O7_schemes_go(scenario: int, letter: str, gone: str) -> None:
    table, _ = act(scenario, letter, human=seat(cubes="P"))
    left = ["" if str(n) in gone else w for n, w in enumerate(SCHEMES[scenario].split(), start=1)]
    assert list(table.state.schemes) == left


@pytest.mark.parametrize(
    ("scenario", "letter", "steps"),
    [(1, "W", -2), (1, "B", 2), (2, "B", -1), (3, "B", 1), (4, "B", 2)],
)
def test_O7_the_own_marker_is_pushed(scenario: int, letter: str, steps: int) -> None:
    table, events = act(scenario, letter)
    assert counted(table, "marker") == [8 + steps]
    assert [e.rule for e in happened(events, "moved")] == ["O7"]
    end = 1 if steps < 0 else 15
    table, _ = act(scenario, letter, human=seat(marker=end))
    assert counted(table, "marker") == [end]


@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_O7_a_track_goes_back_a_space_and_rewards_stay(scenario: int) -> None:
    table, _ = act(scenario, "G", human=seat(tracks=TRACKS, banners="Y", cubes="W"))
    assert deciding(table) == (0, "back")
    assert choices(table) == ["back yellow", "back orange", "back purple"]
    expect_refused(table, "back green", "O7", "backs-short")
    expect_refused(table, "back yellow orange", "O7", "backs-count")
    play(table, "back yellow")
    assert counted(table, "tracks") == [(2, 1, 2, 4)]
    assert (counted(table, "banners"), supply(table)) == ([(1, 0, 0, 0)], "W")


@pytest.mark.parametrize("scenario", [1, 2, 3, 4])
def test_O7_no_track_goes_back_if_none_can(scenario: int) -> None:
    table, events = act(scenario, "G")
    assert happened(events, "moved_back") == []
    assert counted(table, "tracks") == [(1, 1, 1, 1)]


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("back yellow yellow", (1, 1, 2, 4)),
        ("back yellow orange", (2, 1, 1, 4)),
        ("back purple purple", (3, 1, 2, 2)),
        ("back orange purple", (3, 1, 1, 3)),
    ],
)
def test_O7_one_by_two_or_two_by_one(text: str, after: tuple[int, ...]) -> None:
    table, _ = act(4, "G", human=seat(tracks=TRACKS))
    assert set(choices(table)) == {
        *("back yellow yellow", "back yellow orange", "back yellow purple"),
        *("back orange purple", "back purple purple"),
    }
    expect_refused(table, "back orange orange", "O7", "backs-short")
    expect_refused(table, "back yellow", "O7", "backs-count")
    play(table, text)
    assert counted(table, "tracks") == [after]


def test_O7_only_one_space_can_go_back() -> None:
    table, _ = act(4, "G", human=seat(tracks={"orange": 2}))
    assert counted(table, "tracks") == [(1, 1, 1, 1)]


def test_O7_a_supply_cube_goes_into_the_bag() -> None:
    table, _ = act(3, "W", human=seat(cubes="YOO", bag="P"))
    assert deciding(table) == (0, "bag")
    assert choices(table) == ["bag yellow", "bag orange"]
    expect_refused(table, "bag purple", "O7", "cube-not-held")
    play(table, "bag orange")
    assert (supply(table), bag(table)) == ("YO", "OP")
    table, _ = act(3, "W")
    assert table.phase == "war"


@pytest.mark.parametrize("scenario", [1, 2])
def test_O7_a_random_ghost_disc(scenario: int) -> None:
    found = set()
    for seed in range(60):
        table, events = act(scenario, "O", discs="0245", seed=seed)
        ((player, disc),) = table.state.war
        assert player == 1
        assert table.state.ghost.discs == tuple(d for d in (0, 2, 4, 5) if d != disc)
        assert [(e.rule, e.amount) for e in happened(events, "ghost_disc")] == [("O7", 0)]
        assert table.state.seen_by(0).war[0].disc == -1
        assert table.state.seen_by(0).ghost.discs == (-1,) * 3
        found.add(disc)
    assert found == {0, 2, 4, 5}


@pytest.mark.parametrize(("scenario", "disc"), [(3, 4), (4, 1)])
def test_O7_the_highest_or_the_lowest_ghost_disc(scenario: int, disc: int) -> None:
    table, _ = act(scenario, "O", discs="124")
    assert [tuple(placed) for placed in table.state.war] == [(1, disc)]
    # Everybody can work out which.
    assert table.state.seen_by(0).war[0].disc == disc


@SCENARIO
def test_O7_no_second_disc_and_none_where_there_is_none(scenario: int) -> None:
    table, _ = act(scenario, "O", discs="0124", war=[(1, 3)])
    assert [tuple(placed) for placed in table.state.war] == [(1, 3)]
    table, _ = act(scenario, "O", discs="")
    assert table.state.war == ()


@SCENARIO
def test_O8_required_scores(scenario: int) -> None:
    found = tuple(begun(scenario, number).solo.required for number in (1, 2, 3))
    assert found == REQUIRED[scenario]


GOALS: dict[int, tuple[str, str, str]] = {
    1: ("white_and_black", "purple_4", "crowns_5"),
    2: ("doge", "purple_banners_3", "card_of_each_colour"),
    3: ("orange_1", "banner_of_each_colour", "discs_gone"),
    4: ("banners_7", "crowns_7", "burned_of_each_colour"),
}


@SCENARIO
def test_O8_each_game_adds_an_objective(scenario: int) -> None:
    for number in (1, 2, 3):
        goals = list(begun(scenario, number).solo.objectives)
        assert goals == list(GOALS[scenario][:number])


SIX = "tunis silk authority warfare_intent cartography duchy"
BURNED = dict(zip(COLOURS, SIX.split(), strict=True))


@pytest.mark.parametrize(
    ("scenario", "goal", "met", "missed"),
    [
        (1, "white_and_black", {"cubes": "WB"}, {"cubes": "WWYP", "bag": "B"}),
        (1, "purple_4", {"tracks": {"purple": 4}}, {"tracks": {"purple": 3, "yellow": 4}}),
        (1, "crowns_5", {"crowns": 3}, {"crowns": 2}),
        (2, "doge", {"republic": "doge_crowns"}, {"republic": "oligarchy"}),
        (2, "purple_banners_3", {"banners": "PPP"}, {"banners": "PPYGO"}),
        (
            2,
            "card_of_each_colour",
            {"cards": SIX + " tripoli"},
            {"cards": "tunis silk authority warfare_intent cartography", "burned": BURNED},
        ),
        (3, "orange_1", {"tracks": {"yellow": 4}}, {"tracks": {"orange": 2}}),
        (3, "banner_of_each_colour", {"banners": "YGOP"}, {"banners": "YYGGOO"}),
        (3, "discs_gone", {"discs": ""}, {"discs": "3"}),
        (4, "banners_7", {"banners": "YYYYYYY"}, {"banners": "YYGGOO"}),
        (4, "crowns_7", {"crowns": 5}, {"crowns": 4}),
        (
            4,
            "burned_of_each_colour",
            {"burned": BURNED},
            {"burned": {**BURNED, "purple": ""}, "cards": SIX},
        ),
    ],
)
def test_O8_what_the_objectives_ask(
    scenario: int, goal: str, met: dict[str, Any], missed: dict[str, Any]
) -> None:
    assert result(scenario, 3, **met).objectives[goal]
    assert not result(scenario, 3, **missed).objectives[goal]
