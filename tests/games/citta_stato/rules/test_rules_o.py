"""O: solo."""

from collections import Counter
from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.citta_stato.rules.scenarios import (
    CITY,
    DRAWN,
    FULL_MARKET,
    MARKET,
    OFFER,
    OWN,
    PAIR,
    SCENARIO,
    SCHEMES,
    TRACKS,
    act,
    begun,
    result,
)
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


def test_S7_no_more_bonus_crowns_than_the_stock_has() -> None:
    # 24 signs between 18 and 90, and 20 crowns in the box.
    assert result(1, 1, points=90, second=90, cubes="WB").bonus_crowns == 20
    assert counted(begun(1, 2, crowns=20), "crowns") == [20]


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
